import { describe, expect, test } from 'vitest'
import { findNextFree, listSlotMoments, type WeeklySlot } from './queue-times.ts'

const berlin = 'Europe/Berlin'

function buildSlot(slot: Partial<WeeklySlot> = {}): WeeklySlot {
  return { platform: 'twitter', weekday: 1, time: '09:00', zone: berlin, ...slot }
}

function at(text: string): number {
  return Temporal.ZonedDateTime.from(text).epochMilliseconds
}

const never = () => false

describe('the moments of weekly slots', () => {
  test('stay at the same wall-clock time when clocks are set back', () => {
    const now = at('2026-10-19T08:00[Europe/Berlin]')
    const slots = [buildSlot()]
    const [before] = listSlotMoments(slots, now, 0)
    const [after] = listSlotMoments(slots, now, 1)
    expect(before!.plan).toMatchObject({ date: '2026-10-19', time: '09:00' })
    expect(after!.plan).toMatchObject({ date: '2026-10-26', time: '09:00' })
    expect(after!.atMs - before!.atMs).toBe((7 * 24 + 1) * 3_600_000)
  })

  test('move behind a skipped hour and name the time that is used', () => {
    const now = at('2026-03-28T12:00[Europe/Berlin]')
    const [moment] = listSlotMoments([buildSlot({ weekday: 7, time: '02:30' })], now, 0)
    expect(moment!.plan).toEqual({ date: '2026-03-29', time: '03:30', zone: berlin, fold: 'earlier' })
    expect(moment!.atMs).toBe(at('2026-03-29T03:30+02:00[Europe/Berlin]'))
  })

  test('are the first of a doubled hour', () => {
    const now = at('2026-10-24T12:00[Europe/Berlin]')
    const [moment] = listSlotMoments([buildSlot({ weekday: 7, time: '02:30' })], now, 0)
    expect(moment!.atMs).toBe(at('2026-10-25T02:30+02:00[Europe/Berlin]'))
  })

  test('belong to the day of the slot’s own zone', () => {
    // Monday evening in Berlin is already Tuesday in Tokyo.
    const now = at('2026-11-30T20:00[Europe/Berlin]')
    const [moment] = listSlotMoments([buildSlot({ weekday: 2, zone: 'Asia/Tokyo' })], now, 0)
    expect(moment!.plan.date).toBe('2026-12-01')
  })
})

describe('the next free slot', () => {
  const now = at('2026-11-30T10:00[Europe/Berlin]')

  test('is after now: a slot of this morning is over', () => {
    const slots = [buildSlot(), buildSlot({ weekday: 2, time: '18:00' })]
    expect(findNextFree({ slots, nowMs: now, isTaken: never })!.plan).toMatchObject({
      date: '2026-12-01',
      time: '18:00',
    })
  })

  test('skips taken slots, for weeks if need be', () => {
    const last = at('2026-12-21T09:00[Europe/Berlin]')
    const found = findNextFree({ slots: [buildSlot()], nowMs: now, isTaken: (_, ms) => ms <= last })
    expect(found!.plan.date).toBe('2026-12-28')
  })

  test('is shared by all platforms when they share slots', () => {
    const slots = [
      buildSlot({ weekday: 2 }),
      buildSlot({ weekday: 4 }),
      buildSlot({ platform: 'linkedin', weekday: 4 }),
    ]
    expect(findNextFree({ slots, nowMs: now, isTaken: never })).toMatchObject({
      plan: { date: '2026-12-03' },
      platforms: ['twitter', 'linkedin'],
      isShared: true,
    })
  })

  test('is of one platform when all shared slots are taken', () => {
    const slots = [buildSlot({ weekday: 4 }), buildSlot({ platform: 'linkedin', weekday: 4 })]
    const isTaken = (platform: string): boolean => platform === 'twitter'
    expect(findNextFree({ slots, nowMs: now, isTaken })).toMatchObject({
      platforms: ['linkedin'],
      isShared: false,
    })
  })

  test('is null when every slot of half a year is taken', () => {
    expect(findNextFree({ slots: [buildSlot()], nowMs: now, isTaken: () => true })).toBeNull()
  })
})
