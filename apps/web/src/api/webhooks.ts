// Webhooks of the account, and what was sent to them.

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/webhooks'
import type { z } from 'zod'
import { callApi } from './client.ts'

export type { Delivery, Webhook } from '@vivify/contract/routes/webhooks'
type Wanted = z.input<typeof routes.createWebhook.body>
type Change = z.input<typeof routes.changeWebhook.body> & { webhookId: string }

const all = ['webhooks']
/** While something waits to be sent. */
const lookEveryMs = 2000
const soonMs = 60_000

export const webhooksQuery = queryOptions({
  queryKey: [...all, 'list'],
  queryFn: ({ signal }) =>
    callApi<typeof routes.listWebhooks>({ method: 'get', path: '/api/webhooks' }, { signal }),
})

/** The latest deliveries. */
export const deliveriesQuery = (webhookId: string) =>
  queryOptions({
    queryKey: [...all, 'deliveries', webhookId],
    queryFn: ({ signal }) =>
      callApi<typeof routes.listDeliveries>(
        { method: 'get', path: '/api/webhooks/{webhookId}/deliveries' },
        { params: { webhookId }, signal },
      ),
    refetchInterval: ({ state }) => (state.data?.deliveries.some(isUnderWay) === true ? lookEveryMs : false),
  })

function isUnderWay({ state, nextTryAt }: z.output<typeof routes.deliverySchema>): boolean {
  const isSoon = nextTryAt !== null && Date.parse(nextTryAt) - Date.now() < soonMs
  return state === 'sending' || (state === 'waiting' && isSoon)
}

/** Each call throws ApiError. */
export function useWebhookActions() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: all })
  const create = useMutation({
    mutationFn: (body: Wanted) =>
      callApi<typeof routes.createWebhook>({ method: 'post', path: '/api/webhooks' }, { body }),
    onSuccess,
  })
  const change = useMutation({
    mutationFn: ({ webhookId, ...body }: Change) =>
      callApi<typeof routes.changeWebhook>(
        { method: 'put', path: '/api/webhooks/{webhookId}' },
        { params: { webhookId }, body },
      ),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (webhookId: string) =>
      callApi<typeof routes.deleteWebhook>(
        { method: 'delete', path: '/api/webhooks/{webhookId}' },
        { params: { webhookId } },
      ),
    onSuccess,
  })
  const roll = useMutation({
    mutationFn: (webhookId: string) =>
      callApi<typeof routes.rollWebhookSecret>(
        { method: 'post', path: '/api/webhooks/{webhookId}/secret' },
        { params: { webhookId } },
      ),
  })
  const sendTest = useMutation({
    mutationFn: (webhookId: string) =>
      callApi<typeof routes.testWebhook>(
        { method: 'post', path: '/api/webhooks/{webhookId}/test' },
        { params: { webhookId } },
      ),
    onSuccess,
  })
  const resend = useMutation({
    mutationFn: (params: { webhookId: string; deliveryId: string }) =>
      callApi<typeof routes.resendDelivery>(
        { method: 'post', path: '/api/webhooks/{webhookId}/deliveries/{deliveryId}/resend' },
        { params },
      ),
    onSuccess,
  })
  return { create, change, remove, roll, sendTest, resend }
}
