// Makes a GIF from a film's pictures on all cores: workers scale pictures as they arrive, then encode runs of frames in
// parallel. Films that don't fit in memory are read and encoded in parts.

import { joinGif } from '@vivify/generators/gif/container'
import { roundDelays } from '@vivify/generators/gif/delays'
import type { gifQualities } from '@vivify/generators/gif/encode'
import {
  forecastBytes,
  measureChange,
  planRuns,
  probeFrames,
  type TinyPicture,
} from '@vivify/generators/gif/forecast'
import { countColors } from '@vivify/generators/gif/frame-encoder'
import { paletteBits, type Palette } from '@vivify/generators/gif/palette'
import type { FrameData, SourcePicture } from './protocol.ts'
import { GifWorkerPool } from './worker-pool.ts'

export type GifQuality = Pick<(typeof gifQualities)[number], 'palette' | 'colors' | 'dither' | 'lossiness'>

export interface GifJob {
  /** Width of the result. */
  width: number
  height: number
  quality: GifQuality
  loop: 'forever' | 'once' | number
  /** Number of distinct pictures that the result shows. */
  pictureCount: number
  /** For each frame, the number of the picture it shows. */
  order: readonly number[]
  /** Delay of one frame, not rounded. */
  delayMs: number
  /** Keeps transparency of the pictures. */
  isSeeThrough: boolean
  /** Drawn over every frame; it has the size of the result. */
  overlay: ImageData | null
  /** Yields one picture for each of these numbers, in ascending order. */
  read: (numbers: readonly number[]) => AsyncIterable<SourcePicture>
}

export interface GifProgress {
  stage: 'reading' | 'encoding'
  /** Progress of the whole job, 0 to 1. */
  share: number
}

export interface EncodeOptions {
  signal: AbortSignal
  onProgress?: (progress: GifProgress) => void
}

/** Limit for the frames that are held in memory until they are encoded. */
const maxHeldBytes = 400_000_000
/** Number of sample pictures for the palette of a film that does not fit in memory. */
const maxSamples = 48
/** Pictures queued per worker. The decoder has only a few picture buffers, so a longer queue would make it wait. */
const maxAhead = 2
/** Share of the total time that reading takes. */
const readingShare = 0.5

/** Throws what `read` throws, an Error when a worker fails, or the signal's reason. */
export async function encodeGif(
  job: GifJob,
  { signal, onProgress }: EncodeOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  using work = new GifWork(job, signal)
  const count = { read: 0, encoded: 0 }
  const parts = cutOrder(job)
  const pictureTotal = parts.reduce((total, part) => total + new Set(part).size, 0)
  const report = (stage: GifProgress['stage']): void => {
    const [readShare, encodedShare] = [count.read / pictureTotal, count.encoded / job.order.length]
    onProgress?.({ stage, share: readShare * readingShare + encodedShare * (1 - readingShare) })
  }
  let palette: Palette | null = null
  if (job.quality.palette === 'one' && parts.length > 1) {
    await work.scale(spread(job.pictureCount, maxSamples), () => {})
    palette = await work.choosePalette()
  }
  const frames: (Uint8Array | null)[] = []
  let before: FrameData | null = null
  for (const [index, part] of parts.entries()) {
    const numbers = [...new Set(part)].sort((a, b) => a - b)
    const scaled = await work.scale(numbers, () => {
      count.read++
      report('reading')
    })
    if (job.quality.palette === 'one') palette ??= await work.choosePalette()
    const pictures: Map<number, FrameData> = scaled
    const run = part.map((number) => pictures.get(number)!)
    const last: FrameData = run.at(-1)!.slice()
    const encoded = await work.encode(run, {
      palette,
      before,
      isFollowed: index < parts.length - 1,
      onProgress: () => {
        count.encoded++
        report('encoding')
      },
    })
    frames.push(...encoded)
    before = last
  }
  signal.throwIfAborted()
  const { width, height, loop, order, delayMs } = job
  return joinGif({
    width,
    height,
    loop,
    palette: palette && { colors: palette, bits: paletteBits(palette) },
    frames,
    delays: roundDelays(order.map(() => delayMs)),
  })
}

/** Splits the order into parts whose pictures fit in memory together. */
function cutOrder({ order, width, height }: GifJob): number[][] {
  const most = Math.max(2, Math.floor(maxHeldBytes / (width * height * 4)))
  const partCount = new Set(order).size <= most ? 1 : Math.ceil(order.length / most)
  const length = Math.ceil(order.length / partCount)
  return Array.from({ length: partCount }, (_, part) =>
    order.slice(part * length, (part + 1) * length),
  ).filter((part) => part.length > 0)
}

/** At most `wanted` numbers below `count`, evenly spread. */
function spread(count: number, wanted: number): number[] {
  const length = Math.min(count, wanted)
  return Array.from({ length }, (_, index) => Math.floor(((index + 0.5) * count) / length))
}

/** Number of frames encoded for a prediction. A GIF with no more frames is encoded completely, so its size is exact. */
const predictionFrames = 80

/** Predicts the size in bytes of the result of `encodeGif`. Throws what `encodeGif` throws. */
export async function predictGif(job: GifJob, { signal }: { signal: AbortSignal }): Promise<number> {
  const { order, width, height } = job
  const most = Math.min(predictionFrames, Math.floor(maxHeldBytes / (width * height * 4)))
  if (order.length <= most) return (await encodeGif(job, { signal })).length
  using work = new GifWork(job, signal)
  const changes = await measureChanges(job, signal)
  const runs = planRuns(changes, most / probeFrames)
  const numbers = new Set([0, ...runs.flat()].map((place) => order[place]!))
  const pictures = await work.scale(
    [...numbers].sort((a, b) => a - b),
    () => {},
  )
  const palette = job.quality.palette === 'one' ? await work.choosePalette() : null
  const encode = async (places: readonly number[]): Promise<number[]> => {
    const frames = places.map((place) => pictures.get(order[place]!)!)
    const parts = await work.encodeRun(frames, { palette, before: null, isFollowed: false })
    return parts.map((part) => part?.length ?? 0)
  }
  const [first, encoded] = await Promise.all([
    encode([0]),
    Promise.all(runs.map(async (places) => ({ places, bytes: await encode(places) }))),
  ])
  return forecastBytes(changes, first[0]!, encoded)
}

const tinyWidth = 64

/** Measures how much each frame differs from the previous one. */
async function measureChanges(
  { order, width, height, read }: GifJob,
  signal: AbortSignal,
): Promise<number[]> {
  const tinyHeight = Math.max(1, Math.round((tinyWidth * height) / width))
  const context = new OffscreenCanvas(tinyWidth, tinyHeight).getContext('2d', { willReadFrequently: true })!
  const numbers = [...new Set(order)].sort((a, b) => a - b)
  const tiny = new Map<number, TinyPicture>()
  let at = 0
  for await (const { picture, crop } of read(numbers)) {
    const { left, top } = crop
    context.clearRect(0, 0, tinyWidth, tinyHeight)
    context.drawImage(picture, left, top, crop.width, crop.height, 0, 0, tinyWidth, tinyHeight)
    picture.close()
    signal.throwIfAborted()
    tiny.set(numbers[at++]!, context.getImageData(0, 0, tinyWidth, tinyHeight).data)
  }
  return order.map((number, place) =>
    place === 0 ? 0 : measureChange(tiny.get(order[place - 1]!)!, tiny.get(number)!),
  )
}

interface RunOptions {
  palette: Palette | null
  before: FrameData | null
  isFollowed: boolean
  onProgress?: () => void
}

/** The workers of one job. */
class GifWork implements Disposable {
  readonly #job: GifJob
  readonly #signal: AbortSignal
  readonly #pool: GifWorkerPool

  constructor(job: GifJob, signal: AbortSignal) {
    signal.throwIfAborted()
    this.#job = job
    this.#signal = signal
    this.#pool = new GifWorkerPool(signal)
    const { width, height, isSeeThrough } = job
    const overlay = (job.overlay?.data as FrameData | undefined) ?? null
    for (const worker of this.#pool.workers)
      worker.request({ type: 'open', width, height, isSeeThrough, overlay }).catch(() => {})
  }

  [Symbol.dispose](): void {
    this.#pool[Symbol.dispose]()
  }

  /** Reads and scales pictures; returns them by number. */
  async scale(numbers: readonly number[], onPicture: () => void): Promise<Map<number, FrameData>> {
    const scaled = new Map<number, FrameData>()
    const running = new Set<Promise<void>>()
    let failure: unknown = null
    let at = 0
    for await (const source of this.#job.read(numbers)) {
      const number = numbers[at++]!
      const task = this.#pool.freest
        .request({ type: 'scale', ...source }, { transfer: [source.picture] })
        .then((data) => {
          scaled.set(number, data)
          onPicture()
        })
        .catch((error: unknown) => {
          failure ??= error
        })
        .finally(() => running.delete(task))
      running.add(task)
      while (running.size >= maxAhead * this.#pool.workers.length) await Promise.race(running)
      this.#signal.throwIfAborted()
      if (failure) throw failure
    }
    await Promise.all(running)
    this.#signal.throwIfAborted()
    if (failure) throw failure
    if (scaled.size !== numbers.length)
      throw new Error(`${scaled.size} of ${numbers.length} pictures were read`)
    return scaled
  }

  /** Chooses colors for all pictures scaled so far. */
  async choosePalette(): Promise<Palette> {
    const counted = await Promise.all(this.#pool.workers.map((worker) => worker.request({ type: 'count' })))
    const colors = countColors(this.#job.quality.colors)
    return this.#pool.freest.request({ type: 'choose', colors, counted })
  }

  /** Encodes the frames, with one run of frames per worker. */
  async encode(frames: readonly FrameData[], options: RunOptions): Promise<(Uint8Array | null)[]> {
    const length = Math.ceil(frames.length / this.#pool.workers.length)
    const runs: Promise<(Uint8Array | null)[]>[] = []
    for (let start = 0; start < frames.length; start += length) {
      const before = start === 0 ? options.before : frames[start - 1]!
      const isFollowed = options.isFollowed || start + length < frames.length
      runs.push(this.encodeRun(frames.slice(start, start + length), { ...options, before, isFollowed }))
    }
    return (await Promise.all(runs)).flat()
  }

  encodeRun(frames: readonly FrameData[], { palette, before, isFollowed, onProgress }: RunOptions) {
    const { colors, dither, lossiness } = this.#job.quality
    return this.#pool.freest.request(
      { type: 'encode', options: { palette, colors, dither, lossiness }, before, frames, isFollowed },
      onProgress ? { onProgress } : {},
    )
  }
}
