import { z } from 'zod'

/** Packs everything that belongs to an account into a ZIP. */
export const exportDataPayloadSchema = z.object({
  idempotencyKey: z.string().min(1),
  workspaceId: z.string().min(1),
})

export const exportedDataSchema = z.object({ exportId: z.string(), sizeBytes: z.number() })
