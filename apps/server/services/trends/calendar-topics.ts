// What the calendar lacks: the pillar that is most below its share, and days without a post.

import { contentPillars } from '@vivify/contract/content-pillars'
import type { Topic } from '@vivify/contract/routes/trends'
import { trendMessages } from '@vivify/contract/trend-messages'

export interface PillarShare {
  title: string
  /** Of all posts, as the strategy wants it. */
  percent: number
  /** Posts that are planned for it. */
  planned: number
}

export interface CalendarFacts {
  /** The coming days, such as `2026-11-24`. */
  week: readonly string[]
  /** Days with a post. */
  plannedDays: ReadonlySet<string>
  pillars: readonly PillarShare[]
}

/** In percent points; a smaller gap is how numbers of posts come out. */
const minGap = 10
const minPlanned = 3

const words = trendMessages

export function findCalendarTopics({ week, plannedDays, pillars }: CalendarFacts): Topic[] {
  return [findPillarTopic(pillars), findFreeDay(week, plannedDays)].filter((topic) => topic !== null)
}

function findPillarTopic(pillars: readonly PillarShare[]): Topic | null {
  const all = pillars.reduce((sum, { planned }) => sum + planned, 0)
  if (all < minPlanned) return null
  const gapOf = ({ percent, planned }: PillarShare): number => percent - (100 * planned) / all
  const [most] = pillars.toSorted((one, other) => gapOf(other) - gapOf(one))
  if (most === undefined || gapOf(most) < minGap) return null
  const { title, percent, planned } = most
  // Names such as "Educational Content" say nothing about a subject.
  const isUsual = contentPillars.some((each) => each.title === title)
  return {
    id: 'calendar-pillar',
    source: 'calendar',
    title,
    basis: words.pillar({ pillar: title, planned, all, percent }),
    starts: [{ hook: words.pillarHook(title), text: words.pillarTexts[title] ?? words.pillarText(title) }],
    date: null,
    pillar: title,
    ideaTopic: isUsual ? null : title,
  }
}

function findFreeDay(week: readonly string[], plannedDays: ReadonlySet<string>): Topic | null {
  const free = week.filter((day) => !plannedDays.has(day))
  const [first] = free
  if (first === undefined) return null
  const isWholeWeek = free.length === week.length
  return {
    id: 'calendar-free-day',
    source: 'calendar',
    title: words.freeDayTitle(printDay(first, { weekday: 'long' })),
    basis: isWholeWeek
      ? words.freeWeek
      : words.freeDay({
          day: printDay(first, { weekday: 'long', month: 'long', day: 'numeric' }),
          others: free.length - 1,
        }),
    starts: [{ hook: words.freeDayHook, text: words.freeDayText }],
    date: first,
    pillar: null,
    ideaTopic: null,
  }
}

function printDay(day: string, parts: Intl.DateTimeFormatOptions): string {
  return Temporal.PlainDate.from(day).toLocaleString('en-US', parts)
}
