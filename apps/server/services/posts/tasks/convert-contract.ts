import { z } from 'zod'
import { digitalSourceTypeSchema } from '@vivify/contract/provenance'
import type { TaskContract } from '../../../processes/contract.ts'
import { encoderNames } from '../../../rendering/encoder/port.ts'

const requestSchema = z.object({
  input: z.string(),
  /** The path for the result. */
  output: z.string(),
  /** A folder for unfinished parts, which exists and which the caller removes. */
  workFolder: z.string(),
  /** The owner's name for the file, for messages. */
  name: z.string(),
  /** How pictures are coded again; null to copy pictures and sound as they are. */
  form: z
    .object({
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      fps: z.number().int().positive(),
      maxBitsPerSecond: z.number().int().positive(),
      hasSound: z.boolean(),
    })
    .nullable(),
  /** How the video came to be, which is written into the result; null when that is unknown. */
  mark: z
    .object({
      digitalSourceType: digitalSourceTypeSchema,
      madeWith: z.string(),
      aiSystem: z.string().nullable(),
    })
    .nullable(),
  encoder: z.object({ encoder: z.enum([...encoderNames, 'auto']), ffmpegProgram: z.string() }),
})
export type ConvertRequest = z.infer<typeof requestSchema>

const resultSchema = z.object({
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  sizeBytes: z.number().int(),
  /** Of the result, in hexadecimal. */
  sha256: z.string(),
})
export type ConvertResult = z.infer<typeof resultSchema>

export const convertContract = {
  label: 'Converting the video',
  request: requestSchema,
  result: resultSchema,
} satisfies TaskContract<ConvertRequest, ConvertResult>
