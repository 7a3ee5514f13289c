// Results stored by the hash of their inputs. A file appears under its name only when it is complete.

import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { describeDiskFailure } from './disk-failure.ts'

export interface ContentCache {
  /** The path of the file for `name`, whether or not the file exists yet. */
  pathOf(name: string): string
  /** The bytes stored under `name`, or null. */
  read(name: string): Promise<Buffer | null>
  has(name: string): Promise<boolean>
}

/** Opens a cache folder, and creates it if needed. Throws AppError `output_unwritable` when it can't be written. */
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
        await markUsed(pathOf(name))
        return await readFile(pathOf(name))
      } catch {
        return null
      }
    },
    has: (name) =>
      access(pathOf(name)).then(
        async () => {
          await markUsed(pathOf(name))
          return true
        },
        () => false,
      ),
  }
}

async function markUsed(file: string): Promise<void> {
  const now = new Date()
  await utimes(file, now, now).catch(() => {})
}

/** Limit for the caches of speech, pictures, music and mixes together. */
export const maxCacheBytes = 2_000_000_000

/** A partial file that hasn't changed for this long is no longer being written. */
const abandonedAfterMs = 60 * 60 * 1000

/**
 * Cuts cache folders, including subfolders, to a common size. The least recently used files go first; files used at or
 * after `keepUsedSinceMs` stay (default: no file is protected). Also removes half-written files that a killed process
 * left behind. Never rejects, because an over-full cache is no reason to fail.
 */
export async function pruneCaches(
  folders: string | readonly string[],
  maxBytes: number,
  keepUsedSinceMs = Number.POSITIVE_INFINITY,
): Promise<void> {
  const files = await Promise.all([folders].flat().map(listFiles))
  const oldestFirst = files.flat().sort((a, b) => a.usedAtMs - b.usedAtMs)
  const newestMs = oldestFirst.at(-1)?.usedAtMs ?? 0
  let total = oldestFirst.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { file, bytes, usedAtMs } of oldestFirst) {
    const isLeftover = leftoverPattern.test(file) && newestMs - usedAtMs > abandonedAfterMs
    const isKept = total <= maxBytes || usedAtMs >= keepUsedSinceMs
    if (!isLeftover && isKept) continue
    await rm(file, { force: true }).catch(() => {})
    total -= bytes
  }
}

const leftoverPattern = /\.partial$|\.partial-[\w-]*$|plan-[^/\\]*\.json$/

async function listFiles(folder: string): Promise<{ file: string; bytes: number; usedAtMs: number }[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      const facts = await stat(file).catch(() => null)
      return facts?.isFile() ? [{ file, bytes: facts.size, usedAtMs: facts.mtimeMs }] : []
    }),
  )
  return found.flat()
}

/** The id of one part of a job's output. Every run of the job gives the part the same id. */
export function deriveId(jobId: string, role: string): string {
  return contentHash([jobId, role]).slice(0, 32)
}

/** A name made from everything that a result depends on: SHA-256 of its JSON, in hex. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
