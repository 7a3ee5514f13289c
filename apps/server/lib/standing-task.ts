// A process that answers one request after another and stays for a while: for work that takes long to get ready for,
// such as loading a language model, and that would hold up the server if it ran there.

import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { z } from 'zod'
import { AppError, errorCodeSchema } from '@vivify/contract/errors'
import { forkChild } from './fork-child.ts'
import { collectErrors, describeDeath, type TaskContract } from './task.ts'

const requestSchema = z.object({ number: z.number(), request: z.unknown() })
const answerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('finished'), number: z.number(), result: z.unknown() }),
  z.object({
    type: z.literal('failed'),
    number: z.number(),
    code: errorCodeSchema,
    message: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
])
type Answer = z.infer<typeof answerSchema>

export interface StandingTaskOptions {
  /** The process ends when nothing was asked for this long. */
  idleMs: number
  /** An answer must come within this time of the request. */
  timeoutMs: number
  /** The process is ended when it holds more. Default: no limit. */
  maxMegabytes?: number
}

interface Waiting {
  number: number
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/**
 * Keeps a process for a task; it is started by the first request and again after it died. It has one request at a time,
 * so that none can fail by another that it never heard of.
 */
export class StandingTask<Request, Result> {
  readonly #entry: URL
  readonly #contract: TaskContract<Request, Result>
  readonly #options: StandingTaskOptions
  #waiting: Waiting | null = null
  #child: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined
  #lastNumber = 0

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
    const isFresh = this.#child === null
    try {
      return await this.#askOnce(request)
    } catch (error) {
      // Perhaps of what the requests before left in it; in a process of its own it is to blame itself.
      if (isFresh || !(error instanceof ProcessDied)) throw error
      return this.#askOnce(request)
    }
  }

  get isRunning(): boolean {
    return this.#child !== null
  }

  /** Ends the process, and what it does. */
  stop(): void {
    clearTimeout(this.#idle)
    this.#waiting?.reject(new AppError('cancelled', `${this.#contract.label} was canceled.`))
    this.#child?.kill('SIGKILL')
    // It is not asked again while it dies.
    this.#child = null
  }

  async #askOnce(request: Request): Promise<Result> {
    clearTimeout(this.#idle)
    const child = (this.#child ??= this.#start())
    const number = ++this.#lastNumber
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#waiting = { number, resolve, reject }
    const timer = setTimeout(() => this.#giveUp(), this.#options.timeoutMs)
    try {
      child.send({ number, request }, (error) => {
        if (error) this.#fail(child, '')
      })
      return this.#contract.result.parse(await promise)
    } finally {
      clearTimeout(timer)
      this.#waiting = null
      this.#idle = setTimeout(() => this.stop(), this.#options.idleMs).unref()
    }
  }

  #start(): ChildProcess {
    const child = forkChild(this.#entry, { maxMegabytes: this.#options.maxMegabytes })
    const readErrors = collectErrors(child)
    child.on('message', (message) => this.#settle(answerSchema.parse(message)))
    const fail = (): void => this.#fail(child, readErrors())
    child.once('error', fail).once('close', fail)
    // Neither the process nor its channels keep the server from ending.
    child.unref()
    child.channel?.unref()
    ;(child.stderr as Socket | null)?.unref()
    return child
  }

  #fail(child: ChildProcess, said: string): void {
    // One that was ended had been replaced, or given up.
    if (this.#child !== child) return
    this.#child = null
    const { code, message, details } = describeDeath(this.#contract.label, said)
    this.#waiting?.reject(new ProcessDied(code, message, { details }))
  }

  #settle(answer: Answer): void {
    if (this.#waiting?.number !== answer.number) return
    if (answer.type === 'finished') this.#waiting.resolve(answer.result)
    else this.#waiting.reject(new AppError(answer.code, answer.message, { details: answer.details }))
  }

  #giveUp(): void {
    this.#waiting?.reject(
      new AppError('timed_out', `${this.#contract.label} took too long. Try a shorter text.`),
    )
    this.stop()
  }
}

class ProcessDied extends AppError {}

/** Makes this process a standing task. It ends when its parent has gone. */
export function serveStandingTask<Request, Result>(
  contract: TaskContract<Request, Result>,
  handle: (request: Request) => Promise<Result>,
): void {
  process.once('disconnect', () => process.exit(0))
  let last: Promise<void> = Promise.resolve()
  process.on('message', (message) => {
    const { number, request } = requestSchema.parse(message)
    last = last.then(async () => {
      process.send?.(await answerRequest(contract, handle, number, request))
    })
  })
}

async function answerRequest<Request, Result>(
  contract: TaskContract<Request, Result>,
  handle: (request: Request) => Promise<Result>,
  number: number,
  request: unknown,
): Promise<Answer> {
  try {
    return { type: 'finished', number, result: await handle(contract.request.parse(request)) }
  } catch (error) {
    if (AppError.isInstance(error)) {
      return { type: 'failed', number, code: error.code, message: error.message, details: error.details }
    }
    return {
      type: 'failed',
      number,
      code: 'generator_failed',
      message: `${contract.label} failed. Try again.`,
      details: {},
    }
  }
}
