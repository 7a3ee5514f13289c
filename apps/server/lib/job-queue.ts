// What services and jobs agree on without knowing each other.

import type { Executor, Transaction } from '../store/database.ts'

/** Wakes a worker for a job's row. */
export interface JobQueue {
  /**
   * Has a worker look at a job, once the caller's transaction (if given) is committed. One that was begun before keeps
   * its place in line: `isFirst`.
   */
  send(
    job: { id: string; kind: string },
    tx?: Transaction | Executor,
    options?: { isFirst?: boolean },
  ): Promise<void>
}
