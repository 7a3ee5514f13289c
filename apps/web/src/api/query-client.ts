import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './client.ts'
import { endSession } from './session.ts'

/** Creates the cache of server data. When any call finds that the session is over, the session ends here. */
export function createQueryClient(): QueryClient {
  const noticeLostSession = (error: unknown): void => {
    if (error instanceof ApiError && error.code === 'unauthorized') endSession(client)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: noticeLostSession }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        // A wrong password is also "unauthorized", but says nothing about the session.
        if (mutation.options.mutationKey?.[0] !== 'session') noticeLostSession(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.status >= 502,
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
