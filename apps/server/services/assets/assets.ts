// Files that people uploaded or made. Rows describe the files; storage has their bytes.

import { Readable } from 'node:stream'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'
import type { SavedAsset, VideoTracks } from '@vivify/contract/routes/assets'
import type { StockOrigin } from '@vivify/contract/stock'
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
import { describeStock, describeUpload } from '../../provenance/derive.ts'
import type { FactsReader } from './facts-reader.ts'
import { createFileAddresses } from './file-address.ts'
import { createTracksReader } from './video-tracks.ts'

export interface AssetOptions {
  db: Database
  storage: Storage
  reader: Pick<FactsReader, 'read'>
  quotas: Quotas
  /** Where facts of files are cached. */
  dataFolder: string
  /** Signs addresses of files. */
  secret: string
  /** Where the internet reaches this server; undefined when it does not. */
  publicUrl: string | undefined
  createId: () => string
  /** Milliseconds since 1970. Default: the clock. */
  now?: () => number
}

/** The largest upload of any kind. */
export const maxUploadBytes = limits.videoUploadBytes

/** Every function throws AppError `not_found` for a file of another workspace. */
export interface AssetService {
  requireAsset(workspaceId: string, id: string): Promise<AssetRow>
  upload(workspaceId: string, upload: Upload): Promise<SavedAsset>
  read(workspaceId: string, id: string): Promise<SavedAsset>
  /**
   * Codecs, frame rate and sound of a video. Throws AppError `bad_input` for another file, `asset_unreadable`, and
   * `rate_limited` when too many requests wait.
   */
  readTracks(workspaceId: string, id: string, signal?: AbortSignal): Promise<VideoTracks>
  /** Throws AppError `internal` when the stored file is incomplete. */
  readContent(asset: AssetRow, range?: ByteRange): Promise<Readable>
  /** Throws AppError `conflict` while a creation uses the file. */
  remove(workspaceId: string, id: string): Promise<void>
  /** An address at which anybody can read the file for a day; null when this server has no public address. */
  publicUrl(workspaceId: string, id: string): Promise<string | null>
  /** The file of the last part of such an address. Null when it is wrong, has expired, or the file was deleted. */
  findSigned(token: string): Promise<AssetRow | null>
}

export function createAssetService(options: AssetOptions): AssetService {
  const { db, storage } = options
  const readTracks = createTracksReader(options)
  const addresses = createFileAddresses(options.secret, options.now)

  async function requireAsset(workspaceId: string, id: string): Promise<AssetRow> {
    const row = await findAsset(db, workspaceId, id)
    if (!row) throw new AppError('not_found', 'File not found.')
    return row
  }

  return {
    requireAsset,
    upload: (workspaceId, upload) => keepUpload(options, workspaceId, upload),
    read: async (workspaceId, id) => viewAsset(await requireAsset(workspaceId, id)),
    readTracks: async (workspaceId, id, signal) => readTracks(await requireAsset(workspaceId, id), signal),
    readContent: ({ storageKey, sizeBytes }, range) => storage.read(storageKey, { range, sizeBytes }),
    async remove(workspaceId, id) {
      const asset = await requireAsset(workspaceId, id)
      const [unused] = await findUnused(db, workspaceId, [id])
      if (!unused)
        throw new AppError('conflict', 'This file is part of a creation. Delete the creation instead.')
      await deleteAssets(db, workspaceId, [id])
      await storage.remove(asset.storageKey)
    },
    async publicUrl(workspaceId, id) {
      const { id: assetId } = await requireAsset(workspaceId, id)
      if (options.publicUrl === undefined) return null
      return `${options.publicUrl}/files/${addresses.sign({ workspaceId, assetId })}`
    },
    async findSigned(token) {
      const address = addresses.read(token)
      return address && findAsset(db, address.workspaceId, address.assetId)
    },
  }
}

export interface Upload {
  name: string
  content: Readable
  /** The length that the sender declares; lets a large upload be refused early. */
  declaredBytes?: number
  /** True for a drawing made by a tool, which may be larger than an uploaded picture. */
  isDrawing?: boolean
  /** For a file of a stock library: where it is from, and what kind of file it must be. */
  stock?: StockOrigin
}

/**
 * Stores an upload and reads it to the end to check it. Throws AppError `bad_input` when the file is not a picture,
 * clip or sound, `asset_unreadable` when it is damaged, and `too_large`.
 */
async function keepUpload(options: AssetOptions, workspaceId: string, upload: Upload): Promise<SavedAsset> {
  const { db, storage, reader } = options
  const { name, isDrawing = false, stock } = upload
  const { prefix, content } = await readPrefix(upload.content)
  const fileKind = requireKnownKind(prefix)
  if (stock) requireStockKind(fileKind, stock)
  const limit = limitFor(fileKind.kind, isDrawing)
  if ((upload.declaredBytes ?? 0) > limit.maxBytes) throw new AppError('too_large', limit.sentence)
  // Checked before anything is stored, and again when the length is known.
  await requireRoomForBytes(db, options.quotas, workspaceId, upload.declaredBytes ?? 1)
  const id = options.createId()
  const storageKey = `${workspaceId}/${id}${fileKind.ending}`
  const stored = await storage.write(storageKey, content, limit)
  try {
    await using kept = await storage.borrow(storageKey)
    const facts = await reader.read(workspaceId, { ...fileKind, name, file: kept.path })
    const { maxBytes, sentence } = limitFor(facts.kind, isDrawing)
    if (stored.sizeBytes > maxBytes) throw new AppError('too_large', sentence)
    const { digitalSourceType, tracks: _tracks, ...known } = facts
    const provenance = stock ? describeStock(digitalSourceType, stock) : describeUpload(digitalSourceType)
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

function requireStockKind({ kind }: FileKind, stock: StockOrigin): void {
  if (kind === (stock.kind === 'video' ? 'clip' : 'image')) return
  throw new AppError('bad_input', messages.stock.wrongKind(stock.title))
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

/** Reads the first bytes of a stream. Returns them together with a stream of the whole content. */
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

/** Converts a row to the owner's view of the file. */
export function viewAsset(row: AssetRow): SavedAsset {
  const { id, kind, name, mimeType, sizeBytes, sha256, width, height, durationSeconds, provenance } = row
  const createdAt = row.createdAt.toISOString()
  const facts = { width, height, durationSeconds, provenance }
  return { id, kind, name, mimeType, sizeBytes, sha256, ...facts, createdAt }
}
