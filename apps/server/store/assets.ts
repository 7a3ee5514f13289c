import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor } from './database.ts'
import { assets, creations } from './schema.ts'

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
