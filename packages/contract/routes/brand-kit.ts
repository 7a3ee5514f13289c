import { z } from 'zod'
import { brandSchema } from '../project.ts'
import { defineRoute, momentSchema } from './route.ts'

export const brandKitSchema = z.object({
  brand: brandSchema.prefault({}),
  n8nWebhookUrl: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable()
    .default(null),
})
export type BrandKit = z.infer<typeof brandKitSchema>

/** Outcome of the latest call to the webhook about a finished video. */
export const webhookDeliverySchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('delivered'), at: momentSchema }),
  /** `reason` is a sentence for the user. */
  z.object({ outcome: z.literal('failed'), at: momentSchema, reason: z.string() }),
])
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>

export const readBrandKit = defineRoute({
  area: 'brand-kit',
  method: 'get',
  path: '/api/brand-kit',
  summary: 'Colors, font, logo and watermark of new videos',
  access: 'session',
  status: 200,
  answer: brandKitSchema,
})

export const saveBrandKit = defineRoute({
  area: 'brand-kit',
  method: 'put',
  path: '/api/brand-kit',
  summary: 'Save the brand kit',
  access: 'session',
  body: brandKitSchema,
  status: 200,
  answer: brandKitSchema,
})

export const readWebhookDelivery = defineRoute({
  area: 'brand-kit',
  method: 'get',
  path: '/api/brand-kit/webhook-delivery',
  summary: 'Result of the last call to the saved webhook; null before the first',
  access: 'session',
  status: 200,
  answer: z.object({ delivery: webhookDeliverySchema.nullable() }),
})
