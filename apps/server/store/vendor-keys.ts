import { and, eq, isNull, or, sql, type SQL } from './sql.ts'
import type { Executor } from './database.ts'
import { vendorKeys } from './schema-vendor-keys.ts'

export type VendorKeyRow = typeof vendorKeys.$inferSelect

/** Null names the installation. */
type Owner = string | null

/** The keys of a workspace and of the installation. */
export function listVendorKeys(db: Executor, workspaceId: Owner): Promise<VendorKeyRow[]> {
  return db
    .select()
    .from(vendorKeys)
    .where(or(isNull(vendorKeys.workspaceId), workspaceId === null ? undefined : isOf(workspaceId)))
}

export async function findVendorKey(
  db: Executor,
  owner: Owner,
  account: string,
): Promise<VendorKeyRow | null> {
  const [row] = await db
    .select()
    .from(vendorKeys)
    .where(and(isOf(owner), eq(vendorKeys.account, account)))
  return row ?? null
}

/** Writes the row in place of an earlier one. `replacedId` is that one’s; the values are sealed for the row’s id. */
export async function writeVendorKey(
  db: Executor,
  row: Omit<VendorKeyRow, 'updatedAt'>,
  replacedId: string | null,
): Promise<boolean> {
  if (replacedId === null) {
    const made = await db
      .insert(vendorKeys)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: vendorKeys.id })
    return made.length > 0
  }
  const changed = await db
    .update(vendorKeys)
    .set({ sealed: row.sealed, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(vendorKeys.id, replacedId), isOf(row.workspaceId)))
    .returning({ id: vendorKeys.id })
  return changed.length > 0
}

/** Returns false when there was none. */
export async function deleteVendorKey(db: Executor, owner: Owner, account: string): Promise<boolean> {
  const removed = await db
    .delete(vendorKeys)
    .where(and(isOf(owner), eq(vendorKeys.account, account)))
    .returning({ id: vendorKeys.id })
  return removed.length > 0
}

function isOf(owner: Owner): SQL {
  return owner === null ? isNull(vendorKeys.workspaceId) : eq(vendorKeys.workspaceId, owner)
}
