import { z } from 'zod'
import { digitalSourceTypeSchema } from '@vivify/contract/provenance'
import type { TaskContract } from '../../../processes/contract.ts'

const requestSchema = z.object({
  file: z.string(),
  /** As the person's file is called, for sentences. */
  name: z.string(),
  /** What its first bytes say. */
  kind: z.enum(['image', 'clip', 'audio']),
  mimeType: z.string(),
})
export type FactsRequest = z.infer<typeof requestSchema>

const factsSchema = z.object({
  /** A container of films that holds only sound is a sound. */
  kind: z.enum(['image', 'clip', 'audio']),
  mimeType: z.string(),
  /** Upright, in pixels. */
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
  durationSeconds: z.number().positive().nullable(),
  /** What the file says of how it came to be; null when it says nothing. */
  digitalSourceType: digitalSourceTypeSchema.nullable(),
})
export type FileFacts = z.infer<typeof factsSchema>

export const factsContract = {
  label: 'Reading the file',
  request: requestSchema,
  result: factsSchema,
} satisfies TaskContract<FactsRequest, FileFacts>
