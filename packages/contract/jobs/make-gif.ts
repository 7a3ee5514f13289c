import { z } from 'zod'

/** The longest GIF that the server makes. */
export const maxMadeGifSeconds = 15

/** The moment of a video, and how its GIF looks. */
export const gifOrderSchema = z.object({
  /** A video or clip of the account. */
  assetId: z.string().min(1).max(64),
  startSeconds: z.number().min(0).max(86_400).default(0),
  seconds: z.number().min(0.1).max(maxMadeGifSeconds).default(3),
  /** In pixels; a smaller video is not enlarged. */
  width: z.number().int().min(16).max(800).default(480),
  framesPerSecond: z.number().int().min(1).max(30).default(12),
  colors: z.number().int().min(2).max(256).default(256),
})

export const makeGifPayloadSchema = gifOrderSchema.extend({
  idempotencyKey: z.string().min(1),
  workspaceId: z.string().min(1),
})
