import { z } from 'zod'
import { planSchema } from '../post.ts'
import { publicationStatuses } from '../routes/article-sites.ts'
import { momentSchema } from '../routes/route.ts'

/** Stages of the job, in order. */
export const publishStages = ['prepare', 'send'] as const

/** Publishes an article at a site, or updates its post there. */
export const publishArticlePayloadSchema = z.object({
  workspaceId: z.string().min(1),
  publicationId: z.string().min(1),
  status: z.enum(publicationStatuses),
  /** Not before this moment; null for at once. */
  at: momentSchema.nullable(),
  /** The same moment as the person chose it, on a wall clock. */
  plan: planSchema.nullable(),
})
export type PublishArticlePayload = z.infer<typeof publishArticlePayloadSchema>

export const publishedArticleSchema = z.object({
  publicationId: z.string(),
  link: z.string().nullable(),
  /** What is missing or differs from the request, as sentences. */
  warnings: z.array(z.string()),
})
