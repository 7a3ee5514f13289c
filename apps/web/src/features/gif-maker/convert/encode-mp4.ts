import { messages } from '@vivify/contract/messages'
import {
  BufferTarget,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  VideoSample,
  VideoSampleSource,
} from 'mediabunny'
import type { ConvertJob } from './convert-film.ts'
import { drawFrames } from './drawn-frames.ts'
import { mp4BitsPerSecond } from './outputs.ts'

const keyFrameSeconds = 2
/** Played backwards, frames must be held until they are shown again. */
const maxHeldBytes = 400_000_000

/** Makes a silent MP4 (H.264). Throws an Error with a sentence where the browser has no encoder for it. */
export async function encodeMp4(job: ConvertJob): Promise<Uint8Array<ArrayBuffer>> {
  const { film, recipe, plan, signal, onProgress } = job
  const { width, height, order, delayMs, sourceSeconds } = plan
  const isHeld = order.length > sourceSeconds.length
  if (isHeld && sourceSeconds.length * width * height * 4 > maxHeldBytes) {
    throw new Error(messages.gifs.bounceTooLong)
  }
  if (!(await canEncodeVideo('avc', { width, height }))) throw new Error(messages.gifs.noMp4Encoder)
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const bitrate = mp4BitsPerSecond(recipe.quality, plan)
  const source = new VideoSampleSource({ codec: 'avc', bitrate, keyFrameInterval: keyFrameSeconds })
  output.addVideoTrack(source, { frameRate: 1000 / delayMs })
  await output.start()
  const held: ImageBitmap[] = []
  try {
    let done = 0
    const write = async (picture: OffscreenCanvas | ImageBitmap): Promise<void> => {
      const timestamp = (done * delayMs) / 1000
      const sample = new VideoSample(picture, { timestamp, duration: delayMs / 1000 })
      await source.add(sample)
      sample.close()
      done++
      signal.throwIfAborted()
      onProgress('Making the MP4', (0.97 * done) / order.length)
    }
    for await (const canvas of drawFrames(film, plan, { recipe, signal })) {
      if (isHeld) held.push(await createImageBitmap(canvas))
      await write(canvas)
    }
    for (const index of order.slice(sourceSeconds.length)) await write(held[index]!)
    onProgress('Writing the file', 0.98)
    await output.finalize()
    return raiseLevel(new Uint8Array(target.buffer!))
  } catch (error) {
    await output.cancel().catch(() => undefined)
    throw error
  } finally {
    for (const picture of held) picture.close()
  }
}

const level11 = 11
/** In the decoder configuration, and in the first parameter set that it holds. */
const levelPlaces = [3, 11]

/**
 * The encoder calls tiny videos level 1b (9), which Chromium itself then refuses to decode; level 1.1 allows all that
 * 1b does. Changes the bytes given.
 */
function raiseLevel(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const name = [...'avcC'].map((letter) => letter.charCodeAt(0))
  const at = file.findIndex((_, index) => name.every((code, place) => file[index + place] === code))
  if (at < 0) return file
  for (const place of levelPlaces) {
    const level = at + name.length + place
    if (file[level]! < level11) file[level] = level11
  }
  return file
}
