// A copy of a picture with the account's brand on it, for posts and for whatever else shows it.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { brandMessages } from '@vivify/contract/brand-messages'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'
import type { SavedAsset } from '@vivify/contract/routes/assets'
import { nameFile } from '../../lib/file-name.ts'
import { describeToolResult } from '../../provenance/derive.ts'
import { markPicture } from '../../provenance/mark-picture.ts'
import type { Storage } from '../../providers/storage/port.ts'
import { findAsset, insertAssets, type AssetRow } from '../../store/assets.ts'
import type { Database } from '../../store/database.ts'
import { lockBalance } from '../../store/ledger.ts'
import type { PictureBranding } from '../brand-kit/brand-pictures.ts'
import { viewAsset } from '../assets/assets.ts'
import { requireRoomForBytes, type Quotas } from '../quotas/quotas.ts'

export interface BrandPictureOptions {
  db: Database
  storage: Storage
  quotas: Quotas
  branding: Pick<PictureBranding, 'brandFile'>
  createId: () => string
}

/** By type of the picture, the type of its copy. Others may be in motion. */
const copies: Readonly<Record<string, 'png' | 'jpeg'>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'png',
}

export async function brandPicture(
  options: BrandPictureOptions,
  { workspaceId, assetId }: { workspaceId: string; assetId: string },
  signal: AbortSignal,
): Promise<SavedAsset> {
  const picture = await findAsset(options.db, workspaceId, assetId)
  if (!picture) throw new AppError('not_found', messages.pictures.gone)
  const format = copies[picture.mimeType]
  if (format === undefined) throw new AppError('bad_input', brandMessages.notOnThis)
  if (picture.provenance?.edits.includes(brandMessages.brandedEdit) === true) {
    throw new AppError('bad_input', brandMessages.brandedAlready)
  }
  const { bytes, size } = await draw(options, { picture, format }, signal)
  return keep(options, { picture, format, bytes, size })
}

interface Branding {
  picture: AssetRow
  format: 'png' | 'jpeg'
}

async function draw(
  { branding, storage }: BrandPictureOptions,
  { picture, format }: Branding,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; size: { width: number; height: number } }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vivify-branded-'))
  const output = path.join(folder, 'branded')
  try {
    await using file = await storage.borrow(picture.storageKey)
    const size = await branding.brandFile(picture.workspaceId, { input: file.path, output, format }, signal)
    return { bytes: await readFile(output), size }
  } catch (cause) {
    const isUnreadable = AppError.isInstance(cause) && cause.code === 'generator_failed'
    throw isUnreadable ? new AppError('asset_unreadable', messages.pictures.unreadable, { cause }) : cause
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function keep(
  { db, storage, quotas, createId }: BrandPictureOptions,
  made: Branding & { bytes: Uint8Array; size: { width: number; height: number } },
): Promise<SavedAsset> {
  const { picture, format, size } = made
  const { workspaceId } = picture
  const provenance = describeToolResult({
    tool: brandMessages.heading,
    sources: [picture],
    edits: [brandMessages.brandedEdit],
  })
  const { digitalSourceType, aiSystem } = provenance
  const marked = markPicture(made.bytes, format, {
    digitalSourceType,
    madeWith: brandMessages.heading,
    aiSystem,
  })
  const id = createId()
  const ending = format === 'png' ? '.png' : '.jpg'
  const storageKey = `${workspaceId}/${id}${ending}`
  const limit = { maxBytes: limits.drawingUploadBytes, sentence: messages.images.tooLarge }
  const stored = await storage.write(storageKey, Readable.from([Buffer.from(marked)]), limit)
  try {
    const [row] = await db.transaction(async (tx) => {
      await lockBalance(tx, workspaceId)
      await requireRoomForBytes(tx, quotas, workspaceId, stored.sizeBytes)
      const name = `${nameFile(path.parse(picture.name).name, 'picture')}${ending}`
      const asset = { id, workspaceId, kind: 'image' as const, name, mimeType: `image/${format}`, storageKey }
      return insertAssets(tx, [{ ...asset, ...size, ...stored, provenance }])
    })
    return viewAsset(row!)
  } catch (error) {
    await storage.remove(storageKey)
    throw error
  }
}
