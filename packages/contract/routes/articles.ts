import { z } from 'zod'
import {
  articleConfigSchema,
  articleDocumentSchema,
  articleSourcesSchema,
  articleStates,
  maxArticleTitleCharacters,
  maxQueuedTitles,
  maxRewriteCharacters,
} from '../article.ts'
import { defineRoute, doneSchema, idSchema, momentSchema, revisionSchema, startedJobSchema } from './route.ts'

export const listedArticleSchema = z.object({
  id: z.string(),
  batchId: z.string(),
  title: z.string(),
  state: z.enum(articleStates),
  /** The job that writes it or wrote it last. */
  jobId: z.string().nullable(),
  words: z.number().int(),
  /** Credits charged so far. */
  credits: z.number().int(),
  /** Name of the engine that wrote it; empty until it is written. */
  engine: z.string(),
  /** What is missing or differs from the request; for a failed article, why. */
  warnings: z.array(z.string()),
  /** Number of saves so far. A save that names an older number is refused. */
  revision: z.number().int(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
})
export type ListedArticle = z.infer<typeof listedArticleSchema>

export const savedArticleSchema = listedArticleSchema.extend({
  config: articleConfigSchema,
  document: articleDocumentSchema,
})
export type SavedArticle = z.infer<typeof savedArticleSchema>

const articleParams = z.object({ articleId: idSchema })
const batchParams = z.object({ batchId: idSchema })

export const orderArticles = defineRoute({
  area: 'articles',
  method: 'post',
  path: '/api/articles',
  summary: 'Queue articles and start writing them; reserves their credits',
  access: 'session',
  body: z.object({
    titles: z.array(z.string().trim().min(1).max(maxArticleTitleCharacters)).min(1).max(maxQueuedTitles),
    config: articleConfigSchema.prefault({}),
    sources: articleSourcesSchema.prefault({}),
    /** Id of a text engine of `GET /api/engines`; the first one that is ready by default. */
    engine: z.string().max(80).optional(),
    /** Id of an image engine. */
    imageEngine: z.string().max(80).default('built-in'),
    /** Repeating the call with the same key orders nothing twice. */
    idempotencyKey: z.string().min(1).max(200),
  }),
  status: 202,
  answer: z.object({ batchId: z.string(), articles: z.array(listedArticleSchema) }),
})

export const listArticles = defineRoute({
  area: 'articles',
  method: 'get',
  path: '/api/articles',
  summary: 'Articles, the last ordered first, without their texts',
  access: 'session',
  query: z.object({
    batchId: idSchema.optional(),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  status: 200,
  answer: z.object({ articles: z.array(listedArticleSchema) }),
})

export const readArticle = defineRoute({
  area: 'articles',
  method: 'get',
  path: '/api/articles/{articleId}',
  summary: 'One article with its text',
  access: 'session',
  params: articleParams,
  status: 200,
  answer: savedArticleSchema,
})

export const saveArticle = defineRoute({
  area: 'articles',
  method: 'put',
  path: '/api/articles/{articleId}',
  summary: 'Save changes; 409 when `revision` is not the latest',
  access: 'session',
  params: articleParams,
  body: z.object({ revision: revisionSchema, document: articleDocumentSchema }),
  status: 200,
  answer: savedArticleSchema,
})

export const writeArticleAgain = defineRoute({
  area: 'articles',
  method: 'post',
  path: '/api/articles/{articleId}/write',
  summary: 'Go on with an article that failed or was canceled; steps that were paid are not made again',
  access: 'session',
  params: articleParams,
  status: 202,
  answer: startedJobSchema,
})

export const cancelBatch = defineRoute({
  area: 'articles',
  method: 'post',
  path: '/api/articles/batches/{batchId}/cancel',
  summary: 'Cancel all articles of a batch that are not written yet',
  access: 'session',
  params: batchParams,
  status: 200,
  answer: z.object({ cancelled: z.number().int() }),
})

export const deleteArticle = defineRoute({
  area: 'articles',
  method: 'delete',
  path: '/api/articles/{articleId}',
  summary: 'Delete an article; its pictures stay',
  access: 'session',
  params: articleParams,
  status: 200,
  answer: doneSchema,
})

export const restoreArticle = defineRoute({
  area: 'articles',
  method: 'post',
  path: '/api/articles/{articleId}/restore',
  summary: 'Undo the deletion of an article',
  access: 'session',
  params: articleParams,
  status: 200,
  answer: savedArticleSchema,
})

export const articleVersionSchema = z.object({
  revision: z.number().int(),
  savedAt: momentSchema,
  words: z.number().int(),
  /** Why it was kept, such as "Written by …" or "Edited". */
  about: z.string(),
})

export const listArticleVersions = defineRoute({
  area: 'articles',
  method: 'get',
  path: '/api/articles/{articleId}/versions',
  summary: 'Earlier versions of an article, the latest first; edits within ten minutes are one version',
  access: 'session',
  params: articleParams,
  status: 200,
  answer: z.object({ versions: z.array(articleVersionSchema) }),
})

export const readArticleVersion = defineRoute({
  area: 'articles',
  method: 'get',
  path: '/api/articles/{articleId}/versions/{revision}',
  summary: 'The text of an earlier version',
  access: 'session',
  params: articleParams.extend({ revision: z.coerce.number().pipe(revisionSchema.min(1)) }),
  status: 200,
  answer: articleVersionSchema.extend({ document: articleDocumentSchema }),
})

export const rewriteWays = ['shorter', 'plainer', 'livelier', 'longer'] as const

export const rewriteSelection = defineRoute({
  area: 'articles',
  method: 'post',
  path: '/api/articles/{articleId}/rewrite',
  summary: 'Another wording of a part of an article, without new facts',
  access: 'session',
  params: articleParams,
  body: z.object({ text: z.string().trim().min(1).max(maxRewriteCharacters), way: z.enum(rewriteWays) }),
  status: 200,
  answer: z.object({
    /** Null when the engine has no better wording; `notice` then says why. */
    text: z.string().nullable(),
    notice: z.string().nullable(),
    engine: z.string(),
  }),
})

export const shortFromArticle = defineRoute({
  area: 'articles',
  method: 'post',
  path: '/api/articles/{articleId}/short',
  summary: 'Make a project with a short’s script from an article',
  access: 'session',
  params: articleParams,
  status: 201,
  answer: z.object({ projectId: z.string() }),
})

export const articleFromProject = defineRoute({
  area: 'articles',
  method: 'post',
  path: '/api/articles/from-project',
  summary: 'Queue an article about a video’s subject, with its script as notes',
  access: 'session',
  body: z.object({
    projectId: idSchema,
    config: articleConfigSchema.prefault({}),
    idempotencyKey: z.string().min(1).max(200),
  }),
  status: 202,
  answer: z.object({ articleId: z.string() }),
})

export const exportFormats = ['markdown', 'html', 'docx', 'pdf'] as const

export const exportArticle = defineRoute({
  area: 'articles',
  method: 'get',
  path: '/api/articles/{articleId}/export',
  summary: 'An article as a file',
  access: 'session',
  params: articleParams,
  query: z.object({ format: z.enum(exportFormats) }),
  status: 200,
  answerType: 'application/octet-stream',
})

export const exportArticles = defineRoute({
  area: 'articles',
  method: 'get',
  path: '/api/articles/export',
  summary: 'A ZIP of articles in all formats, with their pictures',
  access: 'session',
  query: z.object({ batchId: idSchema.optional() }),
  status: 200,
  answerType: 'application/zip',
})
