import { AppError, type ErrorCode } from '@vivify/contract/errors'
import type { TaskOptions } from './run-task.ts'

/** The shared process is crowded, or another request crashed it: this request is not at fault. */
const crowded: ReadonlySet<ErrorCode> = new Set(['rate_limited', 'timed_out', 'generator_failed'])

type Runner<Request, Result> = (request: Request, options: TaskOptions) => Promise<Result>

/**
 * Asks a process shared with previews. Paid work does not fail because of many previews: it then runs in its own
 * process.
 */
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
