// Rows of operations begun at outside services. Each change is one statement that names the expected old state, so only
// one of two competing processes succeeds.

import { and, asc, count, eq, inArray, isNotNull, lte, ne, or, sql } from './sql.ts'
import type { Database, Executor } from './database.ts'
import { outsideOperations as operations } from './schema.ts'

export type OutsideRow = typeof operations.$inferSelect
export type OutsideStatus = OutsideRow['status']

export async function findOperation(
  db: Executor,
  { workspaceId, kind, key }: Pick<OutsideRow, 'workspaceId' | 'kind' | 'key'>,
): Promise<OutsideRow | null> {
  const [row] = await db
    .select()
    .from(operations)
    .where(and(eq(operations.workspaceId, workspaceId), eq(operations.kind, kind), eq(operations.key, key)))
  return row ?? null
}

/** The operations that a job has begun or taken over, oldest first. */
export function listOperations(
  db: Executor,
  { jobId, kind }: Pick<OutsideRow, 'jobId' | 'kind'>,
): Promise<OutsideRow[]> {
  return db
    .select()
    .from(operations)
    .where(and(eq(operations.jobId, jobId), eq(operations.kind, kind)))
    .orderBy(asc(operations.startedAt))
}

/** The number of operations begun for a subject that did not fail. */
export async function countOperations(
  db: Executor,
  { workspaceId, kind, subject }: Pick<OutsideRow, 'workspaceId' | 'kind' | 'subject'>,
): Promise<number> {
  const isOfSubject = and(
    eq(operations.workspaceId, workspaceId),
    eq(operations.kind, kind),
    eq(operations.subject, subject),
  )
  const [row] = await db
    .select({ count: count() })
    .from(operations)
    .where(and(isOfSubject, ne(operations.status, 'failed')))
  return row?.count ?? 0
}

/** Inserts a row, unless one with the same key exists. */
export async function insertOperation(db: Executor, row: typeof operations.$inferInsert): Promise<void> {
  await db.insert(operations).values(row).onConflictDoNothing()
}

/**
 * Records that a service is about to be called. Returns null when another call with the same key is starting or
 * running. Replaces an operation that has ended, or that began longer ago than `longestMs` allows for its status.
 */
export async function insertStarting(
  db: Executor,
  row: Pick<OutsideRow, 'id' | 'workspaceId' | 'kind' | 'vendor' | 'key' | 'subject' | 'jobId'>,
  { longestMs, lookAfterMs }: { longestMs: { starting: number; running: number }; lookAfterMs: number },
): Promise<OutsideRow | null> {
  const starting = { ...row, status: 'starting' as const, dueAt: later(lookAfterMs) }
  const isOlder = (status: 'starting' | 'running') =>
    and(eq(operations.status, status), lte(operations.startedAt, later(-longestMs[status])))
  const [written] = await db
    .insert(operations)
    .values(starting)
    .onConflictDoUpdate({
      target: [operations.workspaceId, operations.kind, operations.key],
      set: { ...starting, operation: null, message: null, startedAt: sql`now()` },
      setWhere: or(
        inArray(operations.status, ['unknown', 'done', 'failed']),
        isOlder('starting'),
        isOlder('running'),
      ),
    })
    .returning()
  return written ?? null
}

/** Changes an operation if its status is one of `from`. Returns false otherwise. */
export async function changeOperation(
  db: Executor,
  { id, from }: { id: string; from: readonly OutsideStatus[] },
  changes: Partial<Pick<OutsideRow, 'status' | 'operation' | 'message' | 'jobId' | 'vendor'>>,
  /** Time until the reconciler looks at the operation; null when it never has to. */
  lookAfterMs: number | null,
): Promise<boolean> {
  const rows = await db
    .update(operations)
    .set({ ...changes, dueAt: lookAfterMs === null ? null : later(lookAfterMs) })
    .where(and(eq(operations.id, id), inArray(operations.status, [...from])))
    .returning({ id: operations.id })
  return rows.length > 0
}

/**
 * Takes due operations, each for one process only. Unless changed, they are due again after `againMs`. They are also
 * due when the database's clock was set back.
 */
export function takeDueOperations(
  db: Database,
  { kinds, againMs }: { kinds: readonly string[]; againMs: number },
): Promise<OutsideRow[]> {
  const due = db
    .select({ id: operations.id })
    .from(operations)
    .where(
      and(
        inArray(operations.kind, [...kinds]),
        isNotNull(operations.dueAt),
        or(lte(operations.dueAt, sql`now()`), sql`${operations.startedAt} > now()`),
      ),
    )
    .orderBy(asc(operations.dueAt))
    .limit(20)
    .for('update', { skipLocked: true })
  return db
    .update(operations)
    .set({ dueAt: later(againMs) })
    .where(inArray(operations.id, due))
    .returning()
}

/** The time since an operation began, by the database's clock. */
export async function readAgeMs(db: Executor, id: string): Promise<number> {
  const ageMs = sql<number>`extract(epoch from now() - ${operations.startedAt})::float8 * 1000`
  const [row] = await db.select({ ageMs }).from(operations).where(eq(operations.id, id))
  return row?.ageMs ?? 0
}

function later(ms: number) {
  return sql`now() + make_interval(secs => ${ms / 1000})`
}
