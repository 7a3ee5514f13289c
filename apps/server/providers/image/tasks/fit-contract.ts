import { z } from 'zod'
import type { TaskContract } from '../../../processes/contract.ts'

export const fitContract = {
  label: 'Reading the picture',
  request: z.object({
    input: z.string(),
    /** Where the picture of the asked size goes. */
    output: z.string(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
  }),
  result: z.object({
    format: z.enum(['png', 'jpeg']),
    /** As it came, upright. */
    madeWidth: z.number().int(),
    madeHeight: z.number().int(),
  }),
} satisfies TaskContract<unknown, unknown>

export type FitRequest = z.infer<typeof fitContract.request>
export type FitResult = z.infer<typeof fitContract.result>
