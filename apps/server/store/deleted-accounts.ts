// The end of an account. Its ledger is append-only, so the workspace, its ledger and a user row without name and email
// stay; all else goes.

import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from './sql.ts'
import type { Database, Executor, Transaction } from './database.ts'
import type { LostGuest } from './guests.ts'
import { deleteOwnRows } from './own-rows.ts'
import { apiKeys } from './schema-callers.ts'
import { accounts, memberships, sessions, users, verifications, workspaces } from './schema.ts'
import { passkeys, twoFactors } from './schema-security.ts'

/** True when somebody besides this account has signed up. */
export async function hasOtherAccounts(db: Executor, userId: string): Promise<boolean> {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, userId), eq(users.isAnonymous, false), isNull(users.deletedAt)))
    .limit(1)
  return other !== undefined
}

/** The workspaces of an account: its own one, and those that others handed over to it. */
export async function listOwned(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.ownerUserId, userId))
  return rows.map(({ id }) => id)
}

/** Closes the account: nobody can sign in to it, and its name and email are gone. */
export function closeAccount(db: Database, userId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({
        name: '',
        email: sql`${users.id} || '@deleted.invalid'`,
        image: null,
        isOperator: false,
        twoFactorEnabled: false,
        deletedAt: sql`now()`,
        updatedAt: sql`now()`,
      })
      .where(eq(users.id, userId))
    for (const table of [sessions, accounts, passkeys, twoFactors, apiKeys, memberships] as const) {
      await tx.delete(table).where(eq(table.userId, userId))
    }
    await deleteMembers(tx, userId)
    await tx.delete(verifications).where(eq(verifications.value, userId))
  })
}

/** Deletes the data of a closed account. Returns the storage keys of its files, for the caller to remove. */
export function deleteClosed(db: Database, account: LostGuest): Promise<string[]> {
  return db.transaction(async (tx) => {
    await lockBoth(tx, account)
    // Of somebody who joined while the account was being closed.
    await deleteMembers(tx, account.userId)
    return deleteOwnRows(tx, account)
  })
}

/** Everybody loses the workspaces that the account owns. */
async function deleteMembers(tx: Transaction, ownerUserId: string): Promise<void> {
  const owned = tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.ownerUserId, ownerUserId))
  await tx.delete(memberships).where(inArray(memberships.workspaceId, owned))
}

/** Every insert of a row refers to one of these two, so it waits until all is deleted. */
async function lockBoth(tx: Transaction, { userId, workspaceId }: LostGuest): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerUserId))
    .where(and(eq(users.id, userId), eq(workspaces.id, workspaceId)))
    .for('update')
}

/**
 * Closed accounts whose data may be there: those that a process was killed over, and, `afterMinutes` later once more,
 * those of which a request that was still at work may have written something.
 */
export function listClosed(db: Executor, afterMinutes: number, limit: number): Promise<LostGuest[]> {
  const later = sql`${users.deletedAt} + make_interval(mins => ${afterMinutes}::int)`
  return db
    .select({ userId: users.id, workspaceId: workspaces.id })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerUserId))
    .where(
      and(
        isNotNull(users.deletedAt),
        or(isNull(workspaces.purgedAt), and(lt(workspaces.purgedAt, later), lt(later, sql`now()`))),
      ),
    )
    .orderBy(asc(users.deletedAt))
    .limit(limit)
}

/** Makes another account the operator. Returns false when nobody has this email. */
export function moveOperator(db: Database, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isPerson = and(eq(users.email, email), eq(users.isAnonymous, false), isNull(users.deletedAt))
    const [next] = await tx.select({ id: users.id }).from(users).where(isPerson).for('update')
    if (!next) return false
    await tx.update(users).set({ isOperator: false }).where(eq(users.isOperator, true))
    await tx.update(users).set({ isOperator: true }).where(eq(users.id, next.id))
    return true
  })
}
