// An article: what a person orders, and the document that is written and then edited. Its body is Markdown, in which
// `[^w1]` cites the source `w1` and `![alt](asset:ID "caption")` shows a picture of the library.

import { z } from 'zod'
import {
  articleLengths,
  articleStyles,
  defaultArticleConfig,
  maxAltTextCharacters,
  maxAnswerCharacters,
  maxArticleTitleCharacters,
  maxCaptionCharacters,
  maxDescriptionCharacters,
  maxQuestionCharacters,
  maxQuestions,
  maxSeoTitleCharacters,
  maxSlugCharacters,
  photoStyles,
  pointsOfView,
} from './article-choices.ts'
import { factRequestSchema, factSourceSchema, maxFactSources } from './facts.ts'
import { limits } from './plans.ts'

export * from './article-choices.ts'

export const articleConfigSchema = z.object({
  niche: z.string().trim().max(120).default(defaultArticleConfig.niche),
  articleStyle: z.enum(articleStyles).default(defaultArticleConfig.articleStyle),
  pointOfView: z.enum(pointsOfView).default(defaultArticleConfig.pointOfView),
  articleLength: z.enum(articleLengths).default(defaultArticleConfig.articleLength),
  hasFeaturedImage: z.boolean().default(defaultArticleConfig.hasFeaturedImage),
  imagesInArticle: z
    .number()
    .int()
    .min(0)
    .max(limits.articleImages)
    .default(defaultArticleConfig.imagesInArticle),
  photoStyle: z.enum(photoStyles).default(defaultArticleConfig.photoStyle),
  /** Puts the workspace's brand kit on all pictures; without a saved kit nothing changes. */
  usesBrandKit: z.boolean().default(defaultArticleConfig.usesBrandKit),
})
export type ArticleConfig = z.output<typeof articleConfigSchema>

/** Where the facts of all articles of a batch come from. */
export const articleSourcesSchema = factRequestSchema.omit({ topic: true, meaning: true })

export const articlePictureSchema = z.object({
  assetId: z.string().max(64),
  altText: z.string().max(maxAltTextCharacters),
  caption: z.string().max(maxCaptionCharacters),
})

/** A statement of the text with a number or a name that no given source contains. */
export const articleFlagSchema = z.object({ text: z.string().max(2000), reason: z.string().max(500) })

export const articleDocumentSchema = z.object({
  title: z.string().max(maxArticleTitleCharacters),
  markdown: z.string().max(400_000),
  featured: articlePictureSchema.nullable().default(null),
  /** Title for search engines. */
  seoTitle: z.string().max(maxSeoTitleCharacters).default(''),
  description: z.string().max(maxDescriptionCharacters).default(''),
  slug: z
    .string()
    .max(maxSlugCharacters)
    .regex(/^[a-z0-9]*(?:-[a-z0-9]+)*$/)
    .default(''),
  faq: z
    .array(
      z.object({
        question: z.string().max(maxQuestionCharacters),
        answer: z.string().max(maxAnswerCharacters),
      }),
    )
    .max(maxQuestions)
    .default([]),
  sources: z.array(factSourceSchema).max(maxFactSources).default([]),
  flags: z.array(articleFlagSchema).max(200).default([]),
})
export type ArticleDocument = z.output<typeof articleDocumentSchema>

/** An `outline` lacks sources: it holds the questions to answer, and is free. */
export const articleStates = ['queued', 'writing', 'written', 'outline', 'failed', 'cancelled'] as const
