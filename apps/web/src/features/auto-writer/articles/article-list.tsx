import * as messages from '@vivify/contract/messages'
import { useMemo } from 'react'
import { FileText } from '../../../ui/icons.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { EmptyState, Skeleton } from '../../../ui/surfaces.tsx'
import { ArticleBatch } from './article-batch.tsx'
import { groupByBatch } from './group-by-batch.ts'
import { useArticles } from './use-articles.ts'

const words = messages.articleList

/** All articles by order, with the progress of those that are written. */
export function ArticleList({ onOpen }: { onOpen: (articleId: string) => void }) {
  const { data, error, isRefetching, refetch, jobs } = useArticles()
  const batches = useMemo(() => groupByBatch(data ?? []), [data])
  return (
    <section aria-labelledby="articles-heading" className="flex flex-col gap-4">
      <h2 id="articles-heading" className="text-2xl">
        {words.heading}
      </h2>
      {data === undefined && error === null && <Skeleton className="h-44 rounded-large" />}
      {data === undefined && error !== null && (
        <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
          {error.message}
        </RetryNotice>
      )}
      {data?.length === 0 && (
        <EmptyState icon={<FileText />} title={words.none}>
          {words.noneAbout}
        </EmptyState>
      )}
      {batches.map((batch) => (
        <ArticleBatch key={batch.id} batch={batch} jobs={jobs} onOpen={onOpen} />
      ))}
    </section>
  )
}
