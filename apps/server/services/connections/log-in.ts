// A log-in at a platform by OAuth 2 (RFC 6749) with PKCE (RFC 7636): `startLogin` makes the address to open, and
// `finishLogin` serves the person's return. In between lies one row for at most ten minutes.

import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import { isLoopback } from '../../config.ts'
import { isLoginRefused } from '../../providers/social/call-platform.ts'
import { callWithin } from '../../providers/call-within.ts'
import { ProviderError } from '../../providers/provider-error.ts'
import type { OAuthLogin, SocialPlatform } from '../../providers/social/port.ts'
import {
  deleteServerClient,
  findLogin,
  findServerClient,
  insertLogin,
  saveServerClient,
  takeLogin,
  type LoginRow,
} from '../../store/connections.ts'
import {
  isReady,
  loginCall,
  requirePlatform,
  settingsOf,
  type Client,
  type ConnectionParts,
} from './connection-parts.ts'
import { keepAccounts, maxAccountsOfLogin } from './keep-accounts.ts'
import { hashOf, isSameBrowser, loginSeconds, writeLoginCookie } from './login-cookie.ts'
import { readServer } from './server-address.ts'

/** A workspace's open log-ins; older ones are forgotten. */
const maxOpenLogins = 20
const exchangeMs = 30_000

const loginSecretsSchema = z.object({
  codeVerifier: z.string(),
  browserHash: z.string(),
  redirectUrl: z.string(),
  /** Where the person began, such as `http://127.0.0.1:3000`. */
  origin: z.string(),
  client: z.object({ clientId: z.string(), clientSecret: z.string() }).nullable(),
})
type LoginSecrets = z.infer<typeof loginSecretsSchema>

export interface LoginRequest {
  platform: PlatformId
  server?: string | undefined
}

/** The browser's side of a log-in. */
export interface LoginPlace {
  /** Of the page. */
  origin: string
  /** The address that the platform sends the person back to. */
  redirectUrl: string
}

export interface StartedLogin {
  url: string
  /** For the answer's `Set-Cookie`. */
  cookie: string
}

/**
 * Throws AppError `bad_input` for a platform that is connected in another way or not registered, or a server that can't
 * be used, and ProviderError when the server does not register Vivify.
 */
export async function startLogin(
  parts: ConnectionParts,
  workspaceId: string,
  { platform: id, server: typed }: LoginRequest,
  { origin, redirectUrl }: LoginPlace,
): Promise<StartedLogin> {
  const platform = requirePlatform(parts, id)
  const login = requireOAuth(platform)
  if (!isReady(parts, platform)) {
    throw new AppError('bad_input', messages.connections.notReady(platformNames[id]))
  }
  const server = login.kind === 'server' ? readServer(typed ?? '', parts.calls.privateHosts) : ''
  const client = server === '' ? null : await findClient(parts, platform, { server, redirectUrl })
  const state = randomBytes(32).toString('base64url')
  const codeVerifier = randomBytes(32).toString('base64url')
  const browser = randomBytes(32).toString('base64url')
  const stateHash = hashOf(state)
  const secrets: LoginSecrets = { codeVerifier, browserHash: hashOf(browser), redirectUrl, origin, client }
  const row = {
    stateHash,
    workspaceId,
    platform: id,
    server,
    secrets: parts.sealer.seal(JSON.stringify(secrets), `connection_logins/${stateHash}`),
    expiresAt: new Date(parts.now() + loginSeconds * 1000),
  }
  await insertLogin(parts.db, row, maxOpenLogins)
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const settings = { ...settingsOf(parts, platform), ...client }
  const url = login.authorizeUrl({ settings, server, redirectUrl }, { state, codeChallenge })
  return { url, cookie: writeLoginCookie(stateHash, browser, redirectUrl.startsWith('https:')) }
}

function requireOAuth({ id, login }: SocialPlatform): OAuthLogin {
  if (login.kind === 'oauth' || login.kind === 'server') return login
  throw new AppError('bad_input', messages.connections.otherWay(platformNames[id]))
}

const keptClientSchema = z.object({
  clientId: z.string(),
  clientSecret: z.string(),
  redirectUrl: z.string(),
})

/** Vivify's registration at a server of a person's choice; made by the first person who logs in there. */
async function findClient(
  parts: ConnectionParts,
  platform: SocialPlatform,
  { server, redirectUrl }: { server: string; redirectUrl: string },
): Promise<Client> {
  const { db, sealer, calls } = parts
  await calls.requireReachable(new URL(server))
  const row = `server_clients/${server}`
  const sealed = await findServerClient(db, server)
  const known = sealed === null ? null : readKeptClient(parts, sealed, row)
  if (known?.redirectUrl === redirectUrl) return known
  const login = requireOAuth(platform)
  const { register } = login
  if (!register) throw new AppError('internal', `${platform.id} can't register at ${server}.`)
  const limit = { vendor: platformNames[platform.id], timeoutMs: exchangeMs }
  const { clientId, clientSecret } = await callWithin(limit, (signal) =>
    register(loginCall(parts, { platform, server, client: null, redirectUrl, signal })),
  )
  const client = { clientId, clientSecret, redirectUrl }
  await saveServerClient(db, server, sealer.seal(JSON.stringify(client), row))
  return client
}

/** Returns null for a registration that can't be opened any more, since another one can be made. */
function readKeptClient({ sealer }: ConnectionParts, sealed: string, row: string) {
  try {
    return keptClientSchema.parse(JSON.parse(sealer.open(sealed, row)))
  } catch {
    return null
  }
}

export type LoginFailure = keyof typeof messages.connections.failures

export interface LoginReturn {
  query: { code?: string | undefined; state?: string | undefined; error?: string | undefined }
  /** As it came, for passing it on. */
  search: string
  headers: Headers
  /** Null for a visitor who is not signed in. */
  workspaceId: string | null
  origin: string
}

/** Where the person goes next. */
export type FinishedLogin = { cookie: string | null } & (
  | { outcome: 'connected'; platform: PlatformId; count: number; isCut: boolean }
  /** The log-in began at another address of this machine, whose cookies the browser keeps apart. */
  | { outcome: 'elsewhere'; url: string }
  /** `error` is for the log. */
  | { outcome: 'failed'; failure: LoginFailure; error?: unknown }
)

/** Never throws for what a stranger or a platform sends; throws when our own parts fail. */
export async function finishLogin(parts: ConnectionParts, back: LoginReturn): Promise<FinishedLogin> {
  const stateHash = hashOf(back.query.state ?? '')
  const row = await findLogin(parts.db, stateHash)
  if (!row || row.expiresAt.getTime() < parts.now()) return failed('expired')
  const secrets = readLoginSecrets(parts, row)
  if (!secrets) return failed('expired')
  const isStarter = isSameBrowser(back.headers, stateHash, secrets.browserHash)
  if (!isStarter && isOtherLocalOrigin(secrets.origin, back.origin)) {
    const url = `${secrets.origin}${new URL(secrets.redirectUrl).pathname}${back.search}`
    return { outcome: 'elsewhere', url, cookie: null }
  }
  // From here on the state is used up, also for the person's own browser.
  if (!(await takeLogin(parts.db, stateHash))) return failed('expired')
  if (!isStarter || back.workspaceId !== row.workspaceId) return failed('other_browser')
  const cookie = writeLoginCookie(stateHash, null, secrets.redirectUrl.startsWith('https:'))
  return { ...(await connect(parts, row, secrets, back.query)), cookie }
}

function failed(failure: LoginFailure, error?: unknown) {
  return { outcome: 'failed' as const, failure, cookie: null, ...(error === undefined ? {} : { error }) }
}

function readLoginSecrets({ sealer }: ConnectionParts, row: LoginRow): LoginSecrets | null {
  try {
    const text = sealer.open(row.secrets, `connection_logins/${row.stateHash}`)
    return loginSecretsSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * Platforms are told `http://localhost`, but the person may use `http://127.0.0.1`. The address was stored by the server
 * that began the log-in, so it is never a stranger's.
 */
function isOtherLocalOrigin(began: string, now: string): boolean {
  return began !== now && isLoopback(new URL(began).hostname)
}

async function connect(
  parts: ConnectionParts,
  { workspaceId, platform: id, server }: LoginRow,
  secrets: LoginSecrets,
  { code, error: refusal }: LoginReturn['query'],
) {
  if (refusal !== undefined) return failed(refusal === 'access_denied' ? 'denied' : 'refused')
  if (code === undefined) return failed('refused')
  const platform = requirePlatform(parts, id)
  const login = requireOAuth(platform)
  const { client, redirectUrl, codeVerifier } = secrets
  const signal = AbortSignal.timeout(exchangeMs)
  const call = loginCall(parts, { platform, server, client, redirectUrl, signal })
  try {
    const tokens = await login.exchangeCode(call, { code, codeVerifier })
    const accounts = await login.listAccounts(call, tokens)
    if (accounts.length === 0) return failed('no_accounts')
    const found = { platform: id, server, tokens, accounts, client }
    const { length: count } = await keepAccounts(parts, workspaceId, found)
    const isCut = accounts.length > maxAccountsOfLogin
    return { outcome: 'connected' as const, platform: id, count, isCut }
  } catch (error) {
    // The server may have forgotten our registration, so the next log-in makes a new one.
    if (client && isRegistrationRefused(error)) await deleteServerClient(parts.db, server)
    return failed(nameFailure(error, signal), error)
  }
}

function isRegistrationRefused(error: unknown): boolean {
  return ProviderError.isInstance(error) && (error.failure === 'unauthorized' || 'login' in error.details)
}

function nameFailure(error: unknown, signal: AbortSignal): LoginFailure {
  if (signal.aborted) return 'unreachable'
  if (ProviderError.isInstance(error)) {
    return error.isRetryable && !isLoginRefused(error) ? 'unreachable' : 'refused'
  }
  return AppError.isInstance(error) && error.code === 'conflict' ? 'too_many' : 'failed'
}
