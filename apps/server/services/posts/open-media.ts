// A post's media as they fit a platform. A file that fits already is sent as it is; a picture that doesn't is made to fit
// when the post is sent, by the same rules that the composer showed.

import { AppError } from '@vivify/contract/errors'
import { messages } from '@vivify/contract/messages'
import { type PlatformId } from '@vivify/contract/platforms'
import type { PostContent } from '@vivify/contract/post'
import { checkPost, versionFor, type MediaFacts } from '@vivify/social/check-post'
import { platformRules, type ImageRules } from '@vivify/social/rules'
import { copyFile, open, rename } from 'node:fs/promises'
import path from 'node:path'
import { contentHash, deriveId, openContentCache } from '../../lib/content-cache.ts'
import { nameOwnPartial, writeWholeFile } from '../../lib/whole-file.ts'
import { StandingPool } from '../../processes/standing-pool.ts'
import type { SocialFile } from '../../providers/social/port.ts'
import type { Storage } from '../../providers/storage/port.ts'
import { findAsset, findAssets, insertAssets, type AssetRow } from '../../store/assets.ts'
import type { Database } from '../../store/database.ts'
import type { OpenMedia } from './publish-target.ts'
import { describeMedia } from './schedule-post.ts'
import { fitContract, type FitRequest, type FitResult } from './tasks/fit-contract.ts'

export interface MediaOptions {
  db: Database
  storage: Storage
  dataFolder: string
  /** The address at which platforms can fetch a file for a day; null when this server has no public address. */
  publicUrl: (asset: AssetRow) => Promise<string | null>
}

type Fitter = StandingPool<FitRequest, FitResult>

const times = { idleMs: 60_000, timeoutMs: 60_000, maxMegabytes: 1500 }
const shares = { processes: 1, atOncePerAccount: 1, maxWaiting: 1000 }

export interface MediaOpener {
  open: OpenMedia
  stop(): void
}

export function createMediaOpener(options: MediaOptions): MediaOpener {
  const fitter: Fitter = new StandingPool(new URL('./tasks/fit-task.ts', import.meta.url), fitContract, {
    ...times,
    ...shares,
  })

  return {
    stop: () => fitter.stop(),

    async open(workspaceId, content, platform, signal) {
      const { media } = versionFor(content, platform)
      const assets = await findAssets(
        options.db,
        workspaceId,
        media.map(({ assetId }) => assetId),
      )
      const byId = new Map(assets.map((asset) => [asset.id, asset]))
      requireTaken(content, platform, assets.map(describeMedia))
      await using lent = new AsyncDisposableStack()
      const files: SocialFile[] = []
      for (const { assetId, altText } of media) {
        const asset = byId.get(assetId)
        if (!asset) throw new AppError('asset_missing', messages.posts.mediaMissing)
        files.push(await openFile(options, fitter, { asset, altText, platform, signal }, lent))
      }
      const kept = lent.move()
      return { files, [Symbol.asyncDispose]: () => kept.disposeAsync() }
    },
  }
}

/** The post may have been edited since it was scheduled. Throws AppError `bad_input`. */
function requireTaken(content: PostContent, platform: PlatformId, facts: readonly MediaFacts[]): void {
  const problem = checkPost(content, platform, facts).find(({ kind }) => kind === 'blocks')
  if (problem) throw new AppError('bad_input', problem.message)
}

interface FileRequest {
  asset: AssetRow
  altText: string
  platform: PlatformId
  signal: AbortSignal
}

async function openFile(
  options: MediaOptions,
  fitter: Fitter,
  request: FileRequest,
  lent: AsyncDisposableStack,
): Promise<SocialFile> {
  const { asset, altText, platform } = request
  const facts = describeMedia(asset)
  const { images, gifs } = platformRules[platform]
  const isStill = facts.kind === 'image' || (facts.kind === 'gif' && gifs === null)
  if (isStill && images && !fits(facts, images)) return fitPicture(options, fitter, request, images)
  const { path: file } = lent.use(await options.storage.borrow(asset.storageKey))
  const { kind, mimeType, sizeBytes, width, height, durationSeconds } = facts
  return {
    kind,
    mimeType,
    sizeBytes,
    width,
    height,
    durationSeconds,
    altText,
    read: (start, end) => readPart(file, start, end),
    publicUrl: () => options.publicUrl(asset),
  }
}

function fits(facts: MediaFacts, rules: ImageRules): boolean {
  const { width, height } = facts
  const ratio = width === null || height === null ? null : width / height
  const isIn = (value: number | null, range: { min: number; max: number } | undefined): boolean =>
    range === undefined || (value !== null && value >= range.min && value <= range.max)
  return (
    rules.mimeTypes.includes(facts.mimeType) &&
    facts.sizeBytes <= rules.maxBytes &&
    isIn(ratio, rules.ratio) &&
    isIn(width, rules.width)
  )
}

/** A fitted picture is kept in the cache, so that every attempt sends the same bytes. */
async function fitPicture(
  options: MediaOptions,
  fitter: Fitter,
  { asset, altText, platform, signal }: FileRequest,
  rules: ImageRules,
): Promise<SocialFile> {
  const mimeType = chooseType(asset, rules)
  const { maxBytes, ratio, width } = rules
  const wanted = { mimeType, maxBytes, ...(ratio ? { ratio } : {}), ...(width ? { width } : {}) }
  const cache = await openContentCache(path.join(options.dataFolder, 'cache', 'posts'))
  const name = contentHash(['fit 1', asset.sha256, wanted])
  const file = cache.pathOf(name)
  const known = (await cache.has(name)) ? await cache.read(`${name}.json`) : null
  const fit = async (): Promise<FitResult> => {
    await using source = await options.storage.borrow(asset.storageKey)
    const output = nameOwnPartial(file)
    const made = await fitter.ask(
      asset.workspaceId,
      { ...wanted, input: source.path, output, name: asset.name },
      signal,
    )
    await rename(output, file)
    await writeWholeFile(cache.pathOf(`${name}.json`), JSON.stringify(made))
    return made
  }
  const fitted = known ? fitContract.result.parse(JSON.parse(known.toString('utf8'))) : await fit()
  return {
    kind: 'image',
    mimeType,
    durationSeconds: null,
    altText,
    ...fitted,
    read: (start, end) => readPart(file, start, end),
    publicUrl: async () =>
      options.publicUrl(
        await keepFitted(options, asset, { id: deriveId(asset.id, name), file, mimeType, platform, fitted }),
      ),
  }
}

/** A platform that fetches a fitted picture itself needs it as a file of the workspace; it is swept like a drawing. */
async function keepFitted(
  { db, storage }: MediaOptions,
  { workspaceId, name, provenance }: AssetRow,
  made: { id: string; file: string; mimeType: string; platform: PlatformId; fitted: FitResult },
): Promise<AssetRow> {
  const { id, file, mimeType, platform, fitted } = made
  const before = await findAsset(db, workspaceId, id)
  if (before) return before
  const storageKey = `${workspaceId}/${id}`
  const copy = nameOwnPartial(`${file}.${platform}`)
  await copyFile(file, copy)
  const stored = await storage.take(storageKey, copy)
  const row = {
    id,
    workspaceId,
    name,
    storageKey,
    mimeType,
    provenance,
    isDrawing: true,
    kind: 'image' as const,
  }
  const { width, height } = fitted
  const [kept] = await insertAssets(db, [{ ...row, ...stored, width, height }])
  return kept!
}

/** Keeps the type of a picture that the platform takes. */
function chooseType({ mimeType }: AssetRow, { mimeTypes }: ImageRules): FitRequest['mimeType'] {
  const types = ['image/jpeg', 'image/png', 'image/webp'] as const
  const own = types.find((type) => type === mimeType && mimeTypes.includes(type))
  return own ?? types.find((type) => mimeTypes.includes(type)) ?? 'image/jpeg'
}

async function readPart(file: string, start: number, end: number): Promise<Uint8Array> {
  await using handle = await open(file, 'r')
  const bytes = new Uint8Array(Math.max(0, end - start))
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, start)
  return bytes.subarray(0, bytesRead)
}
