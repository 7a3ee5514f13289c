// Changes of the balance, for the credits page.

import { infiniteQueryOptions } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/credits'
import type { CreditFilter } from '@vivify/contract/routes/credits'
import type { z } from 'zod'
import { callApi, routeUrl } from './client.ts'

export type { CreditChange, CreditFilter } from '@vivify/contract/routes/credits'

export interface ChangeFilter {
  show: CreditFilter
  /** Only changes since this moment, ISO 8601. */
  since?: string
}

type Page = z.output<typeof routes.listCreditChanges.answer>

export const allOfCredits = { queryKey: ['credits'] } as const

/** Changes that pass the filter, page by page, newest first. */
export const creditChangesQuery = (filter: ChangeFilter) =>
  infiniteQueryOptions({
    queryKey: ['credits', 'changes', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof routes.listCreditChanges>(
        { method: 'get', path: '/api/credits/changes' },
        { query: { ...filter, ...(pageParam === null ? {} : { after: pageParam }) }, signal },
      ),
    initialPageParam: null as string | null,
    // Every studio spends credits.
    staleTime: 0,
    getNextPageParam: ({ next }: Page) => next ?? undefined,
  })

/** Address of the same changes as a file. */
export function creditsCsvUrl(filter: ChangeFilter): string {
  return routeUrl<typeof routes.downloadCreditChanges>('/api/credits/csv', { query: filter })
}
