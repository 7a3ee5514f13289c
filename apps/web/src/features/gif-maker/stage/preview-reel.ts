// Decoded frames of the trimmed part, small enough to be held all at once: so the preview plays forwards and back, at
// any speed, without decoding again.

import type { Film } from '../film/film.ts'

export interface PreviewReel {
  /** Names the moments to hold; those that are held already are not decoded again. */
  want(seconds: readonly number[]): void
  /** The frame of a moment, by its place in what is wanted, or the nearest before it that is there. */
  frameAt(index: number): ImageBitmap | null
  /** The frame at any moment, decoded for it alone; a later call overtakes an earlier one, which then gives null. */
  peek(seconds: number): Promise<ImageBitmap | null>
  close(): void
}

/** All frames together. */
const maxBytes = 120_000_000
const maxFrames = 240
const maxWidth = 720

/** Makes a reel of a film. `onFailure` is told a sentence when a part can't be read. */
export function createPreviewReel(
  film: Film,
  options: { onFailure: (sentence: string) => void },
): PreviewReel {
  let keys: readonly string[] = []
  let stride = 1
  let held = new Map<string, ImageBitmap>()
  let filling = new AbortController()
  let peeking = new AbortController()

  function drop(kept: ReadonlySet<string>): void {
    for (const [key, bitmap] of held) if (!kept.has(key)) bitmap.close()
    held = new Map([...held].filter(([key]) => kept.has(key)))
  }

  async function fill(
    missing: readonly { key: string; seconds: number }[],
    size: { width: number; height: number },
    signal: AbortSignal,
  ): Promise<void> {
    let index = 0
    for await (const picture of film.frames({
      seconds: missing.map(({ seconds }) => seconds),
      ...size,
      signal,
    })) {
      const bitmap = await createImageBitmap(picture)
      if (signal.aborted) return bitmap.close()
      held.set(missing[index++]!.key, bitmap)
    }
  }

  return {
    want(seconds) {
      filling.abort()
      filling = new AbortController()
      const { signal } = filling
      stride = Math.max(1, Math.ceil(seconds.length / maxFrames))
      const picked = seconds.filter((_, index) => index % stride === 0)
      const size = fitSize(film, picked.length)
      const wanted = picked.map((at) => ({ key: `${at.toFixed(3)} ${size.width}`, seconds: at }))
      keys = wanted.map(({ key }) => key)
      drop(new Set(keys))
      const missing = wanted.filter(({ key }) => !held.has(key))
      void fill(missing, size, signal).catch((error: unknown) => {
        if (!signal.aborted) options.onFailure(error instanceof Error ? error.message : String(error))
      })
    },
    frameAt(index) {
      for (let at = Math.min(keys.length - 1, Math.floor(index / stride)); at >= 0; at--) {
        const bitmap = held.get(keys[at]!)
        if (bitmap) return bitmap
      }
      return null
    },
    async peek(seconds) {
      peeking.abort()
      peeking = new AbortController()
      const { signal } = peeking
      try {
        for await (const picture of film.frames({ seconds: [seconds], ...fitSize(film, 1), signal })) {
          return await createImageBitmap(picture)
        }
      } catch {
        // The filmstrip and the reel tell what can't be read.
      }
      return null
    },
    close() {
      filling.abort()
      peeking.abort()
      drop(new Set())
    },
  }
}

function fitSize(film: Film, count: number): { width: number; height: number } {
  const room = Math.sqrt(maxBytes / Math.max(1, count) / (film.width * film.height * 4))
  const scale = Math.min(1, room, maxWidth / Math.max(film.width, film.height))
  const side = (pixels: number): number => Math.max(1, Math.round(pixels * scale))
  return { width: side(film.width), height: side(film.height) }
}
