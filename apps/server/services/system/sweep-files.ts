// Files that nothing knows: left by a process that was killed, or by a database that was away at the wrong moment.

import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../store/database.ts'
import { assets, jobs } from '../../store/schema.ts'

export interface SweepOptions {
  db: Database
  dataFolder: string
  nowMs: number
}

/** What is half written is written within this time, or not at all. */
const partialAgeMs = 3_600_000
/** Paid pictures of a job that waits again have no row yet; a day is longer than any line. */
const unownedAgeMs = 24 * 3_600_000
const batch = 500

/** Removes stored files without a row, half-written ones, and what dead attempts left in `work/`. Returns how many. */
export async function sweepFiles({ db, dataFolder, nowMs }: SweepOptions): Promise<number> {
  const storage = path.join(dataFolder, 'storage')
  const stored = await listFiles(storage)
  const isOlder = ({ writtenMs }: FoundFile, ageMs: number): boolean => nowMs - writtenMs > ageMs
  const isPartial = ({ file }: FoundFile): boolean => file.endsWith('.partial')
  const halves = stored.filter((found) => isPartial(found) && isOlder(found, partialAgeMs))
  const candidates = stored.filter((found) => !isPartial(found) && isOlder(found, unownedAgeMs))
  const keyOf = ({ file }: FoundFile): string => path.relative(storage, file).split(path.sep).join('/')
  const strays: FoundFile[] = []
  for (let first = 0; first < candidates.length; first += batch) {
    const some = candidates.slice(first, first + batch)
    const rows = await db
      .select({ key: assets.storageKey })
      .from(assets)
      .where(inArray(assets.storageKey, some.map(keyOf)))
    const owned = new Set(rows.map(({ key }) => key))
    strays.push(...some.filter((found) => !owned.has(keyOf(found))))
  }
  for (const { file } of [...halves, ...strays]) await rm(file, { force: true })
  return halves.length + strays.length + (await sweepWork({ db, dataFolder, nowMs }, partialAgeMs))
}

/**
 * Removes what a process that was killed left in `work/`, however young it is. For the start of a process that has the
 * data folder to itself: nothing in it is at work yet. Returns how many.
 */
export function sweepLeftWork(options: Pick<SweepOptions, 'db' | 'dataFolder'>): Promise<number> {
  return sweepWork({ ...options, nowMs: Number.POSITIVE_INFINITY }, 0)
}

/** Folders of jobs that neither wait nor run, and files of tools that died. */
async function sweepWork({ db, dataFolder, nowMs }: SweepOptions, minAgeMs: number): Promise<number> {
  const work = path.join(dataFolder, 'work')
  const names = await readdir(work).catch(() => [])
  const old: string[] = []
  for (const name of names) {
    const found = await stat(path.join(work, name)).catch(() => null)
    if (found && nowMs - found.mtimeMs > minAgeMs) old.push(name)
  }
  if (old.length === 0) return 0
  const rows = await db.select({ id: jobs.id, status: jobs.status }).from(jobs).where(inArray(jobs.id, old))
  const active = new Set(
    rows.filter(({ status }) => status === 'queued' || status === 'running').map(({ id }) => id),
  )
  const left = old.filter((name) => !active.has(name))
  for (const name of left) await rm(path.join(work, name), { recursive: true, force: true })
  return left.length
}

interface FoundFile {
  file: string
  writtenMs: number
}

async function listFiles(folder: string): Promise<FoundFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const found: FoundFile[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const facts = await stat(file).catch(() => null)
    if (facts) found.push({ file, writtenMs: facts.mtimeMs })
  }
  return found
}
