import { z } from 'zod'
import { defineRoute } from './route.ts'
import { creditSchema, scriptSourceSchema } from './scripts.ts'

export const inspirationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('topic'), topic: z.string().trim().min(1).max(500) }),
  /** A video on a platform; title, author and thumbnail are looked up. */
  z.object({ kind: z.literal('video'), url: z.string().trim().min(1).max(2000) }),
  /** Any public web page; its readable text is used. */
  z.object({ kind: z.literal('page'), url: z.string().trim().min(1).max(2000) }),
  /** Plain text, SRT or VTT. */
  z.object({ kind: z.literal('transcript'), text: z.string().min(1).max(2_000_000) }),
])
export type Inspiration = z.infer<typeof inspirationSchema>

export const ideaSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The first words of the short; empty for a title template. */
  hook: z.string(),
  /** Sentence for the person: "Ready script, 5 facts checked", "Outline: you add the facts" … */
  about: z.string(),
  engine: z.enum(['starter', 'frame', 'extractive', 'provider']),
  /** Sent to `POST /api/scripts` when the idea is chosen. */
  source: scriptSourceSchema,
  credit: z.array(creditSchema),
})
export type Idea = z.infer<typeof ideaSchema>

export const findIdeas = defineRoute({
  area: 'ideas',
  method: 'post',
  path: '/api/ideas',
  summary: 'Find ideas in a topic, a video’s address, a web page or a transcript',
  access: 'session',
  body: z.object({ inspiration: inspirationSchema }),
  status: 200,
  answer: z.object({
    ideas: z.array(ideaSchema),
    /** What was found at an address. */
    found: z
      .object({
        title: z.string(),
        author: z.string().nullable(),
        thumbnailUrl: z.string().nullable(),
        url: z.string(),
      })
      .nullable(),
    /** Which engine found them, in words. */
    engine: z.string(),
    /** What the person should know or do next, such as pasting the transcript; null when all is well. */
    notice: z.string().nullable(),
  }),
})
