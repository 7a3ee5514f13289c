import { z } from 'zod'
import { defineRoute } from './route.ts'

export const planIdSchema = z.enum(['starter', 'creator', 'scale'])
export const billingSchema = z.enum(['monthly', 'yearly'])

export const checkOut = defineRoute({
  area: 'checkout',
  method: 'post',
  path: '/api/checkout',
  summary: 'Choose a plan; without a payment provider a local installation grants its credits at once',
  access: 'session',
  body: z.object({
    plan: planIdSchema,
    billing: billingSchema,
    /** Repeated requests with the same key grant credits once. */
    idempotencyKey: z.string().min(1).max(200).optional(),
  }),
  status: 201,
  answer: z.object({
    plan: planIdSchema,
    /** Credits that this checkout granted. */
    granted: z.number().int(),
    /** Balance after the checkout. */
    credits: z.number().int(),
  }),
})
