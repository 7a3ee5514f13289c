// Turns errors into HTTP answers. No other place does this.

import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { AppError, type ErrorCode } from '@vivify/contract/errors'
import type { ErrorAnswer } from '@vivify/contract/routes/route'

const statusOf = {
  bad_input: 422,
  too_large: 413,
  unsupported_language: 422,
  script_empty: 422,
  script_too_long: 422,
  nothing_to_say: 422,
  asset_missing: 422,
  asset_unreadable: 422,
  output_unwritable: 500,
  disk_full: 507,
  encoder_missing: 500,
  encoder_failed: 500,
  render_failed: 500,
  generator_failed: 500,
  not_found: 404,
  unauthorized: 401,
  second_step_needed: 401,
  forbidden: 403,
  conflict: 409,
  workspace_changed: 409,
  rate_limited: 429,
  insufficient_credits: 402,
  provider_failed: 502,
  timed_out: 504,
  unavailable: 503,
  cancelled: 409,
  internal: 500,
} as const satisfies Record<ErrorCode, number>

export interface ErrorResponse {
  status: (typeof statusOf)[ErrorCode] | 400
  answer: ErrorAnswer
  headers: Record<string, string>
  /** True when the error belongs in the operator's log. */
  isOurFault: boolean
}

/** What a caller learns about an error. AppErrors give their own sentence; all others get one general sentence. */
export function describeForCaller(error: unknown): ErrorResponse {
  if (AppError.isInstance(error)) {
    const status = statusOf[error.code]
    // A process's output (`said`) is for the log only.
    const { said: _said, ...details } = error.details
    const retryAfter = details['retryAfterSeconds']
    return {
      status,
      answer: {
        error: error.message,
        code: error.code,
        ...(Object.keys(details).length > 0 ? { details } : {}),
      },
      headers: typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {},
      isOurFault: status >= 500,
    }
  }
  if (error instanceof HTTPException && error.status < 500) {
    const answer = {
      error: 'The request can’t be read: its body is not valid JSON.',
      code: 'bad_input' as const,
    }
    return { status: 400, answer, headers: {}, isOurFault: false }
  }
  return {
    status: 500,
    answer: { error: 'Something went wrong on the server. Please try again.', code: 'internal' },
    headers: {},
    isOurFault: true,
  }
}

/** For text where an address needs a number, zod says "received NaN", which tells people nothing. */
function inWords(problem: string): string {
  return problem.replace(/received NaN$/, 'received something else')
}

/** Describes in a sentence why a schema refuses a body, query or address. */
export function describeInvalid(error: z.ZodError): AppError {
  const issues = error.issues
    .slice(0, 5)
    .map((issue) => ({ field: issue.path.join('.'), problem: inWords(issue.message) }))
  const [first] = issues
  const where = first && first.field !== '' ? ` (${first.field})` : ''
  return new AppError(
    'bad_input',
    `The request has a value that can’t be used${where}: ${first?.problem ?? ''}.`,
    {
      details: { issues },
    },
  )
}
