import { z } from 'zod'
import { digitalSourceTypeSchema } from '@vivify/contract/provenance'
import { videoTracksSchema } from '@vivify/contract/routes/assets'
import type { TaskContract } from '../../../processes/contract.ts'

const requestSchema = z.object({
  file: z.string(),
  /** The name of the person's file, for messages. */
  name: z.string(),
  /** The kind that the file's first bytes indicate. */
  kind: z.enum(['image', 'clip', 'audio']),
  mimeType: z.string(),
  /** Whether codecs and frame rate of a clip are wanted. */
  wantsTracks: z.boolean().optional(),
})
export type FactsRequest = z.infer<typeof requestSchema>

const factsSchema = z.object({
  /** `audio` also for a film container that contains only sound. */
  kind: z.enum(['image', 'clip', 'audio']),
  mimeType: z.string(),
  /** Upright, in pixels. */
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
  durationSeconds: z.number().positive().nullable(),
  /** How the file was made, as stated in the file; null when it states nothing. */
  digitalSourceType: digitalSourceTypeSchema.nullable(),
  /** Only of a clip, and only when they were asked for. */
  tracks: videoTracksSchema.optional(),
})
export type FileFacts = z.infer<typeof factsSchema>

export const factsContract = {
  label: 'Reading the file',
  request: requestSchema,
  result: factsSchema,
} satisfies TaskContract<FactsRequest, FileFacts>
