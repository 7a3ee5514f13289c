import '@vivify/timeline/node/bundled-fonts-only'
import { writeFile } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createCanvas, ImageData } from '@napi-rs/canvas'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { createGifWriter } from '@vivify/generators/gif/encode'
import { callByName } from '../../../lib/file-name.ts'
import type { Count } from '../../../processes/contract.ts'
import { markPicture } from '../../../provenance/mark-picture.ts'
import { openClipCursor, type ClipCursor } from '../../../rendering/video/clip-cursor.ts'
import { readClipFacts } from '../../../rendering/video/clip-facts.ts'
import { createClipPainter } from '../../../rendering/video/clip-painter.ts'
import type { EncodedGif, GifRequest } from './encode-gif-contract.ts'

/** Frames whose colors the palette is chosen from. */
const sampledFrames = 8
/** How much may change unseen before a pixel is painted again. */
const lossiness = 0.3

/**
 * Writes a GIF of a moment of a video, with its mark. Throws AppError `bad_input` for a moment after the end, and
 * `asset_unreadable` with a sentence that uses the file's name.
 */
export async function encodeGif(request: GifRequest, report: (count: Count) => void): Promise<EncodedGif> {
  try {
    const facts = await readClipFacts(request.file)
    const left = facts.durationSeconds - request.startSeconds
    if (left <= 0) throw new AppError('bad_input', messages.gifs.startsAfterEnd(facts.durationSeconds))
    const frames = Math.max(1, Math.round(Math.min(request.seconds, left) * request.framesPerSecond))
    const scale = Math.min(1, request.width / facts.width)
    const width = Math.max(1, Math.round(facts.width * scale))
    const height = Math.max(1, Math.round(facts.height * scale))
    const cursor = await openClipCursor(request.file)
    try {
      const bytes = await encodeFrames(cursor, { ...request, width, height, frames, report })
      await writeFile(request.outputPath, markPicture(bytes, 'gif', request.mark))
    } finally {
      await cursor.close()
    }
    return { width, height, frames }
  } catch (error) {
    throw callByName(error, request.file, request.name)
  }
}

interface FramesRequest extends GifRequest {
  height: number
  frames: number
  report: (count: Count) => void
}

async function encodeFrames(cursor: ClipCursor, request: FramesRequest): Promise<Uint8Array> {
  const { width, height, frames, framesPerSecond, startSeconds, colors } = request
  const { library, turn } = cursor.file
  const painter = createClipPainter(library, turn.filters, new ImageData(width, height))
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const readFrame = async (index: number): Promise<ImageData> => {
    const { frame } = await cursor.read(startSeconds + (index + 0.5) / framesPerSecond)
    await painter.paint(frame, canvas)
    return context.getImageData(0, 0, width, height) as ImageData
  }
  const writer = createGifWriter({
    width,
    height,
    framesPerSecond,
    loop: 'forever',
    palette: 'one',
    colors,
    dither: 'diffusion',
    lossiness,
  })
  try {
    const step = Math.max(1, Math.floor(frames / sampledFrames))
    for (let index = 0; index < frames; index += step) writer.sample(await readFrame(index))
    for (let index = 0; index < frames; index++) {
      writer.add(await readFrame(index))
      request.report({ done: index + 1, total: frames })
      await nextTurn()
    }
    return writer.finish()
  } finally {
    painter.close()
  }
}
