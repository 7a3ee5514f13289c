// Numbers and moments that fit into JSON but not into a column of the database.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { createProject } from '@vivify/contract/routes/projects'
import { routes } from '@vivify/contract/routes/routes'
import { openTestServer, type TestBrowser, type TestServer } from '../testing.ts'

/** Long enough for a database on a busy machine. */
const startMs = 60_000
const beyondColumn = [2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER]

let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  server = await openTestServer()
  browser = server.openBrowser()
  await browser.send(signInAsGuest)
}, startMs)
afterAll(() => server.close(), startMs)

test('no route takes a revision that no document can have', () => {
  const revisions = routes.flatMap(({ body, params }) =>
    [body, params].flatMap((part) =>
      part instanceof z.ZodObject && 'revision' in part.shape ? [part.shape['revision'] as z.ZodType] : [],
    ),
  )
  expect(revisions.length).toBeGreaterThan(7)
  for (const schema of revisions) {
    expect(schema.safeParse(1).success).toBe(true)
    for (const number of beyondColumn) expect(schema.safeParse(number).success).toBe(false)
  }
})

test('a change with such a revision is refused in words', async () => {
  const { id, document } = await browser.send(createProject, { body: { title: 'Bees' } })
  for (const revision of beyondColumn) {
    const answer = await browser.call('PUT', `/api/projects/${id}`, { title: 'Bees', document, revision })
    expect(answer).toMatchObject({ status: 422, body: { code: 'bad_input' } })
  }
})

test.each([
  '/api/credits/changes?since=0000-01-01T00:00:00Z',
  '/api/credits/csv?since=0000-01-01T00:00:00Z',
  '/api/calendar/articles?from=0000-01-01&to=0000-01-31',
  '/api/posts?from=0000-01-01&to=0000-01-31',
])('the year 0, which the database lacks, is refused in words: %s', async (address) => {
  expect(await browser.call('GET', address)).toMatchObject({ status: 422, body: { code: 'bad_input' } })
})

test.each([
  '/api/credits/changes?since=0001-01-01T00:00:00Z',
  '/api/credits/changes?since=9999-12-31T23:59:59.999Z',
])('the first and the last year are taken: %s', async (address) => {
  expect((await browser.call('GET', address)).status).toBe(200)
})
