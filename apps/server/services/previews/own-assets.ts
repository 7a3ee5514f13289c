// A document's own pictures, clips and sounds, as the preview reads them: files of the workspace, and where a browser
// gets them.

import { AppError } from '@vivify/contract/errors'
import type { Project } from '@vivify/contract/project'
import { readAssetContent } from '@vivify/contract/routes/assets'
import type { Storage } from '../../providers/storage/port.ts'
import { readClipFacts } from '../../rendering/video/clip-facts.ts'
import type { Database } from '../../store/database.ts'
import { findAssets } from '../../store/assets.ts'
import { findOwnClip } from '../videos/clips.ts'

export interface OwnAssets {
  /** The document with local files for `source`; an asset that the workspace doesn't have is left out. */
  project: Project
  /** Addresses by the key of the picture or clip. */
  urls: Record<string, string>
  /** By scene id, for scenes that show a clip. */
  clips: Map<string, { key: string; durationSeconds: number }>
  warnings: string[]
}

const missingSentence = 'A picture or clip of this video is gone. Choose another one.'

/** Reads the lengths of clips once: a clip is the same as long as its content is. */
export function createOwnAssets(options: { db: Database; storage: Storage }) {
  const lengths = new Map<string, number>()

  async function readLength(sha256: string, file: string): Promise<number> {
    const known = lengths.get(sha256)
    if (known !== undefined) return known
    const { durationSeconds } = await readClipFacts(file)
    if (lengths.size >= 10_000) lengths.clear()
    lengths.set(sha256, durationSeconds)
    return durationSeconds
  }

  /** Finds a document's assets among the workspace's. */
  return async function findOwnAssets(workspaceId: string, project: Project): Promise<OwnAssets> {
    const entries = Object.entries(project.assets)
    const ids = entries.map(([, asset]) => asset.source)
    const rows = new Map((await findAssets(options.db, workspaceId, ids)).map((row) => [row.id, row]))
    const warnings = new Set<string>()
    const found: Omit<OwnAssets, 'warnings' | 'project'> = { urls: {}, clips: new Map() }
    const assets: Project['assets'] = {}
    for (const [name, asset] of entries) {
      const row = rows.get(asset.source)
      if (!row) continue
      assets[name] = { ...asset, source: await options.storage.openFile(row.storageKey) }
      const key = asset.kind === 'clip' ? row.sha256 : asset.sha256
      found.urls[key] = readAssetContent.path.replace('{assetId}', encodeURIComponent(row.id))
    }
    const local = { ...project, assets }
    for (const scene of project.scenes) {
      const name = scene.visual.asset
      if (name !== null && !assets[name]) warnings.add(missingSentence)
      const clip = findOwnClip(local, scene)
      if (!clip) continue
      const { sha256 } = rows.get(project.assets[name!]!.source)!
      try {
        found.clips.set(scene.id, { key: sha256, durationSeconds: await readLength(sha256, clip.source) })
      } catch (error) {
        if (!AppError.isInstance(error)) throw error
        warnings.add(error.message)
      }
    }
    return { ...found, project: local, warnings: [...warnings] }
  }
}
