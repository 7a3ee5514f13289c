// The Calendar tab of the Social Media Suite.

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import * as messages from '@vivify/contract/messages'
import { useSearchParams } from 'react-router'
import { articlesBetweenQuery, postsBetweenQuery } from '../../api/calendar.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import {
  addDays,
  isDay,
  listDays,
  mondayOf,
  nameDay,
  nameRange,
  ownZone,
  wallClockAt,
  type Day,
} from './calendar-dates.ts'
import { CalendarBar, type CalendarView } from './calendar-bar.tsx'
import { joinEntries, placeArticle } from './calendar-entries.ts'
import { movePlan, placePosts, type PlacedPost } from './calendar-posts.ts'
import type { CalendarDialog } from './dialogs/calendar-dialogs.tsx'
import { FiveWeeks } from './five-weeks.tsx'
import { HoursView } from './hours-view.tsx'
import { Legend } from './legend.tsx'
import { useChipDrag } from './use-chip-drag.ts'
import { useMove } from './use-move.ts'

const CalendarDialogs = lazy(async () => ({
  default: (await import('./dialogs/calendar-dialogs.tsx')).CalendarDialogs,
}))
const PostPopover = lazy(async () => ({ default: (await import('./post-popover.tsx')).PostPopover }))

const dayCounts: Record<CalendarView, number> = { weeks: 35, week: 7, day: 1 }

interface Opened {
  postId: string
  chip: HTMLElement
}

/**
 * What is planned and published: five weeks, one week or a day, which `?day=` opens. Posts are moved by dragging or by
 * arrow keys.
 */
export function Calendar() {
  const zone = ownZone()
  const today = wallClockAt(Date.now(), zone).day
  const { view, setView, anchor, setAnchor } = useShownDays(today)
  const [dialog, setDialog] = useState<CalendarDialog | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const first = view === 'day' ? anchor : mondayOf(anchor)
  const days = useMemo(() => listDays(first, dayCounts[view]), [first, view])
  const last = days.at(-1)!
  const { entries, byId, error, isLoading, retry } = usePlaced(first, last, zone)
  const { grid, announcer, move } = useMoving(byId)
  const open = useCallback((postId: string, chip: HTMLElement) => setOpened({ postId, chip }), [])
  const openDay = useCallback(
    (day: Day) => {
      setAnchor(day)
      setView('day')
    },
    [setAnchor, setView],
  )
  const shared = { days, entries: isLoading ? null : entries, today, onOpen: open, onOpenDay: openDay }
  const openedPost = opened === null ? undefined : byId.get(opened.postId)
  const isEmpty = !isLoading && error === null && days.every((day) => !entries.has(day))
  return (
    <section aria-label="Calendar" className="flex min-w-0 flex-col gap-4">
      <CalendarBar
        title={view === 'day' ? nameDay(first) : nameRange(first, last)}
        view={view}
        onView={setView}
        onStep={(direction) => setAnchor(addDays(first, direction * dayCounts[view]))}
        onToday={() => setAnchor(today)}
        onDialog={setDialog}
      />
      {error !== null && <RetryNotice onRetry={retry}>{error.message}</RetryNotice>}
      {isEmpty && <p className="text-sm text-muted">{messages.calendar.empty(nameRange(first, last))}</p>}
      <div ref={grid}>{view === 'weeks' ? <FiveWeeks {...shared} /> : <HoursView {...shared} />}</div>
      <Legend zone={zone} />
      <p ref={announcer} aria-live="assertive" className="sr-only" />
      <Suspense fallback={null}>
        {openedPost !== undefined && opened !== null && (
          <PostPopover
            key={opened.postId}
            placed={openedPost}
            anchor={opened.chip}
            zone={zone}
            onMove={move}
            onClose={() => setOpened(null)}
          />
        )}
        {dialog !== null && <CalendarDialogs dialog={dialog} zone={zone} onClose={() => setDialog(null)} />}
      </Suspense>
    </section>
  )
}

/** The address names a day for its first look only; from then on the person chooses. */
function useShownDays(today: Day) {
  const [search] = useSearchParams()
  const asked = search.get('day')
  const day = asked !== null && isDay(asked) ? asked : null
  const [view, setView] = useState<CalendarView>(day === null ? 'weeks' : 'day')
  const [anchor, setAnchor] = useState<Day>(day ?? today)
  return { view, setView, anchor, setAnchor }
}

/** Moving by dragging and by keyboard, on the elements of the two references. */
function useMoving(byId: ReadonlyMap<string, PlacedPost>) {
  const grid = useRef<HTMLDivElement>(null)
  const announcer = useRef<HTMLParagraphElement>(null)
  const move = useMove()
  const moved = useRef<{ postId: string; day: Day } | null>(null)
  useEffect(() => {
    // The chip was drawn anew in its other day, and the focus was lost with the old one.
    const { postId, day } = moved.current ?? {}
    if (postId === undefined || day === undefined || byId.get(postId)?.day !== day) return
    moved.current = null
    focusChip(grid.current, postId, day)
  }, [byId])
  const onDrop = useCallback(
    (postId: string, from: Day, to: Day) => {
      const found = byId.get(postId)
      if (!found?.post.content.plan) return
      move(found, movePlan(found.post.content.plan, from, to))
      if (announcer.current !== null) announcer.current.textContent = messages.calendar.moved(nameDay(to))
      moved.current = { postId, day: to }
    },
    [byId, move],
  )
  const onRefuse = useCallback(
    (id: string) => {
      const { notMovable, articleNotMovable } = messages.calendar
      toast(byId.has(id) ? notMovable : articleNotMovable, { id: 'not-movable' })
    },
    [byId],
  )
  useChipDrag({ grid, announcer, onDrop, onRefuse })
  return { grid, announcer, move }
}

/** Entries on their days; also those of a day before and after, which another zone's clock may bring here. */
function usePlaced(first: Day, last: Day, zone: string) {
  const [from, to] = [addDays(first, -1), addDays(last, 1)]
  const posts = useQuery({ ...postsBetweenQuery(from, to), placeholderData: keepPreviousData })
  const articles = useQuery({ ...articlesBetweenQuery(from, to), placeholderData: keepPreviousData })
  const placed = useMemo(() => placePosts(posts.data ?? [], zone), [posts.data, zone])
  const entries = useMemo(
    () => joinEntries(placed, articles.data?.map((article) => placeArticle(article, zone)) ?? []),
    [placed, articles.data, zone],
  )
  const byId = useMemo(
    () => new Map<string, PlacedPost>([...placed.values()].flat().map((one) => [one.post.id, one])),
    [placed],
  )
  const error = posts.error ?? articles.error
  const isLoading =
    error === null && [posts, articles].some((query) => query.data === undefined || query.isPlaceholderData)
  const retry = (): void => void Promise.all([posts.refetch(), articles.refetch()])
  return { entries, byId, error, isLoading, retry }
}

/** Its chip, or the day when the chip is behind "more". */
function focusChip(grid: HTMLElement | null, postId: string, day: Day): void {
  const chip = grid?.querySelector<HTMLElement>(`[data-chip="${CSS.escape(postId)}"]`)
  const target = chip ?? grid?.querySelector<HTMLElement>(`[data-day="${day}"] button`)
  target?.focus({ preventScroll: true })
}
