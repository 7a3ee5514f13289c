import type { z } from 'zod'
import type { JobProgress } from '@vivify/contract/jobs'
import type { Transaction } from '../store/database.ts'

/** What a handler is given. */
export interface JobRun<Payload> {
  id: string
  workspaceId: string
  /** 1 at the first start; more after a crash or a restart. */
  attempt: number
  payload: Payload
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
export interface NextJob {
  kind: string
  idempotencyKey: string
  payload: unknown
}

/** What came out. */
export interface JobOutcome {
  result: unknown
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

/** Work that lasts: one file for each kind. A handler may be run again after a crash, so it must be safe to repeat. */
export interface JobDefinition<Payload = unknown> {
  /** Names the queue too. */
  kind: string
  payload: z.ZodType<Payload>
  /** How many run at once in one process. */
  concurrency: number
  handle: (run: JobRun<Payload>) => Promise<JobOutcome>
}

/** Describes a kind of job, keeping its payload's type inside. */
export function defineJob<Payload>(definition: JobDefinition<Payload>): JobDefinition {
  return definition as unknown as JobDefinition
}
