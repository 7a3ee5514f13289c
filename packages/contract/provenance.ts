// How a file came to be: kept beside it, shown to its owner, and written into what is exported.

import { z } from 'zod'

/**
 * IPTC's terms (cv.iptc.org/newscodes/digitalsourcetype), as a file that was brought may carry them. Our procedural
 * pictures are `algorithmicMedia`; what a trained model made is not.
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
  /** What made it, such as "Built-in painter"; null for a file that a person brought. */
  engine: z.string().max(200).nullable(),
  /** The trained model that had a part in it, such as "OpenAI gpt-image-2.5"; null for none, or an unknown one. */
  aiSystem: z.string().max(200).nullable().default(null),
  prompt: z.string().max(4000).nullable(),
  seed: z.number().int().nullable(),
  /** Where it came from, in words: "made here", "upload", "made here from product.jpg". */
  source: z.string().max(2000),
  /** Files that it was made of; some may be gone. */
  sourceAssetIds: z.array(z.string()).max(100).default([]),
  licence: z.string().max(500),
  /** What a person did to it, in words, in order: "cropped to 1:1", "duotone". */
  edits: z.array(z.string().max(200)).max(100),
  /** null when nobody can tell, as of most uploads. */
  digitalSourceType: digitalSourceTypeSchema.nullable(),
})
export type Provenance = z.infer<typeof provenanceSchema>
