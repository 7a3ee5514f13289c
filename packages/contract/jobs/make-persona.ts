import { z } from 'zod'
import { personaParts } from '../persona-choices.ts'

/** Stages of the job, which are the steps of "What happens next". */
export const personaStages = ['strategy', 'pictures', 'content'] as const

/** Makes the parts of a persona. */
export const makePersonaPayloadSchema = z.object({
  personaId: z.string().min(1),
  workspaceId: z.string().min(1),
  isGuest: z.boolean(),
  parts: z.array(z.enum(personaParts)).min(1),
  /** Raised to get other wordings and pictures. */
  variant: z.number().int().min(0),
  /** Id of the image engine. */
  imageEngine: z.string(),
})
export type MakePersonaPayload = z.infer<typeof makePersonaPayloadSchema>

export const madePersonaSchema = z.object({
  personaId: z.string(),
  /** What is missing or differs from the request, as sentences. */
  warnings: z.array(z.string()),
})
