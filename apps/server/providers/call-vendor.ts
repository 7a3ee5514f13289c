import { setTimeout as wait } from 'node:timers/promises'
import { durations, vendorRetries } from '@vivify/contract/plans'
import { ProviderError, toProviderError, type ProviderFailure } from './provider-error.ts'

export interface VendorCallOptions {
  /** The vendor's name as shown on screens. */
  vendor: string
  signal: AbortSignal
  /** Retries after the first try. Default: `vendorRetries`. */
  retries?: number
  /**
   * The failures after which the call is retried, for calls that must not reach the vendor twice. Default: all
   * temporary failures.
   */
  retriesOn?: readonly ProviderFailure[]
  /** Time-out of one try. Default: `durations.vendorTimeoutMs`. */
  timeoutMs?: number
  /** Delay before the first retry; doubled before the second. Default: 1000. */
  retryDelayMs?: number
}

/** A vendor that asks for a longer pause is not retried: the person is told when to try again. */
const maxRetryAfterSeconds = 30

/**
 * Calls a vendor, and retries where that may help. `call` gets the signal of its own try. Throws ProviderError, any
 * AppError that `call` threw, and the signal's reason when the work was canceled.
 */
export async function callVendor<Answer>(
  options: VendorCallOptions,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const { vendor, signal, retries = vendorRetries, retryDelayMs = 1000, retriesOn } = options
  const timeoutMs = options.timeoutMs ?? durations.vendorTimeoutMs
  for (let tried = 0; ; tried++) {
    signal.throwIfAborted()
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      return await call(AbortSignal.any([signal, timeout]))
    } catch (error) {
      signal.throwIfAborted()
      const failure = timeout.aborted
        ? new ProviderError({ vendor, failure: 'timed_out' })
        : toProviderError(error, vendor)
      if (tried >= retries || !mayRetry(failure)) throw failure
      if (retriesOn && !retriesOn.includes(failure.failure)) throw failure
      const askedMs = (failure.retryAfterSeconds ?? 0) * 1000
      await wait(Math.max(askedMs, retryDelayMs * 2 ** tried), undefined, { signal })
    }
  }
}

function mayRetry(error: Error): error is ProviderError {
  if (!ProviderError.isInstance(error) || !error.isRetryable) return false
  // A try that used up its ten minutes would probably use up the next ten, too.
  return error.failure !== 'timed_out' && (error.retryAfterSeconds ?? 0) <= maxRetryAfterSeconds
}
