// Files of people: uploaded or made. Their rows say what they are; their bytes are in storage.

import { Readable } from 'node:stream'
import { AppError } from '@vivify/contract/errors'
import { messages } from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'
import type { SavedAsset } from '@vivify/contract/routes/assets'
import { kindPrefixBytes, readFileKind, type FileKind } from '../../lib/file-kind.ts'
import type { ByteRange, Storage } from '../../providers/storage/port.ts'
import { deleteAssets, findAsset, findUnused, insertAssets, type AssetRow } from '../../store/assets.ts'
import type { Database } from '../../store/database.ts'

export interface AssetOptions {
  db: Database
  storage: Storage
  createId: () => string
}

/** No upload of any kind is larger. */
export const maxUploadBytes = limits.videoUploadBytes

/** Every function throws AppError `not_found` for a file that is not the workspace's. */
export function createAssetService(options: AssetOptions) {
  const { db, storage } = options

  async function requireAsset(workspaceId: string, id: string): Promise<AssetRow> {
    const row = await findAsset(db, workspaceId, id)
    if (!row) throw new AppError('not_found', 'There is no such file.')
    return row
  }

  return {
    requireAsset,
    upload: (workspaceId: string, upload: Upload) => keepUpload(options, workspaceId, upload),
    async read(workspaceId: string, id: string): Promise<SavedAsset> {
      return viewAsset(await requireAsset(workspaceId, id))
    },
    readContent: (asset: AssetRow, range?: ByteRange) => storage.read(asset.storageKey, range),

    /** Throws AppError `conflict` while a creation shows the file. */
    async remove(workspaceId: string, id: string): Promise<void> {
      const asset = await requireAsset(workspaceId, id)
      const [unused] = await findUnused(db, workspaceId, [id])
      if (!unused)
        throw new AppError('conflict', 'This file is part of a creation. Delete the creation instead.')
      await deleteAssets(db, workspaceId, [id])
      await storage.remove(asset.storageKey)
    },
  }
}

export interface Upload {
  name: string
  content: Readable
}

/** Throws AppError `bad_input` for what is no picture, clip or sound, and `too_large`. */
async function keepUpload(options: AssetOptions, workspaceId: string, upload: Upload): Promise<SavedAsset> {
  const { prefix, content } = await readPrefix(upload.content)
  const fileKind = readFileKind(prefix)
  if (!fileKind) {
    throw new AppError(
      'bad_input',
      'This file is no picture, clip or sound that Vivify can read. Use JPG, PNG, GIF, WebP, MP4, MOV, WebM, WAV or MP3.',
    )
  }
  const id = options.createId()
  const storageKey = `${workspaceId}/${id}${fileKind.ending}`
  const file = await options.storage.write(storageKey, content, limitFor(fileKind))
  const { kind, mimeType } = fileKind
  const name = upload.name
  const [row] = await insertAssets(options.db, [
    { id, workspaceId, kind, name, mimeType, storageKey, ...file },
  ])
  return viewAsset(row!)
}

function limitFor({ kind }: FileKind): { maxBytes: number; sentence: string } {
  return kind === 'image'
    ? { maxBytes: limits.imageUploadBytes, sentence: messages.ads.imageTooLarge }
    : { maxBytes: limits.videoUploadBytes, sentence: messages.gifs.videoTooLarge }
}

/** Takes the first bytes off a stream and returns them with a stream of everything. */
async function readPrefix(source: Readable): Promise<{ prefix: Uint8Array; content: Readable }> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  const taken: Uint8Array[] = []
  let length = 0
  while (length < kindPrefixBytes) {
    const next = await chunks.next()
    if (next.done) break
    taken.push(next.value)
    length += next.value.length
  }
  async function* everything(): AsyncGenerator<Uint8Array> {
    yield* taken
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  }
  const prefix = Buffer.concat(taken).subarray(0, kindPrefixBytes)
  return { prefix, content: Readable.from(everything(), { objectMode: false }) }
}

/** A file as its owner sees it. */
function viewAsset(row: AssetRow): SavedAsset {
  const { id, kind, name, mimeType, sizeBytes, sha256, width, height, durationSeconds } = row
  const createdAt = row.createdAt.toISOString()
  return { id, kind, name, mimeType, sizeBytes, sha256, width, height, durationSeconds, createdAt }
}
