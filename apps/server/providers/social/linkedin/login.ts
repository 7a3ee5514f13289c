import { platformNames } from '@vivify/contract/platforms'
import { z } from 'zod'
import { callPlatform } from '../call-platform.ts'
import type { LoginCall, OAuthLogin, Tokens } from '../port.ts'

/** What every app gets; LinkedIn refuses a log-in that asks for a scope which the app was not granted. */
const scopes = ['openid', 'profile', 'w_member_social']

/** LinkedIn has no PKCE for web applications; the client's secret and the state protect the code. */
export const login: OAuthLogin = {
  kind: 'oauth',

  authorizeUrl({ settings, redirectUrl }, { state }) {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: settings.clientId,
      redirect_uri: redirectUrl,
      scope: scopes.join(' '),
      state,
    })
    return `${settings.loginUrl}/oauth/v2/authorization?${query}`
  },

  exchangeCode: (call, { code }) =>
    requestTokens(call, { grant_type: 'authorization_code', code, redirect_uri: call.redirectUrl }),

  /** Only approved partners are given refresh tokens; everybody else connects again after 60 days. */
  refresh: (call, refreshToken) =>
    requestTokens(call, { grant_type: 'refresh_token', refresh_token: refreshToken }),

  async listAccounts({ settings, fetch, signal }, { accessToken }) {
    const { body } = await callPlatform({
      platform: platformNames.linkedin,
      fetch,
      signal,
      method: 'GET',
      url: `${settings.baseUrl}/v2/userinfo`,
      headers: { authorization: `Bearer ${accessToken}` },
      answer: z.object({ sub: z.string().min(1), name: z.string() }),
    })
    return [{ accountId: `urn:li:person:${body.sub}`, name: body.name }]
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
  const { body } = await callPlatform({
    platform: platformNames.linkedin,
    fetch,
    signal,
    url: `${settings.loginUrl}/oauth/v2/accessToken`,
    form: { ...form, client_id: settings.clientId, client_secret: settings.clientSecret },
    answer: tokensSchema,
  })
  return {
    accessToken: body.access_token,
    refreshToken: body.refresh_token ?? null,
    expiresInSeconds: body.expires_in ?? null,
  }
}
