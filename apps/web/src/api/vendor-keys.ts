import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/vendor-keys'
import { callApi } from './client.ts'
import { enginesQuery } from './engines.ts'

export type { VendorAccount, VendorKeyScope } from '@vivify/contract/routes/vendor-keys'

export const vendorKeysQuery = (scope: routes.VendorKeyScope) =>
  queryOptions({
    queryKey: ['vendor-keys', scope],
    queryFn: ({ signal }) =>
      callApi<typeof routes.listVendorKeys>(
        { method: 'get', path: '/api/vendor-keys' },
        { query: { scope }, signal },
      ),
  })

export interface VendorKeyChange {
  scope: routes.VendorKeyScope
  account: string
  /** Left out to keep the saved one. */
  apiKey?: string
  baseUrl: string
  models: Record<string, string>
}

export function useSaveVendorKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: VendorKeyChange) =>
      callApi<typeof routes.saveVendorKey>({ method: 'put', path: '/api/vendor-keys' }, { body }),
    onSuccess: () => refresh(client),
  })
}

export function useRemoveVendorKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { scope: routes.VendorKeyScope; account: string }) =>
      callApi<typeof routes.removeVendorKey>({ method: 'post', path: '/api/vendor-keys/remove' }, { body }),
    onSuccess: () => refresh(client),
  })
}

/** Other engines are ready now. */
async function refresh(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: enginesQuery.queryKey })
  await client.invalidateQueries({ queryKey: ['vendor-keys'] })
}
