import { z } from 'zod'
import { defineRoute } from './route.ts'

export const generateContent = defineRoute({
  area: 'content',
  method: 'post',
  path: '/api/generate-content',
  summary: 'Write text for a prompt',
  access: 'session',
  body: z.object({
    prompt: z.string().trim().min(1).max(20_000),
    type: z.literal('creative'),
    /** An id of `GET /api/engines`; the built-in writer by default. */
    provider: z.string().max(80).optional(),
  }),
  status: 200,
  answer: z.object({
    /** Lines, each ended by a newline. */
    content: z.string(),
    /** The engine that wrote the content. */
    engine: z.string(),
  }),
})
