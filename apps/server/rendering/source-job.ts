// What can be rendered, as it is sent to the render process. Apart from what draws it: the sender loads no canvas.

import { z } from 'zod'
import { videoJobSchema } from './video/job.ts'

/** A moving pattern with a tone: proves the pipeline without a document. */
const testPatternSchema = z.object({
  type: z.literal('test-pattern'),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  fps: z.number().int().positive(),
  seed: z.number().int(),
  /** One segment each. */
  sceneFrames: z.array(z.number().int().positive()),
  hasSound: z.boolean(),
})

export const sourceJobSchema = z.discriminatedUnion('type', [testPatternSchema, videoJobSchema])
export type SourceJob = z.infer<typeof sourceJobSchema>
export type TestPattern = z.infer<typeof testPatternSchema>
