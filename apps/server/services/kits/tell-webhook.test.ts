import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeVideoPayloadSchema } from '@vivify/contract/jobs'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { saveBrandKit } from '@vivify/contract/routes/brand-kit'
import { readJob } from '@vivify/contract/routes/jobs'
import { createProject } from '@vivify/contract/routes/projects'
import { createVideo } from '@vivify/contract/routes/videos'
import type { JobParts } from '../../context.ts'
import { defineJob } from '../../jobs/job.ts'
import { makeVideoFollowers } from '../../jobs/make-video.ts'
import { tellWebhookJob } from '../../jobs/tell-webhook.ts'
import { createGuardedFetch } from '../../lib/guarded-fetch.ts'
import { insertCreation } from '../../store/creations.ts'
import { openTestServer, type TestServer } from '../../testing.ts'

interface Told {
  key: string | undefined
  body: Record<string, unknown>
}

let receiver: Server
let address: string
let told: Told[] = []
/** What the receiver answers, first to last; then 204. */
let answers: number[] = []
let server: TestServer

beforeAll(async () => {
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      told.push({
        key: request.headers['idempotency-key']?.toString(),
        body: JSON.parse(body) as Told['body'],
      })
      response.writeHead(answers.shift() ?? 204).end()
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
})

/** Videos that are made at once, and the real way to a webhook without its pauses. */
function defineJobs({ config, store }: JobParts) {
  return [
    defineJob({
      kind: 'make-video',
      payload: makeVideoPayloadSchema,
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
          result: { creationId: creation.id },
          next: await makeVideoFollowers(store.db, run, creation.id),
          save: async (tx) => void (await insertCreation(tx, creation)),
        }
      },
    }),
    tellWebhookJob({
      db: store.db,
      fetch: createGuardedFetch({ exemptHosts: config.privateHosts }),
      wait: async () => {},
    }),
  ]
}

test('a finished video is told, again under the same key when the receiver failed, and only once after that', async () => {
  answers = [500]
  const creationId = await makeVideo(address)
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

test('nobody is told without an address', async () => {
  await makeVideo(null)
  await wait(300)
  expect(told).toEqual([])
})

async function makeVideo(n8nWebhookUrl: string | null): Promise<string> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  await browser.send(saveBrandKit, { body: { brand: {}, n8nWebhookUrl } })
  const document = { version: 1, title: 'Tea', seed: 1, scenes: [{ id: 'a', say: 'Tea is old.' }] }
  const { id } = await browser.send(createProject, { body: { document } })
  const { jobId } = await browser.send(createVideo, { body: { projectId: id } })
  let status = ''
  await until(async () => {
    status = (await browser.send(readJob, { params: { jobId } })).state.status
    return status === 'completed' || status === 'failed'
  })
  expect(status).toBe('completed')
  return jobId
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (await isSo()) return
    await wait(20)
  }
  throw new Error('It did not come about in ten seconds.')
}
