import { randomUUID } from 'node:crypto'
import { eq, sql } from '../../store/sql.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ProviderError } from '../../providers/provider-error.ts'
import { openStore, type Store } from '../../store/database.ts'
import { jobs, outsideOperations, users } from '../../store/schema.ts'
import { insertPersonalWorkspace } from '../../store/workspaces.ts'
import { openTestDatabase } from '../../testing.ts'
import { openOperations, type OutsideKind, type OutsideRow } from './operations.ts'
import { reconcileOperations } from './reconcile.ts'

let store: Store
let workspaceId = ''
let removeDatabase: () => Promise<void>
/** Ids of operations that the service was asked to cancel. */
let cancelled: string[] = []
let answer: () => boolean

const kind: OutsideKind = {
  kind: 'test',
  forgottenAfterMs: 3_600_000,
  async cancel({ id }) {
    cancelled.push(id)
    return answer()
  },
}

beforeAll(async () => {
  const database = await openTestDatabase()
  removeDatabase = database.remove
  store = await openStore(database.location)
  const userId = randomUUID()
  await store.db.insert(users).values({ id: userId, name: 'Guest', email: `${userId}@x.org` })
  workspaceId = await store.db.transaction((tx) => insertPersonalWorkspace(tx, randomUUID(), userId))
})
afterAll(async () => {
  await store.close()
  await removeDatabase()
})
beforeEach(() => {
  cancelled = []
  answer = () => true
})

/** Writes a due operation that a job has begun. */
async function begin(
  status: OutsideRow['status'],
  jobStatus: 'queued' | 'running' | 'cancelled',
): Promise<string> {
  const jobId = randomUUID()
  const job = { id: jobId, workspaceId, kind: 'make-video', idempotencyKey: jobId, payload: {} }
  await store.db.insert(jobs).values({ ...job, status: jobStatus })
  const operations = openOperations(store.db, kind, { workspaceId, createId: randomUUID })
  const row = (await operations.begin({ vendor: 'v', key: jobId, subject: 's', jobId }))!
  if (status === 'running') await operations.noteRunning(row, { name: 'x' })
  await store.db
    .update(outsideOperations)
    .set({ dueAt: sql`now()` })
    .where(eq(outsideOperations.id, row.id))
  return row.id
}

/** Reconciles as three processes at the same moment. */
async function reconcile(): Promise<void> {
  await Promise.all(Array.from({ length: 3 }, () => reconcileOperations(store.db, [kind])))
}

async function read(id: string): Promise<OutsideRow> {
  const [row] = await store.db.select().from(outsideOperations).where(eq(outsideOperations.id, id))
  return row!
}

test('an operation whose job waits or runs is left alone', async () => {
  const ids = [await begin('running', 'queued'), await begin('starting', 'running')]
  await reconcile()
  expect(cancelled).toEqual([])
  expect((await Promise.all(ids.map(read))).map(({ status }) => status)).toEqual(['running', 'starting'])
})

test('an operation whose job has ended is canceled once', async () => {
  const id = await begin('running', 'cancelled')
  await reconcile()
  await reconcile()
  expect(cancelled).toEqual([id])
  expect(await read(id)).toMatchObject({ status: 'failed', dueAt: null })
})

test('an operation that the service does not cancel continues until it is forgotten', async () => {
  answer = () => false
  const id = await begin('running', 'cancelled')
  await reconcile()
  expect(cancelled).toEqual([id])
  expect((await read(id)).status).toBe('running')
  const twoHoursAgo = sql`now() - interval '2 hours'`
  await store.db
    .update(outsideOperations)
    .set({ startedAt: twoHoursAgo, dueAt: twoHoursAgo })
    .where(eq(outsideOperations.id, id))
  await reconcile()
  expect(cancelled).toEqual([id])
  expect((await read(id)).status).toBe('failed')
})

test('an interrupted call becomes unknown, because it may have been received', async () => {
  const id = await begin('starting', 'cancelled')
  await reconcile()
  expect(await read(id)).toMatchObject({ status: 'unknown', dueAt: null })
})

test('an unavailable service is asked again, and does not hold up other operations', async () => {
  const first = await begin('running', 'cancelled')
  const second = await begin('running', 'cancelled')
  answer = () => {
    if (cancelled.at(-1) === first) throw new ProviderError({ vendor: 'Test', failure: 'server_error' })
    return true
  }
  await reconcile()
  expect([(await read(first)).status, (await read(second)).status]).toEqual(['running', 'failed'])
  answer = () => true
  await store.db
    .update(outsideOperations)
    .set({ dueAt: sql`now()` })
    .where(eq(outsideOperations.id, first))
  await reconcile()
  expect((await read(first)).status).toBe('failed')
})
