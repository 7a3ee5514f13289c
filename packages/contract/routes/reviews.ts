import { z } from 'zod'
import { platformSchema } from '../platforms.ts'
import { planSchema } from '../post.ts'
import { defineRoute, doneSchema, idSchema, momentSchema, revisionSchema } from './route.ts'

export const reviewNoteKinds = ['comment', 'approved', 'changes_wanted'] as const

export const reviewNoteSchema = z.object({
  id: z.string(),
  author: z.string(),
  kind: z.enum(reviewNoteKinds),
  /** null for the whole post. */
  platform: platformSchema.nullable(),
  message: z.string(),
  /** True when the post has changed since. */
  isOutdated: z.boolean(),
  createdAt: momentSchema,
})
export type ReviewNote = z.infer<typeof reviewNoteSchema>

export const reviewLinkSchema = z.object({
  id: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  expiresAt: momentSchema,
  createdAt: momentSchema,
})
export type ReviewLink = z.infer<typeof reviewLinkSchema>

const postParams = z.object({ postId: idSchema })
/** 43 characters. */
const tokenParams = z.object({ token: z.string().max(80) })

export const createReviewLink = defineRoute({
  area: 'reviews',
  method: 'post',
  path: '/api/posts/{postId}/review-links',
  summary: 'Make an address at which people without an account review a post; shown only now',
  access: 'session',
  params: postParams,
  body: z.object({ days: z.number().int().min(1).max(365).default(30) }),
  status: 201,
  answer: z.object({ link: reviewLinkSchema, path: z.string() }),
})

export const listReviews = defineRoute({
  area: 'reviews',
  method: 'get',
  path: '/api/posts/{postId}/review-links',
  summary: 'Review links of a post, and what reviewers said',
  access: 'session',
  params: postParams,
  status: 200,
  answer: z.object({ links: z.array(reviewLinkSchema), notes: z.array(reviewNoteSchema) }),
})

export const revokeReviewLink = defineRoute({
  area: 'reviews',
  method: 'delete',
  path: '/api/posts/{postId}/review-links/{linkId}',
  summary: 'Make a review link stop working; what reviewers said stays',
  access: 'session',
  params: postParams.extend({ linkId: idSchema }),
  status: 200,
  answer: doneSchema,
})

/** A post on one platform, as a reviewer sees it: no ids of accounts, personas or other work. */
export const reviewedVersionSchema = z.object({
  platform: platformSchema,
  text: z.string(),
  thread: z.array(z.string()),
  firstComment: z.string(),
  /** YouTube's title; empty elsewhere. */
  title: z.string(),
  /** Positions in the review's media. */
  media: z.array(z.number().int()),
})
export type ReviewedVersion = z.infer<typeof reviewedVersionSchema>

export const reviewedMediaSchema = z.object({
  kind: z.enum(['image', 'video']),
  /** Works with this review link only. */
  url: z.string(),
  altText: z.string(),
})

/** A difference between the post that the link was made for and the present one. */
export const reviewChangeSchema = z.object({
  platform: platformSchema.nullable(),
  field: z.enum(['text', 'thread', 'firstComment', 'title', 'media', 'platforms', 'plan']),
  before: z.string(),
  after: z.string(),
})
export type ReviewChange = z.infer<typeof reviewChangeSchema>

export const reviewSchema = z.object({
  versions: z.array(reviewedVersionSchema),
  media: z.array(reviewedMediaSchema),
  plan: planSchema.nullable(),
  isAiMade: z.boolean(),
  revision: z.number().int(),
  changes: z.array(reviewChangeSchema),
  /** What was said through this link. */
  notes: z.array(reviewNoteSchema),
  expiresAt: momentSchema,
})
export type Review = z.infer<typeof reviewSchema>

export const readReview = defineRoute({
  area: 'reviews',
  method: 'get',
  path: '/api/review/{token}',
  summary: 'A post to review, by the secret of a review link; 404 for an unknown or expired one',
  access: 'public',
  params: tokenParams,
  status: 200,
  answer: reviewSchema,
})

export const addReviewNote = defineRoute({
  area: 'reviews',
  method: 'post',
  path: '/api/review/{token}/notes',
  summary: 'Comment on a post, approve it or ask for changes; for one platform or all',
  access: 'public',
  params: tokenParams,
  body: z.object({
    author: z.string().trim().min(1).max(80),
    kind: z.enum(reviewNoteKinds),
    platform: platformSchema.nullable().default(null),
    message: z.string().trim().max(2000).default(''),
    /** The revision that the reviewer saw. */
    revision: revisionSchema.min(1),
  }),
  status: 201,
  answer: reviewNoteSchema,
})

export const readReviewMedia = defineRoute({
  area: 'reviews',
  method: 'get',
  path: '/api/review/{token}/media/{assetId}',
  summary: 'A picture or video of the reviewed post, whole or the part that Range names',
  access: 'public',
  params: tokenParams.extend({ assetId: idSchema }),
  status: 200,
  answerType: 'application/octet-stream',
})
