// Removes files without an owner, left by a process that was killed or by a database that was unavailable at the wrong
// time.

import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { inArray } from '../../store/sql.ts'
import type { Storage } from '../../providers/storage/port.ts'
import type { Database } from '../../store/database.ts'
import { listExportKeys } from '../../store/data-exports.ts'
import { assets, jobs } from '../../store/schema.ts'

export interface SweepOptions {
  db: Database
  storage: Storage
  dataFolder: string
  nowMs: number
}

/** Writing a file never takes longer than this, so an older unfinished file was abandoned. */
const partialAgeMs = 3_600_000
/** Paid pictures of a waiting job have no row yet. No job waits for a day. */
const unownedAgeMs = 24 * 3_600_000
const batch = 500

/**
 * Removes stored files without a row, half-written files, and leftovers of dead attempts in `work/`. Returns the number
 * of removed files.
 */
export async function sweepFiles(options: SweepOptions): Promise<number> {
  const { db, storage, nowMs } = options
  const halves = await storage.removeUnfinished(nowMs - partialAgeMs)
  let strays = 0
  let old: string[] = []
  const removeStrays = async (): Promise<void> => {
    const rows = await db
      .select({ key: assets.storageKey })
      .from(assets)
      .where(inArray(assets.storageKey, old))
    const owned = new Set([...rows.map(({ key }) => key), ...(await listExportKeys(db, old))])
    const unowned = old.filter((key) => !owned.has(key))
    for (const key of unowned) await storage.remove(key)
    strays += unowned.length
    old = []
  }
  for await (const { key, writtenMs } of storage.list()) {
    if (nowMs - writtenMs > unownedAgeMs && old.push(key) === batch) await removeStrays()
  }
  if (old.length > 0) await removeStrays()
  return halves + strays + (await sweepWork(options, partialAgeMs))
}

/**
 * Removes what a killed process left in `work/`: all of it for a process that uses the data folder alone, before any job
 * runs; beside others, only the folders of ended jobs. Returns the number of removed files.
 */
export function sweepLeftWork({
  isAlone,
  ...options
}: Omit<SweepOptions, 'storage' | 'nowMs'> & { isAlone: boolean }): Promise<number> {
  return sweepWork(
    { ...options, nowMs: Date.now() },
    isAlone ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  )
}

/**
 * Removes the folders of ended jobs, and of what is older than `minAgeMs`, folders of unknown jobs and files of tools
 * that died.
 */
async function sweepWork(
  { db, dataFolder, nowMs }: Omit<SweepOptions, 'storage'>,
  minAgeMs: number,
): Promise<number> {
  const work = path.join(dataFolder, 'work')
  const names = await readdir(work).catch(() => [])
  if (names.length === 0) return 0
  const rows = await db.select({ id: jobs.id, status: jobs.status }).from(jobs).where(inArray(jobs.id, names))
  const states = new Map(rows.map(({ id, status }) => [id, status]))
  let removed = 0
  for (const name of names) {
    const status = states.get(name)
    if (status === 'queued' || status === 'running') continue
    const found = status ? null : await stat(path.join(work, name)).catch(() => null)
    if (!status && !(found && nowMs - found.mtimeMs > minAgeMs)) continue
    await rm(path.join(work, name), { recursive: true, force: true })
    removed++
  }
  return removed
}
