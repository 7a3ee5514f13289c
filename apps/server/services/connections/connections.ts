// Accounts at platforms: how they are connected, and access to them for publishing and measuring.

import { randomBytes } from 'node:crypto'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { platformIds, platformNames, type PlatformId } from '@vivify/contract/platforms'
import type { Connection, PlatformSetup } from '@vivify/contract/routes/connections'
import { parseAddress, requireShort } from '../../lib/guarded-fetch.ts'
import { callWithin } from '../../providers/call-within.ts'
import { ProviderError } from '../../providers/provider-error.ts'
import type { SocialPlatform } from '../../providers/social/port.ts'
import {
  blockConnection,
  changeConnection,
  deleteConnection,
  forgetLogins,
  forgetServerClients,
  listConnections,
  listSealedOtherwise,
  type ConnectionRow,
} from '../../store/connections.ts'
import {
  isReady,
  loginCall,
  requirePlatform,
  sealSecrets,
  settingsOf,
  tryOpenSecrets,
  type ConnectionParts,
} from './connection-parts.ts'
import { keepAccounts } from './keep-accounts.ts'
import {
  finishLogin,
  startLogin,
  type FinishedLogin,
  type LoginPlace,
  type LoginRequest,
  type LoginReturn,
  type StartedLogin,
} from './log-in.ts'
import {
  openConnection,
  renewRefused,
  type OpenConnection,
  type RunningRefreshes,
} from './open-connection.ts'
import { readServer, requireSecure } from './server-address.ts'

const passwordMs = 30_000
const clientDays = 30
/** Sealed again in one run of the upkeep. */
const resealBatch = 100

export interface PasswordRequest {
  platform: PlatformId
  identifier: string
  password: string
  server?: string | undefined
}

export interface WebhookRequest {
  name: string
  url: string
}

export interface ConnectionService {
  list(workspaceId: string): Promise<Connection[]>
  /** How each platform is connected, in the order of `platformIds`. `redirectUrl` is the server's own address. */
  listSetups(redirectUrl: string): PlatformSetup[]
  /** Throws like `startLogin` of log-in.ts. */
  startLogin(workspaceId: string, request: LoginRequest, place: LoginPlace): Promise<StartedLogin>
  finishLogin(back: LoginReturn): Promise<FinishedLogin>
  /** Throws AppError `bad_input` when the platform refuses the password, and ProviderError when it can't be reached. */
  connectByPassword(workspaceId: string, request: PasswordRequest): Promise<Connection>
  /** The secret is returned only here. Throws AppError for an address that can't be used. */
  connectWebhook(
    workspaceId: string,
    request: WebhookRequest,
  ): Promise<{ connection: Connection; secret: string }>
  /** Forgets the account's secrets. Throws AppError `not_found`. */
  remove(workspaceId: string, connectionId: string): Promise<void>
  /**
   * Access to an account, with a token that lasts at least five more minutes if the platform renews tokens. Throws
   * AppError `not_found` for an account that was disconnected, `conflict` for one that needs a log-in
   * (`isNeedsLogin`), ProviderError when an expired token could not be refreshed for a passing reason, and the signal's
   * reason.
   */
  open(workspaceId: string, connectionId: string, signal: AbortSignal): Promise<OpenConnection>
  /**
   * The platform refused this token of `open` (401). Returns true when the account has another one, which one forced
   * refresh may have brought; false when it is marked as needing a log-in. Throws ProviderError when the refresh failed
   * for a passing reason.
   */
  renewRefused(
    workspaceId: string,
    connectionId: string,
    token: string,
    signal: AbortSignal,
  ): Promise<boolean>
  /** The platform asked to leave the account alone (429); `open` returns until when as `connection.blockedUntil`. */
  noteBlocked(workspaceId: string, connectionId: string, forMs: number): Promise<void>
  /** Forgets log-ins that nobody finished and old registrations at servers; seals secrets of older keys again. */
  tidyUp(): Promise<void>
  /** Waits for running refreshes, whose tokens would be lost. */
  stop(): Promise<void>
}

export function createConnectionService(
  options: Omit<ConnectionParts, 'now'> & { now?: () => number },
): ConnectionService {
  const parts: ConnectionParts = { now: Date.now, ...options }
  const { db } = parts
  const running: RunningRefreshes = new Set()
  return {
    list: async (workspaceId) => (await listConnections(db, workspaceId)).map((row) => view(parts, row)),
    listSetups: (redirectUrl) => listSetups(parts, redirectUrl),
    startLogin: (workspaceId, request, place) => startLogin(parts, workspaceId, request, place),
    finishLogin: (back) => finishLogin(parts, back),
    connectByPassword: (workspaceId, request) => connectByPassword(parts, workspaceId, request),
    connectWebhook: (workspaceId, request) => connectWebhook(parts, workspaceId, request),
    async remove(workspaceId, connectionId) {
      if (await deleteConnection(db, workspaceId, connectionId)) return
      throw new AppError('not_found', messages.connections.gone)
    },
    open: (workspaceId, connectionId, signal) =>
      openConnection({ parts, running, workspaceId, connectionId, signal }),
    renewRefused: (workspaceId, connectionId, token, signal) =>
      renewRefused({ parts, running, workspaceId, connectionId, signal }, token),
    noteBlocked: (workspaceId, connectionId, forMs) =>
      blockConnection(db, workspaceId, connectionId, forMs / 1000),
    tidyUp: () => tidyUp(parts),
    async stop() {
      await Promise.all(running)
    },
  }
}

/** An account as its owner sees it. */
function view(parts: ConnectionParts, row: ConnectionRow): Connection {
  const { id, platform, name, state, message, createdAt } = row
  const known = { id, platform, name, createdAt: createdAt.toISOString() }
  // Not stored, because the operator may bring the key back.
  const isReadable = state === 'needs_login' || tryOpenSecrets(parts, row) !== null
  return isReadable
    ? { ...known, state, message }
    : { ...known, state: 'needs_login', message: messages.connections.unreadable }
}

function listSetups(parts: ConnectionParts, redirectUrl: string): PlatformSetup[] {
  const ordered = [...parts.platforms].sort((a, b) => platformIds.indexOf(a.id) - platformIds.indexOf(b.id))
  return ordered.map((platform) => ({
    platform: platform.id,
    login: platform.login.kind,
    isReady: isReady(parts, platform),
    steps: [...platform.registration.steps],
    links: platform.registration.links.map((link) => ({ ...link })),
    redirectUrl: platform.login.kind === 'oauth' ? redirectUrl : null,
  }))
}

async function connectByPassword(
  parts: ConnectionParts,
  workspaceId: string,
  { platform: id, identifier, password, server: typed = '' }: PasswordRequest,
): Promise<Connection> {
  const platform = requirePlatform(parts, id)
  const { login } = platform
  if (login.kind !== 'password')
    throw new AppError('bad_input', messages.connections.otherWay(platformNames[id]))
  const usual = usualServer(parts, platform, login.defaultServer)
  const server = typed.trim() === '' ? usual : readServer(typed, parts.calls.privateHosts)
  if (server !== usual) await parts.calls.requireReachable(new URL(server))
  const { tokens, account } = await callWithin(
    { vendor: platformNames[id], timeoutMs: passwordMs },
    (signal) => {
      const call = loginCall(parts, { platform, server, client: null, redirectUrl: '', signal })
      return login.logIn(call, { identifier, password })
    },
  ).catch((cause: unknown) => {
    const isRefused =
      ProviderError.isInstance(cause) && ['unauthorized', 'bad_request'].includes(cause.failure)
    if (!isRefused) throw cause
    throw new AppError('bad_input', messages.connections.passwordRefused(platformNames[id]), { cause })
  })
  const found = { platform: id, server, tokens, accounts: [account], client: null }
  const [row] = await keepAccounts(parts, workspaceId, found)
  return view(parts, row!)
}

/** The operator's own server, when the settings name one. */
function usualServer(parts: ConnectionParts, platform: SocialPlatform, defaultServer: string): string {
  const { baseUrl } = settingsOf(parts, platform)
  return baseUrl !== '' && baseUrl !== platform.registration.defaults.baseUrl ? baseUrl : defaultServer
}

async function connectWebhook(
  parts: ConnectionParts,
  workspaceId: string,
  { name, url: typed }: WebhookRequest,
): Promise<{ connection: Connection; secret: string }> {
  requirePlatform(parts, 'webhook')
  const url = parseAddress(typed)
  url.hash = ''
  requireShort(url)
  requireSecure(url, parts.calls.privateHosts)
  await parts.calls.requireReachable(url)
  const secret = `whsec_${randomBytes(32).toString('base64url')}`
  const tokens = { accessToken: secret, refreshToken: null, expiresInSeconds: null }
  const accounts = [{ accountId: url.host, name }]
  const found = { platform: 'webhook' as const, server: url.href, tokens, accounts, client: null }
  const [row] = await keepAccounts(parts, workspaceId, found)
  return { connection: view(parts, row!), secret }
}

async function tidyUp(parts: ConnectionParts): Promise<void> {
  const { db, sealer, now } = parts
  await forgetLogins(db, new Date(now()))
  await forgetServerClients(db, new Date(now() - clientDays * 86_400_000))
  for (const row of await listSealedOtherwise(db, sealer.currentPrefix, resealBatch)) {
    const secrets = tryOpenSecrets(parts, row)
    if (secrets) await changeConnection(db, row, { secrets: sealSecrets(parts, row.id, secrets) })
  }
}
