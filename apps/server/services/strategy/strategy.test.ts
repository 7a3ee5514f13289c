import { afterAll, beforeAll, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { postContentSchema, type PostContent } from '@vivify/contract/post'
import { signInAsGuest } from '@vivify/contract/routes/account'
import * as posts from '@vivify/contract/routes/posts'
import * as routes from '@vivify/contract/routes/strategy'
import { eq } from '../../store/sql.ts'
import { postTargets } from '../../store/schema-social.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

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

async function plan(browser: TestBrowser, pillar: string | null, days: number): Promise<string> {
  const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const content: PostContent = postContentSchema.parse({
    text: 'Tea',
    platforms: ['twitter', 'linkedin'],
    pillar,
    plan: { date, time: '12:00', zone: 'UTC' },
  })
  return (await browser.send(posts.createPost, { body: { content } })).id
}

/** As the publisher leaves a post that was sent. */
async function end(browser: TestBrowser, postId: string, state: 'published' | 'rehearsed'): Promise<void> {
  const { revision } = await browser.send(posts.readPost, { params: { postId } })
  await browser.send(posts.schedulePost, { params: { postId }, body: { revision, when: 'planned' } })
  const { db } = server.context.store
  await db
    .update(postTargets)
    .set({ state, endedAt: new Date(), dueAt: null })
    .where(eq(postTargets.postId, postId))
}

test('everybody begins with the four pillars and empty cards', async () => {
  const { document, revision, counts } = await (await openGuest()).send(routes.readStrategy)
  expect(document.pillars.map(({ title, percent }) => [title, percent])).toEqual([
    ['Educational Content', 40],
    ['Behind the Scenes', 25],
    ['Industry News', 20],
    ['Personal Stories', 15],
  ])
  expect([document.audience, document.goals, document.schedule, revision]).toEqual(['', '', '', 0])
  expect(counts).toEqual([0, 0, 0, 0].map(() => ({ planned: 0, published: 0 })))
})

test('a save on top of an old revision is refused, and so are unclear names of pillars', async () => {
  const browser = await openGuest()
  const { document } = await browser.send(routes.readStrategy)
  const body = { document: { ...document, audience: 'People who drink tea' }, revision: 0 }
  expect((await browser.send(routes.saveStrategy, { body })).revision).toBe(1)
  expect(await browser.call('PUT', '/api/strategy', body)).toMatchObject({
    status: 409,
    body: { error: messages.strategy.conflict },
  })
  const twice = { ...document, pillars: ['Tea', 'Tea '].map((title) => ({ title, percent: 50 })) }
  expect(await browser.call('PUT', '/api/strategy', { document: twice, revision: 1 })).toMatchObject({
    body: { error: messages.strategy.pillarNameTwice },
  })
  expect(await browser.send(routes.readStrategy)).toMatchObject({
    revision: 1,
    document: { audience: 'People who drink tea' },
  })
  expect((await (await openGuest()).send(routes.readStrategy)).revision).toBe(0)
})

test('a post counts once for its pillar, planned or published; a dry run and a far plan count nowhere', async () => {
  const browser = await openGuest()
  await plan(browser, 'Industry News', 3)
  await plan(browser, 'Industry News', 29)
  await plan(browser, 'Industry News', 40)
  await plan(browser, 'Gone', 2)
  await end(browser, await plan(browser, 'Personal Stories', 1), 'published')
  await end(browser, await plan(browser, 'Personal Stories', 1), 'rehearsed')
  const { counts, other } = await browser.send(routes.readStrategy)
  expect(counts.slice(2)).toEqual([
    { planned: 2, published: 0 },
    { planned: 0, published: 1 },
  ])
  expect(other).toEqual({ planned: 1, published: 0 })
})
