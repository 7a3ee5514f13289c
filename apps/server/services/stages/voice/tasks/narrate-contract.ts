import { z } from 'zod'
import type { TaskContract } from '../../../../processes/contract.ts'
import { utteranceSchema } from './speak-contract.ts'

const requestSchema = z.object({
  /** The recording and what the person calls it. */
  source: z.object({ file: z.string(), name: z.string() }),
  /** `file` is where a scene's samples go; its `.json` neighbor describes them. */
  scenes: z.array(z.object({ id: z.string(), say: z.string(), file: z.string() })),
})
export type NarrateRequest = z.infer<typeof requestSchema>

const resultSchema = z.object({ utterances: z.record(z.string(), utteranceSchema) })
export type NarrateResult = z.infer<typeof resultSchema>

export const narrateContract = {
  label: 'Timing your narration',
  request: requestSchema,
  result: resultSchema,
} satisfies TaskContract<NarrateRequest, NarrateResult>
