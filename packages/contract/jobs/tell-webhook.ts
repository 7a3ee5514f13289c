import { z } from 'zod'

/** Notifies a person's automation that a video is finished. */
export const tellWebhookPayloadSchema = z.object({
  creationId: z.string(),
  /** The address that was saved when the video was finished. Rows of an earlier Vivify have none. */
  address: z.string().optional(),
})

/** `told` is false when the address was removed or changed in the meantime. */
export const tellWebhookResultSchema = z.object({ told: z.boolean() })
