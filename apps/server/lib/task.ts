// Heavy work runs in a process of its own: it can't block the server, and a crash in native code fails one piece of
// work. A task is a file that calls `serveTask`; its parent calls `runTask` with the file's address.

import type { ChildProcess } from 'node:child_process'
import { z } from 'zod'
import { AppError, errorCodeSchema } from '@vivify/contract/errors'
import { forkChild, ranOutOfMemory } from './fork-child.ts'
import { watchQuiet, type QuietWatch } from './quiet-watch.ts'
import { passWorkMemory } from './work-memory.ts'

const answerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), done: z.number(), total: z.number() }),
  z.object({ type: z.literal('finished'), result: z.unknown() }),
  z.object({
    type: z.literal('failed'),
    code: errorCodeSchema,
    message: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
])
type Answer = z.infer<typeof answerSchema>

const orderSchema = z.object({ label: z.string(), request: z.unknown() })
type Order = z.infer<typeof orderSchema>

/** What a parent and a task agree on. */
export interface TaskContract<Request, Result> {
  /** Names the work in messages, such as "Painting the pictures". */
  label: string
  request: z.ZodType<Request>
  result: z.ZodType<Result>
}

export interface TaskOptions {
  signal?: AbortSignal | undefined
  /** Whose turn it takes where a process is shared. Default: nobody's in particular. */
  account?: string | undefined
  onProgress?: ((done: number, total: number) => void) | undefined
  /** Its answer must come within this time. Default: no limit. */
  timeoutMs?: number
  /** It is ended without progress for this long. Default: no limit. */
  maxQuietMs?: number
  /** The process is ended when it holds more, and is started when there is room for so much. Default: no limit. */
  maxMegabytes?: number
}

const maxErrorCharacters = 4000

/**
 * Runs a task in a process of its own. Throws what the task threw; AppError `cancelled` when the signal aborts (the
 * process is killed) and `generator_failed` when the process died, with its last words in `details`.
 */
export function runTask<Request, Result>(
  entry: URL,
  contract: TaskContract<Request, Result>,
  request: Request,
  options: TaskOptions = {},
): Promise<Result> {
  const { account = '', signal = neverAborted, maxMegabytes } = options
  const work = () => runNow(entry, contract, request, options)
  return maxMegabytes === undefined ? work() : passWorkMemory(account, signal, work, maxMegabytes)
}

const neverAborted = new AbortController().signal

function runNow<Request, Result>(
  entry: URL,
  contract: TaskContract<Request, Result>,
  request: Request,
  options: TaskOptions,
): Promise<Result> {
  const { signal, onProgress, maxMegabytes } = options
  if (signal?.aborted) return Promise.reject(cancelled(contract.label))
  return new Promise<Result>((resolve, reject) => {
    const child = forkChild(entry, { maxMegabytes })
    const readErrors = collectErrors(child)
    let failure: Extract<Answer, { type: 'failed' }> | null = null
    let isLate = false
    const kill = (): void => void child.kill('SIGKILL')
    signal?.addEventListener('abort', kill, { once: true })
    const expire = (): void => {
      isLate = true
      kill()
    }
    const time = watchTime(options, expire)
    const hear = (message: unknown): void => {
      time.note()
      const answer = answerSchema.parse(message)
      if (answer.type === 'progress') onProgress?.(answer.done, answer.total)
      else if (answer.type === 'failed') failure = answer
      // All is done: nobody needs to wait while the process takes itself down.
      else finish(answer.result)
    }
    const finish = (result: unknown): void => {
      child.off('message', hear)
      time.stop()
      signal?.removeEventListener('abort', kill)
      const parsed = contract.result.safeParse(result)
      if (parsed.success) resolve(parsed.data)
      else reject(parsed.error)
    }
    child.on('message', hear)
    child.once('error', (cause) => {
      time.stop()
      reject(new AppError('generator_failed', `${contract.label} could not be started.`, { cause }))
    })
    child.once('close', (exitCode, killedBy) => {
      time.stop()
      signal?.removeEventListener('abort', kill)
      if (failure) reject(new AppError(failure.code, failure.message, { details: failure.details }))
      else if (signal?.aborted) reject(cancelled(contract.label))
      else if (isLate) reject(new AppError('timed_out', `${contract.label} took too long.`))
      else reject(describeDeath(contract.label, readErrors(), { exitCode, killedBy }))
    })
    child.send({ label: contract.label, request } satisfies Order, () => {})
  })
}

/** Calls `expire` when a task's time is over, or it made no progress for too long. */
function watchTime({ timeoutMs, maxQuietMs }: TaskOptions, expire: () => void): QuietWatch {
  const timer = timeoutMs === undefined ? undefined : setTimeout(expire, timeoutMs)
  const quiet = maxQuietMs === undefined ? undefined : watchQuiet(maxQuietMs, expire)
  return {
    note: () => quiet?.note(),
    stop() {
      clearTimeout(timer)
      quiet?.stop()
    },
  }
}

/**
 * Makes this process a task: it answers one request of the contract and ends. It also ends when its parent has gone.
 */
export function serveTask<Request, Result>(
  contract: TaskContract<Request, Result>,
  handle: (request: Request, report: (done: number, total: number) => void) => Promise<Result>,
): void {
  process.once('disconnect', () => process.exit(0))
  process.on('message', (message) => {
    const { label, request } = orderSchema.parse(message)
    if (label !== contract.label) return
    void answerRequest(contract, handle, request).then((answer) => {
      process.send?.(answer, undefined, undefined, () => process.exit(0))
    })
  })
}

async function answerRequest<Request, Result>(
  contract: TaskContract<Request, Result>,
  handle: (request: Request, report: (done: number, total: number) => void) => Promise<Result>,
  message: unknown,
): Promise<Answer> {
  try {
    const report = (done: number, total: number): void => {
      process.send?.({ type: 'progress', done, total } satisfies Answer)
    }
    return { type: 'finished', result: await handle(contract.request.parse(message), report) }
  } catch (error) {
    if (AppError.isInstance(error)) {
      return { type: 'failed', code: error.code, message: error.message, details: error.details }
    }
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return {
      type: 'failed',
      code: 'generator_failed',
      message: `${contract.label} failed. Try again.`,
      details: { said: said.slice(0, maxErrorCharacters) },
    }
  }
}

/** Keeps the end of what a process writes to its error output. */
export function collectErrors(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-maxErrorCharacters)
  })
  return () => text
}

/** Why a process ended without an answer, by its last words. */
export function describeDeath(label: string, said: string, ended: Record<string, unknown> = {}): AppError {
  if (ranOutOfMemory(said)) {
    return new AppError('too_large', `${label} needs too much memory.`, { details: { needsMemory: true } })
  }
  const details = { ...ended, said }
  return new AppError('generator_failed', `${label} stopped unexpectedly. Try again.`, { details })
}

function cancelled(label: string): AppError {
  return new AppError('cancelled', `${label} was canceled.`)
}
