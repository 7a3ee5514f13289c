// Several processes on one PostgreSQL. Runs only where TEST_DATABASE_URL is set.

import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from '../../store/sql.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '../../store/database.ts'
import { jobs, users } from '../../store/schema.ts'
import { insertPersonalWorkspace } from '../../store/workspaces.ts'
import { openTestDatabase } from '../../testing.ts'

let store: Store
let url = ''
let removeDatabase: () => Promise<void>
const running = new Set<ChildProcess>()

beforeAll(async () => {
  const { location, remove } = await openTestDatabase()
  removeDatabase = remove
  if (location.kind !== 'postgres') throw new Error('These tests need TEST_DATABASE_URL.')
  url = location.url
  store = await openStore(location)
  await store.db.execute(sql`create table started (kind text not null)`)
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await store.close()
  await removeDatabase()
})

const hourMs = 3_600_000

async function startProcess(clockIsOffByMs: number, how: 'loop' | 'clock' = 'loop'): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('./testing-due-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, url, String(clockIsOffByMs), how], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  running.add(child)
  await once(child.stdout!, 'data')
  return child
}

async function countOf(query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await store.db.select({ count: sql<number>`count(*)::int` }).from(query)
  return row!.count
}

/** Sets the clock of a running process, as a person or a time server does. */
async function jump(child: ChildProcess, clockIsOffByMs: number): Promise<void> {
  const told = once(child.stdout!, 'data')
  child.stdin!.write(`${clockIsOffByMs}\n`)
  expect(String((await told)[0]).trim()).toBe(String(clockIsOffByMs / 1000))
}

/** Jobs of a new account, due one after the other from now on, 60 a second. */
async function insertDueJobs(count: number): Promise<void> {
  const userId = randomUUID()
  await store.db.insert(users).values({ id: userId, name: 'Guest', email: `${userId}@x.org` })
  const workspaceId = await store.db.transaction((tx) => insertPersonalWorkspace(tx, randomUUID(), userId))
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    workspaceId,
    kind: `kind ${index}`,
    idempotencyKey: String(index),
    payload: {},
    status: 'queued' as const,
    heartbeatAt: sql`now()`,
    dueAt: sql`now() + make_interval(secs => ${index / 60})`,
  }))
  await store.db.insert(jobs).values(rows)
}

async function expectEachStartedOnce(count: number): Promise<void> {
  const waiting = () => countOf(sql`(select from ${jobs} where due_at is not null) as waiting`)
  await expect.poll(waiting).toBe(0)
  expect(await countOf(sql`started`)).toBe(count)
  expect(await countOf(sql`(select distinct kind from started) as kinds`)).toBe(count)
}

const untilStarted = (number: number) =>
  expect.poll(() => countOf(sql`started`), { interval: 5 }).toBeGreaterThan(number)

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  await store.db.delete(jobs)
  await store.db.execute(sql`delete from started`)
})

test('each due job is started once by processes that are killed and whose clocks are wrong', async () => {
  const count = 200
  const first = await startProcess(hourMs)
  await startProcess(-hourMs)
  await insertDueJobs(count)
  let victim = first
  for (const share of [0.2, 0.4, 0.6]) {
    await untilStarted(count * share)
    victim.kill('SIGKILL')
    victim = await startProcess(hourMs)
  }
  await expectEachStartedOnce(count)
})

test('each due job is started once, and in time, while the clocks of processes jump back and forth', async () => {
  const count = 200
  const [one, other] = [await startProcess(0, 'clock'), await startProcess(0, 'clock')]
  await insertDueJobs(count)
  await untilStarted(count * 0.2)
  await Promise.all([jump(one, -hourMs), jump(other, hourMs)])
  await untilStarted(count * 0.5)
  // Both backwards: neither can make up for what the other no longer starts.
  await Promise.all([jump(one, -24 * hourMs), jump(other, -24 * hourMs)])
  await expectEachStartedOnce(count)
})
