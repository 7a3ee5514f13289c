import { eq } from '../../store/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiKeyMessages as messages } from '@vivify/contract/api-key-messages'
import * as account from '@vivify/contract/routes/account'
import { createPost } from '@vivify/contract/routes/posts'
import { createKey, listKeys, revokeKey } from '@vivify/contract/routes/keys'
import { createProject } from '@vivify/contract/routes/projects'
import { routes } from '@vivify/contract/routes/routes'
import { scopeOf } from '@vivify/contract/scopes'
import { apiKeys } from '../../store/schema-callers.ts'
import { workspaces } from '../../store/schema.ts'
import { openTestServer, TestBrowser, testOrigin, type TestServer } from '../../testing.ts'
import { hashToken, readToken } from './api-key-token.ts'
import { maxApiKeys } from './callers.ts'

let server: TestServer
/** Long enough for a database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer()
}, startMs)
afterAll(() => server.close(), startMs)

let people = 0
async function openAccount(on: TestServer = server): Promise<TestBrowser> {
  const browser = on.openBrowser()
  await browser.send(account.signUp, { body: { email: `key-${people++}@x.org`, password: 'long enough' } })
  return browser
}

async function makeKey(browser: TestBrowser, scopes: string[] | null = null, name = 'n8n') {
  return browser.send(createKey, { body: { name, scopes } })
}

/** Calls as a program does: without cookies, and without the headers of a browser. */
async function callWith(
  secret: string,
  method: string,
  address: string,
  body?: unknown,
  { on = server, headers = {} }: { on?: TestServer; headers?: Record<string, string> } = {},
) {
  const response = await on.app.request(`${testOrigin}${address}`, {
    method,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

describe('an API key', () => {
  test('is shown once, stored as a hash, and calls as its account', async () => {
    const browser = await openAccount()
    const project = await browser.send(createProject, { body: { title: 'Mine' } })
    const { key, secret } = await makeKey(browser)
    expect(secret).toMatch(/^vvf_live_[\w-]{32}$/)
    expect(secret.endsWith(key.lastFour)).toBe(true)
    const { body, status } = await callWith(secret, 'GET', '/api/projects')
    expect(status).toBe(200)
    expect((body['projects'] as { id: string }[]).map(({ id }) => id)).toEqual([project.id])
    const [row] = await server.context.store.db.select().from(apiKeys).where(eq(apiKeys.id, key.id))
    expect(row!.tokenHash).toBe(hashToken(secret))
    expect(JSON.stringify(row)).not.toContain(secret.slice('vvf_live_'.length))
    expect(JSON.stringify(await browser.send(listKeys))).not.toContain(secret)
  })

  test('may change data without an Origin, and from any page', async () => {
    const { secret } = await makeKey(await openAccount())
    const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    for (const headers of [{}, elsewhere] as Record<string, string>[]) {
      const answer = await callWith(secret, 'POST', '/api/projects', { title: 'By key' }, { headers })
      expect(answer.status).toBe(201)
    }
  })

  test('comes before a cookie, whose origin is then no matter', async () => {
    const [one, other] = [await openAccount(), await openAccount()]
    const { secret } = await makeKey(one)
    const made = await callWith(
      secret,
      'POST',
      '/api/projects',
      { title: 'Whose' },
      {
        headers: { cookie: other.cookie, origin: 'https://elsewhere.example' },
      },
    )
    expect(made.status).toBe(201)
    expect((await other.call('GET', '/api/projects')).body['projects']).toEqual([])
  })

  test.each(['vvf_live_', 'vvf_live_short', `vvf_live_${'A'.repeat(32)}`, `vvf_test_${'A'.repeat(32)}`])(
    '%s is refused, with and without a cookie, and on public routes',
    async (secret) => {
      const browser = await openAccount()
      for (const headers of [{}, { cookie: browser.cookie }] as Record<string, string>[]) {
        for (const address of ['/api/projects', '/api/auth/session']) {
          const answer = await callWith(secret, 'GET', address, undefined, { headers })
          const wanted = { error: messages.unknown, code: 'unauthorized' }
          if (readToken(`Bearer ${secret}`) === null) expect([200, 401]).toContain(answer.status)
          else expect(answer).toMatchObject({ status: 401, body: wanted })
        }
      }
    },
  )

  test('stops working when it is revoked, at once and for good', async () => {
    const browser = await openAccount()
    const { key, secret } = await makeKey(browser)
    expect((await callWith(secret, 'GET', '/api/projects')).status).toBe(200)
    await browser.send(revokeKey, { params: { keyId: key.id } })
    expect((await callWith(secret, 'GET', '/api/projects')).status).toBe(401)
    expect((await browser.send(listKeys)).keys).toEqual([])
    expect((await browser.call('DELETE', `/api/keys/${key.id}`)).status).toBe(404)
  })

  test('of another account can’t be seen or revoked', async () => {
    const { key, secret } = await makeKey(await openAccount())
    const stranger = await openAccount()
    expect((await stranger.send(listKeys)).keys).toEqual([])
    expect((await stranger.call('DELETE', `/api/keys/${key.id}`)).status).toBe(404)
    expect((await callWith(secret, 'GET', '/api/projects')).status).toBe(200)
  })

  test('shows when it was used, and is not written again within a minute', async () => {
    const browser = await openAccount()
    const { key, secret } = await makeKey(browser)
    expect((await browser.send(listKeys)).keys[0]!.lastUsedAt).toBeNull()
    await callWith(secret, 'GET', '/api/projects')
    await server.context.services.callers.stop()
    const first = (await browser.send(listKeys)).keys[0]!.lastUsedAt
    expect(Date.parse(first!)).toBeGreaterThan(Date.parse(key.createdAt) - 1000)
    await callWith(secret, 'GET', '/api/projects')
    await server.context.services.callers.stop()
    expect((await browser.send(listKeys)).keys[0]!.lastUsedAt).toBe(first)
  })

  test('is limited together with the sessions of its account', async () => {
    const limited = await openTestServer({ limits: { calls: { burst: 8, perMinute: 1 } } })
    try {
      const browser = await openAccount(limited)
      const { secret } = await makeKey(browser)
      const statuses: number[] = []
      for (let count = 0; count < 12; count++) {
        const call =
          count % 2 === 0
            ? callWith(secret, 'GET', '/api/projects', undefined, { on: limited })
            : browser.call('GET', '/api/projects')
        const { status, headers } = await call
        statuses.push(status)
        if (status === 200) {
          expect(headers.get('ratelimit-limit')).toBe('8')
          expect(Number(headers.get('ratelimit-remaining'))).toBe(6 - count)
        } else {
          expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
        }
      }
      // The call that made the key was the first.
      expect(statuses.filter((status) => status === 200)).toHaveLength(7)
      expect(statuses.slice(7)).toEqual([429, 429, 429, 429, 429])
    } finally {
      await limited.close()
    }
  })
})

describe('the scopes of a key', () => {
  test('open what they name, and reading comes with writing', async () => {
    const browser = await openAccount()
    const reader = (await makeKey(browser, ['posts:read'])).secret
    const writer = (await makeKey(browser, ['posts:write'])).secret
    const content = { text: 'Hello', platforms: ['twitter'] }
    expect((await callWith(reader, 'GET', '/api/posts')).status).toBe(200)
    expect(await callWith(reader, 'POST', '/api/posts', { content })).toMatchObject({
      status: 403,
      body: { error: messages.scopeMissing('posts:write'), details: { scope: 'posts:write' } },
    })
    expect((await callWith(writer, 'GET', '/api/posts')).status).toBe(200)
    expect((await callWith(writer, 'POST', '/api/posts', { content })).status).toBe(createPost.status)
    expect((await callWith(writer, 'GET', '/api/projects')).status).toBe(403)
  })

  test('don’t open what is for sessions only, even for a key with all scopes', async () => {
    const { secret } = await makeKey(await openAccount())
    const closed = routes.filter((route) => route.access === 'session' && scopeOf(route) === null)
    expect(closed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['createKey', 'listKeys', 'revokeKey', 'startLogin', 'connectByPassword']),
    )
    for (const { method, path } of closed) {
      const body = method === 'get' || method === 'delete' ? undefined : {}
      const answer = await callWith(secret, method.toUpperCase(), path.replace(/\{\w+\}/g, 'x'), body)
      expect(answer, `${method} ${path}`).toMatchObject({
        status: 403,
        body: { error: messages.sessionOnly },
      })
    }
  })

  test('are nobody’s on public routes: a key tells nothing about its account there', async () => {
    const { secret } = await makeKey(await openAccount())
    expect((await callWith(secret, 'GET', '/api/auth/session')).body['session']).toBeNull()
  })

  test('must exist', async () => {
    const browser = await openAccount()
    for (const scopes of [[], ['posts:fly'], ['account:write'], 'posts:read']) {
      expect((await browser.call('POST', '/api/keys', { name: 'x', scopes })).status).toBe(422)
    }
  })
})

describe('creating keys', () => {
  test('is for accounts with an email', async () => {
    const guest = server.openBrowser()
    await guest.send(account.signInAsGuest)
    expect(await guest.call('POST', '/api/keys', { name: 'x', scopes: null })).toMatchObject({
      status: 403,
      body: { error: messages.guest },
    })
    expect((await guest.send(listKeys)).refusal).toBe(messages.guest)
  })

  test('ends at the limit, also for calls at the same time', async () => {
    const browser = await openAccount()
    const answers = await Promise.all(
      Array.from({ length: maxApiKeys + 5 }, (_, index) =>
        browser.call('POST', '/api/keys', { name: `Key ${index}`, scopes: null }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxApiKeys)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    const { keys } = await browser.send(listKeys)
    await browser.send(revokeKey, { params: { keyId: keys[0]!.id } })
    expect((await makeKey(browser)).key.name).toBe('n8n')
  })

  test('needs a plan with API access where plans are enforced, and so does using a key', async () => {
    const enforced = await openTestServer({ environment: { ENFORCE_PLANS: 'on' } })
    try {
      const browser = await openAccount(enforced)
      const refused = await browser.call('POST', '/api/keys', { name: 'x', scopes: null })
      expect(refused).toMatchObject({ status: 403, body: { error: messages.noPlan('Starter') } })
      const { db } = enforced.context.store
      await db.update(workspaces).set({ plan: 'scale' })
      const { secret } = await makeKey(browser)
      expect((await callWith(secret, 'GET', '/api/projects', undefined, { on: enforced })).status).toBe(200)
      await db.update(workspaces).set({ plan: 'creator' })
      const after = await callWith(secret, 'GET', '/api/projects', undefined, { on: enforced })
      expect(after).toMatchObject({ status: 403, body: { error: messages.noPlan('Creator') } })
    } finally {
      await enforced.close()
    }
  })
})
