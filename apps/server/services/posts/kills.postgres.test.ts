// kill -9 at the calls of publishing. `npm run test:kill` sets POST_KILLS and kills at every call; otherwise a sample.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing.ts'
import type { KillOrder } from './testing-publisher.ts'
import { listKillSamples, sendUnderKill, type Kill, type KillSample } from './testing-kills.ts'

const lanes = 3
const wanted = Number(process.env['POST_KILLS'] ?? 20)
const databases: { location: KillOrder['location']; remove: () => Promise<void> }[] = []

beforeAll(async () => {
  for (let index = 0; index < lanes; index++) {
    const { location, remove } = await openTestDatabase()
    if (location.kind !== 'postgres') throw new Error('These tests need TEST_DATABASE_URL.')
    databases.push({ location, remove })
  }
})
afterAll(async () => {
  for (const { remove } of databases) await remove()
})

interface Trial {
  sample: KillSample
  kill: Kill
  whole: readonly string[]
}

/** Every call of every sample, before and after its effect, over and over until there are enough. */
async function listTrials(): Promise<Trial[]> {
  const samples = listKillSamples()
  const wholes = await inLanes(samples, (location, sample) => sendUnderKill(location, sample, null))
  const trials = samples.flatMap((sample, index) => {
    const { state, live, calls } = wholes[index]!
    expect(state, sample.name).toBe('published')
    return calls.flatMap((_, call) =>
      (['before', 'after'] as const).map((when) => ({ sample, kill: { call, when }, whole: live })),
    )
  })
  const step = Math.max(1, Math.floor(trials.length / wanted))
  return Array.from({ length: wanted }, (_, index) => trials[(index * step) % trials.length]!)
}

async function inLanes<Item, Result>(
  items: readonly Item[],
  work: (location: KillOrder['location'], item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  await Promise.all(
    databases.map(async ({ location }) => {
      for (let index = next++; index < items.length; index = next++) {
        results[index] = await work(location, items[index]!)
      }
    }),
  )
  return results
}

test(
  'a process killed at any call of publishing posts nothing twice and loses nothing',
  async () => {
    const endings = new Map<string, number>()
    await inLanes(await listTrials(), async (location, { sample, kill, whole }) => {
      const label = `${sample.platform}, ${sample.name}: killed ${kill.when} call ${kill.call}`
      const outcome = await sendUnderKill(location, sample, kill)
      endings.set(outcome.state, (endings.get(outcome.state) ?? 0) + 1)
      expect(outcome.starts, label).toBe(2)
      if (outcome.state === 'published') expect(outcome.live, label).toEqual(whole)
      else expect(outcome.live.length, label).toBeLessThanOrEqual(whole.length)
      expect(['published', 'unconfirmed'], label).toContain(outcome.state)
    })
    console.log(`killed ${wanted} times: ${JSON.stringify(Object.fromEntries(endings))}`)
  },
  wanted * 60_000,
)
