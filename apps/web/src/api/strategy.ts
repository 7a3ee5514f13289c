import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/strategy'
import { callApi } from './client.ts'

export type { SavedStrategy, Strategy } from '@vivify/contract/routes/strategy'

/** The strategy with the numbers of posts, which every post changes. */
export const strategyQuery = queryOptions({
  queryKey: ['strategy'],
  queryFn: ({ signal }) =>
    callApi<typeof routes.readStrategy>({ method: 'get', path: '/api/strategy' }, { signal }),
  staleTime: 0,
})

/** Throws ApiError, `conflict` when another window saved. */
export function useSaveStrategy() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { document: routes.Strategy; revision: number }) =>
      callApi<typeof routes.saveStrategy>({ method: 'put', path: '/api/strategy' }, { body }),
    onSuccess: (saved) => client.setQueryData(strategyQuery.queryKey, saved),
  })
}
