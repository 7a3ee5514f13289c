// Pictures that are made from words.

import { infiniteQueryOptions } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/images'
import type { z } from 'zod'
import { ApiError, callApi } from './client.ts'

export type { AspectRatio, ImageEntry, MadeImages } from '@vivify/contract/routes/images'
type ImageOrder = z.input<typeof routes.createImages.body>

/**
 * Starts making pictures and gives the job. Asked again with the same key it is the same job, so a call whose answer
 * was lost is repeated once. Throws ApiError: `insufficient_credits`, `bad_input`, `rate_limited`.
 */
export async function startImages(order: ImageOrder): Promise<{ jobId: string }> {
  const start = () =>
    callApi<typeof routes.createImages>({ method: 'post', path: '/api/images' }, { body: order })
  try {
    return await start()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unreachable') return start()
    throw error
  }
}

/** Starts changing a picture by words and gives the job. Throws as `startImages` does. */
export function startEdit(order: z.input<typeof routes.editImage.body>): Promise<{ jobId: string }> {
  return callApi<typeof routes.editImage>({ method: 'post', path: '/api/images/edits' }, { body: order })
}

const pageLength = 24

/** Pictures that were made here, page by page, the newest first. Follows every change of a creation. */
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
