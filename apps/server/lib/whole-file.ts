import { rename, rm, stat, writeFile } from 'node:fs/promises'
import { AppError } from '@vivify/contract/errors'
import { describeDiskFailure } from './disk-failure.ts'

let writes = 0

/**
 * Writes a file that appears under its name only when it is whole, and leaves nothing behind when it can't.
 * Throws AppError `disk_full` or `output_unwritable`.
 */
export async function writeWholeFile(file: string, content: string | Uint8Array): Promise<void> {
  // Of this call alone: two may write the same file at the same time.
  const partial = nameOwnPartial(`${file}.${++writes}`)
  try {
    await writeFile(partial, content)
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {})
    throw describeDiskFailure(error, file)
  }
}

/** Where this process writes a file until it is whole; another process making the same file has its own. */
export function nameOwnPartial(file: string): string {
  return `${file}.${process.pid}.partial`
}

/** Where a file is written until it is whole by the one process that makes it. */
export function namePartial(file: string): string {
  return `${file}.partial`
}

/**
 * Fails before long work, not after it, when its output can't be written. Throws AppError `disk_full` or
 * `output_unwritable`.
 */
export async function requireWritable(outputPath: string): Promise<void> {
  const probe = namePartial(outputPath)
  const found = await stat(outputPath).catch(() => null)
  if (found?.isDirectory()) {
    throw new AppError('output_unwritable', `${outputPath} is a folder. Name a file for the video.`)
  }
  try {
    await writeFile(probe, '')
    await rm(probe, { force: true })
  } catch (error) {
    throw describeDiskFailure(error, outputPath)
  }
}
