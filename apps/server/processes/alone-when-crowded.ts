import { AppError, type ErrorCode } from '@vivify/contract/errors'
import type { TaskOptions } from './run-task.ts'

/** The standing process is crowded, or another request brought it down: nothing is wrong with this one. */
const crowded: ReadonlySet<ErrorCode> = new Set(['rate_limited', 'timed_out', 'generator_failed'])

type Runner<Request, Result> = (request: Request, options: TaskOptions) => Promise<Result>

/** Asks a process that previews share; work that was paid for does not fail by their number but runs by itself then. */
export function aloneWhenCrowded<Request, Result>(
  shared: Runner<Request, Result>,
  alone: Runner<Request, Result>,
): Runner<Request, Result> {
  return async (request, options) => {
    try {
      return await shared(request, options)
    } catch (error) {
      options.signal?.throwIfAborted()
      if (!AppError.isInstance(error) || !crowded.has(error.code)) throw error
      return alone(request, options)
    }
  }
}
