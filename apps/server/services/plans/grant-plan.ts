// Chooses a plan where nothing is charged: an installation that only its own people reach grants the plan's credits; any
// other installation without a payment provider says that plans can't be bought.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { plans, type Plan } from '@vivify/contract/plans'
import type { Database } from '../../store/database.ts'
import { readBalance } from '../../store/ledger.ts'
import { readPlan, writePlan } from '../../store/workspaces.ts'
import { grantCredits } from '../credits/ledger.ts'

interface PlanRequest {
  workspaceId: string
  plan: Plan['id']
  idempotencyKey: string
}

interface GrantedPlan {
  plan: Plan['id']
  granted: number
  credits: number
}

/**
 * Records the plan and grants a month of its credits in one transaction, once for each key. Throws AppError `forbidden`
 * where plans are not free.
 */
export async function grantPlan(
  options: { db: Database; grantsPlans: boolean; createId: () => string },
  request: PlanRequest,
): Promise<GrantedPlan> {
  if (!options.grantsPlans) throw new AppError('forbidden', messages.pricing.noPayments)
  const { workspaceId, idempotencyKey } = request
  const plan = plans.find(({ id }) => id === request.plan)!
  return options.db.transaction(async (tx) => {
    const isFirst = await grantCredits(tx, {
      id: options.createId(),
      workspaceId,
      amount: plan.creditsPerMonth,
      // Does not contain the plan: the same key with another plan counts as the same call.
      reference: `checkout:${idempotencyKey}`,
    })
    if (isFirst) await writePlan(tx, workspaceId, plan.id)
    // A license may give a larger plan than the chosen one.
    const applies = (await readPlan(tx, workspaceId)) ?? plan.id
    return { plan: applies, granted: plan.creditsPerMonth, credits: await readBalance(tx, workspaceId) }
  })
}
