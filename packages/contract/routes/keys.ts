import { z } from 'zod'
import { scopes } from '../scopes.ts'
import { defineRoute, doneSchema, idSchema, momentSchema } from './route.ts'

export const maxKeyNameCharacters = 60
export const scopeSchema = z.enum(scopes)

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The beginning of the key, such as `vvf_live_`. */
  prefix: z.string(),
  lastFour: z.string(),
  /** null for a key that may do everything that keys may. */
  scopes: z.array(z.string()).nullable(),
  createdAt: momentSchema,
  /** To the minute; null before the first use. */
  lastUsedAt: momentSchema.nullable(),
})
export type ApiKey = z.infer<typeof apiKeySchema>

export const listKeys = defineRoute({
  area: 'keys',
  method: 'get',
  path: '/api/keys',
  summary: 'API keys, the newest first, and whether keys may be used',
  access: 'session',
  status: 200,
  answer: z.object({
    keys: z.array(apiKeySchema),
    /** Why no key can be created or used, as a sentence; null when keys are allowed. */
    refusal: z.string().nullable(),
  }),
})

export const createKey = defineRoute({
  area: 'keys',
  method: 'post',
  path: '/api/keys',
  summary: 'Create an API key, which is shown only now',
  access: 'session',
  body: z.object({
    name: z.string().trim().min(1).max(maxKeyNameCharacters),
    /** null for all scopes. */
    scopes: z.array(scopeSchema).min(1).max(scopes.length).nullable(),
  }),
  status: 201,
  answer: z.object({ key: apiKeySchema, secret: z.string() }),
})

export const revokeKey = defineRoute({
  area: 'keys',
  method: 'delete',
  path: '/api/keys/{keyId}',
  summary: 'Revoke an API key; programs that use it stop working at once',
  access: 'session',
  params: z.object({ keyId: idSchema }),
  status: 200,
  answer: doneSchema,
})
