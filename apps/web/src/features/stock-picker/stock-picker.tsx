import { useInfiniteQuery } from '@tanstack/react-query'
import { isShareAlike } from '@vivify/contract/licences'
import * as messages from '@vivify/contract/messages'
import type { Format } from '@vivify/contract/project'
import { useState } from 'react'
import { stockQuery, type StockPlacement, type StockResult, type StockSearch } from '../../api/stock.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CircleAlert, Images, Info } from '../../ui/icons.tsx'
import { Progress } from '../../ui/progress.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { EmptyState, Notice, Skeleton } from '../../ui/surfaces.tsx'
import { ResultGrid } from './result-grid.tsx'
import { SearchForm } from './search-form.tsx'
import { usePlacing } from './use-placing.ts'

const words = messages.stock

export interface StockPickerProps {
  sceneId: string
  /** From 1. */
  number: number
  /** What to search for at first. */
  suggestion: string
  format: Format
  /** The scene's length. */
  seconds: number
  onPlaced: (placement: StockPlacement) => void
  onClose: () => void
}

/** Searches stock libraries for one scene. */
export function StockPicker({ sceneId, number, onPlaced, onClose, ...first }: StockPickerProps) {
  const [search, setSearch] = useState<StockSearch>(() => ({
    words: first.suggestion,
    kind: 'video',
    orientation: orientationOf(first.format),
  }))
  const placing = usePlacing(sceneId, ([placement]) => {
    if (placement) onPlaced(placement)
  })
  const choose = ({ reference }: StockResult): void => placing.start([{ sceneId, reference }])
  return (
    <Dialog isOpen onClose={onClose} title={words.pickerTitle(number)} description={words.about}>
      <div className="flex flex-col gap-4">
        <SearchForm search={search} seconds={first.seconds} onSearch={setSearch} />
        {placing.isBusy && <Progress stage={words.finding} share={null} onCancel={placing.cancel} />}
        {placing.error !== null && (
          <Notice tone="danger" icon={<CircleAlert />}>
            {placing.error}
          </Notice>
        )}
        {search.words !== '' && <Results search={search} isBusy={placing.isBusy} onChosen={choose} />}
      </div>
    </Dialog>
  )
}

interface ResultsProps {
  search: StockSearch
  isBusy: boolean
  onChosen: (result: StockResult) => void
}

function Results({ search, isBusy, onChosen }: ResultsProps) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(
    stockQuery(search),
  )
  if (error !== null && data === undefined) {
    return (
      <RetryNotice isBusy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </RetryNotice>
    )
  }
  if (data === undefined) return <ResultsSkeleton />
  const results = data.pages.flatMap((page) => page.results)
  const notices = [...new Set(data.pages.flatMap((page) => page.notices))]
  return (
    <>
      {notices.length > 0 && (
        <Notice tone="second" icon={<Info />}>
          <span role="status">{notices.join(' ')}</span>
        </Notice>
      )}
      {results.length === 0 && notices.length === 0 && (
        <EmptyState icon={<Images aria-hidden="true" />} title="Nothing here">
          {words.noResults(search.words)}
        </EmptyState>
      )}
      <ResultGrid results={results} isBusy={isBusy} onChosen={onChosen} />
      {results.some(({ licence }) => isShareAlike(licence)) && (
        <p className="text-xs text-muted">Share alike: {words.shareAlike}</p>
      )}
      {hasNextPage && results.length > 0 && (
        <Button isBusy={isFetching} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  )
}

function ResultsSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <span role="status" className="sr-only">
        {words.finding}
      </span>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="aspect-3/4 rounded-base" />
      ))}
    </div>
  )
}

function orientationOf(format: Format): 'portrait' | 'landscape' | 'square' {
  const [width = 1, height = 1] = format.split(':').map(Number)
  if (width === height) return 'square'
  return width > height ? 'landscape' : 'portrait'
}
