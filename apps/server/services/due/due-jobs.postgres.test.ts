// Processes of their own on one PostgreSQL. Runs where TEST_DATABASE_URL is set.

import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
}, 60_000)
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await store.close()
  await removeDatabase()
})

async function startProcess(clockIsOffByMs: number): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('./testing-due-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, url, String(clockIsOffByMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  await once(child.stdout!, 'data')
  return child
}

async function countOf(query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await store.db.select({ count: sql<number>`count(*)::int` }).from(query)
  return row!.count
}

test('each due job is started once by processes that are killed and whose clocks are wrong', async () => {
  const userId = randomUUID()
  await store.db.insert(users).values({ id: userId, name: 'Guest', email: `${userId}@x.org` })
  const workspaceId = await store.db.transaction((tx) => insertPersonalWorkspace(tx, randomUUID(), userId))
  const count = 200
  const hourMs = 3_600_000
  const first = await startProcess(hourMs)
  await startProcess(-hourMs)
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
  let victim = first
  for (const share of [0.2, 0.4, 0.6]) {
    const started = () => countOf(sql`started`)
    await expect.poll(started, { timeout: 20_000, interval: 5 }).toBeGreaterThan(count * share)
    victim.kill('SIGKILL')
    victim = await startProcess(hourMs)
  }
  const waiting = () => countOf(sql`(select from ${jobs} where due_at is not null) as waiting`)
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  expect(await countOf(sql`started`)).toBe(count)
  expect(await countOf(sql`(select distinct kind from started) as kinds`)).toBe(count)
}, 60_000)
