import { describe, expect, test } from 'vitest'
import { Gate } from './gate.ts'
import { SharedWork } from './shared-work.ts'

/** Work that ends when told to, and records when it was stopped. */
function createWork() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const seen = { started: 0, stopped: false }
  const work = (signal: AbortSignal): Promise<string> => {
    seen.started++
    signal.addEventListener('abort', () => (seen.stopped = true))
    return promise
  }
  return { work, finish: resolve, seen }
}

describe('shared work', () => {
  test('is done once for all callers who ask at the same time', async () => {
    const shared = new SharedWork<string>()
    const { work, finish, seen } = createWork()
    const both = [shared.run('a', undefined, work), shared.run('a', undefined, work)]
    finish('done')
    expect(await Promise.all(both)).toEqual(['done', 'done'])
    expect(seen.started).toBe(1)
    await shared.run('a', undefined, work)
    expect(seen.started).toBe(2)
  })

  test('goes on while one caller still waits, and stops when the last has gone', async () => {
    const shared = new SharedWork<string>()
    const { work, seen } = createWork()
    const stops = [new AbortController(), new AbortController()]
    const askers = stops.map(({ signal }) => shared.run('a', signal, work))
    stops[0]!.abort()
    await expect(askers[0]).rejects.toMatchObject({ code: 'cancelled' })
    expect(seen.stopped).toBe(false)
    stops[1]!.abort()
    await expect(askers[1]).rejects.toMatchObject({ code: 'cancelled' })
    expect(seen.stopped).toBe(true)
  })
})

describe('a gate', () => {
  test('lets a limited number in at a time, in order, and refuses when too many wait', async () => {
    const gate = new Gate({ atOnce: 1, maxWaiting: 1 })
    const { signal } = new AbortController()
    const first = createWork()
    const order: string[] = []
    const passes = ['first', 'second'].map((name) =>
      gate.pass('a', signal, async () => {
        order.push(name)
        return name === 'first' ? first.work(signal) : name
      }),
    )
    await expect(gate.pass('a', signal, async () => 'third')).rejects.toMatchObject({ code: 'rate_limited' })
    expect(order).toEqual(['first'])
    first.finish('first')
    expect(await Promise.all(passes)).toEqual(['first', 'second'])
    expect(await gate.pass('a', signal, async () => 'free again')).toBe('free again')
  })

  test('forgets callers who give up waiting', async () => {
    const gate = new Gate({ atOnce: 1, maxWaiting: 1 })
    const first = createWork()
    const running = gate.pass('a', new AbortController().signal, () =>
      first.work(new AbortController().signal),
    )
    const stop = new AbortController()
    const waiting = gate.pass('a', stop.signal, async () => 'never')
    stop.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' })
    const next = gate.pass('a', new AbortController().signal, async () => 'next')
    first.finish('done')
    expect(await Promise.all([running, next])).toEqual(['done', 'next'])
  })
})
