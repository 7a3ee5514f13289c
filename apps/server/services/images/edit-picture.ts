import { buffer } from 'node:stream/consumers'
import { AppError } from '@vivify/contract/errors'
import type { MakeImagesPayload } from '@vivify/contract/jobs/make-images'
import * as messages from '@vivify/contract/messages'
import type { EditRequest, ImageEngine, MadePicture, PictureBytes } from '../../providers/image/port.ts'
import type { Storage } from '../../providers/storage/port.ts'
import { findAsset } from '../../store/assets.ts'
import type { Database } from '../../store/database.ts'

/**
 * Changes the picture of a job. Throws AppError `not_found` when the picture was deleted, and what the engine throws.
 */
export async function editPicture(
  { db, storage, engine }: { db: Database; storage: Storage; engine: ImageEngine },
  { prompt, workspaceId }: MakeImagesPayload,
  edit: NonNullable<MakeImagesPayload['edit']>,
  run: Pick<EditRequest, 'workId' | 'signal'>,
): Promise<MadePicture> {
  if (!engine.edit) throw new AppError('bad_input', messages.remix.cannotEdit(engine.name))
  const read = async (assetId: string): Promise<PictureBytes> => {
    const row = await findAsset(db, workspaceId, assetId)
    if (!row) throw new AppError('not_found', 'File not found.')
    return { bytes: await buffer(await storage.read(row.storageKey)), mimeType: row.mimeType }
  }
  const { assetId, maskAssetId, width, height } = edit
  const picture = await read(assetId)
  const mask = maskAssetId === null ? null : await read(maskAssetId)
  return engine.edit({ prompt, picture, mask, width, height, ...run })
}
