// Renders the motion loop as an MP4. The worker draws the frames; the browser's encoder uses its own threads.

import * as messages from '@vivify/contract/messages'
import type { RemixRecipe } from '@vivify/generators/remix/recipe'
import { openMp4 } from '../../../lib/mp4-writer.ts'
import type { OpenSource } from '../open-source.ts'
import { drawWordsWhenReady } from '../words.ts'
import { decodeSize, filmSize } from './decode-size.ts'
import type { FullOptions } from './render-full.ts'
import { RemixClient } from './remix-client.ts'

const framesPerSecond = 30
const bitsPerPixel = 0.16

/**
 * Makes a silent H.264 clip of one loop. Throws an Error with a sentence for the person if the browser has no encoder
 * for it.
 */
export async function filmLoop(
  source: OpenSource,
  recipe: RemixRecipe,
  { signal, onProgress }: FullOptions,
): Promise<Blob> {
  const size = filmSize(source, recipe)
  const bitsPerSecond = Math.round(size.width * size.height * framesPerSecond * bitsPerPixel)
  const file = await openMp4({ ...size, framesPerSecond, bitsPerSecond })
  if (file === null) throw new Error(messages.remix.clipNeedsEncoder)
  const client = new RemixClient()
  const stop = (): void => client.close()
  signal.addEventListener('abort', stop)
  try {
    const maxSide = Math.max(size.width, size.height)
    await client.request({ type: 'open', picture: source.picture, size: decodeSize(source, recipe, maxSide) })
    const canvas = new OffscreenCanvas(size.width, size.height)
    const words = await drawWordsLayer(recipe, size)
    const count = Math.round((recipe.motion?.durationSeconds ?? 1) * framesPerSecond)
    for (let index = 0; index < count; index++) {
      const frame = await client.request({ type: 'move', recipe, maxSide, time: index / count })
      drawFrame(canvas, frame, words)
      await file.write(canvas)
      onProgress((index + 1) / count)
    }
    return new Blob([await file.finish()], { type: 'video/mp4' })
  } catch (error) {
    await file.cancel()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
    client.close()
  }
}

async function drawWordsLayer(
  recipe: RemixRecipe,
  { width, height }: { width: number; height: number },
): Promise<OffscreenCanvas> {
  const layer = new OffscreenCanvas(width, height)
  await drawWordsWhenReady(layer.getContext('2d')!, recipe)
  return layer
}

function drawFrame(canvas: OffscreenCanvas, frame: ImageBitmap, words: OffscreenCanvas): void {
  const context = canvas.getContext('2d')!
  context.drawImage(frame, 0, 0, canvas.width, canvas.height)
  context.drawImage(words, 0, 0)
  frame.close()
}
