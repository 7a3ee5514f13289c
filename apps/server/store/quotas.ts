import { and, count, eq, isNull, sql } from './sql.ts'
import type { Executor } from './database.ts'
import { assets, projects } from './schema.ts'

/** The total size of a workspace's stored files. */
export async function sumBytes(db: Executor, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${assets.sizeBytes}), 0)::float8` })
    .from(assets)
    .where(and(eq(assets.workspaceId, workspaceId), isNull(assets.deletedAt)))
  return Number(row?.bytes ?? 0)
}

/** Includes deleted projects, because they can be restored for a day. */
export async function countProjects(db: Executor, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(projects)
    .where(eq(projects.workspaceId, workspaceId))
  return row?.count ?? 0
}
