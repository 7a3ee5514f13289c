// A real OAuth 2 server on this machine, and small platforms that log in there.

import { OAuth2Server, type MutableResponse } from 'oauth2-mock-server'
import { z } from 'zod'
import type { PlatformId } from '@vivify/contract/platforms'
import { callPlatform } from '../../providers/social/call-platform.ts'
import type {
  FoundAccount,
  LoginCall,
  OAuthLogin,
  SocialPlatform,
  Tokens,
} from '../../providers/social/port.ts'
import { openTestServer, type TestServer } from '../../testing.ts'

export interface Peer {
  url: string
  /** Calls of the token endpoint, as grant types. */
  grants: string[]
  /** Accounts that a log-in finds. */
  accounts: FoundAccount[]
  /** Changes the next answers of the token endpoint. */
  answer: ((body: Record<string, unknown>, grant: string) => MutableResponse | void) | null
  /** Each refresh token is accepted once. */
  isStrict: boolean
  registrations: string[]
  close(): Promise<void>
}

export async function openPeer(): Promise<Peer> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, 'localhost')
  let latest: unknown = null
  const peer: Peer = {
    url: `http://localhost:${server.address().port}`,
    grants: [],
    accounts: [{ accountId: 'a1', name: '@tester' }],
    answer: null,
    isStrict: false,
    registrations: [],
    close: () => server.stop(),
  }
  server.service.on('beforeResponse', (response, request) => {
    const { grant_type: grant, refresh_token: given } = request.body as unknown as Record<string, string>
    peer.grants.push(grant!)
    if (peer.isStrict && grant === 'refresh_token' && given !== latest) {
      response.statusCode = 400
      response.body = { error: 'invalid_grant', error_description: 'The token was used before.' }
      return
    }
    const body = response.body as Record<string, unknown>
    const changed = peer.answer?.(body, grant!)
    if (changed) Object.assign(response, changed)
    if (response.statusCode === 200) latest = body['refresh_token'] ?? latest
  })
  server.service.addRoute('POST', '/api/v1/apps', (request, response) => {
    peer.registrations.push(String((request.body as Record<string, unknown>)['redirect_uris']))
    const number = peer.registrations.length
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ client_id: `app-${number}`, client_secret: `secret-${number}` }))
  })
  return peer
}

const answerSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  expires_in: z.number().optional(),
})

async function askForTokens(call: LoginCall, form: Record<string, string>): Promise<Tokens> {
  const { settings, server, signal, fetch } = call
  const { body } = await callPlatform({
    platform: 'Test platform',
    fetch,
    signal,
    url: `${server || settings.baseUrl}/token`,
    form: { client_id: settings.clientId, client_secret: settings.clientSecret, ...form },
    answer: answerSchema,
  })
  return {
    accessToken: body.access_token,
    refreshToken: body.refresh_token ?? null,
    expiresInSeconds: body.expires_in ?? null,
  }
}

function oauthLogin(peer: () => Peer, kind: OAuthLogin['kind']): OAuthLogin {
  return {
    kind,
    ...(kind === 'server' ? { register } : {}),
    authorizeUrl({ settings, server, redirectUrl }, { state, codeChallenge }) {
      const url = new URL(`${server || settings.loginUrl}/authorize`)
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: settings.clientId,
        redirect_uri: redirectUrl,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }).toString()
      return url.href
    },
    exchangeCode: (call, { code, codeVerifier }) =>
      askForTokens(call, {
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: call.redirectUrl,
      }),
    refresh: (call, refreshToken) =>
      askForTokens(call, { grant_type: 'refresh_token', refresh_token: refreshToken }),
    listAccounts: async () => peer().accounts,
  }
}

async function register({ server, redirectUrl, fetch, signal }: LoginCall) {
  const { body } = await callPlatform({
    platform: 'Test platform',
    fetch,
    signal,
    url: `${server}/api/v1/apps`,
    form: { redirect_uris: redirectUrl },
    answer: z.object({ client_id: z.string(), client_secret: z.string() }),
  })
  return { clientId: body.client_id, clientSecret: body.client_secret }
}

function buildPlatform(id: PlatformId, login: SocialPlatform['login']): SocialPlatform {
  const name = id.toUpperCase()
  const isRegistered = login.kind === 'oauth'
  const unused = (): never => {
    throw new Error('This test posts nothing.')
  }
  return {
    id,
    registration: {
      settings: {
        clientId: isRegistered ? `${name}_CLIENT_ID` : '',
        clientSecret: isRegistered ? `${name}_CLIENT_SECRET` : '',
        baseUrl: isRegistered ? `${name}_BASE_URL` : '',
        loginUrl: isRegistered ? `${name}_LOGIN_URL` : '',
      },
      defaults: { baseUrl: `https://api.${id}.test`, loginUrl: `https://${id}.test` },
      steps: isRegistered ? ['Create an app.'] : [],
      links: [],
    },
    login,
    publish: unused,
    measurePosts: null,
    measureAccount: null,
    createSimulator: unused,
  }
}

/** `facebook` finds accounts with tokens of their own; `youtube` is never registered. */
export function buildPlatforms(peer: () => Peer): SocialPlatform[] {
  return [
    buildPlatform('webhook', { kind: 'webhook' }),
    buildPlatform('twitter', oauthLogin(peer, 'oauth')),
    buildPlatform('facebook', oauthLogin(peer, 'oauth')),
    buildPlatform('youtube', oauthLogin(peer, 'oauth')),
    buildPlatform('mastodon', oauthLogin(peer, 'server')),
    buildPlatform('bluesky', {
      kind: 'password',
      defaultServer: 'https://bsky.test',
      async logIn(call, { identifier, password }) {
        const form = { grant_type: 'password', username: identifier, password }
        const tokens = await askForTokens({ ...call, redirectUrl: '' }, form)
        return { tokens, account: { accountId: `did:${identifier}`, name: `@${identifier}` } }
      },
      refresh: (call, refreshToken) =>
        askForTokens(
          { ...call, redirectUrl: '' },
          { grant_type: 'refresh_token', refresh_token: refreshToken },
        ),
    }),
  ]
}

/** The settings of the platforms that log in at the peer. */
export function environmentFor({ url }: Peer): Record<string, string> {
  return Object.fromEntries(
    ['TWITTER', 'FACEBOOK'].flatMap((name) => [
      [`${name}_CLIENT_ID`, 'our-id'],
      [`${name}_CLIENT_SECRET`, 'our-secret'],
      [`${name}_BASE_URL`, `${url}/`],
      [`${name}_LOGIN_URL`, url],
    ]),
  )
}

export function openConnectedServer(peer: Peer, environment = {}): Promise<TestServer> {
  return openTestServer({
    platforms: buildPlatforms(() => peer),
    environment: { ...environmentFor(peer), ...environment },
  })
}
