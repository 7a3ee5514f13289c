// API keys of the account.

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/keys'
import type { z } from 'zod'
import { callApi } from './client.ts'

export type { ApiKey } from '@vivify/contract/routes/keys'
type NewKey = z.input<typeof routes.createKey.body>

export const keysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => callApi<typeof routes.listKeys>({ method: 'get', path: '/api/keys' }, { signal }),
})

/** Each call throws ApiError. */
export function useKeyActions() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries(keysQuery)
  const create = useMutation({
    mutationFn: (body: NewKey) =>
      callApi<typeof routes.createKey>({ method: 'post', path: '/api/keys' }, { body }),
    onSuccess,
  })
  const revoke = useMutation({
    mutationFn: (keyId: string) =>
      callApi<typeof routes.revokeKey>(
        { method: 'delete', path: '/api/keys/{keyId}' },
        { params: { keyId } },
      ),
    onSuccess,
  })
  return { create, revoke }
}
