import { and, count, desc, eq, isNull, lt, or, sql } from './sql.ts'
import type { Executor, Transaction } from './database.ts'
import { apiKeys } from './schema-callers.ts'
import { users } from './schema.ts'

export type ApiKeyRow = typeof apiKeys.$inferSelect

/** Keys that are not revoked, newest first. */
export function listApiKeys(db: Executor, workspaceId: string): Promise<ApiKeyRow[]> {
  return db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.workspaceId, workspaceId), isNull(apiKeys.revokedAt)))
    .orderBy(desc(apiKeys.createdAt))
}

export async function countApiKeys(tx: Transaction, workspaceId: string): Promise<number> {
  const [row] = await tx
    .select({ keys: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.workspaceId, workspaceId), isNull(apiKeys.revokedAt)))
  return row!.keys
}

export async function insertApiKey(tx: Transaction, key: typeof apiKeys.$inferInsert): Promise<ApiKeyRow> {
  const [row] = await tx.insert(apiKeys).values(key).returning()
  return row!
}

/** Returns false when the workspace has no such key, or when it is revoked already. */
export async function revokeApiKey(db: Executor, workspaceId: string, id: string): Promise<boolean> {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id })
  return revoked.length > 0
}

/** The key with this hash and its account; null when there is none or it was revoked. */
export async function findApiKey(db: Executor, tokenHash: string) {
  const [row] = await db
    .select({ key: apiKeys, user: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.tokenHash, tokenHash), isNull(apiKeys.revokedAt)))
  return row ?? null
}

/** Notes that a key was used, unless another process noted it within the last minute. */
export async function touchApiKey(db: Executor, id: string): Promise<void> {
  const isOld = lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`)
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), isOld)))
}
