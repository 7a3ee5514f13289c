import { z } from 'zod'
import { articleConfigSchema } from '@vivify/contract/article'
import { collectedFactsSchema } from '@vivify/contract/facts'
import { rewriteWays } from '@vivify/contract/routes/articles'
import type { TaskContract } from '../../../processes/contract.ts'
import { articlePartsSchema } from '../article-parts.ts'

const composeSchema = z.object({
  task: z.literal('compose'),
  title: z.string(),
  config: articleConfigSchema,
  facts: collectedFactsSchema,
  /** Titles of the other articles of the batch. */
  otherTitles: z.array(z.string()),
  /** Texts of articles that must not be repeated. */
  taken: z.array(z.string()),
  seed: z.number(),
})

/** Finds what no source says, and what was said before. */
const checkSchema = z.object({
  task: z.literal('check'),
  markdown: z.string(),
  /** Texts whose numbers and names may be used. */
  known: z.array(z.string()),
  /** Texts that must not be repeated. */
  taken: z.array(z.string()),
})

/** Puts the parts, pictures and links together. */
const assembleSchema = z.object({
  task: z.literal('assemble'),
  title: z.string(),
  parts: articlePartsSchema.omit({ flags: true, warnings: true }),
  /** One for each section; null where there is none. */
  pictures: z.array(z.object({ assetId: z.string(), altText: z.string(), caption: z.string() }).nullable()),
  /** Other articles of the person. */
  targets: z.array(z.object({ id: z.string(), title: z.string() })),
})

const rewriteSchema = z.object({
  task: z.literal('rewrite'),
  text: z.string(),
  way: z.enum(rewriteWays),
})

const claimSchema = z.object({ text: z.string(), words: z.array(z.string()) })

const requestSchema = z.discriminatedUnion('task', [
  composeSchema,
  checkSchema,
  assembleSchema,
  rewriteSchema,
])
const resultSchema = z.discriminatedUnion('task', [
  /** Null when the sources yield too little. */
  z.object({ task: z.literal('compose'), parts: articlePartsSchema.nullable() }),
  z.object({ task: z.literal('check'), claims: z.array(claimSchema), repeats: z.array(z.string()) }),
  z.object({
    task: z.literal('assemble'),
    markdown: z.string(),
    seoTitle: z.string(),
    description: z.string(),
    slug: z.string(),
  }),
  z.object({ task: z.literal('rewrite'), text: z.string().nullable(), notice: z.string().nullable() }),
])
export type ArticleTask = z.infer<typeof requestSchema>
export type ArticleTaskResult = z.infer<typeof resultSchema>
export type TaskRequest<Name extends ArticleTask['task']> = Omit<Extract<ArticleTask, { task: Name }>, 'task'>
export type TaskResult<Name extends ArticleTask['task']> = Extract<ArticleTaskResult, { task: Name }>

export const articleContract = {
  label: 'Writing the article',
  request: requestSchema,
  result: resultSchema,
} satisfies TaskContract<ArticleTask, ArticleTaskResult>
