import { z } from 'zod'
import type { TaskContract } from '../../../processes/contract.ts'

const requestSchema = z.object({
  /** The picture as the other site sent it. */
  file: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})
export type ThumbnailRequest = z.infer<typeof requestSchema>

export const thumbnailContract = {
  label: 'Reading the picture',
  request: requestSchema,
  /** A JPEG, in base64. */
  result: z.string(),
} satisfies TaskContract<ThumbnailRequest, string>
