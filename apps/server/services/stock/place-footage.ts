// Finds footage for scenes and fetches it into the content library: what a job does for the page, and what making a video
// does first in the style Stock Footage.

import { AppError } from '@vivify/contract/errors'
import type { StockPlacement } from '@vivify/contract/jobs/place-stock'
import * as messages from '@vivify/contract/messages'
import type { Asset, Project } from '@vivify/contract/project'
import type { SavedAsset } from '@vivify/contract/routes/assets'
import { maxStockScenes, type StockHit } from '@vivify/contract/stock'
import type { StockEngine } from '../../providers/stock/port.ts'
import { findAssets } from '../../store/assets.ts'
import type { Database } from '../../store/database.ts'
import { listOpenScenes } from '../stages/footage/clips.ts'
import type { VendorRules } from '../vendors/vendor-rules.ts'
import type { FetchHit } from './fetch-hit.ts'
import { findFootage } from './find-footage.ts'
import { namesOf } from './rank-hits.ts'
import { describeFailures } from './search-libraries.ts'

export interface PlacingOptions {
  db: Database
  engines: readonly StockEngine[]
  vendors: Pick<VendorRules, 'keyedFor'>
  fetchHit: FetchHit
}

export interface PlacingOrder {
  workspaceId: string
  project: Project
  /** A hit that was chosen, or null for the best match. */
  scenes: readonly { sceneId: string; hit: StockHit | null }[]
  mayUseKeys: boolean
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

export interface PlacedFootage {
  placed: StockPlacement[]
  warnings: string[]
}

/** How many hits are tried for a scene before it is left without. */
const maxTries = 3

/**
 * Finds and fetches. A library or a file that fails is a warning; a chosen hit that can't be had is an AppError. Throws
 * AppError `too_large` and `conflict` when there is no room for files, and the signal's reason.
 */
export async function placeFootage(options: PlacingOptions, order: PlacingOrder): Promise<PlacedFootage> {
  const { project, scenes, signal, onProgress } = order
  const engines = await enginesFor(options, order)
  const placed: StockPlacement[] = []
  const fetch = (hit: StockHit): Promise<SavedAsset> =>
    options.fetchHit({ hit, engines, workspaceId: order.workspaceId, signal })
  const place = (sceneId: string, asset: SavedAsset): void => {
    placed.push({ sceneId, asset })
    onProgress(placed.length, scenes.length)
  }
  for (const { sceneId, hit } of scenes) if (hit) place(sceneId, await fetch(hit))
  const open = scenes.flatMap(({ sceneId, hit }) => (hit ? [] : [sceneId]))
  if (open.length === 0) return { placed, warnings: [] }
  const taken = await listTaken(options.db, order.workspaceId, project)
  const found = await findFootage({
    engines,
    project,
    sceneIds: open,
    taken,
    account: order.workspaceId,
    signal,
  })
  const fetching = new Fetching({ ...found, taken, fetch, signal })
  await Promise.all(
    open.map(async (sceneId) => {
      const asset = await fetching.fetchFor(sceneId)
      if (asset) place(sceneId, asset)
    }),
  )
  const empty = warnOfEmpty(project, open, placed, found.answered)
  // Whoever has footage for every scene misses no slow library.
  const failures = found.failures.filter(({ isLate }) => !isLate || placed.length < scenes.length)
  return {
    placed: inOrder(placed, scenes),
    warnings: [...describeFailures(failures, found.answered), ...empty],
  }
}

/** Scenes that should show footage and have none, as many as one search takes. */
export async function listSearched(project: Project): Promise<string[]> {
  return (await listOpenScenes(project)).slice(0, maxStockScenes)
}

/** The document with the files in their scenes. */
export function withPlaced(project: Project, placed: readonly StockPlacement[]): Project {
  const bySceneId = new Map(placed.map(({ sceneId, asset }) => [sceneId, asset]))
  return {
    ...project,
    assets: {
      ...project.assets,
      ...Object.fromEntries(placed.map(({ asset }) => [asset.id, describeAsset(asset)])),
    },
    scenes: project.scenes.map((scene) => {
      const asset = bySceneId.get(scene.id)
      return asset ? { ...scene, visual: { ...scene.visual, kind: 'auto' as const, asset: asset.id } } : scene
    }),
  }
}

function describeAsset({ id, kind, sha256, name, width, height, durationSeconds }: SavedAsset): Asset {
  return {
    kind: kind === 'clip' ? 'clip' : 'image',
    source: id,
    sha256,
    name: name.slice(0, 255),
    ...(width === null ? {} : { width }),
    ...(height === null ? {} : { height }),
    ...(durationSeconds === null ? {} : { durationSeconds }),
  }
}

async function enginesFor(
  { engines, vendors }: PlacingOptions,
  { workspaceId, mayUseKeys }: PlacingOrder,
): Promise<StockEngine[]> {
  const keyed = await vendors.keyedFor(engines, workspaceId)
  return mayUseKeys ? keyed : keyed.filter((engine) => engine.status().isBuiltIn)
}

/** What the document has already, whether a scene shows it or not. */
async function listTaken(db: Database, workspaceId: string, { assets }: Project): Promise<Set<string>> {
  const rows = await findAssets(
    db,
    workspaceId,
    Object.values(assets).map(({ source }) => source),
  )
  const origins = rows.flatMap(({ provenance }) => provenance?.stock ?? [])
  return new Set(origins.flatMap((origin) => namesOf(origin)))
}

interface FetchingOptions extends Pick<Awaited<ReturnType<typeof findFootage>>, 'chosen' | 'ranked'> {
  taken: ReadonlySet<string>
  fetch: (hit: StockHit) => Promise<SavedAsset>
  signal: AbortSignal
}

/** Fetches scenes' hits side by side, and gives no file to two of them. */
class Fetching {
  readonly #options: FetchingOptions
  readonly #used: Set<string>
  /** Hashes of contents: two libraries may have the same file under other names. */
  readonly #contents = new Set<string>()

  constructor(options: FetchingOptions) {
    this.#options = options
    this.#used = new Set([...options.taken, ...[...options.chosen.values()].flatMap(namesOf)])
  }

  /** The scene's hit, or the next one that can be had; null without one. */
  async fetchFor(sceneId: string): Promise<SavedAsset | null> {
    const { chosen, ranked, fetch, signal } = this.#options
    let hit = chosen.get(sceneId)
    for (let tries = 0; hit && tries < maxTries; tries++) {
      try {
        const asset = await fetch(hit)
        if (!this.#contents.has(asset.sha256)) {
          this.#contents.add(asset.sha256)
          return asset
        }
      } catch (error) {
        signal.throwIfAborted()
        if (!isFileFault(error)) throw error
      }
      hit = ranked
        .get(sceneId)
        ?.find((entry) => namesOf(entry.hit).every((name) => !this.#used.has(name)))?.hit
      if (hit) for (const name of namesOf(hit)) this.#used.add(name)
    }
    return null
  }
}

const fileFaults = ['bad_input', 'asset_unreadable', 'provider_failed', 'timed_out', 'rate_limited']

/** Whether another file may work: not when the account has no room. */
function isFileFault(error: unknown): boolean {
  if (!AppError.isInstance(error)) return false
  return (
    fileFaults.includes(error.code) ||
    (error.code === 'too_large' && error.details['workspaceMaxBytes'] === undefined)
  )
}

function inOrder(placed: readonly StockPlacement[], scenes: PlacingOrder['scenes']): StockPlacement[] {
  const place = new Map(scenes.map(({ sceneId }, index) => [sceneId, index]))
  return placed.toSorted((a, b) => place.get(a.sceneId)! - place.get(b.sceneId)!)
}

function warnOfEmpty(
  { scenes }: Project,
  open: readonly string[],
  placed: readonly StockPlacement[],
  answered: number,
): string[] {
  if (answered === 0) return []
  const filled = new Set(placed.map(({ sceneId }) => sceneId))
  const numbers = scenes.flatMap(({ id }, index) => (open.includes(id) && !filled.has(id) ? [index + 1] : []))
  if (numbers.length === 0) return []
  const named = `${numbers.length === 1 ? 'scene' : 'scenes'} ${listFormat.format(numbers.map(String))}`
  return [messages.stock.nothingFor(named)]
}

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })
