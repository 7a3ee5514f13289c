import { z } from 'zod'
import { daySchema } from '../moments.ts'
import { platformSchema } from '../platforms.ts'
import { planSchema, postContentSchema, postStates, targetStates } from '../post.ts'
import { defineRoute, doneSchema, idSchema, momentSchema, revisionSchema } from './route.ts'

/** A post on one platform, as its owner sees it. */
export const postTargetSchema = z.object({
  id: z.string(),
  platform: platformSchema,
  /** null for a dry run. */
  connectionId: z.string().nullable(),
  /** Name of the account, or null for a dry run. */
  accountName: z.string().nullable(),
  state: z.enum(targetStates),
  /** When it is sent; null once it has ended. */
  dueAt: momentSchema.nullable(),
  endedAt: momentSchema.nullable(),
  /** Address of the published post. */
  permalink: z.string().nullable(),
  /** Why it failed, waits or is unconfirmed, as a sentence. */
  message: z.string().nullable(),
})
export type PostTarget = z.infer<typeof postTargetSchema>

export const savedPostSchema = z.object({
  id: z.string(),
  content: postContentSchema,
  /** Number of saves so far. A save that names an older number is refused. */
  revision: z.number().int(),
  state: z.enum(postStates),
  targets: z.array(postTargetSchema),
  /** The post that this one repeats. */
  repeatOf: z.string().nullable(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
})
export type SavedPost = z.infer<typeof savedPostSchema>

/** One line of a receipt. Lines are only ever added. */
export const postEventSchema = z.object({
  id: z.string(),
  targetId: z.string(),
  platform: platformSchema,
  at: momentSchema,
  /** The state that the target was in afterwards. */
  state: z.enum(targetStates),
  /** What happened, as a sentence. */
  message: z.string(),
})
export type PostEvent = z.infer<typeof postEventSchema>

const postParams = z.object({ postId: idSchema })
const targetParams = z.object({ postId: idSchema, targetId: idSchema })

export const listPosts = defineRoute({
  area: 'posts',
  method: 'get',
  path: '/api/posts',
  summary: 'Posts, the last changed first, or those planned or sent between two days',
  access: 'session',
  query: z.object({
    /** First day of the plan's own wall clock, such as `2026-11-23`; in UTC for posts that were sent without a plan. */
    from: daySchema.optional(),
    /** Last day. */
    to: daySchema.optional(),
    state: z.enum(postStates).optional(),
    limit: z.coerce.number().int().min(1).max(5000).default(50),
  }),
  status: 200,
  answer: z.object({ posts: z.array(savedPostSchema) }),
})

export const createPost = defineRoute({
  area: 'posts',
  method: 'post',
  path: '/api/posts',
  summary: 'Save a new draft',
  access: 'session',
  body: z.object({
    content: postContentSchema,
    /** Requests with the same key create one post. */
    idempotencyKey: z.string().min(1).max(200).optional(),
  }),
  status: 201,
  answer: savedPostSchema,
})

export const readPost = defineRoute({
  area: 'posts',
  method: 'get',
  path: '/api/posts/{postId}',
  summary: 'One post with its targets',
  access: 'session',
  params: postParams,
  status: 200,
  answer: savedPostSchema,
})

export const savePost = defineRoute({
  area: 'posts',
  method: 'put',
  path: '/api/posts/{postId}',
  summary: 'Save changes; 409 when `revision` is not the latest, or when a platform already has the post',
  access: 'session',
  params: postParams,
  body: z.object({ content: postContentSchema, revision: revisionSchema }),
  status: 200,
  answer: savedPostSchema,
})

export const schedulePost = defineRoute({
  area: 'posts',
  method: 'post',
  path: '/api/posts/{postId}/schedule',
  summary: 'Schedule a post at the time of its plan, or publish it now',
  access: 'session',
  params: postParams,
  body: z.object({
    revision: revisionSchema,
    /** `now` ignores the plan. */
    when: z.enum(['planned', 'now']),
  }),
  status: 200,
  answer: savedPostSchema,
})

export const movePost = defineRoute({
  area: 'posts',
  method: 'post',
  path: '/api/posts/{postId}/move',
  summary: 'Give a draft or a scheduled post another time',
  access: 'session',
  params: postParams,
  body: z.object({ plan: planSchema }),
  status: 200,
  answer: savedPostSchema,
})

export const unschedulePost = defineRoute({
  area: 'posts',
  method: 'post',
  path: '/api/posts/{postId}/unschedule',
  summary: 'Make a scheduled post a draft again; what was already sent stays',
  access: 'session',
  params: postParams,
  status: 200,
  answer: savedPostSchema,
})

export const retryTarget = defineRoute({
  area: 'posts',
  method: 'post',
  path: '/api/posts/{postId}/targets/{targetId}/retry',
  summary: 'Try a failed target again, from the step that failed',
  access: 'session',
  params: targetParams,
  status: 200,
  answer: savedPostSchema,
})

export const confirmTarget = defineRoute({
  area: 'posts',
  method: 'post',
  path: '/api/posts/{postId}/targets/{targetId}/confirm',
  summary: 'Say whether an unconfirmed post is live; one that is not is sent again',
  access: 'session',
  params: targetParams,
  body: z.object({ isLive: z.boolean() }),
  status: 200,
  answer: savedPostSchema,
})

export const readReceipt = defineRoute({
  area: 'posts',
  method: 'get',
  path: '/api/posts/{postId}/receipt',
  summary: 'Everything that happened to a post, oldest first',
  access: 'session',
  params: postParams,
  status: 200,
  answer: z.object({ events: z.array(postEventSchema) }),
})

export const resolvePlan = defineRoute({
  area: 'posts',
  method: 'post',
  path: '/api/posts/plan',
  summary: 'The moment of a wall-clock time, and whether it is skipped or happens twice there',
  access: 'session',
  role: 'viewer',
  body: planSchema,
  status: 200,
  answer: z.object({
    at: momentSchema,
    /** `skipped`: clocks go forward over it, so a later time is used. `repeated`: clocks go back, so it happens twice. */
    kind: z.enum(['exact', 'skipped', 'repeated']),
    /** The wall-clock time that is used. */
    time: z.string(),
    isPast: z.boolean(),
    /** What to tell the person; null when there is nothing to tell. */
    message: z.string().nullable(),
  }),
})

export const deletePost = defineRoute({
  area: 'posts',
  method: 'delete',
  path: '/api/posts/{postId}',
  summary: 'Delete a post; what was published stays on its platform',
  access: 'session',
  params: postParams,
  status: 200,
  answer: doneSchema,
})

export const restorePost = defineRoute({
  area: 'posts',
  method: 'post',
  path: '/api/posts/{postId}/restore',
  summary: 'Undo the deletion of a post; it comes back as a draft',
  access: 'session',
  params: postParams,
  status: 200,
  answer: savedPostSchema,
})

export const enhancePost = defineRoute({
  area: 'posts',
  method: 'post',
  path: '/api/posts/enhance',
  summary: 'Other wordings of a post’s text for a platform, without new claims',
  access: 'session',
  body: z.object({ text: z.string().trim().min(1).max(8000), platform: platformSchema }),
  status: 200,
  answer: z.object({
    /** Best first; empty when nothing would be better. */
    alternatives: z.array(
      z.object({
        text: z.string(),
        /** What is different, in one sentence. */
        about: z.string(),
      }),
    ),
    engine: z.string(),
  }),
})

export const suggestHashtags = defineRoute({
  area: 'posts',
  method: 'post',
  path: '/api/posts/hashtags',
  summary: 'Hashtags for a post’s text, most fitting first',
  access: 'session',
  body: z.object({ text: z.string().trim().min(1).max(8000) }),
  status: 200,
  answer: z.object({
    /** With their `#`. */
    tags: z.array(z.string()),
    engine: z.string(),
  }),
})
