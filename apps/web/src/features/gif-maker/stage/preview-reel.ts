// Keeps decoded frames of the trimmed part, small enough to hold them all at once. That lets the preview play in both
// directions and at any speed without decoding again.

import type { Film } from '../film/film.ts'

/** Limit for all frames together. */
const maxBytes = 120_000_000
const maxFrames = 240
/** Limit for the longer side, in pixels. */
const maxSide = 720

interface Size {
  width: number
  height: number
}

interface Wanted {
  key: string
  seconds: number
}

export class PreviewReel {
  readonly #film: Film
  readonly #onFailure: (sentence: string) => void
  #keys: readonly string[] = []
  #stride = 1
  #held = new Map<string, ImageBitmap>()
  #filling = new AbortController()
  #peeking = new AbortController()

  /** `onFailure` gets a sentence when a part of the film can't be read. */
  constructor(film: Film, onFailure: (sentence: string) => void) {
    this.#film = film
    this.#onFailure = onFailure
  }

  /** Sets the times to hold; frames that are already decoded are kept. */
  want(seconds: readonly number[]): void {
    this.#filling.abort()
    this.#filling = new AbortController()
    const { signal } = this.#filling
    this.#stride = Math.max(1, Math.ceil(seconds.length / maxFrames))
    const picked = seconds.filter((_, index) => index % this.#stride === 0)
    const size = fitSize(this.#film, picked.length)
    const wanted = picked.map((at) => ({ key: `${at.toFixed(3)} ${size.width}`, seconds: at }))
    this.#keys = wanted.map(({ key }) => key)
    this.#drop(new Set(this.#keys))
    const missing = wanted.filter(({ key }) => !this.#held.has(key))
    void this.#fill(missing, size, signal).catch((error: unknown) => {
      if (!signal.aborted) this.#onFailure(error instanceof Error ? error.message : String(error))
    })
  }

  /** The frame for an index of the wanted times, or the nearest earlier frame that is decoded. */
  frameAt(index: number): ImageBitmap | null {
    for (let at = Math.min(this.#keys.length - 1, Math.floor(index / this.#stride)); at >= 0; at--) {
      const bitmap = this.#held.get(this.#keys[at]!)
      if (bitmap) return bitmap
    }
    return null
  }

  /** Decodes the frame at any time; when a later call overtakes this one, it resolves to null. */
  async peek(seconds: number): Promise<ImageBitmap | null> {
    this.#peeking.abort()
    this.#peeking = new AbortController()
    const { signal } = this.#peeking
    try {
      for await (const picture of this.#film.frames({
        seconds: [seconds],
        ...fitSize(this.#film, 1),
        signal,
      })) {
        return await createImageBitmap(picture)
      }
    } catch {
      // The filmstrip and the reel report unreadable parts.
    }
    return null
  }

  close(): void {
    this.#filling.abort()
    this.#peeking.abort()
    this.#drop(new Set())
  }

  async #fill(missing: readonly Wanted[], size: Size, signal: AbortSignal): Promise<void> {
    let index = 0
    const seconds = missing.map((each) => each.seconds)
    for await (const picture of this.#film.frames({ seconds, ...size, signal })) {
      const bitmap = await createImageBitmap(picture)
      if (signal.aborted) return bitmap.close()
      this.#held.set(missing[index++]!.key, bitmap)
    }
  }

  #drop(kept: ReadonlySet<string>): void {
    for (const [key, bitmap] of this.#held) {
      if (kept.has(key)) continue
      bitmap.close()
      this.#held.delete(key)
    }
  }
}

function fitSize(film: Film, count: number): Size {
  const room = Math.sqrt(maxBytes / Math.max(1, count) / (film.width * film.height * 4))
  const scale = Math.min(1, room, maxSide / Math.max(film.width, film.height))
  const side = (pixels: number): number => Math.max(1, Math.round(pixels * scale))
  return { width: side(film.width), height: side(film.height) }
}
