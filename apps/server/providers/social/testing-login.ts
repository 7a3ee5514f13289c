import { createHash } from 'node:crypto'
import type { FoundAccount, LoginCall, OAuthLogin, Tokens } from './port.ts'
import type { Stage } from './testing.ts'

export const testRedirectUrl = 'https://vivify.test/api/connections/callback'

export interface OAuthStage {
  login: OAuthLogin
  call: LoginCall
  tokens: Tokens
  accounts: FoundAccount[]
  /** The address at which the person consented. */
  consent: URL
}

/** Logs in through the simulator as a browser and the server would: consent, code, tokens, accounts. */
export async function logInThrough({ platform, simulator, settings }: Stage): Promise<OAuthStage> {
  const { login } = platform
  if (login.kind !== 'oauth' && login.kind !== 'server') throw new Error('There is no such log-in.')
  const { fetch } = simulator
  const signal = new AbortController().signal
  const call = { settings, server: '', redirectUrl: testRedirectUrl, fetch, signal }
  const codeVerifier = 'v'.repeat(43)
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const consent = login.authorizeUrl(call, { state: 'state-of-this-login', codeChallenge })
  const answer = await fetch(new Request(consent))
  const back = new URL(answer.headers.get('location') ?? 'https://nowhere.test')
  if (back.searchParams.get('state') !== 'state-of-this-login') throw new Error('The state was lost.')
  const code = back.searchParams.get('code') ?? ''
  const tokens = await login.exchangeCode(call, { code, codeVerifier })
  const accounts = await login.listAccounts(call, tokens)
  return { login, call, tokens, accounts, consent: new URL(consent) }
}
