// A document's own pictures, clips and sounds. The browser loads pictures and clips itself; the server reads sounds.

import type { Project } from '@vivify/contract/project'
import { bookendPlaces, findBookend, listOwnBookends } from '@vivify/timeline/document/bookends'
import type { BookendPictures } from '@vivify/timeline/timeline'
import { readAssetContent } from '@vivify/contract/routes/assets'
import type { Storage } from '../../providers/storage/port.ts'
import type { Database } from '../../store/database.ts'
import { chooseClips } from '../stages/footage/clips.ts'
import { showBookends } from '../stages/pictures/show-bookends.ts'
import { borrowAssets, findAssetsOf, type KnownAssets, type LocalAssets } from '../assets/local-assets.ts'

export interface OwnAssets extends KnownAssets {
  /** Addresses, by the key of the picture or clip. */
  urls: Record<string, string>
  warnings: string[]
}

export interface ShownClips {
  /** By scene id, for scenes that show a clip. */
  clips: Map<string, { key: string; durationSeconds: number }>
  bookends: BookendPictures
  warnings: string[]
}

const missingSentence = 'A picture or clip in this video was deleted. Choose another one.'
const bookendMissingSentence =
  'The intro or outro of this video was deleted. Choose another one in the brand kit, or turn it off.'

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
  const isBookendGone = bookendPlaces.some((place) => {
    const asset = findBookend(known.project, place)?.asset ?? null
    return asset !== null && !assets[asset]
  })
  const warnings = [...(isGone ? [missingSentence] : []), ...(isBookendGone ? [bookendMissingSentence] : [])]
  return { ...known, urls, warnings }
}

/** Borrows the narration and the own music as files. */
export function borrowSounds(storage: Storage, own: OwnAssets): Promise<LocalAssets> {
  return borrowAssets(storage, own, listSounds(own))
}

/** Borrows everything that is heard: sounds, and the own clips of intro and outro. */
export function borrowAllSounds(storage: Storage, own: OwnAssets): Promise<LocalAssets> {
  const clips = listOwnBookends(own.project).filter(({ asset }) => asset.kind === 'clip')
  return borrowAssets(storage, own, [...listSounds(own), ...clips.map(({ key }) => key)])
}

function listSounds({ project: { narration, musicAsset } }: OwnAssets): string[] {
  return [narration, musicAsset].filter((name) => name !== null)
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
  const bookendClips: Parameters<typeof showBookends>[1] = new Map(
    listOwnBookends(project).flatMap(({ place, asset: { sha256, durationSeconds } }) =>
      durationSeconds === undefined ? [] : [[place, { key: sha256, durationSeconds }]],
    ),
  )
  return {
    clips,
    bookends: showBookends(project, bookendClips).pictures,
    warnings: isGone ? [missingSentence] : [],
  }
}
