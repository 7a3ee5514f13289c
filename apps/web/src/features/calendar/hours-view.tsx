import { useEffect, useMemo, useRef, type CSSProperties } from 'react'
import { joinClasses } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/surfaces.tsx'
import { nameWeekday, type Day } from './calendar-dates.ts'
import { idOf, type CalendarEntry } from './calendar-entries.ts'
import { EntryChip } from './entry-chip.tsx'

export interface HoursViewProps {
  /** Seven for a week, one for a day. */
  days: readonly Day[]
  /** null while they load. */
  entries: ReadonlyMap<Day, CalendarEntry[]> | null
  today: Day
  onOpen: (postId: string, chip: HTMLElement) => void
  onOpenDay: (day: Day) => void
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
const firstShownHour = '07'
const maxChipsInWeek = 4

/** Days side by side, hours from top to bottom. Only busy hours grow. */
export function HoursView({ days, entries, today, onOpen, onOpenDay }: HoursViewProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const isDay = days.length === 1
  useEffect(() => {
    const element = scroller.current
    const [first, row] = ['00', firstShownHour].map((hour) =>
      element?.querySelector<HTMLElement>(`[data-hour="${hour}"]`),
    )
    if (element && first && row) element.scrollTop = row.offsetTop - first.offsetTop
  }, [isDay])
  const byHour = useMemo(() => groupByHour(entries), [entries])
  const columns = { gridTemplateColumns: `2.75rem repeat(${days.length}, minmax(0, 1fr))` }
  return (
    <div className="overflow-hidden rounded-large border border-line bg-raised shadow-card">
      <div
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label="Hours"
        className="max-h-[70vh] overflow-y-auto"
      >
        {!isDay && <Header days={days} today={today} columns={columns} onOpenDay={onOpenDay} />}
        {hours.map((hour) => (
          <div
            key={hour}
            data-hour={hour}
            style={columns}
            className="grid border-b border-line last:border-b-0"
          >
            <span className="px-1.5 py-1 text-right text-[11px] text-muted tabular-nums">{`${hour}:00`}</span>
            {days.map((day) => (
              <HourCell
                key={day}
                day={day}
                hour={hour}
                entries={entries === null ? null : (byHour.get(`${day} ${hour}`) ?? [])}
                isDay={isDay}
                onOpen={onOpen}
                onOpenDay={onOpenDay}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

interface HeaderProps extends Pick<HoursViewProps, 'days' | 'today' | 'onOpenDay'> {
  columns: CSSProperties
}

function Header({ days, today, columns, onOpenDay }: HeaderProps) {
  return (
    <div style={columns} className="sticky top-0 z-10 grid border-b border-line bg-raised">
      <span />
      {days.map((day) => (
        <button
          key={day}
          type="button"
          onClick={() => onOpenDay(day)}
          aria-label={`Open ${weekdayOf(day)} ${Number(day.slice(8))}`}
          aria-current={day === today ? 'date' : undefined}
          className="flex flex-wrap items-center gap-x-1.5 px-2 py-2 text-xs font-semibold text-muted hover:text-text max-sm:justify-center max-sm:px-0"
        >
          {`${weekdayOf(day)} `}
          <span
            className={joinClasses(
              'rounded-full px-1.5 tabular-nums',
              day === today && 'bg-primary text-on-primary',
            )}
          >
            {Number(day.slice(8))}
          </span>
        </button>
      ))}
    </div>
  )
}

interface HourCellProps extends Pick<HoursViewProps, 'onOpen' | 'onOpenDay'> {
  day: Day
  hour: string
  entries: readonly CalendarEntry[] | null
  isDay: boolean
}

function HourCell({ day, hour, entries, isDay, onOpen, onOpenDay }: HourCellProps) {
  const shown = isDay ? (entries ?? []) : (entries ?? []).slice(0, maxChipsInWeek)
  const more = (entries?.length ?? 0) - shown.length
  return (
    <div
      data-day={day}
      className={joinClasses(
        'flex min-h-10 min-w-0 flex-col gap-1 border-l border-line p-0.5 data-target:bg-primary-soft',
        // A day of thousands of posts is laid out as far as it is seen.
        isDay && '[content-visibility:auto] [contain-intrinsic-size:auto_2.5rem]',
      )}
    >
      {entries === null && hour === '09' && <Skeleton className="h-5.5" />}
      {shown.map((entry) => (
        <EntryChip key={idOf(entry)} entry={entry} look={isDay ? 'wide' : 'line'} onOpen={onOpen} />
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
}

function groupByHour(entries: ReadonlyMap<Day, CalendarEntry[]> | null): Map<string, CalendarEntry[]> {
  return Map.groupBy([...(entries?.values() ?? [])].flat(), ({ day, time }) => `${day} ${time.slice(0, 2)}`)
}

function weekdayOf(day: Day): string {
  return nameWeekday(day).slice(0, 3)
}
