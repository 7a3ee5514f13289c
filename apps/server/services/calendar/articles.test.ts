import { eq } from '../../store/sql.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteArticle } from '@vivify/contract/routes/articles'
import * as calendar from '@vivify/contract/routes/calendar'
import { cancelJob } from '@vivify/contract/routes/jobs'
import { articlePublications } from '../../store/schema-article-sites.ts'
import {
  connect,
  endPublishing,
  keep,
  openOwner,
  openSites,
  publish,
  readPublication,
  type Owner,
  type Published,
  type Sites,
} from '../article-sites/testing.ts'

let sites: Sites
let owner: Owner
beforeAll(async () => {
  sites = await openSites()
})
afterAll(() => sites.close())
beforeEach(async () => {
  for (const stub of sites.all) {
    stub.clear()
    stub.calm()
  }
  owner = await openOwner(sites.server)
})

const plan = { date: '2031-03-10', time: '23:30', zone: 'America/New_York', fold: 'earlier' as const }
/** The same moment in UTC. */
const planned = '2031-03-11T03:30:00.000Z'
const today = (): string => new Date().toISOString().slice(0, 10)

async function prepare(): Promise<Published> {
  return { siteId: await connect(owner, sites.wordpress), articleId: await keep(sites, owner) }
}

async function list(from: string, to = from, who = owner): Promise<calendar.CalendarArticle[]> {
  const { articles } = await who.browser.send(calendar.listCalendarArticles, {
    query: `?from=${from}&to=${to}`,
  })
  return articles
}

async function readFeed(): Promise<string> {
  const { path } = await owner.browser.send(calendar.rotateFeed)
  const answer = await sites.server.openBrowser().fetch('GET', path)
  return (await answer.text()).replaceAll('\r\n ', '')
}

test('a scheduled article is at its moment, for its owner only, until it is taken back', async () => {
  const at = await prepare()
  const { jobId } = await publish(owner, at, { at: plan, status: 'publish' })
  const [found, ...others] = await list('2031-03-11')
  expect(others).toEqual([])
  expect(found).toMatchObject({ ...at, jobId, state: 'scheduled', siteName: 'A blog', at: planned })
  expect(found!.title).toContain('lighthouse')
  expect(await list('2031-03-10')).toEqual([])
  expect(await list('2031-03-01', '2031-03-12')).toHaveLength(1)
  expect(await list('2031-03-11', '2031-03-11', await openOwner(sites.server))).toEqual([])
  await owner.browser.send(cancelJob, { params: { jobId: jobId! } })
  expect(await list('2031-03-11')).toEqual([])
})

test('a published article is where it was published, also while its next version waits', async () => {
  const at = await prepare()
  await publish(owner, at)
  await endPublishing(sites.server, owner, at)
  expect(await list(today())).toMatchObject([{ state: 'published', status: 'draft' }])
  await publish(owner, at, { status: 'publish' })
  const { link } = await endPublishing(sites.server, owner, at)
  expect(await list(today())).toMatchObject([{ state: 'published', status: 'publish', link }])
  const { jobId } = await publish(owner, at, { at: plan, status: 'publish' })
  expect((await list(today(), '2031-03-11')).map(({ state }) => state)).toEqual(['published', 'scheduled'])
  await owner.browser.send(cancelJob, { params: { jobId: jobId! } })
  expect((await list(today(), '2031-03-11')).map(({ state }) => state)).toEqual(['published'])
})

test('a failure is where it was tried; what a deleted article left is nowhere', async () => {
  const at = await prepare()
  sites.wordpress.inject({ call: 'users/me', kind: 'answer', status: 401 })
  await publish(owner, at)
  await endPublishing(sites.server, owner, at)
  const { message } = await readPublication(owner, at)
  expect(await list(today())).toMatchObject([{ state: 'failed', message }])
  expect(await readFeed()).not.toContain('BEGIN:VEVENT')
  await owner.browser.send(deleteArticle, { params: { articleId: at.articleId } })
  expect(await list(today())).toEqual([])
})

test('a range that is not one of days is refused', async () => {
  for (const query of ['', '?from=2031-03-11', '?from=x&to=2031-03-11', '?from=2031-02-30&to=2031-03-11'])
    expect((await owner.browser.call('GET', `/api/calendar/articles${query}`)).status, query).toBe(422)
})

test('the feed has scheduled and published articles, each with its site', async () => {
  const at = await prepare()
  await publish(owner, at, { status: 'publish' })
  const { link } = await endPublishing(sites.server, owner, at)
  await publish(owner, at, { at: inHalfAYear(), status: 'publish' })
  const text = await readFeed()
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  const [row] = await sites.server.context.store.db
    .select()
    .from(articlePublications)
    .where(eq(articlePublications.articleId, at.articleId))
  expect(text).toContain(`UID:article-${row!.id}-published@vivify`)
  expect(text).toContain(`UID:article-${row!.id}-planned@vivify`)
  expect(text).toMatch(/SUMMARY:Published: A blog: /)
  expect(text).toMatch(/SUMMARY:Scheduled: A blog: /)
  expect(text).toContain(`URL:${link}`)
})

function inHalfAYear() {
  const day = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10)
  return { ...plan, date: day, time: '09:00', zone: 'UTC' }
}
