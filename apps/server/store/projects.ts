import { and, desc, eq, isNotNull, isNull, lt, sql } from './sql.ts'
import type { Executor } from './database.ts'
import { creations, projects } from './schema.ts'

export type ProjectRow = typeof projects.$inferSelect
type ProjectContent = Pick<ProjectRow, 'title' | 'document' | 'notes'>
/** Without the large columns, and with those that a list shows. */
export type ListedProjectRow = Omit<ProjectRow, 'document' | 'notes'> & {
  theme: string | null
  excerpt: string
  thumbnail: string | null
}
type NewProject = ProjectContent & { id: string; workspaceId: string }

const live = (workspaceId: string, id: string) =>
  and(eq(projects.workspaceId, workspaceId), eq(projects.id, id), isNull(projects.deletedAt))

/** The workspace's project, or null. */
export async function findProject(db: Executor, workspaceId: string, id: string): Promise<ProjectRow | null> {
  const [row] = await db.select().from(projects).where(live(workspaceId, id))
  return row ?? null
}

/** A workspace's projects, last edited first. */
export function listProjects(db: Executor, workspaceId: string, limit: number): Promise<ListedProjectRow[]> {
  return db
    .select({
      id: projects.id,
      workspaceId: projects.workspaceId,
      title: projects.title,
      revision: projects.revision,
      createdAt: projects.createdAt,
      updatedAt: projects.updatedAt,
      deletedAt: projects.deletedAt,
      theme: sql<string | null>`${projects.document} ->> 'theme'`,
      excerpt: sql<string>`left(coalesce(
        ${projects.document} -> 'scenes' -> 0 ->> 'say', ${projects.notes} ->> 'topic', ''
      ), 200)`,
      // Written with table names, because Drizzle omits them from columns inside a selection.
      thumbnail: sql<string | null>`(
        select video.files ->> 'thumbnail' from ${creations} video
        where video.project_id = projects.id and video.workspace_id = projects.workspace_id
          and video.kind = 'video' and video.deleted_at is null
        order by video.created_at desc limit 1
      )`,
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

/** Returns null when the id is taken. */
export async function insertProjectOnce(db: Executor, project: NewProject): Promise<ProjectRow | null> {
  const [row] = await db.insert(projects).values(project).onConflictDoNothing().returning()
  return row ?? null
}

/**
 * Saves changes on top of a revision. Returns null when that revision is not the latest, or when there is no such
 * project.
 */
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

/** Restores a deleted project. Returns false when there is none. */
export async function markProjectRestored(db: Executor, workspaceId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(projects)
    .set({ deletedAt: null })
    .where(and(eq(projects.workspaceId, workspaceId), eq(projects.id, id), isNotNull(projects.deletedAt)))
    .returning({ id: projects.id })
  return rows.length > 0
}

/** Returns false when there is no such project. */
export async function markProjectDeleted(db: Executor, workspaceId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(projects)
    .set({ deletedAt: sql`now()` })
    .where(live(workspaceId, id))
    .returning({ id: projects.id })
  return rows.length > 0
}

/** Permanently removes projects deleted before the given time; the files they made stay. Returns the number removed. */
export async function purgeProjects(db: Executor, before: Date): Promise<number> {
  const rows = await db.delete(projects).where(lt(projects.deletedAt, before)).returning({ id: projects.id })
  return rows.length
}
