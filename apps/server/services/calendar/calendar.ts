// The calendar of posts and articles: queue slots, times to suggest, imports from CSV, and the feed for other calendars.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import type { Plan } from '@vivify/contract/post'
import {
  maxSlots,
  type CalendarArticle,
  type FreeSlot,
  type QueueSlot,
  type SlotTime,
  type TimeHint,
} from '@vivify/contract/routes/calendar'
import { Gate } from '../../lib/gate.ts'
import {
  deleteFeed,
  findFeed,
  listMeasured,
  listPlanned,
  listQueueSlots,
  replaceQueueSlots,
  type SlotRow,
} from '../../store/calendar.ts'
import type { Database } from '../../store/database.ts'
import { resolvePlanTime } from '../posts/plan-time.ts'
import { printFeed, rotateFeed, type ArticleSource, type PrintedFeed } from './feed.ts'
import { importCsv, type CsvAnswer, type CsvRequest, type PostWriter } from './import-csv.ts'
import { findNextFree, horizonWeeks } from './queue-times.ts'
import { findTimeHints } from './time-hints.ts'

export interface CalendarOptions {
  db: Database
  posts: PostWriter
  articles: ArticleSource
  createId: () => string
  /** Milliseconds since 1970. */
  now: () => number
}

/** Functions that take a zone throw AppError `bad_input` for an unknown one. */
export interface CalendarService {
  listSlots(workspaceId: string, zone: string): Promise<{ slots: QueueSlot[]; hints: TimeHint[] }>
  replaceSlots(workspaceId: string, platform: PlatformId, queue: Queue): Promise<{ slots: QueueSlot[] }>
  /** Suggests a time when none of the platforms has slots. */
  findFreeSlot(workspaceId: string, question: SlotQuestion): Promise<{ slot: FreeSlot | null }>
  /** Throws AppError `bad_input` for a file without rows, `too_large`, and what keeps all posts from being created. */
  importCsv(workspaceId: string, request: CsvRequest, signal: AbortSignal): Promise<CsvAnswer>
  /** Articles between two days in UTC, both included. */
  listArticles(workspaceId: string, days: { from: string; to: string }): Promise<CalendarArticle[]>
  readFeed(workspaceId: string): Promise<{ createdAt: string | null }>
  rotateFeed(workspaceId: string): Promise<{ path: string; createdAt: string }>
  disableFeed(workspaceId: string): Promise<void>
  /** Throws AppError `not_found` for an address that is not a feed's. */
  printFeed(file: string): Promise<PrintedFeed>
}

interface Queue {
  zone: string
  slots: readonly SlotTime[]
}

interface SlotQuestion {
  platforms: readonly PlatformId[]
  zone: string
}

const dayMs = 86_400_000
const measuredDays = 180
const maxArticles = 5000

export function createCalendarService(options: CalendarOptions): CalendarService {
  const { db, posts, articles, createId, now } = options
  const gate = new Gate({ atOnce: 2, atOncePerAccount: 1, maxWaiting: 30, maxWaitingPerAccount: 3 })

  async function readHints(workspaceId: string, zone: string): Promise<TimeHint[]> {
    const since = new Date(now() - measuredDays * dayMs)
    return findTimeHints(await listMeasured(db, workspaceId, since), zone)
  }

  return {
    async listSlots(workspaceId, zone) {
      requireZone(zone)
      const slots = await listQueueSlots(db, workspaceId)
      return { slots: slots.map(viewSlot), hints: await readHints(workspaceId, zone) }
    },

    async replaceSlots(workspaceId, platform, { zone, slots }) {
      requireZone(zone)
      const rows = slots
        .slice(0, maxSlots)
        .map(({ weekday, time }) => ({ id: createId(), workspaceId, platform, weekday, time, zone }))
      await db.transaction((tx) => replaceQueueSlots(tx, { workspaceId, platform }, rows))
      return { slots: (await listQueueSlots(db, workspaceId)).map(viewSlot) }
    },

    async findFreeSlot(workspaceId, { platforms, zone }) {
      requireZone(zone)
      const own = (await listQueueSlots(db, workspaceId)).filter(({ platform }) =>
        platforms.includes(platform),
      )
      const isTaken = await readTaken(db, workspaceId, now())
      if (own.length > 0) return { slot: viewFree(findNextFree({ slots: own, nowMs: now(), isTaken })) }
      const hints = (await readHints(workspaceId, zone)).filter(({ platform }) =>
        platforms.includes(platform),
      )
      const slots = hints.flatMap(({ platform, times }) => times.map((time) => ({ ...time, platform, zone })))
      const free = findNextFree({ slots, nowMs: now(), isTaken })
      const basis = hints.find(({ platform }) => free?.platforms.includes(platform))?.basis ?? ''
      return { slot: viewFree(free, messages.calendar.suggestedSlot(basis)) }
    },

    importCsv(workspaceId, request, signal) {
      requireZone(request.zone)
      return importCsv({ db, posts, gate, now }, workspaceId, request, signal)
    },

    listArticles: (workspaceId, { from, to }) =>
      articles.listBetween(workspaceId, {
        from: new Date(`${from}T00:00Z`),
        to: new Date(Date.parse(`${to}T00:00Z`) + dayMs),
        most: maxArticles,
      }),

    async readFeed(workspaceId) {
      const feed = await findFeed(db, workspaceId)
      return { createdAt: feed?.createdAt.toISOString() ?? null }
    },
    rotateFeed: (workspaceId) => rotateFeed(db, workspaceId),
    disableFeed: (workspaceId) => deleteFeed(db, workspaceId),
    printFeed: (file) => printFeed({ db, articles, now }, file),
  }
}

/** Which moments posts of the workspace take: those scheduled, and drafts that have a time. */
async function readTaken(
  db: Database,
  workspaceId: string,
  nowMs: number,
): Promise<(platform: PlatformId, atMs: number) => boolean> {
  const planned = await listPlanned(db, workspaceId, {
    from: dayOf(nowMs - dayMs),
    to: dayOf(nowMs + (horizonWeeks * 7 + 1) * dayMs),
  })
  const taken = new Set(
    planned.flatMap(({ plan, platforms }) => {
      const atMs = momentOf(plan)
      return atMs === null ? [] : platforms.map((platform) => `${platform} ${atMs}`)
    }),
  )
  return (platform, atMs) => taken.has(`${platform} ${atMs}`)
}

/** Null for a draft whose time or zone does not exist. */
function momentOf(plan: Plan): number | null {
  try {
    return resolvePlanTime(plan).atMs
  } catch {
    return null
  }
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

function requireZone(zone: string): void {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
  } catch (cause) {
    throw new AppError('bad_input', messages.calendar.unknownZone(zone), { cause })
  }
}

function viewSlot({ id, platform, weekday, time, zone }: SlotRow): QueueSlot {
  return { id, platform, weekday, time, zone }
}

function viewFree(found: ReturnType<typeof findNextFree>, basis?: string): FreeSlot | null {
  if (found === null) return null
  const { atMs, platforms, plan, isShared } = found
  const names = platforms.map((platform) => platformNames[platform]).join(' and ')
  const { sharedSlot, ownSlot } = messages.calendar
  return {
    plan,
    at: new Date(atMs).toISOString(),
    platforms,
    basis: basis ?? (isShared ? sharedSlot(names) : ownSlot(names)),
  }
}
