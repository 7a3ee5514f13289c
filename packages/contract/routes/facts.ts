import { z } from 'zod'
import { factRequestSchema, foundFactsSchema } from '../facts.ts'
import { defineRoute } from './route.ts'

export { maxFactFileBytes } from '../fact-limits.ts'

export const findFacts = defineRoute({
  area: 'facts',
  method: 'post',
  path: '/api/facts',
  summary: 'What is known about a topic, as statements with their sources',
  access: 'session',
  body: factRequestSchema,
  status: 200,
  answer: foundFactsSchema,
})

export const readFactFile = defineRoute({
  area: 'facts',
  method: 'post',
  path: '/api/facts/read-file',
  summary: 'The text of a TXT, Markdown, HTML, PDF or DOCX file',
  access: 'session',
  query: z.object({ name: z.string().min(1).max(255) }),
  takesBytes: true,
  status: 200,
  answer: z.object({
    name: z.string(),
    text: z.string(),
    /** What was left out, as sentences for the person. */
    warnings: z.array(z.string()),
  }),
})
