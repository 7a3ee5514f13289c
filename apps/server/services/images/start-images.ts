import type { MakeImagesPayload } from '@vivify/contract/jobs/make-images'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { hashText } from '@vivify/contract/random'
import type { ImageRequest } from '@vivify/contract/routes/images'
import { chooseEngine, type Engines } from '../../providers/engine.ts'
import type { ImageEngine } from '../../providers/image/port.ts'
import type { Database } from '../../store/database.ts'
import type { JobRow } from '../../store/jobs.ts'
import type { VendorRules } from '../vendors/vendor-rules.ts'
import type { JobService } from '../jobs/jobs.ts'

/** Painting is free, so only this limit keeps one account from filling the queue. */
const maxActiveJobs = 8

export interface ImageOptions {
  db: Database
  jobs: JobService
  engines: Engines<ImageEngine>
  vendors: Pick<VendorRules, 'enginesFor'>
  createId: () => string
}

export interface ImageCaller {
  workspaceId: string
  isGuest: boolean
  idempotencyKey: string | undefined
}

export interface ImageOrder extends ImageCaller {
  images: ImageRequest & Pick<MakeImagesPayload, 'edit'>
}

/** Implements `ImageService.start`. */
export async function startImages(options: ImageOptions, request: ImageOrder): Promise<JobRow> {
  const { jobs } = options
  const { workspaceId, images } = request
  const engine = requireEngine(await options.vendors.enginesFor(options.engines, request), images.engine)
  const idempotencyKey = request.idempotencyKey ?? options.createId()
  const seed = images.seed ?? hashText(idempotencyKey)
  const amount = engine.status().credits * images.count
  return jobs.startJob({
    workspaceId,
    kind: 'make-images',
    subject: null,
    idempotencyKey,
    payload: { ...images, seed, idempotencyKey, workspaceId },
    mostAtOnce: { count: maxActiveJobs, sentence: messages.images.tooManyAtOnce },
    cost: amount === 0 ? null : { amount, reference: `images:${idempotencyKey}` },
  })
}

/** The engine with this id, if it is ready. Throws AppError `bad_input`. */
export function requireEngine(engines: Engines<ImageEngine>, id: string): ImageEngine {
  const { engine, passedOver } = chooseEngine(engines, id)
  if (passedOver) throw new AppError('bad_input', passedOver.sentence ?? messages.images.engineUnknown)
  return engine
}
