import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useMemo, useState } from 'react'
import { toast } from 'react-hot-toast'
import {
  articleVersionQuery,
  articleVersionsQuery,
  type ArticleDocument,
  type ArticleVersion,
} from '../../../api/articles.ts'
import { Button } from '../../../ui/button.tsx'
import { joinClasses } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { History, RotateCcw } from '../../../ui/icons.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { EmptyState, Skeleton } from '../../../ui/surfaces.tsx'
import { useArticle } from '../use-article.ts'
import { compareTexts, countChanges } from './compare-texts.ts'
import { Comparison } from './comparison.tsx'

const words = messages.articleEditor

export interface VersionsDialogProps {
  articleId: string
  onClose: () => void
}

/** Earlier versions, each compared with the text as it is now. */
export function VersionsDialog({ articleId, onClose }: VersionsDialogProps) {
  const { edit } = useArticle()
  const { data: versions, error, isRefetching, refetch } = useQuery(articleVersionsQuery(articleId))
  const [chosen, setChosen] = useState<number | null>(null)
  const revision = chosen ?? versions?.[0]?.revision ?? null

  function restore(document: ArticleDocument): void {
    edit(() => document)
    toast.success(words.versionRestored)
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={words.versions} description={words.versionsAbout} isWide>
      {versions === undefined && error === null && <Skeleton className="h-72 rounded-base" />}
      {versions === undefined && error !== null && (
        <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
          {error.message}
        </RetryNotice>
      )}
      {versions?.length === 0 && (
        <EmptyState icon={<History />} title={words.versions}>
          {words.noVersions}
        </EmptyState>
      )}
      {versions !== undefined && revision !== null && (
        <div className="grid items-start gap-5 md:grid-cols-[15rem_minmax(0,1fr)]">
          <VersionList versions={versions} chosen={revision} onChoose={setChosen} />
          <Chosen key={revision} articleId={articleId} revision={revision} onRestore={restore} />
        </div>
      )}
    </Dialog>
  )
}

interface VersionListProps {
  versions: readonly ArticleVersion[]
  chosen: number
  onChoose: (revision: number) => void
}

function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  return (
    <ul aria-label={words.versions} className="flex max-h-52 flex-col gap-1 overflow-y-auto md:max-h-[60dvh]">
      {versions.map(({ revision, savedAt, words: count, about }) => (
        <li key={revision}>
          <button
            type="button"
            aria-pressed={revision === chosen}
            onClick={() => onChoose(revision)}
            className={joinClasses(
              'grid w-full gap-0.5 rounded-base border px-3 py-2 text-left transition-colors duration-150 -outline-offset-2',
              revision === chosen ? 'border-primary/60 bg-primary-soft' : 'border-transparent hover:bg-hover',
            )}
          >
            <span className="text-sm font-medium break-words">{about}</span>
            <span className="text-xs text-muted tabular-nums">
              {new Date(savedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })} ·{' '}
              {words.words(count)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface ChosenProps {
  articleId: string
  revision: number
  onRestore: (document: ArticleDocument) => void
}

function Chosen({ articleId, revision, onRestore }: ChosenProps) {
  const { content } = useArticle()
  const { data: version, error, isRefetching, refetch } = useQuery(articleVersionQuery(articleId, revision))
  const differences = useMemo(
    () => (version === undefined ? null : compareTexts(textOf(version.document), textOf(content))),
    [version, content],
  )
  if (error !== null) {
    return (
      <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
        {error.message}
      </RetryNotice>
    )
  }
  if (version === undefined || differences === null) return <Skeleton className="h-72 rounded-base" />
  const { added, removed } = countChanges(differences)
  const isSame = added === 0 && removed === 0
  return (
    <section aria-label={words.compareWith(version.about)} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-muted">
          {isSame ? words.noDifference : words.changes(added, removed)}
        </p>
        <Button
          size="small"
          icon={<RotateCcw className="size-3.5" />}
          onClick={() => onRestore(version.document)}
        >
          {words.restore}
        </Button>
      </div>
      <div
        tabIndex={0}
        role="group"
        aria-label={words.compareWith(version.about)}
        className="max-h-[55dvh] overflow-y-auto rounded-base border border-line bg-sunken p-4"
      >
        <Comparison differences={differences} isShort={!isSame} />
      </div>
    </section>
  )
}

function textOf({ title, markdown }: ArticleDocument): string {
  return `${title}\n\n${markdown}`
}
