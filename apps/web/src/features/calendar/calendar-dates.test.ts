import { describe, expect, test } from 'vitest'
import {
  addDays,
  daysBetween,
  listDays,
  momentOf,
  mondayOf,
  nameRange,
  wallClockAt,
} from './calendar-dates.ts'

describe('the grid', () => {
  test('is 35 days from the Monday of the week', () => {
    for (const day of ['2026-11-23', '2026-11-25', '2026-11-29']) expect(mondayOf(day)).toBe('2026-11-23')
    const days = listDays('2026-11-23', 35)
    expect([days.length, days[0], days.at(-1)]).toEqual([35, '2026-11-23', '2026-12-27'])
  })

  test('has every day once where clocks are changed, and over the end of a year', () => {
    const days = listDays('2026-03-23', 35)
    expect(new Set(days).size).toBe(35)
    expect(days).toContain('2026-03-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  })

  test('names its days', () => {
    expect(nameRange('2026-11-23', '2026-12-27')).toMatch(/^Nov 23\s–\sDec 27, 2026$/)
  })
})

describe('wall clocks', () => {
  test('show a moment in any zone', () => {
    const at = Date.UTC(2026, 10, 30, 23, 30)
    expect(wallClockAt(at, 'Europe/Berlin')).toEqual({ day: '2026-12-01', time: '00:30' })
    expect(wallClockAt(at, 'America/New_York')).toEqual({ day: '2026-11-30', time: '18:30' })
  })

  test('are read back to the moment', () => {
    for (const zone of ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati']) {
      for (const at of [Date.UTC(2026, 6, 1, 12, 15), Date.UTC(2026, 11, 31, 23, 0)]) {
        expect(momentOf(wallClockAt(at, zone), zone)).toBe(at)
      }
    }
  })
})
