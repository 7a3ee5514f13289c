import { AppError } from '@vivify/contract/errors'
import { messages } from '@vivify/contract/messages'
import { plans } from '@vivify/contract/plans'
import type { Database } from '../../store/database.ts'
import { planOf } from '../plans/plan-limits.ts'

/** The smallest plan with the product ad studio; larger ones have it too. */
const firstPlan = plans.find(({ id }) => id === 'creator')!

/** Throws AppError `forbidden` when plans are enforced and the workspace's has no product ad studio. */
export async function requireAdStudio(
  options: { db: Database; isEnforced: boolean },
  workspaceId: string,
): Promise<void> {
  if (!options.isEnforced) return
  const plan = await planOf(options.db, workspaceId)
  if (plans.indexOf(plan) >= plans.indexOf(firstPlan)) return
  throw new AppError('forbidden', messages.ads.planNeeded(firstPlan.name), {
    details: { plan: plan.id, limit: 'ads', needed: firstPlan.id },
  })
}
