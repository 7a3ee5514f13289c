// A post's media as they fit a platform. A file that fits already is sent as it is; another one is made to fit when the
// post is sent, by the same rules that the composer showed.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { type PlatformId } from '@vivify/contract/platforms'
import type { PostContent } from '@vivify/contract/post'
import type { VideoTracks } from '@vivify/contract/routes/assets'
import { checkPost, versionFor, type MediaFacts } from '@vivify/social/check-post'
import { describeTooLarge, fitVideo, type VideoFit } from '@vivify/social/fit-video'
import { platformRules, type ImageRules } from '@vivify/social/rules'
import { copyFile, open, rename, utimes } from 'node:fs/promises'
import path from 'node:path'
import { Again } from '../../lib/again.ts'
import { contentHash, deriveId, openContentCache } from '../../lib/content-cache.ts'
import { nameOwnPartial, writeWholeFile } from '../../lib/whole-file.ts'
import { StandingPool } from '../../processes/standing-pool.ts'
import type { SocialFile } from '../../providers/social/port.ts'
import type { Storage } from '../../providers/storage/port.ts'
import { findAsset, findAssets, insertAssets, type AssetRow } from '../../store/assets.ts'
import type { Database } from '../../store/database.ts'
import { createVideoConverter, type ConverterOptions, type VideoConverter } from './convert-videos.ts'
import type { Aside, OpenMedia } from './publish-target.ts'
import { describeMedia } from './schedule-post.ts'
import { fitContract, type FitRequest, type FitResult } from './tasks/fit-contract.ts'

export interface MediaOptions extends ConverterOptions {
  db: Database
  storage: Storage
  dataFolder: string
  /** Reads what a video has inside. Throws what `AssetService.readTracks` throws. */
  readTracks: (asset: AssetRow, signal: AbortSignal) => Promise<VideoTracks>
  /** The address at which platforms can fetch a file for a day; null when this server has no public address. */
  publicUrl: (asset: AssetRow) => Promise<string | null>
}

type Fitter = StandingPool<FitRequest, FitResult>

/** What makes files fit. */
interface Makers {
  fitter: Fitter
  converter: VideoConverter
}

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
  const converter = createVideoConverter(options)

  return {
    stop() {
      fitter.stop()
      converter.stop()
    },

    async open(workspaceId, content, platform, signal, aside = (work) => work()) {
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
        const request = { asset, altText, platform, signal, aside }
        files.push(await waitWhenCrowded(() => openFile(options, { fitter, converter }, request, lent)))
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

const crowdedMs = 20_000

/** A post waits when many others are being made to fit. Throws Again. */
async function waitWhenCrowded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!AppError.isInstance(error) || error.code !== 'rate_limited') throw error
    throw new Again({ afterMs: crowdedMs, reason: messages.posts.waitsForConversion })
  }
}

interface FileRequest {
  asset: AssetRow
  altText: string
  platform: PlatformId
  signal: AbortSignal
  aside: Aside
}

async function openFile(
  options: MediaOptions,
  { fitter, converter }: Makers,
  request: FileRequest,
  lent: AsyncDisposableStack,
): Promise<SocialFile> {
  const { asset, altText, platform, signal } = request
  const facts = describeMedia(asset)
  if (facts.kind === 'video') {
    const tracks = await options.readTracks(asset, signal)
    const fit = fitVideo({ ...facts, tracks }, platform)
    if (fit.type === 'impossible') throw new AppError('bad_input', fit.message)
    if (fit.type !== 'fits') return convertVideo(options, converter, request, { fit, tracks })
    Object.assign(facts, {
      width: tracks.width,
      height: tracks.height,
      durationSeconds: tracks.durationSeconds,
    })
  }
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

interface VideoPlan {
  fit: Extract<VideoFit, { type: 'repack' | 'convert' }>
  tracks: VideoTracks
}

/** Throws AppError `bad_input` when the result is too large after all. */
async function convertVideo(
  options: MediaOptions,
  converter: VideoConverter,
  { asset, altText, platform, signal, aside }: FileRequest,
  { fit, tracks }: VideoPlan,
): Promise<SocialFile> {
  const { durationSeconds } = tracks
  const form = fit.type === 'repack' ? null : { ...fit.form, hasSound: tracks.sound !== null }
  const order = { asset, form, durationSeconds, signal, aside }
  const { name, file, sizeBytes, sha256, ...made } = await converter.convert(order)
  const rules = platformRules[platform].videos!
  if (sizeBytes > rules.maxBytes) throw new AppError('bad_input', describeTooLarge(platform, rules))
  const size = { width: made.width ?? tracks.width, height: made.height ?? tracks.height }
  const mimeType = 'video/mp4'
  const kept = { file, mimeType, platform, fitted: { ...size, sizeBytes }, durationSeconds }
  return {
    kind: 'video',
    mimeType,
    sizeBytes,
    ...size,
    durationSeconds,
    altText,
    sha256,
    async read(start, end) {
      // A file that is being sent stays in the cache.
      const now = new Date()
      await utimes(file, now, now)
      return readPart(file, start, end)
    },
    publicUrl: async () =>
      options.publicUrl(await keepFitted(options, asset, { ...kept, id: deriveId(asset.id, name) })),
  }
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
        await keepFitted(options, asset, {
          id: deriveId(asset.id, name),
          file,
          mimeType,
          platform,
          fitted,
          durationSeconds: null,
        }),
      ),
  }
}

interface FittedFile {
  id: string
  file: string
  mimeType: string
  platform: PlatformId
  fitted: FitResult
  /** null for a picture. */
  durationSeconds: number | null
}

/** A platform that fetches a fitted file itself needs it as a file of the workspace; it is swept like a drawing. */
async function keepFitted(
  { db, storage }: MediaOptions,
  { workspaceId, name, provenance }: AssetRow,
  made: FittedFile,
): Promise<AssetRow> {
  const { id, file, mimeType, platform, fitted, durationSeconds } = made
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
    kind: durationSeconds === null ? ('image' as const) : ('clip' as const),
    durationSeconds,
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
