import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { toast } from 'react-hot-toast'
import { kitsQuery, useKitActions, type ListedKit } from '../../api/kits.ts'
import { IconButton } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Rocket, Trash2 } from '../../ui/icons.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { toastWithUndo } from '../../ui/undo-toast.tsx'
import { useKit } from './use-kit.ts'

const words = messages.kit
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Earlier kits, the last changed first. */
export function KitHistory() {
  const { data: kits, error, refetch, isRefetching } = useQuery(kitsQuery)
  return (
    <section aria-labelledby="earlier-kits" className="flex flex-col gap-4">
      <h2 id="earlier-kits" className="text-xl">
        {words.earlier}
      </h2>
      {kits === undefined && error === null && <Skeleton className="h-20 rounded-large" />}
      {kits === undefined && error !== null && (
        <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
          {error.message}
        </RetryNotice>
      )}
      {kits?.length === 0 && <p className="text-sm text-muted">{words.earlierEmpty}</p>}
      {kits !== undefined && kits.length > 0 && (
        <ul aria-label={words.earlier} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {kits.map((kit) => (
            <li key={kit.id}>
              <KitEntry kit={kit} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function KitEntry({ kit }: { kit: ListedKit }) {
  const { saved, open, startNew } = useKit()
  const { remove, restore } = useKitActions()
  const name = kit.name.trim() || words.untitled
  const isOpen = saved?.id === kit.id

  async function removeIt(): Promise<void> {
    // First, so that the open kit's last change is not saved as a new one.
    if (isOpen) startNew()
    await remove.mutateAsync(kit.id)
    toastWithUndo(words.removed, () => tellFailure(bringBack))
  }
  async function bringBack(): Promise<void> {
    await restore.mutateAsync(kit.id)
    toast.success(words.restored)
  }
  return (
    <article
      aria-label={name}
      className={joinClasses(
        'flex items-center gap-3 rounded-large border bg-raised p-3 transition-colors',
        isOpen ? 'border-primary' : 'border-line hover:border-control-line/70',
      )}
    >
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={() => {
          void open(kit.id)
          scrollTo({ top: 0, behavior: 'smooth' })
        }}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-small text-left"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-base bg-second-soft text-second-text">
          <Rocket className="size-4.5" />
        </span>
        <span className="grid min-w-0">
          <span className="sr-only">{words.open(name)}</span>
          <span aria-hidden="true" className="truncate text-sm font-medium">
            {name}
          </span>
          <span className="text-xs text-muted">{dates.format(new Date(kit.updatedAt))}</span>
        </span>
      </button>
      <IconButton
        size="small"
        label={words.remove(name)}
        icon={<Trash2 className="size-4" />}
        isBusy={remove.isPending}
        onClick={() => tellFailure(removeIt)}
      />
    </article>
  )
}

function tellFailure(act: () => Promise<void>): void {
  act().catch((error: unknown) => {
    toast.error(error instanceof Error ? error.message : 'Something went wrong. Try again.')
  })
}
