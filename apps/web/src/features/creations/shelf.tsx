import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { shelfQuery, type Creation, type Shelf as ShelfName } from '../../api/creations.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { ratioOf, readFacts } from '../../lib/creation-facts.ts'
import { Masonry, type MasonryItem } from './masonry.tsx'

export interface ShelfProps {
  shelf: ShelfName
  heading: string
  search: string
  card: (creation: Creation) => ReactNode
  /** Shown until the person has a creation of this kind. */
  samples: readonly MasonryItem[]
  /** One sentence below the heading while there are only samples. */
  invitation: string
}

/** The person's creations of one kind, or samples. */
export function Shelf({ shelf, heading, search, card, samples, invitation }: ShelfProps) {
  const headingId = useId()
  const query = useInfiniteQuery(shelfQuery(shelf, search))
  const { data, error, refetch, isRefetching, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const creations = data?.pages.flatMap((page) => page.creations) ?? []
  const total = data?.pages[0]?.total
  const isEmpty = total === 0 && creations.length === 0
  const items = creations.map((creation) => ({
    id: creation.id,
    ratio: ratioOf(readFacts(creation)),
    content: card(creation),
  }))
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 id={headingId} className="text-lg">
          {heading}
        </h3>
        {total !== undefined && total > 0 && <span className="text-sm text-muted tabular-nums">{total}</span>}
        {isEmpty && search === '' && <p className="text-sm text-muted">{invitation}</p>}
      </div>
      {error !== null && data === undefined && (
        <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
          {error.message}
        </RetryNotice>
      )}
      {data === undefined && error === null && <ShelfSkeleton />}
      {isEmpty && search !== '' && <p className="text-sm text-muted">No results for “{search}”.</p>}
      {isEmpty && search === '' && <Masonry label={heading} items={samples} />}
      {items.length > 0 && <Masonry label={heading} items={items} />}
      {hasNextPage && (
        <Button className="self-center" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  )
}

export function ShelfSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
      {['aspect-3/5', 'aspect-square', 'aspect-3/5 max-sm:hidden', 'aspect-square max-lg:hidden'].map(
        (shape, place) => (
          <Skeleton key={place} className={`${shape} self-start rounded-base`} />
        ),
      )}
    </div>
  )
}
