import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/connections'
import type { z } from 'zod'
import { callApi } from './client.ts'

export type { Connection, PlatformSetup } from '@vivify/contract/routes/connections'

/** Connected accounts, and how each platform is connected. */
export const connectionsQuery = queryOptions({
  queryKey: ['connections'],
  queryFn: ({ signal }) =>
    callApi<typeof routes.listConnections>({ method: 'get', path: '/api/connections' }, { signal }),
})

/** Begins a log-in; the answer's address is to be opened in this tab. */
export function useStartLogin() {
  return useMutation({
    mutationFn: (body: z.input<typeof routes.startLogin.body>) =>
      callApi<typeof routes.startLogin>({ method: 'post', path: '/api/connections/login' }, { body }),
  })
}

export function useConnectByPassword() {
  const onSuccess = useListAgain()
  return useMutation({
    mutationFn: (body: z.input<typeof routes.connectByPassword.body>) =>
      callApi<typeof routes.connectByPassword>(
        { method: 'post', path: '/api/connections/password' },
        { body },
      ),
    onSuccess,
  })
}

export function useConnectWebhook() {
  const onSuccess = useListAgain()
  return useMutation({
    mutationFn: (body: z.input<typeof routes.connectWebhook.body>) =>
      callApi<typeof routes.connectWebhook>({ method: 'post', path: '/api/connections/webhook' }, { body }),
    onSuccess,
  })
}

export function useDisconnect() {
  const onSuccess = useListAgain()
  return useMutation({
    mutationFn: (connectionId: string) =>
      callApi<typeof routes.removeConnection>(
        { method: 'delete', path: '/api/connections/{connectionId}' },
        { params: { connectionId } },
      ),
    onSuccess,
  })
}

function useListAgain(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: connectionsQuery.queryKey })
}
