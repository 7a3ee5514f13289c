import { rename, rm, stat, writeFile } from 'node:fs/promises'
import { AppError } from '@vivify/contract/errors'
import { describeDiskFailure } from './disk-failure.ts'

let writes = 0

/**
 * Writes a file that appears under its name only when it is complete, and leaves nothing behind on failure. Throws
 * AppError `disk_full` or `output_unwritable`.
 */
export async function writeWholeFile(file: string, content: string | Uint8Array): Promise<void> {
  // A name for this call only, because two calls may write the same file at the same time.
  const partial = nameOwnPartial(`${file}.${++writes}`)
  try {
    await writeFile(partial, content)
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {})
    throw describeDiskFailure(error, file)
  }
}

/** The temporary path for a file until it is complete. Each process has its own, so two may write the same file. */
export function nameOwnPartial(file: string): string {
  return `${file}.${process.pid}.partial`
}

/** The temporary path for a file until it is complete, when only one process writes it. */
export function namePartial(file: string): string {
  return `${file}.partial`
}

/**
 * Checks that the output can be written before long work begins, not after it. Throws AppError `disk_full` or
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
