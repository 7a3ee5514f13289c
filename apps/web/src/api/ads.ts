import { queryOptions } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/ads'
import type * as creationRoutes from '@vivify/contract/routes/creations'
import type { z } from 'zod'
import { callApi } from './client.ts'
import type { Creation } from './creations.ts'
import { startOnce, type StartedJob } from './jobs.ts'

export type AdVideoRequest = z.input<typeof routes.createAdVideo.body>

/** Starts animating an ad. Throws ApiError. */
export function startAdVideo(body: AdVideoRequest): Promise<StartedJob> {
  return startOnce(() =>
    callApi<typeof routes.createAdVideo>({ method: 'post', path: '/api/ads/videos' }, { body }),
  )
}

/** Creations of the product ad studio, newest first. */
export const madeAdsQuery = queryOptions({
  queryKey: ['creations', 'ads'],
  queryFn: async ({ signal }): Promise<Creation[]> => {
    const { creations } = await callApi<typeof creationRoutes.listCreations>(
      { method: 'get', path: '/api/creations' },
      { query: { limit: 100 }, signal },
    )
    return creations.filter(({ facts }) => facts['tool'] === 'ad')
  },
})
