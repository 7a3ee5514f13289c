import { and, desc, eq, isNotNull, isNull, lt, sql } from './sql.ts'
import type { Executor, Transaction } from './database.ts'
import { kits } from './schema-kits.ts'

export type KitRow = typeof kits.$inferSelect
export type KitEntry = Pick<KitRow, 'id' | 'name' | 'revision' | 'createdAt' | 'updatedAt'>

const live = (workspaceId: string, id: string) =>
  and(eq(kits.workspaceId, workspaceId), eq(kits.id, id), isNull(kits.deletedAt))

/** The workspace's kit, or null. */
export async function findKit(db: Executor, workspaceId: string, id: string): Promise<KitRow | null> {
  const [row] = await db.select().from(kits).where(live(workspaceId, id))
  return row ?? null
}

/** Locks the kit until the transaction ends. */
export async function lockKit(tx: Transaction, workspaceId: string, id: string): Promise<KitRow | null> {
  const [row] = await tx.select().from(kits).where(live(workspaceId, id)).for('update')
  return row ?? null
}

/** A workspace's kits without their documents, the last changed first. */
export function listKits(db: Executor, workspaceId: string, limit: number): Promise<KitEntry[]> {
  const { id, name, revision, createdAt, updatedAt } = kits
  return db
    .select({ id, name, revision, createdAt, updatedAt })
    .from(kits)
    .where(and(eq(kits.workspaceId, workspaceId), isNull(kits.deletedAt)))
    .orderBy(desc(kits.updatedAt), desc(kits.id))
    .limit(limit)
}

/** Number of kits that are not deleted, and with those that are and can be restored. */
export async function countKits(db: Executor, workspaceId: string): Promise<{ live: number; all: number }> {
  const [row] = await db
    .select({
      live: sql<number>`(count(*) filter (where ${kits.deletedAt} is null))::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(kits)
    .where(eq(kits.workspaceId, workspaceId))
  return row ?? { live: 0, all: 0 }
}

/** Returns null when the id exists. */
export async function insertKit(db: Executor, kit: typeof kits.$inferInsert): Promise<KitRow | null> {
  const [row] = await db.insert(kits).values(kit).onConflictDoNothing().returning()
  return row ?? null
}

/** Saves a document on top of a revision. Returns null when it is not the latest. */
export async function updateKit(
  db: Executor,
  key: { workspaceId: string; id: string; revision: number },
  changes: Pick<KitRow, 'name' | 'document'>,
): Promise<KitRow | null> {
  const { workspaceId, id, revision } = key
  const [row] = await db
    .update(kits)
    .set({ ...changes, revision: sql`${kits.revision} + 1`, updatedAt: sql`now()` })
    .where(and(live(workspaceId, id), eq(kits.revision, revision)))
    .returning()
  return row ?? null
}

/** Remembers the drafts in the calendar. The document stays as it is, and so does its revision. */
export async function keepKitPosts(
  db: Executor,
  { workspaceId, id }: { workspaceId: string; id: string },
  postIds: Record<string, string>,
): Promise<void> {
  await db.update(kits).set({ postIds }).where(live(workspaceId, id))
}

/** Deletes or restores a kit. Returns false unless it exists in the opposite state. */
export async function markKit(
  db: Executor,
  { workspaceId, id }: { workspaceId: string; id: string },
  change: 'deleted' | 'restored',
): Promise<boolean> {
  const isBefore = change === 'deleted' ? isNull(kits.deletedAt) : isNotNull(kits.deletedAt)
  const rows = await db
    .update(kits)
    .set({ deletedAt: change === 'deleted' ? sql`now()` : null })
    .where(and(eq(kits.workspaceId, workspaceId), eq(kits.id, id), isBefore))
    .returning({ id: kits.id })
  return rows.length > 0
}

/** Permanently removes kits deleted before the given time. */
export async function purgeKits(db: Executor, before: Date): Promise<void> {
  await db.delete(kits).where(lt(kits.deletedAt, before))
}
