// What tests do as the person who owns an account.

import { createHash } from 'node:crypto'
import { ProviderError } from '../provider-error.ts'
import type { FoundAccount, LoginCall, MeasureCall, OAuthLogin, Tokens } from './port.ts'
import type { Ending, Stage } from './testing.ts'

export const redirectUrl = 'https://vivify.test/api/connections/callback'
const codeVerifier = 'v'.repeat(64)

export function requireOAuth({ platform }: Stage): OAuthLogin {
  const { login } = platform
  if (login.kind === 'oauth' || login.kind === 'server') return login
  throw new Error(`${platform.id} has no OAuth.`)
}

export function buildLoginCall({ settings, simulator }: Stage): LoginCall {
  return { settings, server: '', redirectUrl, fetch: simulator.fetch, signal: new AbortController().signal }
}

/** Consents in the person's place. Returns the code with which the browser comes back. */
export async function consent(stage: Stage): Promise<string> {
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const url = requireOAuth(stage).authorizeUrl(buildLoginCall(stage), { state: 'state', codeChallenge })
  const response = await stage.simulator.fetch(new Request(url, { redirect: 'manual' }))
  const location = response.headers.get('location')
  if (location === null) throw new Error(`No redirect: ${response.status} ${await response.text()}`)
  const back = new URL(location)
  if (back.searchParams.get('state') !== 'state') throw new Error('The state was lost.')
  return back.searchParams.get('code') ?? ''
}

/** Logs in as a person does in a browser. */
export async function logIn(stage: Stage): Promise<{ tokens: Tokens; accounts: FoundAccount[] }> {
  const login = requireOAuth(stage)
  const call = buildLoginCall(stage)
  const tokens = await login.exchangeCode(call, { code: await consent(stage), codeVerifier })
  return { tokens, accounts: await login.listAccounts(call, tokens) }
}

export function buildMeasureCall({ access, settings, simulator }: Stage): MeasureCall {
  return { access, settings, fetch: simulator.fetch, signal: new AbortController().signal }
}

/** The error with which an attempt to publish failed. */
export function requireFailure(ending: Ending): ProviderError {
  if (ending.kind === 'failed' && ProviderError.isInstance(ending.error)) return ending.error
  throw new Error(`Expected a ProviderError, got ${JSON.stringify(ending)}`)
}
