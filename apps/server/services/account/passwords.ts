import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'

/**
 * Throws AppError `bad_input` for a password that is too short. Only an installation for local use allows passwords of
 * one character, and only its own people reach it.
 */
export function requireLongPassword(password: string, least: number): void {
  if (least > 1 && password.replace(/\s/gu, '').length < least) {
    throw new AppError('bad_input', messages.security.shortPassword(least))
  }
}
