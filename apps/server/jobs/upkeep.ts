import { limits } from '@vivify/contract/plans'
import type { AppContext } from '../app-context.ts'
import { purgeGuests } from '../services/account/purge-guests.ts'
import { sweepDrawings } from '../services/assets/sweep-drawings.ts'
import { purgeDeleted } from '../services/creations/creations.ts'
import { releaseOrphans } from '../services/credits/ledger.ts'
import { expireCredits } from '../services/credits/take-back.ts'
import { proveLedgerWhenDue } from '../services/credits/prove.ts'
import type { DueLine } from '../services/due/clock.ts'
import type { OutsideKind } from '../services/outside/operations.ts'
import { reconcileOperations } from '../services/outside/reconcile.ts'
import type { FilmingOptions } from '../services/stages/film/film-scenes.ts'
import { filmShotKind } from '../services/stages/film/shot-kind.ts'
import { createMediaPreparer, type PreparerOptions } from '../services/posts/prepare-media.ts'
import { repeatPosts } from '../services/posts/repeat-posts.ts'
import { limitCaches } from '../services/system/limit-caches.ts'
import { sweepFiles } from '../services/system/sweep-files.ts'
import { purgeSites } from '../store/article-sites.ts'
import { purgeArticles } from '../store/articles.ts'
import { purgeKits } from '../store/kits.ts'
import { purgePersonas } from '../store/personas.ts'
import { purgePosts } from '../store/posts.ts'
import { purgeProjects } from '../store/projects.ts'
import { forgetProofs } from '../store/credit-proofs.ts'
import { forgetCheckouts, forgetEvents } from '../store/payments.ts'
import { forgetTries } from '../store/licences.ts'
import { forgetLoggedErrors } from '../store/logged-errors.ts'
import { forgetRateCounts } from '../store/rate-counts.ts'
import { forgetVendorTexts } from '../store/vendor-text-counts.ts'
import { forgetDeliveries } from '../store/webhook-deliveries.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const ago = (ms: number): Date => new Date(Date.now() - ms)

interface UpkeepContext extends Pick<
  AppContext,
  'store' | 'storage' | 'config' | 'logger' | 'createId' | 'stopping'
> {
  services: Pick<
    AppContext['services'],
    | 'analytics'
    | 'connections'
    | 'dataExports'
    | 'payments'
    | 'posts'
    | 'removal'
    | 'sales'
    | 'vendors'
    | 'webhooks'
  >
  filming: Pick<FilmingOptions, 'engines'>
  publishing: Pick<PreparerOptions, 'openMedia'>
}

/**
 * The upkeep of every process that works on jobs. A feature adds its line here. Several processes may run a line at
 * once.
 */
export function listUpkeep(context: UpkeepContext): DueLine[] {
  const { store, storage, config, logger, services } = context
  const { db } = store
  const { dataFolder } = config
  return [
    {
      name: 'operations that their jobs have left',
      everyMs: 10 * second,
      run: () => reconcileOperations(db, listOutsideKinds(context)),
    },
    ...listCreditLines(context),
    // People can undo a deletion for a day.
    {
      name: 'deleted creations',
      everyMs: minute,
      run: () => purgeDeleted({ db, storage }, ago(day)),
    },
    { name: 'deleted articles', everyMs: minute, run: () => purgeArticles(db, ago(day)) },
    { name: 'disconnected sites', everyMs: hour, run: () => purgeSites(db, ago(day)) },
    { name: 'deleted kits', everyMs: minute, run: () => purgeKits(db, ago(day)) },
    { name: 'deleted personas', everyMs: minute, run: () => purgePersonas(db, ago(day)) },
    { name: 'deleted projects', everyMs: minute, run: () => purgeProjects(db, ago(day)) },
    ...listPostLines(context),
    {
      name: 'tries of license keys',
      everyMs: 5 * minute,
      run: () => forgetTries(db, ago(limits.licenceTriesMinutes * minute)),
    },
    { name: 'messages to sales', everyMs: 10 * second, run: () => services.sales.mail() },
    { name: 'counts of vendors’ texts', everyMs: minute, run: () => forgetVendorTexts(db) },
    { name: 'logged errors', everyMs: hour, run: () => forgetLoggedErrors(db, ago(2 * day)) },
    { name: 'counts of calls', everyMs: 5 * minute, run: () => forgetRateCounts(db, ago(hour)) },
    { name: 'log-ins at platforms', everyMs: 5 * minute, run: () => services.connections.tidyUp() },
    // Each account once a day; one that failed is tried again.
    { name: 'measured values', everyMs: hour, run: () => services.analytics.measureDue() },
    {
      name: 'caches',
      everyMs: 5 * minute,
      run: () => limitCaches({ store, config }),
    },
    {
      name: 'guests',
      everyMs: 5 * minute,
      // Sessions and the cookie that resumes a guest last this long, so nobody can return to the guest later.
      run: () => purgeGuests({ db, storage }, ago(30 * day)),
    },
    ...listAccountLines(context),
    ...listWebhookLines(context),
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
      // A page that still needs a drawing asks for it within seconds.
      run: () => sweepDrawings({ db, storage }, ago(7 * day)),
    },
  ]
}

function listCreditLines({ store, logger, createId, stopping, services }: UpkeepContext): DueLine[] {
  const { db } = store
  return [
    {
      name: 'reservations that no job holds',
      everyMs: minute,
      async run() {
        // A reservation younger than this may belong to a request that is still in progress.
        const released = await releaseOrphans(db, { before: ago(minute), createId })
        if (released > 0) logger.warn({ released }, 'released reservations that no job held')
      },
    },
    {
      name: 'credits whose time has come',
      everyMs: minute,
      run: () => expireCredits(db, { now: new Date(), createId }),
    },
    {
      name: 'months of yearly plans',
      everyMs: 5 * minute,
      run: () => services.payments.grantDueMonths(),
    },
    {
      name: 'mails about failed payments',
      everyMs: minute,
      run: () => services.payments.mailFailures(),
    },
    {
      name: 'events of the payment provider that never arrived',
      everyMs: hour,
      async run() {
        const missed = await services.payments.catchUp()
        if (missed > 0) logger.warn({ missed }, 'handled payment events that had not arrived')
        await forgetEvents(db, ago(90 * day))
        await forgetCheckouts(db, ago(30 * day))
      },
    },
    {
      name: 'proof that balances are the sums of their ledgers',
      everyMs: hour,
      // Once a day, counted from the last proof of any process, because servers may be restarted more often.
      async run() {
        const { signal } = stopping
        const proof = await proveLedgerWhenDue(db, { before: ago(day - hour), createId, signal })
        if (proof === null) return
        await forgetProofs(db, ago(30 * day))
        if (proof.wrong === 0) logger.info({ workspaces: proof.workspaces }, 'every balance is right')
        else logger.error(proof, 'balances differ from the sums of their ledgers')
      },
    },
  ]
}

function listOutsideKinds({ filming, services }: UpkeepContext): OutsideKind[] {
  return [filmShotKind((workspaceId) => services.vendors.keyedFor(filming.engines, workspaceId))]
}

function listAccountLines({ services }: UpkeepContext): DueLine[] {
  return [
    { name: 'deleted accounts', everyMs: minute, run: () => services.removal.finish() },
    { name: 'expired exports', everyMs: 5 * minute, run: () => services.dataExports.tidyUp() },
  ]
}

function listWebhookLines({ store, services }: UpkeepContext): DueLine[] {
  return [
    { name: 'webhooks', everyMs: second, run: () => services.webhooks.sendDue() },
    { name: 'old deliveries', everyMs: hour, run: () => forgetDeliveries(store.db, ago(30 * day)) },
  ]
}

function listPostLines({ store, services, publishing, stopping }: UpkeepContext): DueLine[] {
  const { db } = store
  return [
    { name: 'deleted posts', everyMs: minute, run: () => purgePosts(db, ago(day)) },
    {
      name: 'repeating posts',
      everyMs: 5 * second,
      run: () => repeatPosts({ db, posts: services.posts }),
    },
    {
      name: 'media of posts that are due soon',
      everyMs: 30 * second,
      run: createMediaPreparer({ db, openMedia: publishing.openMedia, signal: stopping.signal }),
    },
  ]
}
