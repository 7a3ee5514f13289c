import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Plan } from '@vivify/contract/plans'
import type * as routes from '@vivify/contract/routes/checkout'
import { ApiError, callApi } from './client.ts'
import { allOfCredits } from './credits.ts'
import { sessionQuery } from './session.ts'

export interface CheckoutChoice {
  plan: Plan['id']
  billing: 'monthly' | 'yearly'
  idempotencyKey: string
}

/**
 * Chooses a plan. Credits that are granted at once are added to the session. A call whose answer was lost is repeated
 * once with the same key. Throws ApiError: `forbidden` where the plan is not sold.
 */
export function useCheckOut() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: CheckoutChoice) => {
      try {
        return await send(body)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'unreachable') return send(body)
        throw error
      }
    },
    onSuccess: (answer) => {
      if (answer.type !== 'granted') return
      const { plan, credits } = answer
      client.setQueryData(sessionQuery.queryKey, (known) =>
        known?.session ? { ...known, session: { ...known.session, plan, credits } } : known,
      )
    },
  })
}

function send(body: CheckoutChoice) {
  return callApi<typeof routes.checkOut>({ method: 'post', path: '/api/checkout' }, { body })
}

/** Often enough for a person who waits, and seldom enough for one who has left the page open. */
const firstPollMs = 1000
const laterPollMs = 10_000
const impatientPolls = 30

/** Whether a checkout was paid, asked again until that is known. */
export const checkoutQuery = (checkoutId: string) =>
  queryOptions({
    queryKey: ['checkout', checkoutId],
    queryFn: ({ signal }) =>
      callApi<typeof routes.readCheckout>(
        { method: 'get', path: '/api/checkout/{checkoutId}' },
        { params: { checkoutId }, signal },
      ),
    staleTime: 0,
    refetchInterval: ({ state: { data, status, dataUpdateCount } }) => {
      if (status === 'error' || data?.status === 'paid' || data?.status === 'expired') return false
      return dataUpdateCount < impatientPolls ? firstPollMs : laterPollMs
    },
  })

/** Reads the session and the credits again, because a payment changed them. */
export function useRefreshAfterPayment() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      client.invalidateQueries(allOfCredits),
    ])
}

export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) =>
    callApi<typeof routes.readBilling>({ method: 'get', path: '/api/billing' }, { signal }),
  // Subscriptions are changed on the provider's pages.
  staleTime: 0,
})

/** Answers the address of the provider's portal. */
export function useOpenPortal() {
  return useMutation({
    mutationFn: () => callApi<typeof routes.openPortal>({ method: 'post', path: '/api/billing/portal' }),
  })
}
