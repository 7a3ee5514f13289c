import { afterAll, beforeAll, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { listActiveJobs } from '@vivify/contract/routes/jobs'
import { openTestServer, type TestServer } from '../../testing.ts'

let server: TestServer
/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer()
}, startMs)
afterAll(() => server.close(), startMs)

test('of sixty simultaneous orders of an account, eight are accepted', async () => {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  const order = () => browser.call('POST', '/api/images', { prompt: 'A lighthouse' })
  const answers = await Promise.all(Array.from({ length: 60 }, order))
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(8)
  expect(answers.find(({ status }) => status !== 202)).toMatchObject({
    status: 429,
    body: { error: messages.images.tooManyAtOnce },
  })
  expect((await browser.send(listActiveJobs)).jobs).toHaveLength(8)

  const neighbour = server.openBrowser()
  await neighbour.send(signInAsGuest)
  expect((await neighbour.call('POST', '/api/images', { prompt: 'A lighthouse' })).status).toBe(202)
})
