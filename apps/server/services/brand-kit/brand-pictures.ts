// Puts an account's brand on pictures: those that are made for it, and those that it chose.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brandMessages } from '@vivify/contract/brand-messages'
import { AppError } from '@vivify/contract/errors'
import { StandingPool } from '../../processes/standing-pool.ts'
import type { Engines } from '../../providers/engine.ts'
import type { ImageEngine, MadePicture, PictureFormat } from '../../providers/image/port.ts'
import type { Storage } from '../../providers/storage/port.ts'
import { findAsset } from '../../store/assets.ts'
import { findBrandKit } from '../../store/brand-kits.ts'
import type { Database } from '../../store/database.ts'
import { brandContract, type BrandRequest, type BrandResult } from './tasks/brand-contract.ts'

export interface PictureFiles {
  /** Paths. */
  input: string
  output: string
  format: PictureFormat
}

export interface PictureBranding {
  /** The engines whose pictures carry the workspace's brand; the same engines if it has never saved a brand kit. */
  brandEngines(engines: Engines<ImageEngine>, workspaceId: string): Promise<Engines<ImageEngine>>
  /**
   * Writes a picture with the workspace's brand on it, and returns its size. Throws AppError `bad_input` when it has never
   * saved a brand kit, and what the process throws.
   */
  brandFile(workspaceId: string, files: PictureFiles, signal: AbortSignal): Promise<BrandResult>
  stop(): void
}

/** A logo of 50 million pixels takes 200 MB. */
const times = { idleMs: 60_000, timeoutMs: 30_000, maxMegabytes: 900 }
const shares = { processes: 1, atOncePerAccount: 1, maxWaiting: 1000, maxWaitingPerAccount: 50 }

/** Draws the brand of an account onto a picture. */
type DrawBrand = (files: PictureFiles, signal: AbortSignal) => Promise<BrandResult>

export function createPictureBranding({ db, storage }: { db: Database; storage: Storage }): PictureBranding {
  const brander = new StandingPool<BrandRequest, BrandResult>(
    new URL('./tasks/brand-task.ts', import.meta.url),
    brandContract,
    { ...times, ...shares },
  )
  const openBrand = async (workspaceId: string): Promise<DrawBrand | null> => {
    const kit = await findBrandKit(db, workspaceId)
    if (kit === null) return null
    const { logoAsset, primaryColor, secondaryColor, watermark } = kit.brand
    const row = logoAsset === null ? null : await findAsset(db, workspaceId, logoAsset)
    const brand = { primaryColor, secondaryColor, watermark }
    return async (files, signal) => {
      await using logo = row && (await storage.borrow(row.storageKey))
      return await brander.ask(workspaceId, { ...files, logo: logo?.path ?? null, brand }, signal)
    }
  }
  return {
    async brandEngines(engines, workspaceId) {
      const draw = await openBrand(workspaceId)
      if (draw === null) return engines
      const brandEngine = (engine: ImageEngine): ImageEngine => ({
        ...engine,
        make: async (request) => brandMade(draw, await engine.make(request), request.signal),
      })
      return { vendors: engines.vendors.map(brandEngine), builtIn: brandEngine(engines.builtIn) }
    },
    async brandFile(workspaceId, files, signal) {
      const draw = await openBrand(workspaceId)
      if (draw === null) throw new AppError('bad_input', brandMessages.noKit)
      return draw(files, signal)
    },
    stop: () => brander.stop(),
  }
}

/** A picture may be paid for, so one that can't be branded stays as it is, with a warning. */
async function brandMade(draw: DrawBrand, made: MadePicture, signal: AbortSignal): Promise<MadePicture> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vivify-brand-'))
  const [input, output] = [path.join(folder, 'made'), path.join(folder, 'branded')]
  try {
    await writeFile(input, made.bytes)
    await draw({ input, output, format: made.format }, signal)
    return { ...made, bytes: await readFile(output), edits: [brandMessages.brandedEdit] }
  } catch (error) {
    signal.throwIfAborted()
    if (!AppError.isInstance(error)) throw error
    return { ...made, warnings: [...made.warnings, brandMessages.notBranded] }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
