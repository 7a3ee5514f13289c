import { setTimeout as wait } from 'node:timers/promises'
import { eq } from '../../store/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as account from '@vivify/contract/routes/account'
import { createProject } from '@vivify/contract/routes/projects'
import { createVideo } from '@vivify/contract/routes/videos'
import { claimNextJob, finishActive, reportAttempt, type JobRow } from '../../store/jobs.ts'
import { jobs } from '../../store/schema.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { maxWatchersPerAccount, startJobWatch, type JobWatch } from './watch-jobs.ts'

let server: TestServer
let watch: JobWatch
let reads = 0
/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer()
  const { store } = server.context
  const select = (...fields: []) => {
    reads++
    return store.db.select(...fields)
  }
  const db = new Proxy(store.db, { get: (of, name) => (name === 'select' ? select : Reflect.get(of, name)) })
  watch = await startJobWatch({ ...store, db })
}, startMs)
afterAll(async () => {
  await watch.stop()
  await server.close()
}, startMs)

const document = { version: 1, title: 'Tea', seed: 1, scenes: [{ id: 'a', say: 'Tea is old.' }] }

async function startJob(): Promise<{ browser: TestBrowser; jobId: string; workspaceId: string }> {
  const browser = server.openBrowser()
  await browser.send(account.signInAsGuest)
  const { id } = await browser.send(createProject, { body: { title: 'x', document } })
  const { jobId } = await browser.send(createVideo, { body: { projectId: id } })
  const [row] = await server.context.store.db.select().from(jobs).where(eq(jobs.id, jobId))
  return { browser, jobId, workspaceId: row!.workspaceId }
}

/** Claims until it gets this job, because earlier tests left jobs in line. */
async function claim(jobId: string): Promise<JobRow> {
  for (;;) {
    const row = await claimNextJob(server.context.store.db, 'make-video')
    if (row === null || row.id === jobId) return row!
  }
}

test('a job with many watchers is read once for each change, and all see its end', async () => {
  const { db } = server.context.store
  const { jobId, workspaceId } = await startJob()
  const never = new AbortController().signal
  const all = Array.from({ length: maxWatchersPerAccount }, (): JobRow[] => [])
  const watchers = all.map(async (seen) => {
    for await (const row of watch.watch(workspaceId, jobId, never)) seen.push(row)
    return seen
  })
  await expect.poll(() => all.every(({ length }) => length > 0)).toBe(true)
  reads = 0
  const { attempt } = await claim(jobId)
  const changes = 10
  for (let done = 0; done < changes; done++) {
    await reportAttempt(db, { id: jobId, attempt }, { stage: 'voice', done, total: changes })
    await wait(30)
  }
  await finishActive(db, jobId, { status: 'completed', result: {} })
  const seen = await Promise.all(watchers)
  for (const rows of seen) {
    expect(rows.at(-1)?.status).toBe('completed')
    expect(rows.map(({ revision }) => revision)).toEqual(
      rows.map(({ revision }) => revision).toSorted((a, b) => a - b),
    )
  }
  expect(reads).toBeLessThanOrEqual(changes + 4)
})

test('one account can watch only a limited number, named in the refusal; another account still can', async () => {
  const { browser, jobId } = await startJob()
  const other = await startJob()
  const open = (who: TestBrowser, id: string) => who.fetch('GET', `/api/jobs/${id}/events`)
  const streams = await Promise.all(Array.from({ length: maxWatchersPerAccount }, () => open(browser, jobId)))
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
  const refused = await browser.call('GET', `/api/jobs/${jobId}/events`)
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(refused.body['error']).toContain(`${maxWatchersPerAccount} streams`)
  expect(refused.headers.get('retry-after')).not.toBeNull()
  const others = await open(other.browser, other.jobId)
  expect(others.status).toBe(200)
  // Closing a stream frees a place.
  await streams[0]!.body!.cancel()
  await expect
    .poll(async () => {
      const again = await open(browser, jobId)
      await again.body?.cancel()
      return again.status
    })
    .toBe(200)
  for (const stream of [...streams.slice(1), others]) await stream.body!.cancel()
})

test('a slow reader gets the latest state, not all earlier ones', async () => {
  const { db } = server.context.store
  const { jobId, workspaceId } = await startJob()
  const changes = watch.watch(workspaceId, jobId, new AbortController().signal)
  await changes.next()
  const { attempt } = await claim(jobId)
  for (let done = 0; done < 20; done++) {
    await reportAttempt(db, { id: jobId, attempt }, { stage: 'voice', done, total: 20 })
  }
  const seen: unknown[] = []
  while (seen.at(-1) !== 19) {
    const { value } = await changes.next()
    seen.push((value as JobRow).done)
  }
  // It may come while an older state is being read.
  expect(seen.length).toBeLessThanOrEqual(3)
  await changes.return(undefined)
})
