import { z } from 'zod'
import type { TaskContract } from '../../../../processes/contract.ts'

const requestSchema = z.object({
  input: z.string(),
  /** The path for mono 32-bit float samples in machine order, without a header. */
  output: z.string(),
  sampleRate: z.number().int().positive(),
  /** Sound after this time is not read. */
  maxSeconds: z.number().positive(),
})
export type DecodeSpeechRequest = z.infer<typeof requestSchema>

export const decodeContract = {
  label: 'Reading the voice',
  request: requestSchema,
  result: z.object({}),
} satisfies TaskContract<DecodeSpeechRequest, object>
