import { z } from 'zod'
import { defineRoute, doneSchema, idSchema, momentSchema } from './route.ts'

export const planIdSchema = z.enum(['starter', 'creator', 'scale'])
export const billingSchema = z.enum(['monthly', 'yearly'])

export const checkOut = defineRoute({
  area: 'checkout',
  method: 'post',
  path: '/api/checkout',
  summary:
    'Choose a plan: answers the payment provider’s page; without a provider a local installation grants a month of credits at once',
  access: 'session',
  body: z.object({
    plan: planIdSchema,
    billing: billingSchema,
    /** Repeated requests with the same key grant credits, or order a page, once. */
    idempotencyKey: z.string().min(1).max(200).optional(),
  }),
  status: 201,
  answer: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('granted'),
      plan: planIdSchema,
      /** Credits that this checkout granted. */
      granted: z.number().int(),
      /** Balance after the checkout. */
      credits: z.number().int(),
    }),
    /** `checkout` is paid there; `portal` is where an existing subscription is changed. */
    z.object({ type: z.enum(['checkout', 'portal']), url: z.url() }),
  ]),
})
export type CheckoutAnswer = z.infer<typeof checkOut.answer>

/**
 * `confirming`: the provider has not reported it yet. `open`: the provider was asked, and it is not paid. Only the
 * provider's word makes it `paid`.
 */
export const checkoutStatusSchema = z.enum(['confirming', 'open', 'paid', 'expired'])

export const readPricing = defineRoute({
  area: 'checkout',
  method: 'get',
  path: '/api/pricing',
  summary: 'How prices are shown, and whether plans are granted for free',
  access: 'public',
  status: 200,
  answer: z.object({
    /** Fixed rates for display; charges are in US dollars. */
    ratesPerDollar: z.object({ EUR: z.number(), GBP: z.number() }),
    /** True where choosing a plan grants it at once. */
    isFree: z.boolean(),
  }),
})

export const readCheckout = defineRoute({
  area: 'checkout',
  method: 'get',
  path: '/api/checkout/{checkoutId}',
  summary: 'Whether a checkout was paid',
  access: 'session',
  params: z.object({ checkoutId: idSchema }),
  status: 200,
  answer: z.object({
    status: checkoutStatusSchema,
    plan: planIdSchema,
    /** Where an unpaid one can be paid. */
    url: z.url().nullable(),
    /** The balance now. */
    credits: z.number().int(),
  }),
})

export const readBilling = defineRoute({
  area: 'checkout',
  method: 'get',
  path: '/api/billing',
  summary: 'How plans are paid here, and the caller’s subscription',
  access: 'session',
  status: 200,
  answer: z.object({
    /** False when plans are granted or not sold. */
    isCharging: z.boolean(),
    subscription: z
      .object({
        plan: planIdSchema,
        billing: billingSchema,
        status: z.enum(['active', 'past_due', 'unpaid', 'incomplete']),
        periodEnd: momentSchema,
        endsAtPeriodEnd: z.boolean(),
      })
      .nullable(),
  }),
})

export const openPortal = defineRoute({
  area: 'checkout',
  method: 'post',
  path: '/api/billing/portal',
  summary: 'The payment provider’s page on which a subscription, its card and its invoices are changed',
  access: 'session',
  status: 201,
  answer: z.object({ url: z.url() }),
})

export const receivePaymentEvent = defineRoute({
  area: 'checkout',
  method: 'post',
  path: '/api/payments/events',
  summary: 'Events of the payment provider, signed by it',
  access: 'public',
  takesBytes: true,
  status: 200,
  answer: doneSchema,
})
