// People's own sites, and articles that are published there.

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/article-sites'
import type { z } from 'zod'
import { ApiError, callApi } from './client.ts'
import { activeJobsQuery, cancelJob } from './jobs.ts'

export type { ArticleSite, Publication, SiteKind } from '@vivify/contract/routes/article-sites'
export type SiteRequest = z.input<typeof routes.connectArticleSite.body>
export type PublishRequest = z.input<typeof routes.publishArticle.body>

export const articleSitesQuery = queryOptions({
  queryKey: ['article-sites'],
  queryFn: async ({ signal }) =>
    (await callApi<typeof routes.listArticleSites>({ method: 'get', path: '/api/article-sites' }, { signal }))
      .sites,
})

/** Of one article, and those in the calendar. */
const allPublications = { queryKey: ['article-publications'] } as const

/** How often a publication is looked at while Vivify works on it, and while it waits for its moment. */
const workingMs = 1500
const waitingMs = 20_000

export const publicationsQuery = (articleId: string) =>
  queryOptions({
    queryKey: ['article-publications', articleId],
    queryFn: async ({ signal }) =>
      (
        await callApi<typeof routes.listPublications>(
          { method: 'get', path: '/api/articles/{articleId}/publications' },
          { params: { articleId }, signal },
        )
      ).publications,
    refetchInterval: ({ state: { data = [] } }) => {
      if (data.some(({ state }) => state === 'publishing')) return workingMs
      return data.some(({ state }) => state === 'scheduled') ? waitingMs : false
    },
    staleTime: 0,
  })

/** Tries the log-in out; a site that is connected again gets the new one. */
export function useConnectSite() {
  const onSuccess = useSitesAgain()
  return useMutation({
    mutationFn: (body: SiteRequest) =>
      callApi<typeof routes.connectArticleSite>({ method: 'post', path: '/api/article-sites' }, { body }),
    onSuccess,
  })
}

export function useRemoveSite() {
  const onSuccess = useSitesAgain()
  return useMutation({
    mutationFn: (siteId: string) =>
      callApi<typeof routes.removeArticleSite>(
        { method: 'delete', path: '/api/article-sites/{siteId}' },
        { params: { siteId } },
      ),
    onSuccess,
  })
}

/** Publishes an article, or takes it back while it waits. */
export function usePublishing(articleId: string) {
  const client = useQueryClient()
  const onSettled = () =>
    Promise.all(
      [allPublications, articleSitesQuery, activeJobsQuery].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  const publish = useMutation({
    mutationFn: (body: PublishRequest) => publishOnce(articleId, body),
    onSettled,
  })
  const takeBack = useMutation({ mutationFn: (jobId: string) => cancelJob(client, jobId), onSettled })
  return { publish, takeBack }
}

/** If the answer is lost, it asks once more; the call has a key, so that nothing is published twice. */
async function publishOnce(articleId: string, body: PublishRequest) {
  const send = () =>
    callApi<typeof routes.publishArticle>(
      { method: 'post', path: '/api/articles/{articleId}/publish' },
      { params: { articleId }, body },
    )
  try {
    return await send()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unreachable') return send()
    throw error
  }
}

function useSitesAgain(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: articleSitesQuery.queryKey })
}
