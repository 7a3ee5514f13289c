// The cookie that ties a log-in to the browser that began it. Without it, a stranger could send a person the end of a
// log-in of their own, and the person's posts would go to the stranger's account.

import { createHash, timingSafeEqual } from 'node:crypto'

export const loginSeconds = 600
const path = '/api/connections'

/** One cookie for each log-in, so that several can be under way. */
function nameCookie(stateHash: string): string {
  return `vivify.connect.${stateHash.slice(0, 12)}`
}

/** A `Set-Cookie` value; null forgets the cookie. */
export function writeLoginCookie(stateHash: string, value: string | null, isSecure: boolean): string {
  const age = value === null ? 0 : loginSeconds
  // Lax, because the platform's redirect must bring the cookie back.
  const rules = `Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${age}${isSecure ? '; Secure' : ''}`
  return `${nameCookie(stateHash)}=${value ?? ''}; ${rules}`
}

/** True for the browser whose cookie has this hash. */
export function isSameBrowser(headers: Headers, stateHash: string, browserHash: string): boolean {
  const start = `${nameCookie(stateHash)}=`
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
  if (!value) return false
  return timingSafeEqual(Buffer.from(hashOf(value)), Buffer.from(browserHash))
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
