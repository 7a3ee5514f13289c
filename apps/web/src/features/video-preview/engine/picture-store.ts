// Keeps decoded pictures of the scenes around the playhead: loads them in playing order and within limited memory. A
// soft gradient replaces a picture until it is loaded.

import type { Drawable } from '@vivify/timeline/ports'

export interface WantedPicture {
  key: string
  address: string
}

export interface PictureStore {
  /** A picture, or its placeholder until it is loaded. */
  get(key: string): Drawable
  /** Loads these pictures in order and drops all others. Pictures beyond the memory limit are ignored. */
  want(pictures: readonly WantedPicture[]): void
  /** Counts the wanted pictures that fit in memory. */
  progress(): { ready: number; failed: number; total: number }
  /** Lets the next `want` load failed pictures again. */
  forgetFailures(): void
  close(): void
}

export interface PictureStoreOptions {
  read: (address: string, signal: AbortSignal) => Promise<Blob>
  /** Called when a picture is loaded or has failed. */
  onArrival: () => void
  placeholder: (key: string) => Drawable
  /** Size in pixels of the frame that pictures fill. */
  frame: () => { width: number; height: number }
}

/** Pictures are larger than the frame by this factor, for camera moves. */
const cameraMargin = 1.12
/** Number of pictures in memory: about 110 MB at 806 × 1434. */
const maxKept = 24
/** Number of parallel requests: the server paints two pictures at a time. */
const maxConcurrent = 2

export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const kept = new Map<string, ImageBitmap>()
  const running = new Map<string, AbortController>()
  const failed = new Set<string>()
  let wanted: readonly WantedPicture[] = []

  function fill(): void {
    for (const picture of wanted) {
      if (running.size >= maxConcurrent) return
      const { key } = picture
      if (!kept.has(key) && !running.has(key) && !failed.has(key)) void load(picture)
    }
  }

  async function load({ key, address }: WantedPicture): Promise<void> {
    const request = new AbortController()
    running.set(key, request)
    try {
      const bitmap = await decode(await options.read(address, request.signal), options.frame())
      if (request.signal.aborted) return bitmap.close()
      kept.set(key, bitmap)
    } catch {
      if (request.signal.aborted) return
      failed.add(key)
    } finally {
      if (running.get(key) === request) running.delete(key)
      fill()
    }
    options.onArrival()
  }

  function letGo(isGone: (key: string) => boolean): void {
    for (const [key, bitmap] of kept) {
      if (!isGone(key)) continue
      kept.delete(key)
      bitmap.close()
    }
    for (const [key, request] of running) {
      if (!isGone(key)) continue
      running.delete(key)
      request.abort()
    }
  }

  return {
    get: (key) => kept.get(key) ?? options.placeholder(key),
    want(pictures) {
      wanted = distinct(pictures).slice(0, maxKept)
      const keys = new Set(wanted.map(({ key }) => key))
      letGo((key) => !keys.has(key))
      fill()
    },
    progress() {
      const count = (among: { has(key: string): boolean }) =>
        wanted.filter(({ key }) => among.has(key)).length
      return { ready: count(kept), failed: count(failed), total: wanted.length }
    },
    forgetFailures: () => failed.clear(),
    close() {
      wanted = []
      letGo(() => true)
    },
  }
}

function distinct(pictures: readonly WantedPicture[]): WantedPicture[] {
  return [...new Map(pictures.map((picture) => [picture.key, picture])).values()]
}

/** Decodes off the page's main thread; shrinks a picture that is much larger than its place on screen. */
async function decode(blob: Blob, frame: { width: number; height: number }): Promise<ImageBitmap> {
  const full = await createImageBitmap(blob)
  const share = Math.max(frame.width / full.width, frame.height / full.height) * cameraMargin
  if (share > 0.85) return full
  const smaller = await createImageBitmap(full, {
    resizeWidth: Math.round(full.width * share),
    resizeHeight: Math.round(full.height * share),
    resizeQuality: 'high',
  })
  full.close()
  return smaller
}
