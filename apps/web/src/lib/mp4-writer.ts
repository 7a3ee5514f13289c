// Encodes silent MP4 files (H.264) with the browser's own encoder.

import {
  BufferTarget,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  VideoSample,
  VideoSampleSource,
} from 'mediabunny'

const keyFrameSeconds = 2

interface Mp4Shape {
  /** Pixels. */
  width: number
  height: number
  framesPerSecond: number
  bitsPerSecond: number
}

/** `cancel` discards the unfinished file. */
export interface Mp4Writer {
  /** Appends a frame, which must have the size of the film. */
  write: (picture: OffscreenCanvas | ImageBitmap) => Promise<void>
  /** The whole file. */
  finish: () => Promise<Uint8Array<ArrayBuffer>>
  cancel: () => Promise<void>
}

/** Starts a film; null if the browser has no encoder for it. */
export async function openMp4({
  width,
  height,
  framesPerSecond,
  bitsPerSecond,
}: Mp4Shape): Promise<Mp4Writer | null> {
  if (!(await canEncodeVideo('avc', { width, height }))) return null
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new VideoSampleSource({
    codec: 'avc',
    bitrate: bitsPerSecond,
    keyFrameInterval: keyFrameSeconds,
  })
  output.addVideoTrack(source, { frameRate: framesPerSecond })
  await output.start()
  let done = 0
  return {
    async write(picture) {
      const sample = new VideoSample(picture, {
        timestamp: done / framesPerSecond,
        duration: 1 / framesPerSecond,
      })
      await source.add(sample)
      sample.close()
      done++
    },
    async finish() {
      await output.finalize()
      return raiseLevel(new Uint8Array(target.buffer!))
    },
    cancel: () => output.cancel().catch(() => undefined),
  }
}

const level11 = 11
/** Offsets of the level: in the decoder configuration, and in the first parameter set inside it. */
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
