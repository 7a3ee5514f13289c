import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PlatformId } from '@vivify/contract/platforms'
import type { Plan, PostContent } from '@vivify/contract/post'
import type * as routes from '@vivify/contract/routes/posts'
import type { z } from 'zod'
import { callApi } from './client.ts'

export type { PostEvent, PostTarget, SavedPost } from '@vivify/contract/routes/posts'
type SavedPost = routes.SavedPost
export type ResolvedPlan = z.output<typeof routes.resolvePlan.answer>
export type PostAlternative = z.output<typeof routes.enhancePost.answer>['alternatives'][number]

/**
 * The server side of posts. Every call throws ApiError; `save` throws `conflict` unless the revision is the latest, and
 * `bad_input` when the post was sent everywhere.
 */
export interface PostApi {
  read(postId: string): Promise<SavedPost>
  /** Repeated with the same key, it returns the post that the first request created, unchanged. */
  create(content: PostContent, idempotencyKey: string): Promise<SavedPost>
  save(
    postId: string,
    revision: number,
    content: PostContent,
    options?: { isLeaving?: boolean },
  ): Promise<SavedPost>
}

const address = { path: '/api/posts/{postId}' } as const

export const postApi: PostApi = {
  read: (postId) => callApi<typeof routes.readPost>({ method: 'get', ...address }, { params: { postId } }),
  create: (content, idempotencyKey) =>
    callApi<typeof routes.createPost>(
      { method: 'post', path: '/api/posts' },
      { body: { content, idempotencyKey } },
    ),
  save: (postId, revision, content, { isLeaving = false } = {}) =>
    callApi<typeof routes.savePost>(
      { method: 'put', ...address },
      { params: { postId }, body: { content, revision }, keepalive: isLeaving },
    ),
}

/** Key prefix of every list of posts; any change to a post invalidates all of them. */
export const allPosts = { queryKey: ['posts'] } as const

const recentCount = 24
const soonMs = 90_000

/** The posts that were changed last; asked for again while one of them is being sent. */
export const recentPostsQuery = queryOptions({
  queryKey: ['posts', 'recent'],
  queryFn: async ({ signal }) =>
    (
      await callApi<typeof routes.listPosts>(
        { method: 'get', path: '/api/posts' },
        { query: { limit: recentCount }, signal },
      )
    ).posts,
  refetchInterval: ({ state }) => (state.data === undefined ? false : refreshMs(state.data, Date.now())),
})

/** How soon posts should be read again; false when none of them changes by itself. */
export function refreshMs(posts: readonly SavedPost[], nowMs: number): number | false {
  const targets = posts.flatMap((post) => post.targets)
  if (targets.some(({ state }) => state === 'publishing')) return 1500
  const isDue = targets.some(
    ({ state, dueAt }) => state === 'scheduled' && dueAt !== null && Date.parse(dueAt) < nowMs + soonMs,
  )
  if (isDue) return 3000
  return targets.some(({ state }) => state === 'scheduled' || state === 'unconfirmed') ? 30_000 : false
}

/** Everything that happened to a post, oldest first. */
export const receiptQuery = (post: Pick<SavedPost, 'id' | 'updatedAt' | 'targets'>) =>
  queryOptions({
    queryKey: ['posts', 'receipt', post.id, post.updatedAt, post.targets.map(({ state }) => state).join()],
    queryFn: async ({ signal }) =>
      (
        await callApi<typeof routes.readReceipt>(
          { method: 'get', path: '/api/posts/{postId}/receipt' },
          { params: { postId: post.id }, signal },
        )
      ).events,
  })

/** The moment of a wall-clock time; whether it is past is true for the time of the answer. */
export const planQuery = (plan: Plan) =>
  queryOptions({
    queryKey: ['plan', plan.date, plan.time, plan.zone, plan.fold],
    queryFn: ({ signal }) => resolvePlan(plan, signal),
    staleTime: 20_000,
  })

/** Throws ApiError. */
export function resolvePlan(plan: Plan, signal?: AbortSignal): Promise<ResolvedPlan> {
  return callApi<typeof routes.resolvePlan>(
    { method: 'post', path: '/api/posts/plan' },
    { body: plan, signal },
  )
}

type Targeted = { postId: string; targetId: string }

/** Actions on posts. Each call throws ApiError and updates the lists. */
export function usePostActions() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries(allPosts)
  const schedule = useMutation({
    mutationFn: ({ id, revision, when }: { id: string; revision: number; when: 'planned' | 'now' }) =>
      callApi<typeof routes.schedulePost>(
        { method: 'post', path: '/api/posts/{postId}/schedule' },
        { params: { postId: id }, body: { revision, when } },
      ),
    onSuccess,
  })
  const unschedule = useMutation({
    mutationFn: (postId: string) =>
      callApi<typeof routes.unschedulePost>(
        { method: 'post', path: '/api/posts/{postId}/unschedule' },
        { params: { postId } },
      ),
    onSuccess,
  })
  const retry = useMutation({
    mutationFn: (params: Targeted) =>
      callApi<typeof routes.retryTarget>(
        { method: 'post', path: '/api/posts/{postId}/targets/{targetId}/retry' },
        { params },
      ),
    onSuccess,
  })
  const confirm = useMutation({
    mutationFn: ({ isLive, ...params }: Targeted & { isLive: boolean }) =>
      callApi<typeof routes.confirmTarget>(
        { method: 'post', path: '/api/posts/{postId}/targets/{targetId}/confirm' },
        { params, body: { isLive } },
      ),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (postId: string) =>
      callApi<typeof routes.deletePost>({ method: 'delete', ...address }, { params: { postId } }),
    onSuccess,
  })
  const restore = useMutation({
    mutationFn: (postId: string) =>
      callApi<typeof routes.restorePost>(
        { method: 'post', path: '/api/posts/{postId}/restore' },
        { params: { postId } },
      ),
    onSuccess,
  })
  return { schedule, unschedule, retry, confirm, remove, restore }
}

/** Other wordings of a text, and hashtags for it. Each call throws ApiError. */
export function usePostWriter() {
  const enhance = useMutation({
    mutationFn: (body: { text: string; platform: PlatformId }) =>
      callApi<typeof routes.enhancePost>({ method: 'post', path: '/api/posts/enhance' }, { body }),
  })
  const suggest = useMutation({
    mutationFn: (text: string) =>
      callApi<typeof routes.suggestHashtags>(
        { method: 'post', path: '/api/posts/hashtags' },
        { body: { text } },
      ),
  })
  return { enhance, suggest }
}
