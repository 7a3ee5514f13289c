// The parent's side of one child process.

import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { AppError } from '@vivify/contract/errors'
import { countSchema, fromTaskSchema, type Count, type TaskContract, type ToTask } from './contract.ts'
import { forkChild, ranOutOfMemory, type ChildOptions } from './fork-child.ts'
import { watchQuiet } from './quiet-watch.ts'

export interface AskOptions<Progress> {
  signal?: AbortSignal | undefined
  onProgress?: ((progress: Progress) => void) | undefined
  /** Time-out for the answer. Default: no limit. */
  timeoutMs?: number | undefined
  /** The process is ended after this long without progress. Default: no limit. */
  maxQuietMs?: number | undefined
  /** While this returns true, no progress is expected. */
  mayBeQuiet?: () => boolean
}

interface Asked {
  hear: (progress: unknown) => void
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
  /** The reason why the process is being ended. */
  ending: AppError | null
}

/** The process ended by itself, perhaps because of an earlier request. */
export class ProcessDied extends AppError {}
/** The work was ended because it took too long or made no progress. */
export class TookTooLong extends AppError {}

const maxErrorCharacters = 4000
/** Writing its compiled code to the cache takes the process a moment. */
const endMs = 5000
/** Programs that a killed process has started may outlive it, and keep its error output open. */
const closeGraceMs = 5000

/** A running child process. It gets one request at a time. */
export class TaskProcess<Request, Result, Progress = Count, Note = never> {
  readonly child: ChildProcess
  /** Resolves when the process has ended and will write nothing more. */
  readonly closed: Promise<void>
  readonly #contract: TaskContract<Request, Result, Progress, Note>
  #asked: Asked | null = null
  #errors = ''
  #death: AppError | null = null

  constructor(
    entry: URL,
    contract: TaskContract<Request, Result, Progress, Note>,
    options: ChildOptions = {},
  ) {
    this.#contract = contract
    const child = forkChild(entry, options)
    this.child = child
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      this.#errors = (this.#errors + chunk).slice(-maxErrorCharacters)
    })
    child.on('message', (message) => this.#hear(message))
    const { promise, resolve } = Promise.withResolvers<void>()
    this.closed = promise
    const fail = (death: AppError): void => {
      this.#death ??= death
      this.#asked?.reject(this.#asked.ending ?? this.#death)
      resolve()
    }
    child.on('error', (cause) => {
      if (child.pid === undefined) fail(this.#describe(`${contract.label} could not be started.`, { cause }))
    })
    child.once('exit', () => setTimeout(() => child.stderr?.destroy(), closeGraceMs).unref())
    child.once('close', (exitCode, killedBy) => fail(this.#describeDeath(exitCode, killedBy)))
  }

  get isAlive(): boolean {
    return this.child.connected
  }

  /**
   * Throws the work's error; then the process lives on. In all other cases the process has ended: AppError `cancelled`
   * when the signal aborted, `TookTooLong` (`timed_out`), and `ProcessDied` with its last output in `details`.
   */
  async ask(request: Request, options: AskOptions<Progress> = {}): Promise<Result> {
    const { signal, onProgress, timeoutMs, maxQuietMs, mayBeQuiet } = options
    const { label, progress: progressSchema = countSchema, result: resultSchema } = this.#contract
    if (this.#death) throw this.#death
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const cleanUps: (() => void)[] = []
    const asked: Asked = { hear, resolve, reject, ending: null }
    const interrupt = (reason: AppError): void => {
      asked.ending ??= reason
      const { cancelMs } = this.#contract
      if (cancelMs === undefined) return this.kill()
      this.#send({ type: 'cancel' })
      const timer = setTimeout(() => this.kill(), cancelMs)
      cleanUps.push(() => clearTimeout(timer))
    }
    const cancel = (): void => interrupt(new AppError('cancelled', `${label} was canceled.`))
    const expire = (): void => interrupt(new TookTooLong('timed_out', `${label} took too long.`))
    const timer = timeoutMs === undefined ? undefined : setTimeout(expire, timeoutMs)
    const quiet = maxQuietMs === undefined ? undefined : watchQuiet(maxQuietMs, expire, mayBeQuiet)
    signal?.addEventListener('abort', cancel, { once: true })
    cleanUps.push(() => {
      clearTimeout(timer)
      quiet?.stop()
      signal?.removeEventListener('abort', cancel)
    })
    const kill = (): void => this.kill()
    function hear(progress: unknown): void {
      const parsed = progressSchema.safeParse(progress)
      if (!parsed.success) return kill()
      quiet?.note()
      onProgress?.(parsed.data as Progress)
    }
    this.#asked = asked
    if (signal?.aborted) cancel()
    else this.#send({ type: 'request', request })
    try {
      return resultSchema.parse(await promise)
    } finally {
      this.#asked = null
      for (const cleanUp of cleanUps) cleanUp()
    }
  }

  tell(note: Note): void {
    this.#send({ type: 'note', note })
  }

  /** Lets this process exit even while the child and its channels are open. */
  unref(): void {
    this.child.unref()
    this.child.channel?.unref()
    ;(this.child.stderr as Socket | null)?.unref()
  }

  ref(): void {
    this.child.ref()
    this.child.channel?.ref()
  }

  /** Lets the process end by itself, so that it saves its compiled code for the next one. */
  end(): void {
    // If the parent disconnected the channel itself, `close` would never fire.
    this.#send({ type: 'end' })
    const timer = setTimeout(() => this.kill(), endMs).unref()
    void this.closed.then(() => clearTimeout(timer))
  }

  kill(): void {
    this.child.kill('SIGKILL')
  }

  #hear(message: unknown): void {
    const asked = this.#asked
    if (!asked) return
    const parsed = fromTaskSchema.safeParse(message)
    // What it read may have taken it over: it is not to bring down its parent too.
    if (!parsed.success) return this.kill()
    const answer = parsed.data
    if (answer.type === 'progress') asked.hear(answer.progress)
    else if (answer.type === 'finished') asked.resolve(answer.result)
    // Until the process has ended, it might still write files.
    else if (asked.ending) this.end()
    else asked.reject(new AppError(answer.code, answer.message, { details: answer.details }))
  }

  /** A process that has just died can't receive messages; the `close` event reports its end. */
  #send(message: ToTask): void {
    if (this.child.connected) this.child.send(message, () => {})
  }

  #describe(sentence: string, options: ConstructorParameters<typeof AppError>[2]): ProcessDied {
    return new ProcessDied(this.#contract.failure?.code ?? 'generator_failed', sentence, options)
  }

  #describeDeath(exitCode: number | null, killedBy: string | null): ProcessDied {
    const { label, failure } = this.#contract
    const said = this.#errors
    if (!failure && ranOutOfMemory(said)) {
      const details = { needsMemory: true }
      return new ProcessDied('too_large', `${label} needs too much memory.`, { details })
    }
    const sentence = failure?.died ?? `${label} stopped unexpectedly. Try again.`
    return this.#describe(sentence, { details: { exitCode, killedBy, said } })
  }
}
