import type { JobKind, JobPayload, JobProgress, JobResult } from '@vivify/contract/jobs'
import type { Transaction } from '../../store/database.ts'

/** Passed to a job's handler. */
export interface JobRun<Kind extends JobKind = JobKind> {
  id: string
  workspaceId: string
  /** 1 at the first start; more after a crash, a restart or a wait. */
  attempt: number
  /** How often the job has waited (`lib/again.ts`). */
  waits: number
  payload: JobPayload<Kind>
  /** Aborts when the job was canceled or taken by another worker, or when the server stops. */
  signal: AbortSignal
  report: (progress: JobProgress) => void
  /**
   * Records what the job would owe in credits if it ended now. Call it before requesting anything from a vendor. Throws
   * AppError `cancelled` when this attempt has lost the job; then nothing may be ordered.
   */
  order: (credits: number) => Promise<void>
}

/** A job that follows another one and costs nothing. If it is sent twice with one key, it runs once. */
export type NextJob = {
  [Kind in JobKind]: { kind: Kind; idempotencyKey: string; payload: JobPayload<Kind> }
}[JobKind]

export interface JobOutcome<Kind extends JobKind = JobKind> {
  result: JobResult<Kind>
  /** Writes rows in the transaction that ends the job, so that both become visible together. */
  save?: (tx: Transaction) => Promise<void>
  /** Jobs to start in the same transaction. */
  next?: readonly NextJob[]
  /** Credits that the work used, if fewer than reserved. */
  usedCredits?: number
  /** Runs after the job has ended. Removes data that only another run would need. */
  finish?: () => Promise<void>
  /** Undoes changes outside the database when the attempt loses the job at the last moment. */
  discard?: () => Promise<void>
}

/**
 * Defines one kind of job. A handler may run again after a crash, so it must be safe to repeat. A handler that can't
 * continue yet throws `Again`.
 */
export interface JobDefinition<Kind extends JobKind = JobKind> {
  /** Also the name of the queue. */
  kind: Kind
  /** How many run at once in one process. */
  concurrency: number
  handle(run: JobRun<Kind>): Promise<JobOutcome<Kind>>
}

/** Checks a handler against its kind's payload and result types. */
export function defineJob<Kind extends JobKind>(definition: JobDefinition<Kind>): JobDefinition {
  return definition
}
