// When to post next, as long as nothing better is known: three good hours of a day, skipping those that are taken.

import type { SavedPost } from '../../api/posts.ts'

const slotTimes = ['09:00', '12:30', '17:00'] as const
/** A post needs a moment to be looked at before it goes out. */
const noticeMs = 30 * 60_000
/** Two posts are at least this far apart. */
const distanceMs = 90 * 60_000
const dayMs = 86_400_000
const maxDays = 90

export interface WallClock {
  date: string
  time: string
}

/** Wall-clock time of a moment in a time zone. Throws RangeError for an unknown zone. */
export function wallClockOf(at: Date, zone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const { year, month, day, hour, minute } = parts
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
}

/** The next hour of a good day time that no planned post is near. */
export function nextFreeSlot(now: Date, zone: string, taken: readonly Date[]): WallClock {
  const earliest = asNumber(wallClockOf(new Date(now.getTime() + noticeMs), zone))
  const blocked = taken.map((at) => asNumber(wallClockOf(at, zone)))
  const today = asNumber({ date: wallClockOf(now, zone).date, time: '00:00' })
  for (let day = 0; day < maxDays; day++) {
    const date = new Date(today + day * dayMs).toISOString().slice(0, 10)
    for (const time of slotTimes) {
      const at = asNumber({ date, time })
      if (at < earliest || blocked.some((other) => Math.abs(other - at) < distanceMs)) continue
      return { date, time }
    }
  }
  return { date: new Date(today + maxDays * dayMs).toISOString().slice(0, 10), time: slotTimes[0] }
}

/** Moments at which posts will go out. */
export function takenMoments(posts: readonly SavedPost[]): Date[] {
  return posts
    .flatMap(({ targets }) => targets)
    .flatMap(({ state, dueAt }) => (state === 'scheduled' && dueAt !== null ? [new Date(dueAt)] : []))
}

/** Comparable within one time zone only. */
function asNumber({ date, time }: WallClock): number {
  return Date.parse(`${date}T${time}:00Z`)
}
