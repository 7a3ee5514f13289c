import { z } from 'zod'
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
