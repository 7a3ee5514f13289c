import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { inArray } from '../store/sql.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRandom } from '@vivify/contract/random'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { cancelJob, readJob } from '@vivify/contract/routes/jobs'
import { claimNextJob, finishActive, insertJob, requeueAttempt, type JobRow } from '../store/jobs.ts'
import { jobs, workspaces } from '../store/schema.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../testing.ts'
import { defineJob } from '../services/jobs/job.ts'
import { startRunner, type Runner } from './runner.ts'

let server: TestServer
let runners: Runner[] = []
let started: string[] = []
/** The work of a job; each test sets its own. */
let work: (id: string) => Promise<void>

/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer({
    defineJobs: () => [
      defineJob({
        kind: 'make-images',
        concurrency: 1,
        async handle(run) {
          started.push(run.id)
          await work(run.id)
          return { result: { data: [], engine: '', warnings: [] } }
        },
      }),
    ],
  })
}, startMs)
afterAll(() => server.close(), startMs)
beforeEach(() => {
  started = []
  work = async () => {}
  return async () => {
    await Promise.all(runners.map((runner) => runner.stop()))
    runners = []
    await server.context.store.db.delete(jobs)
  }
})

async function startWorker(): Promise<void> {
  runners.push(await startRunner({ ...server.context, definitions: server.context.jobDefinitions }))
}

async function openGuest(): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  return browser
}

async function order(browser: TestBrowser): Promise<string> {
  const answer = await browser.call('POST', '/api/images', { prompt: 'A lighthouse' })
  expect(answer.status).toBe(202)
  return String(answer.body['jobId'])
}

async function orderMany(browser: TestBrowser, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index++) ids.push(await order(browser))
  return ids
}

async function statusOf(browser: TestBrowser, jobId: string): Promise<string> {
  return (await browser.send(readJob, { params: { jobId } })).state.status
}

describe('a worker', () => {
  test('takes the only job of a second account after the first of six jobs of another', async () => {
    const six = await orderMany(await openGuest(), 6)
    const one = await order(await openGuest())
    await startWorker()
    await expect.poll(() => started).toHaveLength(7)
    expect(started).toEqual([six[0], one, ...six.slice(1)])
  })

  test('takes a new account’s job before the waiting jobs of an account that has jobs running', async () => {
    const [busy, other] = [await openGuest(), await openGuest()]
    const hold = Promise.withResolvers<void>()
    work = (id) => (id === first ? hold.promise : Promise.resolve())
    const [first, ...rest] = await orderMany(busy, 4)
    await startWorker()
    await expect.poll(() => started).toEqual([first])
    const late = await order(other)
    hold.resolve()
    await expect.poll(() => started).toHaveLength(5)
    expect(started).toEqual([first, late, ...rest])
  })

  test('runs a job whose cancellation was undone at the last moment', async () => {
    const guest = await openGuest()
    const jobId = await order(guest)
    const { db } = server.context.store
    const undoing = db.transaction(async (tx) => {
      await finishActive(tx, jobId, { status: 'cancelled' })
      await wait(500)
      throw new Error('This is rolled back.')
    })
    undoing.catch(() => {})
    await startWorker()
    await expect(undoing).rejects.toThrow()
    await expect.poll(() => statusOf(guest, jobId)).toBe('completed')
  })
})

test('two workers take every job of many accounts once while some jobs are canceled', async () => {
  const random = createRandom(11)
  work = () => wait(random.integer(0, 20))
  const guests = await Promise.all(Array.from({ length: 6 }, openGuest))
  const canceled = new Set<string>()
  const ordered: { guest: TestBrowser; jobId: string }[] = []
  await Promise.all([startWorker(), startWorker()])
  for (let index = 0; index < 36; index++) {
    const guest = guests[index % guests.length]!
    const jobId = await order(guest)
    ordered.push({ guest, jobId })
    if (random.integer(0, 5) > 0) continue
    const { state } = await guest.send(cancelJob, { params: { jobId } })
    if (state.status === 'cancelled') canceled.add(jobId)
  }
  const countLeft = async (): Promise<number> => {
    const { db } = server.context.store
    return db.$count(jobs, inArray(jobs.status, ['queued', 'running']))
  }
  await expect.poll(countLeft).toBe(0)
  expect(new Set(started).size).toBe(started.length)
  for (const { guest, jobId } of ordered) {
    const isDone = (await statusOf(guest, jobId)) === 'completed'
    expect(isDone).toBe(!canceled.has(jobId))
    if (isDone) expect(started).toContain(jobId)
  }
})

describe('the next job', () => {
  /** The jobs among which the next claim should choose, oldest first. */
  interface Known {
    id: string
    account: string
    status: 'queued' | 'running' | 'ended'
    attempt: number
    /** When it was ordered and first started, as step numbers. */
    orderedAt: number
    startedAt: number | null
  }

  function expectNext(all: readonly Known[]): string | null {
    const keysOf = ({ account, attempt, orderedAt }: Known): number[] => {
      const theirs = all.filter((job) => job.account === account)
      return [
        attempt > 0 ? 0 : 1,
        theirs.filter(({ status }) => status === 'running').length,
        Math.max(-1, ...theirs.map(({ startedAt }) => startedAt ?? -1)),
        orderedAt,
      ]
    }
    const waiting = all.filter(({ status }) => status === 'queued').map((job) => [keysOf(job), job] as const)
    waiting.sort(([one], [other]) => one.map((key, at) => key - other[at]!).find((by) => by !== 0) ?? 0)
    return waiting[0]?.[1].id ?? null
  }

  let accounts: string[] = []
  beforeAll(async () => {
    await Promise.all(Array.from({ length: 4 }, openGuest))
    accounts = (await server.context.store.db.select().from(workspaces).limit(4)).map(({ id }) => id)
  })

  async function insert(workspaceId: string, kind = 'paint'): Promise<string> {
    const id = randomUUID()
    const rest = { subject: null, idempotencyKey: id, payload: {}, reservationId: null }
    await server.context.store.db.transaction((tx) => insertJob(tx, { id, workspaceId, kind, ...rest }))
    return id
  }

  test.each([1, 2, 3])(
    'is the fairest after any history of orders, ends and dead workers (%i)',
    async (seed) => {
      const { db } = server.context.store
      const random = createRandom(seed)
      const all: Known[] = []
      const pick = (status: Known['status']): Known | undefined => {
        const some = all.filter((job) => job.status === status)
        return some[random.integer(0, Math.max(0, some.length - 1))]
      }
      for (let now = 0; now < 120; now++) {
        // The built-in database's clock counts milliseconds, and each step must have a time of its own.
        await wait(2)
        const what = random.integer(0, 9)
        if (what < 4) {
          // One account orders most of the jobs.
          const account = accounts[Math.max(0, random.integer(-4, 3))]!
          const id = await insert(account)
          all.push({ id, account, status: 'queued', attempt: 0, orderedAt: now, startedAt: null })
        } else if (what < 7) {
          const expected = expectNext(all)
          const claimed = await claimNextJob(db, 'paint')
          expect(claimed?.id ?? null).toBe(expected)
          const job = all.find(({ id }) => id === expected)
          if (job)
            Object.assign(job, {
              status: 'running',
              attempt: job.attempt + 1,
              startedAt: job.startedAt ?? now,
            })
          expect(claimed?.attempt).toBe(job?.attempt)
        } else if (what === 7) {
          const job = pick('running')
          if (job && (await requeueAttempt(db, job))) job.status = 'queued'
        } else {
          const job = pick(what === 8 ? 'running' : 'queued')
          if (job && (await finishActive(db, job.id, { status: 'cancelled' }))) job.status = 'ended'
        }
      }
    },
  )

  test('differs for each of six claims at the same moment, two per account', async () => {
    const [eager, second, third] = accounts as [string, string, string]
    for (const account of [...Array<string>(8).fill(eager), second, second, third, third])
      await insert(account)
    const asking = Array.from({ length: 6 }, () => claimNextJob(server.context.store.db, 'paint'))
    const taken = (await Promise.all(asking)).filter((row): row is JobRow => row !== null)
    expect(new Set(taken.map(({ id }) => id)).size).toBe(6)
    for (const account of [eager, second, third]) {
      expect(taken.filter(({ workspaceId }) => workspaceId === account)).toHaveLength(2)
    }
  })

  test('is of the requested kind, and running jobs of other kinds don’t count', async () => {
    const { db } = server.context.store
    const [one, other] = accounts as [string, string]
    await insert(one, 'film')
    expect((await claimNextJob(db, 'film'))?.kind).toBe('film')
    const paint = await insert(one)
    await wait(5)
    await insert(other)
    expect((await claimNextJob(db, 'paint'))?.id).toBe(paint)
    expect(await claimNextJob(db, 'film')).toBeNull()
  })
})
