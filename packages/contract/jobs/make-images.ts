import { z } from 'zod'
import { imageRequestSchema } from '../routes/images.ts'

/** Makes pictures, or changes one. */
export const makeImagesPayloadSchema = imageRequestSchema.extend({
  idempotencyKey: z.string().min(1),
  workspaceId: z.string().min(1),
  /** Of the first picture; the others have those that follow. */
  seed: z.number().int().min(0).max(0xffffffff),
  /** A picture is changed in place of making one; the prompt says how. */
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
