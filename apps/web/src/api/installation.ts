// The operator's page.

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/system'
import type { z } from 'zod'
import { callApi } from './client.ts'

export type { InstallationReport, ListedAccount } from '@vivify/contract/routes/system'

export const installationQuery = queryOptions({
  queryKey: ['installation', 'report'],
  staleTime: 60_000,
  queryFn: ({ signal }) =>
    callApi<typeof routes.readInstallation>({ method: 'get', path: '/api/installation' }, { signal }),
})

export interface AccountFilter {
  show: 'people' | 'guests'
  search: string
}

type Page = z.output<typeof routes.listInstallationAccounts.answer>

/** Accounts that pass the filter, page by page, newest first. */
export const installationAccountsQuery = (filter: AccountFilter) =>
  infiniteQueryOptions({
    queryKey: ['installation', 'accounts', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof routes.listInstallationAccounts>(
        { method: 'get', path: '/api/installation/accounts' },
        { query: { ...filter, ...(pageParam === null ? {} : { after: pageParam }) }, signal },
      ),
    initialPageParam: null as string | null,
    staleTime: 0,
    getNextPageParam: ({ next }: Page) => next ?? undefined,
  })
