// License keys: issued and revoked by the operator, redeemed once by an account. Keys are stored as keyed hashes, so they
// are known only to who was given them. Decision 028 explains what revoking takes back.

import { randomInt } from 'node:crypto'
import { AppError } from '@vivify/contract/errors'
import { licenceKeyOf, readLicenceKey } from '@vivify/contract/licence-key'
import * as messages from '@vivify/contract/messages'
import type { Plan } from '@vivify/contract/plans'
import type { IssuedLicence, LicenceTerms, RedeemedLicence } from '@vivify/contract/routes/licences'
import type { KeyedHasher } from '../../lib/keyed-hash.ts'
import type { Database } from '../../store/database.ts'
import { insertLicences, listLicences, listRedeemed, type LicenceRow } from '../../store/licences.ts'
import { redeem } from './redeem.ts'
import { revokeBatch, revokeKey, type Revocation } from './revoke.ts'

export interface LicenceOptions {
  db: Database
  hasher: KeyedHasher
  createId: () => string
  /** Milliseconds since 1970. */
  now: () => number
}

export interface Redemption {
  licence: RedeemedLicence
  /** False when the workspace had redeemed the key before. */
  isNew: boolean
  plan: Plan['id'] | null
  credits: number
}

export interface LicenceService {
  /**
   * Grants a key's credits and plan, once. Throws AppError `bad_input` for what is no key, `rate_limited` after five
   * refused tries, and `not_found`, with one sentence for every other reason.
   */
  redeem(workspaceId: string, key: string): Promise<Redemption>
  /** The workspace's latest licenses, newest first. */
  listRedeemed(workspaceId: string): Promise<RedeemedLicence[]>
  /** Returns the new keys, which can't be read again. */
  issue(terms: LicenceTerms, count: number): Promise<string[]>
  list(options: { batch?: string | undefined; after?: string | undefined; limit: number }): Promise<{
    licences: IssuedLicence[]
    next: string | null
  }>
  /** Throws AppError `not_found`. */
  revokeKey(key: string): Promise<Revocation>
  /** Throws AppError `not_found`. */
  revokeBatch(batch: string): Promise<Revocation>
}

const shownRedeemed = 100

export function createLicenceService(options: LicenceOptions): LicenceService {
  const { db, hasher, now } = options
  return {
    async redeem(workspaceId, typed) {
      if (typed.trim() === '') throw new AppError('bad_input', messages.licences.keyMissing)
      const key = readLicenceKey(typed)
      if (key === null) throw new AppError('bad_input', messages.licences.keyMalformed)
      const { row, ...redeemed } = await redeem(options, workspaceId, hasher.hashAll(key))
      return { ...redeemed, licence: describeRedeemed(row) }
    },

    async listRedeemed(workspaceId) {
      return (await listRedeemed(db, workspaceId, shownRedeemed)).map(describeRedeemed)
    },

    issue: (terms, count) => issue(options, terms, count),

    async list({ batch, after, limit }) {
      const rows = await listLicences(db, { batch, after: Number(after ?? 0), limit: limit + 1 })
      const shown = rows.slice(0, limit)
      return {
        licences: shown.map((row) => describeIssued(row, { hasher, nowMs: now() })),
        next: rows.length > limit ? String(shown.at(-1)!.position) : null,
      }
    },

    revokeKey: (typed) => revokeKey(options, typed),
    revokeBatch: (batch) => revokeBatch(options, batch),
  }
}

async function issue(
  { db, hasher, createId }: LicenceOptions,
  { expiresAt, ...terms }: LicenceTerms,
  count: number,
): Promise<string[]> {
  const keys = Array.from({ length: count }, drawKey)
  const rows = keys.map((key) => ({
    ...terms,
    id: createId(),
    hash: hasher.hash(key),
    lastFour: key.slice(-4),
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
  }))
  await db.transaction((tx) => insertLicences(tx, rows))
  return keys
}

/** Without I, L, O, U, 0 and 1, which people confuse when they type a key. 30 characters in 16 places are 78 bits. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

function drawKey(): string {
  return licenceKeyOf(Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join(''))
}

function describeRedeemed(row: LicenceRow): RedeemedLicence {
  const { id, lastFour, plan, credits, seats, takenBackCredits } = row
  const redeemedAt = row.redeemedAt!.toISOString()
  const revokedAt = row.revokedAt?.toISOString() ?? null
  return { id, lastFour, plan, credits, seats, redeemedAt, revokedAt, takenBackCredits }
}

function describeIssued(
  row: LicenceRow,
  { hasher, nowMs }: { hasher: KeyedHasher; nowMs: number },
): IssuedLicence {
  const { id, lastFour, batch, plan, credits, seats, takenBackCredits } = row
  return {
    id,
    lastFour,
    batch,
    plan,
    credits,
    seats,
    takenBackCredits,
    state: stateOf(row, hasher, nowMs),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    issuedAt: row.createdAt.toISOString(),
    redeemedAt: row.redeemedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  }
}

function stateOf(row: LicenceRow, hasher: KeyedHasher, nowMs: number): IssuedLicence['state'] {
  if (row.revokedAt !== null) return 'revoked'
  if (row.redeemedAt !== null) return 'redeemed'
  if (!hasher.isKnown(row.hash)) return 'lost'
  return row.expiresAt !== null && row.expiresAt.getTime() <= nowMs ? 'expired' : 'unused'
}
