import * as messages from '@vivify/contract/messages'
import { toast } from 'react-hot-toast'
import { useArticleActions, type ListedArticle } from '../../../api/articles.ts'
import type { JobView } from '../../../api/jobs.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { ChevronDown, Ellipsis, RefreshCw, Trash2, X } from '../../../ui/icons.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Badge, type BadgeTone } from '../../../ui/surfaces.tsx'
import { toastWithUndo } from '../../../ui/undo-toast.tsx'
import { ArticleProgress } from '../../article-progress/article-progress.tsx'
import { isUnderWay } from '../../article-progress/progress-of.ts'
import { tellFailure } from './tell-failure.ts'

const words = messages.articleList

const tones: Record<ListedArticle['state'], BadgeTone> = {
  queued: 'neutral',
  writing: 'second',
  written: 'good',
  outline: 'warning',
  failed: 'danger',
  cancelled: 'neutral',
}

export interface ArticleRowProps {
  article: ListedArticle
  /** The job that writes it. */
  job: JobView | undefined
  onOpen: (articleId: string) => void
}

/** One article: its title opens it, its progress and why it is not finished stand below. */
export function ArticleRow({ article, job, onOpen }: ArticleRowProps) {
  const { id, title, state } = article
  const canOpen = !isUnderWay(article)
  return (
    <li className="flex flex-col gap-2 px-4 py-3 sm:px-5">
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-1">
          {canOpen ? (
            <button
              type="button"
              onClick={() => onOpen(id)}
              aria-label={words.open(title)}
              className="-mx-1.5 justify-self-start rounded-small px-1.5 py-0.5 text-left text-sm font-medium break-words hover:bg-hover hover:text-primary-text"
            >
              {title}
            </button>
          ) : (
            <p className="py-0.5 text-sm font-medium break-words">{title}</p>
          )}
          <Facts article={article} />
        </div>
        <span className="flex shrink-0 items-center gap-1">
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
          <RowActions article={article} />
        </span>
      </div>
      {!canOpen && <ArticleProgress job={job} />}
      <Why article={article} />
    </li>
  )
}

function Facts({ article }: { article: ListedArticle }) {
  const { state, words: count, credits, engine } = article
  if (state !== 'written' && state !== 'outline') return null
  const facts = [words.words(count), words.credits(credits), engine].filter((fact) => fact !== '')
  return <p className="text-xs break-words text-muted tabular-nums">{facts.join(' · ')}</p>
}

/** Why an article is an outline or failed, and what differs from the request. */
function Why({ article: { state, warnings } }: { article: ListedArticle }) {
  if (state === 'failed') {
    return (
      <p className="text-sm break-words text-danger-text">
        {warnings.length === 0 ? words.failedWhy : warnings.join(' ')}
      </p>
    )
  }
  return (
    <>
      {state === 'outline' && <p className="text-sm text-muted">{words.outlineWhy}</p>}
      {warnings.length > 0 && (
        <details className="group text-xs text-muted">
          <summary className="flex w-max list-none items-center gap-1 rounded-small py-0.5 hover:text-text [&::-webkit-details-marker]:hidden">
            {words.notes(warnings.length)}
            <ChevronDown className="size-3.5 transition-transform duration-150 group-open:rotate-180" />
          </summary>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 break-words">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function RowActions({ article }: { article: ListedArticle }) {
  const { id, title, state, jobId } = article
  const { writeAgain, cancel, remove, restore } = useArticleActions()

  async function bringBack(): Promise<void> {
    await restore.mutateAsync(id)
    toast.success(words.restored)
  }
  async function deleteIt(): Promise<void> {
    await remove.mutateAsync(id)
    toastWithUndo(words.deleted, () => tellFailure(bringBack))
  }
  if (isUnderWay(article)) {
    return (
      <IconButton
        size="small"
        label={words.cancel(title)}
        icon={<X className="size-4" />}
        isBusy={cancel.isPending}
        disabled={jobId === null}
        onClick={() => jobId !== null && tellFailure(() => cancel.mutateAsync(jobId))}
      />
    )
  }
  const canTryAgain = state === 'failed' || state === 'cancelled'
  return (
    <>
      {canTryAgain && (
        <Button
          size="small"
          aria-label={words.againFor(title)}
          icon={<RefreshCw className="size-3.5" />}
          isBusy={writeAgain.isPending}
          onClick={() => tellFailure(async () => void (await writeAgain.mutateAsync(id)))}
        >
          {words.again}
        </Button>
      )}
      <Menu
        trigger={<IconButton size="small" label={words.more(title)} icon={<Ellipsis className="size-4" />} />}
        entries={[
          {
            label: words.delete,
            icon: <Trash2 />,
            isDangerous: true,
            onChoose: () => tellFailure(deleteIt),
          },
        ]}
      />
    </>
  )
}
