// Long-running work. Each kind of job has one line here with the schemas of its payload and its result; the code that
// starts, runs or reads a job is typed by that line.

import { z } from 'zod'
import { errorCodeSchema } from './errors.ts'
import { jobNames } from './job-names.ts'
import { decodeVideoPayloadSchema } from './jobs/decode-video.ts'
import { exportDataPayloadSchema, exportedDataSchema } from './jobs/export-data.ts'
import { makeAdVideoPayloadSchema } from './jobs/make-ad-video.ts'
import { makeGifPayloadSchema } from './jobs/make-gif.ts'
import { makeImagesPayloadSchema } from './jobs/make-images.ts'
import { makePersonaPayloadSchema, madePersonaSchema } from './jobs/make-persona.ts'
import { makeVideoPayloadSchema, makeVideoResultSchema } from './jobs/make-video.ts'
import { placedStockSchema, placeStockPayloadSchema } from './jobs/place-stock.ts'
import { writeArticlePayloadSchema, writtenArticleSchema } from './jobs/write-article.ts'
import { publishArticlePayloadSchema, publishedArticleSchema } from './jobs/publish-article.ts'
import { madeAdVideoSchema } from './routes/ads.ts'
import { decodedVideoSchema, madeGifSchema } from './routes/gifs.ts'
import { madeImagesSchema } from './routes/images.ts'
import { momentSchema } from './routes/route.ts'

/** Progress of a job: `done` of `total` steps of a stage. */
export const jobProgressSchema = z.object({
  stage: z.string(),
  done: z.number().nonnegative(),
  total: z.number().positive(),
})
export type JobProgress = z.infer<typeof jobProgressSchema>

/** Credits charged for a job that did not complete, because a vendor had already been asked for work. */
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
      /** Set while the job pauses: `reason` is a sentence for its owner, `waitsUntil` the moment when it continues. */
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
    /** The kind in words, for people. */
    name: z.string(),
    /** What the job works on, such as a project's id. */
    subject: z.string().nullable(),
    /** Number of changes so far; also the id of the event that reports the latest one. */
    revision: z.number().int(),
    createdAt: momentSchema,
    startedAt: momentSchema.nullable(),
    state,
  })
  return { payload, result, view }
}

/** The list to extend with a new kind of job. */
export const jobSchemas = {
  'decode-video': describeKind('decode-video', decodeVideoPayloadSchema, decodedVideoSchema),
  'export-data': describeKind('export-data', exportDataPayloadSchema, exportedDataSchema),
  'make-ad-video': describeKind('make-ad-video', makeAdVideoPayloadSchema, madeAdVideoSchema),
  'make-gif': describeKind('make-gif', makeGifPayloadSchema, madeGifSchema),
  'make-images': describeKind('make-images', makeImagesPayloadSchema, madeImagesSchema),
  'make-persona': describeKind('make-persona', makePersonaPayloadSchema, madePersonaSchema),
  'make-video': describeKind('make-video', makeVideoPayloadSchema, makeVideoResultSchema),
  'place-stock': describeKind('place-stock', placeStockPayloadSchema, placedStockSchema),
  'publish-article': describeKind('publish-article', publishArticlePayloadSchema, publishedArticleSchema),
  'write-article': describeKind('write-article', writeArticlePayloadSchema, writtenArticleSchema),
}

type JobSchemas = typeof jobSchemas
export type JobKind = keyof JobSchemas
export type JobPayload<Kind extends JobKind> = z.output<JobSchemas[Kind]['payload']>
export type JobResult<Kind extends JobKind> = z.output<JobSchemas[Kind]['result']>
export type JobView<Kind extends JobKind = JobKind> = z.output<JobSchemas[Kind]['view']>

const [firstView, ...otherViews] = Object.values(jobSchemas).map(({ view }) => view)
/** A job of any kind. */
export const jobViewSchema = z.discriminatedUnion('kind', [firstView!, ...otherViews])

/** The name of a job of this kind; the type asks for one of each kind. */
export function nameJob(kind: JobKind): string {
  return (jobNames satisfies Record<JobKind, { one: string; all: string }>)[kind].one
}

/** False for kinds that only another version of Vivify knows, as rows in the database may have. */
export function isJobKind(kind: string): kind is JobKind {
  return Object.hasOwn(jobSchemas, kind)
}
