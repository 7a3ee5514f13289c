// Any order of steps on a ledger, some of them at once, some failing at any of their statements. `npm run test:kill` sets
// LEDGER_RUNS and LEDGER_KILLS.

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '../../store/database.ts'
import { openTestDatabase } from '../../testing.ts'
import {
  checkEnd,
  checkLedger,
  maxFailsAt,
  openWorkspace,
  playStep,
  stepTypes,
  type Step,
} from './testing-ledger.ts'

const runs = Number(process.env['LEDGER_RUNS'] ?? 500)
/** PostgreSQL is reached by two pools, as by two processes. PGlite has one connection. */
const stores: Store[] = []
let removeDatabase: () => Promise<void>

beforeAll(async () => {
  const database = await openTestDatabase()
  removeDatabase = database.remove
  stores.push(await openStore(database.location))
  if (database.location.kind === 'postgres') stores.push(await openStore(database.location))
})
afterAll(async () => {
  for (const store of stores) await store.close()
  await removeDatabase()
})

const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  type: fc.constantFrom(...stepTypes),
  amount: fc.integer({ min: 1, max: 30 }),
  pick: fc.nat(9),
  failsAt: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: maxFailsAt }) },
  ),
})
/** Rounds of steps that happen at once. */
const roundsArbitrary = fc.array(fc.array(stepArbitrary, { minLength: 1, maxLength: 3 }), { maxLength: 5 })

test(
  `in ${runs} random orders the ledger is the balance, never negative, and debts are apart`,
  async () => {
    const { db } = stores[0]!
    await fc.assert(
      fc.asyncProperty(roundsArbitrary, async (rounds) => {
        const played = await openWorkspace(db)
        for (const round of rounds) {
          await Promise.all(round.map((step, at) => playStep(stores[at % stores.length]!.db, played, step)))
          expect(await checkLedger(db, played)).toBe(played.worth)
        }
        await checkEnd(db, played)
      }),
      { numRuns: runs },
    )
  },
  Math.max(60_000, runs * 300),
)
