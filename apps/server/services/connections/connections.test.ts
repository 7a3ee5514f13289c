// Log-ins through the HTTP application at a real OAuth 2 server.

import { eq } from '../../store/sql.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest } from '@vivify/contract/routes/account'
import * as routes from '@vivify/contract/routes/connections'
import { connectionLogins, connections, serverClients } from '../../store/schema-social.ts'
import { workspaces } from '../../store/schema.ts'
import type { TestBrowser, TestServer } from '../../testing.ts'
import { openConnectedServer, openPeer, type Peer } from './testing-peer.ts'

let peer: Peer
let server: TestServer
const signal = new AbortController().signal

beforeAll(async () => {
  peer = await openPeer()
  server = await openConnectedServer(peer)
})
afterAll(async () => {
  await server.close()
  await peer.close()
})
afterEach(() => {
  peer.answer = null
  peer.accounts = [{ accountId: 'a1', name: '@tester' }]
})

async function openGuest(): Promise<TestBrowser & { workspaceId: string }> {
  const browser = server.openBrowser()
  const { session } = await browser.send(signInAsGuest)
  const { db } = server.context.store
  const [workspace] = await db.select().from(workspaces).where(eq(workspaces.ownerUserId, session.id))
  return Object.assign(browser, { workspaceId: workspace!.id })
}

/** Begins a log-in and lets the peer agree. Returns the address that the peer sends the person back to. */
async function agree(browser: TestBrowser, body: object = { platform: 'twitter' }): Promise<string> {
  const { url } = await browser.send(routes.startLogin, { body })
  const answer = await fetch(url, { redirect: 'manual' })
  const back = new URL(answer.headers.get('location')!)
  expect(`${back.origin}${back.pathname}`).toBe('http://localhost:3000/api/connections/callback')
  return `${back.pathname}${back.search}`
}

async function comeBack(browser: TestBrowser, address: string): Promise<string> {
  const answer = await browser.fetch('GET', address)
  expect(answer.status).toBe(303)
  return answer.headers.get('location')!
}

async function connect(browser: TestBrowser, body?: object): Promise<string> {
  return comeBack(browser, await agree(browser, body))
}

const listed = async (browser: TestBrowser) => (await browser.send(routes.listConnections)).connections
const rowsOf = (workspaceId: string) =>
  server.context.store.db.select().from(connections).where(eq(connections.workspaceId, workspaceId))

describe('the list of platforms', () => {
  test('says how each is connected, what is missing and which address to register', async () => {
    const { platforms } = await (await openGuest()).send(routes.listConnections)
    expect(platforms.map(({ platform, login, isReady }) => [platform, login, isReady])).toEqual([
      ['twitter', 'oauth', true],
      ['facebook', 'oauth', true],
      ['youtube', 'oauth', false],
      ['bluesky', 'password', true],
      ['mastodon', 'server', true],
      ['webhook', 'webhook', true],
    ])
    expect(platforms.find(({ platform }) => platform === 'youtube')).toMatchObject({
      steps: ['Create an app.'],
      redirectUrl: 'http://localhost:3000/api/connections/callback',
    })
  })

  test('refuses a log-in at a platform without registration, and one of another kind', async () => {
    const browser = await openGuest()
    for (const [platform, sentence] of [
      ['youtube', messages.connections.notReady('YouTube')],
      ['tiktok', messages.connections.notReady('TikTok')],
      ['bluesky', messages.connections.otherWay('Bluesky')],
    ]) {
      const answer = await browser.call('POST', '/api/connections/login', { platform })
      expect(answer, platform).toMatchObject({ body: { error: sentence } })
      expect(answer.status).toBeLessThan(500)
    }
    expect((await server.openBrowser().call('GET', '/api/connections')).status).toBe(401)
  })
})

describe('a log-in', () => {
  test('connects the account; its tokens are sealed and open only for its workspace', async () => {
    const browser = await openGuest()
    expect(await connect(browser)).toBe('/social-media-suite?connected=twitter')
    const [account] = await listed(browser)
    expect(account).toMatchObject({ platform: 'twitter', name: '@tester', state: 'ready', message: null })
    const [row] = await rowsOf(browser.workspaceId)
    expect(row!.secrets).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+\.[\w-]+$/)
    const { open } = server.context.services.connections
    const { access, connection } = await open(browser.workspaceId, account!.id, signal)
    expect(access).toMatchObject({ accountId: 'a1', server: '' })
    expect(access.token).toMatch(/^eyJ/)
    expect(row!.secrets).not.toContain(access.token)
    expect(JSON.stringify(connection)).not.toContain(row!.secrets)
    const stranger = await openGuest()
    await expect(open(stranger.workspaceId, account!.id, signal)).rejects.toMatchObject({ code: 'not_found' })
    expect((await stranger.call('DELETE', `/api/connections/${account!.id}`)).status).toBe(404)
    expect(await listed(stranger)).toEqual([])
    expect(await listed(browser)).toHaveLength(1)
  })

  test('stores neither state nor verifier in the clear, and works once', async () => {
    const browser = await openGuest()
    const address = await agree(browser)
    const state = new URLSearchParams(address.split('?')[1]).get('state')!
    const rows = await server.context.store.db.select().from(connectionLogins)
    expect(JSON.stringify(rows)).not.toContain(state)
    const { cookie } = browser
    expect(await comeBack(browser, address)).toContain('connected=twitter')
    expect(browser.cookie).not.toContain('vivify.connect')
    browser.cookie = cookie
    expect(await comeBack(browser, address)).toBe('/social-media-suite?connect-error=expired')
    expect(await listed(browser)).toHaveLength(1)
  })

  test('twice at once with one state is exchanged once', async () => {
    const browser = await openGuest()
    const address = await agree(browser)
    peer.grants.length = 0
    const ways = await Promise.all([comeBack(browser, address), comeBack(browser, address)])
    expect(ways.sort()).toEqual([
      '/social-media-suite?connect-error=expired',
      '/social-media-suite?connected=twitter',
    ])
    expect(peer.grants).toEqual(['authorization_code'])
  })

  test('that a stranger sends is refused, and attaches nobody’s account to anybody', async () => {
    const stranger = await openGuest()
    const victim = await openGuest()
    const address = await agree(stranger)
    peer.grants.length = 0
    expect(await comeBack(victim, address)).toBe('/social-media-suite?connect-error=other_browser')
    expect(peer.grants).toEqual([])
    expect([...(await listed(victim)), ...(await listed(stranger))]).toEqual([])
    // The state is used up, so nobody else can end it either.
    expect(await comeBack(stranger, address)).toContain('connect-error=expired')
  })

  test('is refused in another browser of the same account, and after signing out', async () => {
    const browser = await openGuest()
    const address = await agree(browser)
    const other = server.openBrowser()
    other.cookie = browser.cookie
      .split('; ')
      .filter((pair) => !pair.startsWith('vivify.connect'))
      .join('; ')
    expect(await comeBack(other, address)).toContain('connect-error=other_browser')
    const second = await agree(browser)
    const signedOut = server.openBrowser()
    signedOut.cookie = browser.cookie
      .split('; ')
      .filter((pair) => pair.startsWith('vivify.connect'))
      .join('; ')
    expect(await comeBack(signedOut, second)).toContain('connect-error=other_browser')
    expect(await listed(browser)).toEqual([])
  })

  test('expires after ten minutes', async () => {
    const browser = await openGuest()
    const address = await agree(browser)
    const { db } = server.context.store
    await db.update(connectionLogins).set({ expiresAt: new Date(Date.now() - 1) })
    expect(await comeBack(browser, address)).toContain('connect-error=expired')
    await server.context.services.connections.tidyUp()
    expect(await db.select().from(connectionLogins)).toEqual([])
  })

  test('that began at 127.0.0.1 is passed on from localhost, where the browser has no cookie', async () => {
    const browser = await openGuest()
    const started = await server.app.request('http://127.0.0.1:3000/api/connections/login', {
      method: 'POST',
      headers: { cookie: browser.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ platform: 'twitter' }),
    })
    const { url } = (await started.json()) as { url: string }
    const back = (await fetch(url, { redirect: 'manual' })).headers.get('location')!
    const answer = await server.app.request(back)
    expect(answer.headers.get('location')).toBe(back.replace('localhost', '127.0.0.1'))
    const cookies = started.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    const ended = await server.app.request(answer.headers.get('location')!, {
      headers: { cookie: [browser.cookie, ...cookies].join('; ') },
    })
    expect(ended.headers.get('location')).toContain('connected=twitter')
  })

  test.each([
    ['?error=access_denied&error_description=%3Cscript%3E', 'denied'],
    ['?error=%3Cscript%3Ealert(1)%3C/script%3E', 'refused'],
    ['?code=made-up', 'refused'],
    ['', 'refused'],
  ])('that comes back with %s says so in our words', async (search, failure) => {
    const browser = await openGuest()
    const state = new URLSearchParams((await agree(browser)).split('?')[1]).get('state')!
    const address = `/api/connections/callback${search || '?'}&state=${state}`
    expect(await comeBack(browser, address)).toBe(`/social-media-suite?connect-error=${failure}`)
    expect(await listed(browser)).toEqual([])
  })

  test('of an unknown state, or without one, leads back', async () => {
    const browser = await openGuest()
    for (const search of ['', '?state=x&code=y', `?state=${'x'.repeat(200)}`]) {
      expect(await comeBack(browser, `/api/connections/callback${search}`)).toContain('expired')
    }
  })

  test('during an outage of the platform can be tried again', async () => {
    const browser = await openGuest()
    const address = await agree(browser)
    peer.answer = () => ({ statusCode: 503, body: {} })
    expect(await comeBack(browser, address)).toContain('connect-error=unreachable')
  })

  test('without an account to post to says so', async () => {
    peer.accounts = []
    expect(await connect(await openGuest())).toContain('connect-error=no_accounts')
  })

  test('connects all pages, each with its own token, and at most 25', async () => {
    const browser = await openGuest()
    peer.accounts = Array.from({ length: 30 }, (_, index) => ({
      accountId: `page-${index}`,
      name: `Page ${index}`,
      accessToken: `token-of-page-${index}`,
      facts: { kind: 'page' },
    }))
    expect(await connect(browser, { platform: 'facebook' })).toBe(
      '/social-media-suite?connected=facebook&cut=1',
    )
    const accounts = await listed(browser)
    expect(accounts).toHaveLength(25)
    const third = accounts.find(({ name }) => name === 'Page 3')!
    const { access } = await server.context.services.connections.open(browser.workspaceId, third.id, signal)
    expect(access).toMatchObject({ token: 'token-of-page-3', facts: { kind: 'page' } })
  })

  test('of a connected account updates it in place and keeps its refresh token', async () => {
    const browser = await openGuest()
    await connect(browser)
    const [before] = await rowsOf(browser.workspaceId)
    await server.context.store.db
      .update(connections)
      .set({ state: 'needs_login', message: 'Log in.' })
      .where(eq(connections.id, before!.id))
    peer.answer = (body) => {
      delete body['refresh_token']
      body['expires_in'] = 1
    }
    peer.accounts = [{ accountId: 'a1', name: '@renamed' }]
    await connect(browser)
    peer.answer = null
    const [after, ...others] = await rowsOf(browser.workspaceId)
    expect(others).toEqual([])
    expect(after).toMatchObject({ id: before!.id, name: '@renamed', state: 'ready', message: null })
    expect(after!.secrets).not.toBe(before!.secrets)
    // The new token expires at once, so this refreshes with the token of the first log-in.
    peer.grants.length = 0
    await server.context.services.connections.open(browser.workspaceId, after!.id, signal)
    expect(peer.grants).toEqual(['refresh_token'])
  })

  test('is limited to a hundred accounts', async () => {
    const browser = await openGuest()
    for (let round = 0; round < 5; round++) {
      peer.accounts = Array.from({ length: 25 }, (_, index) => ({
        accountId: `${round}-${index}`,
        name: 'Page',
      }))
      const way = await connect(browser, { platform: 'facebook' })
      expect(way).toContain(round < 4 ? 'connected=facebook' : 'connect-error=too_many')
    }
    expect(await listed(browser)).toHaveLength(100)
  })

  test('keeps twenty open log-ins for a workspace', async () => {
    const browser = await openGuest()
    for (let count = 0; count < 22; count++) {
      await browser.send(routes.startLogin, { body: { platform: 'twitter' } })
    }
    const rows = await server.context.store.db
      .select()
      .from(connectionLogins)
      .where(eq(connectionLogins.workspaceId, browser.workspaceId))
    expect(rows).toHaveLength(20)
  })
})

describe('an account', () => {
  test('that is disconnected has no secrets left and can be connected again', async () => {
    const browser = await openGuest()
    await connect(browser)
    const [account] = await listed(browser)
    await browser.send(routes.removeConnection, { params: { connectionId: account!.id } })
    expect(await listed(browser)).toEqual([])
    const [row] = await rowsOf(browser.workspaceId)
    expect(row).toMatchObject({ secrets: '', facts: {}, name: '@tester' })
    const { open } = server.context.services.connections
    await expect(open(browser.workspaceId, account!.id, signal)).rejects.toThrow(messages.connections.gone)
    expect((await browser.call('DELETE', `/api/connections/${account!.id}`)).status).toBe(404)
    await connect(browser)
    expect(await listed(browser)).toHaveLength(1)
  })

  test('of a purged guest leaves no row with secrets', async () => {
    const browser = await openGuest()
    await connect(browser)
    await agree(browser)
    const { purgeGuest } = await import('../../store/guests.ts')
    const { db } = server.context.store
    const [owner] = await db.select().from(workspaces).where(eq(workspaces.id, browser.workspaceId))
    const guest = { userId: owner!.ownerUserId, workspaceId: browser.workspaceId }
    expect(await purgeGuest(db, guest, new Date(Date.now() + 60_000))).not.toBeNull()
    expect(await rowsOf(browser.workspaceId)).toEqual([])
  })
})

describe('a server that a person names', () => {
  const mastodon = (address: string) => ({ platform: 'mastodon', server: address })

  test('registers Vivify once for everybody, and its address is stored in one form', async () => {
    const browser = await openGuest()
    for (const address of [peer.url, `${peer.url}/@tester`, `  ${peer.url.toUpperCase()}/ `]) {
      expect(await connect(browser, mastodon(address))).toContain('connected=mastodon')
    }
    expect(await connect(await openGuest(), mastodon(peer.url))).toContain('connected=mastodon')
    expect(peer.registrations).toEqual(['http://localhost:3000/api/connections/callback'])
    const [row, ...others] = await rowsOf(browser.workspaceId)
    expect([row!.server, others]).toEqual([peer.url, []])
    const [client] = await server.context.store.db.select().from(serverClients)
    expect(client!.secrets).not.toContain('secret-1')
    const { services } = server.context
    const { settings } = await services.connections.open(browser.workspaceId, row!.id, signal)
    expect(settings).toMatchObject({ clientId: 'app-1', clientSecret: 'secret-1' })
  })

  test.each([
    ['', messages.connections.serverMissing],
    ['http://mastodon.example', messages.connections.serverInsecure],
    ['https://me:pass@mastodon.example', messages.connections.serverMissing],
    ['https://10.0.0.7', 'not on the public internet'],
    ['https://169.254.169.254', 'not on the public internet'],
    ['javascript:alert(1)', 'not a web address'],
    ['https://mastodon.example:22', 'standard ports'],
  ])('is refused as %s', async (address, sentence) => {
    const answer = await (await openGuest()).call('POST', '/api/connections/login', mastodon(address))
    expect(answer.status).toBe(422)
    expect(answer.body['error']).toContain(sentence)
  })

  test('that no longer knows Vivify is asked for a new registration by the next log-in', async () => {
    const browser = await openGuest()
    const before = peer.registrations.length
    peer.answer = () => ({ statusCode: 401, body: { error: 'invalid_client' } })
    expect(await connect(browser, mastodon(peer.url))).toContain('connect-error=refused')
    peer.answer = null
    expect(await connect(browser, mastodon(peer.url))).toContain('connected=mastodon')
    expect(peer.registrations).toHaveLength(before + 1)
  })
})

describe('an app password', () => {
  const request = (change: object = {}) => ({
    platform: 'bluesky',
    identifier: 'me.example',
    password: 'abcd-efgh',
    server: peer.url,
    ...change,
  })

  test('connects an account at its server and is not stored', async () => {
    const browser = await openGuest()
    const account = await browser.send(routes.connectByPassword, { body: request() })
    expect(account).toMatchObject({ platform: 'bluesky', name: '@me.example', state: 'ready' })
    const [row] = await rowsOf(browser.workspaceId)
    expect(row).toMatchObject({ server: peer.url, accountId: 'did:me.example' })
  })

  test('that is wrong is told without signing the person out', async () => {
    peer.answer = () => ({ statusCode: 401, body: { error: 'AuthenticationRequired' } })
    const answer = await (await openGuest()).call('POST', '/api/connections/password', request())
    expect(answer).toMatchObject({
      status: 422,
      body: { error: messages.connections.passwordRefused('Bluesky') },
    })
  })

  test('is not sent into the server’s own network', async () => {
    const answer = await (
      await openGuest()
    ).call('POST', '/api/connections/password', request({ server: 'https://10.0.0.7' }))
    expect(answer.body['error']).toContain('not on the public internet')
  })
})

describe('a webhook', () => {
  test('gets a secret that is shown once; a second time for the same address replaces it', async () => {
    const browser = await openGuest()
    const body = { name: 'My automation', url: `${peer.url}/hook#part` }
    const first = await browser.send(routes.connectWebhook, { body })
    expect(first.secret).toMatch(/^whsec_[\w-]{43}$/)
    const second = await browser.send(routes.connectWebhook, { body: { ...body, name: 'Renamed' } })
    expect(second.connection).toMatchObject({ id: first.connection.id, name: 'Renamed' })
    expect(JSON.stringify(await browser.send(routes.listConnections))).not.toContain('whsec_')
    const { open } = server.context.services.connections
    const { access } = await open(browser.workspaceId, first.connection.id, signal)
    expect(access).toMatchObject({ token: second.secret, server: `${peer.url}/hook` })
    expect((await rowsOf(browser.workspaceId))[0]!.secrets).not.toContain(second.secret)
  })

  test('is refused at an address that letters beyond ASCII make too long', async () => {
    const body = { name: 'A', url: `${peer.url}/${'é'.repeat(1000)}` }
    const answer = await (await openGuest()).call('POST', '/api/connections/webhook', body)
    expect(answer).toMatchObject({ status: 422, body: { error: expect.stringContaining('too long') } })
  })

  test.each(['http://hooks.example/x', 'https://192.168.1.4/x', 'ftp://hooks.example', 'hook'])(
    'is refused at %s',
    async (url) => {
      const answer = await (await openGuest()).call('POST', '/api/connections/webhook', { name: 'A', url })
      expect(answer.status).toBe(422)
    },
  )
})
