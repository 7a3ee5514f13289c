import * as messages from '@vivify/contract/messages'
import { memo } from 'react'
import type { ListDrag } from '../../../lib/use-list-drag.ts'
import { IconButton } from '../../../ui/button.tsx'
import { joinClasses } from '../../../ui/class-names.ts'
import { GripVertical, X } from '../../../ui/icons.tsx'
import { Badge } from '../../../ui/surfaces.tsx'
import type { QueuedTitle } from './queue-edits.ts'

const words = messages.autoWriter

export interface QueueRowProps {
  item: QueuedTitle
  index: number
  isDuplicate: boolean
  isHeld: boolean
  /** Where the dragged title would drop. */
  gap: 'above' | 'below' | null
  handle: ListDrag['handle']
  onMoveBy: (id: string, by: -1 | 1) => void
  onRemove: (item: QueuedTitle) => void
}

/** A queued title with its handle. Only changed rows render, as there may be 500. */
export const QueueRow = memo(function QueueRow(props: QueueRowProps) {
  const { item, index, isDuplicate, isHeld, gap, handle, onMoveBy, onRemove } = props
  return (
    <li
      data-drag={item.id}
      className={joinClasses(
        'group relative flex min-h-11 items-center gap-2 border-b border-line [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto] last:border-b-0',
        isHeld && 'opacity-50',
        gap === 'above' &&
          'before:absolute before:inset-x-0 before:-top-px before:z-10 before:h-0.5 before:rounded-full before:bg-primary',
        gap === 'below' &&
          'after:absolute after:inset-x-0 after:bottom-0 after:z-10 after:h-0.5 after:rounded-full after:bg-primary',
      )}
    >
      <button
        type="button"
        {...handle(item.id)}
        aria-label={words.moveTitle(item.title)}
        aria-roledescription="sortable"
        title={words.moveHint}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          onMoveBy(item.id, event.key === 'ArrowUp' ? -1 : 1)
        }}
        className="flex h-9 shrink-0 cursor-grab! touch-none items-center gap-1 rounded-small pr-1.5 pl-0.5 text-xs text-muted tabular-nums select-none hover:bg-hover hover:text-text active:cursor-grabbing!"
      >
        <GripVertical className="size-3.5" />
        <span className="min-w-[2ch] text-right">{index + 1}</span>
      </button>
      <span className="min-w-0 flex-1 py-2 text-sm break-words">{item.title}</span>
      {isDuplicate && <Badge tone="warning">{words.duplicate}</Badge>}
      <IconButton
        size="small"
        label={words.removeTitle(item.title)}
        icon={<X className="size-4" />}
        onClick={() => onRemove(item)}
      />
    </li>
  )
})
