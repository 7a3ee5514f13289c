// Stores finished parts of videos under names derived from what they show. A part is written under a temporary name and
// renamed when complete, so a file with a final name is whole, even if a process was killed.

import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@vivify/contract/errors'
import { describeEncodeFailure } from '../encoder/errors.ts'

export interface SegmentStoreOptions {
  /** Created when missing. */
  folder: string
  /** `prune` cuts the store to this size; the least recently used parts go first. */
  maxBytes: number
}

export interface SegmentStore {
  /** The path of a complete part, or null. Marks the part as used now. */
  find(name: string): Promise<string | null>
  /** A fresh path for writing a part. No other caller gets it. */
  reserve(name: string): string
  /** Makes a finished part available under its name and returns its path. */
  keep(name: string, temporaryPath: string): Promise<string>
  /** Removes an unwanted part. Never rejects. */
  drop(temporaryPath: string): Promise<void>
  /**
   * Removes leftovers of dead processes. If the store exceeds `maxBytes`, also removes the least recently used parts
   * that are not in `inUse`.
   */
  prune(inUse: ReadonlySet<string>): Promise<void>
}

const partSuffix = '.mp4'
const temporaryMark = '.partial-'
/** A temporary file unchanged for this long belongs to a process that died. */
const abandonedAfterMs = 60 * 60 * 1000

/** Opens the store. Throws AppError `output_unwritable` or `disk_full` when its folder can't be created. */
export async function openSegmentStore({ folder, maxBytes }: SegmentStoreOptions): Promise<SegmentStore> {
  await mkdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw describeStoreFailure(cause, folder)
  })
  let reservedCount = 0
  return {
    async find(name) {
      const path = join(folder, name + partSuffix)
      const now = new Date()
      return utimes(path, now, now).then(
        () => path,
        () => null,
      )
    },
    reserve: (name) => join(folder, `${name}${temporaryMark}${process.pid}-${reservedCount++}`),
    async keep(name, temporaryPath) {
      const path = join(folder, name + partSuffix)
      await rename(temporaryPath, path).catch((cause: unknown) => {
        throw describeStoreFailure(cause, folder)
      })
      return path
    },
    drop: (temporaryPath) => rm(temporaryPath, { force: true }).catch(() => {}),
    prune: (inUse) => pruneFolder(folder, maxBytes, inUse),
  }
}

/** Removes half-written files of a process that has ended. Never rejects. */
export async function removePartsOf(folder: string, processId: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const left = names.filter((name) => name.includes(`${temporaryMark}${processId}-`))
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true }).catch(() => {})))
}

/** The store's name for a part, from what it shows, its shape and its encoder. */
export function nameSegment(...identity: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 40)
}

async function pruneFolder(folder: string, maxBytes: number, inUse: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const found = await stat(path).catch(() => null)
      return { path, name, bytes: found?.size ?? 0, usedAtMs: found?.mtimeMs ?? 0 }
    }),
  )
  const nowMs = Math.max(0, ...files.map((file) => file.usedAtMs))
  let totalBytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const oldestFirst = files.toSorted((a, b) => a.usedAtMs - b.usedAtMs)
  for (const file of oldestFirst) {
    const isPart = file.name.endsWith(partSuffix)
    const isAbandoned = file.name.includes(temporaryMark) && nowMs - file.usedAtMs > abandonedAfterMs
    const isExcess = isPart && totalBytes > maxBytes && !inUse.has(file.name.slice(0, -partSuffix.length))
    if (!isAbandoned && !isExcess) continue
    await rm(file.path, { force: true }).catch(() => {})
    totalBytes -= file.bytes
  }
}

function describeStoreFailure(cause: unknown, folder: string): AppError {
  const fallback = new AppError('render_failed', 'A finished part of the video could not be kept. Try again.')
  return describeEncodeFailure(String(cause), { fallback, cause, path: folder })
}
