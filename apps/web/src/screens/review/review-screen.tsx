import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import * as messages from '@vivify/contract/messages'
import { ApiError } from '../../api/client.ts'
import { reviewQuery } from '../../api/reviews.ts'
import { PostReview } from '../../features/post-review/post-review.tsx'
import { EyeOff } from '../../ui/icons.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { EmptyState, Skeleton } from '../../ui/surfaces.tsx'

/** A post for people without an account, by the secret of a review link. */
export function ReviewScreen() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery(reviewQuery(token))
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 py-6 sm:py-10">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-3xl sm:text-4xl">Review this post</h1>
        <p className="text-base text-muted">{messages.reviews.lead}</p>
      </header>
      {data !== undefined && <PostReview token={token} review={data} />}
      {data === undefined && error === null && (
        <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
          <Skeleton className="h-80 rounded-large" />
          <Skeleton className="h-80 rounded-large" />
        </div>
      )}
      {data === undefined && isGone && (
        <EmptyState icon={<EyeOff />} title="Nothing to review here">
          {error.message}
        </EmptyState>
      )}
      {data === undefined && error !== null && !isGone && (
        <RetryNotice onRetry={() => void refetch()}>{error.message}</RetryNotice>
      )}
    </div>
  )
}
