import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { AdVideo } from '@vivify/contract/routes/ads'
import { findAssets } from '../../store/assets.ts'
import type { Database } from '../../store/database.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { JobService } from '../jobs/jobs.ts'
import { readAllowance, requirePlanFeature } from '../plans/plan-limits.ts'

/** Ad videos are free, so only this limit keeps one account from filling the queue. */
const maxActiveJobs = 4

export interface AdOptions {
  db: Database
  jobs: JobService
  /** Whether this installation enforces plans. */
  isEnforced: boolean
  createId: () => string
}

export interface AdOrder {
  workspaceId: string
  idempotencyKey: string | undefined
  ad: AdVideo
}

export interface AdService {
  /**
   * Starts animating an ad. The job's subject is the source file and the format, so that a page finds the job again.
   * Throws AppError `forbidden` when the plan lacks the studio, `not_found` for a file of another account, `bad_input`
   * for a file that is not a picture, `conflict` while the same ad is being made, and `rate_limited`.
   */
  start(order: AdOrder): Promise<JobRow>
  /** Throws AppError `forbidden` when plans are enforced and the workspace's plan lacks the product ad studio. */
  requireStudio(workspaceId: string): Promise<void>
}

export function createAdService(options: AdOptions): AdService {
  return {
    start: (order) => startAdVideo(options, order),
    requireStudio: (workspaceId) => requireAdStudio(options, workspaceId),
  }
}

async function startAdVideo(options: AdOptions, request: AdOrder): Promise<JobRow> {
  const { db, jobs } = options
  const { workspaceId, ad } = request
  await requireAdStudio(options, workspaceId)
  await requirePictures(db, workspaceId, ad)
  const idempotencyKey = request.idempotencyKey ?? options.createId()
  return jobs.startJob({
    workspaceId,
    kind: 'make-ad-video',
    subject: `${ad.sourceAssetId} ${ad.format}`,
    idempotencyKey,
    payload: { ...ad, idempotencyKey, workspaceId },
    mostAtOnce: { count: maxActiveJobs, sentence: messages.ads.tooManyAtOnce },
    cost: null,
  })
}

/** The layers of an ad. They are no longer needed once its video is made. */
export function layerIds(ad: AdVideo): string[] {
  return [ad.backgroundAssetId, ad.productAssetId, ad.wordsAssetId]
}

async function requirePictures(db: Database, workspaceId: string, ad: AdVideo): Promise<void> {
  const ids = [...new Set([...layerIds(ad), ad.sourceAssetId])]
  const rows = await findAssets(db, workspaceId, ids)
  if (rows.length < ids.length) throw new AppError('not_found', 'File not found.')
  if (rows.some(({ kind }) => kind !== 'image')) throw new AppError('bad_input', messages.ads.notAnImage)
}

async function requireAdStudio({ db, isEnforced }: AdOptions, workspaceId: string): Promise<void> {
  requirePlanFeature(await readAllowance(db, { workspaceId, isEnforced }), 'ads')
}
