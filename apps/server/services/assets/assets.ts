// Files of people: uploaded or made. Their rows say what they are; their bytes are in storage.

import { Readable } from 'node:stream'
import { AppError } from '@vivify/contract/errors'
import { messages } from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'
import type { SavedAsset } from '@vivify/contract/routes/assets'
import { isVectorPicture, kindPrefixBytes, readFileKind, type FileKind } from '../../lib/file-kind.ts'
import type { ByteRange, Storage } from '../../providers/storage/port.ts'
import {
  deleteAssets,
  findAsset,
  findUnused,
  insertAssets,
  type AssetRow,
  type NewAsset,
} from '../../store/assets.ts'
import { lockBalance } from '../../store/ledger.ts'
import { requireRoomForBytes, type Quotas } from '../quotas/quotas.ts'
import type { Database } from '../../store/database.ts'
import { describeUpload } from '../../provenance/derive.ts'
import type { FactsReader } from './facts-reader.ts'

export interface AssetOptions {
  db: Database
  storage: Storage
  reader: Pick<FactsReader, 'read'>
  quotas: Quotas
  createId: () => string
}

/** No upload of any kind is larger. */
export const maxUploadBytes = limits.videoUploadBytes

/** Every function throws AppError `not_found` for a file that is not the workspace's. */
export interface AssetService {
  requireAsset(workspaceId: string, id: string): Promise<AssetRow>
  upload(workspaceId: string, upload: Upload): Promise<SavedAsset>
  read(workspaceId: string, id: string): Promise<SavedAsset>
  /** Throws AppError `internal` for a file that is no longer whole. */
  readContent(asset: AssetRow, range?: ByteRange): Promise<Readable>
  /** Throws AppError `conflict` while a creation shows the file. */
  remove(workspaceId: string, id: string): Promise<void>
}

export function createAssetService(options: AssetOptions): AssetService {
  const { db, storage } = options

  async function requireAsset(workspaceId: string, id: string): Promise<AssetRow> {
    const row = await findAsset(db, workspaceId, id)
    if (!row) throw new AppError('not_found', 'File not found.')
    return row
  }

  return {
    requireAsset,
    upload: (workspaceId, upload) => keepUpload(options, workspaceId, upload),
    read: async (workspaceId, id) => viewAsset(await requireAsset(workspaceId, id)),
    readContent: ({ storageKey, sizeBytes }, range) => storage.read(storageKey, { range, sizeBytes }),
    async remove(workspaceId, id) {
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
  /** Length as the sender states it, for an early refusal. */
  declaredBytes?: number
  /** What a tool drew may be larger than a picture that a person brings. */
  isDrawing?: boolean
}

/**
 * Keeps a file once it was read through. Throws AppError `bad_input` for what is no picture, clip or sound,
 * `asset_unreadable` for one that is damaged, and `too_large`.
 */
async function keepUpload(options: AssetOptions, workspaceId: string, upload: Upload): Promise<SavedAsset> {
  const { db, storage, reader } = options
  const { name, isDrawing = false } = upload
  const { prefix, content } = await readPrefix(upload.content)
  const fileKind = requireKnownKind(prefix)
  const limit = limitFor(fileKind.kind, isDrawing)
  if ((upload.declaredBytes ?? 0) > limit.maxBytes) throw new AppError('too_large', limit.sentence)
  // Before anything of it is kept, and once more when its length is known.
  await requireRoomForBytes(db, options.quotas, workspaceId, upload.declaredBytes ?? 1)
  const id = options.createId()
  const storageKey = `${workspaceId}/${id}${fileKind.ending}`
  const stored = await storage.write(storageKey, content, limit)
  try {
    await using kept = await storage.borrow(storageKey)
    const facts = await reader.read(workspaceId, { ...fileKind, name, file: kept.path })
    const { maxBytes, sentence } = limitFor(facts.kind, isDrawing)
    if (stored.sizeBytes > maxBytes) throw new AppError('too_large', sentence)
    const { digitalSourceType, ...known } = facts
    const provenance = describeUpload(digitalSourceType)
    const [row] = await insertWithinQuota(options, [
      { id, workspaceId, name, storageKey, provenance, isDrawing, ...stored, ...known },
    ])
    return viewAsset(row!)
  } catch (error) {
    await storage.remove(storageKey)
    throw error
  }
}

function insertWithinQuota({ db, quotas }: AssetOptions, rows: readonly [NewAsset]): Promise<AssetRow[]> {
  const [{ workspaceId, sizeBytes }] = rows
  return db.transaction(async (tx) => {
    await lockBalance(tx, workspaceId)
    await requireRoomForBytes(tx, quotas, workspaceId, sizeBytes)
    return insertAssets(tx, rows)
  })
}

function requireKnownKind(prefix: Uint8Array): FileKind {
  if (prefix.length === 0) throw new AppError('bad_input', messages.uploads.empty)
  const fileKind = readFileKind(prefix)
  if (fileKind) return fileKind
  const sentence = isVectorPicture(prefix) ? messages.uploads.vectorPicture : messages.uploads.unknownKind
  throw new AppError('bad_input', sentence)
}

function limitFor(kind: FileKind['kind'], isDrawing: boolean): { maxBytes: number; sentence: string } {
  switch (kind) {
    case 'image':
      if (isDrawing)
        return { maxBytes: limits.drawingUploadBytes, sentence: messages.uploads.drawingTooLarge }
      return { maxBytes: limits.imageUploadBytes, sentence: messages.ads.imageTooLarge }
    case 'clip':
      return { maxBytes: limits.videoUploadBytes, sentence: messages.gifs.videoTooLarge }
    case 'audio':
      return { maxBytes: limits.soundUploadBytes, sentence: messages.uploads.soundTooLarge }
  }
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
  const { id, kind, name, mimeType, sizeBytes, sha256, width, height, durationSeconds, provenance } = row
  const createdAt = row.createdAt.toISOString()
  const facts = { width, height, durationSeconds, provenance }
  return { id, kind, name, mimeType, sizeBytes, sha256, ...facts, createdAt }
}
