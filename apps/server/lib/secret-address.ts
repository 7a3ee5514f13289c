// Addresses that work for whoever knows them. Only a hash of the secret is stored, so the database gives none away. The
// secret has 256 random bits, so a fast hash is enough.

import { createHash, randomBytes } from 'node:crypto'

/** A secret for an address, of 43 characters. */
export function createAddressSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Null for a text that can't be a secret. */
export function hashAddressSecret(secret: string): string | null {
  return /^[\w-]{43}$/.test(secret) ? createHash('sha256').update(secret).digest('hex') : null
}
