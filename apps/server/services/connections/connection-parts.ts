// What the parts of this room share: the platforms, how they are called, and the secrets of a connection.

import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import { isUnopenable, type Sealer } from '../../lib/sealed.ts'
import type { SettingsByPlatform } from '../../config.ts'
import type {
  LoginCall,
  OAuthLogin,
  PasswordLogin,
  PlatformSettings,
  SocialFetch,
  SocialPlatform,
} from '../../providers/social/port.ts'
import type { ConnectionRow } from '../../store/connections.ts'
import type { Database } from '../../store/database.ts'

export interface PlatformCalls {
  /** Calls the hosts that the operator set up, and addresses in their answers. */
  own: SocialFetch
  /** Calls servers that people name; never reaches into this server's network. */
  named: SocialFetch
  /** Throws AppError for an address that `named` would not connect to. */
  requireReachable(url: URL): Promise<void>
  /** Hosts that may be named without https, because they are on this machine or in the operator's network. */
  privateHosts: readonly string[]
}

export interface ConnectionParts {
  db: Database
  sealer: Sealer
  platforms: readonly SocialPlatform[]
  settings: SettingsByPlatform
  calls: PlatformCalls
  createId: () => string
  /** Milliseconds since 1970. */
  now: () => number
}

const clientSchema = z.object({ clientId: z.string(), clientSecret: z.string() })
export type Client = z.infer<typeof clientSchema>

const secretsSchema = z.object({
  token: z.string(),
  refreshToken: z.string().nullable(),
  /** True when the account has a token besides the person's, as Facebook's pages have. */
  isAccountToken: z.boolean(),
  /** True when the token was refreshed because the platform refused the one before. */
  isForced: z.boolean(),
  /** Vivify's registration at the account's server, when it has one there. */
  client: clientSchema.nullable(),
})
export type ConnectionSecrets = z.infer<typeof secretsSchema>

export function sealSecrets({ sealer }: ConnectionParts, id: string, secrets: ConnectionSecrets): string {
  return sealer.seal(JSON.stringify(secrets), `connections/${id}`)
}

/** Throws AppError `conflict` when the secrets were sealed with a key that the server no longer has. */
export function openSecrets(
  { sealer }: Pick<ConnectionParts, 'sealer'>,
  { id, secrets }: Pick<ConnectionRow, 'id' | 'secrets'>,
): ConnectionSecrets {
  try {
    return secretsSchema.parse(JSON.parse(sealer.open(secrets, `connections/${id}`)))
  } catch (cause) {
    if (!isUnopenable(cause)) throw cause
    throw needsLogin(messages.connections.unreadable, cause)
  }
}

/** Returns null where `openSecrets` throws. */
export function tryOpenSecrets(
  parts: Pick<ConnectionParts, 'sealer'>,
  row: Pick<ConnectionRow, 'id' | 'secrets'>,
): ConnectionSecrets | null {
  try {
    return openSecrets(parts, row)
  } catch (error) {
    if (isNeedsLogin(error)) return null
    throw error
  }
}

/** An account that can be used only after its person connects it again. */
export function needsLogin(message: string, cause?: unknown): AppError {
  return new AppError('conflict', message, { cause, details: { reason: 'needs_login' } })
}

export function isNeedsLogin(error: unknown): boolean {
  return AppError.isInstance(error) && error.details['reason'] === 'needs_login'
}

/** Throws AppError `bad_input` for a platform that this server does not have. */
export function requirePlatform({ platforms }: ConnectionParts, id: PlatformId): SocialPlatform {
  const platform = platforms.find((one) => one.id === id)
  if (platform) return platform
  throw new AppError('bad_input', messages.connections.notReady(platformNames[id]))
}

export function settingsOf(
  { settings }: ConnectionParts,
  { id, registration }: SocialPlatform,
): PlatformSettings {
  return settings[id] ?? { clientId: '', clientSecret: '', ...registration.defaults }
}

/** True once the operator has registered Vivify, or nothing has to be registered. */
export function isReady(parts: ConnectionParts, platform: SocialPlatform): boolean {
  if (platform.login.kind !== 'oauth') return true
  const { clientId, clientSecret } = settingsOf(parts, platform)
  const needsSecret = platform.registration.settings.clientSecret !== ''
  return clientId !== '' && (clientSecret !== '' || !needsSecret)
}

/** Accounts on servers of people's choice are reached only by the guarded way, except the operator's own server. */
export function fetchFor(parts: ConnectionParts, platform: SocialPlatform, server: string): SocialFetch {
  const isOwn = server === '' || server === settingsOf(parts, platform).baseUrl
  return isOwn ? parts.calls.own : parts.calls.named
}

export interface CallTo {
  platform: SocialPlatform
  server: string
  client: Client | null
  redirectUrl: string
  signal: AbortSignal
}

export function loginCall(parts: ConnectionParts, call: CallTo): LoginCall {
  const { platform, server, client, redirectUrl, signal } = call
  const settings = { ...settingsOf(parts, platform), ...client }
  return { settings, server, redirectUrl, signal, fetch: fetchFor(parts, platform, server) }
}

/** The log-in by which a platform's tokens are refreshed; null where there are none. */
export function refreshingLogin({ login }: SocialPlatform): OAuthLogin | PasswordLogin | null {
  return login.kind === 'webhook' ? null : login
}
