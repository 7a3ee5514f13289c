import type { RemixRecipe } from '@vivify/generators/remix/recipe'
import type { OpenSource } from '../open-source.ts'
import { drawWordsWhenReady } from '../words.ts'
import { decodeSize, exportSize } from './decode-size.ts'
import { RemixClient } from './remix-client.ts'

export interface FullOptions {
  signal: AbortSignal
  /** Called with the progress, 0 to 1. */
  onProgress: (share: number) => void
}

/** Draws the finished picture with its words. It uses its own worker, so that canceling does not affect the preview. */
export async function renderFull(
  source: OpenSource,
  recipe: RemixRecipe,
  { signal, onProgress }: FullOptions,
): Promise<OffscreenCanvas> {
  const client = new RemixClient()
  const stop = (): void => client.close()
  signal.addEventListener('abort', stop)
  try {
    await client.request({ type: 'open', picture: source.picture, size: decodeSize(source, recipe) })
    const { width, height } = exportSize(source, recipe)
    const bitmap = await client.request(
      { type: 'render', recipe, maxSide: Math.max(width, height) },
      { onProgress },
    )
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    bitmap.close()
    await drawWordsWhenReady(context, recipe)
    return canvas
  } finally {
    signal.removeEventListener('abort', stop)
    client.close()
  }
}
