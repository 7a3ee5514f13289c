import { createHash, randomBytes } from 'node:crypto'

export const keyPrefix = 'vvf_live_'
const keyPattern = /^vvf_live_[\w-]{32}$/

/** A new key of 192 random bits. */
export function createToken(): string {
  return `${keyPrefix}${randomBytes(24).toString('base64url')}`
}

/** What is stored of a key. A fast hash is enough for so many random bits. Null for a text that can't be a key. */
export function hashToken(token: string): string | null {
  return keyPattern.test(token) ? createHash('sha256').update(token).digest('hex') : null
}

/** The key in an Authorization header; null when the header holds none of ours. */
export function readToken(authorization: string | null | undefined): string | null {
  const [, token] = /^Bearer +(vvf_\S{1,200})$/i.exec(authorization ?? '') ?? []
  return token ?? null
}
