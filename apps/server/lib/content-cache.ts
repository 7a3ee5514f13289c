// Results kept by the hash of what they were made from. A file appears under its name only when it is whole.

import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describeDiskFailure } from './disk-failure.ts'

export interface ContentCache {
  /** The path under which `name` is or will be kept. */
  pathOf(name: string): string
  /** The bytes kept under `name`, or null. */
  read(name: string): Promise<Buffer | null>
  has(name: string): Promise<boolean>
  /** Keeps bytes under `name` and returns the path. Throws AppError `disk_full` or `output_unwritable`. */
  write(name: string, bytes: Uint8Array | string): Promise<string>
}

/** Opens (and makes) a cache folder. Throws AppError `output_unwritable` when it can't be written. */
export async function openContentCache(folder: string): Promise<ContentCache> {
  try {
    await mkdir(folder, { recursive: true })
  } catch (error) {
    throw describeDiskFailure(error, folder)
  }
  const pathOf = (name: string): string => path.join(folder, name)
  return {
    pathOf,
    async read(name) {
      try {
        return await readFile(pathOf(name))
      } catch {
        return null
      }
    },
    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    async write(name, bytes) {
      const temporary = pathOf(`${name}.${randomUUID()}.partial`)
      try {
        await writeFile(temporary, bytes)
        await rename(temporary, pathOf(name))
      } catch (error) {
        await rm(temporary, { force: true })
        throw describeDiskFailure(error, folder)
      }
      return pathOf(name)
    },
  }
}

/** A name from everything that a result depends on: SHA-256 of its JSON, in hex. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
