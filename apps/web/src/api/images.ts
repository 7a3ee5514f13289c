// Pictures generated from words.

import { infiniteQueryOptions } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/images'
import type { z } from 'zod'
import { callApi } from './client.ts'
import { startOnce, type StartedJob } from './jobs.ts'

export type { AspectRatio, ImageEntry } from '@vivify/contract/routes/images'
type ImageOrder = z.input<typeof routes.createImages.body>

/** Starts generating pictures. Throws ApiError: `insufficient_credits`, `bad_input`, `rate_limited`. */
export function startImages(order: ImageOrder): Promise<StartedJob> {
  return startOnce(() =>
    callApi<typeof routes.createImages>({ method: 'post', path: '/api/images' }, { body: order }),
  )
}

/** Starts editing a picture by words. Throws like `startImages`. */
export function startEdit(order: z.input<typeof routes.editImage.body>): Promise<StartedJob> {
  return startOnce(() =>
    callApi<typeof routes.editImage>({ method: 'post', path: '/api/images/edits' }, { body: order }),
  )
}

const pageLength = 24

/** Generated pictures, page by page, newest first. Refreshed whenever a creation changes. */
export const madeImagesQuery = infiniteQueryOptions({
  queryKey: ['creations', 'made-images'],
  queryFn: ({ pageParam, signal }) =>
    callApi<typeof routes.listImages>(
      { method: 'get', path: '/api/images' },
      { query: { limit: pageLength, ...(pageParam === null ? {} : { after: pageParam }) }, signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})
