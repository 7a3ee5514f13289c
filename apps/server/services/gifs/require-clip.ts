import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { findAsset, type AssetRow } from '../../store/assets.ts'
import type { Database } from '../../store/database.ts'

/** A video of the workspace. Throws AppError `not_found`, and `bad_input` for a file that is no video. */
export async function requireClip(db: Database, workspaceId: string, assetId: string): Promise<AssetRow> {
  const row = await findAsset(db, workspaceId, assetId)
  if (!row) throw new AppError('not_found', 'File not found.')
  if (row.kind !== 'clip' && row.kind !== 'video') throw new AppError('bad_input', messages.gifs.notAVideo)
  return row
}
