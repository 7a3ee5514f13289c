import { z } from 'zod'

/** Stages of writing an article, in order. */
export const articleStages = ['facts', 'brief', 'outline', 'sections', 'pictures', 'finish'] as const

/** Writes one article of a batch. What it needs is in the article's row. */
export const writeArticlePayloadSchema = z.object({
  articleId: z.string().min(1),
  workspaceId: z.string().min(1),
  isGuest: z.boolean(),
})
export type WriteArticlePayload = z.infer<typeof writeArticlePayloadSchema>

export const writtenArticleSchema = z.object({
  articleId: z.string(),
  isOutline: z.boolean(),
  /** What is missing or differs from the request, as sentences. */
  warnings: z.array(z.string()),
})
