import { z } from 'zod'
import { imageRequestSchema } from '../routes/images.ts'

/** Makes pictures, or edits one. */
export const makeImagesPayloadSchema = imageRequestSchema.extend({
  idempotencyKey: z.string().min(1),
  workspaceId: z.string().min(1),
  /** Seed of the first picture; the other pictures use the numbers that follow. */
  seed: z.number().int().min(0).max(0xffffffff),
  /** Set to edit an existing picture instead of making new ones; the prompt describes the change. */
  edit: z
    .object({
      assetId: z.string(),
      assetName: z.string(),
      maskAssetId: z.string().nullable(),
      width: z.number().int(),
      height: z.number().int(),
    })
    .optional(),
})
export type MakeImagesPayload = z.infer<typeof makeImagesPayloadSchema>
