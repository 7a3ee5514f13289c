// The only place that encrypts and decrypts secrets that people entrust to us, such as tokens of their accounts.
// AES-256-GCM with a random IV. A sealed value names its key, and opens only for the row that it was sealed for, so that
// a value that is copied to another row is refused.

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { AppError } from '@vivify/contract/errors'

export interface SealingKey {
  /** Letters, digits, `-` and `_`; written into every sealed value. */
  id: string
  /** 32 bytes. */
  bytes: Uint8Array
}

export interface Sealer {
  /** `row` is the table and id that the value belongs to, such as `connections/<id>`. */
  seal(text: string, row: string): string
  /**
   * Throws AppError `internal` with the detail `reason: 'sealed'` for a value that was changed, belongs to another row,
   * or was sealed with a key that this server does not have.
   */
  open(sealed: string, row: string): string
  /** False for a value that a newer key should seal again. */
  isCurrent(sealed: string): boolean
  /** How values begin that the newest key sealed; for queries that look for others. */
  readonly currentPrefix: string
}

const version = 'v1'
const keyBytes = 32
/** NIST SP 800-38D recommends 12 bytes; random ones are safe for 2^32 values under one key. */
const ivBytes = 12
const tagBytes = 16

/** Seals with the first key; opens with any. Throws AppError `bad_input` without a key. */
export function createSealer(keys: readonly SealingKey[]): Sealer {
  const [first] = keys
  if (!first) throw new AppError('bad_input', 'There is no key for sealing secrets.')
  const currentPrefix = `${version}.${first.id}.`
  return {
    currentPrefix,
    isCurrent: (sealed) => sealed.startsWith(currentPrefix),

    seal(text, row) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', first.bytes, iv, { authTagLength: tagBytes })
      cipher.setAAD(describeRow(row))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${currentPrefix}${iv.toString('base64url')}.${encrypted.toString('base64url')}`
    },

    open(sealed, row) {
      const parts = readParts(sealed)
      // A key may have been given another id since, so the others are tried too.
      const candidates = parts ? [...keys].sort((key) => (key.id === parts.keyId ? -1 : 1)) : []
      for (const key of candidates) {
        const text = decrypt(key, parts!, row)
        if (text !== null) return text
      }
      throw new AppError('internal', 'A stored secret can’t be read: the server’s key has changed.', {
        details: { reason: 'sealed' },
      })
    },
  }
}

/** True for the error of a value that can't be opened. */
export function isUnopenable(error: unknown): boolean {
  return AppError.isInstance(error) && error.details['reason'] === 'sealed'
}

/**
 * Reads SECRETS_KEY: `id:key`, comma-separated, or a single key without an id; keys are 32 bytes as base64. The first
 * one seals. Throws AppError `bad_input`.
 */
export function parseSealingKeys(text: string): SealingKey[] {
  const keys = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(parseKey)
  if (keys.length > 0 && new Set(keys.map(({ id }) => id)).size === keys.length) return keys
  throw wrongKeys()
}

function parseKey(entry: string): SealingKey {
  const [, id, encoded = ''] = /^(?:([\w-]{1,32}):)?([\w+/-]{43}=?)$/.exec(entry) ?? []
  const bytes = Buffer.from(encoded, 'base64')
  if (bytes.length !== keyBytes) throw wrongKeys()
  return { id: id ?? nameKey(bytes), bytes }
}

function wrongKeys(): AppError {
  return new AppError(
    'bad_input',
    'SECRETS_KEY must be 32 random bytes as base64, or a list such as new:KEY,old:KEY with different names. `openssl rand -base64 32` makes one.',
  )
}

/** Derives a key from a secret that the installation has anyway. */
export function deriveSealingKey(secret: string): SealingKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'vivify sealed secrets', keyBytes))
  return { id: nameKey(bytes), bytes }
}

export function makeSealingKey(): SealingKey {
  const bytes = randomBytes(keyBytes)
  return { id: nameKey(bytes), bytes }
}

/** A short name that follows from the key: the beginning of a hash, which reveals nothing about it. */
export function nameKey(bytes: Uint8Array): string {
  return createHash('sha256').update('vivify sealing key ').update(bytes).digest('hex').slice(0, 8)
}

interface SealedParts {
  keyId: string
  iv: Buffer
  encrypted: Buffer
}

function readParts(sealed: string): SealedParts | null {
  const [found, keyId, iv, encrypted, ...rest] = sealed.split('.')
  if (found !== version || !keyId || !iv || !encrypted || rest.length > 0) return null
  const parts = { keyId, iv: Buffer.from(iv, 'base64url'), encrypted: Buffer.from(encrypted, 'base64url') }
  return parts.iv.length === ivBytes && parts.encrypted.length >= tagBytes ? parts : null
}

/** Returns null when the key, the row or the value is another one. */
function decrypt(key: SealingKey, { iv, encrypted }: SealedParts, row: string): string | null {
  const end = encrypted.length - tagBytes
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, iv, { authTagLength: tagBytes })
  decipher.setAAD(describeRow(row))
  decipher.setAuthTag(encrypted.subarray(end))
  try {
    return Buffer.concat([decipher.update(encrypted.subarray(0, end)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function describeRow(row: string): Buffer {
  return Buffer.from(`vivify ${version} ${row}`)
}
