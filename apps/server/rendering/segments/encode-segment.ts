import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '@vivify/contract/errors'
import type { SegmentWriter, VideoShape } from '../encoder/port.ts'
import type { I420Converter } from '../i420/converter.ts'
import type { FrameSource } from './segment.ts'

/**
 * Draws every frame of a source into a writer. Returns while the last frames are still being coded: the caller
 * continues with the next segment and awaits `finish` of this one. Throws what the source or the writer throws, and
 * AppError `render_failed` when the size of the frames differs from the video's.
 */
export async function drawSegment(options: {
  frames: FrameSource
  frameCount: number
  writer: SegmentWriter
  converter: I420Converter
  source: VideoShape
  signal: AbortSignal
  onFrame: () => void
}): Promise<void> {
  const { frames, frameCount, writer, converter, source, signal, onFrame } = options
  requireSameShape(frames, frameCount, source)
  const slotFree: Promise<void>[] = Array.from({ length: converter.slotCount }, () => Promise.resolve())
  for (let frame = 0; frame < frameCount; frame++) {
    signal.throwIfAborted()
    const slot = frame % converter.slotCount
    await slotFree[slot]
    const sampled = (await frames.planes?.(frame, slot)) ?? null
    if (sampled === null) await frames.draw(frame)
    // No await between these two: the pixels may lie in memory that is reused when the event loop turns.
    const planes = sampled ?? converter.convert(frames.readRows, slot)
    frames.onPlanes?.(planes)
    const written = writer.write(planes)
    written.catch(() => {})
    slotFree[slot] = written
    onFrame()
    // @napi-rs/canvas frees pixels that it handed out only when the event loop turns; awaiting a promise is not enough.
    await nextTurn()
  }
  await Promise.all(slotFree)
}

function requireSameShape(frames: FrameSource, frameCount: number, shape: VideoShape): void {
  const isSame =
    frames.width === shape.width &&
    frames.height === shape.height &&
    frames.fps === shape.fps &&
    frames.frameCount === frameCount
  if (!isSame) throw new AppError('render_failed', 'A scene was laid out for another video size. Try again.')
}
