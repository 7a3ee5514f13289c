import { z } from 'zod'
import { projectSchema, timedWordSchema } from '../project.ts'
import { stockPlacementSchema } from './place-stock.ts'

/** Makes a video from a document. */
export const makeVideoPayloadSchema = z.object({
  idempotencyKey: z.string().min(1),
  workspaceId: z.string().min(1),
  projectId: z.string().min(1),
  project: projectSchema,
  /** False when the project's owner may not use models whose vendor charges money. */
  mayFilm: z.boolean().default(true),
})
export type MakeVideoPayload = z.infer<typeof makeVideoPayloadSchema>

export const makeVideoResultSchema = z.object({
  creationId: z.string(),
  /** Differences from what was asked for, as sentences for the user. */
  warnings: z.array(z.string()).default([]),
  /** Footage that was found for scenes, so that the page can put it into the document, too. */
  placed: z.array(stockPlacementSchema).optional(),
})

/** Stages of making a video, in order; `film` only when an outside model films scenes. */
export const makeStages = ['voice', 'film', 'pictures', 'video', 'check'] as const
export const makeStageSchema = z.enum(makeStages)
export type MakeStage = z.infer<typeof makeStageSchema>

/** Facts about a finished video; the command line prints them as one object. */
export const madeVideoSchema = z.object({
  out: z.string(),
  durationSeconds: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  fps: z.number(),
  /** null when the video is silent. */
  loudnessLufs: z.number().nullable(),
  truePeakDbtp: z.number().nullable(),
  /** Spoken words, in seconds from the start of the video. */
  words: z.array(timedWordSchema),
  /** Engine names by the part that each made. */
  engines: z.record(z.string(), z.string()),
  seed: z.number().int(),
  stages: z.array(z.object({ name: z.string(), seconds: z.number() })),
})
export type MadeVideoFacts = z.infer<typeof madeVideoSchema>
