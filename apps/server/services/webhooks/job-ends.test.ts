// What the ends of jobs and posts mean to webhooks and to the address of the brand kit.

import { sql } from '../../store/sql.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import { signInAsGuest, signUp } from '@vivify/contract/routes/account'
import { readWebhookDelivery, saveBrandKit } from '@vivify/contract/routes/brand-kit'
import { cancelJob, readJob } from '@vivify/contract/routes/jobs'
import { createPost, schedulePost } from '@vivify/contract/routes/posts'
import { createProject } from '@vivify/contract/routes/projects'
import { createVideo } from '@vivify/contract/routes/videos'
import { createWebhook } from '@vivify/contract/routes/webhooks'
import { insertCreation } from '../../store/creations.ts'
import { webhookDeliveries, webhooks } from '../../store/schema-webhooks.ts'
import { jobs } from '../../store/schema.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { defineJob, type JobOutcome, type JobRun } from '../jobs/job.ts'
import { startPublisher } from '../posts/publisher.ts'
import { openReceiver, type TestReceiver } from './testing-receiver.ts'

type Handle = (run: JobRun<'make-video'>) => Promise<JobOutcome<'make-video'>>

let server: TestServer
let receiver: TestReceiver
let handle: Handle = finish
let accounts = 0
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer({ runsJobs: true, defineJobs })
}, startMs)
afterAll(() => server.close(), startMs)
beforeEach(async () => {
  handle = finish
  receiver = await openReceiver()
})
afterEach(async () => {
  await server.context.services.webhooks.settle()
  await server.context.store.db.delete(webhookDeliveries)
  await server.context.store.db.delete(webhooks)
  await receiver[Symbol.asyncDispose]()
})

function defineJobs() {
  return [defineJob({ kind: 'make-video', concurrency: 1, handle: (run) => handle(run) })]
}

/** Finishes a video at once. */
async function finish(run: JobRun<'make-video'>): Promise<JobOutcome<'make-video'>> {
  const creation = {
    id: run.id,
    workspaceId: run.workspaceId,
    projectId: run.payload.projectId,
    kind: 'video' as const,
    title: 'Tea',
    files: {},
    facts: { durationSeconds: 24 },
  }
  return {
    result: { creationId: creation.id, warnings: [] },
    save: async (tx) => void (await insertCreation(tx, creation)),
  }
}

async function openAccount(events: readonly string[]): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signUp, { body: { email: `someone${++accounts}@x.org`, password: 'long enough' } })
  await browser.send(createWebhook, { body: { address: receiver.address, events } })
  return browser
}

async function openGuest(n8nWebhookUrl: string | null): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  await browser.send(saveBrandKit, { body: { brand: {}, n8nWebhookUrl } })
  return browser
}

async function startVideo(browser: TestBrowser): Promise<string> {
  const document = { version: 1, title: 'Tea', seed: 1, scenes: [{ id: 'a', say: 'Tea is old.' }] }
  const { id } = await browser.send(createProject, { body: { document } })
  const { jobId } = await browser.send(createVideo, { body: { projectId: id } })
  return jobId
}

async function makeVideo(browser: TestBrowser, end = 'completed'): Promise<string> {
  const jobId = await startVideo(browser)
  const status = async () => (await browser.send(readJob, { params: { jobId } })).state.status
  await expect.poll(status).toBe(end)
  return jobId
}

async function send(): Promise<void> {
  await server.context.services.webhooks.sendDue()
  await server.context.services.webhooks.settle()
}

const makeAllDue = () =>
  server.context.store.db
    .update(webhookDeliveries)
    .set({ dueAt: sql`now()` })
    .where(sql`${webhookDeliveries.state} = 'waiting'`)

const told = () => receiver.calls.map(({ body }) => JSON.parse(body) as Record<string, unknown>)

describe('a job', () => {
  test('that finishes is told with its result', async () => {
    const browser = await openAccount(['video.finished'])
    const jobId = await makeVideo(browser)
    await send()
    expect(told()).toMatchObject([
      {
        type: 'video.finished',
        data: { jobId, kind: 'make-video', creationId: jobId, title: 'Tea', facts: { durationSeconds: 24 } },
      },
    ])
  })

  test('that fails is told with the reason, and only to those who asked for failures', async () => {
    handle = async () => {
      throw new AppError('unavailable', 'The engine is away.')
    }
    const browser = await openAccount(['video.failed'])
    const jobId = await makeVideo(browser, 'failed')
    await makeVideo(await openAccount(['video.finished']), 'failed')
    await send()
    expect(told()).toMatchObject([
      { type: 'video.failed', data: { jobId, code: 'unavailable', message: 'The engine is away.' } },
    ])
  })

  test('that is canceled is not told', async () => {
    const browser = await openAccount(['video.finished', 'video.failed'])
    handle = (run) =>
      new Promise((_, reject) =>
        run.signal.addEventListener('abort', () => reject(run.signal.reason as Error)),
      )
    const jobId = await startVideo(browser)
    await browser.send(cancelJob, { params: { jobId } })
    await send()
    expect(told()).toEqual([])
  })

  test('whose worker loses it at the end is told once', async () => {
    const browser = await openAccount(['video.finished'])
    let runs = 0
    handle = async (run) => {
      const outcome = await finish(run)
      if (++runs > 1) return outcome
      // Another worker takes the job, as if this one had been silent.
      await server.context.store.db
        .update(jobs)
        .set({ status: 'queued', attempt: sql`${jobs.attempt} + 1`, heartbeatAt: null })
        .where(sql`${jobs.id} = ${run.id}`)
      await server.context.queue.send('make-video')
      return outcome
    }
    await makeVideo(browser)
    await send()
    expect(runs).toBe(2)
    expect(told()).toHaveLength(1)
  })

  test('that is given up after its worker died too often is told as failed', async () => {
    const browser = await openAccount(['video.failed'])
    handle = (run) =>
      new Promise((_, reject) =>
        run.signal.addEventListener('abort', () => reject(run.signal.reason as Error)),
      )
    const jobId = await startVideo(browser)
    const { db } = server.context.store
    await expect
      .poll(async () => (await browser.send(readJob, { params: { jobId } })).state.status)
      .toBe('running')
    await db
      .update(jobs)
      .set({ attempt: 9, heartbeatAt: sql`now() - interval '1 minute'` })
      .where(sql`${jobs.id} = ${jobId}`)
    await expect
      .poll(async () => (await browser.send(readJob, { params: { jobId } })).state.status)
      .toBe('failed')
    await send()
    expect(told()).toMatchObject([{ type: 'video.failed', data: { jobId } }])
  })
})

test('a post that was rehearsed is told with its platform', async () => {
  const browser = await openAccount(['post.rehearsed', 'post.published'])
  const content = { text: 'Octopuses have three hearts.', platforms: ['twitter'] }
  const draft = await browser.send(createPost, { body: { content } })
  const body = { revision: draft.revision, when: 'now' }
  await browser.send(schedulePost, { params: { postId: draft.id }, body })
  const publisher = await startPublisher({
    ...server.context.publishing,
    logger: server.context.logger,
    isAlone: true,
  })
  const { db } = server.context.store
  await expect.poll(async () => (await db.select().from(webhookDeliveries)).length).toBe(1)
  await publisher.stop()
  await send()
  expect(told()).toMatchObject([
    { type: 'post.rehearsed', data: { postId: draft.id, platform: 'twitter', permalink: null } },
  ])
})

describe('the address of the brand kit', () => {
  test('is told of a finished video, again with the same key after it failed, and then only once', async () => {
    receiver.answer = (response) => response.writeHead(receiver.calls.length === 1 ? 500 : 204).end()
    const creationId = await makeVideo(await openGuest(receiver.address))
    await send()
    await makeAllDue()
    await send()
    await makeAllDue()
    await send()
    const [first, second, ...more] = receiver.calls
    expect(more).toEqual([])
    expect(first!.body).toBe(second!.body)
    expect(told()[0]).toMatchObject({
      event: 'video.completed',
      id: first!.headers['idempotency-key'],
      creationId,
      title: 'Tea',
      facts: { durationSeconds: 24 },
    })
    expect(second!.headers['idempotency-key']).toBe(first!.headers['idempotency-key'])
  })

  test('has a last result that only its own account sees', async () => {
    const browser = await openGuest(receiver.address)
    const stranger = await openGuest(receiver.address)
    expect(await browser.send(readWebhookDelivery)).toEqual({ delivery: null })
    receiver.answer = (response) => response.writeHead(receiver.calls.length === 1 ? 503 : 204).end()
    await makeVideo(browser)
    await send()
    const { host } = new URL(receiver.address)
    expect(await browser.send(readWebhookDelivery)).toEqual({
      delivery: {
        outcome: 'failed',
        at: expect.any(String),
        reason: `${host} answered with an error (503).`,
      },
    })
    await makeAllDue()
    await send()
    expect(await browser.send(readWebhookDelivery)).toMatchObject({ delivery: { outcome: 'delivered' } })
    expect(await stranger.send(readWebhookDelivery)).toEqual({ delivery: null })
  })

  test('that was replaced or removed before the call is not called, and has no result', async () => {
    for (const n8nWebhookUrl of [`${receiver.address}other`, null]) {
      const browser = await openGuest(receiver.address)
      await makeVideo(browser)
      await browser.send(saveBrandKit, { body: { brand: {}, n8nWebhookUrl } })
      await send()
      expect(receiver.calls).toEqual([])
      expect(await browser.send(readWebhookDelivery)).toEqual({ delivery: null })
    }
  })

  test('in the server’s own network is refused, and the reason says so', async () => {
    const browser = await openGuest('http://10.0.0.7/hook')
    await makeVideo(browser)
    await send()
    expect(await browser.send(readWebhookDelivery)).toMatchObject({
      delivery: { outcome: 'failed', reason: '10.0.0.7 is not on the public internet.' },
    })
  })
})
