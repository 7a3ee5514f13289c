import { z } from 'zod'
import { projectSchema } from '../project.ts'
import { defineRoute } from './route.ts'

const sourceTextSchema = z.string().max(2_000_000)

export const scriptSourceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('topic'),
    topic: z.string().max(500),
    /** Answers to the questions, in their order. */
    facts: z.array(z.string().max(2000)).max(40).default([]),
  }),
  z.object({ kind: z.literal('script'), text: sourceTextSchema }),
  z.object({ kind: z.literal('transcript'), text: sourceTextSchema }),
  /** A page's HTML or text. */
  z.object({ kind: z.literal('page'), text: sourceTextSchema }),
])

/** What a person chose besides the words; what is left out follows the document's defaults. */
export const scriptChoicesSchema = z.object({
  title: z.string().trim().max(200).optional(),
  seed: z.number().int().min(0).max(0xffffffff).optional(),
  ...projectSchema.pick({
    format: true,
    resolution: true,
    theme: true,
    style: true,
    preset: true,
    voice: true,
    music: true,
    captions: true,
    soundEffects: true,
    brand: true,
  }).shape,
})

export const writtenScriptSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('written'),
    document: projectSchema,
    /** Other openings for the first scene. */
    hookAlternatives: z.array(z.string()),
    /** Estimated spoken length. */
    seconds: z.number(),
    engine: z.string(),
    warnings: z.array(z.string()),
    /** Where the facts are from. */
    credit: z.array(z.object({ title: z.string(), url: z.string(), licence: z.string() })),
  }),
  /** Nothing is made up: the person answers these, and sends them as `facts`. */
  z.object({ status: z.literal('questions'), questions: z.array(z.string()) }),
])
export type WrittenScript = z.infer<typeof writtenScriptSchema>

export const writeScript = defineRoute({
  area: 'scripts',
  method: 'post',
  path: '/api/scripts',
  summary: 'Write a script from a topic, a script, a transcript or a page',
  access: 'session',
  body: z.object({ source: scriptSourceSchema, choices: scriptChoicesSchema.prefault({}) }),
  status: 200,
  answer: writtenScriptSchema,
})
