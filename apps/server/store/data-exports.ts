import { and, desc, eq, gt, inArray, lt, sql } from './sql.ts'
import type { Executor, Transaction } from './database.ts'
import { dataExports } from './schema-data-exports.ts'

export type DataExportRow = typeof dataExports.$inferSelect

/** The account's ZIP, unless it has expired; null without one. */
export async function findDataExport(
  db: Executor,
  workspaceId: string,
  id?: string,
): Promise<DataExportRow | null> {
  const isOwn = eq(dataExports.workspaceId, workspaceId)
  const [row] = await db
    .select()
    .from(dataExports)
    .where(
      and(
        isOwn,
        id === undefined ? undefined : eq(dataExports.id, id),
        gt(dataExports.expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(dataExports.createdAt))
    .limit(1)
  return row ?? null
}

/** Writes the new ZIP in place of earlier ones. Returns the storage keys of those. */
export async function replaceDataExport(
  tx: Transaction,
  row: Omit<DataExportRow, 'createdAt'>,
): Promise<string[]> {
  const old = await tx
    .delete(dataExports)
    .where(eq(dataExports.workspaceId, row.workspaceId))
    .returning({ key: dataExports.storageKey })
  await tx.insert(dataExports).values(row)
  return old.map(({ key }) => key)
}

/** Deletes expired rows and returns the storage keys of their files. */
export async function takeExpiredExports(db: Executor): Promise<string[]> {
  const gone = await db
    .delete(dataExports)
    .where(lt(dataExports.expiresAt, sql`now()`))
    .returning({ key: dataExports.storageKey })
  return gone.map(({ key }) => key)
}

/** Which of these storage keys belong to a ZIP. */
export async function listExportKeys(db: Executor, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: dataExports.storageKey })
    .from(dataExports)
    .where(inArray(dataExports.storageKey, [...keys]))
  return rows.map(({ key }) => key)
}
