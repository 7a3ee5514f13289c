import { sql } from '../../store/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { postContentSchema, type PostContent } from '@vivify/contract/post'
import * as routes from '@vivify/contract/routes/posts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { findPosts } from '../../store/posts.ts'
import { LongPosts } from './post-limits.ts'

let server: TestServer
let ada: TestBrowser

beforeAll(async () => {
  server = await openTestServer()
  ada = await signIn()
})
afterAll(() => server.close())

async function signIn(): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.call('POST', '/api/auth/guest', {})
  return browser
}

async function workspaceOf(browser: TestBrowser): Promise<string> {
  const headers = new Headers({ cookie: browser.cookie })
  return (await server.context.services.accounts.readSession(headers))!.workspaceId
}

const buildContent = (content: Partial<PostContent> = {}): PostContent =>
  postContentSchema.parse({ text: 'Octopuses have three hearts.', ...content })

async function createPost(content: Partial<PostContent> = {}, browser = ada) {
  return browser.send(routes.createPost, { body: { content: buildContent(content) } })
}

const of = (postId: string) => ({ params: { postId } })
const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const plan = (time = '18:30') => ({ date: tomorrow(), time, zone: 'Europe/Berlin', fold: 'earlier' as const })

async function refusal(postId: string, when: 'planned' | 'now' = 'planned') {
  const { revision } = await ada.send(routes.readPost, of(postId))
  const answer = await ada.call('POST', `/api/posts/${postId}/schedule`, { revision, when })
  return { status: answer.status, error: answer.body['error'] }
}

test('a new post is a draft for Twitter and LinkedIn', async () => {
  const post = await createPost()
  expect(post).toMatchObject({ state: 'draft', targets: [], revision: 1 })
  expect(post.content.platforms).toEqual(['twitter', 'linkedin'])
})

describe('the text of posts', () => {
  const long = 'x'.repeat(60_000)
  const threads = { text: long, thread: [long, long] }

  test('has a limit for one post, with its thread and versions', async () => {
    const refused = { status: 413, body: { error: messages.posts.tooLong(150_000) } }
    const body = { content: buildContent(threads) }
    expect(await ada.call('POST', '/api/posts', body)).toMatchObject(refused)
    const post = await createPost({ text: long, thread: [long] })
    const saved = { ...body, revision: post.revision }
    expect(await ada.call('PUT', `/api/posts/${post.id}`, saved)).toMatchObject(refused)
  })

  test('has a limit for all long posts of an account, deleted ones included', async () => {
    const grace = await signIn()
    const workspaceId = await workspaceOf(grace)
    const { db } = server.context.store
    const post = await createPost({ text: long }, grace)
    await grace.send(routes.deletePost, of(post.id))
    const wanted = buildContent({ text: long })
    const [roomy, small] = [new LongPosts(db, 200_000), new LongPosts(db, 100_000)]
    await roomy.require(workspaceId, wanted)
    await roomy.require(workspaceId, wanted)
    // What was taken since is counted, too.
    for (const posts of [roomy, small]) {
      await expect(posts.require(workspaceId, wanted)).rejects.toMatchObject({ code: 'rate_limited' })
    }
    await small.require(workspaceId, buildContent())
  })

  test('is not read without end for a list', async () => {
    const grace = await signIn()
    const workspaceId = await workspaceOf(grace)
    const { db } = server.context.store
    const saved = await Promise.all([1, 2].map(() => createPost({ text: long }, grace)))
    const ids = saved.map(({ id }) => id).toReversed()
    const rows = await findPosts(db, workspaceId, { ids, most: 125_000 })
    expect(rows!.map(({ id }) => id)).toEqual(ids)
    expect(await findPosts(db, workspaceId, { ids, most: 100_000 })).toBeNull()
    expect(await findPosts(db, await workspaceOf(ada), { ids, most: 1 })).toEqual([])
  })

  test('and its receipt end somewhere', async () => {
    const post = await createPost({ plan: plan() })
    const schedule = () =>
      ada.call('POST', `/api/posts/${post.id}/schedule`, { revision: post.revision, when: 'planned' })
    expect((await schedule()).status).toBe(200)
    await server.context.store.db.execute(sql`
      insert into post_events (id, workspace_id, post_id, target_id, platform, state, message)
      select id || '-' || number, workspace_id, post_id, target_id, platform, state, message
      from (select * from post_events where post_id = ${post.id} limit 1) as line, generate_series(1, 997) as number`)
    expect((await schedule()).status).toBe(200)
    const full = { status: 409, body: { error: messages.posts.receiptFull(1000) } }
    expect(await schedule()).toMatchObject(full)
    expect(await ada.call('POST', `/api/posts/${post.id}/move`, { plan: plan('19:00') })).toMatchObject(full)
    expect((await ada.call('POST', `/api/posts/${post.id}/unschedule`)).status).toBe(200)
  })

  test('counts deleted posts, because they can be restored', async () => {
    const grace = await signIn()
    const post = await createPost({}, grace)
    await server.context.store.db.execute(sql`
      insert into posts (id, workspace_id, content, deleted_at)
      select 'gone-' || number, workspace_id, content, now()
      from posts, generate_series(1, 39999) as number where id = ${post.id}`)
    expect(await grace.call('POST', '/api/posts', { content: buildContent() })).toMatchObject({
      status: 429,
      body: { error: messages.posts.tooManyDeleted },
    })
  })
})

test('a repeated request creates one post', async () => {
  const body = { content: buildContent(), idempotencyKey: 'key-1' }
  const first = await ada.send(routes.createPost, { body })
  const second = await ada.send(routes.createPost, { body })
  expect(second.id).toBe(first.id)
})

test('scheduling needs content, a platform, a time, and a time to come, in this order', async () => {
  const past = { ...plan(), date: '2024-01-01' }
  const cases: [Partial<PostContent>, string][] = [
    [{ text: '  ', platforms: [], plan: plan() }, messages.posts.contentMissing],
    [{ platforms: [], plan: plan() }, messages.posts.platformMissing],
    [{ plan: null }, messages.posts.dateMissing],
    [{ plan: past }, messages.posts.past],
    [{ plan: { ...plan(), zone: 'Mars/Olympus' } }, messages.posts.unknownZone],
    [{ plan: { ...plan(), date: '2040-01-01' } }, messages.posts.tooFar],
  ]
  for (const [content, error] of cases) {
    const { id } = await createPost(content)
    expect(await refusal(id)).toEqual({ status: 422, error })
  }
})

test('a day or a time that does not exist is refused', async () => {
  for (const change of [{ date: '2027-02-30' }, { time: '25:00' }, { time: '12:60' }]) {
    const content = { ...buildContent(), plan: { ...plan(), ...change } }
    expect((await ada.call('POST', '/api/posts', { content })).status).toBe(422)
  }
})

test('what one platform would refuse is told with the count before anything is scheduled', async () => {
  const { id } = await createPost({ text: 'a'.repeat(281), plan: plan() })
  const { status, error } = await refusal(id)
  expect(status).toBe(422)
  expect(error).toBe('The text has 281 of 280 characters for Twitter.')
  expect(await ada.send(routes.readPost, of(id))).toMatchObject({ state: 'draft', targets: [] })
})

test('scheduling makes one target for each platform, however often it is pressed', async () => {
  const { id, revision } = await createPost({ plan: plan() })
  const request = { ...of(id), body: { revision, when: 'planned' } }
  const all = await Promise.all([1, 2, 3].map(() => ada.send(routes.schedulePost, request)))
  for (const post of all) {
    expect(post.state).toBe('scheduled')
    expect(post.targets.map(({ platform }) => platform)).toEqual(['linkedin', 'twitter'])
  }
})

test('moving keeps the wall-clock time, and the receipt tells it', async () => {
  const { id, revision } = await createPost({ plan: { ...plan(), date: '2027-03-27', time: '09:00' } })
  await ada.send(routes.schedulePost, { ...of(id), body: { revision, when: 'planned' } })
  // Clocks go forward in Berlin on 28 March 2027.
  const moved = await ada.send(routes.movePost, {
    ...of(id),
    body: { plan: { ...plan(), date: '2027-03-29', time: '09:00' } },
  })
  expect(moved.targets[0]!.dueAt).toBe('2027-03-29T07:00:00.000Z')
  const { events } = await ada.send(routes.readReceipt, of(id))
  expect(events.map(({ message }) => message)).toContain(messages.posts.receipt.rescheduled)
})

test('a skipped and a doubled hour are told and solved', async () => {
  const berlin = { zone: 'Europe/Berlin', fold: 'earlier' }
  const skipped = await ada.send(routes.resolvePlan, {
    body: { ...berlin, date: '2027-03-28', time: '02:30' },
  })
  expect(skipped).toMatchObject({ kind: 'skipped', time: '03:30', at: '2027-03-28T01:30:00.000Z' })
  expect(skipped.message).toContain('skip 02:30')
  const twice = { ...berlin, date: '2027-10-31', time: '02:30' }
  const first = await ada.send(routes.resolvePlan, { body: twice })
  const second = await ada.send(routes.resolvePlan, { body: { ...twice, fold: 'later' } })
  expect(first).toMatchObject({ kind: 'repeated', at: '2027-10-31T00:30:00.000Z' })
  expect(second).toMatchObject({ kind: 'repeated', at: '2027-10-31T01:30:00.000Z' })
})

test('a post taken out of the schedule is a draft again, and can be scheduled again', async () => {
  const { id, revision } = await createPost({ plan: plan() })
  const request = { ...of(id), body: { revision, when: 'planned' } }
  await ada.send(routes.schedulePost, request)
  expect(await ada.send(routes.unschedulePost, of(id))).toMatchObject({ state: 'draft', targets: [] })
  expect((await ada.send(routes.schedulePost, request)).targets).toHaveLength(2)
})

test('a save names its revision, and a deleted post can be restored as a draft', async () => {
  const { id, content } = await createPost({ plan: plan() })
  const changed = { ...content, text: 'They have nine brains.' }
  const saved = await ada.send(routes.savePost, { ...of(id), body: { content: changed, revision: 1 } })
  expect(saved.revision).toBe(2)
  const late = await ada.call('PUT', `/api/posts/${id}`, { content, revision: 1 })
  expect([late.status, late.body['error']]).toEqual([409, messages.posts.changedElsewhere])
  await ada.send(routes.schedulePost, { ...of(id), body: { revision: 2, when: 'planned' } })
  await ada.send(routes.deletePost, of(id))
  expect((await ada.call('GET', `/api/posts/${id}`)).status).toBe(404)
  expect(await ada.send(routes.restorePost, of(id))).toMatchObject({ state: 'draft', targets: [] })
})

test('posts planned between two days are listed for the calendar', async () => {
  const bob = await signIn()
  const at = (date: string) => createPost({ plan: { ...plan(), date } }, bob)
  await at('2027-05-01')
  const second = await at('2027-05-10')
  await at('2027-06-01')
  const { posts } = await bob.send(routes.listPosts, { query: '?from=2027-05-02&to=2027-05-31' })
  expect(posts.map(({ id }) => id)).toEqual([second.id])
})

test('another account finds none of it', async () => {
  const eve = await signIn()
  const { id, revision } = await createPost({ plan: plan() })
  const { targets } = await ada.send(routes.schedulePost, { ...of(id), body: { revision, when: 'planned' } })
  const content = buildContent()
  const target = `/api/posts/${id}/targets/${targets[0]!.id}`
  const calls: [string, string, unknown?][] = [
    ['GET', `/api/posts/${id}`],
    ['PUT', `/api/posts/${id}`, { content, revision }],
    ['POST', `/api/posts/${id}/schedule`, { revision, when: 'now' }],
    ['POST', `/api/posts/${id}/move`, { plan: plan() }],
    ['POST', `/api/posts/${id}/unschedule`],
    ['GET', `/api/posts/${id}/receipt`],
    ['POST', `${target}/retry`],
    ['POST', `${target}/confirm`, { isLive: true }],
    ['DELETE', `/api/posts/${id}`],
    ['POST', `/api/posts/${id}/restore`],
  ]
  for (const [method, path, body] of calls) {
    expect((await eve.call(method, path, body)).status, `${method} ${path}`).toBe(404)
  }
  expect((await eve.send(routes.listPosts)).posts).toEqual([])
  expect((await ada.send(routes.readPost, of(id))).state).toBe('scheduled')
})

test('media and accounts of another workspace are refused', async () => {
  const { id } = await createPost({ media: [{ assetId: 'not-mine', altText: '' }], plan: plan() })
  expect(await refusal(id)).toMatchObject({ error: messages.posts.mediaMissing })
  const other = await createPost({ accounts: { twitter: 'not-mine' }, plan: plan() })
  expect(await refusal(other.id)).toMatchObject({ error: messages.posts.accountMissing('Twitter') })
})
