// What every writer of articles hands over: the text in parts, before pictures, links and the data for search engines.

import { z } from 'zod'
import { articleFlagSchema } from '@vivify/contract/article'

const sectionSchema = z.object({
  heading: z.string(),
  /** Paragraphs with their citations, without the heading. */
  markdown: z.string(),
  /** Things that a picture of this section can show. */
  shows: z.array(z.string()),
})

export const articlePartsSchema = z.object({
  /** Name of the engine that wrote them. */
  engine: z.string(),
  introduction: z.string(),
  sections: z.array(sectionSchema).min(1),
  closing: z.string(),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Things that a picture of the whole article can show. */
  shows: z.array(z.string()),
  /** Texts for search engines; empty when they are made from the article. */
  seoTitle: z.string(),
  description: z.string(),
  flags: z.array(articleFlagSchema),
  /** What differs from the request, as sentences for the person. */
  warnings: z.array(z.string()),
})
export type ArticleParts = z.infer<typeof articlePartsSchema>
