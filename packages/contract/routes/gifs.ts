import { z } from 'zod'
import { gifOrderSchema } from '../jobs/make-gif.ts'
import { defineRoute, idSchema, startedJobSchema } from './route.ts'

/** Result of the job that `decodeVideo` starts: a clip that every browser can play. */
export const decodedVideoSchema = z.object({
  assetId: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  durationSeconds: z.number(),
  /** Length of the uploaded video; longer than the clip when only the beginning was converted. */
  sourceDurationSeconds: z.number(),
})
export type DecodedVideo = z.infer<typeof decodedVideoSchema>

export const decodeVideo = defineRoute({
  area: 'gifs',
  method: 'post',
  path: '/api/gifs/decoded-videos',
  summary:
    'Turn an uploaded video that a browser can’t decode (AVI, WMV, FLV, MPEG …) into an MP4 that it can',
  access: 'session',
  body: z.object({
    assetId: idSchema,
    idempotencyKey: z.string().min(1).max(200).optional(),
  }),
  status: 202,
  answer: startedJobSchema,
})

/** Result of the job that `makeGif` starts. */
export const madeGifSchema = z.object({
  creationId: z.string(),
  assetId: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  frames: z.number().int(),
  sizeBytes: z.number().int(),
})

export const makeGif = defineRoute({
  area: 'gifs',
  method: 'post',
  path: '/api/gifs',
  summary: 'Start making a GIF of a moment of a video; costs nothing',
  access: 'session',
  body: gifOrderSchema.extend({
    /** Repeated requests with the same key do the work once. */
    idempotencyKey: z.string().min(1).max(200).optional(),
  }),
  status: 202,
  answer: startedJobSchema,
})
