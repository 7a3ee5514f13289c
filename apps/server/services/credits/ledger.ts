// Credits are granted, reserved when work starts, committed when it succeeds and released when it fails. The functions
// take the caller's transaction, so that credits and the state they pay for change together or not at all.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { limits, startingCredits } from '@vivify/contract/plans'
import type { Database, Transaction } from '../../store/database.ts'
import {
  appendEntries,
  findReservation,
  insertExpiry,
  listByReference,
  listOrphans,
  listUnsettled,
  lockAccount,
} from '../../store/ledger.ts'
import { payDebt } from './debt.ts'

interface Grant {
  id: string
  workspaceId: string
  amount: number
  reference: string
  /** When what is left of it expires. Default: never. */
  expiresAt?: Date
}

/**
 * Adds credits once for each reference; a debt is paid from them first. Returns false when they were granted before.
 * Throws AppError `not_found` for an unknown workspace, and `conflict` when the balance would become too large.
 */
export async function grantCredits(tx: Transaction, grant: Grant): Promise<boolean> {
  const { id, workspaceId, amount, reference, expiresAt } = grant
  const { balance, debt } = await requireAccount(tx, workspaceId)
  const before = await listByReference(tx, workspaceId, reference)
  if (before.some((entry) => entry.kind === 'grant')) return false
  if (balance + amount > limits.creditBalance) {
    throw new AppError('conflict', messages.credits.balanceFull(limits.creditBalance))
  }
  await appendEntries(tx, workspaceId, [
    { id, kind: 'grant', amount, reference, ...(expiresAt ? { expiresAt } : {}) },
    ...payDebt(debt, { entryId: id, amount, grantId: id }),
  ])
  if (expiresAt) await insertExpiry(tx, { grantId: id, workspaceId, dueAt: expiresAt })
  return true
}

/** The reference of the credits that a license gives. */
export function licenceReference(licenceId: string): string {
  return `licence:${licenceId}`
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
  const { balance } = await requireAccount(tx, workspaceId)
  const before = await listByReference(tx, workspaceId, reference)
  if (before.some((entry) => entry.kind === 'commit')) return null
  const settled = new Set(before.map((entry) => entry.reservationId))
  if (before.some((entry) => entry.kind === 'reserve' && !settled.has(entry.id))) {
    throw new AppError('conflict', 'This is already being made. Wait for it to finish, or cancel it.')
  }
  if (balance < amount) throw insufficient(amount, balance)
  await appendEntries(tx, workspaceId, [{ id, kind: 'reserve', amount: -amount, reference }])
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
  const { balance } = await requireAccount(tx, workspaceId)
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
  const { debt } = await requireAccount(tx, workspaceId)
  // Read again under the lock, which keeps others from settling it.
  const current = await findReservation(tx, settlement.reservationId)
  if (!current || current.settlement) return false
  const reserved = -amount
  const used = settlement.kind === 'release' ? 0 : (settlement.usedAmount ?? reserved)
  if (used < 0 || used > reserved) throw new AppError('internal', 'More was used than was reserved.')
  const { id, kind, reservationId } = settlement
  await appendEntries(tx, workspaceId, [
    { id, kind, amount: reserved - used, reservationId, reference },
    ...payDebt(debt, { entryId: id, amount: reserved - used }),
  ])
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

/** Like `settleOrdered` for many reservations of one workspace. */
export async function settleAllOrdered(
  tx: Transaction,
  workspaceId: string,
  settlements: readonly { id: string; reservationId: string; orderedCredits: number }[],
): Promise<void> {
  let { debt } = await requireAccount(tx, workspaceId)
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
      const amount = reserved - used
      const payment = payDebt(debt, { entryId: id, amount })
      debt = Math.max(0, debt - amount)
      return [{ id, kind, amount, reservationId, reference: reserve.reference }, ...payment]
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

/** Locks the workspace. Throws AppError `not_found` when there is none. */
export async function requireAccount(
  tx: Transaction,
  workspaceId: string,
): Promise<{ balance: number; debt: number }> {
  const account = await lockAccount(tx, workspaceId)
  if (account === null) throw new AppError('not_found', 'There is no such workspace.')
  return account
}
