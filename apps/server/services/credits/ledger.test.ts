import { randomUUID } from 'node:crypto'
import { eq, sql } from '../../store/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore, type Store } from '../../store/database.ts'
import { listEntries, readBalance } from '../../store/ledger.ts'
import { ledgerEntries, users } from '../../store/schema.ts'
import { insertPersonalWorkspace } from '../../store/workspaces.ts'
import { openTestDatabase } from '../../testing.ts'
import { grantCredits, grantStartingCredits, reserveCredits, settleReservation } from './ledger.ts'
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
})

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
