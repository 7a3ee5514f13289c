// API keys: how a program is a caller. A session is the other way (services/account).

import { apiKeyMessages as messages } from '@vivify/contract/api-key-messages'
import { AppError } from '@vivify/contract/errors'
import type { ApiKey } from '@vivify/contract/routes/keys'
import type { Scope } from '@vivify/contract/scopes'
import {
  countApiKeys,
  findApiKey,
  insertApiKey,
  listApiKeys,
  revokeApiKey,
  touchApiKey,
  type ApiKeyRow,
} from '../../store/api-keys.ts'
import type { Database } from '../../store/database.ts'
import { lockBalance } from '../../store/ledger.ts'
import { describeSession, type KnownSession } from '../account/known-session.ts'
import { describeApiRefusal } from '../plans/plan-limits.ts'
import { createToken, hashToken, keyPrefix } from './api-key-token.ts'

/** Who makes a call: an account, by its session or by one of its API keys. */
export interface Caller extends KnownSession {
  /** null for a session. */
  key: { id: string; scopes: readonly Scope[] | null } | null
}

export const maxApiKeys = 20
const noteEveryMs = 60_000
const maxNoted = 10_000

export interface CallerService {
  /**
   * A key acts as the person who made it, in the workspace in which it was made. Throws AppError `unauthorized` for a key
   * that is unknown or revoked, `forbidden` when its plan has no API access.
   */
  readKey(token: string): Promise<Caller>
  list(caller: KnownSession): Promise<{ keys: ApiKey[]; refusal: string | null }>
  /** Throws AppError `forbidden` for guests and for plans without API access, `conflict` when there are too many keys. */
  create(
    caller: KnownSession,
    wanted: { name: string; scopes: Scope[] | null },
  ): Promise<{ key: ApiKey; secret: string }>
  /** Throws AppError `not_found`. */
  revoke(workspaceId: string, keyId: string): Promise<void>
  /** Waits until the last uses are written. */
  stop(): Promise<void>
}

export interface CallerOptions {
  db: Database
  /** Whether accounts are held to the limits of their plan; then keys work only in plans with API access. */
  enforcesPlans: boolean
  createId: () => string
}

export function createCallerService(options: CallerOptions): CallerService {
  const { db, createId } = options
  const uses = noteUses(db)
  return {
    async readKey(token) {
      const tokenHash = hashToken(token)
      const found = tokenHash === null ? null : await findApiKey(db, tokenHash)
      if (!found) throw new AppError('unauthorized', messages.unknown)
      const known = await describeSession(options, found.user, { id: found.key.workspaceId })
      requireAllowed(refusalOf(known))
      uses.note(found.key.id)
      return { ...known, key: { id: found.key.id, scopes: found.key.scopes } }
    },

    list: async (caller) => ({
      keys: (await listApiKeys(db, caller.workspaceId)).map(describeKey),
      refusal: refusalOf(caller),
    }),

    async create(caller, { name, scopes }) {
      requireAllowed(refusalOf(caller))
      const { workspaceId, userId } = caller
      const secret = createToken()
      const row = await db.transaction(async (tx) => {
        // The lock of the workspace, so that calls at the same time can't exceed the limit together.
        await lockBalance(tx, workspaceId)
        if ((await countApiKeys(tx, workspaceId)) >= maxApiKeys) {
          throw new AppError('conflict', messages.tooMany(maxApiKeys), { details: { maxApiKeys } })
        }
        const tokenHash = hashToken(secret)!
        const lastFour = secret.slice(-4)
        return insertApiKey(tx, { id: createId(), workspaceId, userId, name, tokenHash, lastFour, scopes })
      })
      return { key: describeKey(row), secret }
    },

    async revoke(workspaceId, keyId) {
      if (await revokeApiKey(db, workspaceId, keyId)) return
      throw new AppError('not_found', messages.unknown)
    },

    stop: uses.settle,
  }
}

function requireAllowed(refusal: string | null): void {
  if (refusal !== null) throw new AppError('forbidden', refusal)
}

function describeKey(row: ApiKeyRow): ApiKey {
  const { id, name, lastFour, scopes, createdAt, lastUsedAt } = row
  return {
    id,
    name,
    prefix: keyPrefix,
    lastFour,
    scopes,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

/** Writes the last use of each key, at most once a minute, while the call that used it goes on. */
function noteUses(db: Database): { note(keyId: string): void; settle(): Promise<void> } {
  const notedMs = new Map<string, number>()
  const writing = new Set<Promise<void>>()
  return {
    note(keyId) {
      const now = performance.now()
      const before = notedMs.get(keyId)
      if (before !== undefined && now - before < noteEveryMs) return
      notedMs.delete(keyId)
      notedMs.set(keyId, now)
      if (notedMs.size > maxNoted) notedMs.delete(notedMs.keys().next().value!)
      // A use that could not be written is no reason to fail a call; the next minute writes again.
      const write = touchApiKey(db, keyId)
        .catch(() => {})
        .finally(() => writing.delete(write))
      writing.add(write)
    },
    async settle() {
      await Promise.all(writing)
    },
  }
}

/** Why the account's keys are not let in; null when they are. */
function refusalOf({ session }: KnownSession): string | null {
  return session.isGuest ? messages.guest : describeApiRefusal(session.allowed)
}
