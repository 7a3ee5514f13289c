// The calendar: what is planned and published between two days, queue slots, imports and the feed.

import { queryOptions, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { PlatformId } from '@vivify/contract/platforms'
import type { Plan } from '@vivify/contract/post'
import type * as routes from '@vivify/contract/routes/calendar'
import type * as postRoutes from '@vivify/contract/routes/posts'
import type { z } from 'zod'
import { callApi, type CallInput } from './client.ts'
import { allPosts } from './posts.ts'

export type { CalendarArticle, CsvRow, QueueSlot, SlotTime, TimeHint } from '@vivify/contract/routes/calendar'
type SavedPost = postRoutes.SavedPost
export type CsvAnswer = z.output<typeof routes.importCsv.answer>
export type CsvRequest = NonNullable<CallInput<typeof routes.importCsv>['body']>

const allSlots = { queryKey: ['queue-slots'] } as const

const maxShown = 5000
const refreshMs = 30_000

/** Posts that are planned between two days, both included. Asked for again, because posts are sent meanwhile. */
export const postsBetweenQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['posts', 'between', from, to],
    queryFn: async ({ signal }) =>
      (
        await callApi<typeof postRoutes.listPosts>(
          { method: 'get', path: '/api/posts' },
          { query: { from, to, limit: maxShown }, signal },
        )
      ).posts,
    refetchInterval: refreshMs,
  })

/** Articles at people's sites between two days in UTC, both included. Asked for again, because they are sent meanwhile. */
export const articlesBetweenQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['article-publications', 'between', from, to],
    queryFn: async ({ signal }) =>
      (
        await callApi<typeof routes.listCalendarArticles>(
          { method: 'get', path: '/api/calendar/articles' },
          { query: { from, to }, signal },
        )
      ).articles,
    refetchInterval: refreshMs,
  })

/** Moves a post on the calendar at once, then on the server. When the server refuses, the post is where it was. */
export function useMovePost() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ postId, plan }: { postId: string; plan: Plan }) =>
      callApi<typeof postRoutes.movePost>(
        { method: 'post', path: '/api/posts/{postId}/move' },
        { params: { postId }, body: { plan } },
      ),
    async onMutate({ postId, plan }) {
      const lists = { queryKey: ['posts', 'between'] }
      await client.cancelQueries(lists)
      const before: [QueryKey, SavedPost[] | undefined][] = client.getQueriesData<SavedPost[]>(lists)
      client.setQueriesData<SavedPost[]>(lists, (posts) =>
        posts?.map((post) => (post.id === postId ? { ...post, content: { ...post.content, plan } } : post)),
      )
      return { before }
    },
    onError(_error, _input, context) {
      for (const [key, posts] of context?.before ?? []) client.setQueryData(key, posts)
    },
    onSettled: () => client.invalidateQueries(allPosts),
  })
}

/** Queue slots of all platforms, and times to suggest. */
export const queueSlotsQuery = (zone: string) =>
  queryOptions({
    queryKey: ['queue-slots', zone],
    queryFn: ({ signal }) =>
      callApi<typeof routes.listSlots>(
        { method: 'get', path: '/api/calendar/slots' },
        { query: { zone }, signal },
      ),
  })

/** Throws ApiError. */
export function useReplaceSlots() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ platform, ...body }: { platform: PlatformId; zone: string; slots: routes.SlotTime[] }) =>
      callApi<typeof routes.replaceSlots>(
        { method: 'put', path: '/api/calendar/slots/{platform}' },
        { params: { platform }, body },
      ),
    onSuccess: () => client.invalidateQueries(allSlots),
  })
}

/** The next queue slot that no post of these platforms takes; null when there is none. Throws ApiError. */
export async function findFreeSlot(
  platforms: readonly PlatformId[],
  zone: string,
  signal?: AbortSignal,
): Promise<routes.FreeSlot | null> {
  const { slot } = await callApi<typeof routes.findFreeSlot>(
    { method: 'get', path: '/api/calendar/free-slot' },
    { query: { platforms: platforms.join(','), zone }, signal },
  )
  return slot
}

export const freeSlotQuery = (platforms: readonly PlatformId[], zone: string) =>
  queryOptions({
    queryKey: ['posts', 'free-slot', platforms.join(), zone],
    queryFn: ({ signal }) => findFreeSlot(platforms, zone, signal),
    staleTime: 0,
  })

/** A preview of a CSV file, or a part of its import. Throws ApiError. */
export function sendCsv(body: CsvRequest, signal?: AbortSignal): Promise<CsvAnswer> {
  return callApi<typeof routes.importCsv>({ method: 'post', path: '/api/calendar/csv' }, { body, signal })
}

/** Call this after an import. */
export function useRefreshPosts(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries(allPosts)
}

/** When the feed's address was made; null when there is none. */
export const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) =>
    callApi<typeof routes.readFeed>({ method: 'get', path: '/api/calendar/feed' }, { signal }),
})

/** Each call throws ApiError. */
export function useFeedActions() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries(feedQuery)
  const rotate = useMutation({
    mutationFn: () => callApi<typeof routes.rotateFeed>({ method: 'post', path: '/api/calendar/feed' }),
    onSuccess,
  })
  const disable = useMutation({
    mutationFn: () => callApi<typeof routes.disableFeed>({ method: 'delete', path: '/api/calendar/feed' }),
    onSuccess,
  })
  return { rotate, disable }
}
