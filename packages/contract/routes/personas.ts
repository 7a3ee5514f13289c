import { z } from 'zod'
import {
  maxCheckedCharacters,
  maxPersonas,
  personaDocumentSchema,
  personaFormSchema,
  personaParts,
  personaStrategySchema,
  voiceCheckSchema,
} from '../persona.ts'
import { defineRoute, doneSchema, idSchema, momentSchema, revisionSchema, startedJobSchema } from './route.ts'

export const savedPersonaSchema = z.object({
  id: z.string(),
  name: z.string(),
  document: personaDocumentSchema,
  /** Number of saves so far. A save that names an older number is refused. */
  revision: z.number().int(),
  isArchived: z.boolean(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
})
export type SavedPersona = z.infer<typeof savedPersonaSchema>

const personaParams = z.object({ personaId: idSchema })
const idempotencyKey = z.string().min(1).max(200).optional()
/** An id of `GET /api/engines`. */
const imageEngine = z.string().max(80).default('built-in')

export const listPersonas = defineRoute({
  area: 'personas',
  method: 'get',
  path: '/api/personas',
  summary: 'Personas, the last changed first',
  access: 'session',
  status: 200,
  answer: z.object({ personas: z.array(savedPersonaSchema).max(maxPersonas) }),
})

export const createPersona = defineRoute({
  area: 'personas',
  method: 'post',
  path: '/api/personas',
  summary: 'Save a persona and start making its strategy, pictures, posts and script',
  access: 'session',
  body: z.object({ form: personaFormSchema, imageEngine, idempotencyKey }),
  status: 201,
  answer: z.object({ persona: savedPersonaSchema, jobId: z.string() }),
})

export const readPersona = defineRoute({
  area: 'personas',
  method: 'get',
  path: '/api/personas/{personaId}',
  summary: 'One persona with its posts and its script',
  access: 'session',
  params: personaParams,
  status: 200,
  answer: savedPersonaSchema.extend({
    /** Its first posts that still exist. */
    posts: z.array(z.object({ id: z.string(), text: z.string() })),
    /** Null when there is none, or when its project was deleted. */
    script: z.object({ projectId: z.string(), title: z.string(), scenes: z.array(z.string()) }).nullable(),
  }),
})

export const savePersona = defineRoute({
  area: 'personas',
  method: 'put',
  path: '/api/personas/{personaId}',
  summary: 'Save changes; 409 when `revision` is not the latest',
  access: 'session',
  params: personaParams,
  body: z.object({
    revision: revisionSchema,
    form: personaFormSchema.optional(),
    strategy: personaStrategySchema.optional(),
    isAiDisclosed: z.boolean().optional(),
    isArchived: z.boolean().optional(),
  }),
  status: 200,
  answer: savedPersonaSchema,
})

export const makePersonaParts = defineRoute({
  area: 'personas',
  method: 'post',
  path: '/api/personas/{personaId}/make',
  summary: 'Start making parts of a persona again',
  access: 'session',
  params: personaParams,
  body: z.object({ parts: z.array(z.enum(personaParts)).min(1).max(4), imageEngine, idempotencyKey }),
  status: 202,
  answer: startedJobSchema,
})

export const checkVoice = defineRoute({
  area: 'personas',
  method: 'post',
  path: '/api/personas/{personaId}/check',
  summary: 'How well a text fits a persona, from 0 to 100, and why',
  access: 'session',
  params: personaParams,
  body: z.object({ text: z.string().trim().min(1).max(maxCheckedCharacters) }),
  status: 200,
  answer: voiceCheckSchema,
})

export const deletePersona = defineRoute({
  area: 'personas',
  method: 'delete',
  path: '/api/personas/{personaId}',
  summary: 'Delete a persona; its pictures, posts and script stay',
  access: 'session',
  params: personaParams,
  status: 200,
  answer: doneSchema,
})

export const restorePersona = defineRoute({
  area: 'personas',
  method: 'post',
  path: '/api/personas/{personaId}/restore',
  summary: 'Undo the deletion of a persona',
  access: 'session',
  params: personaParams,
  status: 200,
  answer: savedPersonaSchema,
})
