import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { readWebhookDelivery, saveBrandKit } from '@vivify/contract/routes/brand-kit'
import { readJob } from '@vivify/contract/routes/jobs'
import { createProject } from '@vivify/contract/routes/projects'
import { createVideo } from '@vivify/contract/routes/videos'
import type { JobParts } from '../../context-services.ts'
import { defineJob } from '../jobs/job.ts'
import { tellWebhookJob } from '../../jobs/tell-webhook.ts'
import { createGuardedFetch } from '../../lib/guarded-fetch.ts'
import { insertCreation } from '../../store/creations.ts'
import { jobs } from '../../store/schema.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { listWebhookJobs } from './tell-webhook.ts'

interface Told {
  key: string | undefined
  body: Record<string, unknown>
}

let receiver: Server
let address: string
let told: Told[] = []
/** Status codes of the receiver's answers, in order; then 204. */
let answers: number[] = []
let retryAfter = '0'
let server: TestServer

beforeAll(async () => {
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      told.push({
        key: request.headers['idempotency-key']?.toString(),
        body: JSON.parse(body) as Told['body'],
      })
      response.writeHead(answers.shift() ?? 204, { 'retry-after': retryAfter }).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  server = await openTestServer({ runsJobs: true, defineJobs })
}, 60_000)
afterAll(async () => {
  receiver.close()
  await server.close()
}, 60_000)
beforeEach(() => {
  told = []
  answers = []
  retryAfter = '0'
})

/** Jobs that finish videos at once, and the real webhook job with short pauses. */
function defineJobs({ config, store }: JobParts) {
  return [
    defineJob({
      kind: 'make-video',
      concurrency: 1,
      async handle(run) {
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
          next: await listWebhookJobs(store.db, run, creation.id),
          save: async (tx) => void (await insertCreation(tx, creation)),
        }
      },
    }),
    tellWebhookJob({
      db: store.db,
      fetch: createGuardedFetch({ exemptHosts: config.privateHosts }),
      pausesMs: [10, 10],
    }),
  ]
}

test('a finished video is posted, again with the same key after the receiver failed, and then only once', async () => {
  answers = [500]
  const { creationId } = await makeVideo(await openGuest(address))
  await until(() => told.length === 2)
  expect(told[0]).toEqual(told[1])
  const [{ key, body }] = told as [Told]
  expect(body).toMatchObject({
    event: 'video.completed',
    id: key,
    creationId,
    title: 'Tea',
    facts: { durationSeconds: 24 },
  })
  await wait(300)
  expect(told).toHaveLength(2)
})

test('a receiver that asks for a pause gets no request until then', async () => {
  answers = [429]
  retryAfter = '3'
  await makeVideo(await openGuest(address))
  await until(() => told.length === 1)
  const { db } = server.context.store
  const waiting = () => db.select().from(jobs).where(isNotNull(jobs.dueAt))
  await until(async () => (await waiting()).length === 1)
  const [job] = await waiting()
  const waitMs = job!.dueAt!.getTime() - job!.heartbeatAt!.getTime()
  expect({ status: job!.status, waitMs }).toEqual({ status: 'queued', waitMs: 3000 })
  expect(job!.waitReason).toContain('answered with an error (429)')
  await until(() => told.length === 2)
  expect(told[0]).toEqual(told[1])
})

test('nothing is posted without an address', async () => {
  await makeVideo(await openGuest(null))
  await wait(300)
  expect(told).toEqual([])
})

test('a workspace sees its own last delivery: none, failed with the reason, delivered', async () => {
  const browser = await openGuest(address)
  const stranger = await openGuest(address)
  expect(await browser.send(readWebhookDelivery)).toEqual({ delivery: null })
  answers = [500, 503, 500]
  await makeVideo(browser)
  const failed = await endedDelivery(browser, 'failed')
  const reason = `${new URL(address).host} answered with an error (500).`
  expect(failed).toEqual({ outcome: 'failed', at: expect.any(String), reason })
  expect(told).toHaveLength(3)

  await makeVideo(browser)
  expect(await endedDelivery(browser, 'delivered')).toEqual({ outcome: 'delivered', at: expect.any(String) })
  expect(await stranger.send(readWebhookDelivery)).toEqual({ delivery: null })
})

test('a replaced or removed address has no delivery', async () => {
  const browser = await openGuest(address)
  await makeVideo(browser)
  await endedDelivery(browser, 'delivered')
  for (const n8nWebhookUrl of [`${address}/other`, null]) {
    await browser.send(saveBrandKit, { body: { brand: {}, n8nWebhookUrl } })
    expect(await browser.send(readWebhookDelivery)).toEqual({ delivery: null })
  }
})

test('a receiver in the server’s own network is refused, and the reason says so', async () => {
  const browser = await openGuest('http://10.0.0.7/hook')
  await makeVideo(browser)
  expect(await endedDelivery(browser, 'failed')).toMatchObject({
    reason: '10.0.0.7 is not on the public internet.',
  })
})

async function endedDelivery(browser: TestBrowser, outcome: string) {
  const read = async () => (await browser.send(readWebhookDelivery)).delivery
  await until(async () => (await read())?.outcome === outcome)
  return read()
}

async function openGuest(n8nWebhookUrl: string | null): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  await browser.send(saveBrandKit, { body: { brand: {}, n8nWebhookUrl } })
  return browser
}

/** Resolves when the video is finished. Its webhook is notified after that. */
async function makeVideo(browser: TestBrowser): Promise<{ creationId: string }> {
  const document = { version: 1, title: 'Tea', seed: 1, scenes: [{ id: 'a', say: 'Tea is old.' }] }
  const { id } = await browser.send(createProject, { body: { document } })
  const { jobId } = await browser.send(createVideo, { body: { projectId: id } })
  let status = ''
  await until(async () => {
    status = (await browser.send(readJob, { params: { jobId } })).state.status
    return status === 'completed' || status === 'failed'
  })
  expect(status).toBe('completed')
  return { creationId: jobId }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (await isSo()) return
    await wait(20)
  }
  throw new Error('It did not come about in ten seconds.')
}
