// The rows of jobs: order, progress and result. The queue only tells workers when to look.

import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from './sql.ts'
import type { ErrorCode } from '@vivify/contract/errors'
import type { JobProgress } from '@vivify/contract/jobs'
import type { Database, Executor, Transaction } from './database.ts'
import { jobs } from './schema.ts'

export type JobRow = typeof jobs.$inferSelect

export const jobChannel = 'vivify_jobs'

/** The message sent on the channel when a job has changed. */
export interface JobNews {
  id: string
  status: JobRow['status']
}

export function readJobNews(payload: string): JobNews {
  const [id = '', status] = payload.split(' ')
  return { id, status: status as JobRow['status'] }
}

/** Inserts a waiting job. Returns null when its idempotency key or its subject is taken. */
export async function insertJob(
  tx: Transaction,
  job: Pick<
    JobRow,
    'id' | 'workspaceId' | 'kind' | 'subject' | 'idempotencyKey' | 'payload' | 'reservationId'
  >,
): Promise<JobRow | null> {
  const [row] = await tx
    .insert(jobs)
    .values({ ...job, status: 'queued' })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** Inserts waiting jobs whose keys and subjects are new. */
export function insertJobs(
  tx: Transaction,
  rows: readonly Pick<
    JobRow,
    'id' | 'workspaceId' | 'kind' | 'subject' | 'idempotencyKey' | 'payload' | 'reservationId'
  >[],
): Promise<JobRow[]> {
  return tx
    .insert(jobs)
    .values(rows.map((row) => ({ ...row, status: 'queued' as const })))
    .returning()
}

/** The workspace's job, or null. */
export async function findJob(db: Executor, workspaceId: string, id: string): Promise<JobRow | null> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.workspaceId, workspaceId), eq(jobs.id, id)))
  return row ?? null
}

/** Not limited to a workspace, because only the job's worker asks. */
export async function findStatus(db: Executor, id: string): Promise<JobRow['status'] | null> {
  const [row] = await db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, id))
  return row?.status ?? null
}

/** The job with the same idempotency key, or the job that waits or runs for the same subject. */
export async function findTwin(
  db: Executor,
  job: Pick<JobRow, 'workspaceId' | 'kind' | 'subject' | 'idempotencyKey'>,
): Promise<JobRow | null> {
  const isActive = inArray(jobs.status, ['queued', 'running'])
  const sameSubject = job.subject === null ? sql`false` : and(eq(jobs.subject, job.subject), isActive)
  const [row] = await db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.workspaceId, job.workspaceId),
        eq(jobs.kind, job.kind),
        or(eq(jobs.idempotencyKey, job.idempotencyKey), sameSubject),
      ),
    )
    .orderBy(desc(jobs.createdAt))
    .limit(1)
  return row ?? null
}

/** Jobs of a workspace that wait or run, newest first. */
export function listActive(db: Executor, workspaceId: string): Promise<JobRow[]> {
  return db
    .select()
    .from(jobs)
    .where(and(eq(jobs.workspaceId, workspaceId), inArray(jobs.status, ['queued', 'running'])))
    .orderBy(desc(jobs.createdAt))
    .limit(100)
}

/**
 * Claims the next waiting job of a kind for one attempt. The order: first jobs whose attempt broke off; then the
 * account with the fewest jobs at work; then the account served longest ago; then the oldest job. An account's later
 * jobs count as if its earlier ones were at work, so workers that claim at the same moment share jobs as fairly as
 * workers that claim one after another. Returns null when no job waits, or when other transactions are changing all
 * waiting jobs.
 */
export async function claimNextJob(db: Executor, kind: string): Promise<JobRow | null> {
  const [row] = await db
    .update(jobs)
    .set({
      status: 'running',
      // A job that was postponed keeps its stage and progress.
      stage: sql`case when ${jobs.waitReason} is null then 'starting' else ${jobs.stage} end`,
      done: sql`case when ${jobs.waitReason} is null then 0 else ${jobs.done} end`,
      total: sql`case when ${jobs.waitReason} is null then 1 else ${jobs.total} end`,
      attempt: sql`${jobs.attempt} + 1`,
      revision: sql`${jobs.revision} + 1`,
      heartbeatAt: sql`now()`,
      startedAt: sql`coalesce(${jobs.startedAt}, now())`,
    })
    .where(and(eq(jobs.id, sql`(${chooseNextJob(kind)})`), isInLine))
    .returning()
  if (row) await announce(db, row)
  return row ?? null
}

/** Locks the chosen job. Skips jobs that other transactions are claiming or canceling right now. */
function chooseNextJob(kind: string) {
  return sql`
    with waiting as (
      select id, workspace_id, created_at, attempt > waits as is_begun,
        row_number() over (partition by workspace_id order by attempt > waits desc, created_at, id) as place
      from ${jobs} where kind = ${kind} and status = 'queued' and due_at is null
    ), accounts as (
      select workspace_id,
        (select count(*) from ${jobs} as at_work where at_work.kind = ${kind} and at_work.status = 'running'
          and at_work.workspace_id = waiting.workspace_id) as at_work_count,
        (select max(started_at) from ${jobs} as begun where begun.kind = ${kind}
          and begun.workspace_id = waiting.workspace_id) as served_at
      from waiting where place = 1
    )
    select line.id from ${jobs} as line
    join waiting on waiting.id = line.id
    join accounts on accounts.workspace_id = waiting.workspace_id
    where line.status = 'queued' and line.due_at is null
    order by is_begun desc, at_work_count + place, served_at nulls first, waiting.created_at, line.id
    limit 1
    for update of line skip locked`
}

/** Whether any job of a kind waits for a worker. */
export async function isAnyWaiting(db: Executor, kind: string): Promise<boolean> {
  const [row] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), isInLine))
    .limit(1)
  return row !== undefined
}

/** Identifies one attempt at a job. */
export interface AttemptKey {
  id: string
  attempt: number
}

/**
 * Records that an attempt is alive, and its progress if it changed. Returns false when the attempt has lost the job.
 */
export async function reportAttempt(
  db: Executor,
  key: AttemptKey,
  progress: JobProgress | null,
): Promise<boolean> {
  const isNews = progress !== null
  const changes = isNews ? { ...progress, waitReason: null, revision: sql`${jobs.revision} + 1` } : {}
  const rows = await db
    .update(jobs)
    .set({ heartbeatAt: sql`now()`, ...changes })
    .where(isCurrent(key))
    // Runs many times a second, so the notification is part of the same statement.
    .returning({ id: jobs.id, ...(isNews ? { told: tell({ id: key.id, status: 'running' }) } : {}) })
  return rows.length > 0
}

export type JobEnding =
  | { status: 'completed'; result: unknown }
  | { status: 'failed'; code: ErrorCode; message: string }
  | { status: 'cancelled' }

/** Ends an attempt. Returns the row, or null when the attempt has lost the job. */
export function finishAttempt(tx: Executor, key: AttemptKey, ending: JobEnding): Promise<JobRow | null> {
  return endJob(tx, isCurrent(key), ending)
}

/**
 * Ends a waiting or running job, whichever attempt holds it. Returns the row, or null when the job has already ended.
 */
export function finishActive(tx: Executor, id: string, ending: JobEnding): Promise<JobRow | null> {
  return endJob(tx, and(eq(jobs.id, id), inArray(jobs.status, ['queued', 'running'])), ending)
}

/** Cancels those of a workspace's jobs that wait or run, and returns their rows. */
export async function cancelActive(
  tx: Executor,
  workspaceId: string,
  ids: readonly string[],
): Promise<JobRow[]> {
  const isActive = inArray(jobs.status, ['queued', 'running'])
  const rows = await tx
    .update(jobs)
    .set({ status: 'cancelled', revision: nextRevision, finishedAt: sql`now()` })
    .where(and(eq(jobs.workspaceId, workspaceId), inArray(jobs.id, [...ids]), isActive))
    .returning()
  const news = rows.map(({ id, status }) => `${id} ${status}`)
  if (news.length > 0)
    await tx.execute(
      sql`select pg_notify(${jobChannel}, line)::text from unnest(${sql.param(news)}::text[]) as line`,
    )
  return rows
}

async function endJob(
  tx: Executor,
  which: ReturnType<typeof and>,
  ending: JobEnding,
): Promise<JobRow | null> {
  const [row] = await tx
    .update(jobs)
    .set({
      status: ending.status,
      result: ending.status === 'completed' ? ending.result : null,
      errorCode: ending.status === 'failed' ? ending.code : null,
      errorMessage: ending.status === 'failed' ? ending.message : null,
      revision: sql`${jobs.revision} + 1`,
      finishedAt: sql`now()`,
    })
    .where(which)
    .returning()
  if (row) await announce(tx, row)
  return row ?? null
}

/**
 * Records how much of the reservation has been ordered from a vendor. Returns false when the attempt has lost the job:
 * then it must not order anything.
 */
export async function writeOrdered(db: Executor, key: AttemptKey, orderedCredits: number): Promise<boolean> {
  const rows = await db.update(jobs).set({ orderedCredits }).where(isCurrent(key)).returning({ id: jobs.id })
  return rows.length > 0
}

/** The number of a workspace's waiting or running jobs of a kind, without those of one subject. */
export async function countActive(
  db: Executor,
  job: { workspaceId: string; kind: string; besides: string | null },
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(jobs)
    .where(
      and(
        eq(jobs.workspaceId, job.workspaceId),
        eq(jobs.kind, job.kind),
        inArray(jobs.status, ['queued', 'running']),
        job.besides === null ? undefined : or(isNull(jobs.subject), ne(jobs.subject, job.besides)),
      ),
    )
  return row?.count ?? 0
}

/**
 * Puts a running attempt back in line, for instance when its server stops. Returns false when the attempt has lost the
 * job.
 */
export async function requeueAttempt(db: Executor, key: AttemptKey): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({ status: 'queued', stage: 'queued', waitReason: null, revision: nextRevision, heartbeatAt: null })
    .where(isCurrent(key))
    .returning({ id: jobs.id })
  if (rows.length > 0) await announce(db, { id: key.id, status: 'queued' })
  return rows.length > 0
}

/**
 * Ends an attempt whose job continues later. The job keeps its progress until it is due, then waits in line like a new
 * one. Returns false when the attempt has lost the job.
 */
export async function postponeAttempt(
  db: Executor,
  key: AttemptKey,
  later: { afterMs: number; reason: string; progress: JobProgress | null },
): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({
      status: 'queued',
      dueAt: sql`now() + make_interval(secs => ${later.afterMs / 1000})`,
      waitReason: later.reason,
      waits: sql`${jobs.waits} + 1`,
      ...later.progress,
      revision: nextRevision,
      heartbeatAt: sql`now()`,
    })
    .where(isCurrent(key))
    .returning({ id: jobs.id })
  if (rows.length > 0) await announce(db, { id: key.id, status: 'queued' })
  return rows.length > 0
}

/**
 * Puts due jobs in line and returns their kinds. Skips jobs that another process is putting in line. Uses the
 * database's clock; a job also counts as due when that clock was set back to before the wait began.
 */
export async function lineUpDue(tx: Transaction): Promise<string[]> {
  const due = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.status, 'queued'),
        isNotNull(jobs.dueAt),
        or(lte(jobs.dueAt, sql`now()`), gt(jobs.heartbeatAt, sql`now()`)),
      ),
    )
    .orderBy(asc(jobs.dueAt))
    .limit(100)
    .for('update', { skipLocked: true })
  const rows = await tx
    .update(jobs)
    .set({ dueAt: null, heartbeatAt: null })
    .where(inArray(jobs.id, due))
    .returning({ kind: jobs.kind })
  return rows.map(({ kind }) => kind)
}

/** The database's clock, in milliseconds since 1970. */
export async function readClockMs(db: Database): Promise<number> {
  const nowMs = sql<number>`extract(epoch from now())::float8 * 1000`
  const [row] = await db.select({ nowMs }).from(sql`(select) as clock`)
  return row!.nowMs
}

/**
 * Running jobs whose worker has not reported for the given milliseconds. Uses the database's clock, because each
 * machine's clock differs. Null means all running jobs.
 */
export function listAbandoned(db: Database, silenceMs: number | null): Promise<JobRow[]> {
  const lastHeard = sql`now() - make_interval(secs => ${(silenceMs ?? 0) / 1000})`
  const isSilent =
    silenceMs === null ? sql`true` : or(lt(jobs.heartbeatAt, lastHeard), isNull(jobs.heartbeatAt))
  return db
    .select()
    .from(jobs)
    .where(and(eq(jobs.status, 'running'), isSilent))
    .limit(1000)
}

/** The kind of each job that waits for a worker. */
export async function listWaitingKinds(db: Database): Promise<string[]> {
  const rows = await db.select({ kind: jobs.kind }).from(jobs).where(isInLine).limit(1000)
  return rows.map(({ kind }) => kind)
}

/** The number of waiting and running jobs in all workspaces. */
export async function countJobs(db: Executor): Promise<{ waiting: number; running: number }> {
  const rows = await db
    .select({ status: jobs.status, count: count() })
    .from(jobs)
    .where(inArray(jobs.status, ['queued', 'running']))
    .groupBy(jobs.status)
  const countOf = (status: JobRow['status']): number => rows.find((row) => row.status === status)?.count ?? 0
  return { waiting: countOf('queued'), running: countOf('running') }
}

/** The earliest start among running and postponed jobs; null when there is none. */
export async function findOldestStart(db: Executor): Promise<Date | null> {
  const [row] = await db
    .select({ startedAt: jobs.startedAt })
    .from(jobs)
    .where(and(inArray(jobs.status, ['queued', 'running']), isNotNull(jobs.startedAt)))
    .orderBy(asc(jobs.startedAt))
    .limit(1)
  return row?.startedAt ?? null
}

/** Waiting and running jobs of all workspaces, counted by kind. */
export async function summarizeLine(
  db: Executor,
): Promise<{ kind: string; status: JobRow['status']; count: number; oldestSeconds: number }[]> {
  const oldestSeconds = sql<number>`extract(epoch from now() - min(${jobs.createdAt}))::float8`
  return db
    .select({ kind: jobs.kind, status: jobs.status, count: count(), oldestSeconds })
    .from(jobs)
    .where(inArray(jobs.status, ['queued', 'running']))
    .groupBy(jobs.kind, jobs.status)
}

/** Waits for a worker, not for a due time. */
const isInLine = and(eq(jobs.status, 'queued'), isNull(jobs.dueAt))
const nextRevision = sql`${jobs.revision} + 1`

function isCurrent(key: AttemptKey) {
  return and(eq(jobs.id, key.id), eq(jobs.attempt, key.attempt), eq(jobs.status, 'running'))
}

async function announce(db: Executor, news: JobNews): Promise<void> {
  await db.execute(sql`select ${tell(news)}`)
}

function tell({ id, status }: JobNews) {
  return sql`pg_notify(${jobChannel}, ${`${id} ${status}`})::text`
}
