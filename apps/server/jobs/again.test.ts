import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from '../store/sql.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JobView } from '@vivify/contract/jobs'
import * as account from '@vivify/contract/routes/account'
import { cancelJob, listActiveJobs, readJob } from '@vivify/contract/routes/jobs'
import { createProject } from '@vivify/contract/routes/projects'
import { createVideo } from '@vivify/contract/routes/videos'
import { Again } from '../lib/again.ts'
import { defineJob, type JobOutcome, type JobRun } from '../services/jobs/job.ts'
import { claimNextJob, lineUpDue, postponeAttempt } from '../store/jobs.ts'
import { jobs } from '../store/schema.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../testing.ts'
import { maxAttempts, startRunner, type Runner } from './runner.ts'

let server: TestServer
let runners: Runner[] = []
let runs: { jobId: string; attempt: number; waits: number }[] = []
let handle: (run: JobRun<'make-video'>) => Promise<JobOutcome<'make-video'>>

const done = { result: { creationId: 'c', warnings: [] } }
const hourMs = 3_600_000
/** Long enough for a database on a busy machine. */
const startMs = 60_000

beforeAll(async () => {
  server = await openTestServer({
    defineJobs: () => [
      defineJob({
        kind: 'make-video',
        concurrency: 2,
        handle(run) {
          runs.push({ jobId: run.id, attempt: run.attempt, waits: run.waits })
          return handle(run)
        },
      }),
    ],
  })
}, startMs)
afterAll(() => server.close(), startMs)
beforeEach(() => {
  runs = []
  handle = async () => done
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(runners.map((runner) => runner.stop()))
  runners = []
  await server.context.store.db.delete(jobs)
})

async function startWorker(): Promise<void> {
  runners.push(await startRunner({ ...server.context, definitions: server.context.jobDefinitions }))
}

async function stopWorkers(): Promise<void> {
  await Promise.all(runners.map((runner) => runner.stop()))
  runners = []
}

async function order(): Promise<{
  browser: TestBrowser
  jobId: string
  stateOf: () => Promise<JobView['state']>
}> {
  const browser = server.openBrowser()
  await browser.send(account.signInAsGuest)
  const document = { version: 1, title: 'Tea', seed: 1, scenes: [{ id: 'a', say: 'Tea is old.' }] }
  const { id: projectId } = await browser.send(createProject, { body: { document } })
  const { jobId } = await browser.send(createVideo, { body: { projectId } })
  return { browser, jobId, stateOf: async () => (await browser.send(readJob, { params: { jobId } })).state }
}

async function kindsOf(browser: TestBrowser): Promise<string[]> {
  return (await browser.send(account.listCredits)).entries.map(({ kind }) => kind)
}

/** Makes a waiting job due now. */
async function bringForward(jobId: string): Promise<void> {
  const { db } = server.context.store
  await db
    .update(jobs)
    .set({ dueAt: sql`now()` })
    .where(eq(jobs.id, jobId))
}

const film = { stage: 'film', done: 1, total: 3 }
const later = { afterMs: hourMs, reason: 'The model is filming.' }

function waitFirst(count = 1): typeof handle {
  return async (run) => {
    run.report(film)
    if (run.waits < count) throw new Again(later)
    return done
  }
}

describe('a job that ends “again at”', () => {
  test('is shown with its progress and its reason, keeps its reservation, and goes on at its moment', async () => {
    handle = waitFirst()
    const { browser, jobId, stateOf } = await order()
    await startWorker()
    await expect.poll(stateOf).toMatchObject({ reason: later.reason })
    const state = await stateOf()
    expect(state).toMatchObject({ status: 'running', progress: film })
    const waitsUntil = Date.parse((state as { waitsUntil: string }).waitsUntil)
    expect(Math.abs(waitsUntil - Date.now() - hourMs)).toBeLessThan(hourMs / 10)
    expect(await kindsOf(browser)).toEqual(['reserve', 'grant'])
    expect((await browser.send(listActiveJobs)).jobs.map(({ id }) => id)).toEqual([jobId])
    await wait(2000)
    expect(runs).toHaveLength(1)

    await bringForward(jobId)
    await expect.poll(stateOf).toMatchObject({ status: 'completed' })
    expect(runs).toEqual([
      { jobId, attempt: 1, waits: 0 },
      { jobId, attempt: 2, waits: 1 },
    ])
    expect(await kindsOf(browser)).toEqual(['commit', 'reserve', 'grant'])
  })

  test('survives its worker, may wait more often than it may fail, and can be canceled', async () => {
    handle = waitFirst(maxAttempts + 1)
    const { browser, jobId, stateOf } = await order()
    for (let waits = 0; waits <= maxAttempts; waits++) {
      await startWorker()
      await expect.poll(() => runs.length).toBe(waits + 1)
      await expect.poll(stateOf).toHaveProperty('waitsUntil')
      await stopWorkers()
      if (waits < maxAttempts) await bringForward(jobId)
    }
    await browser.send(cancelJob, { params: { jobId } })
    expect(await stateOf()).toEqual({ status: 'cancelled' })
    expect(await kindsOf(browser)).toEqual(['release', 'reserve', 'grant'])
    await bringForward(jobId)
    await startWorker()
    await wait(1500)
    expect(runs).toHaveLength(maxAttempts + 1)
  })

  test('goes back in line before later jobs of its account, but not before jobs of other accounts', async () => {
    const { db } = server.context.store
    const [first, other] = [await order(), await order()]
    const row = (await claimNextJob(db, 'make-video'))!
    expect(row.id).toBe(first.jobId)
    await postponeAttempt(db, row, { ...later, progress: null })
    expect((await claimNextJob(db, 'make-video'))?.id).toBe(other.jobId)
    expect(await claimNextJob(db, 'make-video')).toBeNull()
    const third = await order()
    await bringForward(first.jobId)
    expect(await db.transaction(lineUpDue)).toEqual(['make-video'])
    expect((await claimNextJob(db, 'make-video'))?.id).toBe(third.jobId)
    expect((await claimNextJob(db, 'make-video'))?.id).toBe(first.jobId)
  })
})

test('a job that resumes keeps its displayed state until it reports progress', async () => {
  const hold = Promise.withResolvers<void>()
  const seen = Promise.withResolvers<void>()
  handle = async (run) => {
    if (run.waits === 0) throw new Again(later)
    await hold.promise
    run.report(film)
    await seen.promise
    return done
  }
  const { browser, jobId, stateOf } = await order()
  await startWorker()
  await expect.poll(stateOf).toHaveProperty('waitsUntil')
  await bringForward(jobId)
  await expect.poll(() => runs.length).toBe(2)
  expect(await stateOf()).toMatchObject({ status: 'running', reason: later.reason })
  hold.resolve()
  await expect.poll(stateOf).toEqual({ status: 'running', progress: film })
  seen.resolve()
  await expect.poll(stateOf).toMatchObject({ status: 'completed' })
  expect(await kindsOf(browser)).toEqual(['commit', 'reserve', 'grant'])
})

describe('a due job', () => {
  test('goes in line once when many workers look at the same moment', async () => {
    const { db } = server.context.store
    const { jobId } = await order()
    await postponeAttempt(db, (await claimNextJob(db, 'make-video'))!, { ...later, progress: null })
    expect(await db.transaction(lineUpDue)).toEqual([])
    await bringForward(jobId)
    // A worker that dies before its commit leaves the job to the others.
    await db
      .transaction(async (tx) => {
        expect(await lineUpDue(tx)).toEqual(['make-video'])
        throw new Error('Killed')
      })
      .catch(() => {})
    const found = await Promise.all(Array.from({ length: 6 }, () => db.transaction(lineUpDue)))
    expect(found.flat()).toEqual(['make-video'])
  })

  test('starts once when clocks jump, and a running job does not start a second time', async () => {
    handle = waitFirst()
    await Promise.all([startWorker(), startWorker()])
    const waiting = await order()
    await expect.poll(waiting.stateOf).toHaveProperty('waitsUntil')
    const hold = Promise.withResolvers<void>()
    handle = async () => {
      await hold.promise
      return done
    }
    const working = await order()
    await expect.poll(() => runs.length).toBe(2)
    // PGlite uses this process's clock. After a jump, a worker may look for silent workers before it sends its own
    // heartbeat.
    for (const hours of [2, 4, 6, 8, 10, 12, -4, 2]) {
      vi.useFakeTimers({ now: Date.now() + hours * hourMs, toFake: ['Date'] })
      await wait(700)
    }
    hold.resolve()
    vi.useRealTimers()
    await bringForward(waiting.jobId)
    await expect.poll(waiting.stateOf).toMatchObject({ status: 'completed' })
    await expect.poll(working.stateOf).toMatchObject({ status: 'completed' })
    const begun = runs.map(({ jobId }) => jobId)
    expect(begun.toSorted()).toEqual([waiting.jobId, waiting.jobId, working.jobId].toSorted())
  })
})
