import { and, desc, eq, exists, inArray, isNull, lt, not, or, sql, type SQL } from './sql.ts'
import type { PgColumn } from './pg-tables.ts'
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

/** Returns those of the given files that belong to the workspace. */
export function findAssets(db: Executor, workspaceId: string, ids: readonly string[]): Promise<AssetRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(assets)
    .where(and(eq(assets.workspaceId, workspaceId), inArray(assets.id, [...ids]), isNull(assets.deletedAt)))
}

/** The workspace's files whose content is one of the given hashes. */
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

/** The workspace's newest file of a stock library, by the library's id and the file's id there; null without one. */
export async function findStockAsset(
  db: Executor,
  workspaceId: string,
  { source, id }: { source: string; id: string },
): Promise<AssetRow | null> {
  const [row] = await db
    .select()
    .from(assets)
    .where(
      and(
        eq(assets.workspaceId, workspaceId),
        isNull(assets.deletedAt),
        sql`${assets.provenance} -> 'stock' ->> 'source' = ${source}`,
        sql`${assets.provenance} -> 'stock' ->> 'id' = ${id}`,
      ),
    )
    .orderBy(desc(assets.createdAt))
    .limit(1)
  return row ?? null
}

/**
 * Returns those of the given files that no creation of the workspace uses, not even a deleted one that can still be
 * restored.
 */
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

/** Deletes the rows of files. The caller removes their content, after the transaction. */
export async function deleteAssets(db: Executor, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(assets)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(assets.workspaceId, workspaceId), inArray(assets.id, [...ids])))
}

/**
 * Deletes the rows of drawings that tools made before the given time and that nothing in the workspace mentions: no
 * creation, project, brand kit or unfinished job, including deleted ones that can still be restored. The caller removes
 * the content.
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

/** True when the document contains the file's id anywhere. Ids are long and random, so a text search is safe. */
function mentions(column: PgColumn): SQL {
  return sql`strpos(${column}::text, ${assets.id}) > 0`
}

/** All files of a workspace that are not deleted. */
export function listWorkspaceFiles(
  db: Executor,
  workspaceId: string,
): Promise<Pick<AssetRow, 'id' | 'name' | 'storageKey' | 'sizeBytes'>[]> {
  return db
    .select({
      id: assets.id,
      name: assets.name,
      storageKey: assets.storageKey,
      sizeBytes: assets.sizeBytes,
    })
    .from(assets)
    .where(and(eq(assets.workspaceId, workspaceId), isNull(assets.deletedAt)))
    .orderBy(assets.createdAt, assets.id)
}
