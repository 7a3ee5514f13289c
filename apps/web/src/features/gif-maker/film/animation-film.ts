// Animated pictures (GIF, WebP), read by the browser's own decoder.

import { messages } from '@vivify/contract/messages'
import type { SourcePicture } from '../engine/protocol.ts'
import { FilmError, maxPixels, type Film, type FrameRequest, type PictureRequest } from './film.ts'
import type { Container } from './sniff-container.ts'

type AnimationFile = Extract<Container, { kind: 'animation' }>

/** What a viewer gives frames that say they take no time. */
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
    const { starts, durationSeconds, width, height } = await readTimes(decoder, name)
    const animation = { decoder, starts, name }
    const all = { left: 0, top: 0, width, height }
    return {
      width,
      height,
      durationSeconds,
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
  for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex })
    const stated = (image.duration ?? 0) / 1e6
    ;({ displayWidth: width, displayHeight: height } = image)
    image.close()
    starts.push(end)
    end += stated < leastFrameSeconds ? usualFrameSeconds : stated
  }
  return { starts, durationSeconds: end, width, height }
}

interface Animation {
  decoder: ImageDecoder
  /** When each frame begins, in seconds. */
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
