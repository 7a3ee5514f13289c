import { expect, test } from 'vitest'
import { replayLots, type ReplayedEntry } from './lots.ts'

const day = (number: number): Date => new Date(Date.UTC(2027, 0, number))

function entry(given: Partial<ReplayedEntry> & Pick<ReplayedEntry, 'id' | 'kind' | 'amount'>): ReplayedEntry {
  return { reservationId: null, grantId: null, expiresAt: null, reference: given.id, ...given }
}

const grant = (id: string, amount: number, expiresAt: Date | null = null): ReplayedEntry =>
  entry({ id, kind: 'grant', amount, expiresAt })
const reserve = (id: string, amount: number): ReplayedEntry => entry({ id, kind: 'reserve', amount: -amount })

function leftOf(entries: readonly ReplayedEntry[]): Record<string, number> {
  return Object.fromEntries(replayLots(entries).all.map(({ id, left }) => [id, left]))
}

test('what expires first is spent first, and credits that stay are spent last, in the order of their grants', () => {
  const grants = [grant('stays', 20), grant('late', 30, day(31)), grant('early', 10, day(1)), grant('too', 5)]
  expect(leftOf([...grants, reserve('a', 15)])).toEqual({ early: 0, late: 25, stays: 20, too: 5 })
  expect(leftOf([...grants, reserve('a', 62)])).toEqual({ early: 0, late: 0, stays: 0, too: 3 })
})

test('a grant that comes later is not spent by what was reserved before', () => {
  expect(leftOf([grant('stays', 20), reserve('a', 5), grant('early', 10, day(1))])).toEqual({
    early: 10,
    stays: 15,
  })
})

test('what comes back returns to where it was taken, the longest-lived first', () => {
  const taken = [grant('early', 10, day(1)), grant('late', 10, day(9)), reserve('a', 15)]
  const back = entry({ id: 'b', kind: 'commit', amount: 7, reservationId: 'a' })
  expect(leftOf([...taken, back])).toEqual({ early: 2, late: 10 })
  expect(replayLots(taken).reserved).toEqual(new Set(['early', 'late']))
  expect(replayLots([...taken, back]).reserved).toEqual(new Set())
})

test('what is taken back leaves its own grant, and others only as far as that is empty', () => {
  const grants = [grant('one', 10), grant('two', 10)]
  const refund = entry({ id: 'r', kind: 'refund', amount: -4, grantId: 'two' })
  expect(leftOf([...grants, refund])).toEqual({ one: 10, two: 6 })
  const dispute = entry({ id: 'd', kind: 'dispute', amount: -14, grantId: 'two' })
  expect(leftOf([...grants, dispute])).toEqual({ one: 6, two: 0 })
})

test('an adjustment of before names its grant by an equal reference', () => {
  const adjust = entry({ id: 'x', kind: 'adjust', amount: -3, reference: 'two' })
  expect(leftOf([grant('one', 10), grant('two', 10), adjust])).toEqual({ one: 10, two: 7 })
})

test('credits of a dispute that was won are a lot of their own, which stays', () => {
  const won = entry({ id: 'w', kind: 'dispute', amount: 8 })
  expect(replayLots([grant('one', 10, day(1)), won]).all).toMatchObject([
    { id: 'one', left: 10 },
    { id: 'w', granted: 8, left: 8, expiresAt: null },
  ])
})
