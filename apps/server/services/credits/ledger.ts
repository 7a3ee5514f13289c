// Credits are granted, reserved when work starts, committed when it succeeds and released when it fails. The functions
// take the caller's transaction, so that credits and the state they pay for change together or not at all.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { startingCredits } from '@vivify/contract/plans'
import type { Database, Transaction } from '../../store/database.ts'
import {
  appendEntries,
  appendEntry,
  findReservation,
  listByReference,
  listOrphans,
  listUnsettled,
  lockBalance,
  sumGrantedAfter,
} from '../../store/ledger.ts'

/**
 * Adds credits once for each reference. Returns false when they were granted before. Throws AppError `not_found` for an
 * unknown workspace.
 */
export async function grantCredits(
  tx: Transaction,
  grant: { id: string; workspaceId: string; amount: number; reference: string },
): Promise<boolean> {
  await requireBalance(tx, grant.workspaceId)
  const before = await listByReference(tx, grant.workspaceId, grant.reference)
  if (before.some((entry) => entry.kind === 'grant')) return false
  await appendEntry(tx, { ...grant, kind: 'grant' })
  return true
}

/** The reference of the credits that a license gives. */
export function licenceReference(licenceId: string): string {
  return `licence:${licenceId}`
}

/**
 * Takes back what is left of the credits that were granted with a reference, once, and returns how many. Credits are
 * spent in the order in which they were granted, so what was granted later is still there and stays; reserved credits
 * count as spent.
 */
export async function takeBackUnused(
  tx: Transaction,
  { id, workspaceId, reference }: { id: string; workspaceId: string; reference: string },
): Promise<number> {
  const balance = await requireBalance(tx, workspaceId)
  const entries = await listByReference(tx, workspaceId, reference)
  const grant = entries.find(({ kind }) => kind === 'grant')
  if (!grant || entries.some(({ kind }) => kind === 'adjust')) return 0
  const later = await sumGrantedAfter(tx, workspaceId, grant.position)
  const unused = Math.min(grant.amount, Math.max(0, balance - later))
  if (unused > 0) await appendEntry(tx, { id, workspaceId, kind: 'adjust', amount: -unused, reference })
  return unused
}

/** Grants the credits of a new account or guest. */
export function grantStartingCredits(tx: Transaction, id: string, workspaceId: string): Promise<boolean> {
  return grantCredits(tx, { id, workspaceId, amount: startingCredits, reference: 'welcome' })
}

/**
 * Reserves credits for work and returns the reservation's id; null when this reference was paid before, because then
 * the work is free. Throws AppError `insufficient_credits`, or `conflict` while other work on the reference is in
 * progress.
 */
export async function reserveCredits(
  tx: Transaction,
  reservation: { id: string; workspaceId: string; amount: number; reference: string },
): Promise<string | null> {
  const { id, workspaceId, amount, reference } = reservation
  const balance = await requireBalance(tx, workspaceId)
  const before = await listByReference(tx, workspaceId, reference)
  if (before.some((entry) => entry.kind === 'commit')) return null
  const settled = new Set(before.map((entry) => entry.reservationId))
  if (before.some((entry) => entry.kind === 'reserve' && !settled.has(entry.id))) {
    throw new AppError('conflict', 'This is already being made. Wait for it to finish, or cancel it.')
  }
  if (balance < amount) throw insufficient(amount, balance)
  await appendEntry(tx, { id, workspaceId, kind: 'reserve', amount: -amount, reference })
  return id
}

/**
 * Reserves credits for several new works, all or none. Their references must never have been used before. Throws
 * AppError `insufficient_credits` for the whole sum.
 */
export async function reserveAll(
  tx: Transaction,
  workspaceId: string,
  reservations: readonly { id: string; amount: number; reference: string }[],
): Promise<void> {
  const balance = await requireBalance(tx, workspaceId)
  const cost = reservations.reduce((sum, { amount }) => sum + amount, 0)
  if (balance < cost) throw insufficient(cost, balance)
  await appendEntries(
    tx,
    workspaceId,
    reservations.map(({ id, amount, reference }) => ({ id, kind: 'reserve', amount: -amount, reference })),
  )
}

function insufficient(cost: number, credits: number): AppError {
  return new AppError('insufficient_credits', messages.credits.insufficient(cost, credits), {
    details: { cost, credits, missing: cost - credits },
  })
}

/**
 * Ends a reservation: `commit` keeps the used amount (by default all of it), `release` returns everything. Safe to call
 * again: the first settlement remains, and later calls return false.
 */
export async function settleReservation(
  tx: Transaction,
  settlement: { id: string; reservationId: string; kind: 'commit' | 'release'; usedAmount?: number },
): Promise<boolean> {
  const known = await findReservation(tx, settlement.reservationId)
  if (!known) throw new AppError('internal', 'There is no such reservation.')
  const { workspaceId, reference, amount } = known.reserve
  await lockBalance(tx, workspaceId)
  // Read again under the lock, which keeps others from settling it.
  const current = await findReservation(tx, settlement.reservationId)
  if (!current || current.settlement) return false
  const reserved = -amount
  const used = settlement.kind === 'release' ? 0 : (settlement.usedAmount ?? reserved)
  if (used < 0 || used > reserved) throw new AppError('internal', 'More was used than was reserved.')
  await appendEntry(tx, {
    id: settlement.id,
    workspaceId,
    kind: settlement.kind,
    amount: reserved - used,
    reservationId: settlement.reservationId,
    reference,
  })
  return true
}

/**
 * Ends the reservation of unfinished work: credits for what a vendor was asked to make are charged, the rest is
 * returned.
 */
export function settleOrdered(
  tx: Transaction,
  settlement: { id: string; reservationId: string; orderedCredits: number },
): Promise<boolean> {
  const { orderedCredits, ...rest } = settlement
  if (orderedCredits === 0) return settleReservation(tx, { ...rest, kind: 'release' })
  return settleReservation(tx, { ...rest, kind: 'commit', usedAmount: orderedCredits })
}

/** Like `settleOrdered` for many reservations of one workspace, whose balance the caller has locked. */
export async function settleAllOrdered(
  tx: Transaction,
  workspaceId: string,
  settlements: readonly { id: string; reservationId: string; orderedCredits: number }[],
): Promise<void> {
  const open = await listUnsettled(
    tx,
    workspaceId,
    settlements.map(({ reservationId }) => reservationId),
  )
  const byId = new Map(open.map((reserve) => [reserve.id, reserve]))
  await appendEntries(
    tx,
    workspaceId,
    settlements.flatMap(({ id, reservationId, orderedCredits: used }) => {
      const reserve = byId.get(reservationId)
      if (!reserve) return []
      const reserved = -reserve.amount
      if (used < 0 || used > reserved) throw new AppError('internal', 'More was used than was reserved.')
      const kind = used === 0 ? ('release' as const) : ('commit' as const)
      return [{ id, kind, amount: reserved - used, reservationId, reference: reserve.reference }]
    }),
  )
}

/** Releases reservations that were made before `before` and that no job holds any more. Returns how many. */
export async function releaseOrphans(
  db: Database,
  options: { before: Date; createId: () => string },
): Promise<number> {
  const orphans = await listOrphans(db, options.before, 100)
  let released = 0
  for (const reservationId of orphans) {
    const settlement = { id: options.createId(), reservationId, kind: 'release' as const }
    if (await db.transaction((tx) => settleReservation(tx, settlement))) released++
  }
  return released
}

async function requireBalance(tx: Transaction, workspaceId: string): Promise<number> {
  const balance = await lockBalance(tx, workspaceId)
  if (balance === null) throw new AppError('not_found', 'There is no such workspace.')
  return balance
}
