import '@vivify/timeline/node/bundled-fonts-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createCanvas, ImageData } from '@napi-rs/canvas'
import { callByName } from '../../../lib/file-name.ts'
import { chooseEncoder } from '../../../rendering/encoder/choose.ts'
import type { Count } from '../../../processes/contract.ts'
import type { SegmentWriter, VideoShape } from '../../../rendering/encoder/port.ts'
import { createI420Converter } from '../../../rendering/i420/converter.ts'
import { createPixelReader } from '../../../rendering/segments/pixel-reader.ts'
import { type ClipCursor, openClipCursor } from '../../../rendering/video/clip-cursor.ts'
import { readClipFacts } from '../../../rendering/video/clip-facts.ts'
import { createClipPainter } from '../../../rendering/video/clip-painter.ts'
import type { DecodeRequest, DecodedClip } from './decode-contract.ts'

/** The longer side in pixels, because GIFs are not made any wider. */
const maxSide = 1280
/** GIFs are not made any faster. */
const maxFps = 30

/**
 * Converts any video that FFmpeg reads to an MP4 without sound, upright and in square pixels. Throws AppError
 * `asset_unreadable` with a sentence that uses the file's name, and what encoding throws.
 */
export async function decodeClip(
  request: DecodeRequest,
  report: (count: Count) => void,
): Promise<DecodedClip> {
  try {
    const { width, height, durationSeconds } = await readClipFacts(request.file)
    const cursor = await openClipCursor(request.file)
    try {
      const { avgFrameRate } = cursor.file.stream
      const fps = wholeRate(avgFrameRate.num / avgFrameRate.den)
      const shape = { ...fitSize(width, height), fps }
      const seconds = Math.min(durationSeconds, request.maxSeconds)
      const frames = Math.max(1, Math.round(seconds * fps))
      await encodeFrames(cursor, { ...request, ...shape, frames, report })
      return {
        width: shape.width,
        height: shape.height,
        durationSeconds: frames / fps,
        sourceDurationSeconds: durationSeconds,
      }
    } finally {
      await cursor.close()
    }
  } catch (error) {
    throw callByName(error, request.file, request.name)
  }
}

/** Some containers state no frame rate, or an impossible one such as 1000. */
function wholeRate(rate: number): number {
  return Number.isFinite(rate) && rate > 0 ? Math.min(maxFps, Math.max(1, Math.round(rate))) : maxFps
}

/** The size of the result. H.264 needs even sides. */
function fitSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const even = (side: number): number => Math.max(2, Math.round((side * scale) / 2) * 2)
  return { width: even(width), height: even(height) }
}

interface EncodeRequest extends Pick<DecodeRequest, 'outputPath' | 'encoder'>, VideoShape {
  frames: number
  report: (count: Count) => void
}

async function encodeFrames(cursor: ClipCursor, request: EncodeRequest): Promise<void> {
  const { width, height, fps, frames } = request
  const encoder = await chooseEncoder(request.encoder)
  const { library, turn } = cursor.file
  const painter = createClipPainter(library, turn.filters, new ImageData(width, height))
  const canvas = createCanvas(width, height)
  const readRows = createPixelReader(canvas.getContext('2d'), width, height)
  const converter = await createI420Converter({ width, height, slotCount: 1 })
  // The signal never aborts: when the job is canceled, this process is killed.
  const { signal } = new AbortController()
  const { outputPath } = request
  let writer: SegmentWriter | null = null
  try {
    writer = await encoder.openSegment({ width, height, fps, outputPath, signal })
    for (let index = 0; index < frames; index++) {
      const { frame } = await cursor.read((index + 0.5) / fps)
      await painter.paint(frame, canvas)
      await writer.write(converter.convert(readRows, 0))
      request.report({ done: index + 1, total: frames })
      await nextTurn()
    }
    await writer.finish()
    writer = null
  } finally {
    await writer?.abort()
    painter.close()
  }
}
