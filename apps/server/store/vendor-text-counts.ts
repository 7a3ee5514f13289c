import { lt, lte, sql } from './sql.ts'
import type { Executor } from './database.ts'
import { vendorTextCounts } from './schema.ts'

/** A minute or a day of texts, or a day of spoken characters. */
type CountUnit = (typeof vendorTextCounts.$inferSelect)['unit']

const windows = { minute: 'minute', day: 'day', speech_day: 'day' } as const satisfies Record<
  CountUnit,
  string
>

/**
 * Counts a text, or `amount` characters, in the current minute or day of the database's clock. Returns false when the
 * limit would be exceeded. Check and count are one statement, so concurrent calls of several processes stay within it.
 */
export async function countVendorText(
  tx: Executor,
  text: { workspaceId: string; unit: CountUnit; most: number; amount?: number },
): Promise<boolean> {
  const { workspaceId, unit, most, amount = 1 } = text
  if (amount > most) return false
  const startsAt = sql`date_trunc(${windows[unit]}::text, now(), 'UTC')`
  const rows = await tx
    .insert(vendorTextCounts)
    .values({ workspaceId, unit, startsAt, count: amount })
    .onConflictDoUpdate({
      target: [vendorTextCounts.workspaceId, vendorTextCounts.unit, vendorTextCounts.startsAt],
      set: { count: sql`${vendorTextCounts.count} + ${amount}` },
      setWhere: lte(vendorTextCounts.count, most - amount),
    })
    .returning({ count: vendorTextCounts.count })
  return rows.length > 0
}

/** Deletes the counts of time windows that are over. */
export async function forgetVendorTexts(db: Executor): Promise<void> {
  await db.delete(vendorTextCounts).where(lt(vendorTextCounts.startsAt, sql`now() - interval '2 days'`))
}
