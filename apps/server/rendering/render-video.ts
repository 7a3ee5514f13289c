import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@vivify/contract/errors'
import { namePartial, requireWritable } from '../lib/whole-file.ts'
import { chooseEncoder, type EncoderOptions } from './encoder/choose.ts'
import { describeEncodeFailure, explainShortFile } from './encoder/errors.ts'
import type { Encoder, Samples } from './encoder/port.ts'
import type { JoinOptions } from './segments/join.ts'
import { nameSegments, renderSegments } from './segments/render-segments.ts'
import type { RenderSource, SoundSource } from './segments/segment.ts'
import { nameSegment, openSegmentStore, type SegmentStore } from './segments/store.ts'

export interface RenderVideoOptions {
  source: RenderSource
  /** The segments are stored in its `segments` folder. */
  dataFolder: string
  /** The stored segments are cut to this size after a render. */
  maxSegmentBytes: number
  /** An MP4 file. It appears only when it is complete. */
  outputPath: string
  encoder: EncoderOptions
  signal: AbortSignal
  onProgress(progress: RenderProgress): void
}

export interface RenderProgress {
  stage: 'preparing' | 'drawing' | 'joining'
  framesDone: number
  framesTotal: number
}

export interface RenderResult {
  encoder: Encoder['name']
  framesTotal: number
  /** Frames drawn in this render. The other frames came from the store. */
  framesDrawn: number
}

/**
 * Renders a video: draws missing segments, codes the sound, joins them. Throws AppError (`encoder_missing`,
 * `encoder_failed`, `disk_full`, `output_unwritable`, `render_failed`). Removes half-written output and keeps finished
 * segments.
 */
export async function renderVideo(options: RenderVideoOptions): Promise<RenderResult> {
  const { source, dataFolder, maxSegmentBytes, outputPath, onProgress } = options
  const stop = new AbortController()
  const signal = AbortSignal.any([options.signal, stop.signal])
  const framesTotal = source.segments.reduce((sum, segment) => sum + segment.frameCount, 0)
  if (framesTotal === 0)
    throw new AppError('nothing_to_say', 'There is nothing to show: the video has no frames.')
  await requireWritable(outputPath)
  const encoder = await chooseEncoder(options.encoder)
  const store = await openSegmentStore({ folder: join(dataFolder, 'segments'), maxBytes: maxSegmentBytes })
  let framesDone = 0
  let framesDrawn = 0
  const soundTurn = Promise.withResolvers<void>()
  const onFramesDone = (count: number, isDrawn: boolean) => {
    framesDone += count
    if (isDrawn) framesDrawn += count
    if (framesDrawn >= framesBeforeSound) soundTurn.resolve()
    onProgress({ stage: 'drawing', framesDone, framesTotal })
  }
  const sound =
    source.sound === null ? null : encodeSound(source.sound, encoder, store, soundTurn.promise, signal)
  sound?.catch((error: unknown) => stop.abort(error))
  const begun: unknown[] = [sound]
  try {
    const drawing = renderSegments({ source, encoder, store, signal, onFramesDone })
    const segments = await drawing.finally(() => soundTurn.resolve())
    onProgress({ stage: 'joining', framesDone, framesTotal })
    const { fps } = source
    // All frames are drawn. The first parts are copied while the last frames are still being coded.
    const joining = joinWhole({ segments, sound, fps, outputPath, signal })
    begun.push(joining, ...segments.map(({ path }) => path))
    const [putBeside] = await Promise.all([source.drawBeside?.(), joining])
    await putBeside?.()
  } catch (error) {
    stop.abort(error)
    await Promise.allSettled(begun)
    throw error
  } finally {
    await source.close?.()
  }
  const inUse = new Set(nameSegments(source, encoder))
  if (source.sound !== null) inUse.add(nameSound(source.sound, encoder))
  await store.prune(inUse)
  return { encoder: encoder.name, framesTotal, framesDrawn }
}

/**
 * Sound is coded on the thread that draws. It starts after this many frames, when the video encoder has enough work.
 */
const framesBeforeSound = 12

async function encodeSound(
  sound: SoundSource,
  encoder: Encoder,
  store: SegmentStore,
  turn: Promise<void>,
  signal: AbortSignal,
): Promise<string> {
  const name = nameSound(sound, encoder)
  const kept = await store.find(name)
  if (kept !== null) return kept
  const { sampleRate, channelCount } = sound
  const samples = await sound.open()
  await turn
  signal.throwIfAborted()
  const temporaryPath = store.reserve(name)
  try {
    const counted = countSamples(samples, channelCount)
    const request = { sampleRate, channelCount, outputPath: temporaryPath, signal }
    await encoder.encodeAudio({ ...request, samples: counted.samples })
    const expectedSeconds = counted.count() / sampleRate
    const { readSoundSeconds } = await import('./media/probe.ts')
    const writtenSeconds = await readSoundSeconds(temporaryPath)
    if (expectedSeconds - writtenSeconds > soundToleranceSeconds) {
      const lost = new AppError(
        'encoder_failed',
        'The encoder lost sound. Try again; finished parts are kept.',
        {
          details: { expectedSeconds, writtenSeconds },
        },
      )
      throw await explainShortFile(temporaryPath, lost)
    }
    return await store.keep(name, temporaryPath)
  } catch (error) {
    await store.drop(temporaryPath)
    throw error
  }
}

/** The length of two AAC frames. */
const soundToleranceSeconds = 2048 / 48_000

function countSamples(source: Samples, channelCount: number): { samples: Samples; count(): number } {
  let count = 0
  async function* pass(): AsyncGenerator<Float32Array> {
    for await (const chunk of source) {
      count += chunk.length / channelCount
      yield chunk
    }
  }
  return { samples: pass(), count: () => count }
}

function nameSound(sound: SoundSource, encoder: Encoder): string {
  return nameSegment('sound', sound.key, sound.sampleRate, sound.channelCount, encoder.identity)
}

async function joinWhole({
  sound,
  outputPath,
  ...rest
}: Omit<JoinOptions, 'soundPath'> & { sound: Promise<string> | null }): Promise<void> {
  const soundPath = await sound
  const { joinSegments } = await import('./segments/join.ts')
  await writeWhole(outputPath, (path) => joinSegments({ ...rest, soundPath, outputPath: path }))
}

/** Writes to a temporary name next to the file and renames it when it is complete. */
async function writeWhole(path: string, write: (partialPath: string) => Promise<void>): Promise<void> {
  const partialPath = namePartial(path)
  try {
    await write(partialPath)
    await rename(partialPath, path)
  } catch (error) {
    await rm(partialPath, { force: true }).catch(() => {})
    if (AppError.isInstance(error)) throw error
    throw describeOutputFailure(error, path)
  }
}

function describeOutputFailure(error: unknown, path: string): AppError {
  const fallback = new AppError('render_failed', 'The video could not be put in its place. Try again.')
  return describeEncodeFailure(String(error), { fallback, cause: error, path })
}
