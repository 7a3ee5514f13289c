import type { z } from 'zod'
import { callAccount, type AccountCaller } from '../call-account.ts'

/** The version that this adapter was written for: year and month. */
const knownVersion = { year: 2026, month: 10 }
/** LinkedIn serves a version for a year. */
const servedMonths = 11

/**
 * The version to ask for: the one that the adapter knows, and once that is retired, the oldest that is still served, so
 * that an installation that nobody updates goes on working. `nowMs` is in milliseconds since 1970.
 */
export function linkedinVersion(nowMs: number = Date.now()): string {
  const now = new Date(nowMs)
  const oldest = now.getUTCFullYear() * 12 + now.getUTCMonth() - servedMonths
  const known = knownVersion.year * 12 + knownVersion.month - 1
  const months = Math.max(oldest, known)
  return `${Math.floor(months / 12)}${String((months % 12) + 1).padStart(2, '0')}`
}

/** Calls LinkedIn's versioned API. Throws as `callPlatform` does. */
export function callLinkedin<Answer extends z.ZodType>(
  caller: AccountCaller,
  call: Parameters<typeof callAccount<Answer>>[2],
) {
  return callAccount<Answer>('linkedin', caller, {
    ...call,
    headers: {
      'linkedin-version': linkedinVersion(caller.now?.()),
      'x-restli-protocol-version': '2.0.0',
      ...call.headers,
    },
  })
}

/** A name such as `urn:li:share:1` as a part of a path or a query. */
export function encodeUrn(urn: string): string {
  return encodeURIComponent(urn)
}
