// The rows of the ledger. Every function that changes them takes its caller's transaction and first locks the
// workspace's row, so that entries and balance change together, one at a time.

import { and, asc, desc, eq, inArray, isNull, lt, lte, notExists, sql } from './sql.ts'
import { alias } from './pg-tables.ts'
import type { Executor, Transaction } from './database.ts'
import { creditExpiries, jobs, ledgerEntries, workspaces } from './schema.ts'

export type LedgerEntry = typeof ledgerEntries.$inferSelect
export type NewEntry = Omit<typeof ledgerEntries.$inferInsert, 'createdAt' | 'position' | 'workspaceId'>

/**
 * Locks a workspace's balance and debt until the transaction ends, and returns them. Returns null when there is no such
 * workspace.
 */
export async function lockAccount(
  tx: Transaction,
  workspaceId: string,
): Promise<{ balance: number; debt: number } | null> {
  const [row] = await tx
    .select({ balance: workspaces.creditBalance, debt: workspaces.creditDebt })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('update')
  return row ?? null
}

/** The same, for callers who need no more than the lock or the balance. */
export async function lockBalance(tx: Transaction, workspaceId: string): Promise<number | null> {
  return (await lockAccount(tx, workspaceId))?.balance ?? null
}

/**
 * Adds entries of one workspace, and changes balance and debt by their sums at once. The caller must have locked the
 * workspace.
 */
export async function appendEntries(
  tx: Transaction,
  workspaceId: string,
  entries: readonly NewEntry[],
): Promise<void> {
  if (entries.length === 0) return
  await tx.insert(ledgerEntries).values(entries.map((entry) => ({ ...entry, workspaceId })))
  const amount = entries.reduce((sum, entry) => sum + entry.amount, 0)
  const debtAmount = entries.reduce((sum, entry) => sum + (entry.debtAmount ?? 0), 0)
  if (amount === 0 && debtAmount === 0) return
  await tx
    .update(workspaces)
    .set({
      creditBalance: sql`${workspaces.creditBalance} + ${amount}`,
      creditDebt: sql`${workspaces.creditDebt} + ${debtAmount}`,
    })
    .where(eq(workspaces.id, workspaceId))
}

/** All entries of a workspace in the order in which they changed its balance. */
export function listForReplay(tx: Executor, workspaceId: string): Promise<LedgerEntry[]> {
  return tx
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.workspaceId, workspaceId))
    .orderBy(asc(ledgerEntries.position))
}

/** Remembers when a grant expires. */
export async function insertExpiry(
  tx: Transaction,
  expiry: typeof creditExpiries.$inferInsert,
): Promise<void> {
  await tx.insert(creditExpiries).values(expiry)
}

/** Grants that have to be looked at because their end has come, the longest overdue first. */
export function listDueExpiries(
  db: Executor,
  now: Date,
  limit: number,
): Promise<{ grantId: string; workspaceId: string }[]> {
  return db
    .select({ grantId: creditExpiries.grantId, workspaceId: creditExpiries.workspaceId })
    .from(creditExpiries)
    .where(lte(creditExpiries.dueAt, now))
    .orderBy(asc(creditExpiries.dueAt))
    .limit(limit)
}

export async function postponeExpiry(tx: Transaction, grantId: string, dueAt: Date): Promise<void> {
  await tx.update(creditExpiries).set({ dueAt }).where(eq(creditExpiries.grantId, grantId))
}

export async function deleteExpiry(tx: Transaction, grantId: string): Promise<void> {
  await tx.delete(creditExpiries).where(eq(creditExpiries.grantId, grantId))
}

/** A workspace's entries about one reference, in any order. */
export function listByReference(
  tx: Executor,
  workspaceId: string,
  reference: string,
): Promise<LedgerEntry[]> {
  return tx
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.workspaceId, workspaceId), eq(ledgerEntries.reference, reference)))
}

/** A reservation and the entry that settled it, if any. */
export async function findReservation(
  tx: Executor,
  reservationId: string,
): Promise<{ reserve: LedgerEntry; settlement: LedgerEntry | null } | null> {
  const rows = await tx
    .select()
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.id} = ${reservationId} or ${ledgerEntries.reservationId} = ${reservationId}`)
  const reserve = rows.find((row) => row.kind === 'reserve')
  if (!reserve) return null
  return { reserve, settlement: rows.find((row) => row.kind !== 'reserve') ?? null }
}

/** Those of a workspace's reservations that nothing has settled. */
export async function listUnsettled(
  tx: Executor,
  workspaceId: string,
  reservationIds: readonly string[],
): Promise<LedgerEntry[]> {
  if (reservationIds.length === 0) return []
  const settlement = alias(ledgerEntries, 'settlement')
  const rows = await tx
    .select({ reserve: ledgerEntries })
    .from(ledgerEntries)
    .leftJoin(settlement, eq(settlement.reservationId, ledgerEntries.id))
    .where(
      and(
        eq(ledgerEntries.workspaceId, workspaceId),
        inArray(ledgerEntries.id, [...reservationIds]),
        isNull(settlement.id),
      ),
    )
  return rows.map(({ reserve }) => reserve)
}

/** A workspace's latest entries, newest first. */
export function listEntries(db: Executor, workspaceId: string, limit: number): Promise<LedgerEntry[]> {
  return db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.workspaceId, workspaceId))
    .orderBy(desc(ledgerEntries.position))
    .limit(limit)
}

/** The credits that a workspace can spend. */
export async function readBalance(db: Executor, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ balance: workspaces.creditBalance })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  return row?.balance ?? 0
}

/** The credits that a workspace owes. */
export async function readDebt(db: Executor, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ debt: workspaces.creditDebt })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  return row?.debt ?? 0
}

/** Returns those of the references that have a committed charge. */
export async function findPaid(
  db: Executor,
  workspaceId: string,
  references: readonly string[],
): Promise<Set<string>> {
  if (references.length === 0) return new Set()
  const rows = await db
    .select({ reference: ledgerEntries.reference })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.workspaceId, workspaceId),
        eq(ledgerEntries.kind, 'commit'),
        inArray(ledgerEntries.reference, [...references]),
      ),
    )
  return new Set(rows.map((row) => row.reference))
}

/** Unsettled reservations older than the given time that belong to no waiting or running job. */
export async function listOrphans(db: Executor, before: Date, limit: number): Promise<string[]> {
  const settlement = alias(ledgerEntries, 'settlement')
  const rows = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .leftJoin(settlement, eq(settlement.reservationId, ledgerEntries.id))
    .where(
      and(
        eq(ledgerEntries.kind, 'reserve'),
        isNull(settlement.id),
        lt(ledgerEntries.createdAt, before),
        notExists(
          db
            .select({ one: sql`1` })
            .from(jobs)
            .where(
              and(eq(jobs.reservationId, ledgerEntries.id), inArray(jobs.status, ['queued', 'running'])),
            ),
        ),
      ),
    )
    .limit(limit)
  return rows.map((row) => row.id)
}
