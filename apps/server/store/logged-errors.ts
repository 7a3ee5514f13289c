import { desc, gt, lt, sql } from './sql.ts'
import type { Executor } from './database.ts'
import { loggedErrors } from './schema-logged-errors.ts'

export interface LoggedSentence {
  area: string
  sentence: string
  count: number
  lastSeenAt: Date
}

const hourMs = 3_600_000

/** Adds to the counts of the hours in which the sentences were last seen. */
export async function addLoggedErrors(db: Executor, seen: readonly LoggedSentence[]): Promise<void> {
  if (seen.length === 0) return
  const rows = seen.map((one) => ({
    ...one,
    hour: new Date(Math.floor(one.lastSeenAt.getTime() / hourMs) * hourMs),
  }))
  const { hour, area, sentence, count, lastSeenAt } = loggedErrors
  await db
    .insert(loggedErrors)
    .values(rows)
    .onConflictDoUpdate({
      target: [hour, area, sentence],
      set: {
        count: sql`${count} + excluded.count`,
        lastSeenAt: sql`greatest(${lastSeenAt}, excluded.last_seen_at)`,
      },
    })
}

/** Sentences since a moment, last seen first. Counts are by the hour, so they include all of the first hour. */
export async function listLoggedErrors(
  db: Executor,
  { since, limit }: { since: Date; limit: number },
): Promise<LoggedSentence[]> {
  const { area, sentence, count, lastSeenAt } = loggedErrors
  const last = sql<Date>`max(${lastSeenAt})`.mapWith(lastSeenAt)
  return db
    .select({ area, sentence, count: sql<number>`sum(${count})::int`, lastSeenAt: last })
    .from(loggedErrors)
    .where(gt(lastSeenAt, since))
    .groupBy(area, sentence)
    .orderBy(desc(last), area, sentence)
    .limit(limit)
}

export async function forgetLoggedErrors(db: Executor, before: Date): Promise<void> {
  await db.delete(loggedErrors).where(lt(loggedErrors.lastSeenAt, before))
}
