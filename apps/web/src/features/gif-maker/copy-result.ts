import * as messages from '@vivify/contract/messages'
import { openFilm } from './film/film.ts'
import { outputs } from './convert/outputs.ts'
import type { MadeGif } from './use-conversion.ts'

/** Whether the clipboard accepts the file itself; most browsers accept only still pictures. */
export function canCopyWhole({ type }: Blob): boolean {
  return 'ClipboardItem' in globalThis && ClipboardItem.supports?.(type) === true
}

/**
 * Copies the file to the clipboard, or its first frame if that is all the clipboard accepts. Returns a confirmation
 * sentence; throws an Error with a sentence for the person.
 */
export async function copyResult({ blob, fileName, recipe }: MadeGif): Promise<string> {
  const isWhole = canCopyWhole(blob)
  try {
    const item = isWhole
      ? new ClipboardItem({ [blob.type]: blob })
      : // A promise: waiting for it first would use up the click that allows it.
        new ClipboardItem({
          'image/png': recipe.output === 'mp4' ? readVideoStill(blob, fileName) : readStill(blob),
        })
    await navigator.clipboard.write([item])
  } catch (cause) {
    throw new Error(messages.gifs.cannotCopy(outputs[recipe.output].noun), { cause })
  }
  return isWhole ? messages.gifs.copied : messages.gifs.copiedStill
}

async function readStill(blob: Blob): Promise<Blob> {
  const picture = await createImageBitmap(blob)
  try {
    return await toPng(picture, picture)
  } finally {
    picture.close()
  }
}

/** Uses our own decoder, because a `<video>` that is not on screen may have nothing to draw yet. */
async function readVideoStill(blob: Blob, name: string): Promise<Blob> {
  const film = await openFilm(blob, name)
  try {
    const { signal } = new AbortController()
    for await (const picture of film.frames({ seconds: [0], width: film.width, height: film.height, signal }))
      return await toPng(picture, film)
    throw new Error('The video has no first frame.')
  } finally {
    film.close()
  }
}

function toPng(
  picture: CanvasImageSource,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')!.drawImage(picture, 0, 0)
  return canvas.convertToBlob({ type: 'image/png' })
}
