import { lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from './database.ts'
import { vendorTextCounts } from './schema.ts'

/**
 * Counts one text in the current minute or day of the database's clock. Returns false when the limit is reached. Check
 * and count are one statement, so concurrent calls of several processes stay within the limit.
 */
export async function countVendorText(
  tx: Transaction,
  text: { workspaceId: string; unit: 'minute' | 'day'; most: number },
): Promise<boolean> {
  const { workspaceId, unit, most } = text
  const startsAt = sql`date_trunc(${unit}::text, now(), 'UTC')`
  const rows = await tx
    .insert(vendorTextCounts)
    .values({ workspaceId, unit, startsAt, count: 1 })
    .onConflictDoUpdate({
      target: [vendorTextCounts.workspaceId, vendorTextCounts.unit, vendorTextCounts.startsAt],
      set: { count: sql`${vendorTextCounts.count} + 1` },
      setWhere: lt(vendorTextCounts.count, most),
    })
    .returning({ count: vendorTextCounts.count })
  return rows.length > 0
}

/** Deletes the counts of time windows that are over. */
export async function forgetVendorTexts(db: Executor): Promise<void> {
  await db.delete(vendorTextCounts).where(lt(vendorTextCounts.startsAt, sql`now() - interval '2 days'`))
}
