// PGlite takes no lock of its own, and two processes on one folder lose data. The operating system releases this lock
// when its process ends, however it ends.

import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AppError } from '@vivify/contract/errors'

/**
 * Locks a data folder for this process and returns a function that unlocks it. Throws AppError `conflict` when another
 * process holds the lock.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(path.join(folder, 'server.lock'))
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    throw new AppError(
      'conflict',
      `Another Vivify server is using the data folder ${folder}. Stop it first.`,
      {
        cause,
      },
    )
  }
  return () => lock.close()
}
