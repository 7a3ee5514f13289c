// https://developers.tiktok.com/doc/oauth-user-access-token-management

import { z } from 'zod'
import { errorOfStatus } from '../../provider-error.ts'
import { callPlatform } from '../call-platform.ts'
import type { LoginCall, OAuthLogin, Tokens } from '../port.ts'
import { callTikTok, platform } from './call-tiktok.ts'

const scopes = ['user.info.basic', 'user.info.stats', 'video.publish', 'video.list']

export const tiktokLogin: OAuthLogin = {
  kind: 'oauth',

  /** TikTok wants the challenge in hexadecimal, unlike the standard. */
  authorizeUrl({ settings, redirectUrl }, { state, codeChallenge }) {
    const query = new URLSearchParams({
      client_key: settings.clientId,
      redirect_uri: redirectUrl,
      response_type: 'code',
      scope: scopes.join(','),
      state,
      code_challenge: Buffer.from(codeChallenge, 'base64url').toString('hex'),
      code_challenge_method: 'S256',
    })
    return `${settings.loginUrl}/v2/auth/authorize/?${query}`
  },

  exchangeCode(call, { code, codeVerifier }) {
    return askForTokens(call, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: call.redirectUrl,
      code_verifier: codeVerifier,
    })
  },

  refresh(call, refreshToken) {
    return askForTokens(call, { grant_type: 'refresh_token', refresh_token: refreshToken })
  },

  async listAccounts({ settings, fetch, signal }, { accessToken }) {
    const { user } = await callTikTok(
      { fetch, signal, baseUrl: settings.baseUrl, token: accessToken },
      {
        method: 'GET',
        path: 'user/info/?fields=open_id,display_name',
        data: z.object({ user: z.object({ open_id: z.string(), display_name: z.string() }) }),
      },
    )
    return [{ accountId: user.open_id, name: user.display_name }]
  },
}

const answerSchema = z.union([
  z.object({
    access_token: z.string().min(1),
    refresh_token: z.string().min(1),
    expires_in: z.number().positive(),
  }),
  z.object({ error: z.string(), error_description: z.string().default('') }),
])

/** TikTok refuses with 200 as well as with 400. A code or refresh token that it does not take is `unauthorized`. */
async function askForTokens(
  { settings, fetch, signal }: LoginCall,
  form: Record<string, string>,
): Promise<Tokens> {
  const { body } = await callPlatform({
    platform,
    fetch,
    signal,
    url: `${settings.baseUrl}/v2/oauth/token/`,
    form: { client_key: settings.clientId, client_secret: settings.clientSecret, ...form },
    accepts: [400, 401],
    answer: answerSchema,
  })
  if ('error' in body) {
    const status = body.error === 'invalid_grant' || body.error === 'access_denied' ? 401 : 400
    throw errorOfStatus(platform, { status, reason: body.error_description || body.error })
  }
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresInSeconds } = body
  return { accessToken, refreshToken, expiresInSeconds }
}
