import { eq } from '../../store/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeVideoPayloadSchema } from '@vivify/contract/jobs/make-video'
import { listCredits, signInAsGuest } from '@vivify/contract/routes/account'
import { createProject } from '@vivify/contract/routes/projects'
import { jobs } from '../../store/schema.ts'
import { openTestServer, type TestServer } from '../../testing.ts'

let server: TestServer
/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer({ environment: { ENFORCE_PLANS: 'on' } })
}, startMs)
afterAll(() => server.close(), startMs)

const sentence = 'People drank it four thousand years ago, and they still do so every day.'
const scenes = [{ id: 'a', say: 'Tea is older than you think.' }]
const long = Array.from({ length: 16 }, (_, index) => ({ id: `s${index}`, say: sentence }))
const endless = Array.from({ length: 300 }, (_, index) => ({ id: `s${index}`, say: sentence }))

test('a free account’s video within the limits is made, with the watermark of its plan', async () => {
  const { answer } = await ask({ resolution: 720, scenes, brand: { watermark: 'Mine' } })
  expect(answer.status).toBe(202)
  const { db } = server.context.store
  const [job] = await db
    .select()
    .from(jobs)
    .where(eq(jobs.id, String(answer.body['jobId'])))
  expect(makeVideoPayloadSchema.parse(job!.payload).project.brand.watermark).toBe('Made with Vivify')
})

test('a larger resolution is refused before anything is charged, naming the one to choose', async () => {
  const { answer, credits } = await ask({ resolution: 1080, scenes })
  expect(answer).toMatchObject({
    status: 403,
    body: {
      code: 'forbidden',
      error: 'The Starter plan supports videos up to 720p. Choose 720p or a larger plan.',
      details: { plan: 'starter', limit: 'resolution', allowed: 720 },
    },
  })
  expect(credits).toBe(20)
})

test.each([
  ['as long as it is spoken', long, /up to 60 seconds, and this one is (6[1-9]|7\d|8\d)\. Shorten/],
  ['many times too long, without being spoken first', endless, /up to 60 seconds/],
])('a video %s is refused, saying how long it is', async (_, tooMany, error) => {
  const { answer, credits } = await ask({ resolution: 720, scenes: tooMany })
  expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect(answer.body['error']).toMatch(error)
  expect(credits).toBe(20)
})

test('intro and outro count, and nothing has to be spoken to know that they are too long', async () => {
  const held = [{ id: 'a', say: '', holdSeconds: 50 }]
  const brand = { intro: { asset: 'mine', seconds: 10 }, outro: {} }
  const { answer } = await ask({ resolution: 720, voice: null, scenes: held, brand })
  expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect(answer.body['error']).toMatch(/up to 60 seconds, and this one is 62\./)
})

test('a document that gets the brand kit gets a resolution of the plan, too; another one keeps its own', async () => {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  const document = { version: 1, title: 'Tea', seed: 1, resolution: 1080, scenes }
  const make = async (usesBrandKit: boolean) =>
    (await browser.send(createProject, { body: { document, usesBrandKit } })).document!.resolution
  expect([await make(true), await make(false)]).toEqual([720, 1080])
})

async function ask(settings: Record<string, unknown>) {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  const document = { version: 1, title: 'Tea', seed: 1, ...settings }
  const { id: projectId } = await browser.send(createProject, { body: { document } })
  const answer = await browser.call('POST', '/api/videos', { projectId })
  return { answer, credits: (await browser.send(listCredits)).credits }
}
