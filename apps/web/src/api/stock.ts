import { infiniteQueryOptions } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/stock'
import { callApi } from './client.ts'
import { startOnce, type StartedJob } from './jobs.ts'

export type { StockResult } from '@vivify/contract/routes/stock'
export type { StockPlacement } from '@vivify/contract/jobs/place-stock'

export type StockSearch = Omit<
  NonNullable<NonNullable<Parameters<typeof callApi<typeof routes.searchStock>>[1]>['body']>,
  'page'
>

/** Footage or photos of free libraries, page by page. */
export const stockQuery = (search: StockSearch) =>
  infiniteQueryOptions({
    queryKey: ['stock', search],
    queryFn: ({ signal, pageParam }) =>
      callApi<typeof routes.searchStock>(
        { method: 'post', path: '/api/stock/search' },
        { body: { ...search, page: pageParam }, signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.hasMore && pages.length < maxPages ? pages.length + 1 : undefined,
    staleTime: 10 * 60_000,
    retry: false,
  })

const maxPages = 20

export interface StockOrder {
  projectId: string
  /** Default: every scene that should show footage and has none. */
  scenes?: { sceneId: string; reference?: string }[]
}

/** Starts finding footage, or fetching the one that was chosen. Throws ApiError. */
export function startPlacing(order: StockOrder, idempotencyKey: string): Promise<StartedJob> {
  return startOnce(() =>
    callApi<typeof routes.placeStock>(
      { method: 'post', path: '/api/stock/placements' },
      { body: { ...order, idempotencyKey } },
    ),
  )
}
