// Days as `2026-11-23`. They are calendar days without a zone, so that no change of clocks can shift them.

export type Day = string

const dayMs = 86_400_000

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

/** Negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / dayMs)
}

/** The Monday of the day's week. */
export function mondayOf(day: Day): Day {
  const weekday = (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

export function listDays(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

export interface WallClock {
  day: Day
  /** Such as `18:30`. */
  time: string
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The wall clock of a zone at a moment. Throws RangeError for an unknown zone. */
export function wallClockAt(atMs: number, zone: string): WallClock {
  let format = clocks.get(zone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    clocks.set(zone, format)
  }
  const parts = Object.fromEntries(format.formatToParts(atMs).map(({ type, value }) => [type, value]))
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  }
}

/** The moment at which a zone's wall clock shows a time; near a change of clocks, one that is at most an hour off. */
export function momentOf({ day, time }: WallClock, zone: string): number {
  const wantedMs = Date.parse(`${day}T${time}Z`)
  let atMs = wantedMs
  for (let pass = 0; pass < 2; pass++) {
    const shown = wallClockAt(atMs, zone)
    atMs += wantedMs - Date.parse(`${shown.day}T${shown.time}Z`)
  }
  return atMs
}

export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

const inUtc = { timeZone: 'UTC' } as const
const longDay = new Intl.DateTimeFormat('en-US', { ...inUtc, weekday: 'long', month: 'long', day: 'numeric' })
const shortDay = new Intl.DateTimeFormat('en-US', { ...inUtc, month: 'short', day: 'numeric' })
const shortDayAndYear = new Intl.DateTimeFormat('en-US', {
  ...inUtc,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

/** Such as `Monday, November 23`. */
export function nameDay(day: Day): string {
  return longDay.format(Date.parse(`${day}T00:00Z`))
}

/** Such as `Nov 23`. */
export function nameShortDay(day: Day): string {
  return shortDay.format(Date.parse(`${day}T00:00Z`))
}

/** Such as `Nov 23 – Dec 27, 2026`. */
export function nameRange(first: Day, last: Day): string {
  return shortDayAndYear.formatRange(Date.parse(`${first}T00:00Z`), Date.parse(`${last}T00:00Z`))
}

export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Such as `Monday`. */
export function nameWeekday(day: Day): (typeof weekdayNames)[number] {
  return weekdayNames[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7]!
}
