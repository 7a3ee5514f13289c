import { setTimeout as wait } from 'node:timers/promises'
import { eq } from '../store/sql.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import { jobViewSchema, type JobResult } from '@vivify/contract/jobs'
import * as account from '@vivify/contract/routes/account'
import * as jobRoutes from '@vivify/contract/routes/jobs'
import { createProject, readProject } from '@vivify/contract/routes/projects'
import { createVideo } from '@vivify/contract/routes/videos'
import { jobs } from '../store/schema.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../testing.ts'
import { defineJob, type JobOutcome, type JobRun } from '../services/jobs/job.ts'
import { maxAttempts, startRunner } from './runner.ts'

type Handle = (run: JobRun<'make-video'>) => Promise<JobOutcome<'make-video'>>

let server: TestServer
/** The handler of the job; each test sets its own. */
let handle: Handle
let started: string[] = []

/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer({
    runsJobs: true,
    defineJobs: () => [
      defineJob({
        kind: 'make-video',
        concurrency: 4,
        handle: (run) => {
          started.push(run.id)
          return handle(run)
        },
      }),
    ],
  })
}, startMs)
afterAll(() => server.close(), startMs)
beforeEach(() => {
  started = []
  handle = async () => ({ result: made('c') })
})

const made = (creationId = 'c'): JobResult<'make-video'> => ({ creationId, warnings: [] })

const document = { version: 1, title: 'Tea', seed: 1, scenes: [{ id: 'a', say: 'Tea is old.' }] }

describe('a job that goes well', () => {
  test('reports its progress, charges its credits and ends its stream', async () => {
    let streamed = ''
    const { browser, jobId } = await startVideo(async (run) => {
      for (const stage of ['voice', 'video'] as const) {
        run.report({ stage, done: 1, total: 2 })
        await until(() => streamed.includes(`"${stage}"`))
      }
      return { result: made('c') }
    })
    const events = await readEvents(browser, jobId, undefined, (text) => {
      streamed = text
    })
    const states = events.map(({ job }) => job.state)
    expect(states.at(-1)).toEqual({ status: 'completed', result: made('c') })
    const stages = states.flatMap((state) => (state.status === 'running' ? [state.progress.stage] : []))
    expect(stages).toEqual(expect.arrayContaining(['voice', 'video']))
    expect(stages.indexOf('voice')).toBeLessThan(stages.indexOf('video'))
    const revisions = events.map(({ id }) => id)
    expect(revisions).toEqual(revisions.toSorted((a, b) => a - b))
    expect(await ledgerOf(browser)).toEqual({ credits: 10, kinds: ['commit', 'reserve', 'grant'] })
  })

  test('can be watched again after its last event, and answers 204 when no events are left', async () => {
    const { browser, jobId } = await startVideo()
    const all = await readEvents(browser, jobId)
    const last = all.at(-1)!.id
    const again = await readEvents(browser, jobId, last - 1)
    expect(again.map(({ id }) => id)).toEqual([last])
    const nothing = await browser.fetch('GET', `/api/jobs/${jobId}/events`, undefined, {
      'last-event-id': String(last),
    })
    expect(nothing.status).toBe(204)
  })

  test('makes the next video of the same project free', async () => {
    const { browser, projectId, jobId } = await startVideo()
    await readEvents(browser, jobId)
    expect((await browser.send(readProject, { params: { projectId } })).isPaid).toBe(true)
    const second = await browser.send(createVideo, { body: { projectId } })
    expect(second.jobId).not.toBe(jobId)
    await readEvents(browser, second.jobId)
    expect((await ledgerOf(browser)).credits).toBe(10)
  })
})

describe('a queue of jobs', () => {
  // Four run at once: workers that waited for their next poll would pause for five seconds before every further four.
  test('runs without pauses', async () => {
    const starts: number[] = []
    const hold = Promise.withResolvers<void>()
    let atOnce = 0
    let most = 0
    handle = async () => {
      most = Math.max(most, ++atOnce)
      starts.push(performance.now())
      await hold.promise
      atOnce--
      return { result: made() }
    }
    const waiting = await Promise.all(Array.from({ length: 28 }, () => startVideo()))
    await until(() => atOnce === 4)
    hold.resolve()
    await Promise.all(waiting.map(({ browser, jobId }) => readEvents(browser, jobId)))
    expect(most).toBe(4)
    const pauses = starts.slice(5).filter((start, index) => start - starts[index + 4]! > 4000)
    expect(pauses.length).toBeLessThan(3)
  })
})

describe('a job that goes wrong', () => {
  test('gives the reason in a sentence and the credits back', async () => {
    const { browser, jobId } = await startVideo(async () => {
      throw new AppError('disk_full', 'The disk is full.')
    })
    const events = await readEvents(browser, jobId)
    expect(events.at(-1)!.job.state).toEqual({
      status: 'failed',
      code: 'disk_full',
      message: 'The disk is full.',
    })
    expect(await ledgerOf(browser)).toEqual({ credits: 20, kinds: ['release', 'reserve', 'grant'] })
  })

  test('hides the details of an unexpected error', async () => {
    const { browser, jobId } = await startVideo(async () => {
      throw new Error('password=hunter2 at /root/x.ts')
    })
    const events = await readEvents(browser, jobId)
    const { state } = events.at(-1)!.job
    expect(state).toMatchObject({ status: 'failed', code: 'internal' })
    expect(JSON.stringify(state)).not.toContain('hunter2')
  })

  test('does not complete when its rows can’t be saved', async () => {
    let discarded = 0
    const { browser, jobId } = await startVideo(async () => ({
      result: made(),
      save: async () => {
        throw new AppError('internal', 'The row is refused.')
      },
      discard: async () => {
        discarded++
      },
    }))
    const events = await readEvents(browser, jobId)
    expect(events.at(-1)!.job.state.status).toBe('failed')
    expect(discarded).toBe(1)
    expect((await ledgerOf(browser)).credits).toBe(20)
  })
})

describe('a job that makes no progress', () => {
  const sentence = 'Rendering made no progress for 5 min and was stopped. Try again; finished parts are kept.'
  const standStill = () => new AppError('timed_out', sentence, { details: { stoodStill: true } })

  test('starts once more and charges once', async () => {
    const { browser, jobId } = await startVideo(async ({ attempt }) => {
      if (attempt === 1) throw standStill()
      return { result: made(`${attempt}`) }
    })
    const events = await readEvents(browser, jobId)
    expect(events.at(-1)!.job.state).toEqual({ status: 'completed', result: made('2') })
    expect(await ledgerOf(browser)).toEqual({ credits: 10, kinds: ['commit', 'reserve', 'grant'] })
  })

  test('fails the second time with a sentence and gives the credits back', async () => {
    const { browser, jobId } = await startVideo(async () => {
      throw standStill()
    })
    const events = await readEvents(browser, jobId)
    const failed = { status: 'failed', code: 'timed_out', message: sentence }
    expect(events.at(-1)!.job.state).toEqual(failed)
    expect(started.filter((id) => id === jobId)).toHaveLength(2)
    expect((await ledgerOf(browser)).credits).toBe(20)
  })
})

describe('canceling', () => {
  test('stops a running job at once, gives the credits back and discards a late result', async () => {
    let discarded = 0
    let wasAborted = false
    const { browser, jobId } = await startVideo(async (run) => {
      await new Promise((resolve) => run.signal.addEventListener('abort', resolve))
      wasAborted = true
      return { result: made(), discard: async () => void discarded++ }
    })
    await until(() => started.includes(jobId))
    const cancelled = await browser.send(jobRoutes.cancelJob, { params: { jobId } })
    expect(cancelled.state).toEqual({ status: 'cancelled' })
    expect((await ledgerOf(browser)).credits).toBe(20)
    await until(() => discarded === 1)
    expect(wasAborted).toBe(true)
    const now = await browser.send(jobRoutes.readJob, { params: { jobId } })
    expect(now.state.status).toBe('cancelled')
    expect((await ledgerOf(browser)).kinds).toEqual(['release', 'reserve', 'grant'])
  })

  test('does not change a finished job', async () => {
    const { browser, jobId } = await startVideo()
    await readEvents(browser, jobId)
    const answer = await browser.send(jobRoutes.cancelJob, { params: { jobId } })
    expect(answer.state.status).toBe('completed')
    expect((await ledgerOf(browser)).credits).toBe(10)
  })

  test('and finishing at the same moment give one of the two ends, with matching credits', async () => {
    for (let round = 0; round < 5; round++) {
      let finish = (): void => {}
      const { browser, jobId } = await startVideo(async () => {
        await new Promise<void>((resolve) => (finish = resolve))
        return { result: made() }
      })
      await until(() => started.includes(jobId))
      finish()
      await wait(round)
      await browser.send(jobRoutes.cancelJob, { params: { jobId } })
      const { state } = await browser.send(jobRoutes.readJob, { params: { jobId } })
      const { credits, kinds } = await ledgerOf(browser)
      const expected = { completed: [10, 'commit'], cancelled: [20, 'release'] } as Record<string, unknown[]>
      expect([credits, kinds[0]]).toEqual(expected[state.status])
    }
  })
})

describe('starting', () => {
  test('ten times at once makes one job for a project and one reservation', async () => {
    const { browser, projectId } = await openProject()
    let finish = (): void => {}
    handle = async () => {
      await new Promise<void>((resolve) => (finish = resolve))
      return { result: made() }
    }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.call('POST', '/api/videos', { projectId })),
    )
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await ledgerOf(browser)).toEqual({ credits: 10, kinds: ['reserve', 'grant'] })
    const active = await browser.send(jobRoutes.listActiveJobs)
    expect(active.jobs).toHaveLength(1)
    await until(() => started.length === 1)
    finish()
    await readEvents(browser, active.jobs[0]!.id)
  })

  test('ten times with one idempotency key makes one job, even after it finished', async () => {
    const { browser, projectId } = await openProject()
    const body = { projectId, idempotencyKey: 'click-1' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.send(createVideo, { body })))
    const ids = new Set(answers.map(({ jobId }) => jobId))
    expect(ids.size).toBe(1)
    await readEvents(browser, answers[0]!.jobId)
    expect(await browser.send(createVideo, { body })).toEqual({ jobId: answers[0]!.jobId })
    expect(started).toHaveLength(1)
  })

  test('a third project is refused when the credits are gone', async () => {
    const browser = server.openBrowser()
    await browser.send(account.signInAsGuest)
    const answers: number[] = []
    for (let index = 0; index < 3; index++) {
      const { id: projectId } = await browser.send(createProject, { body: { document } })
      const answer = await browser.call('POST', '/api/videos', { projectId })
      answers.push(answer.status)
      if (answer.status === 202) await readEvents(browser, String(answer.body['jobId']))
      else expect(answer.body).toMatchObject({ code: 'insufficient_credits' })
    }
    expect(answers).toEqual([202, 202, 402])
  })

  test('a project without a script is refused with the specified sentence', async () => {
    const browser = server.openBrowser()
    await browser.send(account.signInAsGuest)
    const { id: projectId } = await browser.send(createProject, { body: { title: 'Empty' } })
    const answer = await browser.call('POST', '/api/videos', { projectId })
    expect(answer).toMatchObject({ status: 422, body: { error: 'Please write a script first!' } })
  })
})

describe('a server that stops', () => {
  test('puts its running job back at its place in line; the next server continues it and charges once', async () => {
    const other = await openTestServer({
      runsJobs: true,
      defineJobs: () => [
        defineJob({
          kind: 'make-video',
          concurrency: 1,
          async handle(run) {
            attempts.push(`${run.id} ${run.attempt}`)
            if (attempts.length > 1) return { result: made(`${run.attempt}`) }
            await new Promise((resolve) => run.signal.addEventListener('abort', resolve))
            throw run.signal.reason
          },
        }),
      ],
    })
    const attempts: string[] = []
    try {
      const { browser, projectId } = await openProject(other)
      const later = await openProject(other)
      const { jobId } = await browser.send(createVideo, { body: { projectId } })
      await until(() => attempts.length === 1)
      const { projectId: laterId } = later
      const { jobId: laterJob } = await later.browser.send(createVideo, { body: { projectId: laterId } })
      await other.runner!.stop()
      const waiting = await browser.send(jobRoutes.readJob, { params: { jobId } })
      expect(waiting.state.status).toBe('queued')
      const next = await startRunner({ ...other.context, definitions: other.context.jobDefinitions })
      const events = await readEvents(browser, jobId)
      expect(events.at(-1)!.job.state).toEqual({ status: 'completed', result: made('2') })
      expect(await ledgerOf(browser)).toEqual({ credits: 10, kinds: ['commit', 'reserve', 'grant'] })
      await readEvents(later.browser, laterJob)
      expect(attempts).toEqual([`${jobId} 1`, `${jobId} 2`, `${laterJob} 1`])
      await next.stop()
    } finally {
      await other.close()
    }
  })

  test('too often fails the job with a sentence and gives the credits back', async () => {
    const { browser, jobId } = await startVideo(async (run) => {
      await new Promise((resolve) => run.signal.addEventListener('abort', resolve))
      throw run.signal.reason
    })
    await until(() => started.includes(jobId))
    // A job whose worker was killed an hour ago during the last allowed attempt.
    const heartbeatAt = new Date(Date.now() - 3_600_000)
    const { db } = server.context.store
    await db.update(jobs).set({ attempt: maxAttempts, heartbeatAt }).where(eq(jobs.id, jobId))
    const second = await startRunner({ ...server.context, definitions: [] })
    const events = await readEvents(browser, jobId)
    expect(events.at(-1)!.job.state).toMatchObject({ status: 'failed' })
    expect((await ledgerOf(browser)).credits).toBe(20)
    await second.stop()
  })
})

async function openProject(where = server): Promise<{ browser: TestBrowser; projectId: string }> {
  const browser = where.openBrowser()
  await browser.send(account.signInAsGuest)
  const { id } = await browser.send(createProject, { body: { document } })
  return { browser, projectId: id }
}

async function startVideo(doing?: Handle) {
  if (doing) handle = doing
  const { browser, projectId } = await openProject()
  const { jobId } = await browser.send(createVideo, { body: { projectId } })
  return { browser, projectId, jobId }
}

async function ledgerOf(browser: TestBrowser): Promise<{ credits: number; kinds: string[] }> {
  const { credits, entries } = await browser.send(account.listCredits)
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(credits)
  return { credits, kinds: entries.map(({ kind }) => kind) }
}

async function readEvents(
  browser: TestBrowser,
  jobId: string,
  lastEventId?: number,
  onText: (textSoFar: string) => void = () => {},
) {
  const headers: Record<string, string> =
    lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }
  const response = await browser.fetch('GET', `/api/jobs/${jobId}/events`, undefined, headers)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  let text = ''
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) onText((text += part))
  const blocks = text.split('\n\n').filter((block) => block.startsWith('event: job'))
  return blocks.map((block) => ({
    id: Number(/^id: (\d+)$/m.exec(block)![1]),
    job: jobViewSchema.parse(JSON.parse(/^data: (.*)$/m.exec(block)![1]!)),
  }))
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (isTrue()) return
    await wait(20)
  }
  throw new Error('This did not come true within ten seconds.')
}
