// Measured values through the HTTP application, from Bluesky's simulator.

import { randomUUID } from 'node:crypto'
import { and, eq } from '../../store/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postContentSchema } from '@vivify/contract/post'
import { signInAsGuest } from '@vivify/contract/routes/account'
import * as routes from '@vivify/contract/routes/analytics'
import * as connectionRoutes from '@vivify/contract/routes/connections'
import * as posts from '@vivify/contract/routes/posts'
import { platforms } from '../../providers/social/platforms.ts'
import { simulatedPassword } from '../../providers/social/bluesky/simulator.ts'
import type { SocialSimulator } from '../../providers/social/port.ts'
import { accountMeasures, connections, postTargets } from '../../store/schema-social.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { startPublisher } from '../posts/publisher.ts'

const bluesky = platforms.find(({ id }) => id === 'bluesky')!
let simulator: SocialSimulator
let server: TestServer
beforeAll(async () => {
  simulator = bluesky.createSimulator({ now: Date.now, origin: 'https://bsky.social' })
  server = await openTestServer({ callPlatforms: (request) => simulator.fetch(request) })
})
afterAll(() => server.close())

async function openGuest(): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  return browser
}

async function connect(browser: TestBrowser): Promise<string> {
  const { accountId } = simulator.addAccount(`tester-${randomUUID().slice(0, 8)}`)
  const body = { platform: 'bluesky', identifier: accountId, password: simulatedPassword }
  return (await browser.send(connectionRoutes.connectByPassword, { body })).id
}

/** Sends a post at once and waits until it has ended. */
async function publish(
  browser: TestBrowser,
  text: string,
  accounts: Record<string, string>,
): Promise<string> {
  const content = postContentSchema.parse({ text, platforms: ['bluesky'], accounts })
  const post = await browser.send(posts.createPost, { body: { content } })
  const body = { revision: post.revision, when: 'now' }
  await browser.send(posts.schedulePost, { params: { postId: post.id }, body })
  const { logger } = server.context
  const publisher = await startPublisher({ ...server.context.publishing, logger, isAlone: true })
  try {
    await expect
      .poll(async () => (await browser.send(posts.readPost, { params: { postId: post.id } })).state)
      .toMatch(/^(published|rehearsed)$/)
  } finally {
    await publisher.stop()
  }
  return post.id
}

const read = (browser: TestBrowser) => browser.send(routes.readAnalytics)
const measure = () => server.context.services.analytics.measureDue()

test('an account without connections has nothing measured', async () => {
  const browser = await openGuest()
  const { metrics, accounts, posts: list, platforms: some } = await read(browser)
  expect([accounts, list, some]).toEqual([[], [], []])
  expect(Object.values(metrics)).toEqual([1, 2, 3, 4].map(() => ({ value: null, changePercent: null })))
  expect((await server.openBrowser().call('GET', '/api/analytics')).status).toBe(401)
})

test('accounts and their published posts are measured once a day; dry runs never are', async () => {
  const browser = await openGuest()
  const connectionId = await connect(browser)
  const postId = await publish(browser, 'Tea is old.', { bluesky: connectionId })
  await publish(browser, 'Only rehearsed.', {})
  expect(await measure()).toBe(1)
  const calls = simulator.calls().length
  expect(await measure()).toBe(0)
  expect(simulator.calls().length).toBe(calls)
  const found = await read(browser)
  const today = new Date().toISOString().slice(0, 10)
  expect(found.accounts).toMatchObject([
    { connectionId, platform: 'bluesky', days: [{ day: today, values: { followers: expect.any(Number) } }] },
  ])
  expect(found.posts).toMatchObject([
    { postId, text: 'Tea is old.', values: { likes: expect.any(Number), comments: expect.any(Number) } },
  ])
  expect(found.metrics.followers.value).toBe(found.accounts[0]!.days[0]!.values['followers'])
  // Bluesky tells no views, so that value is missing and the others stay.
  expect(found.metrics.reach.value).toBeNull()
  expect(await read(await openGuest())).toMatchObject({ accounts: [], posts: [] })
})

test('an account whose own values are refused keeps the values of its posts, and is tried again', async () => {
  const browser = await openGuest()
  const connectionId = await connect(browser)
  await publish(browser, 'Cut off.', { bluesky: connectionId })
  simulator.inject({ call: 'app.bsky.actor.getProfile', kind: 'status', status: 500, times: 20 })
  expect(await measure()).toBe(0)
  const between = await read(browser)
  expect(between.accounts).toMatchObject([{ days: [] }])
  expect(between.posts[0]!.values).toHaveProperty('likes')
  for (let calls = 0; (await measure()) === 0 && calls < 20; calls++);
  expect((await read(browser)).accounts[0]!.days).toHaveLength(1)
  const { db } = server.context.store
  const [row] = await db.select().from(connections).where(eq(connections.id, connectionId))
  expect(row!.state).toBe('ready')
})

test('a platform that asks to wait is left alone until then', async () => {
  const browser = await openGuest()
  const connectionId = await connect(browser)
  simulator.inject({
    call: 'app.bsky.actor.getProfile',
    kind: 'status',
    status: 429,
    headers: { 'retry-after': '600' },
  })
  expect(await measure()).toBe(0)
  expect(await measure()).toBe(0)
  const { db } = server.context.store
  const [row] = await db.select().from(connections).where(eq(connections.id, connectionId))
  expect(row!.blockedUntil!.getTime()).toBeGreaterThan(Date.now() + 500_000)
})

test('the change compares with the days before, and CSV has every row without formulas', async () => {
  const browser = await openGuest()
  const connectionId = await connect(browser)
  await publish(browser, '=HYPERLINK("https://evil.test"), tea', { bluesky: connectionId })
  await measure()
  const { db } = server.context.store
  const ofAccount = eq(accountMeasures.connectionId, connectionId)
  const [today] = await db.select().from(accountMeasures).where(ofAccount)
  await db
    .update(accountMeasures)
    .set({ values: { followers: 110 } })
    .where(ofAccount)
  const day = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10)
  await db.insert(accountMeasures).values({ ...today!, day, values: { followers: 100 } })
  expect((await read(browser)).metrics.followers).toEqual({ value: 110, changePercent: 10 })
  const answer = await browser.fetch('GET', '/api/analytics/csv?days=30')
  expect(answer.headers.get('content-type')).toContain('text/csv')
  const lines = (await answer.text()).split('\r\n')
  expect(lines[1]).toMatch(new RegExp(`^account,${day},Bluesky,.*,,,100,`))
  expect(lines[3]).toContain(`"'=HYPERLINK(""https://evil.test""), tea"`)
  expect(lines).toHaveLength(5)
  const rehearsed = and(eq(postTargets.platform, 'bluesky'), eq(postTargets.state, 'rehearsed'))
  await db.update(postTargets).set({ connectionId }).where(rehearsed)
  expect((await read(browser)).posts).toHaveLength(1)
})
