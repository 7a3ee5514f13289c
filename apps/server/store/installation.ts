// Records which data folder and which secret belong to a database. A process with another folder would make videos that
// nobody can download; a process with another secret would sign everybody out.

import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import { sql } from './sql.ts'
import type { Executor, Store } from './database.ts'
import { installation } from './schema.ts'

export interface InstallationParts {
  store: Pick<Store, 'db' | 'isExclusive'>
  dataFolder: string
  authSecret: string
  /** Replaces the stored secret with this one. */
  replacesSecret: boolean
}

/**
 * Checks that the database belongs to the folder and the secret, or records both at the first start. Throws AppError
 * `bad_input`. Returns true when the secret has changed, which has signed everybody out.
 */
export async function requireSameInstallation(parts: InstallationParts): Promise<boolean> {
  const { store, dataFolder, authSecret, replacesSecret } = parts
  const { db, isExclusive } = store
  const file = path.join(dataFolder, 'installation-id')
  const secretFingerprint = fingerprintOf(authSecret)
  if (readId(file) === null) {
    await db.transaction(async (tx) => {
      const id = randomUUID()
      const made = await tx
        .insert(installation)
        .values({ id, secretFingerprint })
        .onConflictDoNothing()
        .returning()
      // Another process that starts at the same time waits for this transaction, and then finds the file.
      if (made.length > 0) writeId(file, id)
    })
  }
  const [row] = await db.select().from(installation)
  const inFolder = readId(file)
  if (row && inFolder === null && isExclusive) writeId(file, row.id)
  else if (row && inFolder === null) throw emptyFolder(file, row.id)
  else if (row?.id !== inFolder) throw otherFolder(dataFolder)
  if (row!.secretFingerprint === secretFingerprint) return false
  // A process that uses the database alone cannot disagree with another.
  if (!isExclusive && !replacesSecret) throw otherSecret()
  await db.update(installation).set({ secretFingerprint })
  return true
}

/** The size of a database on a PostgreSQL server. */
export async function readDatabaseBytes(db: Executor): Promise<number> {
  const bytes = sql<number>`pg_database_size(current_database())::float8`.mapWith(Number)
  const [row] = await db.select({ bytes }).from(installation)
  return row?.bytes ?? 0
}

function readId(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}

function writeId(file: string, id: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${id}\n`, { mode: 0o600 })
}

function fingerprintOf(secret: string): string {
  return createHash('sha256').update(`vivify installation ${secret}`).digest('hex').slice(0, 32)
}

function emptyFolder(file: string, id: string): AppError {
  return new AppError(
    'bad_input',
    `${path.dirname(file)} is not the data folder of this database. Set DATA_DIR to the folder that the other processes use; if it is lost, write ${id} into ${file} and start again.`,
  )
}

function otherFolder(dataFolder: string): AppError {
  return new AppError(
    'bad_input',
    `The data folder ${dataFolder} belongs to another database. Set DATA_DIR to the folder of this one, or to an empty one for a new database.`,
  )
}

function otherSecret(): AppError {
  return new AppError(
    'bad_input',
    'AUTH_SECRET is not the secret that this installation was started with: everybody would be signed out. Set the same one in every process, or start once with REPLACE_AUTH_SECRET=true.',
  )
}
