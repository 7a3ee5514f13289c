import { z } from 'zod'
import { encoderNames } from '../../../rendering/encoder/port.ts'
import type { TaskContract } from '../../../processes/contract.ts'

const requestSchema = z.object({
  file: z.string(),
  /** The owner's name for the file, for messages. */
  name: z.string(),
  /** The path of the resulting MP4. */
  outputPath: z.string(),
  /** Anything after this time is left out. */
  maxSeconds: z.number().positive(),
  encoder: z.object({ encoder: z.enum([...encoderNames, 'auto']), ffmpegProgram: z.string() }),
})
export type DecodeRequest = z.infer<typeof requestSchema>

const resultSchema = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  durationSeconds: z.number().positive(),
  sourceDurationSeconds: z.number().positive(),
})
export type DecodedClip = z.infer<typeof resultSchema>

export const decodeContract = {
  label: 'Converting the video',
  request: requestSchema,
  result: resultSchema,
} satisfies TaskContract<DecodeRequest, DecodedClip>
