import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { Again } from '../../lib/again.ts'
import { ProviderError } from '../../providers/provider-error.ts'
import { describeSiteFailure } from '../../providers/publishing/describe-failure.ts'
import { publishingSites } from '../../providers/publishing/sites.ts'
import { Unconfirmed } from '../../providers/social/publish-run.ts'
import {
  changePublication,
  findPublication,
  noteProblem,
  type PublishAttempt,
  type SiteRow,
} from '../../store/article-sites.ts'
import { isUnclear } from './describe-publication.ts'
import type { PublishArticleOptions } from './publish-options.ts'

const usualPausesMs = [30_000, 120_000, 600_000, 1_800_000]
const usualBlockMs = 60_000
const longestWaitMs = 24 * 3_600_000
/** A site that keeps asking to come back later is given up. */
const maxWaits = 100

interface Tried {
  attempt: PublishAttempt
  site: SiteRow
  waits: number
}

/** The error that ends the attempt: `Again` when a later one may succeed, otherwise one with a sentence for the owner. */
export async function describeEnd(
  options: PublishArticleOptions,
  tried: Tried,
  error: unknown,
): Promise<unknown> {
  if (error instanceof Again) return error
  const { site, attempt } = tried
  if (Unconfirmed.isInstance(error)) return unconfirmed(site)
  if (!ProviderError.isInstance(error)) return error
  const again = error.isRetryable ? await findPause(options, tried, error) : null
  if (again) return again
  const publication = await findPublication(options.db, attempt.workspaceId, attempt.publicationId)
  if (publication && isUnclear(publication)) return unconfirmed(site)
  const { label } = publishingSites[site.kind]
  const ending = describeSiteFailure(error, { name: site.name, label })
  const isAboutSite = ['unauthorized', 'forbidden'].includes(error.failure)
  if (isAboutSite && AppError.isInstance(ending)) await noteProblem(options.db, site, ending.message)
  return ending
}

async function findPause(
  { db, retryPausesMs = usualPausesMs }: PublishArticleOptions,
  { attempt, site, waits }: Tried,
  error: ProviderError,
): Promise<Again | null> {
  const reason = messages.articleSites.busy(site.name)
  if (error.failure === 'rate_limited') {
    const askedMs = (error.retryAfterSeconds ?? 0) * 1000
    const afterMs = Math.min(longestWaitMs, askedMs > 0 ? askedMs : usualBlockMs)
    return waits < maxWaits ? new Again({ afterMs, reason }) : null
  }
  const { failures } = (await findPublication(db, attempt.workspaceId, attempt.publicationId)) ?? {
    failures: 0,
  }
  const afterMs = retryPausesMs[failures]
  if (afterMs === undefined) return null
  // An attempt that has lost the job ends without a trace anyway.
  await changePublication(db, attempt, { failures: failures + 1 })
  return new Again({ afterMs, reason })
}

function unconfirmed({ name }: SiteRow): AppError {
  return new AppError('provider_failed', messages.articleSites.unconfirmed(name))
}
