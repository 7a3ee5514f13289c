import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/account-data'
import { callApi, routeUrl } from './client.ts'
import { startOnce, type StartedJob } from './jobs.ts'
import { endSession } from './session.ts'

export type { DataExport } from '@vivify/contract/routes/account-data'

export const dataExportQuery = queryOptions({
  queryKey: ['data-export'],
  queryFn: ({ signal }) =>
    callApi<typeof routes.readDataExport>({ method: 'get', path: '/api/account/exports' }, { signal }),
})

/** Starts packing everything of the account. Throws ApiError. */
export function startDataExport(idempotencyKey: string): Promise<StartedJob> {
  return startOnce(() =>
    callApi<typeof routes.startDataExport>(
      { method: 'post', path: '/api/account/exports' },
      { body: { idempotencyKey } },
    ),
  )
}

export function dataExportUrl(exportId: string): string {
  return routeUrl<typeof routes.downloadDataExport>('/api/account/exports/{exportId}/content', {
    params: { exportId },
  })
}

/** Deletes the account; nobody is signed in afterwards. */
export function useDeleteAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { confirmation: string; password?: string }) =>
      callApi<typeof routes.deleteAccount>({ method: 'post', path: '/api/account/delete' }, { body }),
    onSuccess: () => endSession(client),
  })
}
