import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Plan } from '@vivify/contract/plans'
import type * as routes from '@vivify/contract/routes/checkout'
import { ApiError, callApi } from './client.ts'
import { sessionQuery } from './session.ts'

export interface CheckoutChoice {
  plan: Plan['id']
  billing: 'monthly' | 'yearly'
  idempotencyKey: string
}

/**
 * Chooses a plan and adds its credits to the session. A call whose answer was lost is repeated once with the same key.
 * Throws ApiError: `forbidden` if no payments are set up.
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
    onSuccess: ({ plan, credits }) =>
      client.setQueryData(sessionQuery.queryKey, (known) =>
        known?.session ? { ...known, session: { ...known.session, plan, credits } } : known,
      ),
  })
}

function send(body: CheckoutChoice) {
  return callApi<typeof routes.checkOut>({ method: 'post', path: '/api/checkout' }, { body })
}
