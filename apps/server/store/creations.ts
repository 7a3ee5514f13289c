import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from './database.ts'
import { creations } from './schema.ts'

export type CreationRow = typeof creations.$inferSelect
export type NewCreation = Omit<typeof creations.$inferInsert, 'createdAt' | 'deletedAt'>

const own = (workspaceId: string, id: string) =>
  and(eq(creations.workspaceId, workspaceId), eq(creations.id, id))

export async function insertCreation(db: Executor, creation: NewCreation): Promise<CreationRow> {
  const [row] = await db.insert(creations).values(creation).returning()
  return row!
}

/** Creations of a workspace, the newest first. */
export function listCreations(
  db: Executor,
  workspaceId: string,
  options: { kind?: CreationRow['kind'] | undefined; limit: number },
): Promise<CreationRow[]> {
  return db
    .select()
    .from(creations)
    .where(
      and(
        eq(creations.workspaceId, workspaceId),
        isNull(creations.deletedAt),
        options.kind ? eq(creations.kind, options.kind) : undefined,
      ),
    )
    .orderBy(desc(creations.createdAt), desc(creations.id))
    .limit(options.limit)
}

/** The workspace's creation, or null. */
export async function findCreation(
  db: Executor,
  workspaceId: string,
  id: string,
): Promise<CreationRow | null> {
  const [row] = await db
    .select()
    .from(creations)
    .where(and(own(workspaceId, id), isNull(creations.deletedAt)))
  return row ?? null
}

/** Null when there is no such creation. */
export async function renameCreation(
  db: Executor,
  workspaceId: string,
  id: string,
  title: string,
): Promise<CreationRow | null> {
  const [row] = await db
    .update(creations)
    .set({ title })
    .where(and(own(workspaceId, id), isNull(creations.deletedAt)))
    .returning()
  return row ?? null
}

/** Deletes, or brings back what was deleted. Null when there is no such creation in the other state. */
export async function markCreation(
  db: Executor,
  workspaceId: string,
  id: string,
  isDeleted: boolean,
): Promise<CreationRow | null> {
  const [row] = await db
    .update(creations)
    .set({ deletedAt: isDeleted ? sql`now()` : null })
    .where(
      and(own(workspaceId, id), isDeleted ? isNull(creations.deletedAt) : isNotNull(creations.deletedAt)),
    )
    .returning()
  return row ?? null
}

/** Removes creations deleted before a moment for good and returns them. */
export function purgeCreations(db: Executor, before: Date): Promise<CreationRow[]> {
  return db.delete(creations).where(lt(creations.deletedAt, before)).returning()
}
