import * as messages from '@vivify/contract/messages'
import { useId, useState } from 'react'
import { toast } from 'react-hot-toast'
import { exportArticles, useArticleActions } from '../../../api/articles.ts'
import type { JobView } from '../../../api/jobs.ts'
import { saveBlob } from '../../../lib/save-as.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { joinClasses } from '../../../ui/class-names.ts'
import { Ban, Download } from '../../../ui/icons.tsx'
import { Meter } from '../../../ui/progress.tsx'
import { isUnderWay } from '../../article-progress/progress-of.ts'
import type { Batch } from './group-by-batch.ts'
import { ArticleRow } from './article-row.tsx'
import { tellFailure } from './tell-failure.ts'

const words = messages.articleList
const shownAtFirst = 12

export interface ArticleBatchProps {
  batch: Batch
  jobs: ReadonlyMap<string, JobView>
  onOpen: (articleId: string) => void
}

/** The articles of one order. */
export function ArticleBatch({ batch, jobs, onOpen }: ArticleBatchProps) {
  const { articles, orderedAt } = batch
  const headingId = useId()
  const [isWhole, setIsWhole] = useState(false)
  const done = articles.filter((article) => !isUnderWay(article)).length
  const shown = isWhole ? articles : articles.slice(0, shownAtFirst)
  return (
    <section
      aria-labelledby={headingId}
      className="overflow-hidden rounded-large border border-line bg-raised shadow-card"
    >
      <header className="flex flex-col gap-3 border-b border-line px-4 py-3 sm:px-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 id={headingId} className="flex flex-wrap items-baseline gap-x-2.5 text-base">
            {words.batch(articles.length)}
            <span className="font-body text-xs font-normal tracking-normal text-muted">
              {words.ordered(
                new Date(orderedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
              )}
            </span>
          </h3>
          <BatchActions batch={batch} isDone={done === articles.length} />
        </div>
        {done < articles.length && articles.length > 1 && <Done done={done} all={articles.length} />}
      </header>
      <ul
        aria-labelledby={headingId}
        className={joinClasses(
          'divide-y divide-line',
          // Hundreds of rows are drawn only near the screen.
          isWhole && '*:[contain-intrinsic-size:auto_4rem] *:[content-visibility:auto]',
        )}
      >
        {shown.map((article) => (
          <ArticleRow
            key={article.id}
            article={article}
            job={article.jobId === null ? undefined : jobs.get(article.jobId)}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {shown.length < articles.length && (
        <div className="border-t border-line p-2">
          <Button variant="quiet" size="small" isFullWidth onClick={() => setIsWhole(true)}>
            {words.showAll(articles.length)}
          </Button>
        </div>
      )}
    </section>
  )
}

function Done({ done, all }: { done: number; all: number }) {
  const text = words.written(done, all)
  return (
    <div className="grid gap-1.5">
      <p className="text-xs text-muted tabular-nums">{text}</p>
      <Meter label={text} value={done} max={all} valueText={text} />
    </div>
  )
}

function BatchActions({ batch, isDone }: { batch: Batch; isDone: boolean }) {
  const { cancelBatch } = useArticleActions()
  const { confirm } = useAlerts()
  const [isPreparing, setIsPreparing] = useState(false)
  const hasTexts = batch.articles.some(({ state }) => state === 'written' || state === 'outline')

  async function cancel(): Promise<void> {
    const isSure = await confirm({
      message: words.cancelBatchSure,
      details: words.cancelBatchAbout,
      confirmLabel: words.cancelBatch,
      cancelLabel: words.keepWriting,
    })
    if (!isSure) return
    const { cancelled } = await cancelBatch.mutateAsync(batch.id)
    toast(words.batchCancelled(cancelled))
  }
  async function download(): Promise<void> {
    setIsPreparing(true)
    try {
      saveBlob(await exportArticles(batch.id), words.zipName)
    } finally {
      setIsPreparing(false)
    }
  }
  return (
    <span className="flex flex-wrap gap-2">
      {hasTexts && (
        <Button
          size="small"
          icon={<Download className="size-3.5" />}
          isBusy={isPreparing}
          busyLabel={words.preparing('ZIP')}
          onClick={() => tellFailure(download)}
        >
          {words.downloadBatch}
        </Button>
      )}
      {!isDone && (
        <Button
          size="small"
          icon={<Ban className="size-3.5" />}
          isBusy={cancelBatch.isPending}
          onClick={() => tellFailure(cancel)}
        >
          {words.cancelBatch}
        </Button>
      )}
    </span>
  )
}
