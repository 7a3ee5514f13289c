import type { AppContext } from '../app-context.ts'
import { purgeGuests } from '../services/account/purge-guests.ts'
import { sweepDrawings } from '../services/assets/sweep-drawings.ts'
import { purgeDeleted } from '../services/creations/creations.ts'
import { releaseOrphans } from '../services/credits/ledger.ts'
import type { DueLine } from '../services/due/clock.ts'
import { reconcileOperations } from '../services/outside/reconcile.ts'
import type { FilmingOptions } from '../services/stages/film/film-scenes.ts'
import { filmShotKind } from '../services/stages/film/shot-kind.ts'
import { limitCaches } from '../services/system/limit-caches.ts'
import { sweepFiles } from '../services/system/sweep-files.ts'
import { purgeProjects } from '../store/projects.ts'
import { forgetVendorTexts } from '../store/vendor-text-counts.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const ago = (ms: number): Date => new Date(Date.now() - ms)

interface UpkeepContext extends Pick<AppContext, 'store' | 'storage' | 'config' | 'logger' | 'createId'> {
  filming: Pick<FilmingOptions, 'engines'>
}

/** What every process that works on jobs tidies up. A room adds a line; each may run in several processes at once. */
export function listUpkeep(context: UpkeepContext): DueLine[] {
  const { store, storage, config, logger, createId, filming } = context
  const { db } = store
  const { dataFolder } = config
  const outsideKinds = [filmShotKind(filming.engines)]
  return [
    {
      name: 'operations that their jobs have left',
      everyMs: 10 * second,
      run: () => reconcileOperations(db, outsideKinds),
    },
    {
      name: 'reservations that no job holds',
      everyMs: minute,
      async run() {
        // A younger one may belong to a call that is still on its way.
        const released = await releaseOrphans(db, { before: ago(minute), createId })
        if (released > 0) logger.warn({ released }, 'released reservations that no job held')
      },
    },
    // A deletion can be undone for a day.
    {
      name: 'deleted creations',
      everyMs: minute,
      run: () => purgeDeleted({ db, storage }, ago(day)),
    },
    { name: 'deleted projects', everyMs: minute, run: () => purgeProjects(db, ago(day)) },
    { name: 'counts of vendors’ texts', everyMs: minute, run: () => forgetVendorTexts(db) },
    {
      name: 'caches',
      everyMs: 5 * minute,
      run: () => limitCaches({ store, config }),
    },
    {
      name: 'guests',
      everyMs: 5 * minute,
      // The life of a session and of the cookie that resumes a guest: nobody can come back to it later.
      run: () => purgeGuests({ db, storage }, ago(30 * day)),
    },
    {
      name: 'files that no row knows',
      everyMs: hour,
      async run() {
        const removed = await sweepFiles({ db, storage, dataFolder, nowMs: Date.now() })
        if (removed > 0) logger.warn({ removed }, 'removed files that no row knows')
      },
    },
    {
      name: 'drawings',
      everyMs: hour,
      // A page that still needs what it drew asks for it within seconds.
      run: () => sweepDrawings({ db, storage }, ago(7 * day)),
    },
  ]
}
