import { z } from 'zod'
import { gifOrderSchema } from '@vivify/contract/jobs/make-gif'
import { digitalSourceTypeSchema } from '@vivify/contract/provenance'
import type { TaskContract } from '../../../processes/contract.ts'

const requestSchema = gifOrderSchema.omit({ assetId: true }).extend({
  file: z.string(),
  /** The owner's name for the file, for messages. */
  name: z.string(),
  /** The path of the resulting GIF. */
  outputPath: z.string(),
  mark: z.object({
    digitalSourceType: digitalSourceTypeSchema.nullable(),
    madeWith: z.string(),
    aiSystem: z.string().nullable(),
  }),
})
export type GifRequest = z.output<typeof requestSchema>

const resultSchema = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  frames: z.number().int().positive(),
})
export type EncodedGif = z.infer<typeof resultSchema>

export const encodeGifContract = {
  label: 'Making the GIF',
  request: requestSchema,
  result: resultSchema,
} satisfies TaskContract<GifRequest, EncodedGif>
