// Opens animated pictures (GIF, WebP) with the browser's own decoder.

import * as messages from '@vivify/contract/messages'
import type { SourcePicture } from '../engine/protocol.ts'
import { FilmError, maxPixels, type Film, type FrameRequest, type PictureRequest } from './film.ts'
import type { Container } from './sniff-container.ts'

type AnimationFile = Extract<Container, { kind: 'animation' }>

/** Viewers show frames without a duration for this long. */
const usualFrameSeconds = 0.1
const leastFrameSeconds = 0.02

/** Opens an animated picture. Throws FilmError. */
export async function openAnimation(file: Blob, name: string, header: AnimationFile): Promise<Film> {
  if (header.width * header.height > maxPixels) throw new FilmError(messages.gifs.tooManyPixels)
  if (!('ImageDecoder' in globalThis) || !(await ImageDecoder.isTypeSupported(header.mimeType))) {
    throw new FilmError(messages.gifs.noAnimationDecoder)
  }
  const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: header.mimeType })
  try {
    const { starts, ...facts } = await readTimes(decoder, name)
    const { width, height } = facts
    const animation = { decoder, starts, name }
    const all = { left: 0, top: 0, width, height }
    return {
      ...facts,
      note: null,
      frames: (request) => readFrames(animation, { crop: all, ...request }),
      pictures: (request) => readPictures(animation, request),
      close: () => decoder.close(),
    }
  } catch (cause) {
    decoder.close()
    throw cause instanceof FilmError ? cause : new FilmError(messages.gifs.damaged(name), { cause })
  }
}

async function readTimes(decoder: ImageDecoder, name: string) {
  await Promise.all([decoder.tracks.ready, decoder.completed])
  const track = decoder.tracks.selectedTrack
  if (!track || track.frameCount === 0) throw new FilmError(messages.gifs.damaged(name))
  if (track.frameCount < 2) throw new FilmError(messages.gifs.stillPicture)
  const starts: number[] = []
  let end = 0
  let [width, height] = [0, 0]
  let isSeeThrough = false
  for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex })
    const stated = (image.duration ?? 0) / 1e6
    ;({ displayWidth: width, displayHeight: height } = image)
    isSeeThrough ||= hasHoles(image)
    image.close()
    starts.push(end)
    end += stated < leastFrameSeconds ? usualFrameSeconds : stated
  }
  return { starts, durationSeconds: end, width, height, isSeeThrough }
}

/**
 * Transparency is detected on a small copy, because a few transparent pixels do not justify encoding every frame in
 * full.
 */
const searchSide = 96

function hasHoles(image: VideoFrame): boolean {
  if (image.format?.endsWith('X')) return false
  const context = new OffscreenCanvas(searchSide, searchSide).getContext('2d', { willReadFrequently: true })!
  context.drawImage(image, 0, 0, searchSide, searchSide)
  const { data } = context.getImageData(0, 0, searchSide, searchSide)
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 128) return true
  return false
}

interface Animation {
  decoder: ImageDecoder
  /** Start time of each frame, in seconds. */
  starts: readonly number[]
  name: string
}

async function* readFrames(
  animation: Animation,
  { crop, width, height, ...request }: FrameRequest & PictureRequest,
): AsyncGenerator<CanvasImageSource> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  for await (const { picture } of readPictures(animation, { crop, ...request })) {
    context.clearRect(0, 0, width, height)
    context.drawImage(picture, crop.left, crop.top, crop.width, crop.height, 0, 0, width, height)
    picture.close()
    yield canvas
  }
}

async function* readPictures(
  { decoder, starts, name }: Animation,
  { seconds, crop, signal }: PictureRequest,
): AsyncGenerator<SourcePicture> {
  for (const at of seconds) {
    signal.throwIfAborted()
    const frameIndex = Math.max(
      0,
      starts.findLastIndex((start) => start <= at),
    )
    const { image } = await decoder.decode({ frameIndex }).catch((cause: unknown) => {
      throw new FilmError(messages.gifs.damaged(name), { cause })
    })
    yield { picture: image, crop }
  }
}
