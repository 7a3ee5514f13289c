// A few standing processes of one task, and the fair line before them.

import { AppError } from '@vivify/contract/errors'
import { Gate, type GateOptions } from './gate.ts'
import { StandingTask, type StandingTaskOptions } from './standing-task.ts'
import type { TaskContract } from './task.ts'

export interface StandingPoolOptions extends StandingTaskOptions, Omit<GateOptions, 'atOnce'> {
  /** Processes at most; each is started when the ones before it are busy. */
  processes: number
}

const neverAborted = new AbortController().signal

export class StandingPool<Request, Result> {
  readonly #gate: Gate
  /** The one used last stands last: it is the warmest, and the others may end. */
  readonly #free: StandingTask<Request, Result>[]
  #isStopped = false
  readonly #all: readonly StandingTask<Request, Result>[]

  constructor(entry: URL, contract: TaskContract<Request, Result>, options: StandingPoolOptions) {
    this.#gate = new Gate({ ...options, atOnce: options.processes })
    this.#all = Array.from({ length: options.processes }, () => new StandingTask(entry, contract, options))
    this.#free = [...this.#all]
  }

  /**
   * Answers a request when it is the account's turn. One whose signal aborts leaves the line; once begun it is finished,
   * because its result is kept. Throws what the task threw; AppError `cancelled`, `timed_out`, `generator_failed`, or
   * `rate_limited` when too many wait.
   */
  ask(account: string, request: Request, signal: AbortSignal = neverAborted): Promise<Result> {
    return this.#gate.pass(account, signal, async () => {
      if (this.#isStopped) throw new AppError('cancelled', 'The server stops.')
      const task = this.#free.pop()!
      try {
        return await task.ask(request)
      } finally {
        this.#free.push(task)
      }
    })
  }

  /** Ends the processes. What waits is told that it was cancelled. */
  stop(): void {
    this.#isStopped = true
    this.#gate.refuseAll()
    for (const task of this.#all) task.stop()
  }
}
