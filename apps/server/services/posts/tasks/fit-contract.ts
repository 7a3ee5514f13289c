import { z } from 'zod'
import type { TaskContract } from '../../../processes/contract.ts'

const requestSchema = z.object({
  input: z.string(),
  /** The path for the result. */
  output: z.string(),
  /** The owner's name for the file, for messages. */
  name: z.string(),
  mimeType: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  maxBytes: z.number().int().positive(),
  /** Width divided by height. */
  ratio: z.object({ min: z.number(), max: z.number() }).optional(),
  width: z.object({ min: z.number(), max: z.number() }).optional(),
})
export type FitRequest = z.infer<typeof requestSchema>

const resultSchema = z.object({
  width: z.number().int(),
  height: z.number().int(),
  sizeBytes: z.number().int(),
})
export type FitResult = z.infer<typeof resultSchema>

export const fitContract = {
  label: 'Fitting the picture',
  request: requestSchema,
  result: resultSchema,
} satisfies TaskContract<FitRequest, FitResult>
