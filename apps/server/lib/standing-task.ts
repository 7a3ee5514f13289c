// A process that answers one request after another and stays for a while: for work that takes long to get ready for,
// such as loading a language model, and that would hold up the server if it ran there.

import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { AppError, errorCodeSchema } from '@vivify/contract/errors'
import type { TaskContract } from './task.ts'

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
  maxWaiting: number
}

interface Waiting {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/** Keeps a process for a task; it is started by the first request and again after it died. */
export class StandingTask<Request, Result> {
  readonly #entry: URL
  readonly #contract: TaskContract<Request, Result>
  readonly #options: StandingTaskOptions
  readonly #waiting = new Map<number, Waiting>()
  #child: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined
  #lastNumber = 0

  constructor(entry: URL, contract: TaskContract<Request, Result>, options: StandingTaskOptions) {
    this.#entry = entry
    this.#contract = contract
    this.#options = options
  }

  /**
   * Answers a request. Throws what the task threw; AppError `timed_out` when it took too long (the process is ended),
   * `rate_limited` when too many wait and `generator_failed` when the process died.
   */
  async ask(request: Request): Promise<Result> {
    if (this.#waiting.size >= this.#options.maxWaiting) {
      throw new AppError('rate_limited', 'Many people are asking for this right now. Try again in a moment.')
    }
    clearTimeout(this.#idle)
    const child = (this.#child ??= this.#start())
    const number = ++this.#lastNumber
    const timer = setTimeout(() => this.#giveUp(number), this.#options.timeoutMs)
    try {
      const result = await new Promise<unknown>((resolve, reject) => {
        this.#waiting.set(number, { resolve, reject })
        child.send({ number, request }, (error) => {
          if (error) reject(error)
        })
      })
      return this.#contract.result.parse(result)
    } finally {
      clearTimeout(timer)
      this.#waiting.delete(number)
      if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.stop(), this.#options.idleMs).unref()
    }
  }

  /** Ends the process. */
  stop(): void {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
  }

  #start(): ChildProcess {
    const child = fork(fileURLToPath(this.#entry), [], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const failAll = (): void => {
      if (this.#child === child) this.#child = null
      for (const { reject } of this.#waiting.values()) {
        reject(new AppError('generator_failed', `${this.#contract.label} stopped unexpectedly. Try again.`))
      }
      this.#waiting.clear()
    }
    child.on('message', (message) => this.#settle(answerSchema.parse(message)))
    child.once('error', failAll).once('exit', failAll)
    // Neither the process nor its channel keeps the server from ending.
    child.unref()
    child.channel?.unref()
    return child
  }

  #settle(answer: Answer): void {
    const asked = this.#waiting.get(answer.number)
    if (answer.type === 'finished') asked?.resolve(answer.result)
    else asked?.reject(new AppError(answer.code, answer.message, { details: answer.details }))
  }

  #giveUp(number: number): void {
    const sentence = `${this.#contract.label} took too long. Try a shorter text.`
    this.#waiting.get(number)?.reject(new AppError('timed_out', sentence))
    this.stop()
  }
}

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
