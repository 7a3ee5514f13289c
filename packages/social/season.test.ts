import { expect, test } from 'vitest'
import { dateOf, listOccasions, observances } from './season.ts'

const named = (name: string) => observances.find((each) => each.name === name)!
const inYear = (name: string, year: number) => dateOf(named(name).on, year)

test('Easter is on the dates that almanacs print', () => {
  const known = [
    '1961-04-02', '1981-04-19', '2000-04-23', '2008-03-23', '2011-04-24', '2019-04-21', '2024-03-31',
    '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25', '2049-04-18', '2100-03-28',
  ] // prettier-ignore
  for (const date of known) expect(inYear('Easter Sunday', Number(date.slice(0, 4)))).toBe(date)
  expect(inYear('Mardi Gras', 2026)).toBe('2026-02-17')
  expect(inYear('Mardi Gras', 2027)).toBe('2027-02-09')
})

test('days of a weekday are on the dates that calendars print', () => {
  const known = {
    'Martin Luther King Jr. Day': ['2025-01-20', '2026-01-19', '2027-01-18'],
    'Presidents’ Day': ['2025-02-17', '2026-02-16', '2027-02-15'],
    'the day clocks go forward in the US': ['2025-03-09', '2026-03-08', '2027-03-14'],
    'Arbor Day': ['2025-04-25', '2026-04-24', '2027-04-30'],
    'World Password Day': ['2025-05-01', '2026-05-07', '2027-05-06'],
    'Mother’s Day in the US': ['2025-05-11', '2026-05-10', '2027-05-09'],
    'Memorial Day': ['2025-05-26', '2026-05-25', '2027-05-31'],
    'Father’s Day in the US': ['2025-06-15', '2026-06-21', '2027-06-20'],
    'Labor Day in the US': ['2025-09-01', '2026-09-07', '2027-09-06'],
    'the day clocks go back in the US': ['2025-11-02', '2026-11-01', '2027-11-07'],
    'Thanksgiving in the US': ['2025-11-27', '2026-11-26', '2027-11-25'],
    'Black Friday': ['2025-11-28', '2026-11-27', '2027-11-26'],
    'Small Business Saturday': ['2025-11-29', '2026-11-28', '2027-11-27'],
    'Cyber Monday': ['2025-12-01', '2026-11-30', '2027-11-29'],
    'Giving Tuesday': ['2025-12-02', '2026-12-01', '2027-11-30'],
  }
  for (const [name, dates] of Object.entries(known)) {
    expect([name, ...[2025, 2026, 2027].map((year) => inYear(name, year))]).toEqual([name, ...dates])
  }
})

test('occasions come nearest first, today among them, and across the end of a year', () => {
  const names = (today: string, days: number) =>
    listOccasions(today, days).map(({ observance, daysAway }) => [observance.name, daysAway])
  expect(names('2026-11-23', 5)).toEqual([
    ['Thanksgiving in the US', 3],
    ['Black Friday', 4],
    ['Small Business Saturday', 5],
  ])
  expect(names('2026-12-31', 1)).toEqual([
    ['New Year’s Eve', 0],
    ['New Year’s Day', 1],
  ])
  expect(listOccasions('2026-12-20', 35).at(-1)).toMatchObject({ date: '2027-01-18', daysAway: 29 })
  expect(names('2028-02-29', 0)).toEqual([['Mardi Gras', 0]])
})

test('every observance has a name of its own and a date in every year', () => {
  expect(new Set(observances.map(({ name }) => name)).size).toBe(observances.length)
  for (let year = 1990; year <= 2110; year++) {
    for (const { name, on } of observances) {
      expect(`${name} ${dateOf(on, year)}`).toMatch(new RegExp(` ${year}-\\d\\d-\\d\\d$`))
    }
  }
})

test('no stretch of five weeks in a year is empty', () => {
  for (let day = 0; day < 365; day++) {
    const today = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
    expect(listOccasions(today, 35).length).toBeGreaterThan(0)
  }
})
