// Work that lasts: what is sent to the queue, what is told on the way, what comes out. A job's payload carries an
// idempotency key, so that sending it twice does it once.

import { z } from 'zod'
import { errorCodeSchema } from './errors.ts'
import { projectSchema, timedWordSchema } from './project.ts'

/** Stages of making a video, in order; `film` only when an outside model films scenes. */
export const makeStages = ['voice', 'film', 'pictures', 'video', 'check'] as const
export const makeStageSchema = z.enum(makeStages)
export type MakeStage = z.infer<typeof makeStageSchema>

/** Progress that was made: `done` of `total` steps of a stage. */
export const jobProgressSchema = z.object({
  stage: z.string(),
  done: z.number().nonnegative(),
  total: z.number().positive(),
})
export type JobProgress = z.infer<typeof jobProgressSchema>

/** `chargedCredits` of a job that did not complete: for what a vendor was asked for before. */
export const jobStatusSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('queued') }),
  z.object({ status: z.literal('running'), progress: jobProgressSchema }),
  z.object({ status: z.literal('completed'), result: z.unknown() }),
  z.object({
    status: z.literal('failed'),
    code: errorCodeSchema,
    message: z.string(),
    chargedCredits: z.number().int().optional(),
  }),
  z.object({ status: z.literal('cancelled'), chargedCredits: z.number().int().optional() }),
])
export type JobStatus = z.infer<typeof jobStatusSchema>

/** Makes a document into a video. */
export const makeVideoPayloadSchema = z.object({
  idempotencyKey: z.string().min(1),
  workspaceId: z.string().min(1),
  projectId: z.string().min(1),
  project: projectSchema,
  /** False where its owner may not use models whose vendor bills. */
  mayFilm: z.boolean().default(true),
})
export type MakeVideoPayload = z.infer<typeof makeVideoPayloadSchema>

/** What a made video tells of itself; the command prints it as one object. */
export const madeVideoSchema = z.object({
  out: z.string(),
  durationSeconds: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  fps: z.number(),
  /** null when the video is silent. */
  loudnessLufs: z.number().nullable(),
  truePeakDbtp: z.number().nullable(),
  /** On the video's clock, in seconds. */
  words: z.array(timedWordSchema),
  /** Which engine made what. */
  engines: z.record(z.string(), z.string()),
  seed: z.number().int(),
  stages: z.array(z.object({ name: z.string(), seconds: z.number() })),
})
export type MadeVideoFacts = z.infer<typeof madeVideoSchema>
