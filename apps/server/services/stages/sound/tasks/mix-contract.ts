import { z } from 'zod'
import { musicNameSchema } from '@vivify/contract/project'
import { effectKinds } from '@vivify/timeline/sound/effects'
import type { TaskContract } from '../../../../processes/contract.ts'

/** Change this when the same request sounds different. The names of all cached sound contain it. */
export const mixVersion = 2

const keptMusic = {
  durationSeconds: z.number().positive(),
  /** Where the samples are cached: all left samples, then all right ones, as 32-bit floats. */
  file: z.string(),
}
const composedSchema = z.object({ mood: musicNameSchema.exclude(['No Music']), ...keptMusic })
const ownMusicSchema = z.object({
  /** The person's file and its name. */
  source: z.object({ file: z.string(), name: z.string() }),
  ...keptMusic,
})

const requestSchema = z.object({
  durationSeconds: z.number().positive(),
  utterances: z.array(z.object({ file: z.string(), sampleRate: z.number(), startSeconds: z.number() })),
  words: z.array(z.object({ start: z.number(), end: z.number() })),
  music: z.union([composedSchema, ownMusicSchema]).nullable(),
  /** When the music plays. Default: all the time. */
  musicSpan: z.object({ start: z.number(), end: z.number() }).optional(),
  /** Clips that are shown before or after the scenes, with their own sound. */
  clips: z.array(z.object({ file: z.string(), startSeconds: z.number(), seconds: z.number() })).optional(),
  effects: z.array(z.object({ kind: z.enum(effectKinds), atSeconds: z.number(), gainDb: z.number() })),
  seed: z.number().int(),
  /** Where the samples are written: interleaved stereo 32-bit floats in machine order. */
  file: z.string(),
})

const mixedSchema = z.object({
  sampleRate: z.number(),
  loudnessLufs: z.number().nullable(),
  truePeakDbtp: z.number().nullable(),
  isSilent: z.boolean(),
  stages: z.array(z.object({ name: z.string(), seconds: z.number() })),
})

export const mixContract = {
  label: 'Mixing the sound',
  request: requestSchema,
  result: mixedSchema,
} satisfies TaskContract<unknown, unknown>

export type MixTaskRequest = z.infer<typeof requestSchema>
export type Mixed = z.infer<typeof mixedSchema>
