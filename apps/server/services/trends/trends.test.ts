// Topics through the HTTP application, from posts as the publisher and the measurement leave them.

import { afterAll, beforeAll, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { postContentSchema } from '@vivify/contract/post'
import { signInAsGuest } from '@vivify/contract/routes/account'
import * as posts from '@vivify/contract/routes/posts'
import * as routes from '@vivify/contract/routes/trends'
import { trendMessages } from '@vivify/contract/trend-messages'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { addSentPost, type TestPost } from '../analytics/testing.ts'
import { minMeasured } from './result-topics.ts'

const words = trendMessages
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

const read = (browser: TestBrowser) => browser.send(routes.readTopics, { query: '?zone=UTC' })
const ofSource = ({ topics }: Awaited<ReturnType<typeof read>>, source: routes.TopicSource) =>
  topics.filter((topic) => topic.source === source)

async function add(browser: TestBrowser, sent: readonly TestPost[]): Promise<void> {
  for (const post of sent) await addSentPost(server, browser, post)
}

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function plan(browser: TestBrowser, days: number, pillar: string | null = null): Promise<void> {
  const content = postContentSchema.parse({
    text: 'Planned',
    pillar,
    plan: { date: day(days), time: '12:00', zone: 'UTC' },
  })
  await browser.send(posts.createPost, { body: { content } })
}

const usual: TestPost[] = [12, 8, 10, 9, 11].map((likes, index) => ({
  text: `Gardens need ${['water', 'light', 'shade', 'mulch', 'patience'][index]} #Garden`,
  values: { likes },
}))

test('a new account gets the season and the free week, and hears why it has no results', async () => {
  const browser = await openGuest()
  const found = await read(browser)
  expect(ofSource(found, 'results')).toEqual([])
  expect(found.resultsNote).toBe(words.notMeasured)
  expect(ofSource(found, 'calendar')).toMatchObject([{ basis: words.freeWeek, date: day(1) }])
  expect(found.calendarNote).toBeNull()
  const season = ofSource(found, 'season')
  expect(season.length).toBeGreaterThan(0)
  expect(season.length).toBeLessThanOrEqual(8)
  for (const { basis, starts } of season) {
    expect(basis).toMatch(/^(?:In \d+ days, |Tomorrow, |Today: |Around )/)
    expect(starts[0]!.text.startsWith(starts[0]!.hook)).toBe(true)
  }
})

test('a subject whose posts did clearly better is a topic with its numbers; dry runs and new posts never count', async () => {
  const browser = await openGuest()
  await add(browser, [
    ...usual,
    { text: 'My espresso takes 25 seconds', values: { likes: 20, comments: 4 } },
    { text: 'An espresso for two', values: { likes: 19 } },
    { text: 'Is espresso art?', values: { engagement: 20, likes: 900 } },
    { text: 'A rehearsed espresso', state: 'rehearsed', values: { likes: 5000 } },
    { text: 'Espresso of today', daysAgo: 1, values: { likes: 5000 } },
  ])
  const found = await read(browser)
  expect(found.resultsNote).toBeNull()
  expect(ofSource(found, 'results')).toMatchObject([
    {
      title: 'Espresso',
      basis:
        'Your 3 posts about espresso got 2.1 times your usual engagement: 21 reactions on average, against 10 for your other posts on the same platforms.',
      ideaTopic: 'espresso',
    },
  ])
  expect((await read(await openGuest())).resultsNote).toBe(words.notMeasured)
})

test('one hit is no subject, and platforms are compared with themselves', async () => {
  const browser = await openGuest()
  await add(browser, [
    ...usual,
    { text: 'Owls by night', values: { likes: 500 } },
    { text: 'Owls by day', values: { likes: 2 } },
    { text: 'Owls in rain', values: { likes: 3 } },
    // Usual there, although far above what is usual elsewhere.
    ...['Foxes at home', 'Foxes abroad', 'Bears', 'Deer', 'Hares'].map((text): TestPost => ({
      text,
      platform: 'youtube',
      values: { likes: 3000 },
    })),
  ])
  const found = await read(browser)
  expect(ofSource(found, 'results')).toEqual([])
  expect(found.resultsNote).toBe(words.noneStandsOut(13))
})

test('few measured posts say nothing', async () => {
  const browser = await openGuest()
  await add(browser, [{ text: 'One', values: { likes: 3 } }, { text: 'Two, not measured' }])
  expect((await read(browser)).resultsNote).toBe(words.tooFewMeasured(1, minMeasured))
})

test('the calendar names the day without a post and the pillar that is most below its share', async () => {
  const browser = await openGuest()
  for (const days of [1, 2, 4, 5, 6]) await plan(browser, days, 'Educational Content')
  await plan(browser, 7, 'Industry News')
  const calendar = ofSource(await read(browser), 'calendar')
  expect(calendar).toMatchObject([
    {
      title: 'Behind the Scenes',
      pillar: 'Behind the Scenes',
      basis: words.pillar({ pillar: 'Behind the Scenes', planned: 0, all: 6, percent: 25 }),
      ideaTopic: null,
    },
    { date: day(3), pillar: null },
  ])
  expect(calendar[1]!.basis).toMatch(/^Nothing is planned for \w+day, \w+ \d+\.$/)
  await plan(browser, 3)
  expect(ofSource(await read(browser), 'calendar')).toHaveLength(1)
})

test('an unknown zone is refused, and so is someone who is not signed in', async () => {
  const browser = await openGuest()
  expect(await browser.call('GET', '/api/trends?zone=Nowhere')).toMatchObject({
    status: 422,
    body: { error: messages.calendar.unknownZone('Nowhere') },
  })
  expect((await server.openBrowser().call('GET', '/api/trends?zone=UTC')).status).toBe(401)
})

test('texts of strangers and of great length are read in time that grows with their length', async () => {
  const browser = await openGuest()
  const text = `${'#a_'.repeat(600)}${'Aa-'.repeat(10_000)}`
  await add(
    browser,
    Array.from({ length: 8 }, (_, likes): TestPost => ({ text, values: { likes } })),
  )
  const begun = performance.now()
  await read(browser)
  expect(performance.now() - begun).toBeLessThan(4000)
})
