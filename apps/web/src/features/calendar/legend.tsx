import * as messages from '@vivify/contract/messages'
import { joinClasses } from '../../ui/class-names.ts'
import { Newspaper } from '../../ui/icons.tsx'
import type { PostTone } from './calendar-posts.ts'
import { toneClasses, toneNames } from './chip-look.ts'

const entries: readonly [PostTone, string][] = [
  ['scheduled', messages.calendar.scheduledPosts],
  ['published', messages.calendar.publishedPosts],
  ['draft', messages.calendar.drafts],
  ['rehearsed', toneNames.rehearsed],
  ['failed', toneNames.failed],
  ['unconfirmed', toneNames.unconfirmed],
]

/** What the looks of entries mean, and whose clock the calendar shows. */
export function Legend({ zone }: { zone: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-xs text-muted">
      <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-2">
        {entries.map(([tone, label]) => (
          <li key={tone} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className={joinClasses('size-3.5 rounded-[4px] border', toneClasses[tone])}
            />
            {label}
          </li>
        ))}
        <li className="flex items-center gap-1.5">
          <Newspaper className="size-3.5" aria-hidden="true" />
          {messages.calendar.articles}
        </li>
      </ul>
      <span>{`Times are in ${zone.replaceAll('_', ' ')}.`}</span>
    </div>
  )
}
