// What was begun at outside services, such as shots that a vendor films and bills. The row is written before the service
// is called, so that a run after a crash finds it and does not order it twice.

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

/** A kind of operation. The reconciler ends what its jobs have left behind. */
export interface OutsideKind {
  kind: string
  /** After this long the service knows nothing of it any more. */
  forgottenAfterMs: number
  /**
   * Takes back what nobody waits for. Left out, or false, when the service does all of it anyway; then whoever asks for
   * the same takes it over. Throws ProviderError.
   */
  cancel?(operation: OutsideRow, signal: AbortSignal): Promise<boolean>
}

export type Operations = ReturnType<typeof openOperations>

/** A call to a service is given up by then. */
const longestStartMs = 120_000
/** How soon the reconciler looks whether a job still waits for its operation. */
export const lookAfterMs = 30_000

/** The operations of one kind in one workspace. */
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

    /** Written before the service is called. null when somebody else is calling it, or it runs. */
    begin: (row: Pick<OutsideRow, 'vendor' | 'key' | 'subject' | 'jobId'>) =>
      insertStarting(db, { ...row, id: createId(), workspaceId, kind }, { longestMs, lookAfterMs }),
    /** The service has named it. */
    noteRunning: ({ id }: OutsideRow, operation: Record<string, string>) =>
      changeOperation(db, { id, from: ['starting'] }, { status: 'running', operation }, lookAfterMs),
    /** The caller died while it called: nobody knows whether the service has heard it. */
    noteUnknown: ({ id }: OutsideRow) =>
      changeOperation(db, { id, from: ['starting'] }, { status: 'unknown' }, null),
    /** What came of it is not here any more: the service is asked for it again. */
    reopen: ({ id }: OutsideRow) =>
      changeOperation(db, { id, from: ['done'] }, { status: 'running' }, lookAfterMs),
    noteDone: ({ id }: OutsideRow) => changeOperation(db, { id, from: open }, { status: 'done' }, null),
    /** `message` is a sentence for the person. */
    noteFailed: ({ id }: OutsideRow, message: string) =>
      changeOperation(db, { id, from: open }, { status: 'failed', message }, null),
    /** Another job waits for it from now on. */
    handOver: ({ id }: OutsideRow, to: Pick<OutsideRow, 'jobId' | 'vendor'>) =>
      changeOperation(db, { id, from: ['running'] }, to, lookAfterMs),
  }
}
