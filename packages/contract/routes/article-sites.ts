// Sites of people where articles are published.

import { z } from 'zod'
import { planSchema } from '../post.ts'
import { defineRoute, doneSchema, idSchema, momentSchema, startedJobSchema } from './route.ts'

export const siteKinds = ['wordpress', 'ghost', 'webhook'] as const
export type SiteKind = (typeof siteKinds)[number]

export const articleSiteSchema = z.object({
  id: z.string(),
  kind: z.enum(siteKinds),
  /** As the site calls itself, or its host. */
  name: z.string(),
  address: z.string(),
  /** The user of a WordPress site; empty for the others. */
  user: z.string(),
  /** Why articles can't be published there, as a sentence; null when nothing is wrong. */
  problem: z.string().nullable(),
  createdAt: momentSchema,
})
export type ArticleSite = z.infer<typeof articleSiteSchema>

const address = z.string().trim().min(1).max(2000)

export const listArticleSites = defineRoute({
  area: 'article-sites',
  method: 'get',
  path: '/api/article-sites',
  summary: 'Connected sites, without their secrets',
  access: 'session',
  status: 200,
  answer: z.object({ sites: z.array(articleSiteSchema) }),
})

export const connectArticleSite = defineRoute({
  area: 'article-sites',
  method: 'post',
  path: '/api/article-sites',
  summary: 'Connect a site; the log-in is tried out first. Connecting it again replaces its secret',
  access: 'session',
  scope: null,
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('wordpress'),
      address,
      user: z.string().trim().min(1).max(200),
      /** An application password, which WordPress makes under Users → Profile. */
      password: z.string().trim().min(1).max(300),
    }),
    z.object({
      kind: z.literal('ghost'),
      address,
      /** Admin API key of a custom integration: `id:secret`. */
      adminKey: z.string().trim().min(1).max(300),
    }),
    z.object({ kind: z.literal('webhook'), address }),
  ]),
  status: 201,
  answer: z.object({
    site: articleSiteSchema,
    /** Signs what is sent to a webhook. Shown only here; null for other sites. */
    secret: z.string().nullable(),
  }),
})

export const removeArticleSite = defineRoute({
  area: 'article-sites',
  method: 'delete',
  path: '/api/article-sites/{siteId}',
  summary: 'Disconnect a site and forget its secret; what was published there stays',
  access: 'session',
  scope: null,
  params: z.object({ siteId: idSchema }),
  status: 200,
  answer: doneSchema,
})

export const publicationStatuses = ['draft', 'publish'] as const
/** `scheduled` waits for its moment; `unconfirmed` means that nobody can tell whether the site took it. */
export const publicationStates = [
  'scheduled',
  'publishing',
  'published',
  'failed',
  'unconfirmed',
  'cancelled',
] as const

/** An article at a site. */
export const publicationSchema = z.object({
  id: z.string(),
  articleId: z.string(),
  siteId: z.string(),
  siteName: z.string(),
  siteKind: z.enum(siteKinds),
  state: z.enum(publicationStates),
  status: z.enum(publicationStatuses),
  /** The job of the last try. */
  jobId: z.string().nullable(),
  /** Address of the post; null while there is none. */
  link: z.string().nullable(),
  /** What is missing, failed or differs from the request. */
  message: z.string().nullable(),
  /** Of the article as it was published last. */
  revision: z.number().int().nullable(),
  /** The chosen moment of one that is scheduled. */
  plannedAt: momentSchema.nullable(),
  publishedAt: momentSchema.nullable(),
})
export type Publication = z.infer<typeof publicationSchema>

const articleParams = z.object({ articleId: idSchema })

export const publishArticle = defineRoute({
  area: 'article-sites',
  method: 'post',
  path: '/api/articles/{articleId}/publish',
  summary: 'Publish an article at a site, or update its post there; now, or at a planned moment',
  access: 'session',
  params: articleParams,
  body: z.object({
    siteId: idSchema,
    status: z.enum(publicationStatuses).default('draft'),
    /** A moment on a wall clock; without it, now. */
    at: planSchema.optional(),
    /** Repeating the call with the same key publishes nothing twice. */
    idempotencyKey: z.string().min(1).max(200),
  }),
  status: 202,
  answer: startedJobSchema.extend({ publication: publicationSchema }),
})

export const listPublications = defineRoute({
  area: 'article-sites',
  method: 'get',
  path: '/api/articles/{articleId}/publications',
  summary: 'Where an article is published, and how that went; cancel the job of one to take it back',
  access: 'session',
  params: articleParams,
  status: 200,
  answer: z.object({ publications: z.array(publicationSchema) }),
})
