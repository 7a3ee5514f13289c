// Topics to post about. No outside service is asked: what is trending elsewhere is unknown here, and nothing claims it.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { readTopics } from '@vivify/contract/routes/trends'
import type { z } from 'zod'
import { trendMessages } from '@vivify/contract/trend-messages'
import { listPlanned } from '../../store/calendar.ts'
import type { Database } from '../../store/database.ts'
import { listMeasuredTexts } from '../../store/trends.ts'
import { findCalendarTopics, type PillarShare } from './calendar-topics.ts'
import { findResultTopics } from './result-topics.ts'
import { listSeasonTopics } from './season-topics.ts'

export type Topics = z.input<typeof readTopics.answer>

export interface TrendService {
  /** Throws AppError `bad_input` for an unknown zone. */
  read(workspaceId: string, zone: string): Promise<Topics>
}

export interface TrendOptions {
  db: Database
  strategy: { read(workspaceId: string): Promise<Strategy> }
  /** Milliseconds since 1970. */
  now: () => number
}

interface Strategy {
  document: { pillars: { title: string; percent: number }[] }
  /** In the order of the pillars. */
  counts: { planned: number }[]
}

const dayMs = 86_400_000
/** Longer ago, an account had other followers. */
const resultDays = 180
/** Until then, most reactions are still to come. */
const settlingDays = 2
const weekDays = 7

export function createTrendService({ db, strategy, now }: TrendOptions): TrendService {
  return {
    async read(workspaceId, zone) {
      const today = findToday(now(), zone)
      const week = Array.from({ length: weekDays }, (_, index) => today.add({ days: index + 1 }).toString())
      const [measured, planned, saved] = await Promise.all([
        listMeasuredTexts(db, workspaceId, {
          from: new Date(now() - resultDays * dayMs),
          before: new Date(now() - settlingDays * dayMs),
        }),
        listPlanned(db, workspaceId, { from: week[0]!, to: week.at(-1)! }),
        strategy.read(workspaceId),
      ])
      const results = findResultTopics(measured)
      const calendar = findCalendarTopics({
        week,
        plannedDays: new Set(planned.map(({ plan }) => plan.date)),
        pillars: shareOut(saved),
      })
      return {
        topics: [...results.topics, ...calendar, ...listSeasonTopics(today.toString())],
        resultsNote: results.note,
        calendarNote: calendar.length === 0 ? trendMessages.calendarIsFull : null,
      }
    },
  }
}

function findToday(nowMs: number, zone: string): Temporal.PlainDate {
  try {
    return Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(zone).toPlainDate()
  } catch (cause) {
    throw new AppError('bad_input', messages.calendar.unknownZone(zone), { cause })
  }
}

function shareOut({ document, counts }: Strategy): PillarShare[] {
  return document.pillars.map(({ title, percent }, index) => ({
    title,
    percent,
    planned: counts[index]?.planned ?? 0,
  }))
}
