// Encodes, marks and stores drawings that tools made in the page.

import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { Provenance } from '@vivify/contract/provenance'
import type { SavedAsset } from '@vivify/contract/routes/assets'
import type { Creation } from '@vivify/contract/routes/creations'
import type { savePicture } from '@vivify/contract/routes/pictures'
import { contentHash } from '../../lib/content-cache.ts'
import { nameFile } from '../../lib/file-name.ts'
import { StandingPool } from '../../processes/standing-pool.ts'
import { deleteAssets, findAssets, findUnused, insertAssets, type AssetRow } from '../../store/assets.ts'
import type { NewAsset } from '../../store/assets.ts'
import { findCreation, insertCreationOnce, type NewCreation } from '../../store/creations.ts'
import type { Database } from '../../store/database.ts'
import { lockBalance } from '../../store/ledger.ts'
import { requireRoomForBytes } from '../quotas/quotas.ts'
import { viewCreation } from '../creations/creations.ts'
import { describeToolResult } from '../../provenance/derive.ts'
import { brandPicture, type BrandPictureOptions } from './brand-picture.ts'
import { encodeContract, type EncodeRequest, type EncodeResult } from './tasks/encode-contract.ts'

export interface PictureOptions extends BrandPictureOptions {
  /** An absolute path. */
  dataFolder: string
}

export type PictureToSave = z.output<(typeof savePicture)['body']>

type Encoder = StandingPool<EncodeRequest, EncodeResult>

/** An AVIF of 50 million pixels takes more memory than any other format. */
const maxMegabytes = 2500
const times = { idleMs: 60_000, timeoutMs: 120_000, maxMegabytes }
/** Two processes, so that one account's large picture leaves a process for the others. */
const shares = { processes: 2, atOncePerAccount: 1, maxWaiting: 200, maxWaitingPerAccount: 30 }
/** Far more than any recipe. Limited because all creations of a page are read at once. */
const maxRecipeCharacters = 100_000

const toolNames = { remix: 'Remix studio', ad: 'Product ad studio', gif: 'Video to GIF' } as const
const endings = { png: '.png', jpeg: '.jpg', webp: '.webp', avif: '.avif' } as const

export interface PictureService {
  /**
   * Stores a drawing and returns its creation; a second call with the same drawing returns the same creation. Throws
   * AppError `not_found` for a file of another workspace, `bad_input` and `asset_unreadable`.
   */
  save(workspaceId: string, picture: PictureToSave): Promise<Creation>
  /**
   * Stores a copy of a picture with the workspace's brand on it. Throws AppError `not_found`, `bad_input` for what is no
   * still picture, is branded already, or without a brand kit, and `asset_unreadable`.
   */
  brand(workspaceId: string, assetId: string, signal: AbortSignal): Promise<SavedAsset>
  stop(): void
}

export function createPictureService(options: PictureOptions): PictureService {
  const encoder: Encoder = new StandingPool(
    new URL('./tasks/encode-task.ts', import.meta.url),
    encodeContract,
    { ...times, ...shares },
  )
  return {
    save: (workspaceId, picture) => savePictureOnce(options, encoder, workspaceId, picture),
    brand: (workspaceId, assetId, signal) => brandPicture(options, { workspaceId, assetId }, signal),
    stop: () => encoder.stop(),
  }
}

async function savePictureOnce(
  options: PictureOptions,
  encoder: Encoder,
  workspaceId: string,
  picture: PictureToSave,
): Promise<Creation> {
  const id = contentHash(['picture', workspaceId, picture.assetId]).slice(0, 32)
  const findMade = () => findCreation(options.db, workspaceId, id)
  const earlier = await findMade()
  if (earlier) return viewCreation(earlier)
  try {
    return await keepPicture(options, encoder, { workspaceId, creationId: id, picture })
  } catch (error) {
    // Another call may have been faster; it deletes the drawing.
    const made = await findMade()
    if (made) return viewCreation(made)
    throw error
  }
}

interface Saving {
  workspaceId: string
  creationId: string
  picture: PictureToSave
}

async function keepPicture(options: PictureOptions, encoder: Encoder, saving: Saving): Promise<Creation> {
  const { storage } = options
  const { workspaceId, picture } = saving
  const { drawing, sources } = await readFiles(options.db, saving)
  const provenance = describeToolResult({
    tool: toolNames[picture.tool],
    own: drawing.provenance?.digitalSourceType ?? null,
    // The scene around a product is procedural.
    adds: picture.tool === 'ad' ? 'algorithmicMedia' : null,
    sources,
    edits: picture.edits,
  })
  const asset = await encodeDrawing(options, encoder, { workspaceId, picture, drawing, provenance })
  const creation = describeCreation(saving, asset, provenance)
  try {
    const { row, spentKey } = await options.db.transaction(async (tx) => {
      const inserted = await insertCreationOnce(tx, creation)
      if (!inserted) throw new AppError('not_found', messages.pictures.gone)
      await lockBalance(tx, workspaceId)
      await requireRoomForBytes(tx, options.quotas, workspaceId, asset.sizeBytes)
      await insertAssets(tx, [asset])
      const [unused] = await findUnused(tx, workspaceId, [drawing.id])
      if (unused) await deleteAssets(tx, workspaceId, [drawing.id])
      return { row: inserted, spentKey: unused?.storageKey }
    })
    if (spentKey !== undefined) await storage.remove(spentKey)
    return viewCreation(row)
  } catch (error) {
    await storage.remove(asset.storageKey)
    throw error
  }
}

async function readFiles(
  db: Database,
  { workspaceId, picture }: Saving,
): Promise<{ drawing: AssetRow; sources: AssetRow[] }> {
  const ids = new Set([picture.assetId, ...picture.sources])
  const rows = new Map((await findAssets(db, workspaceId, [...ids])).map((row) => [row.id, row]))
  if (rows.size < ids.size) throw new AppError('not_found', messages.pictures.gone)
  const drawing = rows.get(picture.assetId)!
  if (drawing.kind !== 'image' && drawing.kind !== 'clip') {
    throw new AppError('bad_input', messages.pictures.notAPicture)
  }
  if (JSON.stringify(picture.recipe).length > maxRecipeCharacters) {
    throw new AppError('bad_input', messages.pictures.recipeTooLong)
  }
  return { drawing, sources: [...new Set(picture.sources)].map((id) => rows.get(id)!) }
}

type KeptAsset = NewAsset &
  Pick<AssetRow, 'id' | 'kind' | 'width' | 'height' | 'durationSeconds' | 'mimeType'>

async function encodeDrawing(
  options: PictureOptions,
  encoder: Encoder,
  request: { workspaceId: string; picture: PictureToSave; drawing: AssetRow; provenance: Provenance },
): Promise<KeptAsset> {
  const { storage, createId } = options
  const { workspaceId, picture, drawing, provenance } = request
  const { digitalSourceType, aiSystem } = provenance
  const format = picture.format ?? null
  const ending = format ? endings[format] : path.extname(drawing.storageKey)
  const id = createId()
  const folder = path.join(options.dataFolder, 'work')
  const output = path.join(folder, `${randomUUID()}${ending}`)
  await mkdir(folder, { recursive: true })
  try {
    await using drawn = await storage.borrow(drawing.storageKey)
    const { size } = await askEncoder(encoder, workspaceId, {
      input: drawn.path,
      mimeType: drawing.mimeType,
      output,
      format,
      quality: picture.quality,
      mark: { digitalSourceType, madeWith: toolNames[picture.tool], aiSystem },
    })
    const storageKey = `${workspaceId}/${id}${ending}`
    return {
      id,
      workspaceId,
      kind: drawing.kind,
      name: `${nameFile(picture.title, 'picture')}${ending}`,
      mimeType: format ? `image/${format}` : drawing.mimeType,
      width: size?.width ?? drawing.width,
      height: size?.height ?? drawing.height,
      durationSeconds: drawing.durationSeconds,
      storageKey,
      provenance,
      ...(await storage.take(storageKey, output)),
    }
  } finally {
    await rm(output, { force: true })
  }
}

async function askEncoder(encoder: Encoder, account: string, request: EncodeRequest): Promise<EncodeResult> {
  try {
    return await encoder.ask(account, request)
  } catch (cause) {
    const code = AppError.isInstance(cause) ? cause.code : null
    if (code === 'timed_out') throw new AppError('timed_out', messages.pictures.tooSlow, { cause })
    const needsMemory = AppError.isInstance(cause) && cause.details['needsMemory'] === true
    if (code === 'generator_failed' || needsMemory)
      throw new AppError('asset_unreadable', messages.pictures.unreadable, { cause })
    throw cause
  }
}

function describeCreation(
  { workspaceId, creationId, picture }: Saving,
  asset: KeptAsset,
  provenance: Provenance,
): NewCreation {
  const { kind, width, height, durationSeconds } = asset
  const { engine, prompt, seed, licence, edits, sourceAssetIds, digitalSourceType } = provenance
  const role = kind === 'clip' ? 'clip' : 'image'
  return {
    id: creationId,
    workspaceId,
    projectId: null,
    kind: role,
    title: picture.title,
    files: { [role]: asset.id },
    facts: {
      source: 'tool',
      tool: picture.tool,
      format: formatOf(asset.mimeType),
      width,
      height,
      ...(durationSeconds === null ? {} : { durationSeconds }),
      engine,
      engineName: engine,
      prompt,
      seed,
      licence,
      edits,
      sourceAssetIds,
      digitalSourceType,
      recipe: picture.recipe,
      credits: 0,
    },
  }
}

function formatOf(mimeType: string): string {
  return mimeType.slice(mimeType.indexOf('/') + 1)
}
