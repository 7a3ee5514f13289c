import * as messages from '@vivify/contract/messages'
import { useMemo, useRef, useState } from 'react'
import { useLatest } from '../../../lib/use-latest.ts'
import { useListDrag } from '../../../lib/use-list-drag.ts'
import { Button } from '../../../ui/button.tsx'
import { CircleAlert, ClipboardList, Trash2 } from '../../../ui/icons.tsx'
import { EmptyState, Notice } from '../../../ui/surfaces.tsx'
import { toastWithUndo } from '../../../ui/undo-toast.tsx'
import { StepCard } from '../step-card.tsx'
import type { WriterFormState } from '../use-writer-form.ts'
import { findDuplicates, moveTitle, putBack, type QueuedTitle } from './queue-edits.ts'
import { QueueRow } from './queue-row.tsx'

const words = messages.autoWriter

/** Step 2: the titles that wait, in the order in which they are written. */
export function QueueCard({ state }: { state: WriterFormState }) {
  const { queue } = state.form
  const duplicates = useMemo(() => findDuplicates(queue), [queue])
  const list = useRef<HTMLOListElement>(null)
  const { announcement, actions } = useQueueActions(state, list)
  const drag = useListDrag(list, actions.moveTo)
  return (
    <StepCard
      number={2}
      title={words.queue}
      aside={<QueueAside count={queue.length} onClear={actions.clear} />}
    >
      {queue.length === 0 && (
        <EmptyState icon={<ClipboardList />} title={words.queueEmpty}>
          {words.queueEmptyAbout}
        </EmptyState>
      )}
      {duplicates.size > 0 && (
        <Notice
          tone="warning"
          icon={<CircleAlert />}
          action={
            <Button size="small" onClick={() => actions.removeAll(duplicates)}>
              {words.removeDuplicates}
            </Button>
          }
        >
          {words.duplicates(duplicates.size)}
        </Notice>
      )}
      {queue.length > 0 && (
        <ol
          ref={list}
          aria-label={words.queue}
          // Rows beyond this height scroll in the list, so that Generate stays near.
          className="-mx-2 flex max-h-108 flex-col overflow-y-auto px-2 py-0.5"
        >
          {queue.map((item, index) => (
            <QueueRow
              key={item.id}
              item={item}
              index={index}
              isDuplicate={duplicates.has(item.id)}
              isHeld={drag.itemId === item.id}
              gap={gapBeside(drag.gap, index, queue.length)}
              handle={drag.handle}
              onMoveBy={actions.moveBy}
              onRemove={actions.remove}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </StepCard>
  )
}

function QueueAside({ count, onClear }: { count: number; onClear: () => void }) {
  if (count === 0) return null
  return (
    <span className="-mt-1 -mr-2 flex items-center gap-1">
      <span className="text-sm text-muted tabular-nums">{words.queueCount(count)}</span>
      <Button size="small" variant="quiet" icon={<Trash2 className="size-3.5" />} onClick={onClear}>
        {words.clear}
      </Button>
    </span>
  )
}

/** Functions that stay the same in every render, so that only changed rows render. */
function useQueueActions({ form, change }: WriterFormState, list: React.RefObject<HTMLElement | null>) {
  const latest = useLatest(form.queue)
  const [announcement, setAnnouncement] = useState('')
  const actions = useMemo(() => {
    const set = (queue: readonly QueuedTitle[]): void => change({ queue })
    const moveTo = (id: string, index: number): void => {
      const next = moveTitle(latest.current, id, index)
      set(next)
      const place = next.findIndex((item) => item.id === id)
      setAnnouncement(words.moved(next[place]?.title ?? '', place + 1, next.length))
      // Moving an element in the page takes its focus away.
      requestAnimationFrame(() =>
        list.current?.querySelector<HTMLElement>(`[data-drag="${CSS.escape(id)}"] button`)?.focus(),
      )
    }
    return {
      moveTo,
      moveBy: (id: string, by: -1 | 1) => moveTo(id, latest.current.findIndex((item) => item.id === id) + by),
      remove: (item: QueuedTitle) => {
        const index = latest.current.findIndex(({ id }) => id === item.id)
        set(latest.current.filter(({ id }) => id !== item.id))
        requestAnimationFrame(() => focusAfterRemoval(list.current, index))
        toastWithUndo(words.removed, () => set(putBack(latest.current, item, index)))
      },
      removeAll: (ids: ReadonlySet<string>) => {
        const before = latest.current
        set(before.filter(({ id }) => !ids.has(id)))
        toastWithUndo(words.removed, () => set(before))
      },
      clear: () => {
        const before = latest.current
        set([])
        toastWithUndo(words.cleared, () => set(before))
      },
    }
  }, [change, latest, list])
  return { announcement, actions }
}

/** The row that took the place of a removed one gets the focus, else the last row. */
function focusAfterRemoval(list: HTMLElement | null, index: number): void {
  const rows = list?.querySelectorAll<HTMLElement>('[data-drag]') ?? []
  const buttons = rows[Math.min(index, rows.length - 1)]?.querySelectorAll('button')
  buttons?.item(buttons.length - 1).focus()
}

function gapBeside(gap: number | null, index: number, count: number): 'above' | 'below' | null {
  if (gap === index) return 'above'
  return gap === count && index === count - 1 ? 'below' : null
}
