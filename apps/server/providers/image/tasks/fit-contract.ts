import { z } from 'zod'
import type { TaskContract } from '../../../processes/contract.ts'

export const fitContract = {
  label: 'Reading the picture',
  request: z.object({
    input: z.string(),
    /** The path for the image of the requested size. */
    output: z.string(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
  }),
  result: z.object({
    format: z.enum(['png', 'jpeg']),
    /** The original size, after rotation to upright. */
    madeWidth: z.number().int(),
    madeHeight: z.number().int(),
  }),
} satisfies TaskContract<unknown, unknown>

export type FitRequest = z.infer<typeof fitContract.request>
export type FitResult = z.infer<typeof fitContract.result>
