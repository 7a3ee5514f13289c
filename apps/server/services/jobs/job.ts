import type { JobKind, JobPayload, JobProgress, JobResult } from '@vivify/contract/jobs'
import type { Transaction } from '../../store/database.ts'

/** What a handler is given. */
export interface JobRun<Kind extends JobKind = JobKind> {
  id: string
  workspaceId: string
  /** 1 at the first start; more after a crash, a restart or a wait. */
  attempt: number
  /** How often it went to wait (`lib/again.ts`). */
  waits: number
  payload: JobPayload<Kind>
  /** Aborts when the job was cancelled, taken by another worker, or the server stops. */
  signal: AbortSignal
  report: (progress: JobProgress) => void
  /**
   * Written before anything is asked of a vendor: what the job owes if it ended now, in credits. Throws AppError
   * `cancelled` when the job is lost, and then nothing may be ordered.
   */
  order: (credits: number) => Promise<void>
}

/** A job that follows another one; it costs nothing. Sent twice with one key, it is done once. */
export type NextJob = {
  [Kind in JobKind]: { kind: Kind; idempotencyKey: string; payload: JobPayload<Kind> }
}[JobKind]

/** What came out. */
export interface JobOutcome<Kind extends JobKind = JobKind> {
  result: JobResult<Kind>
  /** Writes rows in the transaction that ends the job; they appear together with its end. */
  save?: (tx: Transaction) => Promise<void>
  /** Jobs that begin with its end, in the same transaction. */
  next?: readonly NextJob[]
  /** Credits that the work took, when it took fewer than were reserved. */
  usedCredits?: number
  /** Clears what only another run would need, after the job has ended. */
  finish?: () => Promise<void>
  /** Undoes what was made outside the database, when the job was lost at the last moment. */
  discard?: () => Promise<void>
}

/**
 * Work that lasts: one file for each kind. A handler may be run again after a crash, so it must be safe to repeat. One that
 * can't go on yet throws `Again`.
 */
export interface JobDefinition<Kind extends JobKind = JobKind> {
  /** Names the queue too. */
  kind: Kind
  /** How many run at once in one process. */
  concurrency: number
  handle(run: JobRun<Kind>): Promise<JobOutcome<Kind>>
}

/** Holds a handler to its kind's payload and result. */
export function defineJob<Kind extends JobKind>(definition: JobDefinition<Kind>): JobDefinition {
  return definition
}
