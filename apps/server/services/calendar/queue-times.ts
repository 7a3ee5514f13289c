// The moments of weekly queue slots. A slot is a wall-clock time: it stays at 09:00 when clocks are changed.

import type { Plan } from '@vivify/contract/post'
import type { PlatformId } from '@vivify/contract/platforms'
import type { SlotTime } from '@vivify/contract/routes/calendar'

export interface WeeklySlot extends SlotTime {
  platform: PlatformId
  zone: string
}

/** A moment at which one or more platforms have a slot. */
export interface SlotMoment {
  atMs: number
  platforms: PlatformId[]
  plan: Plan
}

/** The moments of one week of slots, oldest first; week 0 begins today. Moments of several platforms are joined. */
export function listSlotMoments(slots: readonly WeeklySlot[], nowMs: number, week: number): SlotMoment[] {
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs)
  const moments = new Map<number, SlotMoment>()
  for (const { platform, weekday, time, zone } of slots) {
    const today = now.toZonedDateTimeISO(zone).toPlainDate()
    const days = ((weekday - today.dayOfWeek + 7) % 7) + 7 * week
    // In a skipped hour, the time after it; of a doubled hour, the first one.
    const at = today
      .add({ days })
      .toPlainDateTime(Temporal.PlainTime.from(time))
      .toZonedDateTime(zone, { disambiguation: 'compatible' })
    const known = moments.get(at.epochMilliseconds)
    if (known) {
      if (!known.platforms.includes(platform)) known.platforms.push(platform)
      continue
    }
    moments.set(at.epochMilliseconds, {
      atMs: at.epochMilliseconds,
      platforms: [platform],
      plan: {
        date: at.toPlainDate().toString(),
        time: at.toPlainTime().toString({ smallestUnit: 'minute' }),
        zone,
        fold: 'earlier',
      },
    })
  }
  return [...moments.values()].toSorted((one, other) => one.atMs - other.atMs)
}

export interface FreeSlotQuestion {
  /** Slots of the platforms that are asked for. */
  slots: readonly WeeklySlot[]
  nowMs: number
  isTaken: (platform: PlatformId, atMs: number) => boolean
}

export interface FoundSlot extends SlotMoment {
  /** False when the platforms share slots, and all shared ones are taken. */
  isShared: boolean
}

/** How far ahead a free slot is looked for. */
export const horizonWeeks = 26

/**
 * The first slot after now that none of its platforms uses: a slot of all platforms that have slots, if they share any;
 * otherwise of any of them. Null when all are taken.
 */
export function findNextFree({ slots, nowMs, isTaken }: FreeSlotQuestion): FoundSlot | null {
  const count = new Set(slots.map(({ platform }) => platform)).size
  let first: SlotMoment | null = null
  const firstWeek = listSlotMoments(slots, nowMs, 0)
  const sharesSlots = firstWeek.some(({ platforms }) => platforms.length === count)
  for (let week = 0; week < horizonWeeks; week++) {
    for (const moment of week === 0 ? firstWeek : listSlotMoments(slots, nowMs, week)) {
      if (moment.atMs <= nowMs) continue
      const platforms = moment.platforms.filter((platform) => !isTaken(platform, moment.atMs))
      if (platforms.length === 0) continue
      const isShared = platforms.length === count
      if (isShared || !sharesSlots) return { ...moment, platforms, isShared }
      first ??= { ...moment, platforms }
    }
  }
  return first && { ...first, isShared: false }
}
