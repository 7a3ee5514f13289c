import type { AppContext } from '../context.ts'
import { purgeGuests } from '../services/account/purge-guests.ts'
import { sweepDrawings } from '../services/assets/sweep-drawings.ts'
import path from 'node:path'
import { pruneCaches } from '../lib/content-cache.ts'
import { sweepFiles } from '../services/system/sweep-files.ts'
import { findOldestStart } from '../store/jobs.ts'
import { purgeProjects } from '../store/projects.ts'
import { purgeDeleted } from '../services/creations/creations.ts'
import { releaseOrphans } from '../services/credits/ledger.ts'
import { forgetVendorTexts } from '../store/vendor-text-counts.ts'

const upkeepMs = 60_000
/** A reservation without a job may belong to a call that is still on its way. */
const orphanAgeMs = 60_000
/** A deletion can be undone for a day. */
const undoMs = 86_400_000
/** Reads all that a workspace keeps: not every time. */
const drawingSweepMs = 3_600_000
/** A page that still needs what it drew asks for it within seconds. */
const drawingAgeMs = 7 * 86_400_000

/** The life of a session and of the cookie that resumes a guest: nobody can come back to it later. */
const guestMs = 30 * 86_400_000

const pruneMs = 300_000
/** A preview may still need what it has just found. */
const previewMs = 600_000

/** Tidies up once a minute. Returns the function that stops it. */
export function startUpkeep(context: AppContext): () => void {
  let sweptAt = Number.NEGATIVE_INFINITY
  let prunedAt = Number.NEGATIVE_INFINITY
  const tidy = async (): Promise<void> => {
    const before = new Date(Date.now() - orphanAgeMs)
    const released = await releaseOrphans(context.store.db, { before, createId: context.createId })
    const deletedBefore = new Date(Date.now() - undoMs)
    await purgeDeleted({ db: context.store.db, storage: context.storage }, deletedBefore)
    await purgeProjects(context.store.db, deletedBefore)
    if (Date.now() - sweptAt >= drawingSweepMs) {
      sweptAt = Date.now()
      await removeStrays(context)
      await sweepDrawings(
        { db: context.store.db, storage: context.storage },
        new Date(sweptAt - drawingAgeMs),
      )
    }
    await forgetVendorTexts(context.store.db)
    if (Date.now() - prunedAt >= pruneMs) {
      prunedAt = Date.now()
      await limitCaches(context)
      await purgeGuests({ db: context.store.db, storage: context.storage }, new Date(prunedAt - guestMs))
    }
    if (released > 0) context.logger.warn({ released }, 'released reservations that no job held')
  }
  const timer = setInterval(
    () => void tidy().catch((error: unknown) => context.logger.error(error)),
    upkeepMs,
  )
  return () => clearInterval(timer)
}

async function removeStrays({ store, storage, config, logger }: AppContext): Promise<void> {
  const { dataFolder } = config
  const removed = await sweepFiles({ db: store.db, storage, dataFolder, nowMs: Date.now() })
  if (removed > 0) logger.warn({ removed }, 'removed files that no row knows')
}

/** Cuts what is kept for later to its size; a job at work finds again what it has found. */
export async function limitCaches({ store, config }: Pick<AppContext, 'store' | 'config'>): Promise<void> {
  const { dataFolder, maxCacheBytes } = config
  const oldestStart = await findOldestStart(store.db)
  const keepSinceMs = Math.min(Date.now() - previewMs, oldestStart?.getTime() ?? Number.POSITIVE_INFINITY)
  const folders = [path.join(dataFolder, 'cache'), path.join(dataFolder, 'segments')]
  await pruneCaches(folders, maxCacheBytes, keepSinceMs)
}
