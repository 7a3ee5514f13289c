// Access to connected accounts. A token that is about to expire is refreshed by one process at a time; the others wait
// and read the row again.

import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { platformNames } from '@vivify/contract/platforms'
import { isLoginRefused } from '../../providers/social/call-platform.ts'
import { callWithin } from '../../providers/call-within.ts'
import { ProviderError } from '../../providers/provider-error.ts'
import type {
  PlatformSettings,
  SocialAccess,
  SocialFetch,
  SocialPlatform,
  Tokens,
} from '../../providers/social/port.ts'
import {
  beginRefresh,
  changeConnection,
  endRefresh,
  findConnection,
  type ConnectionRow,
} from '../../store/connections.ts'
import {
  fetchFor,
  isNeedsLogin,
  loginCall,
  needsLogin,
  openSecrets,
  refreshingLogin,
  requirePlatform,
  sealSecrets,
  settingsOf,
  tryOpenSecrets,
  type ConnectionParts,
  type ConnectionSecrets,
} from './connection-parts.ts'
import { expiryOf } from './keep-accounts.ts'

/** A token with less time left is refreshed before it is used. */
const refreshAheadMs = 5 * 60_000
/** A token with less time left is not worth trying when it could not be refreshed. */
const usableMs = 10_000
/** A refresh ends earlier than its lock, so that two never run at once. */
const refreshMs = 30_000
const lockSeconds = 45
const waitMs = 200
/** Between tries to store a new token while the database is away. */
const storePausesMs = [200, 1000, 3000]

export interface OpenConnection {
  access: SocialAccess
  /** The row without its secrets. `blockedUntil` is the end of a pause that the platform asked for. */
  connection: Omit<ConnectionRow, 'secrets'>
  settings: PlatformSettings
  /** Calls the account's platform; a server that a person named is reached only by the guarded way. */
  fetch: SocialFetch
}

/** Running refreshes; a service that stops waits for them. */
export type RunningRefreshes = Set<Promise<unknown>>

export interface Opening {
  parts: ConnectionParts
  running: RunningRefreshes
  workspaceId: string
  connectionId: string
  signal: AbortSignal
}

export async function openConnection(opening: Opening): Promise<OpenConnection> {
  const { parts } = opening
  let row = await requireUsable(opening)
  let secrets = openSecrets(parts, row)
  if (!parts.sealer.isCurrent(row.secrets)) {
    const resealed = await changeConnection(parts.db, row, { secrets: sealSecrets(parts, row.id, secrets) })
    row = resealed ?? (await requireUsable(opening))
  }
  const isDue = (one: ConnectionRow, known: ConnectionSecrets): boolean =>
    known.refreshToken !== null && leftMs(parts, one) < refreshAheadMs
  row = await refreshWhile(opening, row, isDue)
  secrets = openSecrets(parts, row)
  return describeOpen(parts, row, secrets)
}

/** See `ConnectionService.renewRefused`. */
export async function renewRefused(opening: Opening, token: string): Promise<boolean> {
  const { parts } = opening
  const row = await findConnection(parts.db, opening.workspaceId, opening.connectionId)
  const secrets = row?.state === 'ready' ? tryOpenSecrets(parts, row) : null
  if (!row || !secrets) return false
  if (secrets.token !== token) return true
  try {
    // A fresh token that is refused too shows that the log-in itself has ended.
    if (secrets.refreshToken === null || secrets.isForced) await markRefused(parts, row)
    else await refreshWhile(opening, row, (_, known) => known.token === token)
    return true
  } catch (error) {
    if (isNeedsLogin(error)) return false
    throw error
  }
}

function leftMs({ now }: ConnectionParts, { expiresAt }: ConnectionRow): number {
  return expiresAt === null ? Number.POSITIVE_INFINITY : expiresAt.getTime() - now()
}

function describeOpen(
  parts: ConnectionParts,
  row: ConnectionRow,
  { token, client }: ConnectionSecrets,
): OpenConnection {
  const { secrets: _, ...connection } = row
  const { accountId, server, facts } = row
  const platform = requirePlatform(parts, row.platform)
  return {
    access: { token, accountId, server, facts },
    connection,
    settings: { ...settingsOf(parts, platform), ...client },
    fetch: fetchFor(parts, platform, server),
  }
}

async function requireUsable({ parts, workspaceId, connectionId }: Opening): Promise<ConnectionRow> {
  const row = await findConnection(parts.db, workspaceId, connectionId)
  if (!row) throw new AppError('not_found', messages.connections.gone)
  if (row.state === 'ready') return row
  throw needsLogin(row.message ?? messages.connections.needsLogin(platformNames[row.platform]))
}

type IsDue = (row: ConnectionRow, secrets: ConnectionSecrets) => boolean

/** Refreshes a connection's token, or waits until another process has done so. Returns the row as it is then. */
async function refreshWhile(opening: Opening, first: ConnectionRow, isDue: IsDue): Promise<ConnectionRow> {
  const { parts, running, signal } = opening
  let row = first
  // Other secrets are fresh ones, however soon they expire.
  while (row.secrets === first.secrets && isDue(row, openSecrets(parts, row))) {
    signal.throwIfAborted()
    const held = await beginRefresh(parts.db, row, lockSeconds)
    if (held) {
      // A lock that can't be given up ends by itself.
      const unlock = (): Promise<void> => endRefresh(parts.db, held).catch(() => {})
      const refresh = refreshHeld(parts, held).finally(unlock)
      const tracked = refresh.catch(() => {}).finally(() => running.delete(tracked))
      running.add(tracked)
      return unlessAborted(refresh, signal)
    }
    await wait(waitMs, undefined, { signal })
    row = await requireUsable(opening)
  }
  return row
}

/** The caller may stop waiting; the refresh goes on, because its answer must not get lost. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error)
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/**
 * Refreshes under the row's lock. The old token stays in the row until the new one takes its place in one statement,
 * which is tried again while the database is away. What can be lost: when this process is killed, or the connection
 * breaks, between the platform's answer and that statement, the new token is gone. A platform that accepts each refresh
 * token only once (X, Bluesky, TikTok) then refuses the old one, and the person has to connect the account again; with
 * others the next refresh succeeds. A fault of the network or the platform changes nothing: the old token is used while
 * it lasts.
 */
async function refreshHeld(parts: ConnectionParts, row: ConnectionRow): Promise<ConnectionRow> {
  const secrets = openSecrets(parts, row)
  const platform = requirePlatform(parts, row.platform)
  const isForced = leftMs(parts, row) >= refreshAheadMs
  try {
    const tokens = await askForTokens(parts, platform, row, secrets)
    return await storeTokens(parts, platform, row, { secrets: { ...secrets, isForced }, tokens })
  } catch (error) {
    if (isLoginRefused(error)) return markRefused(parts, row, error)
    const isUsable = !isForced && leftMs(parts, row) > usableMs
    if (isUsable && ProviderError.isInstance(error)) return row
    throw error
  }
}

/** Throws the error of an account that needs a log-in; returns the row when its person logged in meanwhile. */
async function markRefused(
  parts: ConnectionParts,
  row: ConnectionRow,
  cause?: unknown,
): Promise<ConnectionRow> {
  const message = messages.connections.needsLogin(platformNames[row.platform])
  const marked = await changeConnection(parts.db, row, { state: 'needs_login', message })
  if (marked) throw needsLogin(message, cause)
  return requireChanged(parts, row)
}

function askForTokens(
  parts: ConnectionParts,
  platform: SocialPlatform,
  { server }: ConnectionRow,
  { refreshToken, client }: ConnectionSecrets,
): Promise<Tokens> {
  const login = refreshingLogin(platform)
  if (!login || refreshToken === null)
    throw new AppError('internal', `${platform.id} has nothing to refresh.`)
  return callWithin({ vendor: platformNames[platform.id], timeoutMs: refreshMs }, (signal) =>
    login.refresh(loginCall(parts, { platform, server, client, redirectUrl: '', signal }), refreshToken),
  )
}

interface Refreshed {
  secrets: ConnectionSecrets
  tokens: Tokens
}

async function storeTokens(
  parts: ConnectionParts,
  platform: SocialPlatform,
  row: ConnectionRow,
  { secrets, tokens }: Refreshed,
): Promise<ConnectionRow> {
  const refreshToken = tokens.refreshToken ?? secrets.refreshToken
  const renewed = { ...secrets, refreshToken }
  const expiresAt = expiryOf(parts, tokens)
  if (!secrets.isAccountToken) {
    return storeSecrets(parts, row, { secrets: { ...renewed, token: tokens.accessToken }, expiresAt })
  }
  // The refresh token is safe before the account's own token is asked for.
  const safe = await storeSecrets(parts, row, { secrets: renewed, expiresAt: row.expiresAt })
  const token = await findAccountToken(parts, platform, safe, { secrets: renewed, tokens })
  if (token === null) return markRefused(parts, safe)
  return storeSecrets(parts, safe, { secrets: { ...renewed, token }, expiresAt })
}

/** Returns null when the person no longer has the account. */
async function findAccountToken(
  parts: ConnectionParts,
  platform: SocialPlatform,
  { server, accountId }: ConnectionRow,
  { secrets, tokens }: Refreshed,
): Promise<string | null> {
  const { login } = platform
  if (login.kind !== 'oauth' && login.kind !== 'server') return tokens.accessToken
  const signal = AbortSignal.timeout(refreshMs)
  const call = loginCall(parts, { platform, server, client: secrets.client, redirectUrl: '', signal })
  const accounts = await login.listAccounts(call, tokens)
  return accounts.find((account) => account.accountId === accountId)?.accessToken ?? null
}

async function storeSecrets(
  parts: ConnectionParts,
  row: ConnectionRow,
  { secrets, expiresAt }: { secrets: ConnectionSecrets; expiresAt: Date | null },
): Promise<ConnectionRow> {
  const change = { secrets: sealSecrets(parts, row.id, secrets), expiresAt }
  for (const pauseMs of [...storePausesMs, null]) {
    try {
      return (await changeConnection(parts.db, row, change)) ?? (await requireChanged(parts, row))
    } catch (error) {
      if (pauseMs === null || AppError.isInstance(error)) throw error
      await wait(pauseMs)
    }
  }
  throw new AppError('internal', 'A refreshed token was not stored.')
}

/** The row of a connection that its person connected again meanwhile. */
async function requireChanged(
  parts: ConnectionParts,
  { workspaceId, id }: ConnectionRow,
): Promise<ConnectionRow> {
  const row = await findConnection(parts.db, workspaceId, id)
  if (row) return row
  throw new AppError('not_found', messages.connections.gone)
}
