// License keys: redeeming them, and those that were redeemed.

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/licences'
import type { z } from 'zod'
import { callApi } from './client.ts'
import { allOfCredits } from './credits.ts'
import { sessionQuery } from './session.ts'

export type { RedeemedLicence } from '@vivify/contract/routes/licences'
export type Redemption = z.output<typeof routes.redeemLicence.answer>

export const redeemedQuery = queryOptions({
  queryKey: ['licences', 'redeemed'],
  queryFn: ({ signal }) =>
    callApi<typeof routes.listRedeemedLicences>(
      { method: 'get', path: '/api/licences/redeemed' },
      { signal },
    ),
})

/**
 * Redeems a key and adds what it gives to the session. Throws ApiError: `not_found` for every key that can't be
 * redeemed, `rate_limited` after too many of them.
 */
export function useRedeemLicence() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (key: string) =>
      callApi<typeof routes.redeemLicence>(
        { method: 'post', path: '/api/licences/redeem' },
        { body: { key } },
      ),
    onSuccess: ({ plan, credits }) => {
      client.setQueryData(sessionQuery.queryKey, (known) =>
        known?.session ? { ...known, session: { ...known.session, plan, credits } } : known,
      )
      void client.invalidateQueries(redeemedQuery)
      void client.invalidateQueries(allOfCredits)
    },
  })
}
