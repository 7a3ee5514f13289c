// A child process creates the built-in database of a new installation, because that takes a second database in memory
// and two copies of the first: about 400 MB that the server would otherwise keep.

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
 * Creates the database of a data folder that has none. It is built in a folder beside its final place and renamed when
 * complete, so a process killed meanwhile leaves nothing that looks like a database; of two processes that create one
 * at the same time, the first wins. Needs no lock, and may begin before the rest of the server is loaded. Throws
 * AppError `disk_full`, or `internal` with the reason.
 */
export async function ensureDatabase(dataFolder: string): Promise<void> {
  const database = databaseFolder(dataFolder)
  if (isThere(database)) return
  // A new name each time, because the child process of a killed server may still write to the previous folder.
  const folder = path.join(dataFolder, `database-${randomUUID()}.unfinished`)
  try {
    await runTask(task, createDatabaseContract, { folder })
    // Not every system can rename over an empty folder.
    if (existsSync(database)) rmdirSync(database)
    renameSync(folder, database)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    if (!isThere(database)) throw error
  }
}

/**
 * Removes unfinished databases of killed processes. The caller holds the folder's lock, and the folder's database
 * exists.
 */
export function removeUnfinished(dataFolder: string): void {
  for (const name of readdirSync(dataFolder).filter((each) => unfinished.test(each))) {
    try {
      rmSync(path.join(dataFolder, name), { recursive: true, force: true })
    } catch {
      // A process that briefly outlived its server may still write there; the next start removes the folder.
    }
  }
}

/** A folder with any content counts as a database: if it is damaged, PGlite says how. */
function isThere(database: string): boolean {
  return existsSync(database) && readdirSync(database).length > 0
}
