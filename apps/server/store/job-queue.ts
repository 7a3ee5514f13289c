// The queue's interface, which services and jobs share so that neither imports the other.

import type { Executor, Transaction } from './database.ts'

/** Wakes workers when jobs are waiting. */
export interface JobQueue {
  /**
   * Announces one more job of a kind, once the caller's transaction (if given) is committed. The worker that takes it
   * decides which job is next.
   */
  send(kind: string, tx?: Transaction | Executor): Promise<void>
  /** Announces several jobs of a kind. */
  sendMany(kind: string, count: number, tx: Transaction | Executor): Promise<void>
}
