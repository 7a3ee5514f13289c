import { StandingPool } from '../../processes/standing-pool.ts'
import {
  articleContract,
  type ArticleTask,
  type ArticleTaskResult,
  type TaskRequest,
  type TaskResult,
} from './tasks/article-contract.ts'

const times = { idleMs: 60_000, timeoutMs: 60_000, maxMegabytes: 800 }
/** Two processes, so that one account's batch leaves a process for the others. */
const shares = { processes: 2, atOncePerAccount: 1, maxWaiting: 200, maxWaitingPerAccount: 12 }

export interface ArticleWriter {
  /**
   * Does text work when it is the account's turn. Throws AppError `rate_limited` when too much waits, `timed_out`,
   * `generator_failed` and `cancelled`, and the signal's reason while it waits.
   */
  ask<Name extends ArticleTask['task']>(
    account: string,
    task: Name,
    request: TaskRequest<Name>,
    signal?: AbortSignal,
  ): Promise<TaskResult<Name>>
  /** Ends the processes. */
  stop(): void
}

export function createArticleWriter(): ArticleWriter {
  const entry = new URL('./tasks/article-task.ts', import.meta.url)
  const pool = new StandingPool<ArticleTask, ArticleTaskResult>(entry, articleContract, {
    ...times,
    ...shares,
  })
  return {
    async ask<Name extends ArticleTask['task']>(
      account: string,
      task: Name,
      request: TaskRequest<Name>,
      signal?: AbortSignal,
    ) {
      const answer = await pool.ask(account, { task, ...request } as unknown as ArticleTask, signal)
      return answer as TaskResult<Name>
    },
    stop: () => pool.stop(),
  }
}
