// What services and jobs agree on without knowing each other.

import type { Executor, Transaction } from '../store/database.ts'

/** Wakes a worker for a job's row. */
export interface JobQueue {
  /**
   * Puts a job's next attempt in line, in the caller's transaction when there is one. Sending an attempt again does
   * nothing.
   */
  send(job: { id: string; kind: string; attempt: number }, tx?: Transaction | Executor): Promise<void>
}
