import { z } from 'zod'
import type { TaskContract } from '../../../../processes/contract.ts'
import { utteranceSchema } from './speak-contract.ts'

const requestSchema = z.object({
  /** The recording and the person's name for it. */
  source: z.object({ file: z.string(), name: z.string() }),
  /** A scene's samples are written to `file`, and their description to `file` with `.json` added. */
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
