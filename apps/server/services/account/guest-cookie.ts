// A cookie that finds a browser's guest again after signing out.

import { createHmac, timingSafeEqual } from 'node:crypto'

const name = 'vivify.guest'
const maxAgeSeconds = 60 * 60 * 24 * 30

/** A `Set-Cookie` value that names a guest; null clears the cookie. */
export function writeGuestCookie(
  userId: string | null,
  options: { secret: string; isSecure: boolean },
): string {
  const value = userId === null ? '' : `${userId}.${sign(options.secret, userId)}`
  const age = userId === null ? 0 : maxAgeSeconds
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${options.isSecure ? '; Secure' : ''}`
}

/** The guest in a caller's cookie; null without a valid cookie from us. */
export function readGuestCookie(secret: string, headers: Headers): string | null {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  const [userId, signature] = value?.split('.') ?? []
  if (!userId || !signature) return null
  const expected = Buffer.from(sign(secret, userId))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null
}

function sign(secret: string, userId: string): string {
  return createHmac('sha256', secret).update(`guest:${userId}`).digest('base64url')
}
