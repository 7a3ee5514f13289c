import { z } from 'zod'
import { digitalSourceTypeSchema } from '@vivify/contract/provenance'
import { pictureFormatSchema } from '@vivify/contract/routes/pictures'
import type { TaskContract } from '../../../processes/contract.ts'

export const encodeContract = {
  label: 'Saving the picture',
  request: z.object({
    input: z.string(),
    /** The type of the input. */
    mimeType: z.string(),
    output: z.string(),
    /** null keeps the file's format and adds only the mark. */
    format: pictureFormatSchema.nullable(),
    quality: z.number().int().min(1).max(100),
    mark: z.object({
      digitalSourceType: digitalSourceTypeSchema.nullable(),
      madeWith: z.string(),
      aiSystem: z.string().nullable(),
    }),
  }),
  /** Upright, in pixels; null for a video, whose size is already known. */
  result: z.object({ size: z.object({ width: z.number().int(), height: z.number().int() }).nullable() }),
} satisfies TaskContract<unknown, unknown>

export type EncodeRequest = z.infer<typeof encodeContract.request>
export type EncodeResult = z.infer<typeof encodeContract.result>
