import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { Gate } from './gate.ts'

const never = new AbortController().signal

/** Counts how many are inside at once. */
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

test('lets a limited number in at once, and the others in order', async () => {
  const { gate, count, most } = openGate(2)
  const order: number[] = []
  const work = (name: number) => () => count(async () => void order.push(name)).then(() => wait(5))
  await Promise.all([1, 2, 3, 4, 5].map((name) => gate.pass('a', never, work(name))))
  expect(order).toEqual([1, 2, 3, 4, 5])
  expect(most()).toBeLessThanOrEqual(2)
})

describe('accounts take turns', () => {
  /** Records the order of accounts while `first` of the requests wait ahead of those of the others. */
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

  test('no matter how many requests one account has in line', async () => {
    const gate = new Gate({ atOnce: 1, maxWaiting: 100 })
    expect(await noteTurns(gate, 'aaaaaaaabbc')).toBe('abcabaaaaaa')
  })

  test('and an account that comes last is not served last', async () => {
    const gate = new Gate({ atOnce: 2, maxWaiting: 100 })
    expect((await noteTurns(gate, 'aaaaaaaab')).indexOf('b')).toBeLessThanOrEqual(2)
  })

  test('with one request of each account at work at a time, when the gate is set so', async () => {
    const gate = new Gate({ atOnce: 2, atOncePerAccount: 1, maxWaiting: 100 })
    expect(await noteTurns(gate, 'aaaabb')).toBe('abab' + 'aa')
  })

  test('and a line that is too long is refused to its account only, with the limit and when to come back', async () => {
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

  test('and a request that gives up leaves the line', async () => {
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
  /** Starts tasks of the given megabytes all at once. Records the largest total held at one time, and the order. */
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

  test('and all tasks at work together stay below the limit, however many places there are', async () => {
    const gate = new Gate({ atOnce: 100, maxWaiting: 100, megabytes: 1000 })
    const works = Array.from({ length: 30 }, (_, index) => [`${index % 4}`, 100 + (index % 7) * 60] as const)
    const { most, order } = await hold(gate, works)
    expect(order).toHaveLength(30)
    expect(most).toBeLessThanOrEqual(1000)
    expect(most).toBeGreaterThan(500)
  })

  test('and a task that needs more than the limit works alone', async () => {
    const gate = new Gate({ atOnce: 100, maxWaiting: 100, megabytes: 1000 })
    const { most, order } = await hold(gate, [
      ['a', 300],
      ['b', 5000],
      ['c', 300],
    ])
    expect(order).toEqual(['a300', 'b5000', 'c300'])
    expect(most).toBe(5000)
  })

  test('and small tasks that come later do not pass a large one forever', async () => {
    const gate = new Gate({ atOnce: 100, maxWaiting: 100, megabytes: 1000 })
    const small = Array.from({ length: 12 }, (_, index) => [`s${index}`, 400] as const)
    const { order } = await hold(gate, [...small.slice(0, 2), ['large', 900], ...small.slice(2)])
    expect(order.indexOf('large900')).toBe(2)
  })

  test('and when a large task gives up, the tasks behind it go in', async () => {
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
