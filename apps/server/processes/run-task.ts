// Heavy work runs in a process of its own: it can't block the server, and a crash in native code fails one piece of
// work. A task is a file that calls `serveTask`; its parent calls `runTask` with the file's address.

import { AppError } from '@vivify/contract/errors'
import type { Count, TaskContract } from './contract.ts'
import { TaskProcess, type AskOptions } from './task-process.ts'
import { passWorkMemory } from './work-memory.ts'

export interface TaskOptions extends Pick<AskOptions<Count>, 'signal' | 'timeoutMs' | 'maxQuietMs'> {
  /** Whose turn it takes where a process is shared. Default: nobody's in particular. */
  account?: string | undefined
  onProgress?: ((done: number, total: number) => void) | undefined
  /** The process is ended when it holds more, and is started when there is room for so much. Default: no limit. */
  maxMegabytes?: number
}

/**
 * Runs a task in a process of its own. Throws what the task threw; AppError `cancelled` when the signal aborts (the
 * process is killed), `timed_out`, and `generator_failed` when the process died, with its last words in `details`.
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
    // Until it has ended it might still write.
    await process.closed
    throw error
  } finally {
    process.end()
  }
}
