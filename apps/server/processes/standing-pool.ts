// A few long-lived processes for one task, behind the fair queue.

import { AppError } from '@vivify/contract/errors'
import { Gate, type GateOptions } from '../lib/gate.ts'
import { StandingTask, type StandingTaskOptions } from './standing-task.ts'
import type { TaskContract } from './contract.ts'
import { forgetIdle, noteIdle, passWorkMemory } from './work-memory.ts'

export interface StandingPoolOptions extends StandingTaskOptions, Omit<GateOptions, 'atOnce' | 'megabytes'> {
  /** Maximum number of processes. Another one starts only when all running ones are busy. */
  processes: number
}

const neverAborted = new AbortController().signal

export class StandingPool<Request, Result> {
  readonly #gate: Gate
  /**
   * The most recently used task is last and is taken first, because its process is warm; the others may become idle and
   * end.
   */
  readonly #free: StandingTask<Request, Result>[]
  readonly #megabytes: number
  #isStopped = false
  readonly #all: readonly StandingTask<Request, Result>[]

  constructor(entry: URL, contract: TaskContract<Request, Result>, options: StandingPoolOptions) {
    this.#gate = new Gate({ ...options, atOnce: options.processes })
    this.#megabytes = options.maxMegabytes ?? 0
    this.#all = Array.from({ length: options.processes }, () => new StandingTask(entry, contract, options))
    this.#free = [...this.#all]
  }

  /**
   * Answers a request when it is the account's turn. A request whose signal aborts leaves the line; once started it is
   * finished, because its result is cached. Throws the task's error; AppError `cancelled`, `timed_out`,
   * `generator_failed`, or `rate_limited` when too many wait.
   */
  ask(account: string, request: Request, signal: AbortSignal = neverAborted): Promise<Result> {
    return this.#gate.pass(account, signal, async () => {
      const task = this.#free.pop()!
      forgetIdle(task)
      const answer = (): Promise<Result> => {
        if (this.#isStopped) throw new AppError('cancelled', 'The server stops.')
        return task.ask(request)
      }
      try {
        return await passWorkMemory(account, signal, answer, this.#megabytes)
      } finally {
        this.#free.push(task)
        noteIdle(task, this.#megabytes)
      }
    })
  }

  /** Ends the processes. Waiting requests fail as canceled. */
  stop(): void {
    this.#isStopped = true
    this.#gate.refuseAll()
    for (const task of this.#all) {
      forgetIdle(task)
      task.stop()
    }
  }
}
