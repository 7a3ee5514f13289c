import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { imageRequestSchema, type ImageEdit } from '@vivify/contract/routes/images'
import { findAsset, type AssetRow } from '../../store/assets.ts'
import type { Database } from '../../store/database.ts'
import type { JobRow } from '../../store/jobs.ts'
import { requireEngine, startImages, type ImageCaller, type ImageOptions } from './start-images.ts'

export interface EditOrder extends ImageCaller {
  edit: ImageEdit
}

/** Implements `ImageService.edit`. */
export async function startEdit(options: ImageOptions, request: EditOrder): Promise<JobRow> {
  const { workspaceId, isGuest, idempotencyKey } = request
  const { assetId, maskAssetId = null, prompt, engine: engineId } = request.edit
  const engine = requireEngine(options.engines, engineId)
  if (!engine.edit) throw new AppError('bad_input', messages.remix.cannotEdit(engine.name))
  const picture = await requirePicture(options.db, workspaceId, assetId)
  const { width, height } = picture
  if (maskAssetId !== null) {
    const mask = await requirePicture(options.db, workspaceId, maskAssetId)
    if (mask.width !== width || mask.height !== height) {
      throw new AppError('bad_input', messages.remix.maskOfOtherSize)
    }
  }
  const edit = { assetId, assetName: picture.name, maskAssetId, width, height }
  const images = { ...imageRequestSchema.parse({ prompt, engine: engineId }), edit }
  return startImages(options, { workspaceId, isGuest, idempotencyKey, images })
}

type Picture = AssetRow & { width: number; height: number }

async function requirePicture(db: Database, workspaceId: string, assetId: string): Promise<Picture> {
  const row = await findAsset(db, workspaceId, assetId)
  if (!row) throw new AppError('not_found', 'File not found.')
  const { kind, width, height } = row
  if (kind !== 'image' || width === null || height === null) {
    throw new AppError('bad_input', messages.remix.notAPicture)
  }
  return { ...row, width, height }
}
