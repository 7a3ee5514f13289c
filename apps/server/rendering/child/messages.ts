// What the server and its render process say to each other. Both sides parse: a message of another version is an
// error, not a surprise.

import { errorCodeSchema } from '@vivify/contract/errors'
import { z } from 'zod'
import { encoderNames } from '../encoder/port.ts'
import { sourceJobSchema } from '../source-job.ts'

const encoderSchema = z.object({
  encoder: z.enum(['auto', ...encoderNames]),
  ffmpegProgram: z.string().min(1),
})

export const renderRequestSchema = z.object({
  job: sourceJobSchema,
  /** Absolute. */
  dataFolder: z.string().min(1),
  maxSegmentBytes: z.number().positive(),
  /** Absolute. */
  outputPath: z.string().min(1),
  encoder: encoderSchema,
})

export const toChildSchema = z.discriminatedUnion('type', [
  /** Load what any render with this encoder needs; with `hasTime`, also run its code in until it is compiled. */
  z.object({ type: z.literal('prepare'), encoder: encoderSchema, hasTime: z.boolean() }),
  z.object({ type: z.literal('start'), request: renderRequestSchema }),
  /** The samples are ready; only for jobs whose sound is made meanwhile. */
  z.object({ type: z.literal('sound'), file: z.string().min(1) }),
  z.object({ type: z.literal('cancel') }),
])

const progressSchema = z.object({
  stage: z.enum(['preparing', 'drawing', 'joining']),
  framesDone: z.number(),
  framesTotal: z.number(),
})

export const fromChildSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), progress: progressSchema }),
  z.object({
    type: z.literal('finished'),
    result: z.object({ encoder: z.enum(encoderNames), framesTotal: z.number(), framesDrawn: z.number() }),
  }),
  z.object({
    type: z.literal('failed'),
    code: errorCodeSchema,
    message: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
])

export type RenderRequest = z.infer<typeof renderRequestSchema>
export type ToChild = z.infer<typeof toChildSchema>
export type FromChild = z.infer<typeof fromChildSchema>
