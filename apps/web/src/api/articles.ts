// Articles: ordering them, their progress, their texts and versions.

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ArticleDocument } from '@vivify/contract/article'
import { defaultArticleConfig } from '@vivify/contract/article-choices'
import { articleQueueCost } from '@vivify/contract/plans'
import type * as routes from '@vivify/contract/routes/articles'
import type { z } from 'zod'
import { ApiError, callApi, readFile, routeUrl } from './client.ts'
import { activeJobsQuery, cancelJob, startOnce } from './jobs.ts'
import { sessionQuery } from './session.ts'

export type { ListedArticle, SavedArticle } from '@vivify/contract/routes/articles'
export type { ArticleDocument }
type SavedArticle = routes.SavedArticle
export type ArticleOrder = z.input<typeof routes.orderArticles.body>
export type ArticleVersion = z.output<typeof routes.articleVersionSchema>
export type RewriteWay = z.input<typeof routes.rewriteSelection.body>['way']
export type Rewriting = z.output<typeof routes.rewriteSelection.answer>
export type ExportFormat = z.input<typeof routes.exportArticle.query>['format']

/** Key prefix of every article query. */
export const allArticles = { queryKey: ['articles'] } as const
const address = { path: '/api/articles/{articleId}' } as const
/** As many as one order may have. */
const listLength = 500

/** The last ordered articles, without their texts. */
export const articlesQuery = queryOptions({
  queryKey: ['articles', 'list'],
  queryFn: async ({ signal }) =>
    (
      await callApi<typeof routes.listArticles>(
        { method: 'get', path: '/api/articles' },
        { query: { limit: listLength }, signal },
      )
    ).articles,
  // Jobs change articles at any time.
  staleTime: 0,
})

/** The server side of the editor. Every call throws ApiError; `save` throws `conflict` unless the revision is the latest. */
export const articleApi = {
  read: (articleId: string): Promise<SavedArticle> =>
    callApi<typeof routes.readArticle>({ method: 'get', ...address }, { params: { articleId } }),
  save: (
    articleId: string,
    revision: number,
    document: ArticleDocument,
    { isLeaving = false }: { isLeaving?: boolean } = {},
  ): Promise<SavedArticle> =>
    callApi<typeof routes.saveArticle>(
      { method: 'put', ...address },
      { params: { articleId }, body: { revision, document }, keepalive: isLeaving },
    ),
}

export const articleVersionsQuery = (articleId: string) =>
  queryOptions({
    queryKey: ['articles', 'versions', articleId],
    queryFn: async ({ signal }) =>
      (
        await callApi<typeof routes.listArticleVersions>(
          { method: 'get', path: '/api/articles/{articleId}/versions' },
          { params: { articleId }, signal },
        )
      ).versions,
    staleTime: 0,
  })

export const articleVersionQuery = (articleId: string, revision: number) =>
  queryOptions({
    queryKey: ['articles', 'versions', articleId, revision],
    queryFn: ({ signal }) =>
      callApi<typeof routes.readArticleVersion>(
        { method: 'get', path: '/api/articles/{articleId}/versions/{revision}' },
        { params: { articleId, revision }, signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Another wording of a part of an article. Throws ApiError. */
export function rewriteSelection(
  articleId: string,
  body: { text: string; way: RewriteWay },
  signal?: AbortSignal,
): Promise<Rewriting> {
  return callApi<typeof routes.rewriteSelection>(
    { method: 'post', path: '/api/articles/{articleId}/rewrite' },
    { params: { articleId }, body, signal },
  )
}

/** Makes a project with a short's script; returns its id. Throws ApiError. */
export async function shortFromArticle(articleId: string): Promise<string> {
  const { projectId } = await callApi<typeof routes.shortFromArticle>(
    { method: 'post', path: '/api/articles/{articleId}/short' },
    { params: { articleId } },
  )
  return projectId
}

/** An article as a file. Throws ApiError. */
export async function exportArticle(articleId: string, format: ExportFormat): Promise<Blob> {
  const path = '/api/articles/{articleId}/export'
  const at = routeUrl<typeof routes.exportArticle>(path, { params: { articleId }, query: { format } })
  return (await readFile(at)).blob()
}

/** What writing an article from a video costs at most. */
export const articleFromVideoCost = articleQueueCost({
  queueLength: 1,
  hasFeaturedImage: defaultArticleConfig.hasFeaturedImage,
  imageCount: defaultArticleConfig.imagesInArticle,
})

/** Orders an article about a video's subject, with its script as notes; returns its id. Throws ApiError. */
export async function articleFromProject(projectId: string, idempotencyKey: string): Promise<string> {
  const { articleId } = await sendTwice(() =>
    callApi<typeof routes.articleFromProject>(
      { method: 'post', path: '/api/articles/from-project' },
      { body: { projectId, idempotencyKey } },
    ),
  )
  return articleId
}

/** All articles of an order in all formats, as a ZIP. Throws ApiError. */
export async function exportArticles(batchId: string): Promise<Blob> {
  const at = routeUrl<typeof routes.exportArticles>('/api/articles/export', { query: { batchId } })
  return (await readFile(at)).blob()
}

/** Actions on articles. Each call throws ApiError and updates the lists, jobs and credits. */
export function useArticleActions() {
  const client = useQueryClient()
  const onSettled = () =>
    Promise.all(
      [allArticles, activeJobsQuery, sessionQuery].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  const order = useMutation({ mutationFn: orderArticles, onSettled })
  const writeAgain = useMutation({
    mutationFn: (articleId: string) =>
      startOnce(() =>
        callApi<typeof routes.writeArticleAgain>(
          { method: 'post', path: '/api/articles/{articleId}/write' },
          { params: { articleId } },
        ),
      ),
    onSettled,
  })
  const cancel = useMutation({ mutationFn: (jobId: string) => cancelJob(client, jobId), onSettled })
  const cancelBatch = useMutation({
    mutationFn: (batchId: string) =>
      callApi<typeof routes.cancelBatch>(
        { method: 'post', path: '/api/articles/batches/{batchId}/cancel' },
        { params: { batchId } },
      ),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (articleId: string) =>
      callApi<typeof routes.deleteArticle>({ method: 'delete', ...address }, { params: { articleId } }),
    onSettled,
  })
  const restore = useMutation({
    mutationFn: (articleId: string) =>
      callApi<typeof routes.restoreArticle>(
        { method: 'post', path: '/api/articles/{articleId}/restore' },
        { params: { articleId } },
      ),
    onSettled,
  })
  return { order, writeAgain, cancel, cancelBatch, remove, restore }
}

function orderArticles(body: ArticleOrder): Promise<z.output<typeof routes.orderArticles.answer>> {
  return sendTwice(() =>
    callApi<typeof routes.orderArticles>({ method: 'post', path: '/api/articles' }, { body }),
  )
}

/** If the answer is lost, it asks once more; the call has a key, so that nothing is ordered twice. */
async function sendTwice<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unreachable') return send()
    throw error
  }
}
