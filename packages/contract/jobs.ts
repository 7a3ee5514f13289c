// Work that lasts. Each kind of job has a line here: what it is asked and what comes out. Whoever starts a job, does it
// or reads it is held to that line.

import { z } from 'zod'
import { errorCodeSchema } from './errors.ts'
import { decodeVideoPayloadSchema } from './jobs/decode-video.ts'
import { makeAdVideoPayloadSchema } from './jobs/make-ad-video.ts'
import { makeImagesPayloadSchema } from './jobs/make-images.ts'
import { makeVideoPayloadSchema, makeVideoResultSchema } from './jobs/make-video.ts'
import { tellWebhookPayloadSchema, tellWebhookResultSchema } from './jobs/tell-webhook.ts'
import { madeAdVideoSchema } from './routes/ads.ts'
import { decodedVideoSchema } from './routes/gifs.ts'
import { madeImagesSchema } from './routes/images.ts'
import { momentSchema } from './routes/route.ts'

/** Progress that was made: `done` of `total` steps of a stage. */
export const jobProgressSchema = z.object({
  stage: z.string(),
  done: z.number().nonnegative(),
  total: z.number().positive(),
})
export type JobProgress = z.infer<typeof jobProgressSchema>

/** Of a job that did not complete: paid for what a vendor had been asked for before. */
const chargedCredits = z.number().int().optional()

function describeKind<const Kind extends string, Payload extends z.ZodType, Result extends z.ZodType>(
  kind: Kind,
  payload: Payload,
  result: Result,
) {
  const state = z.discriminatedUnion('status', [
    z.object({ status: z.literal('queued') }),
    z.object({
      status: z.literal('running'),
      progress: jobProgressSchema,
      /** While it pauses: why, as a sentence for its owner, and when it goes on. */
      reason: z.string().optional(),
      waitsUntil: momentSchema.optional(),
    }),
    z.object({ status: z.literal('completed'), result }),
    z.object({ status: z.literal('failed'), code: errorCodeSchema, message: z.string(), chargedCredits }),
    z.object({ status: z.literal('cancelled'), chargedCredits }),
  ])
  /** A job as its owner sees it. */
  const view = z.object({
    id: z.string(),
    kind: z.literal(kind),
    /** What the job works on, such as a project's id. */
    subject: z.string().nullable(),
    /** Counts the changes; the id of its event. */
    revision: z.number().int(),
    createdAt: momentSchema,
    startedAt: momentSchema.nullable(),
    state,
  })
  return { payload, result, view }
}

/** Add a kind of job here. */
export const jobSchemas = {
  'decode-video': describeKind('decode-video', decodeVideoPayloadSchema, decodedVideoSchema),
  'make-ad-video': describeKind('make-ad-video', makeAdVideoPayloadSchema, madeAdVideoSchema),
  'make-images': describeKind('make-images', makeImagesPayloadSchema, madeImagesSchema),
  'make-video': describeKind('make-video', makeVideoPayloadSchema, makeVideoResultSchema),
  'tell-webhook': describeKind('tell-webhook', tellWebhookPayloadSchema, tellWebhookResultSchema),
}

type JobSchemas = typeof jobSchemas
export type JobKind = keyof JobSchemas
export type JobPayload<Kind extends JobKind> = z.output<JobSchemas[Kind]['payload']>
export type JobResult<Kind extends JobKind> = z.output<JobSchemas[Kind]['result']>
export type JobView<Kind extends JobKind = JobKind> = z.output<JobSchemas[Kind]['view']>

const [firstView, ...otherViews] = Object.values(jobSchemas).map(({ view }) => view)
/** Every kind of job. */
export const jobViewSchema = z.discriminatedUnion('kind', [firstView!, ...otherViews])

/** False for the rows of another version, which may have other kinds. */
export function isJobKind(kind: string): kind is JobKind {
  return Object.hasOwn(jobSchemas, kind)
}
