import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import { deriveSealingKey, makeSealingKey, parseSealingKeys, type SealingKey } from './sealed.ts'

const fileSchema = z.object({
  authSecret: z.string().min(32),
  /** As in SECRETS_KEY. Files of older versions have none. */
  sealingKeys: z.string().optional(),
})

export interface Secrets {
  /** Signs cookies and addresses. */
  authSecret: string
  /** For `createSealer`: the first one seals. */
  sealingKeys: readonly SealingKey[]
}

export interface GivenSecrets {
  authSecret?: string | undefined
  /** SECRETS_KEY. */
  secretsKey?: string | undefined
}

/**
 * The secrets of an installation: from the environment, or from a file in the data folder that only its owner can read,
 * created when missing. Secrets are sealed with SECRETS_KEY; without it, with a key derived from AUTH_SECRET, so that
 * several processes agree; without that, with the file's key. The other keys still open what they sealed. Throws AppError
 * `internal` when the file can't be parsed, and `bad_input` for an unusable SECRETS_KEY.
 */
export function readSecrets(dataFolder: string, given: GivenSecrets): Secrets {
  const file = path.join(dataFolder, 'secrets.json')
  const isGiven = given.authSecret !== undefined
  const kept = readFile(file, isGiven)
  const authSecret = given.authSecret ?? kept?.authSecret ?? randomBytes(32).toString('base64url')
  const listed = given.secretsKey === undefined ? [] : parseSealingKeys(given.secretsKey)
  const derived = isGiven ? [deriveSealingKey(authSecret)] : []
  const inFile = kept?.sealingKeys ?? (isGiven ? '' : formatKey(makeSealingKey()))
  if (!isGiven && (kept === null || kept.sealingKeys === undefined)) {
    writeFile(file, { authSecret, sealingKeys: inFile })
  }
  return {
    authSecret,
    sealingKeys: [...listed, ...derived, ...(inFile === '' ? [] : parseSealingKeys(inFile))],
  }
}

/** A process that gets its secret from the environment works without the file, whatever its state. */
function readFile(file: string, isOptional: boolean): z.infer<typeof fileSchema> | null {
  const text = readIfThere(file)
  if (text === null) return null
  const parsed = fileSchema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  if (isOptional) return null
  throw new AppError(
    'internal',
    `${file} is damaged. Restore it, or delete it: then everyone signs in again and connects their accounts again.`,
  )
}

function writeFile(file: string, secrets: z.infer<typeof fileSchema>): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.partial`, JSON.stringify(secrets), { mode: 0o600 })
  renameSync(`${file}.partial`, file)
}

function formatKey({ id, bytes }: SealingKey): string {
  return `${id}:${Buffer.from(bytes).toString('base64')}`
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
