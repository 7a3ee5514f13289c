// The operator's settings for Stripe. Apart from stripe.ts, which loads its package only when it is used.

import { plans, type Plan } from '@vivify/contract/plans'
import type { BillingPeriod, PlanPrice } from './port.ts'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Origin of the API. */
  baseUrl: string
  /** Ids of prices, by `priceKey`. Plans without one are not sold. */
  prices: Readonly<Record<string, string>>
}

export const stripeBaseUrl = 'https://api.stripe.com'

export const billingPeriods: readonly BillingPeriod[] = ['monthly', 'yearly']

/** Every setting, for the environment and for the README. */
export const stripeSettings: readonly { name: string; use: string; isUrl?: true }[] = [
  { name: 'STRIPE_SECRET_KEY', use: 'The secret key, or a restricted one. Plans are sold when it is set' },
  { name: 'STRIPE_WEBHOOK_SECRET', use: 'The signing secret of the endpoint `/api/payments/events`' },
  { name: 'STRIPE_BASE_URL', use: 'Another address of the API, for tests', isUrl: true },
  ...plans.flatMap(({ id, name }) =>
    billingPeriods.map((billing) => ({
      name: priceSetting({ plan: id, billing }),
      use: `The id of the ${billing} price of ${name}`,
    })),
  ),
]

export function priceKey({ plan, billing }: PlanPrice): string {
  return `${plan}/${billing}`
}

function priceSetting({ plan, billing }: PlanPrice): string {
  return `STRIPE_PRICE_${plan.toUpperCase()}_${billing.toUpperCase()}`
}

/** Null without a key. Throws a RangeError naming what is missing beside a key. */
export function readStripeSettings(read: (name: string) => string): StripeSettings | null {
  const secretKey = read('STRIPE_SECRET_KEY')
  if (secretKey === '') return null
  const webhookSecret = read('STRIPE_WEBHOOK_SECRET')
  if (webhookSecret === '') throw new RangeError('STRIPE_WEBHOOK_SECRET')
  const prices: Record<string, string> = {}
  for (const { id: plan } of plans) {
    for (const billing of billingPeriods) {
      const price = read(priceSetting({ plan, billing }))
      if (price !== '') prices[priceKey({ plan, billing })] = price
    }
  }
  const baseUrl = new URL(read('STRIPE_BASE_URL') || stripeBaseUrl).origin
  return { secretKey, webhookSecret, baseUrl, prices }
}

/** The plan and period of a price's id; null for a price that is not set. */
export function findPrice(settings: StripeSettings, priceId: string): PlanPrice | null {
  const found = Object.entries(settings.prices).find(([, id]) => id === priceId)
  if (!found) return null
  const [plan, billing] = found[0].split('/') as [Plan['id'], BillingPeriod]
  return { plan, billing }
}
