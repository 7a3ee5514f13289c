import { apiKeyMessages as messages } from '@vivify/contract/api-key-messages'
import { apiAccess, plans, type Plan } from '@vivify/contract/plans'

/** Why a plan lets no API keys in; null where it does. An account without a plan has Starter's limits. */
export function describeApiRefusal(chosen: Plan['id'] | null, isEnforced: boolean): string | null {
  if (!isEnforced) return null
  const plan = plans.find(({ id }) => id === (chosen ?? 'starter'))!
  return plan.features.includes(apiAccess) ? null : messages.noPlan(plan.name)
}
