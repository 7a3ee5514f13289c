// Chooses a plan. There is no payment provider: an installation that only its own people reach grants the plan's
// credits; any other installation says that plans can't be bought.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { plans, type Plan } from '@vivify/contract/plans'
import type { Database } from '../../store/database.ts'
import { readBalance } from '../../store/ledger.ts'
import { readPlan, writePlan } from '../../store/workspaces.ts'
import { grantCredits } from '../credits/ledger.ts'

export interface CheckoutRequest {
  workspaceId: string
  plan: Plan['id']
  billing: 'monthly' | 'yearly'
  idempotencyKey: string | undefined
}

export interface Checkout {
  plan: Plan['id']
  granted: number
  credits: number
}

/**
 * Records the plan and grants a month of its credits in one transaction, once for each key. Throws AppError `forbidden`
 * where plans are not free.
 */
export async function checkOut(
  options: { db: Database; grantsPlans: boolean; createId: () => string },
  request: CheckoutRequest,
): Promise<Checkout> {
  if (!options.grantsPlans) throw new AppError('forbidden', messages.pricing.noPayments)
  const { workspaceId, idempotencyKey = options.createId() } = request
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
