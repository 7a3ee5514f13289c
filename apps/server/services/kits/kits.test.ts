import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from '../../store/sql.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { kitDocumentSchema, maxKits, type KitDocument } from '@vivify/contract/kit'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest } from '@vivify/contract/routes/account'
import * as routes from '@vivify/contract/routes/kits'
import { deletePost, listPosts, readPost } from '@vivify/contract/routes/posts'
import { readProject } from '@vivify/contract/routes/projects'
import { testProducts } from '@vivify/generators/kit/testing'
import { createGuardedFetch, type GuardedFetch } from '../../lib/guarded-fetch.ts'
import { kits } from '../../store/schema-kits.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

const words = messages.kit
/** Answers of other sites, by host and path. The rest of the internet does not exist. */
const sites: Record<string, RequestListener> = {}
const asked: string[] = []
let internet: Server
let server: TestServer
let browser: TestBrowser

/** The local server plays the sites above; everything else goes through the guard. */
function fetchLocally(port: number): GuardedFetch {
  const fetch = createGuardedFetch({
    exemptHosts: [`127.0.0.1:${port}`],
    resolve: () => Promise.reject(new Error('ENOTFOUND')),
  })
  return async (address, request) => {
    const url = URL.parse(address)
    if (!url || url.port !== '' || !/\.(?:com|example)$/.test(url.hostname)) return fetch(address, request)
    return { ...(await fetch(`http://127.0.0.1:${port}/${url.host}${url.pathname}`, request)), url: address }
  }
}

beforeAll(async () => {
  internet = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://local').pathname.slice(1)
    asked.push(path)
    const site = sites[path]
    if (site) site(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => internet.listen(0, '127.0.0.1', resolve))
  const { port } = internet.address() as AddressInfo
  const api = { PRODUCT_HUNT_TOKEN: 'a-token', PRODUCT_HUNT_BASE_URL: `http://127.0.0.1:${port}/api` }
  server = await openTestServer({ fetch: fetchLocally(port), environment: api })
  browser = await openGuest(server)
})
afterEach(() => {
  for (const path of Object.keys(sites)) delete sites[path]
  asked.length = 0
})
afterAll(async () => {
  internet.closeAllConnections()
  internet.close()
  await server.close()
})

async function openGuest(where: TestServer): Promise<TestBrowser> {
  const guest = where.openBrowser()
  await guest.send(signInAsGuest)
  return guest
}

const slugUrl = 'https://www.producthunt.com/posts/querylight'
const apiPath = 'api/v2/api/graphql'
const feedPath = 'www.producthunt.com/feed'
const pagePath = 'www.producthunt.com/posts/querylight'
const read = (url: string, steps?: string[]) =>
  browser.send(routes.readLaunch, { body: { url, ...(steps ? { steps } : {}) } })
const readError = async (url: string) => browser.call('POST', '/api/kits/read', { url })

const html =
  (body: string): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
const status =
  (code: number, headers: Record<string, string> = {}, body = ''): RequestListener =>
  (_, response) =>
    void response.writeHead(code, headers).end(body)
const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const feed =
  (slug: string): RequestListener =>
  (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/atom+xml' })
      .end(
        `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Product Hunt</title><entry><title>Other</title><link rel="alternate" href="https://www.producthunt.com/posts/other"/><content type="html">&lt;p&gt;No&lt;/p&gt;</content></entry><entry><title>Querylight</title><link rel="alternate" href="https://www.producthunt.com/posts/${slug}"/><content type="html">&lt;p&gt;Slow queries, found &amp;amp; explained&lt;/p&gt;&lt;p&gt;Discussion&lt;/p&gt;</content></entry></feed>`,
      )
const productPage = html(
  `<html><head><title>Querylight: fast | Product Hunt</title><meta property="og:site_name" content="Product Hunt"><meta property="og:title" content="Querylight - Slow queries, found"><meta property="og:description" content="Finds slow database queries."></head></html>`,
)

describe('reading an address', () => {
  test('asks Product Hunt’s API first, with the token', async () => {
    let authorization: string | undefined
    sites[apiPath] = (request, response) => {
      authorization = request.headers.authorization
      json({
        data: {
          post: {
            name: 'Querylight',
            tagline: 'Slow queries, found',
            website: 'https://querylight.example/',
          },
        },
      })(request, response)
    }
    const found = await read(`${slugUrl}?utm=x#y`)
    expect(authorization).toBe('Bearer a-token')
    expect(found).toMatchObject({
      form: {
        name: 'Querylight',
        summary: 'Slow queries, found',
        link: 'https://querylight.example/',
        huntUrl: slugUrl,
      },
      source: { kind: 'api', name: words.sources.api },
      notices: [],
    })
    expect(asked).toEqual([apiPath])
  })

  test.each([
    ['a rejected token', status(401), words.notRead.refusedToken],
    ['HTML instead of JSON', html('<h1>Hi</h1>'), words.notRead.apiFailed],
    ['a launch that it does not know', json({ data: { post: null } }), words.notRead.apiUnknown],
    ['an answer of another shape', json({ errors: [{ message: 'no' }] }), words.notRead.apiFailed],
    [
      'a huge answer',
      status(200, { 'content-type': 'application/json' }, `{"a":"${'x'.repeat(900_000)}"}`),
      words.notRead.apiFailed,
    ],
  ] as const)('goes on to the feed after %s', async (_, answer, notice) => {
    sites[apiPath] = answer
    sites[feedPath] = feed('querylight')
    expect(await read(slugUrl)).toMatchObject({
      form: { name: 'Querylight', summary: 'Slow queries, found & explained', huntUrl: slugUrl },
      source: { kind: 'feed' },
      notices: [notice],
    })
  })

  test('reads the page when the feed does not list the launch', async () => {
    sites[apiPath] = status(500)
    sites[feedPath] = feed('another')
    sites[pagePath] = productPage
    expect(await read(slugUrl)).toMatchObject({
      form: { name: 'Querylight', summary: 'Finds slow database queries.' },
      source: { kind: 'page', name: words.sources.page('www.producthunt.com') },
      notices: [words.notRead.apiFailed, words.notRead.notInFeed],
    })
  })

  test.each([
    ['a 403 of Cloudflare', status(403, { 'content-type': 'text/html' }, '<title>Just a moment...</title>')],
    [
      'a page that asks whether we are a person',
      html('<title>Just a moment...</title><meta name="description" content="x">'),
    ],
    ['a page of 5 MB', html('a'.repeat(5_000_000))],
    ['an endless redirect', status(302, { location: 'http://127.0.0.1:1/next' })],
    ['an empty page', html('')],
  ] as const)('keeps the name from the address after %s', async (_, page) => {
    sites[feedPath] = status(403)
    sites[pagePath] = page
    const found = await read(slugUrl, ['feed', 'page'])
    expect(found).toMatchObject({ form: { name: 'Querylight', summary: '' }, source: { kind: 'slug' } })
    expect(found.notices).toHaveLength(2)
  })

  test('does not block on sites that never answer', async () => {
    const silent: RequestListener = () => {}
    Object.assign(sites, { [apiPath]: silent, [feedPath]: silent, [pagePath]: silent })
    const begun = performance.now()
    expect(await read(slugUrl)).toMatchObject({ source: { kind: 'slug' } })
    expect(performance.now() - begun).toBeLessThan(9500)
  })

  test('takes Retry-After at its word and does not ask the API again before', async () => {
    sites[apiPath] = status(429, { 'retry-after': '90' })
    expect((await read(slugUrl, ['api'])).notices).toEqual([words.notRead.waits(90)])
    const { notices } = await read(slugUrl, ['api'])
    expect(notices[0]).toMatch(/can be asked again in \d+ seconds/)
    expect(asked).toEqual([apiPath])
  })

  test('a product’s own page is read by its structured data, in its own charset', async () => {
    const product = {
      '@graph': [
        {
          '@type': 'SoftwareApplication',
          name: 'Café',
          description: 'Finds tables nearby.',
          operatingSystem: 'iOS',
          offers: { price: '0' },
        },
      ],
    }
    sites['cafe.example/'] = (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' })
        .end(
          Buffer.from(
            `<title>x</title><script type="application/ld+json">${JSON.stringify(product)}</script>`,
            'latin1',
          ),
        )
    expect(await read('cafe.example')).toMatchObject({
      form: {
        name: 'Café',
        summary: 'Finds tables nearby.',
        platforms: 'iOS',
        price: 'Free',
        link: 'https://cafe.example/',
        huntUrl: '',
      },
      source: { kind: 'page' },
    })
  })

  test('refuses what is no address, no launch, or inside the network', async () => {
    for (const url of [
      'https://www.producthunt.com/',
      'https://producthunt.com/topics/ai',
      'https://x.producthunt.com/posts/',
    ]) {
      expect(await readError(url)).toMatchObject({ status: 422, body: { error: words.urlInvalid } })
    }
    expect((await readError('javascript:alert(1)')).status).toBe(422)
    expect((await readError('')).status).toBe(422)
    expect((await readError(`https://a.example/${'a'.repeat(3000)}`)).status).toBe(422)
    const long = `a.example/${'é'.repeat(1500)}`
    expect(await readError(long)).toMatchObject({ status: 422, body: { error: words.addressTooLong } })
    const inside = await read('http://169.254.169.254/latest')
    expect(inside).toMatchObject({ source: { kind: 'slug' }, form: { summary: '' } })
    // Its name only contains the domain, so it is a page like any other.
    expect(await read('https://producthunt.com.evil.example/posts/x')).toMatchObject({
      form: { huntUrl: '' },
    })
  })
})

test('a page’s words that no database stores arrive as words that it stores', async () => {
  const name = `Larder${String.raw`\u0000\ud83d`} ${'😀'.repeat(40)}`
  const data = `{"@type": "Product", "name": "${name}", "description": "It keeps food.${String.raw`\udc00`}"}`
  sites['larder.example/'] = html(`<script type="application/ld+json">${data}</script>`)
  const { form } = await read('https://larder.example/')
  expect(form.name).toMatch(/^Larder/)
  expect(form.name).not.toContain('\0')
  expect(`${form.name}${form.summary}`.isWellFormed()).toBe(true)
})

async function writeDocument(form = testProducts.developerTool): Promise<KitDocument> {
  const { texts } = await browser.send(routes.writeKit, { body: { form } })
  return kitDocumentSchema.parse({ form, texts, launchDate: '2026-12-08' })
}

describe('a kit', () => {
  test('is written from the facts, saved, changed, deleted and restored', async () => {
    const document = await writeDocument()
    expect(document.texts).toMatchObject({ writtenBy: words.writtenBuiltIn, gaps: [] })
    const saved = await browser.send(routes.createKit, { body: { document, idempotencyKey: 'one' } })
    expect((await browser.send(routes.createKit, { body: { document, idempotencyKey: 'one' } })).id).toBe(
      saved.id,
    )
    expect(saved).toMatchObject({ name: 'Querylight', revision: 1, document })
    const params = { kitId: saved.id }
    const changed = { ...document, form: { ...document.form, name: 'Querybright' } }
    const next = await browser.send(routes.saveKit, { params, body: { document: changed, revision: 1 } })
    expect(next).toMatchObject({ name: 'Querybright', revision: 2 })
    expect(await browser.call('PUT', `/api/kits/${saved.id}`, { document, revision: 1 })).toMatchObject({
      status: 409,
      body: { error: words.changed },
    })
    await browser.send(routes.deleteKit, { params })
    expect((await browser.send(routes.listKits)).kits.map(({ id }) => id)).not.toContain(saved.id)
    expect(await browser.send(routes.restoreKit, { params })).toMatchObject({ name: 'Querybright' })
    expect((await browser.send(routes.listKits)).kits.map(({ id }) => id)).toContain(saved.id)
  })

  test('asks for the name and for what the product does', async () => {
    for (const [form, error] of [
      [{ name: ' ', summary: 'Finds bugs' }, words.nameMissing],
      [{ name: 'Nib', summary: '' }, words.summaryMissing],
    ] as const) {
      expect(await browser.call('POST', '/api/kits/write', { form })).toMatchObject({
        status: 422,
        body: { error },
      })
    }
    expect(
      (await browser.call('POST', '/api/kits/write', { form: { name: 'x'.repeat(61), summary: 'y' } }))
        .status,
    ).toBe(422)
    expect((await browser.call('POST', '/api/kits', { document: { done: ['x'.repeat(41)] } })).status).toBe(
      422,
    )
    expect(maxKits).toBeGreaterThan(0)
  })

  test('that is deleted takes its place for a day, so that nobody fills the database by deleting', async () => {
    const guest = await openGuest(server)
    const first = await guest.send(routes.createKit, { body: { document: {} as KitDocument } })
    const { db } = server.context.store
    const [row] = await db.select().from(kits).where(eq(kits.id, first.id))
    const { workspaceId } = row!
    const deleted = Array.from({ length: 2 * maxKits - 1 }, (_, index) => ({
      id: `deleted-${index}-${workspaceId}`,
      workspaceId,
      name: '',
      document: {},
      deletedAt: new Date(),
    }))
    await db.insert(kits).values(deleted)
    expect(await guest.call('POST', '/api/kits', { document: {} })).toMatchObject({
      status: 429,
      body: { error: words.tooManyDeleted },
    })
    await guest.send(routes.restoreKit, { params: { kitId: deleted[0]!.id } })
  })

  test('is another account’s neither to see nor to change', async () => {
    const { id } = await browser.send(routes.createKit, { body: { document: await writeDocument() } })
    const stranger = await openGuest(server)
    const address = `/api/kits/${id}`
    for (const [method, path, body] of [
      ['GET', address, undefined],
      ['PUT', address, { document: {}, revision: 1 }],
      ['DELETE', address, undefined],
      ['POST', `${address}/restore`, undefined],
      ['POST', `${address}/scripts/meet/project`, undefined],
      ['POST', `${address}/calendar`, { date: '2026-12-08', zone: 'UTC' }],
    ] as const) {
      expect((await stranger.call(method, path, body)).status, `${method} ${path}`).toBe(404)
    }
    expect((await stranger.send(routes.listKits)).kits).toEqual([])
    expect((await server.openBrowser().call('GET', '/api/kits')).status).toBe(401)
  })

  test('opens each video script as a project, once for the same words', async () => {
    const { id, document } = await browser.send(routes.createKit, {
      body: { document: await writeDocument() },
    })
    for (const script of document.texts!.scripts) {
      const params = { kitId: id, scriptId: script.id }
      const { projectId } = await browser.send(routes.openKitScript, { params })
      expect((await browser.send(routes.openKitScript, { params })).projectId).toBe(projectId)
      const project = await browser.send(readProject, { params: { projectId } })
      expect(project).toMatchObject({
        title: script.title,
        notes: { derivedFrom: [{ kind: 'kit', id, title: 'Querylight' }] },
      })
      const spoken = project.document!.scenes.map(({ say }) => say).join(' ')
      expect(spoken).toContain('slow database queries')
    }
    expect((await browser.call('POST', `/api/kits/${id}/scripts/none/project`)).status).toBe(404)
  })

  test('goes into the calendar on the person’s clock, and a second click moves what is there', async () => {
    const guest = await openGuest(server)
    const { id } = await guest.send(routes.createKit, { body: { document: await writeDocument() } })
    const plan = (date: string) =>
      guest.send(routes.planKitPosts, { params: { kitId: id }, body: { date, zone: 'Europe/Berlin' } })
    const first = await plan('2026-12-08')
    expect(first.posts.map(({ slot, date, time, isNew }) => [slot, date, time, isNew])).toEqual([
      ['thread', '2026-12-08', '09:15', true],
      ['linkedin', '2026-12-08', '16:00', true],
      ['noon', '2026-12-08', '21:00', true],
      ['thanks', '2026-12-09', '18:00', true],
    ])
    const second = await plan('2026-12-09')
    expect(second.posts.map(({ postId }) => postId)).toEqual(first.posts.map(({ postId }) => postId))
    const count = async () => (await guest.send(listPosts)).posts.length
    expect(await count()).toBe(4)
    const [thread] = second.posts
    expect(await guest.send(readPost, { params: { postId: thread!.postId } })).toMatchObject({
      state: 'draft',
      content: {
        platforms: ['twitter'],
        plan: { date: '2026-12-09', time: '09:15', zone: 'Europe/Berlin' },
        derivedFrom: [{ kind: 'kit', id, title: 'Querylight' }],
      },
    })
    // A draft that was deleted comes back once, however often the button is pressed.
    await guest.send(deletePost, { params: { postId: thread!.postId } })
    await Promise.all([plan('2026-12-09'), plan('2026-12-09')])
    expect((await plan('2026-12-09')).posts).toHaveLength(4)
    expect(await count()).toBe(4)
    for (const body of [
      { date: '2026-12-08', zone: 'Mars/Olympus' },
      { date: '2026-02-31', zone: 'UTC' },
    ]) {
      expect((await guest.call('POST', `/api/kits/${id}/calendar`, body)).status).toBe(422)
    }
  })
})
