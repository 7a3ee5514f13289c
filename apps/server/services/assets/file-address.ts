// Addresses at which a platform fetches a single file without a cookie, such as Instagram, which takes no uploads. An
// address names one file of one workspace and ends after a day.

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

export interface FileAddress {
  workspaceId: string
  assetId: string
}

export const fileAddressSeconds = 86_400
/** No address of ours is longer. */
const maxTokenCharacters = 600

const payloadSchema = z.tuple([z.string().min(1), z.string().min(1), z.number()])

export interface FileAddresses {
  /** The last part of the address. */
  sign(address: FileAddress): string
  /** Null for a token that is not ours, was changed or has expired. */
  read(token: string): FileAddress | null
}

/** `now` gives milliseconds since 1970. */
export function createFileAddresses(secret: string, now: () => number = Date.now): FileAddresses {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'vivify addresses of files', 32))
  const hash = (payload: string): Buffer => createHmac('sha256', key).update(payload).digest()
  return {
    sign({ workspaceId, assetId }) {
      const endsAt = Math.floor(now() / 1000) + fileAddressSeconds
      const payload = Buffer.from(JSON.stringify([workspaceId, assetId, endsAt])).toString('base64url')
      return `${payload}.${hash(payload).toString('base64url')}`
    },
    read(token) {
      const [payload, signature, ...rest] = token.length > maxTokenCharacters ? [] : token.split('.')
      if (!payload || !signature || rest.length > 0) return null
      const expected = hash(payload)
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      // Our own text, because the signature is right.
      const [workspaceId, assetId, endsAt] = payloadSchema.parse(
        JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
      )
      return endsAt * 1000 > now() ? { workspaceId, assetId } : null
    },
  }
}
