import { and, desc, eq, isNotNull, isNull, lt, sql } from './sql.ts'
import type { Executor, Transaction } from './database.ts'
import { personas } from './schema-social.ts'

export type PersonaRow = typeof personas.$inferSelect
export type PersonaChanges = Partial<Pick<PersonaRow, 'name' | 'document' | 'isArchived'>>

const live = (workspaceId: string, id: string) =>
  and(eq(personas.workspaceId, workspaceId), eq(personas.id, id), isNull(personas.deletedAt))

/** The workspace's persona, or null. */
export async function findPersona(db: Executor, workspaceId: string, id: string): Promise<PersonaRow | null> {
  const [row] = await db.select().from(personas).where(live(workspaceId, id))
  return row ?? null
}

/** Locks the persona until the transaction ends. */
export async function lockPersona(
  tx: Transaction,
  workspaceId: string,
  id: string,
): Promise<PersonaRow | null> {
  const [row] = await tx.select().from(personas).where(live(workspaceId, id)).for('update')
  return row ?? null
}

/** A workspace's personas, the last changed first. */
export function listPersonas(db: Executor, workspaceId: string): Promise<PersonaRow[]> {
  return db
    .select()
    .from(personas)
    .where(and(eq(personas.workspaceId, workspaceId), isNull(personas.deletedAt)))
    .orderBy(desc(personas.updatedAt), desc(personas.id))
}

/** Number of personas that are not deleted. */
export async function countPersonas(db: Executor, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(personas)
    .where(and(eq(personas.workspaceId, workspaceId), isNull(personas.deletedAt)))
  return row?.count ?? 0
}

/** Returns null when the id exists. */
export async function insertPersona(
  db: Executor,
  persona: typeof personas.$inferInsert,
): Promise<PersonaRow | null> {
  const [row] = await db.insert(personas).values(persona).onConflictDoNothing().returning()
  return row ?? null
}

/** Saves changes on top of a revision; any revision when it is null. Returns null when it is not the latest. */
export async function updatePersona(
  db: Executor,
  key: { workspaceId: string; id: string; revision: number | null },
  changes: PersonaChanges,
): Promise<PersonaRow | null> {
  const { workspaceId, id, revision } = key
  const [row] = await db
    .update(personas)
    .set({ ...changes, revision: sql`${personas.revision} + 1`, updatedAt: sql`now()` })
    .where(and(live(workspaceId, id), revision === null ? undefined : eq(personas.revision, revision)))
    .returning()
  return row ?? null
}

/** Deletes or restores a persona. Returns false unless it exists in the opposite state. */
export async function markPersona(
  db: Executor,
  { workspaceId, id }: { workspaceId: string; id: string },
  change: 'deleted' | 'restored',
): Promise<boolean> {
  const isBefore = change === 'deleted' ? isNull(personas.deletedAt) : isNotNull(personas.deletedAt)
  const rows = await db
    .update(personas)
    .set({ deletedAt: change === 'deleted' ? sql`now()` : null })
    .where(and(eq(personas.workspaceId, workspaceId), eq(personas.id, id), isBefore))
    .returning({ id: personas.id })
  return rows.length > 0
}

/** Permanently removes personas deleted before the given time. */
export async function purgePersonas(db: Executor, before: Date): Promise<void> {
  await db.delete(personas).where(lt(personas.deletedAt, before))
}
