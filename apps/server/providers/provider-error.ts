import { z } from 'zod'
import { cutCharacters } from '@vivify/contract/cut-characters'
import { AppError, type ErrorCode } from '@vivify/contract/errors'
import { readRetryAfter } from '../lib/retry-after.ts'

/** How a call to a vendor can fail. Cancellation is not a failure: it stays an abort. */
export type ProviderFailure =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'unprocessable'
  | 'rate_limited'
  | 'server_error'
  | 'connection'
  | 'timed_out'
  | 'bad_answer'

export interface ProviderErrorOptions {
  /** The vendor's name as shown on screens. */
  vendor: string
  failure: ProviderFailure
  /** The HTTP status, when the vendor answered. */
  status?: number
  /** From the vendor's `Retry-After`. */
  retryAfterSeconds?: number
  /** The vendor's explanation, for the person; see `quoteReason`. */
  reason?: string
}

/**
 * A vendor refused, failed or did not answer. `message` is a sentence for the user. It has no cause, because errors of
 * vendors' libraries contain the request with its prompt and key.
 */
export class ProviderError extends AppError {
  readonly vendor: string
  readonly failure: ProviderFailure
  readonly status: number | null
  /** True when the same call may succeed later. */
  readonly isRetryable: boolean
  readonly retryAfterSeconds: number | null

  constructor(options: ProviderErrorOptions) {
    const { vendor, failure, status, retryAfterSeconds, reason } = options
    super(codeOf(failure), sentences[failure](vendor), {
      details: {
        vendor,
        failure,
        ...(status === undefined ? {} : { status }),
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
        ...(reason === undefined ? {} : { reason }),
      },
    })
    this.vendor = vendor
    this.failure = failure
    this.status = status ?? null
    this.isRetryable = retryable.has(failure)
    this.retryAfterSeconds = retryAfterSeconds ?? null
  }

  static override isInstance(error: unknown): error is ProviderError {
    return AppError.isInstance(error) && 'failure' in error && 'isRetryable' in error
  }
}

/** A ProviderError for an answer that is not a success. `now` is in milliseconds since 1970. */
export function errorOfStatus(
  vendor: string,
  answer: { status: number; retryAfter?: string | null | undefined; reason?: string },
  now: number = Date.now(),
): ProviderError {
  const { status, retryAfter, reason } = answer
  const seconds = readRetryAfter(retryAfter, now)
  return new ProviderError({
    vendor,
    failure: failureOfStatus(status),
    status,
    ...(seconds === null ? {} : { retryAfterSeconds: seconds }),
    ...(reason === undefined ? {} : { reason: quoteReason(reason) }),
  })
}

/** Translates an error of a vendor's library or of `fetch`. Returns an abort or an AppError unchanged. */
export function toProviderError(error: unknown, vendor: string): Error {
  if (AppError.isInstance(error)) return error
  const refused = apiCallErrorSchema.safeParse(error)
  if (refused.success) {
    const { statusCode, responseHeaders, message, isRetryable } = refused.data
    if (statusCode === undefined) return new ProviderError({ vendor, failure: 'connection' })
    // For a success whose body can't be parsed, the SDK reports status 500, but not retryable.
    const isNonsense = statusCode < 300 || (statusCode >= 500 && !isRetryable)
    if (isNonsense) return new ProviderError({ vendor, failure: 'bad_answer' })
    const retryAfter = responseHeaders?.['retry-after']
    return errorOfStatus(vendor, { status: statusCode, retryAfter, reason: message })
  }
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new ProviderError({ vendor, failure: 'timed_out' })
  }
  if (error instanceof Error && error.name === 'AbortError') return error
  // `fetch` reports every failure below HTTP as a TypeError.
  if (error instanceof TypeError) return new ProviderError({ vendor, failure: 'connection' })
  return new ProviderError({ vendor, failure: 'bad_answer' })
}

/** The AI SDK's error, recognized by its shape, because the SDK is loaded only by a call that needs it. */
const apiCallErrorSchema = z.object({
  name: z.literal('AI_APICallError'),
  message: z.string(),
  statusCode: z.number().optional(),
  isRetryable: z.boolean(),
  responseHeaders: z.record(z.string(), z.string()).optional(),
})

/** A vendor's words, short and without anything that looks like a key. */
export function quoteReason(reason: string): string {
  return cutCharacters(reason.replace(/[\w*-]{16,}/g, '…').replace(/\s+/g, ' '), 200)
}

function failureOfStatus(status: number): ProviderFailure {
  switch (status) {
    case 401:
      return 'unauthorized'
    case 402:
    case 403:
      return 'forbidden'
    case 404:
      return 'not_found'
    case 408:
      return 'timed_out'
    case 409:
      return 'conflict'
    case 422:
      return 'unprocessable'
    case 429:
      return 'rate_limited'
    default:
      return status >= 500 ? 'server_error' : 'bad_request'
  }
}

const retryable: ReadonlySet<ProviderFailure> = new Set([
  'conflict',
  'rate_limited',
  'server_error',
  'connection',
  'timed_out',
])

function codeOf(failure: ProviderFailure): ErrorCode {
  return failure === 'rate_limited' || failure === 'timed_out' ? failure : 'provider_failed'
}

const sentences: Record<ProviderFailure, (vendor: string) => string> = {
  bad_request: (vendor) => `${vendor} did not accept the request. Change the text and try again.`,
  unauthorized: (vendor) => `${vendor} rejected its key. Check the key in the server’s settings.`,
  forbidden: (vendor) => `${vendor} does not allow this with the key that is set. Check the key’s account.`,
  not_found: (vendor) => `${vendor} does not know the model. Check its name in the server’s settings.`,
  conflict: (vendor) => `${vendor} is busy with the same request. Try again in a moment.`,
  unprocessable: (vendor) => `${vendor} could not use the request. Change the text and try again.`,
  rate_limited: (vendor) => `${vendor} is not accepting more requests right now. Try again in a minute.`,
  server_error: (vendor) => `${vendor} is having problems. Try again in a moment.`,
  connection: (vendor) => `${vendor} can’t be reached. Check the connection and try again.`,
  timed_out: (vendor) => `${vendor} took too long to answer. Try again.`,
  bad_answer: (vendor) => `${vendor} gave a response that Vivify can’t use. Try again.`,
}
