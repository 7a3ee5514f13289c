// A few standing processes of one task, and the queue before them: what is asked first is answered first.

import { AppError } from '@vivify/contract/errors'
import { StandingTask, type StandingTaskOptions } from './standing-task.ts'
import type { TaskContract } from './task.ts'

export interface StandingPoolOptions extends StandingTaskOptions {
  /** Processes at most; each is started when the ones before it are busy. */
  processes: number
}

interface Queued<Request> {
  request: Request
  signal: AbortSignal | undefined
  resolve: (task: Promise<unknown>) => void
  reject: (error: Error) => void
}

export class StandingPool<Request, Result> {
  readonly #contract: TaskContract<Request, Result>
  readonly #maxWaiting: number
  /** The one used last stands last: it is the warmest, and the others may end. */
  readonly #free: StandingTask<Request, Result>[]
  readonly #all: readonly StandingTask<Request, Result>[]
  #queue: Queued<Request>[] = []

  constructor(entry: URL, contract: TaskContract<Request, Result>, options: StandingPoolOptions) {
    this.#contract = contract
    this.#maxWaiting = options.maxWaiting
    this.#all = Array.from(
      { length: options.processes },
      () => new StandingTask(entry, contract, { ...options, maxWaiting: 1 }),
    )
    this.#free = [...this.#all]
  }

  /**
   * Answers a request. One whose signal aborts leaves the queue; once begun it is finished, because its result is
   * kept. Throws what the task threw; AppError `cancelled`, `timed_out`, `generator_failed`, or `rate_limited` when
   * too many wait.
   */
  async ask(request: Request, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted) throw this.#cancelled()
    if (this.#queue.length >= this.#maxWaiting) {
      throw new AppError('rate_limited', 'Many people are asking for this right now. Try again in a moment.')
    }
    return new Promise<unknown>((resolve, reject) => {
      const queued: Queued<Request> = { request, signal, resolve, reject }
      this.#queue.push(queued)
      signal?.addEventListener('abort', () => this.#leave(queued), { once: true })
      this.#advance()
    }) as Promise<Result>
  }

  /** Ends the processes. What waits is told that it was cancelled. */
  stop(): void {
    for (const queued of this.#queue.splice(0)) queued.reject(this.#cancelled())
    for (const task of this.#all) task.stop()
  }

  #advance(): void {
    if (this.#queue.length === 0) return
    const task = this.#free.pop()
    if (!task) return
    const next = this.#queue.shift()!
    const answer = task.ask(next.request).finally(() => {
      this.#free.push(task)
      this.#advance()
    })
    next.resolve(answer)
  }

  #leave(queued: Queued<Request>): void {
    if (!this.#queue.includes(queued)) return
    this.#queue = this.#queue.filter((other) => other !== queued)
    queued.reject(this.#cancelled())
  }

  #cancelled(): AppError {
    return new AppError('cancelled', `${this.#contract.label} was cancelled.`)
  }
}
