import { rename, rm, writeFile } from 'node:fs/promises'
import { describeDiskFailure } from './disk-failure.ts'

let writes = 0

/**
 * Writes a file that appears under its name only when it is whole, and leaves nothing behind when it can't.
 * Throws AppError `disk_full` or `output_unwritable`.
 */
export async function writeWholeFile(file: string, content: string | Uint8Array): Promise<void> {
  // Of this call alone: two may write the same file at the same time.
  const partial = namePartialFile(`${file}.${++writes}`)
  try {
    await writeFile(partial, content)
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {})
    throw describeDiskFailure(error, file)
  }
}

/** Where this process writes a file until it is whole; another process making the same file has its own. */
export function namePartialFile(file: string): string {
  return `${file}.${process.pid}.partial`
}
