import { memo } from 'react'
import { Link } from 'react-router'
import { joinClasses } from '../../ui/class-names.ts'
import { Plus } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { nameDay, nameShortDay, nameWeekday, weekdayNames, type Day } from './calendar-dates.ts'
import { countEntries, idOf, type CalendarEntry } from './calendar-entries.ts'
import { EntryChip } from './entry-chip.tsx'

/** More are behind "+12 more", so that a full calendar is drawn as fast as an empty one. */
const maxChips = 4

export interface FiveWeeksProps {
  days: readonly Day[]
  /** null while they load. */
  entries: ReadonlyMap<Day, CalendarEntry[]> | null
  today: Day
  onOpen: (postId: string, chip: HTMLElement) => void
  onOpenDay: (day: Day) => void
}

/** 35 days, a row for each week. */
export function FiveWeeks({ days, entries, today, onOpen, onOpenDay }: FiveWeeksProps) {
  return (
    <div className="overflow-hidden rounded-large border border-line bg-raised shadow-card">
      <div
        aria-hidden="true"
        className="grid grid-cols-7 border-b border-line text-xs font-semibold text-muted"
      >
        {weekdayNames.map((name) => (
          <span key={name} className="px-2 py-2 max-sm:px-1 max-sm:text-center">
            {name.slice(0, 3)}
          </span>
        ))}
      </div>
      <div className="grid grid-cols-7">
        {days.map((day, index) => (
          <DayCell
            key={day}
            day={day}
            isFirst={index === 0}
            isToday={day === today}
            isPast={day < today}
            entries={entries === null ? null : (entries.get(day) ?? noEntries)}
            onOpen={onOpen}
            onOpenDay={onOpenDay}
          />
        ))}
      </div>
    </div>
  )
}

const noEntries: CalendarEntry[] = []

interface DayCellProps extends Pick<FiveWeeksProps, 'onOpen' | 'onOpenDay'> {
  day: Day
  isFirst: boolean
  isToday: boolean
  isPast: boolean
  entries: readonly CalendarEntry[] | null
}

const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, isFirst, isToday, isPast, entries, onOpen, onOpenDay } = props
  const count = entries?.length ?? 0
  const shown = entries?.slice(0, count > maxChips ? maxChips - 1 : maxChips) ?? []
  const more = count - shown.length
  return (
    <div
      role="group"
      data-day={day}
      aria-label={`${nameDay(day)}: ${countEntries(entries ?? [])}`}
      className={joinClasses(
        'group/day flex min-h-24 min-w-0 flex-col gap-1 border-r border-b border-line p-1 data-target:bg-primary-soft data-target:outline-2 data-target:-outline-offset-2 data-target:outline-primary-text sm:min-h-30 sm:p-1.5 [&:nth-child(7n)]:border-r-0 [&:nth-last-child(-n+7)]:border-b-0',
        isPast && 'bg-sunken/60',
      )}
    >
      <div className="flex h-6 items-center justify-between">
        <button
          type="button"
          onClick={() => onOpenDay(day)}
          aria-label={`Open ${nameWeekday(day)}, ${nameShortDay(day)}`}
          aria-current={isToday ? 'date' : undefined}
          className={joinClasses(
            'min-w-6 rounded-full px-1.5 text-xs leading-6 tabular-nums hover:bg-hover',
            isToday ? 'bg-primary font-semibold text-on-primary hover:bg-primary' : 'text-muted',
          )}
        >
          {(isFirst || day.endsWith('-01')) && (
            <span className="max-sm:hidden">{`${nameShortDay(day).split(' ')[0]} `}</span>
          )}
          {Number(day.slice(8))}
        </button>
        {!isPast && entries !== null && (
          <Link
            to={`/social-media-suite?date=${day}`}
            aria-label={`Write a post for ${nameDay(day)}`}
            className="grid size-6 place-items-center rounded-small text-muted opacity-0 group-hover/day:opacity-100 hover:bg-hover hover:text-text focus-visible:opacity-100 max-sm:hidden"
          >
            <Plus className="size-3.5" />
          </Link>
        )}
      </div>
      {entries === null && (
        <Skeleton className={joinClasses('h-5.5', Number(day.slice(8)) % 3 === 0 && 'w-2/3')} />
      )}
      {shown.map((entry) => (
        <EntryChip key={idOf(entry)} entry={entry} look="line" onOpen={onOpen} />
      ))}
      {more > 0 && (
        <button
          type="button"
          onClick={() => onOpenDay(day)}
          className="min-h-6 w-full truncate rounded-[6px] px-1 text-left text-xs font-medium text-muted hover:bg-hover hover:text-text"
        >
          {`+${more}`}
          <span className="max-sm:sr-only"> more</span>
        </button>
      )}
    </div>
  )
})
