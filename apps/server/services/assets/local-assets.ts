// On the server an asset's `source` is the id of a file of the workspace; making a video reads files of this machine.

import { AppError } from '@vivify/contract/errors'
import type { Asset, Project } from '@vivify/contract/project'
import type { Storage } from '../../providers/storage/port.ts'
import type { AssetRow } from '../../store/assets.ts'
import { findAssets } from '../../store/assets.ts'
import type { Database } from '../../store/database.ts'

const missingSentence = 'A picture, clip or sound in this video was deleted. Choose another one.'

/**
 * An asset with its file for `source`. What a document says of a file is its sender's word: kind, hash and size are
 * taken from the row. Throws AppError `asset_missing` for a file that can't be shown or heard.
 */
export async function openLocalAsset(storage: Storage, asset: Asset, row: AssetRow): Promise<Asset> {
  const source = await storage.openFile(row.storageKey)
  const { name, sha256 } = row
  return {
    kind: kindOf(asset, row),
    source,
    name,
    sha256,
    ...(row.width === null ? {} : { width: row.width }),
    ...(row.height === null ? {} : { height: row.height }),
    ...(row.durationSeconds === null ? {} : { durationSeconds: row.durationSeconds }),
  }
}

/** A brand kit names its logo by the id of the file: such a logo becomes one of the document's assets. */
export function addLogoAsset(project: Project): Project {
  const { logoAsset } = project.brand
  if (logoAsset === null || project.assets[logoAsset]) return project
  const logo: Asset = { kind: 'logo', source: logoAsset, sha256: '0'.repeat(64) }
  return { ...project, assets: { ...project.assets, [logoAsset]: logo } }
}

/** A document whose assets are files. Throws AppError `asset_missing` when the workspace doesn't have one. */
export async function openLocalAssets(
  options: { db: Database; storage: Storage },
  workspaceId: string,
  document: Project,
): Promise<Project> {
  const project = addLogoAsset(document)
  const entries = Object.entries(project.assets)
  const ids = entries.map(([, asset]) => asset.source)
  const rows = new Map((await findAssets(options.db, workspaceId, ids)).map((row) => [row.id, row]))
  const assets: Project['assets'] = {}
  for (const [key, asset] of entries) {
    const row = rows.get(asset.source)
    if (!row) throw new AppError('asset_missing', missingSentence)
    assets[key] = await openLocalAsset(options.storage, asset, row)
  }
  return { ...project, assets }
}

function kindOf(asset: Asset, { kind }: AssetRow): Asset['kind'] {
  switch (kind) {
    case 'image':
      return asset.kind === 'logo' ? 'logo' : 'image'
    case 'clip':
    case 'video':
      return 'clip'
    case 'audio':
      return 'audio'
    case 'subtitles':
    case 'report':
      throw new AppError('asset_missing', missingSentence)
  }
}
