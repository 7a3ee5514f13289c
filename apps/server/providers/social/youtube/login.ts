import { platformNames } from '@vivify/contract/platforms'
import { z } from 'zod'
import { callPlatform } from '../call-platform.ts'
import type { LoginCall, OAuthLogin, PlatformSettings, Tokens } from '../port.ts'

export const defaults = {
  baseUrl: 'https://www.googleapis.com',
  loginUrl: 'https://accounts.google.com',
} as const satisfies Pick<PlatformSettings, 'baseUrl' | 'loginUrl'>

/** `force-ssl` is what comments need. */
const scopes = ['youtube.upload', 'youtube.readonly', 'youtube.force-ssl'].map(
  (name) => `https://www.googleapis.com/auth/${name}`,
)

export const login: OAuthLogin = {
  kind: 'oauth',

  authorizeUrl({ settings, redirectUrl }, { state, codeChallenge }) {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: settings.clientId,
      redirect_uri: redirectUrl,
      scope: scopes.join(' '),
      state,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
      access_type: 'offline',
      // Without it, Google gives a refresh token at the first consent only.
      prompt: 'consent',
    })
    return `${settings.loginUrl}/o/oauth2/v2/auth?${query}`
  },

  exchangeCode: (call, { code, codeVerifier }) =>
    requestTokens(call, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: call.redirectUrl,
      code_verifier: codeVerifier,
    }),

  /** The refresh token goes on working; Google rarely answers another one. */
  async refresh(call, refreshToken) {
    const tokens = await requestTokens(call, { grant_type: 'refresh_token', refresh_token: refreshToken })
    return { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken }
  },

  async listAccounts({ settings, fetch, signal }, { accessToken }) {
    const { body } = await callPlatform({
      platform: platformNames.youtube,
      fetch,
      signal,
      method: 'GET',
      url: `${settings.baseUrl}/youtube/v3/channels?part=snippet&mine=true`,
      headers: { authorization: `Bearer ${accessToken}` },
      answer: z.object({
        items: z.array(z.object({ id: z.string(), snippet: z.object({ title: z.string() }) })).default([]),
      }),
    })
    return body.items.map(({ id, snippet }) => ({ accountId: id, name: snippet.title }))
  },
}

const tokensSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().optional(),
})

async function requestTokens(
  { settings, fetch, signal }: LoginCall,
  form: Readonly<Record<string, string>>,
): Promise<Tokens> {
  const { baseUrl, clientId, clientSecret } = settings
  const { body } = await callPlatform({
    platform: platformNames.youtube,
    fetch,
    signal,
    // Google's tokens come from a host of their own.
    url: baseUrl === defaults.baseUrl ? 'https://oauth2.googleapis.com/token' : `${baseUrl}/token`,
    form: { ...form, client_id: clientId, client_secret: clientSecret },
    answer: tokensSchema,
  })
  return {
    accessToken: body.access_token,
    refreshToken: body.refresh_token ?? null,
    expiresInSeconds: body.expires_in ?? null,
  }
}
