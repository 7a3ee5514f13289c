// What a video has inside, read in a process of its own and kept by the file's content.

import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import { videoTracksSchema, type VideoTracks } from '@vivify/contract/routes/assets'
import { contentHash, openContentCache } from '../../lib/content-cache.ts'
import { writeWholeFile } from '../../lib/whole-file.ts'
import type { Storage } from '../../providers/storage/port.ts'
import type { AssetRow } from '../../store/assets.ts'
import type { FactsReader } from './facts-reader.ts'

export interface TracksReaderOptions {
  storage: Storage
  reader: Pick<FactsReader, 'read'>
  dataFolder: string
}

export type ReadTracks = (asset: AssetRow, signal?: AbortSignal) => Promise<VideoTracks>

/** Change this when the same file would get other facts. */
const tracksVersion = 1

/** Creates a reader that throws what `FactsReader.read` throws, and AppError `bad_input` for what is no video. */
export function createTracksReader({ storage, reader, dataFolder }: TracksReaderOptions): ReadTracks {
  return async (asset, signal) => {
    if (asset.kind !== 'clip' && asset.kind !== 'video') {
      throw new AppError('bad_input', `${asset.name} is not a video.`)
    }
    const cache = await openContentCache(path.join(dataFolder, 'cache', 'clips'))
    const name = `${contentHash(['tracks', tracksVersion, asset.sha256])}.json`
    const kept = parseKept(await cache.read(name))
    if (kept) return kept
    await using file = await storage.borrow(asset.storageKey)
    const { workspaceId, name: ownName, mimeType } = asset
    const request = { file: file.path, name: ownName, kind: 'clip' as const, mimeType, wantsTracks: true }
    const { tracks } = await reader.read(workspaceId, request, signal)
    if (!tracks) throw new AppError('bad_input', `${ownName} is not a video.`)
    await writeWholeFile(cache.pathOf(name), JSON.stringify(tracks))
    return tracks
  }
}

function parseKept(bytes: Buffer | null): VideoTracks | null {
  try {
    return bytes && videoTracksSchema.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    return null
  }
}
