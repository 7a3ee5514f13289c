// On the server, an asset's `source` is the id of a workspace's file. Rendering needs files on this machine instead.

import { AppError } from '@vivify/contract/errors'
import type { Asset, Project } from '@vivify/contract/project'
import { bookendPlaces, findBookend } from '@vivify/timeline/document/bookends'
import { borrowAll, type Storage } from '../../providers/storage/port.ts'
import type { AssetRow } from '../../store/assets.ts'
import { findAssets } from '../../store/assets.ts'
import type { Database } from '../../store/database.ts'

const missingSentence = 'A picture, clip or sound in this video was deleted. Choose another one.'
const missingBrandSentence =
  'The logo, intro or outro of this video was deleted. Choose another one in the brand kit, or turn it off.'

/** Files of a workspace that a document shows or plays. */
export interface KnownAssets {
  /** The document with facts from the workspace's rows. `source` is still the id of the file. */
  project: Project
  /** The rows of the files, by the asset's name in the document. */
  rows: Map<string, AssetRow>
}

/** A document whose assets are files on this machine, until disposed of. */
export interface LocalAssets extends AsyncDisposable {
  project: Project
}

/**
 * Finds a document's assets among a workspace's files; leaves out missing ones. Kind, hash and size come from the row,
 * because anyone can send a document with false facts. Throws AppError `asset_missing` for a file that can't be shown
 * or played.
 */
export async function findAssetsOf(
  db: Database,
  workspaceId: string,
  document: Project,
): Promise<KnownAssets> {
  const project = addBrandAssets(document)
  const entries = Object.entries(project.assets)
  const ids = entries.map(([, asset]) => asset.source)
  const byId = new Map((await findAssets(db, workspaceId, ids)).map((row) => [row.id, row]))
  const rows = new Map<string, AssetRow>()
  const assets: Project['assets'] = {}
  for (const [name, asset] of entries) {
    const row = byId.get(asset.source)
    if (!row) continue
    rows.set(name, row)
    assets[name] = describeAsset(asset, row)
  }
  return { project: { ...project, assets }, rows }
}

/** Borrows the files of a document's assets, or only those in `names`. Throws what `Storage.borrow` throws. */
export async function borrowAssets(
  storage: Storage,
  { project, rows }: KnownAssets,
  names: readonly string[] = [...rows.keys()],
): Promise<LocalAssets> {
  const wanted = names.filter((name) => rows.has(name))
  const files = await borrowAll(
    storage,
    wanted.map((name) => rows.get(name)!.storageKey),
  )
  const local = wanted.map((name, index) => [name, { ...project.assets[name]!, source: files.paths[index]! }])
  return {
    project: { ...project, assets: { ...project.assets, ...Object.fromEntries(local) } },
    [Symbol.asyncDispose]: () => files[Symbol.asyncDispose](),
  }
}

/** Borrows all of a document's assets. Throws AppError `asset_missing` when the workspace lacks one. */
export async function borrowAllAssets(
  options: { db: Database; storage: Storage },
  workspaceId: string,
  document: Project,
): Promise<LocalAssets> {
  const known = await findAssetsOf(options.db, workspaceId, document)
  const missing = Object.keys(addBrandAssets(document).assets).filter((name) => !known.rows.has(name))
  if (missing.length > 0) {
    const isBrand = missing.every((name) => listBrandAssets(document).includes(name))
    throw new AppError('asset_missing', isBrand ? missingBrandSentence : missingSentence)
  }
  return borrowAssets(options.storage, known)
}

function describeAsset(asset: Asset, row: AssetRow): Asset {
  const { name, sha256 } = row
  return {
    kind: kindOf(asset, row),
    source: row.id,
    name,
    sha256,
    ...(row.width === null ? {} : { width: row.width }),
    ...(row.height === null ? {} : { height: row.height }),
    ...(row.durationSeconds === null ? {} : { durationSeconds: row.durationSeconds }),
  }
}

/**
 * A brand kit refers to its files by id: the logo, and the own intro and outro if they are turned on. Those that the
 * document does not have yet become its assets.
 */
function addBrandAssets(project: Project): Project {
  const { logoAsset } = project.brand
  const added = listBrandAssets(project).filter((name) => !project.assets[name])
  if (added.length === 0) return project
  const entries = added.map((name): [string, Asset] => {
    // The row provides the kind and the hash.
    const kind = name === logoAsset ? 'logo' : 'clip'
    return [name, { kind, source: name, sha256: '0'.repeat(64) }]
  })
  return { ...project, assets: { ...project.assets, ...Object.fromEntries(entries) } }
}

function listBrandAssets(project: Project): string[] {
  const bookends = bookendPlaces.map((place) => findBookend(project, place)?.asset)
  return [project.brand.logoAsset, ...bookends].filter((name) => name !== null && name !== undefined)
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
