import { AppError } from '@vivify/contract/errors'
import { explainShortFile } from '../encoder/errors.ts'
import type { Encoder, SegmentWriter } from '../encoder/port.ts'
import { createI420Converter, type I420Converter } from '../i420/converter.ts'
import { drawSegment } from './encode-segment.ts'
import { frameSlotCount, type RenderSource, type Segment } from './segment.ts'
import { nameSegment, type SegmentStore } from './store.ts'

export interface RenderSegmentsOptions {
  source: RenderSource
  encoder: Encoder
  store: SegmentStore
  signal: AbortSignal
  /** Called as frames get ready; `isDrawn` is false for frames found in the store. */
  onFramesDone(count: number, isDrawn: boolean): void
}

export interface SegmentFile {
  /** Pending while the last frames are being coded; rejects when coding fails. */
  path: string | Promise<string>
  frameCount: number
}

/** The store's names of all parts of a video, in order. Equal segments share a name. */
export function nameSegments(source: RenderSource, encoder: Encoder): string[] {
  return source.segments.map((segment) => nameVideoSegment(source, segment, encoder))
}

function nameVideoSegment(
  { width, height, fps }: RenderSource,
  { key, frameCount }: Segment,
  encoder: Encoder,
): string {
  return nameSegment('video', key, frameCount, width, height, fps, encoder.identity)
}

/**
 * Brings every segment into the store, drawing only missing ones, and returns their files in order. The last files may
 * still be in the encoder. While an encoder finishes its last frames, the next segment is already drawn; at most two
 * encoders exist at once. Throws AppError of the encoder, the store or the drawing. Segments finished before the error
 * stay in the store.
 */
export async function renderSegments(options: RenderSegmentsOptions): Promise<SegmentFile[]> {
  const { source, encoder, store, onFramesDone } = options
  const ready = new Map<string, Promise<string>>()
  const inOrder: SegmentFile[] = []
  let converter: I420Converter | null = null
  let previous: Promise<unknown> = Promise.resolve()
  try {
    // Each segment is named when its turn comes: naming takes as long as drawing a few frames, and the encoder has work
    // meanwhile.
    for (const segment of source.segments) {
      const name = nameVideoSegment(source, segment, encoder)
      const { frameCount } = segment
      const kept = ready.get(name) ?? (await store.find(name))
      if (kept !== null) {
        ready.set(name, Promise.resolve(kept))
        onFramesDone(frameCount, false)
        inOrder.push({ path: kept, frameCount })
        continue
      }
      converter ??= await createI420Converter({ ...source, slotCount: frameSlotCount })
      const { finished } = await drawIntoStore({ ...options, segment, name, converter })
      ready.set(name, finished)
      inOrder.push({ path: finished, frameCount })
      await previous
      previous = finished
    }
    return inOrder
  } catch (error) {
    await Promise.allSettled(ready.values())
    throw error
  }
}

/** Draws one segment. `finished` resolves to its path when the file is complete, checked and stored. */
async function drawIntoStore(
  options: RenderSegmentsOptions & { segment: Segment; name: string; converter: I420Converter },
): Promise<{ finished: Promise<string> }> {
  const { source, segment, encoder, store, name, converter, signal, onFramesDone } = options
  const temporaryPath = store.reserve(name)
  const { width, height, fps } = source
  let writer: SegmentWriter | null = null
  try {
    writer = await encoder.openSegment({ width, height, fps, outputPath: temporaryPath, signal })
    const frames = await segment.open()
    const onFrame = () => onFramesDone(1, true)
    await drawSegment({ ...options, frames, frameCount: segment.frameCount, writer, converter, onFrame })
  } catch (error) {
    await writer?.abort()
    await store.drop(temporaryPath)
    signal.throwIfAborted()
    throw error
  }
  const finished = finishSegment({ writer, temporaryPath, name, store, frameCount: segment.frameCount })
  finished.catch(() => {})
  return { finished }
}

async function finishSegment(options: {
  writer: SegmentWriter
  temporaryPath: string
  name: string
  store: SegmentStore
  frameCount: number
}): Promise<string> {
  const { writer, temporaryPath, name, store, frameCount } = options
  try {
    await writer.finish()
    // Loaded late, because the media reader is large and the first frames don't need it.
    const { countVideoFrames } = await import('../media/probe.ts')
    const written = await countVideoFrames(temporaryPath)
    if (written !== frameCount) {
      const lost = new AppError(
        'encoder_failed',
        'The encoder lost frames. Try again; finished parts are kept.',
        {
          details: { expected: frameCount, written },
        },
      )
      throw await explainShortFile(temporaryPath, lost)
    }
    return await store.keep(name, temporaryPath)
  } catch (error) {
    await writer.abort()
    await store.drop(temporaryPath)
    throw error
  }
}
