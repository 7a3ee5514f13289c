// Limits how often a caller may call: a token bucket for each key. One process keeps the buckets in memory; processes
// that share a database keep them there, so that each call counts in all of them (decision 029).

import { AppError } from '@vivify/contract/errors'
import type { AppContext, RateLimit } from '../app-context.ts'
import { takeFromBucket } from '../store/rate-counts.ts'

/** What is left for a key after a call. */
export interface RateState {
  limit: number
  remaining: number
  /** Until the key may make as many calls as `limit` at once again. */
  resetSeconds: number
}

export interface Limiter {
  /** Counts one call of `key`. Throws AppError `rate_limited` with `retryAfterSeconds` when there are too many. */
  count(key: string): Promise<RateState>
}

const maxKeys = 50_000

/** Limiters of the same name share their counts. */
export function createLimiter(
  { store, nowMs }: Pick<AppContext, 'store' | 'nowMs'>,
  name: string,
  limit: RateLimit,
): Limiter {
  const own = createBuckets(limit, nowMs)
  if (store.isExclusive) return { count: async (key) => admit(limit, own.take(key)) }
  const perSecond = limit.perMinute / 60
  const refused = createRefusals(nowMs)
  return {
    async count(key) {
      const waitMs = refused.waitMs(key)
      if (waitMs > 0) throw tooMany(waitMs / 1000)
      const bucket = { burst: limit.burst, perSecond }
      // While the database is away, this process counts alone.
      const taken = await takeFromBucket(store.db, `${name}:${key}`, bucket).catch(() => own.take(key))
      if (!taken.isTaken) refused.note(key, ((1 - taken.tokens) / perSecond) * 1000)
      return admit(limit, taken)
    },
  }
}

interface Taken {
  tokens: number
  isTaken: boolean
}

function admit({ burst, perMinute }: RateLimit, { tokens, isTaken }: Taken): RateState {
  const perSecond = perMinute / 60
  if (!isTaken) throw tooMany((1 - tokens) / perSecond)
  return {
    limit: burst,
    remaining: Math.floor(tokens),
    resetSeconds: Math.ceil((burst - tokens) / perSecond),
  }
}

function tooMany(seconds: number): AppError {
  const retryAfterSeconds = Math.ceil(seconds)
  const sentence = `Too many attempts. Please wait ${retryAfterSeconds} s and try again.`
  return new AppError('rate_limited', sentence, { details: { retryAfterSeconds } })
}

function createBuckets({ burst, perMinute }: RateLimit, now: () => number): { take(key: string): Taken } {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const perMs = perMinute / 60_000
  return {
    take(key) {
      const at = now()
      const kept = buckets.get(key)
      const tokens = kept ? Math.min(burst, kept.tokens + (at - kept.at) * perMs) : burst
      if (tokens < 1) return { tokens, isTaken: false }
      keepLatest(buckets, key, { tokens: tokens - 1, at })
      return { tokens: tokens - 1, isTaken: true }
    },
  }
}

/** Keys that were refused, so that a caller who goes on calling costs no queries. */
function createRefusals(now: () => number): {
  waitMs(key: string): number
  note(key: string, ms: number): void
} {
  const untilMs = new Map<string, number>()
  return {
    waitMs: (key) => (untilMs.get(key) ?? 0) - now(),
    note: (key, ms) => keepLatest(untilMs, key, now() + ms),
  }
}

/** Keeps the map in order of use and within its limit: the least recently used entry is removed first. */
function keepLatest<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
  if (map.size > maxKeys) map.delete(map.keys().next().value!)
}
