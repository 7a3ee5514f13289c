import { platformNames } from '@vivify/contract/platforms'
import type { ReviewNote } from '../../api/reviews.ts'
import { Badge, type BadgeTone } from '../../ui/surfaces.tsx'

const kinds: Record<ReviewNote['kind'], { label: string; tone: BadgeTone }> = {
  comment: { label: 'Comment', tone: 'neutral' },
  approved: { label: 'Approved', tone: 'good' },
  changes_wanted: { label: 'Changes wanted', tone: 'warning' },
}

export interface ReviewNotesProps {
  notes: readonly ReviewNote[]
  /** Shown when there are none. */
  empty: string
}

/** What reviewers said, oldest first. */
export function ReviewNotes({ notes, empty }: ReviewNotesProps) {
  if (notes.length === 0) return <p className="text-sm text-muted">{empty}</p>
  return (
    <ul aria-label="Reviews" className="flex flex-col gap-3">
      {notes.map((note) => (
        <li key={note.id} className="flex flex-col gap-1.5 rounded-base border border-line p-3 text-sm">
          <div className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">{note.author}</span>
            <Badge tone={kinds[note.kind].tone}>{kinds[note.kind].label}</Badge>
            {note.platform !== null && <Badge>{platformNames[note.platform]}</Badge>}
            {note.isOutdated && <Badge tone="warning">About an earlier version</Badge>}
          </div>
          {note.message !== '' && <p className="break-words whitespace-pre-line">{note.message}</p>}
          <time dateTime={note.createdAt} className="text-xs text-muted">
            {new Date(note.createdAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </li>
      ))}
    </ul>
  )
}
