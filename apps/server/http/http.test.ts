import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { errorCodeSchema } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import * as account from '@vivify/contract/routes/account'
import { deleteAsset, readAsset, savedAssetSchema } from '@vivify/contract/routes/assets'
import { readBrandKit, saveBrandKit } from '@vivify/contract/routes/brand-kit'
import * as creations from '@vivify/contract/routes/creations'
import * as posts from '@vivify/contract/routes/posts'
import * as projects from '@vivify/contract/routes/projects'
import { errorAnswerSchema } from '@vivify/contract/routes/route'
import { routes } from '@vivify/contract/routes/routes'
import { writeScript } from '@vivify/contract/routes/scripts'
import { createVideo } from '@vivify/contract/routes/videos'
import { purgeDeleted } from '../services/creations/creations.ts'
import { openTestServer, testOrigin, type TestBrowser, type TestServer } from '../testing.ts'

let server: TestServer
/** Starting a database takes this long on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer()
}, startMs)
afterAll(() => server.close(), startMs)

const document = { version: 1, title: 'Tea', seed: 1, scenes: [{ id: 'a', say: 'Tea is old.' }] } as const

describe('every route', () => {
  test('of the contract is served and described in the OpenAPI document, and no other', async () => {
    const answer = await server.openBrowser().call('GET', '/api/openapi.json')
    const paths = answer.body['paths'] as Record<string, Record<string, unknown>>
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    expect(described.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort())
  })

  test('is served by the file of its area', () => {
    const areas = [...new Set(routes.map(({ area }) => area))]
    expect(areas.filter((area) => !existsSync(new URL(`${area}.ts`, import.meta.url)))).toEqual([])
  })

  test('begins with /api/; /api itself is a screen', async () => {
    const browser = server.openBrowser()
    const missing = await browser.call('GET', '/api/nothing')
    expect(missing).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const screen = await server.app.request('/api')
    expect(screen.headers.get('content-type')).not.toContain('json')
  })

  test('reads the session once for calls that come together, and again for a later call', async () => {
    const browser = server.openBrowser()
    await browser.send(account.signInAsGuest)
    const reads = vi.spyOn(server.context.services.accounts, 'readSession')
    const answers = await Promise.all(Array.from({ length: 40 }, () => browser.call('GET', '/api/projects')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(reads.mock.calls.length).toBeLessThan(10)
    reads.mockClear()
    await browser.call('GET', '/api/projects')
    await browser.call('GET', '/api/projects')
    expect(reads).toHaveBeenCalledTimes(2)
    reads.mockRestore()
  })

  test('that needs a session refuses visitors and stale cookies with 401', async () => {
    const stale = server.openBrowser()
    await stale.send(account.signInAsGuest)
    const { cookie } = stale
    await stale.send(account.signOut)
    stale.cookie = cookie.replace(/vivify\.guest=[^;]*/, '')
    for (const { method, path } of routes.filter(({ access }) => access === 'session')) {
      const address = path.replace(/\{\w+\}/g, 'x')
      for (const browser of [server.openBrowser(), stale]) {
        const body = method === 'get' || method === 'delete' ? undefined : {}
        const answer = await browser.call(method.toUpperCase(), address, body)
        expect(answer.status, `${method} ${path}`).toBe(401)
        expect(answer.body).toMatchObject({ code: 'unauthorized' })
      }
    }
  })
})

describe('bad input over the wire', () => {
  let browser: TestBrowser
  beforeAll(async () => {
    browser = await openGuest()
  })

  test('gets one sentence and a code, never a stack', async () => {
    const cases: [string, string, unknown, number][] = [
      ['POST', '/api/projects', '{"title": ', 400],
      ['POST', '/api/projects', 'null', 422],
      ['POST', '/api/projects', { title: 7 }, 422],
      ['POST', '/api/projects', { document: { ...document, scenes: [] } }, 422],
      ['POST', '/api/videos', {}, 422],
      ['GET', '/api/projects?limit=many', undefined, 422],
      ['GET', '/api/projects/nowhere', undefined, 404],
      ['GET', '/api/nowhere', undefined, 404],
      ['POST', '/api/auth/sign-in', { email: 'no e-mail', password: 'x' }, 422],
      ['POST', '/api/scripts', { source: { kind: 'song' } }, 422],
      ['POST', '/api/scripts', { source: { kind: 'script', text: '   ' } }, 422],
    ]
    for (const [method, address, body, status] of cases) {
      const answer = await browser.call(method, address, body, { 'content-type': 'application/json' })
      expect(answer.status, `${method} ${address} ${JSON.stringify(body)}`).toBe(status)
      const { error, code } = errorAnswerSchema.parse(answer.body)
      expect(errorCodeSchema.options).toContain(code)
      expect(error).toMatch(/^[A-Z].*\.$/s)
      expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*\.ts|node_modules/)
    }
  })

  test('of ten megabytes is refused with 413', async () => {
    const answer = await browser.call('POST', '/api/projects', { title: 'x'.repeat(10_000_000) })
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } })
  })

  test('with another content type is not taken for JSON', async () => {
    const answer = await browser.call('POST', '/api/projects', '{"title":"x"}', {
      'content-type': 'text/plain',
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect((await browser.send(projects.listProjects)).projects).toEqual([])
  })
})

test('a project sent twice with one key is made once, for each account on its own', async () => {
  const browser = await openGuest()
  const body = { title: 'x', idempotencyKey: 'one key' }
  const first = await browser.send(projects.createProject, { body })
  const again = await browser.send(projects.createProject, { body: { ...body, title: 'y' } })
  expect(again).toEqual(first)
  const other = await openGuest()
  expect((await other.send(projects.createProject, { body })).id).not.toBe(first.id)
  await browser.call('DELETE', `/api/projects/${first.id}`)
  expect((await browser.send(projects.createProject, { body })).id).not.toBe(first.id)
})

describe('pages of other sites', () => {
  test('can’t act in a person’s name', async () => {
    const browser = await openGuest()
    const answers = [
      await browser.call('POST', '/api/projects', { title: 'x' }, { origin: 'http://evil.example' }),
      await browser.call('POST', '/api/projects', { title: 'x' }, { origin: 'null' }),
      await browser.call('POST', '/api/auth/sign-out', {}, { origin: 'http://localhost:9999' }),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await browser.send(account.readSession)).session).not.toBeNull()
  })

  test('can’t reach a local server by a name of their own', async () => {
    const answer = await server.app.request('http://evil.example:3000/api/auth/session')
    expect(answer.status).toBe(403)
  })

  test('but programs without an Origin may call', async () => {
    const answer = await server.app.request(`${testOrigin}/api/auth/guest`, { method: 'POST' })
    expect(answer.status).toBe(200)
  })
})

describe('password guessing', () => {
  test('is slowed by address, whatever the headers say, and by email', async () => {
    const strict = await openTestServer({ limits: { signIn: { burst: 3, perMinute: 1 } } })
    try {
      const statuses: number[] = []
      for (let count = 0; count < 5; count++) {
        const answer = await strict
          .openBrowser()
          .call(
            'POST',
            '/api/auth/sign-in',
            { email: `u${count}@x.org`, password: 'x' },
            { 'x-forwarded-for': `1.2.3.${count}` },
          )
        statuses.push(answer.status)
      }
      expect(statuses).toEqual([200, 200, 200, 429, 429])
    } finally {
      await strict.close()
    }
  })
})

describe('projects', () => {
  test('are saved only on top of the latest revision', async () => {
    const browser = await openGuest()
    const { id, revision } = await browser.send(projects.createProject, { body: { document } })
    const params = { projectId: id }
    const saved = await browser.send(projects.saveProject, { params, body: { title: 'Green tea', revision } })
    expect(saved).toMatchObject({ title: 'Green tea', revision: 2, document: { title: 'Tea' } })
    const late = await browser.call('PUT', `/api/projects/${id}`, { title: 'Black tea', revision })
    expect(late).toMatchObject({ status: 409, body: { details: { revision: 2 } } })
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        browser.call('PUT', `/api/projects/${id}`, { title: `Tea ${index}`, revision: 2 }),
      ),
    )
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('no longer exist after they are deleted', async () => {
    const browser = await openGuest()
    const { id } = await browser.send(projects.createProject, { body: { document } })
    await browser.send(projects.deleteProject, { params: { projectId: id } })
    expect(await browser.call('GET', `/api/projects/${id}`)).toMatchObject({ status: 404 })
    expect(await browser.call('POST', '/api/videos', { projectId: id })).toMatchObject({ status: 404 })
  })
})

describe('scripts', () => {
  test('are written from a text, the same one for the same request', async () => {
    const browser = await openGuest()
    const text = 'Most people water plants too often. Roots need air. Wait until the soil is dry.'
    const body = { source: { kind: 'script' as const, text }, choices: { format: '1:1', voice: 'Echo' } }
    const written = await browser.send(writeScript, { body })
    if (written.status !== 'written') throw new Error('There should be no questions.')
    expect(written.document).toMatchObject({ format: '1:1', voice: 'Echo' })
    expect(written.document.scenes.map(({ say }) => say).join(' ')).toContain('Roots need air.')
    expect(await browser.send(writeScript, { body })).toEqual(written)
  })

  test('on a topic without sources are written as questions, and nothing is made up', async () => {
    const browser = await openGuest()
    const body = { source: { kind: 'topic' as const, topic: 'how to tune a zither' } }
    const answer = await browser.send(writeScript, { body })
    if (answer.status !== 'questions') throw new Error('There should be questions.')
    expect(answer.questions.length).toBeGreaterThan(0)
  })
})

describe('files', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADUlEQVQImWNgYGD4DwABBAEAfbLI3wAAAABJRU5ErkJggg==',
    'base64',
  )

  test('are recognized by their content, not by their name', async () => {
    const browser = await openGuest()
    const picture = await upload(browser, 'holiday.mp4', png)
    expect(savedAssetSchema.parse(picture.body)).toMatchObject({
      kind: 'image',
      mimeType: 'image/png',
      sizeBytes: png.length,
    })
    for (const lie of [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '<!doctype html><script>1</script>',
      '',
    ]) {
      expect((await upload(browser, 'picture.png', Buffer.from(lie))).status).toBe(422)
    }
  })

  test('over their limit are refused, early when the size is declared, and leave nothing behind', async () => {
    const browser = await openGuest()
    const large = Buffer.concat([png, Buffer.alloc(10_485_760)])
    expect(await upload(browser, 'a.png', large)).toMatchObject({
      status: 413,
      body: { error: messages.ads.imageTooLarge },
    })
    const declared = await upload(browser, 'a.mp4', png, { 'content-length': '104857601' })
    expect(declared).toMatchObject({ status: 413, body: { error: messages.gifs.videoTooLarge } })
  })

  test('are sent in whole, in part, or not at all when unchanged', async () => {
    const browser = await openGuest()
    const { body } = await upload(browser, 'Ünicode "name".png', png)
    const address = `/api/assets/${String(body['id'])}/content`
    const whole = await browser.fetch('GET', `${address}?download=1`)
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(png)
    expect(whole.headers.get('content-type')).toBe('image/png')
    expect(whole.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''%C3%9Cnicode%20%22name%22.png",
    )
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
    const renamed = await browser.fetch('GET', `${address}?download=1&title=Summer%20ad%209%3A16`)
    expect(renamed.headers.get('content-disposition')).toContain('filename="Summer-ad-9-16.png"')
    const ranges: [string, number, Buffer][] = [
      ['bytes=0-3', 206, png.subarray(0, 4)],
      ['bytes=60-', 206, png.subarray(60)],
      ['bytes=-5', 206, png.subarray(-5)],
      ['bytes=10-99999', 206, png.subarray(10)],
      ['bytes=99999-', 416, Buffer.alloc(0)],
      ['bytes=5-2', 200, png],
      ['lines=0-3', 200, png],
    ]
    for (const [range, status, expected] of ranges) {
      const part = await browser.fetch('GET', address, undefined, { range })
      expect(part.status, range).toBe(status)
      expect(Buffer.from(await part.arrayBuffer()), range).toEqual(expected)
    }
    const known = await browser.fetch('GET', address, undefined, {
      'if-none-match': whole.headers.get('etag')!,
    })
    expect(known.status).toBe(304)
  })

  test('become creations that can be renamed, copied, deleted and brought back', async () => {
    const browser = await openGuest()
    const { body } = await upload(browser, 'cat.png', png)
    const assetId = String(body['id'])
    const made = await browser.send(creations.importCreation, { body: { assetId } })
    expect(made).toMatchObject({ kind: 'image', title: 'cat', files: { image: assetId } })
    const params = { creationId: made.id }
    await browser.send(creations.renameCreation, { params, body: { title: 'Tom' } })
    const copy = await browser.send(creations.duplicateCreation, { params })
    expect(copy.title).toBe('Tom (copy)')
    await browser.send(creations.deleteCreation, { params })
    const titles = async () =>
      (await browser.send(creations.listCreations)).creations.map(({ title }) => title)
    expect(await titles()).toEqual(['Tom (copy)'])
    await browser.send(creations.restoreCreation, { params })
    expect((await titles()).sort()).toEqual(['Tom', 'Tom (copy)'])
    expect(await browser.call('DELETE', `/api/assets/${assetId}`)).toMatchObject({ status: 409 })
  })

  test('are removed with the last creation that uses them, once it can no longer be restored', async () => {
    const browser = await openGuest()
    const { body } = await upload(browser, 'cat.png', png)
    const assetId = String(body['id'])
    const { store, storage } = server.context
    const later = new Date(Date.now() + 60_000)
    const one = await browser.send(creations.importCreation, { body: { assetId } })
    const two = await browser.send(creations.importCreation, { body: { assetId } })
    await browser.send(creations.deleteCreation, { params: { creationId: one.id } })
    await purgeDeleted({ db: store.db, storage }, later)
    expect((await browser.fetch('GET', `/api/assets/${assetId}/content`)).status).toBe(200)
    await browser.send(creations.deleteCreation, { params: { creationId: two.id } })
    await purgeDeleted({ db: store.db, storage }, later)
    expect((await browser.fetch('GET', `/api/assets/${assetId}/content`)).status).toBe(404)
    expect(await browser.call('POST', `/api/creations/${two.id}/restore`)).toMatchObject({ status: 404 })
  })

  test('of another person answer as missing', async () => {
    const owner = await openGuest()
    const stranger = await openGuest()
    const { body } = await upload(owner, 'cat.png', png)
    const assetId = String(body['id'])
    const creation = await owner.send(creations.importCreation, { body: { assetId } })
    const project = await owner.send(projects.createProject, { body: { document } })
    const { jobId } = await owner.send(createVideo, { body: { projectId: project.id } })
    const post = await owner.send(posts.createPost, { body: { content: { text: 'Mine.' } } })
    const ids: Record<string, string> = {
      assetId,
      jobId,
      creationId: creation.id,
      projectId: project.id,
      postId: post.id,
    }
    const plan = { date: '2027-05-01', time: '09:00', zone: 'UTC' }
    const bodies: Record<string, unknown> = {
      'put /api/projects/{projectId}': { title: 'Mine now', revision: 1 },
      'patch /api/creations/{creationId}': { title: 'Mine now' },
      'patch /api/projects/{projectId}': { title: 'Mine now' },
      'put /api/creations/{creationId}/cover': { title: 'Mine now', frame: 'frame-1' },
      'put /api/posts/{postId}': { content: { text: 'Mine now' }, revision: 1 },
      'post /api/posts/{postId}/schedule': { revision: 1, when: 'now' },
      'post /api/posts/{postId}/move': { plan },
    }
    // Previews are named by their content, so they have no owner to check.
    // Ids of other kinds are tried in the tests of their rooms.
    const namesKnown = (path: string): boolean =>
      [...path.matchAll(/\{(\w+)\}/g)].every(([, name]) => Object.hasOwn(ids, name!))
    const asked = routes.filter(({ params, area, path }) => params && area !== 'previews' && namesKnown(path))
    expect(asked.length).toBeGreaterThan(12)
    for (const { method, path } of asked) {
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]!)
      const answer = await stranger.call(method.toUpperCase(), address, bodies[`${method} ${path}`])
      expect(answer.status, `${method} ${path}`).toBe(404)
    }
    for (const [address, given] of [
      ['/api/videos', { projectId: project.id }],
      ['/api/creations', { assetId }],
    ] as const) {
      expect((await stranger.call('POST', address, given)).status).toBe(404)
    }
    const logo = { brand: { logoAsset: assetId } }
    expect(await stranger.call('PUT', '/api/brand-kit', logo)).toMatchObject({ status: 422 })
    expect(await owner.send(projects.readProject, { params: { projectId: project.id } })).toEqual(project)
    expect(await owner.send(readAsset, { params: { assetId } })).toMatchObject({ id: assetId })
    expect((await owner.send(account.listCredits)).credits).toBe(10)
    for (const list of [projects.listProjects, creations.listCreations] as const) {
      expect(Object.values(await stranger.send(list))[0]).toEqual([])
    }
  })

  test('that no creation uses can be deleted', async () => {
    const browser = await openGuest()
    const { body } = await upload(browser, 'cat.png', png)
    const params = { assetId: String(body['id']) }
    await browser.send(deleteAsset, { params })
    expect(await browser.call('GET', `/api/assets/${params.assetId}`)).toMatchObject({ status: 404 })
  })
})

describe('the brand kit', () => {
  test('starts with the specified colors and keeps what is saved', async () => {
    const browser = await openGuest()
    const kit = await browser.send(readBrandKit)
    expect(kit).toMatchObject({
      brand: { primaryColor: '#22c55e', secondaryColor: '#9333ea', logoAsset: null },
      n8nWebhookUrl: null,
    })
    const changed = { ...kit, brand: { ...kit.brand, primaryColor: '#ff0000' } }
    await browser.send(saveBrandKit, { body: changed })
    await browser.send(saveBrandKit, { body: changed })
    expect(await browser.send(readBrandKit)).toEqual(changed)
  })
})

async function openGuest(): Promise<TestBrowser> {
  const browser = server.openBrowser()
  await browser.send(account.signInAsGuest)
  return browser
}

function upload(browser: TestBrowser, name: string, bytes: Uint8Array, headers: Record<string, string> = {}) {
  const address = `/api/assets?name=${encodeURIComponent(name)}`
  return browser.call('PUT', address, bytes, { 'content-type': 'application/octet-stream', ...headers })
}
