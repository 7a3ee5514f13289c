import { queryOptions } from '@tanstack/react-query'
import type { Creation, listCreations } from '@vivify/contract/routes/creations'
import type * as routes from '@vivify/contract/routes/videos'
import { callApi } from './client.ts'
import { startOnce, type StartedJob } from './jobs.ts'

/**
 * Starts turning the saved project into a video. Throws ApiError: `insufficient_credits`, `script_empty`, `conflict`
 * when a video of the project is already being made.
 */
export function startVideo(projectId: string, idempotencyKey: string): Promise<StartedJob> {
  return startOnce(() =>
    callApi<typeof routes.createVideo>(
      { method: 'post', path: '/api/videos' },
      { body: { projectId, idempotencyKey } },
    ),
  )
}

/** The latest video of a project, or null. */
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
