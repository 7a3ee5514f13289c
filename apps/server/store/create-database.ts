// The built-in database of a new installation is made by a process of its own: making one takes a second database in
// memory and two copies of the first, about 400 MB that the server would hold from then on.

import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { runTask } from '../processes/run-task.ts'
import { createDatabaseContract } from './tasks/create-database-contract.ts'

const unfinished = /^database-[\da-f-]{36}\.unfinished$/
const task = new URL('./tasks/create-database-task.ts', import.meta.url)

export function databaseFolder(dataFolder: string): string {
  return path.join(dataFolder, 'database')
}

/**
 * Makes the database of a data folder that has none. It is made beside its place and takes it when it is whole, so a
 * process that is killed meanwhile leaves nothing that looks like a database; of two that make one at the same time, the
 * first wins. Needs no lock, and may begin before the rest of the server is loaded. Throws AppError `disk_full`, or
 * `internal` with the reason.
 */
export async function ensureDatabase(dataFolder: string): Promise<void> {
  const database = databaseFolder(dataFolder)
  if (isThere(database)) return
  // Its own name: the process of a server that was killed may still write into the one before.
  const folder = path.join(dataFolder, `database-${randomUUID()}.unfinished`)
  try {
    await runTask(task, createDatabaseContract, { folder })
    // An empty folder is none; not every system puts another in its place.
    if (existsSync(database)) rmdirSync(database)
    renameSync(folder, database)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    if (!isThere(database)) throw error
  }
}

/** Removes what was left by processes that were killed. The caller has the lock of the folder, and its database is made. */
export function removeUnfinished(dataFolder: string): void {
  for (const name of readdirSync(dataFolder).filter((each) => unfinished.test(each))) {
    try {
      rmSync(path.join(dataFolder, name), { recursive: true, force: true })
    } catch {
      // A process that outlived its server by a moment still writes there; the next start removes it.
    }
  }
}

/** What has something in it is left to PGlite, which says what is wrong with it. */
function isThere(database: string): boolean {
  return existsSync(database) && readdirSync(database).length > 0
}
