// A process that answers several requests and stays for a while: for work that needs long preparation, such as loading
// a language model, and that would hold up the server if it ran there.

import { AppError } from '@vivify/contract/errors'
import type { TaskContract } from './contract.ts'
import { ProcessDied, TaskProcess, TookTooLong } from './task-process.ts'

export interface StandingTaskOptions {
  /** The process ends after this long without a request. */
  idleMs: number
  /** Time-out of one request. */
  timeoutMs: number
  /** The process is ended when it uses more memory. Default: no limit. */
  maxMegabytes?: number
}

/**
 * Runs a task in a long-lived process: the first request starts it, and the next one after it died starts it again. It
 * gets one request at a time, so that no request fails because of another.
 */
export class StandingTask<Request, Result> {
  readonly #entry: URL
  readonly #contract: TaskContract<Request, Result>
  readonly #options: StandingTaskOptions
  #process: TaskProcess<Request, Result> | null = null
  #idle: NodeJS.Timeout | undefined
  #stop = new AbortController()

  constructor(entry: URL, contract: TaskContract<Request, Result>, options: StandingTaskOptions) {
    this.#entry = entry
    this.#contract = contract
    this.#options = options
  }

  /**
   * Answers a request; wait for the answer before the next call. Throws the task's error; AppError `timed_out` when it
   * took too long (the process is ended), `too_large` with `details.needsMemory` when it exceeds its memory limit, and
   * `generator_failed` when the process died.
   */
  async ask(request: Request): Promise<Result> {
    clearTimeout(this.#idle)
    const isFresh = !this.isRunning
    try {
      return await this.#askOnce(request)
    } catch (error) {
      if (error instanceof TookTooLong) {
        throw new AppError('timed_out', `${error.message} Try a shorter text.`)
      }
      // An earlier request may have damaged the process, so try again in a new one. A request that crashes a new
      // process is at fault itself.
      if (isFresh || !(error instanceof ProcessDied)) throw error
      return await this.#askOnce(request)
    } finally {
      this.#idle = setTimeout(() => this.stop(), this.#options.idleMs).unref()
    }
  }

  get isRunning(): boolean {
    return this.#process?.isAlive ?? false
  }

  /** Ends the process and its current work. */
  stop(): void {
    clearTimeout(this.#idle)
    this.#stop.abort()
    this.#stop = new AbortController()
    this.#process?.kill()
    // A dying process gets no more requests.
    this.#process = null
  }

  #askOnce(request: Request): Promise<Result> {
    if (!this.isRunning) {
      const { maxMegabytes } = this.#options
      this.#process = new TaskProcess(this.#entry, this.#contract, { maxMegabytes })
      this.#process.unref()
    }
    const { timeoutMs } = this.#options
    return this.#process!.ask(request, { timeoutMs, signal: this.#stop.signal })
  }
}
