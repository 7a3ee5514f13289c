// A document's own pictures, clips and sounds, as the preview reads them: files of the workspace, and where a browser
// gets them.

import type { Project } from '@vivify/contract/project'
import { readAssetContent } from '@vivify/contract/routes/assets'
import type { Storage } from '../../providers/storage/port.ts'
import type { Database } from '../../store/database.ts'
import { findAssets } from '../../store/assets.ts'
import { chooseClips } from '../stages/footage/clips.ts'
import { addLogoAsset, openLocalAsset } from '../assets/local-assets.ts'

export interface OwnAssets {
  /** The document with local files for `source`; an asset that the workspace doesn't have is left out. */
  project: Project
  /** Addresses by the key of the picture or clip. */
  urls: Record<string, string>
  warnings: string[]
}

export interface ShownClips {
  /** By scene id, for scenes that show a clip. */
  clips: Map<string, { key: string; durationSeconds: number }>
  warnings: string[]
}

const missingSentence = 'A picture or clip in this video was deleted. Choose another one.'

export function createOwnAssets(options: { db: Database; storage: Storage }) {
  /** Finds a document's assets among the workspace's. */
  return async function findOwnAssets(workspaceId: string, document: Project): Promise<OwnAssets> {
    const project = addLogoAsset(document)
    const entries = Object.entries(project.assets)
    const ids = entries.map(([, asset]) => asset.source)
    const rows = new Map((await findAssets(options.db, workspaceId, ids)).map((row) => [row.id, row]))
    const urls: OwnAssets['urls'] = {}
    const assets: Project['assets'] = {}
    for (const [name, asset] of entries) {
      const row = rows.get(asset.source)
      if (!row) continue
      assets[name] = await openLocalAsset(options.storage, asset, row)
      urls[row.sha256] = readAssetContent.path.replace('{assetId}', encodeURIComponent(row.id))
    }
    const isGone = project.scenes.some(({ visual }) => visual.asset !== null && !assets[visual.asset])
    return { project: { ...project, assets }, urls, warnings: isGone ? [missingSentence] : [] }
  }
}

/** The clips that scenes show, of a document whose assets were found. Nothing opens them here. */
export async function findShownClips(project: Project): Promise<ShownClips> {
  const clips: ShownClips['clips'] = new Map()
  let isGone = false
  for (const [sceneId, key] of await chooseClips(project)) {
    const { sha256, durationSeconds } = project.assets[key]!
    if (durationSeconds === undefined) isGone = true
    else clips.set(sceneId, { key: sha256, durationSeconds })
  }
  return { clips, warnings: isGone ? [missingSentence] : [] }
}
