// The last signed-in user, in local storage, for the first paint only. The real session is a cookie that scripts can't
// read, and the server's answer replaces this value.

import type { Session } from '../../api/session.ts'
import { readKept, writeKept } from '../kept-value.ts'

const storageKey = 'vivify.user'

export interface CachedUser {
  /** `guest` for a guest. */
  id: string
  email: string | null
  credits: number
  isGuest: boolean
}

/** The user of the last visit; null when nobody was signed in or the value can't be read. */
export function readCachedUser(): CachedUser | null {
  const found = readKept(storageKey, 'browser')
  return isCachedUser(found) ? found : null
}

/** Stores the signed-in user; null deletes it. */
export function writeCachedUser(session: Session | null): void {
  writeKept(storageKey, session && cachedUserOf(session), 'browser')
}

/** The part of a session that is cached. */
export function cachedUserOf({ id, email, credits, isGuest }: Session): CachedUser {
  return { id: isGuest ? 'guest' : id, email, credits, isGuest }
}

function isCachedUser(value: unknown): value is CachedUser {
  if (typeof value !== 'object' || value === null) return false
  const { id, email, credits, isGuest } = value as Record<string, unknown>
  return (
    typeof id === 'string' &&
    (email === null || typeof email === 'string') &&
    typeof credits === 'number' &&
    typeof isGuest === 'boolean'
  )
}
