import { opendir, lstat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { DiskPart, DiskReport } from '@vivify/contract/routes/system'

/** A folder with very many files is measured in part, so that nobody waits for it. */
const longestMs = 5000
const statsAtOnce = 32

/** What stands in a data folder. Everything else counts as `other`. */
const parts = ['database', 'storage', 'cache', 'segments', 'footage', 'work'] as const

interface Size {
  bytes: number
  files: number
  isWhole: boolean
}

export interface DiskOptions {
  dataFolder: string
  /** People's files, inside or outside of the data folder. */
  storageFolder: string
  /** The size of a database that is not in the data folder; null for the built-in one. */
  databaseBytes: number | null
  longestMs?: number
}

/** The size of the data folder by part, and what is free where it stands. */
export async function measureDisk(options: DiskOptions): Promise<DiskReport> {
  const { dataFolder, storageFolder, databaseBytes } = options
  const untilMs = performance.now() + (options.longestMs ?? longestMs)
  const sizes: DiskReport['parts'] = []
  for (const part of parts) {
    const folder = part === 'storage' ? storageFolder : path.join(dataFolder, part)
    const size = await measureFolder([folder], { untilMs, skipped: new Set() })
    sizes.push({ part, ...size })
  }
  if (databaseBytes !== null) Object.assign(sizes[0]!, { bytes: databaseBytes, files: 0, isWhole: true })
  const skipped = new Set([storageFolder, ...parts.map((part) => path.join(dataFolder, part))])
  sizes.push({ part: 'other' as DiskPart, ...(await measureFolder([dataFolder], { untilMs, skipped })) })
  const { bavail, bsize, blocks } = await statfs(dataFolder)
  return { parts: sizes, freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

/** Links are not followed. Files that go away meanwhile count nothing. */
async function measureFolder(
  folders: string[],
  { untilMs, skipped }: { untilMs: number; skipped: ReadonlySet<string> },
): Promise<Size> {
  const size: Size = { bytes: 0, files: 0, isWhole: true }
  let batch: string[] = []
  const addBatch = async (): Promise<void> => {
    const found = await Promise.all(batch.map((file) => lstat(file).catch(() => null)))
    for (const facts of found) if (facts) size.bytes += facts.size
    size.files += found.filter((facts) => facts !== null).length
    batch = []
  }
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = await opendir(folder).catch(() => null)
    if (entries === null) continue
    try {
      for await (const entry of entries) {
        const file = path.join(folder, entry.name)
        if (entry.isDirectory() && !skipped.has(file)) folders.push(file)
        if (entry.isFile() && batch.push(file) === statsAtOnce) await addBatch()
        if (performance.now() > untilMs) return { ...size, isWhole: false }
      }
    } catch {
      // The folder went away while it was read.
    }
  }
  await addBatch()
  return size
}
