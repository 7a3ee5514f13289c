import type { AppContext } from '../context.ts'
import { sweepDrawings } from '../services/assets/sweep-drawings.ts'
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

/** Tidies up once a minute. Returns the function that stops it. */
export function startUpkeep(context: AppContext): () => void {
  let sweptAt = Number.NEGATIVE_INFINITY
  const tidy = async (): Promise<void> => {
    const before = new Date(Date.now() - orphanAgeMs)
    const released = await releaseOrphans(context.store.db, { before, createId: context.createId })
    await purgeDeleted({ db: context.store.db, storage: context.storage }, new Date(Date.now() - undoMs))
    if (Date.now() - sweptAt >= drawingSweepMs) {
      sweptAt = Date.now()
      await sweepDrawings(
        { db: context.store.db, storage: context.storage },
        new Date(sweptAt - drawingAgeMs),
      )
    }
    await forgetVendorTexts(context.store.db)
    if (released > 0) context.logger.warn({ released }, 'released reservations that no job held')
  }
  const timer = setInterval(
    () => void tidy().catch((error: unknown) => context.logger.error(error)),
    upkeepMs,
  )
  return () => clearInterval(timer)
}
