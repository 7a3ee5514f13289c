// A process that answers one request after another and stays for a while: for work that takes long to get ready for,
// such as loading a language model, and that would hold up the server if it ran there.

import { AppError } from '@vivify/contract/errors'
import type { TaskContract } from './contract.ts'
import { ProcessDied, TaskProcess, TookTooLong } from './task-process.ts'

export interface StandingTaskOptions {
  /** The process ends when nothing was asked for this long. */
  idleMs: number
  /** An answer must come within this time of the request. */
  timeoutMs: number
  /** The process is ended when it holds more. Default: no limit. */
  maxMegabytes?: number
}

/**
 * Keeps a process for a task; it is started by the first request and again after it died. It has one request at a time,
 * so that none can fail by another that it never heard of.
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
   * Answers a request; call it again once it has. Throws what the task threw; AppError `timed_out` when it took too long
   * (the process is ended), `too_large` with `details.needsMemory` when it needs more memory than it may have, and
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
      // Perhaps of what the requests before left in it; in a process of its own it is to blame itself.
      if (isFresh || !(error instanceof ProcessDied)) throw error
      return await this.#askOnce(request)
    } finally {
      this.#idle = setTimeout(() => this.stop(), this.#options.idleMs).unref()
    }
  }

  get isRunning(): boolean {
    return this.#process?.isAlive ?? false
  }

  /** Ends the process, and what it does. */
  stop(): void {
    clearTimeout(this.#idle)
    this.#stop.abort()
    this.#stop = new AbortController()
    this.#process?.kill()
    // It is not asked again while it dies.
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
