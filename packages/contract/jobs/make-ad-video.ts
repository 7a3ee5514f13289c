import { z } from 'zod'
import { adVideoSchema } from '../routes/ads.ts'

/** Animates a product ad. */
export const makeAdVideoPayloadSchema = adVideoSchema.extend({
  idempotencyKey: z.string().min(1),
  workspaceId: z.string().min(1),
})
export type MakeAdVideoPayload = z.infer<typeof makeAdVideoPayloadSchema>
