import { AppError, type ErrorCode } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'

/** Better Auth's codes, and what people are told. A wrong password here says nothing about the session, so it is no 401. */
const refusals: Readonly<Record<string, [ErrorCode, string]>> = {
  INVALID_PASSWORD: ['bad_input', messages.security.wrongPassword],
  CREDENTIAL_ACCOUNT_NOT_FOUND: ['forbidden', messages.security.needsAccount],
  TOTP_ALREADY_ENABLED: ['conflict', messages.security.secondStepIsOn],
  TOTP_NOT_ENABLED: ['conflict', messages.security.secondStepMissing],
  TWO_FACTOR_NOT_ENABLED: ['conflict', messages.security.secondStepMissing],
  BACKUP_CODES_NOT_ENABLED: ['conflict', messages.security.secondStepMissing],
  INVALID_CODE: ['bad_input', messages.security.wrongCode],
  INVALID_BACKUP_CODE: ['bad_input', messages.security.wrongCode],
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: ['unauthorized', messages.security.signInExpired],
  INVALID_TWO_FACTOR_COOKIE: ['unauthorized', messages.security.signInExpired],
  ACCOUNT_TEMPORARILY_LOCKED: ['rate_limited', messages.security.tooManyCodes],
  INVALID_TOKEN: ['bad_input', messages.security.linkExpired],
  USER_NOT_FOUND: ['bad_input', messages.security.linkExpired],
}

/** Runs a call of Better Auth; its refusals become AppErrors, with `otherwise` for those that are not in the table. */
export async function refuseInWords<Result>(
  call: () => Promise<Result>,
  otherwise?: string,
): Promise<Result> {
  try {
    return await call()
  } catch (cause) {
    const { body, statusCode } = cause as { body?: { code?: unknown }; statusCode?: unknown }
    const known = refusals[String(body?.code)]
    if (known) throw new AppError(known[0], known[1], { cause })
    if (otherwise !== undefined && typeof statusCode === 'number') {
      throw new AppError('bad_input', otherwise, { cause })
    }
    throw cause
  }
}
