// How a file was made. The record is kept with the file, shown to its owner, and written into exported files.

import { z } from 'zod'
import { stockOriginSchema } from './stock.ts'

/**
 * IPTC's terms (cv.iptc.org/newscodes/digitalsourcetype), which an uploaded file may carry. Our procedural pictures are
 * `algorithmicMedia`; output of a trained model is not.
 */
export const digitalSourceTypes = [
  'algorithmicMedia',
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'compositeSynthetic',
  'composite',
  'compositeCapture',
  'digitalCapture',
  'computationalCapture',
  'multiFrameComputationalCapture',
  'negativeFilm',
  'positiveFilm',
  'print',
  'screenCapture',
  'virtualRecording',
  'dataDrivenMedia',
  'digitalCreation',
  'algorithmicallyEnhanced',
  'humanEdits',
] as const
export const digitalSourceTypeSchema = z.enum(digitalSourceTypes)
export type DigitalSourceType = z.infer<typeof digitalSourceTypeSchema>

export const provenanceSchema = z.object({
  /** The engine that made the file, such as "Built-in painter"; null for an uploaded file. */
  engine: z.string().max(200).nullable(),
  /** The trained model involved, such as "OpenAI gpt-image-2.5"; null when there is none or it is unknown. */
  aiSystem: z.string().max(200).nullable().default(null),
  prompt: z.string().max(4000).nullable(),
  seed: z.number().int().nullable(),
  /** Origin in words: "made here", "upload", "made here from product.jpg". */
  source: z.string().max(2000),
  /** Files that this one was made from; some may be deleted. */
  sourceAssetIds: z.array(z.string()).max(100).default([]),
  licence: z.string().max(500),
  /** Edits by a person, in words, in order: "cropped to 1:1", "duotone". */
  edits: z.array(z.string().max(200)).max(100),
  /** null when unknown, as for most uploads. */
  digitalSourceType: digitalSourceTypeSchema.nullable(),
  /** Set for a file of a stock library. */
  stock: stockOriginSchema.optional(),
})
export type Provenance = z.infer<typeof provenanceSchema>
