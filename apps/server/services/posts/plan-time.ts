// Wall-clock times. A person plans by the clock of a place; when clocks are changed there, an hour is skipped or happens
// twice, and the person is told what that means.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { Plan, PostContent } from '@vivify/contract/post'

export interface PlannedMoment {
  /** Milliseconds since 1970. */
  atMs: number
  kind: 'exact' | 'skipped' | 'repeated'
  /** The wall-clock time that is used, such as `03:30`. */
  time: string
  /** What to tell the person; null when there is nothing to tell. */
  message: string | null
}

/** Finds the moment of a plan. Throws AppError `bad_input` for a day, a time or a zone that doesn't exist. */
export function resolvePlanTime(plan: Plan): PlannedMoment {
  const { date, time, zone, fold } = plan
  const wall = parseWallClock(date, time)
  const earlier = toZone(wall, zone, 'earlier')
  const later = toZone(wall, zone, 'later')
  if (earlier.epochMilliseconds === later.epochMilliseconds) {
    return { atMs: earlier.epochMilliseconds, kind: 'exact', time, message: null }
  }
  const isSkipped = !earlier.toPlainDateTime().equals(wall)
  if (isSkipped) {
    const used = later.toPlainTime().toString({ smallestUnit: 'minute' })
    const message = messages.posts.hourSkipped(time, zone, used)
    return { atMs: later.epochMilliseconds, kind: 'skipped', time: used, message }
  }
  const chosen = fold === 'later' ? later : earlier
  const message = messages.posts.hourRepeated(time, zone, fold)
  return { atMs: chosen.epochMilliseconds, kind: 'repeated', time, message }
}

/** The next day of a repeating post, on the same wall clock; null when it has ended or does not repeat. */
export function nextPlan({ plan, repeat }: Pick<PostContent, 'plan' | 'repeat'>): Plan | null {
  if (plan === null || repeat === null) return null
  const day = Temporal.PlainDate.from(plan.date)
  const { every, interval } = repeat
  const step =
    every === 'day' ? { days: interval } : every === 'week' ? { weeks: interval } : { months: interval }
  const next = day.add(step).toString()
  return repeat.until !== null && next > repeat.until ? null : { ...plan, date: next }
}

function parseWallClock(date: string, time: string): Temporal.PlainDateTime {
  try {
    return Temporal.PlainDateTime.from(`${date}T${time}`, { overflow: 'reject' })
  } catch {
    throw new AppError('bad_input', messages.posts.noSuchTime)
  }
}

function toZone(
  wall: Temporal.PlainDateTime,
  zone: string,
  disambiguation: 'earlier' | 'later',
): Temporal.ZonedDateTime {
  try {
    return wall.toZonedDateTime(zone, { disambiguation })
  } catch {
    throw new AppError('bad_input', messages.posts.unknownZone)
  }
}
