import { z } from 'zod'

/** Converts an uploaded video for browsers that can't read it. */
export const decodeVideoPayloadSchema = z.object({
  idempotencyKey: z.string().min(1),
  workspaceId: z.string().min(1),
  assetId: z.string().min(1),
})
