import { afterEach, expect, test } from 'vitest'
import { StandingPool, type StandingPoolOptions } from './standing-pool.ts'
import { moodyContract } from './testing/moody-contract.ts'

const pools: { stop(): void }[] = []
afterEach(() => {
  for (const pool of pools.splice(0)) pool.stop()
})

function openPool(options: Partial<StandingPoolOptions> = {}) {
  const times = { idleMs: 60_000, timeoutMs: 20_000, processes: 1, maxWaiting: 100 }
  const pool = new StandingPool(new URL('./testing/moody-task.ts', import.meta.url), moodyContract, {
    ...times,
    ...options,
  })
  pools.push(pool)
  return (account: string, request: { dwell?: number; dies?: 'never' | 'now' | 'next' } = {}) =>
    pool.ask(account, { dwell: 0, dies: 'never', ...request })
}

test('one process answers requests one after another', async () => {
  const ask = openPool()
  const [first, second] = await Promise.all([ask('a'), ask('b')])
  expect(second).toEqual({ pid: first.pid, answered: 2 })
})

test('a request that crashes the process fails alone: another process answers the next', async () => {
  const ask = openPool()
  const outcomes = await Promise.allSettled([ask('a', { dies: 'now' }), ask('b'), ask('c')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(outcomes[0]).toMatchObject({ reason: { code: 'generator_failed' } })
})

test('a request that fails because of an earlier one is run again, once', async () => {
  const ask = openPool()
  const before = await ask('a', { dies: 'next' })
  const answer = await ask('b')
  expect(answer.pid).not.toBe(before.pid)
  await ask('a', { dies: 'next' })
  await expect(ask('b', { dies: 'now' })).rejects.toMatchObject({ code: 'generator_failed' })
})

test('a request that takes too long fails alone, and the next goes to another process at once', async () => {
  const ask = openPool({ timeoutMs: 4000 })
  await ask('a')
  const late = ask('a', { dwell: 60_000 })
  const next = ask('b')
  await expect(late).rejects.toMatchObject({ code: 'timed_out' })
  expect(await next).toMatchObject({ answered: 1 })
})

test('two accounts work side by side when each may use one process', async () => {
  const ask = openPool({ processes: 2, atOncePerAccount: 1 })
  const slow = [ask('a', { dwell: 1500 }), ask('a', { dwell: 1500 })]
  const order: string[] = []
  for (const one of slow) void one.then(() => order.push('a'))
  await ask('b').then(() => order.push('b'))
  expect(order).toEqual(['b'])
  await Promise.all(slow)
})

test('a stopped pool cancels its running and waiting requests', async () => {
  const ask = openPool()
  const asked = Promise.allSettled([ask('a', { dwell: 60_000 }), ask('a')])
  for (const pool of pools.splice(0)) pool.stop()
  for (const one of await asked) expect(one).toMatchObject({ reason: { code: 'cancelled' } })
})
