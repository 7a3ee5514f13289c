// A cookie for browsers that have signed in to an account before. Attempts from other browsers to guess the password
// can't lock such a browser out.

import { createHmac, timingSafeEqual } from 'node:crypto'

const name = 'vivify.device'
const maxAgeSeconds = 60 * 60 * 24 * 365

/** A `Set-Cookie` value that says that this browser knew the password. It gives no access by itself. */
export function writeDeviceCookie(userId: string, options: { secret: string; isSecure: boolean }): string {
  const value = sign(options.secret, userId)
  return `${name}=${value}; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${options.isSecure ? '; Secure' : ''}`
}

/** Whether the browser has a cookie that we wrote for this account. */
export function knowsDevice(secret: string, userId: string, headers: Headers): boolean {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  if (value === undefined) return false
  const expected = Buffer.from(sign(secret, userId))
  const given = Buffer.from(value)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function sign(secret: string, userId: string): string {
  return createHmac('sha256', secret).update(`device:${userId}`).digest('base64url')
}
