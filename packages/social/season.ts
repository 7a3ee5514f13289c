// Dates of the year that posts are written for. Dates are computed in the Gregorian calendar; a day whose date can't be
// computed, such as a feast of a lunar calendar, is not listed.

import type { DateRule, Observance } from './observance.ts'
import { observancesFromJuly } from './observances-from-july.ts'
import { observancesToJune } from './observances-to-june.ts'

export const observances: readonly Observance[] = [...observancesToJune, ...observancesFromJuly]

/** An observance and its next date. */
export interface Occasion {
  observance: Observance
  /** Such as `2026-11-27`. */
  date: string
  /** 0 for today. */
  daysAway: number
}

const dayMs = 86_400_000

/** Occasions from a day (`2026-11-23`) until `days` later, nearest first. */
export function listOccasions(today: string, days: number): Occasion[] {
  const todayMs = Date.parse(`${today}T00:00:00Z`)
  const year = new Date(todayMs).getUTCFullYear()
  return observances
    .flatMap((observance) =>
      [year, year + 1].map((each) => {
        const dateMs = findDate(observance.on, each)
        return { observance, date: print(dateMs), daysAway: Math.round((dateMs - todayMs) / dayMs) }
      }),
    )
    .filter(({ daysAway }) => daysAway >= 0 && daysAway <= days)
    .toSorted((one, other) => one.daysAway - other.daysAway)
}

/** The date of a rule in a year, such as `2026-11-27`. */
export function dateOf(rule: DateRule, year: number): string {
  return print(findDate(rule, year))
}

/** Midnight UTC, in milliseconds since 1970. */
function findDate(rule: DateRule, year: number): number {
  const offset = (rule.plusDays ?? 0) * dayMs
  if ('easter' in rule) return findEaster(year) + offset
  const { month } = rule
  if ('day' in rule) return Date.UTC(year, month - 1, rule.day) + offset
  // Day 0 of the next month is the last day of this one.
  const edge = Date.UTC(year, rule.nth === 'last' ? month : month - 1, rule.nth === 'last' ? 0 : 1)
  const weekday = new Date(edge).getUTCDay() || 7
  if (rule.nth === 'last') return edge - ((weekday - rule.weekday + 7) % 7) * dayMs + offset
  return edge + (((rule.weekday - weekday + 7) % 7) + (rule.nth - 1) * 7) * dayMs + offset
}

/** Western Easter Sunday, by the anonymous Gregorian computus (Meeus, Jones and Butcher). */
function findEaster(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
}

function print(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
