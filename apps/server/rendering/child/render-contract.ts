// The messages between the server and its render process.

import { z } from 'zod'
import type { TaskContract } from '../../processes/contract.ts'
import { encoderNames } from '../encoder/port.ts'
import type { RenderProgress, RenderResult } from '../render-video.ts'
import { videoJobSchema } from '../video/job.ts'

const encoderSchema = z.object({
  encoder: z.enum(['auto', ...encoderNames]),
  ffmpegProgram: z.string().min(1),
})

const requestSchema = z.object({
  job: videoJobSchema,
  /** Absolute. */
  dataFolder: z.string().min(1),
  maxSegmentBytes: z.number().positive(),
  /** Absolute. */
  outputPath: z.string().min(1),
  encoder: encoderSchema,
})
export type RenderRequest = z.infer<typeof requestSchema>

const noteSchema = z.discriminatedUnion('type', [
  /**
   * Loads what every render with this encoder needs. With `hasTime`, also draws a sample until the drawing code is
   * compiled.
   */
  z.object({ type: z.literal('prepare'), encoder: encoderSchema, hasTime: z.boolean() }),
  /** Says that the sound's samples are ready. Only for jobs whose sound is mixed while the picture is drawn. */
  z.object({ type: z.literal('sound'), file: z.string().min(1) }),
])
export type RenderNote = z.infer<typeof noteSchema>

export const renderContract = {
  label: 'The render',
  request: requestSchema,
  result: z.object({ encoder: z.enum(encoderNames), framesTotal: z.number(), framesDrawn: z.number() }),
  progress: z.object({
    stage: z.enum(['preparing', 'drawing', 'joining']),
    framesDone: z.number(),
    framesTotal: z.number(),
  }),
  note: noteSchema,
  failure: {
    code: 'render_failed',
    failed: 'Rendering failed. Try again; finished parts are kept.',
    died: 'The render process stopped unexpectedly. Try again; finished parts are kept.',
  },
  /** Time for the process to stop its encoder. */
  cancelMs: 2000,
} satisfies TaskContract<RenderRequest, RenderResult, RenderProgress, RenderNote>
