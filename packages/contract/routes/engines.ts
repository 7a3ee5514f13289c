import { z } from 'zod'
import { defineRoute } from './route.ts'

export const engineKinds = ['text', 'image', 'speech', 'music', 'video'] as const
export type EngineKind = (typeof engineKinds)[number]
export const engineStates = ['ready', 'needs_key', 'needs_account', 'needs_model', 'unsupported'] as const

export const engineStatusSchema = z.object({
  kind: z.enum(engineKinds),
  /** Sent back when it is chosen. */
  id: z.string(),
  name: z.string(),
  isBuiltIn: z.boolean(),
  state: z.enum(engineStates),
  /** What the screen shows beside it. */
  sentence: z.string(),
  /** Credits for one picture, one video …; 0 for built-in engines, except that a video costs 10 whatever makes it. */
  credits: z.number().int(),
  /** Of an engine of pictures: it can change one, too. */
  canEdit: z.boolean().optional(),
  /** Of an engine of pictures: false where the same seed gives another picture each time. */
  takesSeed: z.boolean().optional(),
})
export type EngineStatus = z.infer<typeof engineStatusSchema>

export const listEngines = defineRoute({
  area: 'engines',
  method: 'get',
  path: '/api/engines',
  summary: 'The engines, and whether each is ready',
  access: 'session',
  status: 200,
  answer: z.object({ engines: z.array(engineStatusSchema) }),
})
