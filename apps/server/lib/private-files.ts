// Everything we store is private to its owner: the data folder and every file we create in it. Output that a command
// writes where a person asked for it gets that person's usual permissions.

import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describeDiskFailure } from './disk-failure.ts'

const privateFolder = 0o700
const privateFile = 0o600
/** Permission bits of everybody but the owner. */
const others = 0o077

/** The person's own umask; null until `keepFilesPrivate` replaces it. */
let ownMask: number | null = null

/** From now on, this process and its children create files that only their owner can read. */
export function keepFilesPrivate(): void {
  ownMask ??= process.umask(others)
}

/** Gives files and folders that a person asked for the permissions of the person's own umask. */
export function shareWithPerson(...files: readonly string[]): void {
  if (ownMask === null) return
  for (const file of files) {
    try {
      chmodSync(file, (lstatSync(file).isDirectory() ? 0o777 : 0o666) & ~ownMask)
    } catch {
      // Some file systems have no permissions; the file is complete anyway.
    }
  }
}

/**
 * Creates the data folder; if others could enter an existing one, closes it and everything in it. Throws AppError when
 * the folder can't be written.
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
 * Closes every file of a folder. @NOTE PGlite sets the mode of its thousand files to 0666 itself, ignoring the
 * process's umask, so they are closed at every start.
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
