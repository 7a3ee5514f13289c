import { z } from 'zod'
import { brandSchema } from '../project.ts'
import { defineRoute } from './route.ts'

export const brandKitSchema = z.object({
  brand: brandSchema.prefault({}),
  n8nWebhookUrl: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable()
    .default(null),
})
export type BrandKit = z.infer<typeof brandKitSchema>

export const readBrandKit = defineRoute({
  area: 'kits',
  method: 'get',
  path: '/api/brand-kit',
  summary: 'Colours, font, logo and watermark of new videos',
  access: 'session',
  status: 200,
  answer: brandKitSchema,
})

export const saveBrandKit = defineRoute({
  area: 'kits',
  method: 'put',
  path: '/api/brand-kit',
  summary: 'Save the brand kit',
  access: 'session',
  body: brandKitSchema,
  status: 200,
  answer: brandKitSchema,
})
