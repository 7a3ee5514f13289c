import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { Again } from '../../lib/again.ts'
import { ProviderError } from '../../providers/provider-error.ts'

/** A vendor that asks for a pause more often than this will not answer soon. */
const maxWaits = 6
const firstPauseMs = 15_000
const longestPauseMs = 15 * 60_000

/** When an article goes on after a failure; null when waiting doesn't help. */
export function laterOf(error: unknown, waits: number): Again | null {
  if (ProviderError.isInstance(error)) {
    if (!error.isRetryable || waits >= maxWaits) return null
    const asked = error.retryAfterSeconds === null ? 0 : error.retryAfterSeconds * 1000
    const afterMs = Math.min(
      longestPauseMs,
      Math.max(asked, error.retryAfterSeconds === null ? firstPauseMs * 2 ** waits : 0),
    )
    return new Again({ afterMs, reason: messages.articleWriting.waitsForVendor(error.vendor) })
  }
  if (!AppError.isInstance(error) || error.code !== 'rate_limited') return null
  // Too much of the account's work waits in line, which ends by itself, so nothing counts these waits.
  const seconds = Number(error.details['retryAfterSeconds'] ?? 10)
  return new Again({ afterMs: seconds * 1000, reason: messages.articleWriting.waitReasonOfQueue })
}
