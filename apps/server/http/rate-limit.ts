import { AppError } from '@vivify/contract/errors'
import type { RateLimit } from '../app-context.ts'

export interface RateLimiter {
  /** Counts one call of `key`. Throws AppError `rate_limited` with `retryAfterSeconds` when there are too many. */
  take(key: string): void
}

const maxKeys = 50_000

/** A token bucket for each key, in this process. `now` gives milliseconds. */
export function createRateLimiter(limit: RateLimit, now: () => number): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const perMs = limit.perMinute / 60_000
  return {
    take(key) {
      const at = now()
      const kept = buckets.get(key)
      const tokens = kept ? Math.min(limit.burst, kept.tokens + (at - kept.at) * perMs) : limit.burst
      if (tokens < 1) {
        const retryAfterSeconds = Math.ceil((1 - tokens) / perMs / 1000)
        throw new AppError(
          'rate_limited',
          `Too many attempts. Please wait ${retryAfterSeconds} s and try again.`,
          {
            details: { retryAfterSeconds },
          },
        )
      }
      // Inserted again to keep the map in order of use; the least recently used entry is removed first.
      buckets.delete(key)
      buckets.set(key, { tokens: tokens - 1, at })
      if (buckets.size > maxKeys) buckets.delete(buckets.keys().next().value!)
    },
  }
}
