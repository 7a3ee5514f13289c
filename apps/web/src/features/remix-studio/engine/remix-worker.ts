// A worker that decodes and remixes one picture, so that the page never waits for pixels.

import type { Pixels } from '@vivify/timeline/ports'
import { paletteOf } from '@vivify/generators/remix/color/analysis'
import { estimateDepth, parallaxFrame } from '@vivify/generators/remix/depth'
import type { RemixRecipe } from '@vivify/generators/remix/recipe'
import { outputSize, remixPixels, type FrameKeeper } from '@vivify/generators/remix/remix'
import type { AnswerMessage, PixelSize, RemixAnswers, RequestMessage } from './protocol.ts'
import { keyOfPixels, withoutLook } from './recipe-parts.ts'

let source: Pixels | null = null
/** Keeps the last frame for previews only, because an export is drawn once. */
const keeper: FrameKeeper = { last: null }
const keptSide = 1200
/** Input of the motion loop, drawn once for all its moments. */
let moving: { key: string; still: Pixels; depth: ReturnType<typeof estimateDepth> } | null = null

/** Requests run one at a time, in the order in which they arrive. */
let line: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<RequestMessage>) => {
  line = line.then(() => answer(data))
})

async function answer(request: RequestMessage): Promise<void> {
  const { id } = request
  try {
    const done = await work(request, (share) => tell({ id, type: 'progress', share }))
    tell({ id, type: 'done', answer: done }, done instanceof ImageBitmap ? [done] : [])
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
    case 'render':
      return toBitmap(draw(request.recipe, request.maxSide, onProgress))
    case 'palette':
      return paletteOf(await decode(request.picture, request.size), request.count)
    case 'move': {
      const { still, depth } = prepareMovement(request.recipe, request.maxSide)
      return toBitmap(parallaxFrame(still, depth, request.time, request.recipe.motion?.strength ?? 0))
    }
  }
}

function draw(recipe: RemixRecipe, maxSide: number, onProgress?: (share: number) => void): Pixels {
  const pixels = opened()
  const { width } = outputSize(pixels, recipe, maxSide)
  return remixPixels(pixels, recipe, { width, onProgress, ...(maxSide <= keptSide ? { keeper } : {}) })
}

/** Depth is estimated from the original picture, because effects hide it. */
function prepareMovement(recipe: RemixRecipe, maxSide: number) {
  const key = `${maxSide} ${keyOfPixels(recipe)}`
  if (moving?.key !== key) {
    const depth = estimateDepth(draw(withoutLook(recipe), depthSide))
    moving = { key, still: draw(recipe, maxSide), depth }
  }
  return moving
}

const depthSide = 480

function opened(): Pixels {
  if (source === null) throw new Error('No picture is open.')
  return source
}

/** Decodes a picture upright, according to its EXIF data. */
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

function toBitmap({ data, width, height }: Pixels): Promise<ImageBitmap> {
  return createImageBitmap(new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height))
}
