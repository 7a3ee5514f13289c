// Business Login for Instagram: accounts log in at Instagram itself, without a Facebook page.
// https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login/business-login

import { z } from 'zod'
import { platformNames } from '@vivify/contract/platforms'
import { callGraph, readGraph } from '../meta-graph.ts'
import type { LoginCall, OAuthLogin, Tokens } from '../port.ts'

const platform = platformNames.instagram
const scopes = [
  'instagram_business_basic',
  'instagram_business_content_publish',
  'instagram_business_manage_comments',
  'instagram_business_manage_insights',
]

export const instagramLogin: OAuthLogin = {
  kind: 'oauth',

  authorizeUrl({ settings, redirectUrl }, { state }) {
    const query = new URLSearchParams({
      client_id: settings.clientId,
      redirect_uri: redirectUrl,
      response_type: 'code',
      scope: scopes.join(','),
      state,
    })
    return `${settings.loginUrl}/oauth/authorize?${query}`
  },

  async exchangeCode(call, { code }) {
    const { settings, redirectUrl, fetch, signal } = call
    const short = await readGraph(
      {
        platform,
        fetch,
        signal,
        url: `${codeHost(settings.baseUrl)}/oauth/access_token`,
        form: {
          client_id: settings.clientId,
          client_secret: settings.clientSecret,
          grant_type: 'authorization_code',
          redirect_uri: redirectUrl,
          // Instagram appends `#_` to the code.
          code: code.replace(/#_$/, ''),
        },
      },
      shortTokenSchema,
    )
    return readLongToken(call, '/access_token', {
      grant_type: 'ig_exchange_token',
      client_secret: settings.clientSecret,
      access_token: short,
    })
  },

  /** Instagram has no refresh tokens: a token that is at least a day old and not yet expired is renewed itself. */
  async refresh(call, refreshToken) {
    return readLongToken(call, '/refresh_access_token', {
      grant_type: 'ig_refresh_token',
      access_token: refreshToken,
    })
  },

  async listAccounts({ settings, fetch, signal }, { accessToken }) {
    const { user_id: accountId, username } = await callGraph({
      platform,
      fetch,
      signal,
      method: 'GET',
      baseUrl: settings.baseUrl,
      path: 'me',
      query: { fields: 'user_id,username' },
      token: accessToken,
      answer: z.object({ user_id: z.coerce.string(), username: z.string() }),
    })
    return [{ accountId, name: `@${username}` }]
  },
}

const tokenSchema = z.object({ access_token: z.string().min(1) })
/** Older apps get the object itself, newer ones a list of one. */
const shortTokenSchema = z.union([
  tokenSchema.transform((token) => token.access_token),
  z.object({ data: z.array(tokenSchema).min(1) }).transform(({ data }) => data[0]!.access_token),
])

/** The code is taken by a host of its own. */
function codeHost(baseUrl: string): string {
  return baseUrl.replace('//graph.instagram.com', '//api.instagram.com')
}

async function readLongToken(
  { settings, fetch, signal }: LoginCall,
  path: string,
  query: Record<string, string>,
): Promise<Tokens> {
  const url = `${settings.baseUrl}${path}?${new URLSearchParams(query)}`
  const { access_token: accessToken, expires_in: expiresInSeconds } = await readGraph(
    { platform, fetch, signal, method: 'GET', url },
    tokenSchema.extend({ expires_in: z.number().positive() }),
  )
  return { accessToken, refreshToken: accessToken, expiresInSeconds }
}
