import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { listProjects } from '@vivify/contract/routes/projects'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

let server: TestServer
/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer({ environment: { MAX_WORKSPACE_MB: '1', MAX_PROJECTS: '5' } })
}, startMs)
afterAll(() => server.close(), startMs)

test('of forty simultaneous projects of an account, five are created; another account is not affected', async () => {
  const browser = await openGuest()
  const create = () => browser.call('POST', '/api/projects', { title: 'Mine' })
  const answers = await Promise.all(Array.from({ length: 40 }, create))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 429,
    body: { error: messages.quotas.projects(5) },
  })
  expect((await browser.send(listProjects)).projects).toHaveLength(5)
  expect((await (await openGuest()).call('POST', '/api/projects', { title: 'Mine' })).status).toBe(201)
})

test('simultaneous uploads stay within an account’s megabytes; deleting a file makes room', async () => {
  const browser = await openGuest()
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const png = await sharp({ create: { width: 380, height: 300, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer()
  expect(png.length).toBeGreaterThan(260_000)
  const upload = () => browser.call('PUT', '/api/assets?name=noise.png', png)
  const answers = await Promise.all(Array.from({ length: 6 }, upload))
  const kept = answers.filter(({ status }) => status === 201)
  expect(kept).toHaveLength(Math.floor(1_000_000 / png.length))
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 413,
    body: { code: 'too_large', error: messages.quotas.bytes(1) },
  })
  await browser.call('DELETE', `/api/assets/${String(kept[0]!.body['id'])}`)
  expect((await upload()).status).toBe(201)
})

async function openGuest(): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  return browser
}
