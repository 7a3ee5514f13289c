// Sessions of signed-in browsers, and what belongs to a sign-in. Better Auth writes the rows.

import { and, desc, eq, gt, ne, sql } from './sql.ts'
import type { Database, Executor } from './database.ts'
import { sessions, users, verifications } from './schema.ts'
import { passkeys, twoFactors } from './schema-security.ts'

export interface StoredSession {
  id: string
  userAgent: string | null
  createdAt: Date
  updatedAt: Date
}

/** Sessions that still open the account, last seen first. */
export function listSessions(db: Executor, userId: string, limit: number): Promise<StoredSession[]> {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .limit(limit)
}

/** Returns false when the account has no such session. */
export async function deleteSession(db: Executor, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends every session of the account except one. Returns how many ended. */
export async function deleteOtherSessions(db: Executor, userId: string, keptId: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
    .returning({ id: sessions.id })
  return ended.length
}

export async function renameUser(db: Executor, userId: string, name: string): Promise<void> {
  await db
    .update(users)
    .set({ name, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}

export function listPasskeys(db: Executor, userId: string) {
  return db
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.createdAt, passkeys.id)
}

/** Returns false when the account has no such passkey. */
export async function deletePasskey(db: Executor, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  return removed.length > 0
}

/** Ends links for a new password and sign-ins that wait for their second step. */
export async function deleteOpenSteps(db: Executor, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId))
}

/** Turns the second step off without a password. */
export function deleteSecondStep(db: Database, userId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.delete(twoFactors).where(eq(twoFactors.userId, userId))
    await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId))
  })
}
