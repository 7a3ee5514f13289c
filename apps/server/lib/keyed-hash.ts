// Hashes of secrets that we look up but never need to read, such as license keys. A hash is made with a key that follows
// from a sealing key, so a stolen database reveals nothing that can be guessed, and names that key, so that it is found
// after another sealing key was put first.

import { createHmac, hkdfSync } from 'node:crypto'
import { AppError } from '@vivify/contract/errors'
import { nameKey, type SealingKey } from './sealed.ts'

export interface KeyedHasher {
  /** With the newest key. */
  hash(text: string): string
  /** With each key that this server has; a stored hash of the text is one of these. */
  hashAll(text: string): string[]
  /** False for a hash that no key of this server can have made. */
  isKnown(hash: string): boolean
}

const keyBytes = 32

/** `purpose` keeps hashes of one kind apart from those of another. Throws AppError `bad_input` without a key. */
export function createKeyedHasher(keys: readonly SealingKey[], purpose: string): KeyedHasher {
  const hashers = keys.map(({ bytes }) => {
    const key = Buffer.from(hkdfSync('sha256', bytes, '', `vivify keyed hash ${purpose}`, keyBytes))
    // Not the key's id, because operators may give a key another one.
    const prefix = `${nameKey(bytes)}.`
    const hash = (text: string): string =>
      `${prefix}${createHmac('sha256', key).update(text).digest('base64url')}`
    return { prefix, hash }
  })
  const [first] = hashers
  if (!first) throw new AppError('bad_input', 'There is no key for hashing secrets.')
  return {
    hash: first.hash,
    hashAll: (text) => hashers.map(({ hash }) => hash(text)),
    isKnown: (hash) => hashers.some(({ prefix }) => hash.startsWith(prefix)),
  }
}
