import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/brand-kit'
import { callApi } from './client.ts'

export type { BrandKit, WebhookDelivery } from '@vivify/contract/routes/brand-kit'

export const brandKitQuery = queryOptions({
  queryKey: ['brand-kit'],
  queryFn: ({ signal }) =>
    callApi<typeof routes.readBrandKit>({ method: 'get', path: '/api/brand-kit' }, { signal }),
})

/** Result of the last webhook call. Fetched each time it is shown, because every video changes it. */
export const webhookDeliveryQuery = queryOptions({
  queryKey: ['webhook-delivery'],
  staleTime: 0,
  queryFn: ({ signal }) =>
    callApi<typeof routes.readWebhookDelivery>(
      { method: 'get', path: '/api/brand-kit/webhook-delivery' },
      { signal },
    ),
})

export function useSaveBrandKit() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: routes.BrandKit) =>
      callApi<typeof routes.saveBrandKit>({ method: 'put', path: '/api/brand-kit' }, { body }),
    onSuccess: (kit) => client.setQueryData(brandKitQuery.queryKey, kit),
  })
}
