// The Content Library: which files of a workspace it shows, and their folders and tags. A file is shown when a creation
// consists of it, or when no creation has it, because then it was uploaded. Files that only accompany a creation, such as
// its thumbnail, and drawings of tools are not shown.

import { and, asc, count, desc, eq, exists, ilike, inArray, isNull, or, sql, type SQL } from './sql.ts'
import type { Executor } from './database.ts'
import { libraryEntries, libraryFolders } from './schema-social.ts'
import { assets, creations } from './schema.ts'
import type { AssetRow } from './assets.ts'

export type FolderRow = typeof libraryFolders.$inferSelect

/** Roles of a creation's files that are the creation itself. */
const mainRoles = ['video', 'image', 'clip'] as const
const mainKeys = sql.raw(`(${mainRoles.map((role) => `'${role}'`).join(', ')})`)

export interface LibraryQuery {
  kind?: 'image' | 'gif' | 'clip' | 'video' | undefined
  folderId?: string | undefined
  tag?: string | undefined
  search?: string | undefined
  /** The id of the last file of the page before. */
  after?: string | undefined
  limit: number
}

export interface LibraryRow {
  asset: AssetRow
  folderId: string | null
  tags: string[] | null
}

/** A page of the workspace's files, newest first, and their total count. */
export async function listLibrary(
  db: Executor,
  workspaceId: string,
  query: LibraryQuery,
): Promise<{ rows: LibraryRow[]; total: number }> {
  const matching = and(
    isShown(workspaceId),
    query.kind && isOfKind(query.kind),
    query.folderId ? eq(libraryEntries.folderId, query.folderId) : undefined,
    query.tag ? sql`${query.tag} = any(${libraryEntries.tags})` : undefined,
    query.search ? isFound(workspaceId, query.search) : undefined,
  )
  const isLater = query.after
    ? sql`(${assets.createdAt}, ${assets.id}) < (select last.created_at, last.id from ${assets} last
        where last.id = ${query.after} and last.workspace_id = ${workspaceId})`
    : undefined
  const rows = await selectFiles(db, workspaceId)
    .where(and(matching, isLater))
    .orderBy(desc(assets.createdAt), desc(assets.id))
    .limit(query.limit)
  const [counted] = await db
    .select({ total: count() })
    .from(assets)
    .leftJoin(libraryEntries, entryOf(workspaceId))
    .where(matching)
  return { rows, total: counted!.total }
}

/** The workspace's file, unless the library doesn't show it. */
export async function findInLibrary(
  db: Executor,
  workspaceId: string,
  assetId: string,
): Promise<LibraryRow | null> {
  const [row] = await selectFiles(db, workspaceId).where(and(isShown(workspaceId), eq(assets.id, assetId)))
  return row ?? null
}

function selectFiles(db: Executor, workspaceId: string) {
  return db
    .select({ asset: assets, folderId: libraryEntries.folderId, tags: libraryEntries.tags })
    .from(assets)
    .leftJoin(libraryEntries, entryOf(workspaceId))
    .$dynamic()
}

const entryOf = (workspaceId: string) =>
  and(eq(libraryEntries.assetId, assets.id), eq(libraryEntries.workspaceId, workspaceId))

/** The subqueries name no row of the outer query, so the database runs each once and looks up in its result. */
function isShown(workspaceId: string): SQL {
  const held = sql`select file.value from ${creations} held cross join jsonb_each_text(held.files) file
    where held.workspace_id = ${workspaceId}`
  return and(
    eq(assets.workspaceId, workspaceId),
    isNull(assets.deletedAt),
    eq(assets.isDrawing, false),
    inArray(assets.kind, ['image', 'clip', 'video']),
    or(
      sql`${assets.id} in (${held} and held.deleted_at is null and file.key in ${mainKeys})`,
      sql`${assets.id} not in (${held})`,
    ),
  )!
}

function isOfKind(kind: NonNullable<LibraryQuery['kind']>): SQL | undefined {
  if (kind === 'gif') return eq(assets.mimeType, 'image/gif')
  const isKind = eq(assets.kind, kind)
  return kind === 'image' ? and(isKind, sql`${assets.mimeType} <> 'image/gif'`) : isKind
}

function isFound(workspaceId: string, search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(assets.name, pattern),
    sql`exists (select 1 from unnest(${libraryEntries.tags}) tag where tag ilike ${pattern})`,
    sql`${assets.id} in (select file.value from ${creations} named cross join jsonb_each_text(named.files) file
      where named.workspace_id = ${workspaceId} and named.deleted_at is null and named.title ilike ${pattern}
      and file.key in ${mainKeys})`,
  )
}

/** Creations that consist of one of the files, newest first. */
export function listCreationsOf(
  db: Executor,
  workspaceId: string,
  assetIds: readonly string[],
): Promise<Pick<typeof creations.$inferSelect, 'id' | 'title' | 'kind' | 'files'>[]> {
  if (assetIds.length === 0) return Promise.resolve([])
  const { id, title, kind, files } = creations
  return db
    .select({ id, title, kind, files })
    .from(creations)
    .where(and(eq(creations.workspaceId, workspaceId), isNull(creations.deletedAt), consistsOf(assetIds)))
    .orderBy(desc(creations.createdAt))
}

function consistsOf(assetIds: readonly string[]): SQL {
  const roles = mainRoles.map((role) => inArray(sql`${creations.files} ->> ${role}`, [...assetIds]))
  return or(...roles)!
}

/**
 * Deletes what keeps a file in the library, so that the upkeep of deleted creations removes the file in a day. A file that
 * no creation has gets one that is deleted from the start: `binId`. Call this in a transaction.
 */
export async function binFile(
  tx: Executor,
  { asset, binId }: { asset: AssetRow; binId: string },
): Promise<void> {
  const { workspaceId, id, name } = asset
  const deleted = await tx
    .update(creations)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(creations.workspaceId, workspaceId), isNull(creations.deletedAt), consistsOf([id])))
    .returning({ id: creations.id })
  if (deleted.length > 0) return
  const kind = asset.kind === 'image' ? ('image' as const) : ('clip' as const)
  await tx.insert(creations).values({
    id: binId,
    workspaceId,
    kind,
    title: name.slice(0, 200),
    files: { [kind]: id },
    facts: { isBin: true },
    deletedAt: sql`now()`,
  })
}

/** Undoes the last `binFile` of a file. Returns false when there is nothing to undo. Call this in a transaction. */
export async function unbinFile(tx: Executor, workspaceId: string, assetId: string): Promise<boolean> {
  const ofFile = and(eq(creations.workspaceId, workspaceId), consistsOf([assetId]))
  const isBin = sql`${creations.facts} ->> 'isBin' = 'true'`
  const bins = await tx.delete(creations).where(and(ofFile, isBin)).returning({ id: creations.id })
  // One deletion gives all its creations the same time.
  const last = sql`(select max(other.deleted_at) from ${creations} other
    where other.workspace_id = ${workspaceId} and other.files::text like ${`%"${assetId}"%`})`
  const restored = await tx
    .update(creations)
    .set({ deletedAt: null })
    .where(and(ofFile, eq(creations.deletedAt, last)))
    .returning({ id: creations.id })
  return bins.length + restored.length > 0
}

/** In the order of their names, with the number of files that the library shows. */
export async function listFolders(
  db: Executor,
  workspaceId: string,
): Promise<{ id: string; name: string; count: number }[]> {
  const counts = await db
    .select({ folderId: libraryEntries.folderId, count: count() })
    .from(assets)
    .innerJoin(libraryEntries, entryOf(workspaceId))
    .where(isShown(workspaceId))
    .groupBy(libraryEntries.folderId)
  const known = new Map(counts.map((row) => [row.folderId, row.count]))
  const folders = await db
    .select()
    .from(libraryFolders)
    .where(eq(libraryFolders.workspaceId, workspaceId))
    .orderBy(asc(sql`lower(${libraryFolders.name})`))
  return folders.map(({ id, name }) => ({ id, name, count: known.get(id) ?? 0 }))
}

const maxTags = 500

/** All tags of files that the library shows. */
export async function listTags(db: Executor, workspaceId: string): Promise<string[]> {
  const tag = sql<string>`unnest(${libraryEntries.tags})`
  const rows = await db
    .selectDistinct({ tag })
    .from(assets)
    .innerJoin(libraryEntries, entryOf(workspaceId))
    .where(isShown(workspaceId))
    .orderBy(asc(tag))
    .limit(maxTags)
  return rows.map((row) => row.tag)
}

/** Returns null when a folder has this name. */
export async function insertFolder(
  db: Executor,
  folder: { id: string; workspaceId: string; name: string },
): Promise<FolderRow | null> {
  const [row] = await db.insert(libraryFolders).values(folder).onConflictDoNothing().returning()
  return row ?? null
}

const isFolder = (workspaceId: string, id: string) =>
  and(eq(libraryFolders.workspaceId, workspaceId), eq(libraryFolders.id, id))

export async function findFolder(db: Executor, workspaceId: string, id: string): Promise<FolderRow | null> {
  const [row] = await db.select().from(libraryFolders).where(isFolder(workspaceId, id))
  return row ?? null
}

/** `taken`: another folder has this name. */
export async function renameFolder(
  db: Executor,
  { workspaceId, id, name }: { workspaceId: string; id: string; name: string },
): Promise<'renamed' | 'taken' | 'missing'> {
  const isTaken = exists(
    db
      .select({ one: sql`1` })
      .from(sql`${libraryFolders} other`)
      .where(sql`other.workspace_id = ${workspaceId} and other.name = ${name} and other.id <> ${id}`),
  )
  const rows = await db
    .update(libraryFolders)
    .set({ name })
    .where(and(isFolder(workspaceId, id), sql`not ${isTaken}`))
    .returning({ id: libraryFolders.id })
  if (rows.length > 0) return 'renamed'
  return (await findFolder(db, workspaceId, id)) ? 'taken' : 'missing'
}

export async function deleteFolder(db: Executor, workspaceId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(libraryFolders)
    .where(isFolder(workspaceId, id))
    .returning({ id: libraryFolders.id })
  return rows.length > 0
}

export async function countFolders(db: Executor, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(libraryFolders)
    .where(eq(libraryFolders.workspaceId, workspaceId))
  return row?.total ?? 0
}

/** Saves folder and tags of a file; what is undefined stays. */
export async function saveEntry(
  db: Executor,
  key: { workspaceId: string; assetId: string },
  change: { folderId?: string | null | undefined; tags?: string[] | undefined },
): Promise<void> {
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  if (Object.keys(set).length === 0) return
  await db
    .insert(libraryEntries)
    .values({ ...key, ...set })
    .onConflictDoUpdate({ target: libraryEntries.assetId, set })
}
