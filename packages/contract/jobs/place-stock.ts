import { z } from 'zod'
import { projectSchema } from '../project.ts'
import { savedAssetSchema } from '../routes/assets.ts'
import { maxStockScenes, stockHitSchema } from '../stock.ts'

/** Finds footage for scenes of a document, or fetches what was chosen. */
export const placeStockPayloadSchema = z.object({
  idempotencyKey: z.string().min(1),
  workspaceId: z.string().min(1),
  project: projectSchema,
  scenes: z
    .array(z.object({ sceneId: z.string(), hit: stockHitSchema.nullable() }))
    .min(1)
    .max(maxStockScenes),
  /** False when the project's owner may not use the operator's keys. */
  mayUseKeys: z.boolean(),
})

export const stockPlacementSchema = z.object({ sceneId: z.string(), asset: savedAssetSchema })
export type StockPlacement = z.infer<typeof stockPlacementSchema>

export const placedStockSchema = z.object({
  placed: z.array(stockPlacementSchema),
  /** Scenes without footage and libraries that were left out, as sentences for the person. */
  warnings: z.array(z.string()),
})
