import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { limits, type Plan } from '@vivify/contract/plans'
import type { Database, Transaction } from '../../store/database.ts'
import { lockBalance, readBalance } from '../../store/ledger.ts'
import { findLicence, insertTry, listTries, takeLicence, type LicenceRow } from '../../store/licences.ts'
import { readPlan } from '../../store/workspaces.ts'
import { grantCredits, licenceReference } from '../credits/ledger.ts'
import { applyLicencePlan } from './licence-plan.ts'

interface RedeemOptions {
  db: Database
  createId: () => string
  now: () => number
}

interface Redeemed {
  row: LicenceRow
  isNew: boolean
  plan: Plan['id'] | null
  credits: number
}

/**
 * Redeems the license with one of these hashes in one transaction. It locks the workspace first, so tries of one account
 * are counted one at a time, in all processes together.
 */
export async function redeem(
  options: RedeemOptions,
  workspaceId: string,
  hashes: readonly string[],
): Promise<Redeemed> {
  const { db, createId } = options
  const now = new Date(options.now())
  const redeemed = await db.transaction(async (tx) => {
    await lockBalance(tx, workspaceId)
    const known = await findLicence(tx, hashes)
    if (known?.redeemedBy === workspaceId && known.revokedAt === null) {
      return describe(tx, workspaceId, { row: known, isNew: false })
    }
    await requireTriesLeft(tx, workspaceId, now)
    const row = known && (await takeLicence(tx, { id: known.id, workspaceId, now }))
    if (!row) {
      await insertTry(tx, { id: createId(), workspaceId, createdAt: now })
      return null
    }
    await give(tx, createId(), workspaceId, row)
    return describe(tx, workspaceId, { row, isNew: true })
  })
  // Thrown only now, because an error inside would undo the count of this try.
  if (redeemed === null) throw new AppError('not_found', messages.licences.failed)
  return redeemed
}

async function requireTriesLeft(tx: Transaction, workspaceId: string, now: Date): Promise<void> {
  const { licenceTries: most, licenceTriesMinutes } = limits
  const windowMs = licenceTriesMinutes * 60_000
  const since = new Date(now.getTime() - windowMs)
  const tries = await listTries(tx, workspaceId, { since, limit: most })
  const first = tries[0]
  if (first === undefined || tries.length < most) return
  const waitMs = first.getTime() + windowMs - now.getTime()
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  throw new AppError(
    'rate_limited',
    messages.licences.tooManyTries(Math.max(1, Math.ceil(waitMs / 60_000))),
    { details: { retryAfterSeconds } },
  )
}

async function give(
  tx: Transaction,
  entryId: string,
  workspaceId: string,
  { id, credits }: LicenceRow,
): Promise<void> {
  if (credits > 0) {
    const reference = licenceReference(id)
    await grantCredits(tx, { id: entryId, workspaceId, amount: credits, reference })
  }
  await applyLicencePlan(tx, workspaceId)
}

async function describe(
  tx: Transaction,
  workspaceId: string,
  found: Pick<Redeemed, 'row' | 'isNew'>,
): Promise<Redeemed> {
  const plan = await readPlan(tx, workspaceId)
  return { ...found, plan, credits: await readBalance(tx, workspaceId) }
}
