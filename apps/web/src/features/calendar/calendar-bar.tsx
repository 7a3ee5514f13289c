import { Button, IconButton } from '../../ui/button.tsx'
import {
  ArrowLeft,
  ArrowRight,
  CalendarPlus,
  ClipboardList,
  Ellipsis,
  FileUp,
  Link2,
} from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { CalendarDialog } from './dialogs/calendar-dialogs.tsx'

export type CalendarView = 'weeks' | 'week' | 'day'

const views = [
  { value: 'weeks', label: 'Five weeks' },
  { value: 'week', label: 'Week' },
  { value: 'day', label: 'Day' },
] as const

export interface CalendarBarProps {
  title: string
  view: CalendarView
  onView: (view: CalendarView) => void
  onStep: (direction: -1 | 1) => void
  onToday: () => void
  onDialog: (dialog: CalendarDialog) => void
}

/** Moves through time, chooses the view and opens the calendar's dialogs. */
export function CalendarBar({ title, view, onView, onStep, onToday, onDialog }: CalendarBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex items-center gap-0.5">
        <IconButton
          size="small"
          label="Earlier"
          icon={<ArrowLeft className="size-4.5" />}
          onClick={() => onStep(-1)}
        />
        <Button size="small" onClick={onToday}>
          Today
        </Button>
        <IconButton
          size="small"
          label="Later"
          icon={<ArrowRight className="size-4.5" />}
          onClick={() => onStep(1)}
        />
      </div>
      <h2 aria-live="polite" className="min-w-0 flex-1 basis-52 text-lg whitespace-nowrap sm:text-xl">
        {title}
      </h2>
      <Segmented label="View" isWideWhenNarrow segments={views} value={view} onChange={onView} />
      <div className="ml-auto flex items-center gap-2 max-sm:w-full">
        <Button
          size="small"
          className="max-sm:flex-1"
          icon={<CalendarPlus className="size-4" />}
          onClick={() => onDialog('free-slot')}
        >
          Next free slot
        </Button>
        <Menu
          trigger={
            <IconButton
              size="small"
              label="More for the calendar"
              icon={<Ellipsis className="size-4.5" />}
              className="border border-control-line/70"
            />
          }
          entries={[
            { label: 'Queue slots', icon: <ClipboardList />, onChoose: () => onDialog('queue') },
            { label: 'Import CSV', icon: <FileUp />, onChoose: () => onDialog('csv') },
            { label: 'Subscribe', icon: <Link2 />, onChoose: () => onDialog('subscribe') },
          ]}
        />
      </div>
    </div>
  )
}
