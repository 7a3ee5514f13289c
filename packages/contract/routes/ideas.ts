import { z } from 'zod'
import { defineRoute } from './route.ts'
import { creditSchema, scriptSourceSchema } from './scripts.ts'

export const inspirationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('topic'), topic: z.string().trim().min(1).max(500) }),
  /** A video on a platform; the server looks up its title, author and thumbnail. */
  z.object({ kind: z.literal('video'), url: z.string().trim().min(1).max(2000) }),
  /** Any public web page; the server reads its main text. */
  z.object({ kind: z.literal('page'), url: z.string().trim().min(1).max(2000) }),
  /** Plain text, SRT or VTT. */
  z.object({ kind: z.literal('transcript'), text: z.string().min(1).max(2_000_000) }),
])
export type Inspiration = z.infer<typeof inspirationSchema>

export const ideaSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** First words of the short; empty for a title template. */
  hook: z.string(),
  /** Sentence for the user: "Ready script, 5 facts checked", "Outline: you add the facts" … */
  about: z.string(),
  engine: z.enum(['starter', 'frame', 'extractive', 'vendor']),
  /** The source to send to `POST /api/scripts` when the idea is chosen. */
  source: scriptSourceSchema,
  credit: z.array(creditSchema),
  /** True for one of several meanings of the topic: only the person can choose. */
  isMeaning: z.boolean().optional(),
  /** True for a ready script about a near subject. It is offered apart, and never chosen unasked. */
  isRelated: z.boolean().optional(),
})
export type Idea = z.infer<typeof ideaSchema>

export const findIdeas = defineRoute({
  area: 'ideas',
  method: 'post',
  path: '/api/ideas',
  summary: 'Find ideas in a topic, a video’s address, a web page or a transcript',
  access: 'session',
  scope: 'ideas:read',
  body: z.object({ inspiration: inspirationSchema }),
  status: 200,
  answer: z.object({
    ideas: z.array(ideaSchema),
    /** Facts about the address that was given. */
    found: z
      .object({
        title: z.string(),
        author: z.string().nullable(),
        thumbnailUrl: z.string().nullable(),
        url: z.string(),
      })
      .nullable(),
    /** Description of the engine that found the ideas. */
    engine: z.string(),
    /** Advice for the user, such as to paste the transcript; null when there is none. */
    notice: z.string().nullable(),
  }),
})

export const maxIdeaTopicCharacters = 200

/** An idea of the idea engine: a title, and the topic that its script would be about. */
export const titleIdeaSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** What to send as a topic when the person wants a script. */
  topic: z.string(),
  /** A sentence about the video; empty for a title template. */
  angle: z.string(),
})
export type TitleIdea = z.infer<typeof titleIdeaSchema>

export const findTitles = defineRoute({
  area: 'ideas',
  method: 'post',
  path: '/api/ideas/titles',
  summary: 'Five video titles for a topic',
  access: 'session',
  scope: 'ideas:read',
  body: z.object({ topic: z.string().max(maxIdeaTopicCharacters) }),
  status: 200,
  answer: z.object({
    ideas: z.array(titleIdeaSchema),
    /** Name of the engine that wrote the ideas. */
    engine: z.string(),
    /** True when the ideas are the title templates and not written for the topic. */
    areTemplates: z.boolean(),
    /** The title templates, when another engine wrote the ideas. */
    templates: z.array(titleIdeaSchema),
    /** Why the chosen engine did not write the ideas; null when there is nothing to tell. */
    notice: z.string().nullable(),
  }),
})
