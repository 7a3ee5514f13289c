// Makes new covers of finished videos, with another title or another picture.

import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import { coverSchema, type Cover } from '@vivify/contract/cover'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { Creation, makeCover } from '@vivify/contract/routes/creations'
import { nameFile } from '../../lib/file-name.ts'
import { StandingPool } from '../../processes/standing-pool.ts'
import type { Storage } from '../../providers/storage/port.ts'
import {
  deleteAssets,
  findAsset,
  findUnused,
  insertAssets,
  type AssetRow,
  type NewAsset,
} from '../../store/assets.ts'
import { findCreation, replaceCover, type CreationRow } from '../../store/creations.ts'
import type { Database } from '../../store/database.ts'
import { viewCreation } from '../creations/creations.ts'
import { coverContract, type CoverRequest, type CoverResult } from './tasks/cover-contract.ts'

export interface CoverOptions {
  db: Database
  storage: Storage
  /** An absolute path. */
  dataFolder: string
  createId: () => string
}

type CoverChoice = z.output<(typeof makeCover)['body']>
type Painter = StandingPool<CoverRequest, CoverResult>

const times = { idleMs: 60_000, timeoutMs: 30_000, maxMegabytes: 1500 }
const shares = { processes: 1, atOncePerAccount: 1, maxWaiting: 100, maxWaitingPerAccount: 5 }

export interface CoverService {
  /**
   * Makes the cover of a video again and returns the creation with it. Throws AppError `not_found` for a creation of
   * another workspace and `bad_input` when the cover can't be changed.
   */
  make(workspaceId: string, creationId: string, choice: CoverChoice): Promise<Creation>
  stop(): void
}

export function createCoverService(options: CoverOptions): CoverService {
  const painter: Painter = new StandingPool(
    new URL('./tasks/cover-task.ts', import.meta.url),
    coverContract,
    { ...times, ...shares },
  )
  return {
    async make(workspaceId, creationId, choice) {
      const row = await findCreation(options.db, workspaceId, creationId)
      if (!row) throw new AppError('not_found', messages.covers.gone)
      const { picture, cover } = await readSource(options.db, row, choice)
      const asset = await draw(options, painter, { row, picture, cover })
      try {
        return await keep(options, { row, asset, cover })
      } catch (error) {
        await options.storage.remove(asset.storageKey)
        throw error
      }
    },
    stop: () => painter.stop(),
  }
}

async function readSource(
  db: Database,
  { workspaceId, files, facts }: CreationRow,
  { title, frame }: CoverChoice,
): Promise<{ picture: AssetRow; cover: Cover }> {
  const known = coverSchema.safeParse(facts['cover'])
  const assetId = (files as Record<string, string>)[frame]
  const picture = assetId === undefined ? null : await findAsset(db, workspaceId, assetId)
  if (!known.success || !picture) throw new AppError('bad_input', messages.covers.notChangeable)
  return { picture, cover: { title, frame, style: known.data.style } }
}

type CoverAsset = NewAsset & Pick<AssetRow, 'id' | 'storageKey'>

async function draw(
  { storage, dataFolder, createId }: CoverOptions,
  painter: Painter,
  { row, picture, cover }: { row: CreationRow; picture: AssetRow; cover: Cover },
): Promise<CoverAsset> {
  const id = createId()
  const { workspaceId } = row
  const { provenance } = picture
  const folder = path.join(dataFolder, 'work')
  const output = path.join(folder, `${randomUUID()}.jpg`)
  await mkdir(folder, { recursive: true })
  try {
    await using frame = await storage.borrow(picture.storageKey)
    const size = await painter.ask(workspaceId, {
      input: frame.path,
      output,
      title: cover.title,
      style: cover.style,
      mark: {
        digitalSourceType: provenance?.digitalSourceType ?? null,
        madeWith: provenance?.engine ?? 'Vivify',
        aiSystem: provenance?.aiSystem ?? null,
      },
    })
    const storageKey = `${workspaceId}/${id}.jpg`
    return {
      id,
      workspaceId,
      kind: 'image',
      name: `${nameFile(row.title, 'video')}.jpg`,
      mimeType: 'image/jpeg',
      ...size,
      storageKey,
      provenance,
      ...(await storage.take(storageKey, output)),
    }
  } finally {
    await rm(output, { force: true })
  }
}

/** Replaces the cover and deletes the previous one, unless a copy of the creation uses it. */
async function keep(
  { db, storage }: CoverOptions,
  { row, asset, cover }: { row: CreationRow; asset: CoverAsset; cover: Cover },
): Promise<Creation> {
  const { workspaceId, id } = row
  const { changed, spentKeys } = await db.transaction(async (tx) => {
    await insertAssets(tx, [asset])
    const replaced = await replaceCover(tx, { workspaceId, id, thumbnail: asset.id, cover })
    if (!replaced) throw new AppError('not_found', messages.covers.gone)
    const unused = await findUnused(tx, workspaceId, replaced.before === null ? [] : [replaced.before])
    await deleteAssets(
      tx,
      workspaceId,
      unused.map((each) => each.id),
    )
    return { changed: replaced.row, spentKeys: unused.map(({ storageKey }) => storageKey) }
  })
  for (const key of spentKeys) await storage.remove(key)
  return viewCreation(changed)
}
