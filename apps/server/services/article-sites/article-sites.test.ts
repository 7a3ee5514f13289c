import { randomUUID } from 'node:crypto'
import { eq } from '../../store/sql.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import * as routes from '@vivify/contract/routes/article-sites'
import { cancelJob } from '@vivify/contract/routes/jobs'
import { createSealer, makeSealingKey } from '../../lib/sealed.ts'
import { purgeSites } from '../../store/article-sites.ts'
import { articlePublications, articleSites } from '../../store/schema-article-sites.ts'
import { jobs } from '../../store/schema.ts'
import { buildRichArticle, keepArticle } from '../article-exports/testing.ts'
import {
  connect,
  endPublishing,
  keep,
  openOwner,
  openSites,
  publish,
  readPublication,
  type Owner,
  type Sites,
} from './testing.ts'

const words = messages.articleSites
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

const db = () => sites.server.context.store.db
const end = (at: { articleId: string; siteId: string }) => endPublishing(sites.server, owner, at)

async function prepare(kind: 'wordpress' | 'ghost' | 'webhook' = 'wordpress') {
  const siteId = await connect(owner, sites[kind])
  return { articleId: await keep(sites, owner), siteId }
}

describe('sites', () => {
  test('are connected once the log-in works, under their own names, and their secrets are sealed', async () => {
    const id = await connect(owner, sites.wordpress)
    await connect(owner, sites.ghost)
    await connect(owner, sites.webhook)
    const { sites: listed } = await owner.browser.send(routes.listArticleSites)
    expect(listed).toMatchObject([
      { kind: 'wordpress', name: 'A blog', user: 'editor', address: sites.wordpress.address, problem: null },
      { kind: 'ghost', name: 'A magazine', user: '' },
      { kind: 'webhook', name: sites.webhook.host, address: sites.webhook.address },
    ])
    expect(JSON.stringify(listed)).not.toContain(sites.wordpress.login.secret)
    const [row] = await db().select().from(articleSites).where(eq(articleSites.id, id))
    expect(row!.secret).toMatch(/^v1\./)
    expect(row!.secret).not.toContain('EFGH')
  })

  test('that are connected again keep their id and get the new secret', async () => {
    const first = await connect(owner, sites.wordpress)
    await owner.browser.send(routes.removeArticleSite, { params: { siteId: first } })
    const [row] = await db().select().from(articleSites).where(eq(articleSites.id, first))
    expect(row!.secret).toBe('')
    expect((await owner.browser.send(routes.listArticleSites)).sites).toEqual([])
    expect(await connect(owner, sites.wordpress)).toBe(first)
    expect((await owner.browser.send(routes.listArticleSites)).sites).toHaveLength(1)
  })

  test('are refused with a sentence when log-in, key or address can’t be used', async () => {
    const call = (body: object) => owner.browser.call('POST', '/api/article-sites', body)
    const { address, host, login } = sites.wordpress
    const wordpress = { kind: 'wordpress', address, user: login.user, password: 'wrong' }
    expect((await call(wordpress)).body['error']).toBe(words.refusedLogin(host))
    const ghost = { kind: 'ghost', address: sites.ghost.address, adminKey: 'wrong' }
    expect((await call(ghost)).body['error']).toBe(words.ghostKeyWrong)
    const notGhost = { kind: 'ghost', address, adminKey: sites.ghost.login.secret }
    expect((await call(notGhost)).body['error']).toBe(words.notAnApi(host, 'Ghost'))
    const insecure = { ...wordpress, address: 'http://blog.example' }
    expect((await call(insecure)).body['error']).toBe(words.insecure)
    const named = { ...wordpress, address: `http://me:secret@${host}` }
    expect((await call(named)).body['error']).toBe(words.loginInAddress)
    for (const inside of ['https://169.254.169.254', 'https://[::1]/', 'https://127.0.0.1'])
      expect((await call({ ...wordpress, address: inside })).status, inside).toBe(422)
    expect((await owner.browser.send(routes.listArticleSites)).sites).toEqual([])
  })

  test('are found behind the address of their administration', async () => {
    const { address, login } = sites.wordpress
    const body = { kind: 'wordpress', user: login.user, password: login.secret }
    for (const typed of [`${address}/wp-admin/index.php`, `${address}/`, `${address}/wp-login.php?a=b#c`]) {
      const { site } = await owner.browser.send(routes.connectArticleSite, {
        body: { ...body, address: typed },
      })
      expect(site.address).toBe(address)
    }
    expect((await owner.browser.send(routes.listArticleSites)).sites).toHaveLength(1)
  })

  test('whose secret can’t be read any more say so, and nothing is sent', async () => {
    const at = await prepare()
    const other = createSealer([makeSealingKey()])
    const secret = other.seal('x', `article_sites/${at.siteId}`)
    await db().update(articleSites).set({ secret }).where(eq(articleSites.id, at.siteId))
    const { sites: listed } = await owner.browser.send(routes.listArticleSites)
    expect(listed[0]!.problem).toBe(words.unreadable)
    const refused = await owner.browser.call('POST', `/api/articles/${at.articleId}/publish`, {
      siteId: at.siteId,
      idempotencyKey: 'a',
    })
    expect(refused).toMatchObject({ status: 409, body: { error: words.unreadable } })
  })
})

describe('an article', () => {
  test('is published as a draft with its pictures, then goes live as the same post', async () => {
    for (const kind of ['wordpress', 'ghost', 'webhook'] as const) {
      const at = await prepare(kind)
      expect(await publish(owner, at)).toMatchObject({ state: 'publishing', status: 'draft' })
      const draft = await end(at)
      const missing = messages.articleExports.pictureMissing('A picture of nobody')
      expect(draft, kind).toMatchObject({ state: 'published', revision: 1, message: missing })
      expect(sites[kind].posts()).toHaveLength(1)
      const [post] = sites[kind].posts()
      expect(post!.pictures, kind).toHaveLength(2)
      expect(post!.html).toContain('&lt;script&gt;')
      expect(post!.html).not.toContain('<script')
      await publish(owner, at, { status: 'publish' })
      const live = await end(at)
      expect(live).toMatchObject({ state: 'published', status: 'publish' })
      expect(live.link).toMatch(/^http/)
      expect(sites[kind].posts()).toHaveLength(1)
      expect(sites[kind].posts()[0]!.status).toMatch(/^publish/)
    }
  })

  test('links to other articles where they are published at the same site', async () => {
    const first = await prepare()
    await publish(owner, first, { status: 'publish' })
    const { link } = await end(first)
    const markdown = `See [the first](article:${first.articleId}) and [the unknown](article:nobody).`
    const document = buildRichArticle({ markdown, featured: null, slug: 'second', faq: [], sources: [] })
    const articleId = await keepArticle(sites.server.context, owner.workspaceId, document)
    await publish(owner, { ...first, articleId })
    await end({ ...first, articleId })
    expect(sites.wordpress.posts()[1]!.html).toContain(`<a href="${link}">the first</a> and the unknown.`)
  })

  test('is published once for one key, and one request at a time', async () => {
    const at = await prepare()
    sites.wordpress.inject({
      call: 'users/me',
      kind: 'answer',
      status: 429,
      headers: { 'retry-after': '60' },
    })
    const first = await publish(owner, at, { idempotencyKey: 'one' })
    const second = await publish(owner, at, { idempotencyKey: 'one' })
    expect(second.jobId).toBe(first.jobId)
    const body = { siteId: at.siteId, idempotencyKey: 'two' }
    const other = await owner.browser.call('POST', `/api/articles/${at.articleId}/publish`, body)
    expect(other.status).toBe(409)
    await expect.poll(async () => (await readPublication(owner, at)).message).toBe(words.busy('A blog'))
  })

  test('waits for its planned moment on the wall clock, and can be taken back until then', async () => {
    const at = await prepare()
    const plan = { date: '2031-03-30', time: '02:30', zone: 'Europe/Berlin' }
    // The hour is skipped that night.
    const planned = await publish(owner, at, { at: plan, status: 'publish' })
    expect(planned).toMatchObject({
      state: 'scheduled',
      plannedAt: '2031-03-30T01:30:00.000Z',
      status: 'publish',
    })
    await expect
      .poll(async () => (await readPublication(owner, at)).message)
      .toBe(words.waiting('2031-03-30, 03:30 (Europe/Berlin)'))
    await owner.browser.send(cancelJob, { params: { jobId: planned.jobId! } })
    expect(await readPublication(owner, at)).toMatchObject({ state: 'cancelled', message: words.cancelled })
    expect(sites.wordpress.posts()).toEqual([])
    const past = await owner.browser.call('POST', `/api/articles/${at.articleId}/publish`, {
      siteId: at.siteId,
      idempotencyKey: 'past',
      at: { ...plan, date: '2020-03-30' },
    })
    expect(past).toMatchObject({ status: 422, body: { error: words.past } })
  })

  test('is published at its moment, but not half a day later', async () => {
    const at = await prepare()
    const plan = { date: '2031-01-01', time: '09:00', zone: 'UTC' }
    for (const [byMs, state, message] of [
      [-1000, 'published', null],
      [-13 * 3_600_000, 'failed', words.missed(13)],
    ] as const) {
      const { jobId } = await publish(owner, at, { at: plan, idempotencyKey: state })
      await expect.poll(async () => (await readPublication(owner, at)).message).not.toBeNull()
      const moved = { at: new Date(Date.now() + byMs).toISOString() }
      const [row] = await db().select().from(jobs).where(eq(jobs.id, jobId!))
      await db()
        .update(jobs)
        .set({ payload: { ...(row!.payload as object), ...moved }, dueAt: new Date() })
        .where(eq(jobs.id, jobId!))
      const ended = await end(at)
      expect(ended.state).toBe(state)
      if (message !== null) expect(ended.message).toBe(message)
    }
    expect(sites.wordpress.posts()).toHaveLength(1)
  })

  test('without text or title, of somebody else or for a site that is gone is refused', async () => {
    const at = await prepare()
    const other = await openOwner(sites.server)
    const send = (from: Owner, articleId: string, siteId: string) =>
      from.browser.call('POST', `/api/articles/${articleId}/publish`, {
        siteId,
        idempotencyKey: randomUUID(),
      })
    expect((await send(other, at.articleId, at.siteId)).status).toBe(404)
    const theirs = await keep(sites, other)
    expect(await send(other, theirs, at.siteId)).toMatchObject({
      status: 404,
      body: { error: words.notFound },
    })
    const untitled = await keepArticle(
      sites.server.context,
      owner.workspaceId,
      buildRichArticle({ title: ' ' }),
    )
    expect((await send(owner, untitled, at.siteId)).body['error']).toBe(words.titleMissing)
    const empty = await keepArticle(sites.server.context, owner.workspaceId, null)
    expect((await send(owner, empty, at.siteId)).body['error']).toBe(words.notWritten)
    await owner.browser.send(routes.removeArticleSite, { params: { siteId: at.siteId } })
    expect((await send(owner, at.articleId, at.siteId)).body['error']).toBe(words.gone)
    expect((await other.browser.call('GET', `/api/articles/${at.articleId}/publications`)).status).toBe(404)
  })
})

describe('a hostile site', () => {
  test('has a name that no database can store, and posts with endless parts and a script for an address', async () => {
    const name = `A\u0000 \ud800blog${'👩'.repeat(100)}`
    const body = { name, namespaces: ['wp/v2'] }
    sites.wordpress.inject({ call: 'GET /?rest_route=/', kind: 'answer', status: 200, body })
    const at = await prepare()
    const { sites: listed } = await owner.browser.send(routes.listArticleSites)
    expect(listed[0]!.name).toMatch(/^A �blog(?:👩)+$/u)
    sites.wordpress.inject({
      call: 'POST /?rest_route=/wp/v2/posts',
      kind: 'answer',
      status: 201,
      body: { id: 7, link: 'javascript:alert(1)', slug: '👩'.repeat(200_000), status: 'draft' },
    })
    await publish(owner, at)
    const publication = await end(at)
    expect(publication).toMatchObject({ state: 'published', link: null })
    expect(publication.message!.length).toBeLessThan(500)
  })

  test('at an address that letters beyond ASCII make too long is refused', async () => {
    const body = { kind: 'webhook', address: `${sites.webhook.address}/${'é'.repeat(1000)}` }
    const answer = await owner.browser.call('POST', '/api/article-sites', body)
    expect(answer).toMatchObject({ status: 422, body: { error: expect.stringContaining('too long') } })
  })

  test('that is disconnected leaves nothing after a day, unless something is published there', async () => {
    const at = await prepare()
    const unused = await connect(owner, sites.webhook)
    await publish(owner, at)
    await end(at)
    for (const siteId of [at.siteId, unused]) {
      await owner.browser.send(routes.removeArticleSite, { params: { siteId } })
    }
    const list = () => db().select().from(articleSites).where(eq(articleSites.workspaceId, owner.workspaceId))
    await purgeSites(db(), new Date(Date.now() - 60_000))
    expect(await list()).toHaveLength(2)
    await purgeSites(db(), new Date(Date.now() + 60_000))
    const rows = await list()
    expect(rows).toMatchObject([{ id: at.siteId, secret: '' }])
    expect((await readPublication(owner, at)).siteName).toBe('A blog')
  })
})

describe('a failure', () => {
  test('of the log-in ends the try, and the site says so until it is connected again', async () => {
    const at = await prepare()
    for (const [status, sentence] of [
      [401, words.refusedLogin('A blog')],
      [403, words.forbidden('A blog')],
    ] as const) {
      sites.wordpress.inject({ call: 'users/me', kind: 'answer', status })
      await publish(owner, at)
      expect(await end(at)).toMatchObject({ state: 'failed', message: sentence })
      const { sites: listed } = await owner.browser.send(routes.listArticleSites)
      expect(listed[0]!.problem).toBe(sentence)
    }
    await connect(owner, sites.wordpress)
    expect((await owner.browser.send(routes.listArticleSites)).sites[0]!.problem).toBeNull()
    await publish(owner, at)
    expect((await end(at)).state).toBe('published')
  })

  test('that is final is told with the site’s own words', async () => {
    const at = await prepare()
    const cases = [
      [404, {}, words.notAnApi('A blog', 'WordPress')],
      [301, {}, words.leadsElsewhere('A blog')],
      [413, {}, words.tooLarge('A blog')],
      [
        400,
        { message: 'Invalid parameter(s): title' },
        words.refused('A blog', 'Invalid parameter(s): title'),
      ],
    ] as const
    for (const [status, body, sentence] of cases) {
      const headers = { location: 'http://elsewhere.test/' }
      sites.wordpress.inject({
        call: 'POST /?rest_route=/wp/v2/posts',
        kind: 'answer',
        status,
        body,
        headers,
      })
      await publish(owner, at)
      expect(await end(at), String(status)).toMatchObject({ state: 'failed', message: sentence })
    }
    expect(sites.wordpress.posts()).toEqual([])
  })

  test('that passes is tried again, after the pause that the site asks for', async () => {
    const at = await prepare()
    sites.wordpress.inject({ call: 'users/me', kind: 'answer', status: 429, headers: { 'retry-after': '1' } })
    sites.wordpress.inject({ call: '/wp/v2/media', kind: 'answer', status: 503 })
    sites.wordpress.inject({ call: 'POST /?rest_route=/wp/v2/media', kind: 'cut_before' })
    const begunMs = Date.now()
    await publish(owner, at)
    expect((await end(at)).state).toBe('published')
    expect(Date.now() - begunMs).toBeGreaterThan(950)
    expect(sites.wordpress.posts()).toHaveLength(1)
  })

  test('that does not pass ends after a few tries', async () => {
    const at = await prepare()
    sites.wordpress.inject({ call: 'users/me', kind: 'answer', status: 503, times: 99 })
    await publish(owner, at)
    const ended = await end(at)
    expect(ended.state).toBe('failed')
    expect(ended.message).toContain('A blog is having problems')
    expect(sites.wordpress.calls.filter((call) => call.includes('users/me'))).toHaveLength(4 + 1)
  })

  test('after the post was taken is found out, and no second post is made', async () => {
    for (const kind of ['wordpress', 'ghost', 'webhook'] as const) {
      const create = {
        wordpress: 'POST /?rest_route=/wp/v2/posts',
        ghost: 'POST /ghost/api/admin/posts',
        webhook: 'POST /hook',
      }
      for (const fault of ['cut_after', 'error_after', 'html'] as const) {
        sites[kind].clear()
        const at = await prepare(kind)
        sites[kind].calm()
        sites[kind].inject({ call: create[kind], kind: fault })
        await publish(owner, at)
        expect(await end(at), `${kind} ${fault}`).toMatchObject({ state: 'published' })
        expect(sites[kind].posts(), `${kind} ${fault}`).toHaveLength(1)
      }
    }
  })

  test('that nobody can clear up stays unconfirmed; publishing again looks first and makes no second post', async () => {
    const at = await prepare()
    sites.wordpress.inject({ call: 'POST /?rest_route=/wp/v2/posts', kind: 'cut_after' })
    sites.wordpress.inject({ call: 'GET /?rest_route=/wp/v2/posts', kind: 'answer', status: 403, times: 1 })
    await publish(owner, at)
    expect(await end(at)).toMatchObject({ state: 'unconfirmed', message: words.unconfirmed('A blog') })
    expect(sites.wordpress.posts()).toHaveLength(1)
    await publish(owner, at)
    expect((await end(at)).state).toBe('published')
    expect(sites.wordpress.posts()).toHaveLength(1)
    const [row] = await db()
      .select()
      .from(articlePublications)
      .where(eq(articlePublications.articleId, at.articleId))
    expect(row!.externalId).toBe(sites.wordpress.posts()[0]!.id)
    expect(row!.journal).toEqual({})
  })
})
