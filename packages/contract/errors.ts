import { z } from 'zod'

/** Every way a Vivify operation can fail, as a code that callers branch on. */
export const errorCodes = [
  'bad_input',
  'too_large',
  'unsupported_language',
  'script_empty',
  'script_too_long',
  'nothing_to_say',
  'asset_missing',
  'asset_unreadable',
  'output_unwritable',
  'disk_full',
  'encoder_missing',
  'encoder_failed',
  'render_failed',
  'generator_failed',
  'not_found',
  'unauthorized',
  'second_step_needed',
  'forbidden',
  'conflict',
  'workspace_changed',
  'rate_limited',
  'insufficient_credits',
  'provider_failed',
  'timed_out',
  'unavailable',
  'cancelled',
  'internal',
] as const

export const errorCodeSchema = z.enum(errorCodes)
export type ErrorCode = z.infer<typeof errorCodeSchema>

const marker = Symbol.for('vivify.error.AppError')

/**
 * The only error class of the application. `message` is a sentence for the user: what failed, with what, what to do.
 * `details` is safe to show and to log; secrets and prompts never enter it.
 */
export class AppError extends Error {
  readonly [marker] = true
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: Record<string, unknown>

  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; details?: Record<string, unknown> } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.details = options.details ?? {}
  }

  /** True for an AppError of any copy of this module, unlike `instanceof`. */
  static isInstance(error: unknown): error is AppError {
    return typeof error === 'object' && error !== null && marker in error
  }
}

/** Makes a `switch` exhaustive: fails to compile when a case of the union is missing. */
export function assertNever(value: never): never {
  throw new AppError('internal', `Unexpected value: ${JSON.stringify(value)}`)
}
