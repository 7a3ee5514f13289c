import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
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
  await Promise.all([1, 2, 3, 4, 5].map((name) => gate.pass('a', never, work(name))))
  expect(order).toEqual([1, 2, 3, 4, 5])
  expect(most()).toBeLessThanOrEqual(2)
})

describe('accounts take turns', () => {
  /** Notes whose turn it is while `first` of its requests wait before those of the others. */
  async function noteTurns(gate: Gate, accounts: string): Promise<string> {
    const inside: string[] = []
    await Promise.all(
      Array.from(accounts, (account) =>
        gate.pass(account, never, async () => {
          inside.push(account)
          await wait(1)
        }),
      ),
    )
    return inside.join('')
  }

  test('however many requests one account has in line', async () => {
    const gate = new Gate({ atOnce: 1, maxWaiting: 100 })
    expect(await noteTurns(gate, 'aaaaaaaabbc')).toBe('abcabaaaaaa')
  })

  test('and one that comes last is not the last', async () => {
    const gate = new Gate({ atOnce: 2, maxWaiting: 100 })
    expect((await noteTurns(gate, 'aaaaaaaab')).indexOf('b')).toBeLessThanOrEqual(2)
  })

  test('with one at work at a time of each, when the gate says so', async () => {
    const gate = new Gate({ atOnce: 2, atOncePerAccount: 1, maxWaiting: 100 })
    expect(await noteTurns(gate, 'aaaabb')).toBe('abab' + 'aa')
  })

  test('and a line that is too long is refused to its account only, with its limit and when to come back', async () => {
    const gate = new Gate({ atOnce: 1, maxWaiting: 4, maxWaitingPerAccount: 2 })
    const hold = Promise.withResolvers<void>()
    const work = (): Promise<void> => hold.promise
    const kept = ['a', 'a', 'a', 'b', 'b'].map((account) => gate.pass(account, never, work))
    await expect(gate.pass('a', never, work)).rejects.toMatchObject({
      code: 'rate_limited',
      message: '2 of your requests for this are waiting already. Try again in a moment.',
      details: { maxWaitingPerAccount: 2, retryAfterSeconds: expect.any(Number) as number },
    })
    await expect(gate.pass('c', never, work)).rejects.toMatchObject({
      code: 'rate_limited',
      message: 'Many people are asking for this right now. Try again in a moment.',
    })
    hold.resolve()
    await Promise.all(kept)
  })

  test('and one that gives up leaves its line', async () => {
    const gate = new Gate({ atOnce: 1, maxWaiting: 1 })
    const hold = Promise.withResolvers<void>()
    const stop = new AbortController()
    const first = gate.pass('a', never, () => hold.promise)
    const second = gate.pass('b', stop.signal, async () => {})
    stop.abort()
    await expect(second).rejects.toMatchObject({ code: 'cancelled' })
    const third = gate.pass('c', never, async () => 'in')
    hold.resolve()
    await first
    expect(await third).toBe('in')
  })
})

describe('memory is shared', () => {
  /** Works of so many megabytes each, all asked for at once; notes what is held together at most, and the order. */
  async function hold(gate: Gate, works: readonly (readonly [account: string, megabytes: number])[]) {
    let held = 0
    let most = 0
    const order: string[] = []
    const passing = works.map(([account, megabytes]) =>
      gate.pass(
        account,
        never,
        async () => {
          order.push(`${account}${megabytes}`)
          held += megabytes
          most = Math.max(most, held)
          await wait(5)
          held -= megabytes
        },
        megabytes,
      ),
    )
    await Promise.all(passing)
    return { most, order }
  }

  test('and all that work at once stay below the limit, however many places there are', async () => {
    const gate = new Gate({ atOnce: 100, maxWaiting: 100, megabytes: 1000 })
    const works = Array.from({ length: 30 }, (_, index) => [`${index % 4}`, 100 + (index % 7) * 60] as const)
    const { most, order } = await hold(gate, works)
    expect(order).toHaveLength(30)
    expect(most).toBeLessThanOrEqual(1000)
    expect(most).toBeGreaterThan(500)
  })

  test('and what needs more than there is works alone', async () => {
    const gate = new Gate({ atOnce: 100, maxWaiting: 100, megabytes: 1000 })
    const { most, order } = await hold(gate, [
      ['a', 300],
      ['b', 5000],
      ['c', 300],
    ])
    expect(order).toEqual(['a300', 'b5000', 'c300'])
    expect(most).toBe(5000)
  })

  test('and small work that comes later does not pass large work for ever', async () => {
    const gate = new Gate({ atOnce: 100, maxWaiting: 100, megabytes: 1000 })
    const small = Array.from({ length: 12 }, (_, index) => [`s${index}`, 400] as const)
    const { order } = await hold(gate, [...small.slice(0, 2), ['large', 900], ...small.slice(2)])
    expect(order.indexOf('large900')).toBe(2)
  })

  test('and when large work gives up, what waits behind it goes in', async () => {
    const gate = new Gate({ atOnce: 100, maxWaiting: 100, megabytes: 1000 })
    const end = Promise.withResolvers<void>()
    const stop = new AbortController()
    const first = gate.pass('a', never, () => end.promise, 500)
    const large = gate.pass('b', stop.signal, async () => {}, 900)
    const small = gate.pass('c', never, async () => 'in', 300)
    stop.abort()
    await expect(large).rejects.toMatchObject({ code: 'cancelled' })
    expect(await small).toBe('in')
    end.resolve()
    await first
  })
})
