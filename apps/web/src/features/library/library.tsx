import { useInfiniteQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useDeferredValue, useState } from 'react'
import { toast } from 'react-hot-toast'
import { libraryQuery, useRefreshLibrary, type LibraryFilter } from '../../api/library.ts'
import { DropArea } from '../../lib/media/drop-area.tsx'
import { useUpload } from '../../lib/media/use-upload.ts'
import { Button } from '../../ui/button.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { LibraryCard, SampleCard } from './library-card.tsx'
import { LibraryFilters } from './library-filters.tsx'
import { librarySamples } from './library-samples.ts'

const words = messages.library
const mediaKinds = ['image', 'clip'] as const
const gridClasses = 'grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4'

/** The Content Library tab: everything that was uploaded or made, to use in posts. */
export function Library() {
  const [filter, setFilter] = useState<LibraryFilter>({})
  const [detailsId, setDetailsId] = useState<string | null>(null)
  const refresh = useRefreshLibrary()
  const upload = useUpload(mediaKinds, ({ name }) => {
    toast.success(words.uploaded(name))
    void refresh()
  })
  const query = useInfiniteQuery(libraryQuery(useDeferredValue(filter)))
  const { data, error, refetch, isRefetching, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const items = data?.pages.flatMap((page) => page.items)
  const details = items?.find(({ id }) => id === detailsId)
  const isFiltered = Object.keys(filter).length > 0
  const isNew = items?.length === 0 && !isFiltered
  return (
    <section aria-labelledby="content-library" className="flex flex-col gap-5">
      <h2 id="content-library" className="text-xl">
        Content Library
      </h2>
      <DropArea
        label="Upload Content"
        hint="Pictures, GIFs and clips. Drop them here, paste them, or choose files."
        kinds={mediaKinds}
        upload={upload}
        takesMany
        takesPaste
      />
      {!isNew && <LibraryFilters filter={filter} onChange={setFilter} />}
      {error !== null && items === undefined && (
        <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
          {error.message}
        </RetryNotice>
      )}
      {items === undefined && error === null && <CardsSkeleton />}
      {isNew && <Samples />}
      {items?.length === 0 && isFiltered && <p className="text-sm text-muted">{words.empty}</p>}
      {items !== undefined && items.length > 0 && (
        <ul className={gridClasses}>
          {items.map((item) => (
            <li key={item.id} className="grid min-w-0">
              <LibraryCard item={item} onDetails={() => setDetailsId(item.id)} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button className="self-center" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      {details !== undefined && (
        <DetailsDialog key={details.id} item={details} onClose={() => setDetailsId(null)} />
      )}
    </section>
  )
}

function Samples() {
  return (
    <>
      <p className="text-sm text-muted">{words.samples}</p>
      <ul className={gridClasses}>
        {librarySamples.map((sample) => (
          <li key={sample.name} className="grid min-w-0">
            <SampleCard sample={sample} />
          </li>
        ))}
      </ul>
    </>
  )
}

function CardsSkeleton() {
  return (
    <div className={gridClasses}>
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} className="aspect-4/5 rounded-base" />
      ))}
    </div>
  )
}
