// Heavy work runs in a child process, so it can't block the server, and a crash in native code fails only that work. A
// task is a file that calls `serveTask`; its parent calls `runTask` with the file's URL.

import { AppError } from '@vivify/contract/errors'
import type { Count, TaskContract } from './contract.ts'
import { TaskProcess, type AskOptions } from './task-process.ts'
import { passWorkMemory } from './work-memory.ts'

export interface TaskOptions extends Pick<AskOptions<Count>, 'signal' | 'timeoutMs' | 'maxQuietMs'> {
  /** The account whose turn is used where a process is shared. Default: no account. */
  account?: string | undefined
  onProgress?: ((done: number, total: number) => void) | undefined
  /** The process is ended when it uses more memory, and starts only when this much is free. Default: no limit. */
  maxMegabytes?: number
}

/**
 * Runs a task in its own process. Throws the task's error; AppError `cancelled` when the signal aborts (the process is
 * killed), `timed_out`, and `generator_failed` when the process died, with its last output in `details`.
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

async function runNow<Request, Result>(
  entry: URL,
  contract: TaskContract<Request, Result>,
  request: Request,
  { onProgress, maxMegabytes, ...options }: TaskOptions,
): Promise<Result> {
  if (options.signal?.aborted) throw new AppError('cancelled', `${contract.label} was canceled.`)
  const process = new TaskProcess(entry, contract, { maxMegabytes })
  try {
    return await process.ask(request, {
      ...options,
      onProgress: ({ done, total }) => onProgress?.(done, total),
    })
  } catch (error) {
    process.end()
    // Until the process has ended, it might still write files.
    await process.closed
    throw error
  } finally {
    process.end()
  }
}
