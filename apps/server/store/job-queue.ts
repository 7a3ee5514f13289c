// What services and jobs agree on without knowing each other.

import type { Executor, Transaction } from './database.ts'

/** Wakes workers for jobs' rows. */
export interface JobQueue {
  /**
   * Says that there is one more job of a kind to do, once the caller's transaction (if given) is committed. Which one
   * is done next is decided by who takes it.
   */
  send(kind: string, tx?: Transaction | Executor): Promise<void>
}
