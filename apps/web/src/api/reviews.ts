// Review links, for the owner of a post and for people without an account.

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/reviews'
import { callApi, type CallInput } from './client.ts'

export type { Review, ReviewChange, ReviewedVersion, ReviewNote } from '@vivify/contract/routes/reviews'
export type NewReviewNote = NonNullable<CallInput<typeof routes.addReviewNote>['body']>

/** Review links of a post, and what reviewers said. */
export const reviewsQuery = (postId: string) =>
  queryOptions({
    queryKey: ['reviews', postId],
    queryFn: ({ signal }) =>
      callApi<typeof routes.listReviews>(
        { method: 'get', path: '/api/posts/{postId}/review-links' },
        { params: { postId }, signal },
      ),
    // Reviewers add to it from elsewhere.
    staleTime: 0,
  })

/** Each call throws ApiError. */
export function useReviewLinks(postId: string) {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries(reviewsQuery(postId))
  const create = useMutation({
    mutationFn: (days: number) =>
      callApi<typeof routes.createReviewLink>(
        { method: 'post', path: '/api/posts/{postId}/review-links' },
        { params: { postId }, body: { days } },
      ),
    onSuccess,
  })
  const revoke = useMutation({
    mutationFn: (linkId: string) =>
      callApi<typeof routes.revokeReviewLink>(
        { method: 'delete', path: '/api/posts/{postId}/review-links/{linkId}' },
        { params: { postId, linkId } },
      ),
    onSuccess,
  })
  return { create, revoke }
}

/** The post behind a review link. */
export const reviewQuery = (token: string) =>
  queryOptions({
    queryKey: ['review', token],
    queryFn: ({ signal }) =>
      callApi<typeof routes.readReview>(
        { method: 'get', path: '/api/review/{token}' },
        { params: { token }, signal },
      ),
    // The owner changes the post, and others review it too.
    staleTime: 0,
  })

/** Throws ApiError. */
export function useAddReviewNote(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewReviewNote) =>
      callApi<typeof routes.addReviewNote>(
        { method: 'post', path: '/api/review/{token}/notes' },
        { params: { token }, body },
      ),
    onSuccess: () => client.invalidateQueries(reviewQuery(token)),
  })
}
