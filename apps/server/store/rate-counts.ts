import { lt, sql } from './sql.ts'
import type { Executor } from './database.ts'
import { rateCounts } from './schema-callers.ts'

export interface Bucket {
  /** The most calls at once. */
  burst: number
  /** Calls that are added a second. */
  perSecond: number
}

/** Takes one call of a bucket in one statement. Returns the calls that are left, and whether this one is allowed. */
export async function takeFromBucket(
  db: Executor,
  key: string,
  { burst, perSecond }: Bucket,
): Promise<{ tokens: number; isTaken: boolean }> {
  const { tokens, countedAt } = rateCounts
  // A call that waited for another one's row may have begun before it, so no time has passed for it.
  const passed = sql`greatest(0, extract(epoch from now() - ${countedAt}))`
  const left = sql`least(${burst}::float8, ${tokens} + ${passed} * ${perSecond}::float8)`
  const [row] = await db
    .insert(rateCounts)
    .values({ key, tokens: burst - 1, isTaken: true, countedAt: sql`now()` })
    .onConflictDoUpdate({
      target: rateCounts.key,
      set: {
        tokens: sql`${left} - case when ${left} >= 1 then 1 else 0 end`,
        isTaken: sql`${left} >= 1`,
        countedAt: sql`greatest(${countedAt}, now())`,
      },
    })
    .returning({ tokens: rateCounts.tokens, isTaken: rateCounts.isTaken })
  return row!
}

/** Removes buckets that nobody used since; they are full again. */
export async function forgetRateCounts(db: Executor, before: Date): Promise<void> {
  await db.delete(rateCounts).where(lt(rateCounts.countedAt, before))
}
