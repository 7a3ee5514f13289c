import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from './database.ts'
import { projects } from './schema.ts'

export type ProjectRow = typeof projects.$inferSelect
type ProjectContent = Pick<ProjectRow, 'title' | 'document' | 'notes'>
type NewProject = ProjectContent & { id: string; workspaceId: string }

const live = (workspaceId: string, id: string) =>
  and(eq(projects.workspaceId, workspaceId), eq(projects.id, id), isNull(projects.deletedAt))

/** The workspace's project, or null. */
export async function findProject(db: Executor, workspaceId: string, id: string): Promise<ProjectRow | null> {
  const [row] = await db.select().from(projects).where(live(workspaceId, id))
  return row ?? null
}

/** Projects of a workspace, the last edited first. */
export function listProjects(
  db: Executor,
  workspaceId: string,
  limit: number,
): Promise<Omit<ProjectRow, 'document' | 'notes'>[]> {
  return db
    .select({
      id: projects.id,
      workspaceId: projects.workspaceId,
      title: projects.title,
      revision: projects.revision,
      createdAt: projects.createdAt,
      updatedAt: projects.updatedAt,
      deletedAt: projects.deletedAt,
    })
    .from(projects)
    .where(and(eq(projects.workspaceId, workspaceId), isNull(projects.deletedAt)))
    .orderBy(desc(projects.updatedAt), desc(projects.id))
    .limit(limit)
}

export async function insertProject(db: Executor, project: NewProject): Promise<ProjectRow> {
  const [row] = await db.insert(projects).values(project).returning()
  return row!
}

/** Null when the id is taken. */
export async function insertProjectOnce(db: Executor, project: NewProject): Promise<ProjectRow | null> {
  const [row] = await db.insert(projects).values(project).onConflictDoNothing().returning()
  return row ?? null
}

/** Saves changes on top of a revision. Null when that is not the latest, or there is no such project. */
export async function updateProject(
  db: Executor,
  key: { workspaceId: string; id: string; revision: number },
  changes: Partial<ProjectContent>,
): Promise<ProjectRow | null> {
  const [row] = await db
    .update(projects)
    .set({ ...changes, revision: sql`${projects.revision} + 1`, updatedAt: sql`now()` })
    .where(and(live(key.workspaceId, key.id), eq(projects.revision, key.revision)))
    .returning()
  return row ?? null
}

/** False when there is no such project. */
export async function markProjectDeleted(db: Executor, workspaceId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(projects)
    .set({ deletedAt: sql`now()` })
    .where(live(workspaceId, id))
    .returning({ id: projects.id })
  return rows.length > 0
}
