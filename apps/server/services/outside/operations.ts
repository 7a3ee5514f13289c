// Operations at outside services, such as shots that a vendor films and bills. The row is written before the service is
// called, so that a run after a crash finds it and does not order again.

import type { Database } from '../../store/database.ts'
import {
  changeOperation,
  countOperations,
  findOperation,
  insertStarting,
  listOperations,
  readAgeMs,
  type OutsideRow,
} from '../../store/outside-operations.ts'

export type { OutsideRow } from '../../store/outside-operations.ts'

/** A kind of operation. The reconciler ends operations that their jobs abandoned. */
export interface OutsideKind {
  kind: string
  /** The service forgets an operation after this time. */
  forgottenAfterMs: number
  /**
   * Cancels an operation that no job waits for. Omit it, or return false, if the service completes the operation
   * anyway; then the next job that needs the same result takes it over. Throws ProviderError.
   */
  cancel?(operation: OutsideRow, signal: AbortSignal): Promise<boolean>
}

export type Operations = ReturnType<typeof openOperations>

/** By this time a call to a service has ended or timed out. */
const longestStartMs = 120_000
/** How soon the reconciler checks whether a job still waits for its operation. */
export const lookAfterMs = 30_000

export function openOperations(
  db: Database,
  { kind, forgottenAfterMs }: OutsideKind,
  { workspaceId, createId }: { workspaceId: string; createId: () => string },
) {
  const longestMs = { starting: longestStartMs, running: forgottenAfterMs }
  const open = ['starting', 'running', 'unknown'] as const
  return {
    find: (key: string) => findOperation(db, { workspaceId, kind, key }),
    ofJob: (jobId: string) => listOperations(db, { jobId, kind }),
    countOf: (subject: string) => countOperations(db, { workspaceId, kind, subject }),
    ageMs: (row: OutsideRow) => readAgeMs(db, row.id),

    /**
     * Writes the row before the service is called. null when another caller is calling the service, or the operation
     * runs.
     */
    begin: (row: Pick<OutsideRow, 'vendor' | 'key' | 'subject' | 'jobId'>) =>
      insertStarting(db, { ...row, id: createId(), workspaceId, kind }, { longestMs, lookAfterMs }),
    /** The service has accepted the call and returned the data that identifies the operation. */
    noteRunning: ({ id }: OutsideRow, operation: Record<string, string>) =>
      changeOperation(db, { id, from: ['starting'] }, { status: 'running', operation }, lookAfterMs),
    /** The caller died during the call, so nobody knows whether the service received it. */
    noteUnknown: ({ id }: OutsideRow) =>
      changeOperation(db, { id, from: ['starting'] }, { status: 'unknown' }, null),
    /** The result was lost here, so the service is asked for it again. */
    reopen: ({ id }: OutsideRow) =>
      changeOperation(db, { id, from: ['done'] }, { status: 'running' }, lookAfterMs),
    noteDone: ({ id }: OutsideRow) => changeOperation(db, { id, from: open }, { status: 'done' }, null),
    /** `message` is shown to the person. */
    noteFailed: ({ id }: OutsideRow, message: string) =>
      changeOperation(db, { id, from: open }, { status: 'failed', message }, null),
    /** From now on another job waits for the operation. */
    handOver: ({ id }: OutsideRow, to: Pick<OutsideRow, 'jobId' | 'vendor'>) =>
      changeOperation(db, { id, from: ['running'] }, to, lookAfterMs),
  }
}
