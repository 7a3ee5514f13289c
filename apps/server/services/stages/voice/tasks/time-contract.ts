import { z } from 'zod'
import { timedWordSchema, timingSourceSchema } from '@vivify/contract/project'
import type { TaskContract } from '../../../../processes/contract.ts'

const requestSchema = z.object({
  text: z.string(),
  /** Mono 32-bit float samples in machine order, without a header. */
  file: z.string(),
  sampleRate: z.number().positive(),
  /** Of the voice; one reference of the same gender is better than three. */
  gender: z.enum(['female', 'male']).nullable(),
})
export type TimeRequest = z.infer<typeof requestSchema>

const resultSchema = z.object({ words: z.array(timedWordSchema), timing: timingSourceSchema })
export type TimeResult = z.infer<typeof resultSchema>

export const timeContract = {
  label: 'Timing the voice',
  request: requestSchema,
  result: resultSchema,
} satisfies TaskContract<TimeRequest, TimeResult>
