// How a file came to be: kept beside it, shown to its owner, and written into what is exported.

import { z } from 'zod'

/** IPTC's terms. Our procedural pictures are `algorithmicMedia`; what a trained model made is not. */
export const digitalSourceTypes = [
  'algorithmicMedia',
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'digitalCapture',
  'digitalCreation',
  'humanEdits',
] as const
export const digitalSourceTypeSchema = z.enum(digitalSourceTypes)
export type DigitalSourceType = z.infer<typeof digitalSourceTypeSchema>

export const provenanceSchema = z.object({
  /** What made it, such as "Built-in painter"; null for a file that a person brought. */
  engine: z.string().max(200).nullable(),
  prompt: z.string().max(4000).nullable(),
  seed: z.number().int().nullable(),
  /** Where it came from: "made here", "upload", the ids of the files it was made of. */
  source: z.string().max(2000),
  licence: z.string().max(500),
  /** What a person did to it, in words, in order: "cropped to 1:1", "duotone". */
  edits: z.array(z.string().max(200)).max(100),
  /** null when nobody can tell, as of most uploads. */
  digitalSourceType: digitalSourceTypeSchema.nullable(),
})
export type Provenance = z.infer<typeof provenanceSchema>
