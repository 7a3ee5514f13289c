// Codes a person's video again as H.264 with AAC in an MP4: upright, in square pixels, at a steady frame rate. Runs in a
// process of its own.

import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createCanvas, ImageData } from '@napi-rs/canvas'
import type { Encoder, SegmentWriter, VideoShape } from './encoder/port.ts'
import { createI420Converter } from './i420/converter.ts'
import { joinSegments } from './segments/join.ts'
import { createPixelReader } from './segments/pixel-reader.ts'
import type { SegmentFile } from './segments/render-segments.ts'
import { streamSound } from './sound/decode-sound.ts'
import { readClipFacts } from './video/clip-facts.ts'
import { openClipCursor, type ClipCursor } from './video/clip-cursor.ts'
import { describeUnreadable } from './video/clip-file.ts'
import {
  createClipPainter,
  createPlanesPainter,
  isWideColor,
  type PlanesPainter,
} from './video/clip-painter.ts'

export interface ConvertOptions extends VideoShape {
  input: string
  outputPath: string
  /** A folder for unfinished parts, which the caller removes. */
  workFolder: string
  maxBitsPerSecond: number
  hasSound: boolean
  encoder: Encoder
  signal: AbortSignal
  onFrame: (done: number, total: number) => void
}

/**
 * Parts keep the memory that joining takes small. Each may take a second's bits more than its share, so they are not
 * short.
 */
const partSeconds = 20
const soundRate = 48_000

/**
 * Converts a video. The same file gives the same bytes with the same encoder. Throws AppError `asset_missing`,
 * `asset_unreadable`, `too_large` (pixels), and what encoding and joining throw. Memory does not grow with the length.
 */
export async function convertVideo(options: ConvertOptions): Promise<void> {
  const { input, outputPath, workFolder, fps, hasSound, encoder, signal } = options
  const { durationSeconds } = await readClipFacts(input)
  const frameCount = Math.max(1, Math.round(durationSeconds * fps))
  const cursor = await openClipCursor(input)
  try {
    const segments = await encodePictures(cursor, frameCount, options)
    const soundPath = hasSound ? path.join(workFolder, 'sound.mp4.partial') : null
    if (soundPath !== null) {
      const { startPts, secondsPerTick } = cursor.file
      const samples = streamSound(input, {
        channelCount: 2,
        sampleRate: soundRate,
        maxSeconds: frameCount / fps,
        startSeconds: Number(startPts) * secondsPerTick,
      })
      await encoder.encodeAudio({
        samples,
        sampleRate: soundRate,
        channelCount: 2,
        outputPath: soundPath,
        signal,
      })
    }
    await joinSegments({ segments, soundPath, fps, outputPath, signal })
    await Promise.all(segments.map(async (segment) => rm(await segment.path, { force: true })))
  } finally {
    await cursor.close()
  }
}

async function encodePictures(
  cursor: ClipCursor,
  frameCount: number,
  options: ConvertOptions,
): Promise<SegmentFile[]> {
  const { width, height, fps, maxBitsPerSecond, workFolder, encoder, signal, onFrame } = options
  const partFrames = partSeconds * fps
  const segments: SegmentFile[] = []
  const painters = createPainters(cursor, { width, height })
  let writer: SegmentWriter | null = null
  try {
    for (let first = 0; first < frameCount; first += partFrames) {
      const count = Math.min(partFrames, frameCount - first)
      const outputPath = path.join(workFolder, `pictures-${segments.length}.mp4.partial`)
      writer = await encoder.openSegment({ width, height, fps, maxBitsPerSecond, outputPath, signal })
      // A picture is painted while the one before it is coded.
      let before: Promise<void> = Promise.resolve()
      for (let index = first; index < first + count; index++) {
        signal.throwIfAborted()
        const planes = await painters.paint(index, (index + 0.5) / fps)
        await before
        before = writer.write(planes)
        before.catch(() => {})
        onFrame(index + 1, frameCount)
        await nextTurn()
      }
      await before
      await writer.finish()
      writer = null
      segments.push({ path: outputPath, frameCount: count })
    }
    return segments
  } finally {
    await writer?.abort()
    painters.close()
  }
}

/** Paints pictures into two turns of memory, so that one can be coded while the next one is painted. */
function createPainters(cursor: ClipCursor, size: { width: number; height: number }) {
  const { library, turn } = cursor.file
  const turns: (PlanesPainter | null)[] = [null, null]
  let wide: Awaited<ReturnType<typeof createWidePainter>> | null = null

  return {
    async paint(index: number, seconds: number): Promise<Uint8Array> {
      const { frame } = await cursor.read(seconds)
      if (isWideColor(library, frame)) {
        wide ??= await createWidePainter(cursor, size)
        return wide.paint(frame, index % 2)
      }
      const painter = (turns[index % 2] ??= createPlanesPainter(library, turn.filters, size))
      const planes = await painter.paint(frame)
      if (!planes) throw describeUnreadable(cursor.file.path)
      return planes.bytes
    },
    close() {
      for (const painter of turns) painter?.close()
      wide?.close()
    },
  }
}

/** For HDR and other wide colors, which FFmpeg brings into the normal range only by way of RGBA. */
async function createWidePainter({ file }: ClipCursor, { width, height }: { width: number; height: number }) {
  const painter = createClipPainter(file.library, file.turn.filters, new ImageData(width, height))
  const canvas = createCanvas(width, height)
  const readRows = createPixelReader(canvas.getContext('2d'), width, height)
  const converter = await createI420Converter({ width, height, slotCount: 2 })
  return {
    async paint(frame: Parameters<typeof painter.paint>[0], slot: number): Promise<Uint8Array> {
      if (!(await painter.paint(frame, canvas))) throw describeUnreadable(file.path)
      return converter.convert(readRows, slot)
    },
    close: painter.close,
  }
}
