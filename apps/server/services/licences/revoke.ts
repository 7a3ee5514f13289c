import { AppError } from '@vivify/contract/errors'
import { readLicenceKey } from '@vivify/contract/licence-key'
import { licenceCommandMessages, licenceMessages } from '@vivify/contract/licence-messages'
import type { KeyedHasher } from '../../lib/keyed-hash.ts'
import type { Database } from '../../store/database.ts'
import {
  findLicence,
  hasBatch,
  listRevocable,
  lockLicence,
  markRevoked,
  revokeUnused,
} from '../../store/licences.ts'
import { licenceReference } from '../credits/ledger.ts'
import { takeBackUnused } from '../credits/take-back.ts'
import { applyLicencePlan } from './licence-plan.ts'

interface RevokeOptions {
  db: Database
  hasher: KeyedHasher
  createId: () => string
  now: () => number
}

export interface Revocation {
  /** Licenses that were not revoked before. */
  revoked: number
  takenBackCredits: number
}

export async function revokeKey(options: RevokeOptions, typed: string): Promise<Revocation> {
  const key = readLicenceKey(typed)
  if (key === null) throw new AppError('bad_input', licenceMessages.keyMalformed)
  const licence = await findLicence(options.db, options.hasher.hashAll(key))
  if (licence === null) throw new AppError('not_found', licenceCommandMessages.unknownKey)
  return revokeOne(options, licence.id)
}

/** Each redeemed license is revoked in a transaction of its own, so no account waits for those of others. */
export async function revokeBatch(options: RevokeOptions, batch: string): Promise<Revocation> {
  const { db, now } = options
  if (!(await hasBatch(db, batch))) {
    throw new AppError('not_found', licenceCommandMessages.unknownBatch(batch))
  }
  // The unused ones first: whoever redeems one a moment earlier is found below.
  const all = { revoked: await revokeUnused(db, batch, new Date(now())), takenBackCredits: 0 }
  for (const id of await listRevocable(db, batch)) {
    const one = await revokeOne(options, id)
    all.revoked += one.revoked
    all.takenBackCredits += one.takenBackCredits
  }
  return all
}

/**
 * Whoever redeems locks their workspace before a license, and this the other way around. They can't wait for each other,
 * because here the workspace is locked only for a license that is redeemed already, which redeeming does not lock.
 */
function revokeOne({ db, createId, now }: RevokeOptions, id: string): Promise<Revocation> {
  return db.transaction(async (tx) => {
    const licence = await lockLicence(tx, id)
    if (!licence || licence.revokedAt !== null) return { revoked: 0, takenBackCredits: 0 }
    const { redeemedBy: workspaceId } = licence
    const takenBackCredits =
      workspaceId === null
        ? 0
        : await takeBackUnused(tx, { id: createId(), workspaceId, reference: licenceReference(id) })
    await markRevoked(tx, { id, takenBackCredits, now: new Date(now()) })
    if (workspaceId !== null) await applyLicencePlan(tx, workspaceId)
    return { revoked: 1, takenBackCredits }
  })
}
