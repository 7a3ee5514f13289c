import { expect, test } from 'vitest'
import { nextFreeSlot, wallClockOf } from './next-slot.ts'

const zone = 'Europe/Berlin'
const at = (moment: string) => new Date(moment)

test('the next slot is the next good hour of the person’s own wall clock', () => {
  expect(nextFreeSlot(at('2026-06-01T05:00:00Z'), zone, [])).toEqual({ date: '2026-06-01', time: '09:00' })
  expect(nextFreeSlot(at('2026-06-01T06:45:00Z'), zone, [])).toEqual({ date: '2026-06-01', time: '12:30' })
  expect(nextFreeSlot(at('2026-06-01T22:30:00Z'), zone, [])).toEqual({ date: '2026-06-02', time: '09:00' })
})

test('hours that a planned post is near are skipped, across days', () => {
  const taken = ['2026-06-01T07:00:00Z', '2026-06-01T11:20:00Z', '2026-06-01T15:00:00Z'].map(at)
  expect(nextFreeSlot(at('2026-06-01T05:00:00Z'), zone, taken)).toEqual({ date: '2026-06-02', time: '09:00' })
})

test('midnight is 00:00', () => {
  expect(wallClockOf(at('2026-06-01T22:00:00Z'), zone)).toEqual({ date: '2026-06-02', time: '00:00' })
})
