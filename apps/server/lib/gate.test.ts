import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Gate } from './gate.ts'

const never = new AbortController().signal

/** Counts who is in. */
function openGate(atOnce: number) {
  const gate = new Gate({ atOnce, maxWaiting: 10 })
  let inside = 0
  let most = 0
  const count = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    most = Math.max(most, ++inside)
    return work().finally(() => inside--)
  }
  return { gate, count, most: () => most }
}

test('lets so many in at once, the others in order', async () => {
  const { gate, count, most } = openGate(2)
  const order: number[] = []
  const work = (name: number) => () => count(async () => void order.push(name)).then(() => wait(5))
  await Promise.all([1, 2, 3, 4, 5].map((name) => gate.pass(never, work(name))))
  expect(order).toEqual([1, 2, 3, 4, 5])
  expect(most()).toBeLessThanOrEqual(2)
})

test('somebody else goes in while one rests, and it waits for its place afterwards', async () => {
  const { gate } = openGate(1)
  const told: string[] = []
  const filming = Promise.withResolvers<void>()
  const first = gate.pass(never, async () => {
    told.push('first in')
    await gate.rest(never, () => filming.promise)
    told.push('first again')
  })
  const second = gate.pass(never, async () => {
    told.push('second in')
    filming.resolve()
    await wait(20)
    told.push('second out')
  })
  await Promise.all([first, second])
  expect(told).toEqual(['first in', 'second in', 'second out', 'first again'])
})

test('one that is cancelled while it rests ends at once, and nobody comes in for it', async () => {
  const { gate, count, most } = openGate(1)
  const stop = new AbortController()
  const filming = Promise.withResolvers<void>()
  const first = gate.pass(stop.signal, () => gate.rest(stop.signal, () => filming.promise))
  const inside = Promise.withResolvers<void>()
  const others = [
    gate.pass(never, () => count(() => inside.promise)),
    gate.pass(never, () => count(() => wait(5))),
  ]
  stop.abort(new Error('Cancelled.'))
  filming.resolve()
  await expect(first).rejects.toThrow('Cancelled.')
  inside.resolve()
  await Promise.all(others)
  expect(most()).toBe(1)
})
