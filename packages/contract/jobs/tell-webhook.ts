import { z } from 'zod'

/** Tells a person's automation that a video is finished. */
export const tellWebhookPayloadSchema = z.object({
  creationId: z.string(),
  /** The one that was saved when the video was finished; rows of an earlier Vivify have none. */
  address: z.string().optional(),
})

/** `told` is false when the address was taken out or changed meanwhile. */
export const tellWebhookResultSchema = z.object({ told: z.boolean() })
