import { z } from 'zod'
import { defineRoute } from './route.ts'

export const engineKinds = ['text', 'image', 'speech', 'music', 'video', 'stock', 'facts'] as const
export type EngineKind = (typeof engineKinds)[number]
export const engineStates = ['ready', 'needs_key', 'needs_account', 'needs_model', 'unsupported'] as const

export const engineStatusSchema = z.object({
  kind: z.enum(engineKinds),
  /** Clients send this id to choose the engine. */
  id: z.string(),
  name: z.string(),
  isBuiltIn: z.boolean(),
  state: z.enum(engineStates),
  /** Text that the screen shows next to the label. */
  sentence: z.string(),
  /**
   * Credits for one picture, one video, and so on. 0 for built-in engines, except that a video costs 10 with any
   * engine.
   */
  credits: z.number().int(),
  /** For picture engines: true when the engine can also edit a picture. */
  canEdit: z.boolean().optional(),
  /** For picture engines: false when the same seed gives another picture each time. */
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
