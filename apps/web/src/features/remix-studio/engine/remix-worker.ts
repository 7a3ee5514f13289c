// The worker that decodes and remixes one picture, so that the page never waits for pixels.

import type { Pixels } from '@vivify/timeline/ports'
import { paletteOf } from '@vivify/generators/remix/color/analysis'
import { outputSize, remixPixels } from '@vivify/generators/remix/remix'
import type { AnswerMessage, PixelSize, RemixAnswers, RequestMessage } from './protocol.ts'

let source: Pixels | null = null

/** Work is done one after the other in the order asked for. */
let line: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<RequestMessage>) => {
  line = line.then(() => answer(data))
})

async function answer(request: RequestMessage): Promise<void> {
  const { id } = request
  try {
    const done = await work(request, (share) => tell({ id, type: 'progress', share }))
    const bitmaps = [done].flat().filter((each) => each instanceof ImageBitmap)
    tell({ id, type: 'done', answer: done }, bitmaps)
  } catch (error) {
    tell({ id, type: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

function tell(message: AnswerMessage, transfer: Transferable[] = []): void {
  postMessage(message, { transfer })
}

async function work(
  request: RequestMessage,
  onProgress: (share: number) => void,
): Promise<RemixAnswers[keyof RemixAnswers]> {
  switch (request.type) {
    case 'open':
      source = await decode(request.picture, request.size)
      return { width: source.width, height: source.height }
    case 'render': {
      const pixels = opened()
      const { width } = outputSize(pixels, request.recipe, request.maxSide)
      return createImageBitmap(asImageData(remixPixels(pixels, request.recipe, { width, onProgress })))
    }
    case 'palette':
      return paletteOf(await decode(request.picture, request.size), request.count)
    default:
      throw new Error(`Not known: ${request.type}`)
  }
}

function opened(): Pixels {
  if (source === null) throw new Error('No picture is open.')
  return source
}

/** Upright, as EXIF says. */
async function decode(picture: Blob, { width, height }: PixelSize): Promise<ImageData> {
  const bitmap = await createImageBitmap(picture, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  })
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return context.getImageData(0, 0, width, height)
}

function asImageData({ data, width, height }: Pixels): ImageData {
  return new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height)
}
