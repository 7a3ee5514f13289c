import { eq, sql } from '../../store/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { threadMs } from '@vivify/contract/node/thread-time'
import { postContentSchema, type PostContent } from '@vivify/contract/post'
import { signInAsGuest } from '@vivify/contract/routes/account'
import * as calendar from '@vivify/contract/routes/calendar'
import * as posts from '@vivify/contract/routes/posts'
import type { SavedPost } from '@vivify/contract/routes/posts'
import { calendarFeeds, postMeasures, postTargets } from '../../store/schema-social.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

let server: TestServer
/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer()
}, startMs)
afterAll(() => server.close(), startMs)

const zone = 'Europe/Berlin'
const nextYear = new Date().getFullYear() + 1

async function openGuest(): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  return browser
}

function buildContent(content: Partial<PostContent> = {}): PostContent {
  return postContentSchema.parse({ text: 'Tea', platforms: ['twitter'], ...content })
}

async function schedule(browser: TestBrowser, content: Partial<PostContent>): Promise<SavedPost> {
  const post = await browser.send(posts.createPost, { body: { content: buildContent(content) } })
  return browser.send(posts.schedulePost, {
    params: { postId: post.id },
    body: { revision: post.revision, when: 'planned' },
  })
}

function futurePlan() {
  return {
    date: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10),
    time: '09:00',
    zone,
    fold: 'earlier' as const,
  }
}

function setSlots(browser: TestBrowser, platform: string, slots: { weekday: number; time: string }[]) {
  return browser.send(calendar.replaceSlots, { params: { platform }, body: { zone, slots } })
}

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '12:00' }))

describe('queue slots', () => {
  test('are replaced per platform, and one workspace never sees another’s', async () => {
    const [browser, stranger] = [await openGuest(), await openGuest()]
    await setSlots(browser, 'linkedin', [{ weekday: 2, time: '10:00' }])
    await setSlots(browser, 'twitter', [{ weekday: 1, time: '09:00' }])
    const { slots } = await setSlots(browser, 'twitter', [
      { weekday: 3, time: '18:30' },
      { weekday: 3, time: '18:30' },
    ])
    expect(slots).toMatchObject([
      { platform: 'linkedin', weekday: 2, time: '10:00', zone },
      { platform: 'twitter', weekday: 3, time: '18:30', zone },
    ])
    const answer = await stranger.send(calendar.listSlots, { query: `?zone=${zone}` })
    expect(answer.slots).toEqual([])
  })

  test('of an unknown zone, or too many, are refused', async () => {
    const browser = await openGuest()
    const path = '/api/calendar/slots/twitter'
    const unknown = await browser.call('PUT', path, { zone: 'Mars/Base', slots: [] })
    expect(unknown).toMatchObject({ status: 422, body: { error: expect.stringContaining('Mars/Base') } })
    const many = Array.from({ length: 71 }, () => ({ weekday: 1, time: '09:00' }))
    expect((await browser.call('PUT', path, { zone, slots: many })).status).toBe(422)
  })
})

describe('the next free slot', () => {
  const ask = async (browser: TestBrowser, platforms: string) =>
    (await browser.send(calendar.findFreeSlot, { query: `?platforms=${platforms}&zone=${zone}` })).slot

  test('is not one that a scheduled post, or a draft with a time, takes', async () => {
    const browser = await openGuest()
    await setSlots(browser, 'twitter', everyDay)
    const first = await ask(browser, 'twitter')
    await schedule(browser, { plan: first!.plan })
    const second = await ask(browser, 'twitter')
    expect(Date.parse(second!.at)).toBeGreaterThan(Date.parse(first!.at))
    await browser.send(posts.createPost, { body: { content: buildContent({ plan: second!.plan }) } })
    const third = await ask(browser, 'twitter')
    expect(Date.parse(third!.at)).toBeGreaterThan(Date.parse(second!.at))
    expect(third!.basis).toBe('The next free queue slot of Twitter.')
  })

  test('is not taken by a post of another platform or another workspace', async () => {
    const [browser, stranger] = [await openGuest(), await openGuest()]
    await setSlots(browser, 'twitter', everyDay)
    const before = await ask(browser, 'twitter')
    await schedule(browser, { plan: before!.plan, platforms: ['linkedin'] })
    await schedule(stranger, { plan: before!.plan })
    expect(await ask(browser, 'twitter')).toEqual(before)
  })

  test('is a suggestion that says so when there are no slots', async () => {
    const slot = await ask(await openGuest(), 'linkedin')
    expect(slot!.basis).toContain('No queue slots are set')
    expect(slot!.basis).toContain('general advice, not your data')
  })
})

describe('times to suggest', () => {
  test('are measured on the workspace’s own posts only', async () => {
    const [browser, stranger] = [await openGuest(), await openGuest()]
    for (let index = 0; index < 9; index++) {
      // Three posts of one hour do well, the others do not.
      const daysAgo = index < 3 ? 7 * (index + 1) : 8 + index
      await publishMeasured(browser, daysAgo, index < 3 ? 100 : 1)
    }
    const read = async (who: TestBrowser) => {
      const { hints } = await who.send(calendar.listSlots, { query: '?zone=UTC' })
      return hints.find(({ platform }) => platform === 'twitter')!
    }
    expect(await read(browser)).toMatchObject({
      isOwnData: true,
      times: [{ time: '18:00' }],
      basis: expect.stringContaining('your own 9 measured Twitter posts'),
    })
    expect(await read(stranger)).toMatchObject({ isOwnData: false })
  })
})

async function publishMeasured(browser: TestBrowser, daysAgo: number, likes: number): Promise<void> {
  const post = await schedule(browser, { plan: futurePlan() })
  const { db } = server.context.store
  const endedAt = new Date(Date.now() - daysAgo * 86_400_000)
  endedAt.setUTCHours(daysAgo % 7 === 0 ? 18 : daysAgo, 5)
  const [target] = await db
    .update(postTargets)
    .set({ state: 'published', endedAt, dueAt: null })
    .where(eq(postTargets.postId, post.id))
    .returning()
  const { id: targetId, workspaceId } = target!
  const older = { targetId, workspaceId, day: '2026-01-01', values: { likes: 0 } }
  await db.insert(postMeasures).values([older, { ...older, day: '2026-01-02', values: { likes } }])
}

describe('an import of a CSV file', () => {
  const key = 'import-0001'
  const send = (browser: TestBrowser, body: Record<string, unknown>) =>
    browser.send(calendar.importCsv, { body: { zone, idempotencyKey: key, ...body } })
  const csv = [
    'text,platforms,date,time',
    `One,twitter,${nextYear}-03-02,09:00`,
    'Two,twitter,,',
    `Three,nowhere,${nextYear}-03-02,09:00`,
    'Four,twitter,2020-01-01,09:00',
  ].join('\n')
  const listed = async (browser: TestBrowser) =>
    (await browser.send(posts.listPosts, { query: '?limit=100' })).posts

  test('shows what each row becomes, and changes nothing before it is confirmed', async () => {
    const browser = await openGuest()
    const preview = await send(browser, { csv })
    expect(preview).toMatchObject({ total: 4, ok: 2, problems: 2, imported: 0, nextLine: null })
    expect(preview.rows.map(({ line, becomes }) => [line, becomes])).toEqual([
      [2, 'scheduled'],
      [3, 'draft'],
      [4, 'skipped'],
      [5, 'skipped'],
    ])
    expect(await listed(browser)).toEqual([])
  })

  test('makes each post once, however often it is repeated', async () => {
    const browser = await openGuest()
    expect(await send(browser, { csv, isCommit: true })).toMatchObject({ imported: 2, nextLine: null })
    expect(await send(browser, { csv, isCommit: true })).toMatchObject({ imported: 2, failures: [] })
    const kept = await listed(browser)
    expect(kept.map(({ content, state }) => [content.text, state]).toSorted()).toEqual([
      ['One', 'scheduled'],
      ['Two', 'draft'],
    ])
    // A new key is a new import.
    await send(browser, { csv, isCommit: true, idempotencyKey: 'import-0002' })
    expect(await listed(browser)).toHaveLength(4)
  })

  test('schedules nothing when drafts are wanted', async () => {
    const browser = await openGuest()
    await send(browser, { csv, isCommit: true, saveAs: 'drafts' })
    expect((await listed(browser)).map(({ state }) => state)).toEqual(['draft', 'draft'])
  })

  test('goes on from a line', async () => {
    const browser = await openGuest()
    expect(await send(browser, { csv, isCommit: true, fromLine: 3 })).toMatchObject({ imported: 1 })
    expect((await listed(browser)).map(({ content }) => content.text)).toEqual(['Two'])
  })

  test('of 10,000 rows with faults names every fault, and others are answered meanwhile', async () => {
    const browser = await openGuest()
    const faults = [
      (index: number) => `Post ${index},twitter,${nextYear}-03-02,09:00`,
      (index: number) => `Post ${index},nowhere,${nextYear}-03-02,09:00`,
      (index: number) => `Post ${index},twitter,2020-01-01,09:00`,
      () => `${'long '.repeat(80)},x,${nextYear}-03-02,09:00`,
      (index: number) => `"Post ${index}`.concat(' "quoted"" text",x,,'),
    ]
    const rows = Array.from({ length: 10_000 }, (_, index) => faults[index % faults.length]!(index))
    const asked = send(browser, { csv: `text,platforms,date,time\n${rows.join('\n')}` })
    let slowestMs = 0
    let isDone = false
    const done = asked.finally(() => (isDone = true))
    while (!isDone) {
      const began = threadMs()
      await browser.fetch('GET', '/healthz')
      await new Promise((resolve) => setTimeout(resolve, 5))
      slowestMs = Math.max(slowestMs, threadMs() - began)
    }
    const preview = await done
    expect(preview).toMatchObject({ total: 10_000, ok: 4000, problems: 6000 })
    expect(preview.rows.filter(({ status, message }) => status === 'problem' && !message)).toEqual([])
    // Checking takes seconds; without pauses, one answer would wait for all of it.
    expect(slowestMs).toBeLessThan(2000)
    const many = send(browser, { csv: `text\n${'a\n'.repeat(10_001)}` })
    await expect(many).rejects.toThrow('more than 10,000 rows')
  })
})

describe('the feed', () => {
  const read = (address: string, headers?: Record<string, string>) =>
    server.openBrowser().fetch('GET', address, undefined, headers)

  test('shows scheduled and published posts, and no drafts, to whoever knows the address', async () => {
    const browser = await openGuest()
    await schedule(browser, { plan: futurePlan(), text: 'Tea, with milk; and\nsugar' })
    await browser.send(posts.createPost, {
      body: { content: buildContent({ text: 'Draft', plan: futurePlan() }) },
    })
    const { path } = await browser.send(calendar.rotateFeed)
    const answer = await read(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = (await answer.text()).replaceAll('\r\n ', '')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(text).toContain('SUMMARY:Scheduled: Twitter (dry run): Tea\\, with milk\\; and')
    expect(text).not.toContain('Draft')
    const again = await read(path, { 'if-none-match': answer.headers.get('etag')! })
    expect(again.status).toBe(304)
  })

  test('of thousands of long posts is short enough to be asked for often', async () => {
    const browser = await openGuest()
    const post = await schedule(browser, { plan: futurePlan(), text: 'é'.repeat(200) })
    const { db } = server.context.store
    await db.execute(sql`
      insert into posts (id, workspace_id, content)
      select 'many-' || number, workspace_id, content || jsonb_build_object('text', repeat('é', 60000))
      from posts, generate_series(1, 3000) as number where id = ${post.id}`)
    await db.execute(sql`
      insert into post_targets (id, workspace_id, post_id, platform, state, planned_at, key)
      select 'many-' || number, workspace_id, 'many-' || number, platform, state, planned_at, key
      from post_targets, generate_series(1, 3000) as number where post_id = ${post.id}`)
    const { path } = await browser.send(calendar.rotateFeed)
    const text = await (await read(path)).text()
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3001)
    expect(text.length).toBeLessThan(4_000_000)
    // After 20 million characters, posts have only their platform.
    expect(text.replaceAll('\r\n ', '').match(/DESCRIPTION:é{600}/g)!.length).toBeLessThan(500)
  })

  test('ends when the address is replaced or taken away, and only a hash of it is stored', async () => {
    const browser = await openGuest()
    expect(await browser.send(calendar.readFeed)).toEqual({ createdAt: null })
    const first = await browser.send(calendar.rotateFeed)
    const second = await browser.send(calendar.rotateFeed)
    expect((await read(first.path)).status).toBe(404)
    expect((await read(second.path)).status).toBe(200)
    const rows = JSON.stringify(await server.context.store.db.select().from(calendarFeeds))
    expect(rows).not.toContain(second.path.slice(10, 40))
    await browser.send(calendar.disableFeed)
    expect((await read(second.path)).status).toBe(404)
    expect((await read('/calendar/x.ics')).status).toBe(404)
    expect((await read(`/calendar/${'a'.repeat(43)}.ics`)).status).toBe(404)
  })

  test('counts the calls of an address', async () => {
    const statuses = new Set<number>()
    for (let call = 0; call < 80; call++) statuses.add((await read('/calendar/x.ics')).status)
    expect(statuses).toContain(429)
  })
})
