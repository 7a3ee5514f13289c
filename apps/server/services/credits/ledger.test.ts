import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore, type Store, type Transaction } from '../../store/database.ts'
import { listEntries, readBalance } from '../../store/ledger.ts'
import { ledgerEntries, users } from '../../store/schema.ts'
import { insertPersonalWorkspace } from '../../store/workspaces.ts'
import { openTestDatabase } from '../../testing.ts'
import {
  grantCredits,
  grantStartingCredits,
  releaseOrphans,
  reserveCredits,
  settleReservation,
} from './ledger.ts'
import { takeBackUnused } from './take-back.ts'

let store: Store
let removeDatabase: () => Promise<void>
/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  const database = await openTestDatabase()
  removeDatabase = database.remove
  store = await openStore(database.location)
}, startMs)
afterAll(async () => {
  await store.close()
  await removeDatabase()
})

const createId = randomUUID
/** Later than anything that the tests write. */
const tomorrow = new Date(Date.now() + 86_400_000)

describe('credits', () => {
  test('are granted once for each reason', async () => {
    const workspaceId = await openWorkspace()
    const grant = () =>
      store.db.transaction((tx) =>
        grantCredits(tx, { id: createId(), workspaceId, amount: 200, reference: 'plan' }),
      )
    const granted = await Promise.all(Array.from({ length: 10 }, grant))
    expect(granted.filter(Boolean)).toHaveLength(1)
    expect(await readBalance(store.db, workspaceId)).toBe(220)
  })

  test('of ten simultaneous reservations from a balance for two, two succeed', async () => {
    const workspaceId = await openWorkspace()
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => reserve(workspaceId, 10, `project:${index}`)),
    )
    const refused = tries.filter((one) => one.status === 'rejected')
    expect(refused).toHaveLength(8)
    for (const one of refused) expect(one.reason).toMatchObject({ code: 'insufficient_credits' })
    expect(await readBalance(store.db, workspaceId)).toBe(0)
  })

  test('ten simultaneous settlements of one reservation count once', async () => {
    const workspaceId = await openWorkspace()
    const id = (await reserve(workspaceId, 10, 'project:a'))!
    const settled = await Promise.all(
      Array.from({ length: 10 }, (_, index) => settle(id, index % 2 === 0 ? 'commit' : 'release')),
    )
    expect(settled.filter(Boolean)).toHaveLength(1)
    const balance = await readBalance(store.db, workspaceId)
    const [last] = await listEntries(store.db, workspaceId, 1)
    expect(balance).toBe(last?.kind === 'commit' ? 10 : 20)
  })

  test('a paid reference is free afterward, a released one costs again', async () => {
    const workspaceId = await openWorkspace()
    const first = await reserve(workspaceId, 10, 'project:a')
    await settle(first!, 'release')
    const second = await reserve(workspaceId, 10, 'project:a')
    await settle(second!, 'commit')
    expect(await reserve(workspaceId, 10, 'project:a')).toBeNull()
    expect(await readBalance(store.db, workspaceId)).toBe(10)
  })

  test('work that used less than reserved returns the rest', async () => {
    const workspaceId = await openWorkspace()
    const id = (await reserve(workspaceId, 12, 'articles:a'))!
    await store.db.transaction((tx) =>
      settleReservation(tx, { id: createId(), reservationId: id, kind: 'commit', usedAmount: 7 }),
    )
    expect(await readBalance(store.db, workspaceId)).toBe(13)
  })

  test('what is taken back is what later grants, spending and reservations leave of a grant', async () => {
    const workspaceId = await openWorkspace()
    await grant(workspaceId, 100, 'licence:a')
    await reserve(workspaceId, 30, 'project:a')
    await grant(workspaceId, 50, 'licence:b')
    // The welcome credits were spent first, then ten of the first license.
    expect(await takeBack(workspaceId, 'licence:a')).toBe(90)
    expect(await readBalance(store.db, workspaceId)).toBe(50)
    expect(await takeBack(workspaceId, 'licence:a')).toBe(0)
    await reserve(workspaceId, 45, 'project:b')
    expect(await takeBack(workspaceId, 'licence:b')).toBe(5)
    expect(await readBalance(store.db, workspaceId)).toBe(0)
    expect(await takeBack(workspaceId, 'licence:unknown')).toBe(0)
  })

  test('a later license stays whole when an earlier one is taken back, in either order', async () => {
    for (const order of [
      ['licence:a', 'licence:b'],
      ['licence:b', 'licence:a'],
    ]) {
      const workspaceId = await openWorkspace()
      await grant(workspaceId, 100, 'licence:a')
      await grant(workspaceId, 100, 'licence:b')
      for (const reference of order) expect(await takeBack(workspaceId, reference)).toBe(100)
      expect(await readBalance(store.db, workspaceId)).toBe(20)
    }
  })

  test('ten simultaneous calls take a grant back once', async () => {
    const workspaceId = await openWorkspace()
    await grant(workspaceId, 40, 'licence:a')
    const taken = await Promise.all(Array.from({ length: 10 }, () => takeBack(workspaceId, 'licence:a')))
    expect(taken.toSorted((a, b) => a - b)).toEqual([...Array<number>(9).fill(0), 40])
    expect(await readBalance(store.db, workspaceId)).toBe(20)
  })

  test('the ledger can’t be rewritten', async () => {
    const workspaceId = await openWorkspace()
    const mine = eq(ledgerEntries.workspaceId, workspaceId)
    await expect(store.db.update(ledgerEntries).set({ amount: 999 }).where(mine)).rejects.toThrow()
    await expect(store.db.delete(ledgerEntries).where(mine)).rejects.toThrow()
    expect(await sumOf(workspaceId)).toBe(20)
  })

  test('whatever is granted, reserved, settled, taken back, repeated or lost in a crash: the sum of the ledger is the balance, and not negative', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(stepArbitrary, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
        play,
      ),
      { numRuns: 40 },
    )
  }, 60_000)
})

type Step =
  | { type: 'reserve' | 'crash while reserving'; amount: number; reference: string }
  | { type: 'commit' | 'release' | 'crash while settling'; pick: number }
  | { type: 'grant' | 'crash while granting'; amount: number; reference: string }
  | { type: 'take back' | 'crash while taking back'; reference: string }
  | { type: 'sweep' }

const referenceArbitrary = fc.constantFrom('project:a', 'project:b', 'project:c')
const amountArbitrary = fc.integer({ min: 1, max: 15 })
const grantArbitrary = fc.constantFrom('licence:x', 'licence:y', 'licence:z')
const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    type: fc.constantFrom('reserve' as const, 'crash while reserving' as const),
    amount: amountArbitrary,
    reference: referenceArbitrary,
  }),
  fc.record({
    type: fc.constantFrom('commit' as const, 'release' as const, 'crash while settling' as const),
    pick: fc.nat(5),
  }),
  fc.record({
    type: fc.constantFrom('grant' as const, 'crash while granting' as const),
    amount: amountArbitrary,
    reference: grantArbitrary,
  }),
  fc.record({
    type: fc.constantFrom('take back' as const, 'crash while taking back' as const),
    reference: grantArbitrary,
  }),
  fc.record({ type: fc.constant('sweep' as const) }),
)

/** Plays rounds of steps. The steps of a round run at once. */
async function play(rounds: Step[][]): Promise<void> {
  const workspaceId = await openWorkspace()
  const reservations: string[] = []
  for (const round of rounds) {
    await Promise.all(round.map((step) => playStep(workspaceId, step, reservations)))
    const balance = await readBalance(store.db, workspaceId)
    expect(await sumOf(workspaceId)).toBe(balance)
    expect(balance).toBeGreaterThanOrEqual(0)
  }
  await releaseOrphans(store.db, { before: tomorrow, createId })
  const entries = await listEntries(store.db, workspaceId, 1000)
  const reserved = entries.filter(({ kind }) => kind === 'reserve')
  const settlements = entries.filter(({ kind }) => kind === 'commit' || kind === 'release')
  expect(settlements.map((entry) => entry.reservationId).sort()).toEqual(reserved.map(({ id }) => id).sort())
  const paid = entries.filter(({ kind }) => kind === 'commit').map(({ reference }) => reference)
  expect(new Set(paid).size).toBe(paid.length)
  const granted = entries.filter(({ kind }) => kind === 'grant').reduce((sum, { amount }) => sum + amount, 0)
  const adjusted = entries.filter(({ kind }) => kind === 'adjust')
  expect(new Set(adjusted.map(({ reference }) => reference)).size).toBe(adjusted.length)
  for (const { reference, amount } of adjusted) {
    const given = entries.find((entry) => entry.kind === 'grant' && entry.reference === reference)
    expect(-amount).toBeGreaterThan(0)
    expect(-amount).toBeLessThanOrEqual(given!.amount)
  }
  const takenBack = adjusted.reduce((sum, { amount }) => sum - amount, 0)
  const spent = reserved
    .filter(({ id }) => settlements.some((one) => one.kind === 'commit' && one.reservationId === id))
    .reduce((sum, { amount }) => sum - amount, 0)
  expect(await readBalance(store.db, workspaceId)).toBe(granted - spent - takenBack)
}

async function playStep(workspaceId: string, step: Step, reservations: string[]): Promise<void> {
  const picked = 'pick' in step ? reservations[step.pick % Math.max(1, reservations.length)] : undefined
  switch (step.type) {
    case 'reserve': {
      const id = await reserve(workspaceId, step.amount, step.reference).catch(refusedOnly)
      if (id) reservations.push(id)
      return
    }
    case 'crash while reserving':
      return crash((tx) => {
        const { amount, reference } = step
        return reserveCredits(tx, { id: createId(), workspaceId, amount, reference }).catch(refusedOnly)
      })
    case 'commit':
    case 'release':
      if (picked) await settle(picked, step.type)
      return
    case 'crash while settling':
      if (!picked) return
      return crash((tx) => settleReservation(tx, { id: createId(), reservationId: picked, kind: 'commit' }))
    case 'grant':
      await grant(workspaceId, step.amount, step.reference)
      return
    case 'crash while granting':
      return crash((tx) =>
        grantCredits(tx, { id: createId(), workspaceId, amount: step.amount, reference: step.reference }),
      )
    case 'take back':
      await takeBack(workspaceId, step.reference)
      return
    case 'crash while taking back':
      return crash((tx) => takeBackUnused(tx, { id: createId(), workspaceId, reference: step.reference }))
    case 'sweep':
      await releaseOrphans(store.db, { before: tomorrow, createId })
  }
}

async function openWorkspace(): Promise<string> {
  const userId = createId()
  await store.db.insert(users).values({ id: userId, name: 'Guest', email: `${userId}@x.org` })
  return store.db.transaction(async (tx) => {
    const workspaceId = await insertPersonalWorkspace(tx, createId(), userId)
    await grantStartingCredits(tx, createId(), workspaceId)
    return workspaceId
  })
}

function grant(workspaceId: string, amount: number, reference: string): Promise<boolean> {
  return store.db.transaction((tx) => grantCredits(tx, { id: createId(), workspaceId, amount, reference }))
}

function takeBack(workspaceId: string, reference: string): Promise<number> {
  return store.db.transaction((tx) => takeBackUnused(tx, { id: createId(), workspaceId, reference }))
}

/** Does something and fails before the transaction ends. */
async function crash(act: (tx: Transaction) => Promise<unknown>): Promise<void> {
  await store.db
    .transaction(async (tx) => {
      await act(tx)
      throw new Error('crash')
    })
    .catch(crashOnly)
}

function reserve(workspaceId: string, amount: number, reference: string): Promise<string | null> {
  return store.db.transaction((tx) => reserveCredits(tx, { id: createId(), workspaceId, amount, reference }))
}

function settle(reservationId: string, kind: 'commit' | 'release'): Promise<boolean> {
  return store.db.transaction((tx) => settleReservation(tx, { id: createId(), reservationId, kind }))
}

async function sumOf(workspaceId: string): Promise<number> {
  const [row] = await store.db
    .select({ sum: sql<number>`sum(${ledgerEntries.amount})::int` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.workspaceId, workspaceId))
  return row?.sum ?? 0
}

function refusedOnly(error: unknown): null {
  expect(['insufficient_credits', 'conflict']).toContain((error as { code?: string }).code)
  return null
}

function crashOnly(error: unknown): void {
  expect((error as Error).message).toBe('crash')
}
