import { and, eq, exists, inArray, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'
import { assets, brandKits, creations, jobs, projects } from './schema.ts'

export type AssetRow = typeof assets.$inferSelect
export type NewAsset = typeof assets.$inferInsert

export async function insertAssets(db: Executor, rows: readonly NewAsset[]): Promise<AssetRow[]> {
  return db
    .insert(assets)
    .values([...rows])
    .returning()
}

/** The workspace's file, or null. */
export async function findAsset(db: Executor, workspaceId: string, id: string): Promise<AssetRow | null> {
  const [row] = await db
    .select()
    .from(assets)
    .where(and(eq(assets.workspaceId, workspaceId), eq(assets.id, id), isNull(assets.deletedAt)))
  return row ?? null
}

/** Those of the files that belong to the workspace. */
export function findAssets(db: Executor, workspaceId: string, ids: readonly string[]): Promise<AssetRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(assets)
    .where(and(eq(assets.workspaceId, workspaceId), inArray(assets.id, [...ids]), isNull(assets.deletedAt)))
}

/** The workspace's files with one of the contents. */
export function findAssetsByContent(
  db: Executor,
  workspaceId: string,
  hashes: readonly string[],
): Promise<AssetRow[]> {
  if (hashes.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(assets)
    .where(
      and(eq(assets.workspaceId, workspaceId), inArray(assets.sha256, [...hashes]), isNull(assets.deletedAt)),
    )
}

/** Those of the files that no creation of the workspace shows, deleted ones that can be restored included. */
export async function findUnused(
  db: Executor,
  workspaceId: string,
  ids: readonly string[],
): Promise<AssetRow[]> {
  const rows = await findAssets(db, workspaceId, ids)
  const used = await db
    .select({ files: creations.files })
    .from(creations)
    .where(eq(creations.workspaceId, workspaceId))
  const usedIds = new Set(used.flatMap(({ files }) => Object.values(files)))
  return rows.filter((row) => !usedIds.has(row.id))
}

/** Forgets files. Their content is removed by the caller, after the transaction. */
export async function deleteAssets(db: Executor, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(assets)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(assets.workspaceId, workspaceId), inArray(assets.id, [...ids])))
}

/**
 * Forgets what tools drew before a moment and nothing of the workspace names: no creation, project, brand kit or job
 * that is still to be done, deleted ones that can be restored included. Their content is removed by the caller.
 */
export function forgetUnusedDrawings(db: Executor, before: Date): Promise<AssetRow[]> {
  const named = [
    namedIn(db, creations, creations.files, creations.facts),
    namedIn(db, projects, projects.document, projects.notes),
    namedIn(db, brandKits, brandKits.brand),
    exists(
      db
        .select({ one: sql`1` })
        .from(jobs)
        .where(
          and(
            eq(jobs.workspaceId, assets.workspaceId),
            inArray(jobs.status, ['queued', 'running']),
            mentions(jobs.payload),
          ),
        ),
    ),
  ]
  return db
    .update(assets)
    .set({ deletedAt: sql`now()` })
    .where(
      and(
        eq(assets.isDrawing, true),
        isNull(assets.deletedAt),
        lt(assets.createdAt, before),
        ...named.map((condition) => not(condition)),
      ),
    )
    .returning()
}

function namedIn(
  db: Executor,
  table: typeof creations | typeof projects | typeof brandKits,
  ...columns: PgColumn[]
): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.workspaceId, assets.workspaceId), or(...columns.map(mentions)))),
  )
}

/** True of a document that holds the file's id anywhere: ids are long and random. */
function mentions(column: PgColumn): SQL {
  return sql`strpos(${column}::text, ${assets.id}) > 0`
}
