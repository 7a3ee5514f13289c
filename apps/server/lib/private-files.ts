// What we keep is for its owner alone: the data folder, and every file that we make in it. What a command writes where a
// person asked for it is the person's, with the permissions that their other files have.

import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describeDiskFailure } from './disk-failure.ts'

const privateFolder = 0o700
const privateFile = 0o600
/** What people other than the owner may do. */
const others = 0o077

/** The person's own mask; null as long as files are made with it. */
let ownMask: number | null = null

/** From now on this process and those that it starts make files for their owner alone. */
export function keepFilesPrivate(): void {
  ownMask ??= process.umask(others)
}

/** Gives files, and folders, that a person asked for the permissions that they would have had. */
export function shareWithPerson(...files: readonly string[]): void {
  if (ownMask === null) return
  for (const file of files) {
    try {
      chmodSync(file, (lstatSync(file).isDirectory() ? 0o777 : 0o666) & ~ownMask)
    } catch {
      // Some file systems know no permissions; the file is there and whole.
    }
  }
}

/**
 * Makes the data folder, or closes one that others could enter, with everything in it. Throws AppError when nothing can
 * be written there.
 */
export function closeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: privateFolder })
  } catch (error) {
    throw describeDiskFailure(error, folder)
  }
  if (process.platform === 'win32' || (lstatSync(folder).mode & others) === 0) return
  close(folder, privateFolder)
  closeFolder(folder)
}

/**
 * Closes every file of a folder. @NOTE PGlite gives each of its thousand files the mode 0666 itself, whatever the mask
 * of the process is: those are closed at every start.
 */
export function closeFolder(folder: string): void {
  if (process.platform === 'win32') return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      close(file, privateFolder)
      closeFolder(file)
    } else if (entry.isFile() && (lstatSync(file).mode & others) !== 0) close(file, privateFile)
  }
}

/** A mounted folder may belong to somebody else, who decides who sees it. */
function close(file: string, mode: number): void {
  try {
    chmodSync(file, mode)
  } catch (error) {
    const isTheirs = error instanceof Error && 'code' in error && error.code === 'EPERM'
    if (!isTheirs) throw error
  }
}
