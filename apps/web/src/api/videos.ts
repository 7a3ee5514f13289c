import { queryOptions } from '@tanstack/react-query'
import type { Creation, listCreations } from '@vivify/contract/routes/creations'
import type * as routes from '@vivify/contract/routes/videos'
import { ApiError, callApi } from './client.ts'

/**
 * Starts making the saved project into a video and gives the job. Asked again with the same key it is the same job,
 * so a call whose answer was lost is repeated once. Throws ApiError: `insufficient_credits`, `script_empty`,
 * `conflict` when the project is being made already.
 */
export async function startVideo(projectId: string, idempotencyKey: string): Promise<{ jobId: string }> {
  const start = () =>
    callApi<typeof routes.createVideo>(
      { method: 'post', path: '/api/videos' },
      { body: { projectId, idempotencyKey } },
    )
  try {
    return await start()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unreachable') return start()
    throw error
  }
}

/** The video that was made last of a project, or null. */
export const latestVideoQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['creations', 'latest-video', projectId],
    queryFn: async ({ signal }): Promise<Creation | null> => {
      const { creations } = await callApi<typeof listCreations>(
        { method: 'get', path: '/api/creations' },
        { query: { kind: 'video', projectId, limit: 1 }, signal },
      )
      return creations[0] ?? null
    },
  })
