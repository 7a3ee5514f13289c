// The rows of the ledger. Every function that changes them takes its caller's transaction and first locks the
// workspace's row, so that entries and balance change together, one at a time.

import { and, desc, eq, gt, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from './database.ts'
import { jobs, ledgerEntries, workspaces } from './schema.ts'

export type LedgerEntry = typeof ledgerEntries.$inferSelect

/**
 * Locks a workspace's balance until the transaction ends, and returns it. Returns null when there is no such workspace.
 */
export async function lockBalance(tx: Transaction, workspaceId: string): Promise<number | null> {
  const [row] = await tx
    .select({ balance: workspaces.creditBalance })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('update')
  return row?.balance ?? null
}

/** Adds an entry and changes the balance by its amount. The caller must have locked the workspace. */
export async function appendEntry(
  tx: Transaction,
  entry: Omit<typeof ledgerEntries.$inferInsert, 'createdAt' | 'position'>,
): Promise<void> {
  await tx.insert(ledgerEntries).values(entry)
  if (entry.amount === 0) return
  await tx
    .update(workspaces)
    .set({ creditBalance: sql`${workspaces.creditBalance} + ${entry.amount}` })
    .where(eq(workspaces.id, entry.workspaceId))
}

/** Adds several entries of one workspace at once. The caller must have locked the workspace. */
export async function appendEntries(
  tx: Transaction,
  workspaceId: string,
  entries: readonly Omit<typeof ledgerEntries.$inferInsert, 'createdAt' | 'position' | 'workspaceId'>[],
): Promise<void> {
  if (entries.length === 0) return
  await tx.insert(ledgerEntries).values(entries.map((entry) => ({ ...entry, workspaceId })))
  const amount = entries.reduce((sum, entry) => sum + entry.amount, 0)
  await tx
    .update(workspaces)
    .set({ creditBalance: sql`${workspaces.creditBalance} + ${amount}` })
    .where(eq(workspaces.id, workspaceId))
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

/**
 * The credits that a workspace was granted after a position, less what was taken back of them. Entries that took back
 * carry the reference of their grant.
 */
export async function sumGrantedAfter(tx: Executor, workspaceId: string, position: number): Promise<number> {
  const laterGrants = tx
    .select({ reference: ledgerEntries.reference })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.workspaceId, workspaceId),
        eq(ledgerEntries.kind, 'grant'),
        gt(ledgerEntries.position, position),
      ),
    )
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::int` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.workspaceId, workspaceId),
        inArray(ledgerEntries.kind, ['grant', 'adjust']),
        inArray(ledgerEntries.reference, laterGrants),
      ),
    )
  return row?.sum ?? 0
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
