// The queue of all accounts by kind of job, for the operator.

import { and, asc, eq, gt, inArray, or, sql } from './sql.ts'
import type { Executor } from './database.ts'
import { jobs } from './schema.ts'

export interface QueueLine {
  kind: string
  waiting: number
  later: number
  running: number
  oldestWaitSeconds: number | null
  silent: number
  failed: number
}

/** Kinds with a job that waits, runs or has failed since `since`. */
export function readQueueLines(
  db: Executor,
  { since, silentSeconds }: { since: Date; silentSeconds: number },
): Promise<QueueLine[]> {
  const isWaiting = sql`${jobs.status} = 'queued' and ${jobs.dueAt} is null`
  const isSilent = sql`${jobs.status} = 'running' and ${jobs.heartbeatAt} < now() - make_interval(secs => ${silentSeconds})`
  const countWhere = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  return db
    .select({
      kind: jobs.kind,
      waiting: countWhere(isWaiting),
      later: countWhere(sql`${jobs.status} = 'queued' and ${jobs.dueAt} is not null`),
      running: countWhere(sql`${jobs.status} = 'running'`),
      oldestWaitSeconds: sql<
        number | null
      >`extract(epoch from now() - min(${jobs.createdAt}) filter (where ${isWaiting}))::float8`,
      silent: countWhere(isSilent),
      failed: countWhere(sql`${jobs.status} = 'failed'`),
    })
    .from(jobs)
    .where(
      or(
        inArray(jobs.status, ['queued', 'running']),
        and(eq(jobs.status, 'failed'), gt(jobs.finishedAt, since)),
      ),
    )
    .groupBy(jobs.kind)
    .orderBy(asc(jobs.kind))
}
