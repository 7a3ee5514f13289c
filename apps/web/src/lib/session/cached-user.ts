// The product's key in local storage: who was signed in, for the first paint only. The session is a cookie that
// scripts can't read, and what the server says of it replaces this.

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

/** Who was signed in when this browser last looked; null for nobody, or when it can't be told. */
export function readCachedUser(): CachedUser | null {
  const found = readKept(storageKey, 'browser')
  return isCachedUser(found) ? found : null
}

/** Keeps who is signed in, or forgets it. */
export function writeCachedUser(session: Session | null): void {
  writeKept(storageKey, session && cachedUserOf(session), 'browser')
}

/** What is cached of a session. */
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
