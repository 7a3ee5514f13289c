// Reports through the HTTP application, drawn in their own process.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { readAnalytics } from '@vivify/contract/routes/analytics'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { readReport } from './read-report.ts'
import { addMeasuredAccount, addSentPost, readWorkspace } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function openGuest(): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  return browser
}

/** What the report of a browser's workspace says. */
async function readFacts(browser: TestBrowser, postId: string) {
  const { db } = server.context.store
  const measured = await browser.send(readAnalytics)
  return readReport(db, {
    workspaceId: await readWorkspace(server, postId),
    days: 30,
    nowMs: Date.now(),
    measured,
  })
}

/** Width and height of a PNG. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('a report is a PDF with text or a picture, also when nothing was measured', async () => {
  const browser = await openGuest()
  const pdf = await browser.fetch('GET', '/api/analytics/report?days=90')
  expect(pdf.status).toBe(200)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="vivify-report-90-days.pdf"')
  const bytes = Buffer.from(await pdf.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  // Letters as letters: every font has a map from its shapes to characters.
  expect(bytes.includes('/ToUnicode')).toBe(true)
  const png = await browser.fetch('GET', '/api/analytics/report?days=7&format=png')
  expect(png.headers.get('content-type')).toBe('image/png')
  const [width, height] = sizeOf(Buffer.from(await png.arrayBuffer()))
  expect(width).toBe(1224)
  expect(height).toBeGreaterThan(900)
  expect(height).toBeLessThan(4000)
})

test('strangers get no report, and a period or a format that does not exist is refused', async () => {
  expect((await server.openBrowser().call('GET', '/api/analytics/report')).status).toBe(401)
  const browser = await openGuest()
  for (const query of ['days=1000', 'days=30&format=exe']) {
    expect((await browser.call('GET', `/api/analytics/report?${query}`)).status).toBe(422)
  }
})

test('the report says what was measured, ranks by reactions, and leaves out dry runs', async () => {
  const browser = await openGuest()
  await addSentPost(server, browser, { text: 'Rehearsed', state: 'rehearsed', values: { likes: 900 } })
  await addSentPost(server, browser, { text: 'Liked', values: { likes: 4, comments: 3 } })
  await addSentPost(server, browser, { text: 'Best', platform: 'mastodon', values: { likes: 20 } })
  await addSentPost(server, browser, { text: 'Not measured' })
  const postId = await addSentPost(server, browser, { text: 'Too old', daysAgo: 50, values: { likes: 99 } })
  const few = await readFacts(browser, postId)
  expect(few).toMatchObject({
    isMeasured: true,
    published: { posts: 3, sends: 3 },
    planned: 0,
    accounts: [],
    areBest: true,
    posts: [
      { text: 'Best', reactions: 20, seen: null, clicks: null },
      { text: 'Liked', reactions: 7 },
    ],
  })
  expect(few.platforms).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ platform: 'bluesky', sends: 2 }),
      expect.objectContaining({ platform: 'mastodon', sends: 1 }),
    ]),
  )
  for (let index = 0; index < 10; index++) {
    const followers = [100, 150 + index]
    await addMeasuredAccount(server, postId, { platform: 'bluesky', name: `account ${index}`, followers })
  }
  const many = await readFacts(browser, postId)
  expect(many.accounts.map(({ name }) => name).slice(0, 2)).toEqual(['account 9', 'account 8'])
  expect([many.accounts.length, many.moreAccounts]).toEqual([8, 2])
})

test('nothing measured: the latest posts, without values', async () => {
  const browser = await openGuest()
  await addSentPost(server, browser, { text: 'Older', daysAgo: 9 })
  const postId = await addSentPost(server, browser, { text: 'Newer', daysAgo: 2 })
  expect(await readFacts(browser, postId)).toMatchObject({
    isMeasured: false,
    areBest: false,
    posts: [
      { text: 'Newer', reactions: null },
      { text: 'Older', reactions: null },
    ],
  })
})

test('texts of any length and script, and names of accounts, are drawn', async () => {
  const browser = await openGuest()
  const texts = [
    'a'.repeat(5000),
    '👩‍👩‍👧‍👦'.repeat(200),
    '漢字',
    'مرحبا',
    '\u202eturned\u200f',
    `${'\u0301'.repeat(900)}`,
    '',
  ]
  for (const text of texts) {
    const postId = await addSentPost(server, browser, {
      text,
      accountName: text.slice(0, 200),
      values: { likes: 1 },
    })
    await addMeasuredAccount(server, postId, {
      platform: 'youtube',
      name: text.slice(0, 200),
      followers: [1],
    })
  }
  for (const format of ['pdf', 'png']) {
    expect((await browser.fetch('GET', `/api/analytics/report?format=${format}`)).status).toBe(200)
  }
})
