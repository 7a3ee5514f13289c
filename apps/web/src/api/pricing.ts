import { queryOptions, useMutation } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/checkout'
import type { contactSales, SalesMessage } from '@vivify/contract/routes/sales'
import { callApi } from './client.ts'

export type { SalesMessage } from '@vivify/contract/routes/sales'

/** How prices are shown on this installation. */
export const pricingQuery = queryOptions({
  queryKey: ['pricing'],
  queryFn: ({ signal }) =>
    callApi<typeof routes.readPricing>({ method: 'get', path: '/api/pricing' }, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Writes to whoever sells plans. */
export function useContactSales() {
  return useMutation({
    mutationFn: (body: SalesMessage) =>
      callApi<typeof contactSales>({ method: 'post', path: '/api/sales/messages' }, { body }),
  })
}
