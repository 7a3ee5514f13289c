import { platformNames } from '@vivify/contract/platforms'
import { z } from 'zod'
import { callPlatform } from '../call-platform.ts'
import type { LoginCall, OAuthLogin, Tokens } from '../port.ts'

/** `offline.access` gives a refresh token. */
const scopes = ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access']

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
    })
    return `${settings.loginUrl}/i/oauth2/authorize?${query}`
  },

  exchangeCode: (call, { code, codeVerifier }) =>
    requestTokens(call, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: call.redirectUrl,
      code_verifier: codeVerifier,
    }),

  /** A refresh token works once; the answer holds the next one. */
  refresh: (call, refreshToken) =>
    requestTokens(call, { grant_type: 'refresh_token', refresh_token: refreshToken }),

  async listAccounts({ settings, fetch, signal }, { accessToken }) {
    const { body } = await callPlatform({
      platform: platformNames.twitter,
      fetch,
      signal,
      method: 'GET',
      url: `${settings.baseUrl}/2/users/me`,
      headers: { authorization: `Bearer ${accessToken}` },
      answer: z.object({ data: z.object({ id: z.string(), username: z.string() }) }),
    })
    return [{ accountId: body.data.id, name: `@${body.data.username}` }]
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
  const { clientId, clientSecret } = settings
  // A public client has no secret, and names itself in the form instead.
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`)
  const { body } = await callPlatform({
    platform: platformNames.twitter,
    fetch,
    signal,
    url: `${settings.baseUrl}/2/oauth2/token`,
    headers: clientSecret === '' ? {} : { authorization: `Basic ${basic.toString('base64')}` },
    form: { ...form, client_id: clientId },
    answer: tokensSchema,
  })
  return {
    accessToken: body.access_token,
    refreshToken: body.refresh_token ?? null,
    expiresInSeconds: body.expires_in ?? null,
  }
}
