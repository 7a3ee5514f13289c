import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'

const secretsSchema = z.object({ authSecret: z.string().min(32) })
export type Secrets = z.infer<typeof secretsSchema>

/**
 * The secrets of an installation: from the environment, or from a file in the data folder that only its owner can read,
 * created when missing. Throws AppError `internal` when the file can't be parsed.
 */
export function readSecrets(dataFolder: string, given: { authSecret: string | undefined }): Secrets {
  if (given.authSecret !== undefined) return { authSecret: given.authSecret }
  const file = path.join(dataFolder, 'secrets.json')
  const text = readIfThere(file)
  if (text === null) return writeSecrets(file)
  const parsed = secretsSchema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new AppError('internal', `${file} is damaged. Restore it, or delete it and everyone signs in again.`)
}

function writeSecrets(file: string): Secrets {
  const secrets: Secrets = { authSecret: randomBytes(32).toString('base64url') }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.partial`, JSON.stringify(secrets), { mode: 0o600 })
  renameSync(`${file}.partial`, file)
  return secrets
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
