import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import { forgetRateCounts } from '../store/rate-counts.ts'
import { rateCounts } from '../store/schema-callers.ts'
import { openTestServer, type TestServer } from '../testing.ts'
import { createLimiter, type Limiter } from './rate-limit.ts'

let server: TestServer
/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer()
}, startMs)
afterAll(() => server.close(), startMs)

const slow = { burst: 5, perMinute: 6 }

/** What is left after a call, or the code of its refusal. */
async function count(limiter: Limiter, key: string): Promise<number | string> {
  try {
    return (await limiter.count(key)).remaining
  } catch (error) {
    return (error as AppError).code
  }
}

async function countOneByOne(limiter: Limiter, key: string, calls: number): Promise<(number | string)[]> {
  const ends = []
  for (let call = 0; call < calls; call++) ends.push(await count(limiter, key))
  return ends
}

describe.each([
  ['in memory', true],
  ['in the database', false],
])('counts %s', (_, isExclusive) => {
  function open(name: string, limit = slow, nowMs = () => performance.now()): Limiter {
    const store = { ...server.context.store, isExclusive }
    return createLimiter({ store, nowMs }, `${name}-${isExclusive}`, limit)
  }

  test('let as many calls through as the burst, then refuse with the time to wait', async () => {
    const limiter = open('burst')
    expect(await countOneByOne(limiter, 'a', 7)).toEqual([4, 3, 2, 1, 0, 'rate_limited', 'rate_limited'])
    const refusal = await limiter.count('a').catch((error: unknown) => error as AppError)
    expect(refusal).toMatchObject({ code: 'rate_limited' })
    const { retryAfterSeconds } = (refusal as AppError).details
    expect(retryAfterSeconds).toBeGreaterThan(5)
    expect(retryAfterSeconds).toBeLessThanOrEqual(10)
    expect(await limiter.count('b')).toMatchObject({ limit: 5, remaining: 4, resetSeconds: 10 })
  })

  test('come back with time', async () => {
    const limiter = open('refill', { burst: 2, perMinute: 60 })
    expect(await countOneByOne(limiter, 'a', 3)).toEqual([1, 0, 'rate_limited'])
    await vi.waitFor(async () => expect(await count(limiter, 'a')).not.toBe('rate_limited'), {
      timeout: 60_000,
    })
  })
})

describe('two processes on one database', () => {
  const store = () => ({ ...server.context.store, isExclusive: false })

  test('count together', async () => {
    const [one, other] = [1, 2].map(() =>
      createLimiter({ store: store(), nowMs: () => performance.now() }, 'shared', slow),
    )
    const calls = Array.from({ length: 20 }, (_, index) => count(index % 2 === 0 ? one! : other!, 'a'))
    const allowed = (await Promise.all(calls)).filter((end) => end !== 'rate_limited')
    expect(allowed.toSorted()).toEqual([0, 1, 2, 3, 4])
  })

  test('count alone while the database is away', async () => {
    const broken = {
      insert: () => {
        throw new Error('away')
      },
    } as never
    const away = { ...store(), db: new Proxy({} as never, { get: () => () => broken }) }
    const limiter = createLimiter({ store: away, nowMs: () => performance.now() }, 'away', slow)
    expect(await countOneByOne(limiter, 'a', 6)).toEqual([4, 3, 2, 1, 0, 'rate_limited'])
  })

  test('forget buckets that nobody uses', async () => {
    await createLimiter({ store: store(), nowMs: () => 0 }, 'old', slow).count('a')
    await forgetRateCounts(server.context.store.db, new Date(Date.now() + 1000))
    expect(await server.context.store.db.select().from(rateCounts)).toEqual([])
  })
})
