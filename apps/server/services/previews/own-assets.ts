// A document's own pictures, clips and sounds. The browser loads pictures and clips itself; the server reads sounds.

import type { Project } from '@vivify/contract/project'
import { readAssetContent } from '@vivify/contract/routes/assets'
import type { Storage } from '../../providers/storage/port.ts'
import type { Database } from '../../store/database.ts'
import { chooseClips } from '../stages/footage/clips.ts'
import { borrowAssets, findAssetsOf, type KnownAssets, type LocalAssets } from '../assets/local-assets.ts'

export interface OwnAssets extends KnownAssets {
  /** Addresses, by the key of the picture or clip. */
  urls: Record<string, string>
  warnings: string[]
}

export interface ShownClips {
  /** By scene id, for scenes that show a clip. */
  clips: Map<string, { key: string; durationSeconds: number }>
  warnings: string[]
}

const missingSentence = 'A picture or clip in this video was deleted. Choose another one.'

/** Finds a document's assets among the workspace's files, without opening them. */
export async function findOwnAssets(
  db: Database,
  workspaceId: string,
  document: Project,
): Promise<OwnAssets> {
  const known = await findAssetsOf(db, workspaceId, document)
  const { assets, scenes } = known.project
  const urls = Object.fromEntries(
    [...known.rows.values()].map(({ id, sha256 }) => [
      sha256,
      readAssetContent.path.replace('{assetId}', encodeURIComponent(id)),
    ]),
  )
  const isGone = scenes.some(({ visual }) => visual.asset !== null && !assets[visual.asset])
  return { ...known, urls, warnings: isGone ? [missingSentence] : [] }
}

/** Borrows the document's own sounds as files. */
export function borrowSounds(storage: Storage, own: OwnAssets): Promise<LocalAssets> {
  const { narration, musicAsset } = own.project
  return borrowAssets(
    storage,
    own,
    [narration, musicAsset].flatMap((name) => name ?? []),
  )
}

/** Chooses the clips that scenes show, without opening them. The document's assets must already be found. */
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
