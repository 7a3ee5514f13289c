import { z } from 'zod'
import { timedWordSchema, timingSourceSchema } from '@vivify/contract/project'
import type { TaskContract } from '../../../../processes/contract.ts'

/** The speech of one scene. */
export const utteranceSchema = z.object({
  /** Mono 32-bit float samples in machine order, without a header. */
  file: z.string(),
  sampleRate: z.number().positive(),
  durationSeconds: z.number().nonnegative(),
  words: z.array(timedWordSchema),
  timing: timingSourceSchema,
  engine: z.string(),
})

const requestSchema = z.object({
  /** The engine's name for the voice. */
  voice: z.string(),
  /** The samples are written to `file`, and their description to `file` with `.json` added. */
  scenes: z.array(z.object({ id: z.string(), say: z.string(), file: z.string() })),
  /** The folder of the natural voices, when they are to speak; without it, the built-in voice does. */
  naturalVoices: z
    .object({
      path: z.string(),
      files: z
        .array(z.object({ name: z.string(), url: z.string(), bytes: z.number(), sha256: z.string() }))
        .readonly()
        .optional(),
    })
    .optional(),
})

export const speakContract = {
  label: 'Speaking the script',
  request: requestSchema,
  result: z.object({ utterances: z.record(z.string(), utteranceSchema) }),
} satisfies TaskContract<unknown, unknown>

export type SpeakRequest = z.infer<typeof requestSchema>
export type SpeakResult = z.infer<typeof speakContract.result>

export type Utterance = z.infer<typeof utteranceSchema>
