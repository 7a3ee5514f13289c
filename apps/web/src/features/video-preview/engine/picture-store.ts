// Decoded pictures of the scenes around the playhead: read in the order in which they are shown, within a bounded
// memory. A picture that is not there yet is stood for by a quiet gradient.

import type { Drawable } from '@vivify/timeline/ports'

export interface WantedPicture {
  key: string
  address: string
}

export interface PictureStore {
  /** A picture, or what stands for it while it is not there. */
  get(key: string): Drawable
  /** Reads these pictures, the first first; the last ones are let go when there are too many. */
  want(pictures: readonly WantedPicture[]): void
  /** How many of the wanted pictures that fit in memory are there. */
  progress(): { ready: number; failed: number; total: number }
  /** Lets pictures that could not be had be asked for again. */
  forgetFailures(): void
  close(): void
}

export interface PictureStoreOptions {
  read: (address: string, signal: AbortSignal) => Promise<Blob>
  /** Told when a picture can be drawn, or can't be had. */
  onArrival: () => void
  placeholder: (key: string) => Drawable
  /** Size of the frame that pictures fill, in pixels. */
  frame: () => { width: number; height: number }
}

/** Pictures are this much larger than the frame, for camera moves. */
const cameraMargin = 1.12
/** About 110 MB at 806 × 1434. */
const maxKept = 24
/** The server paints two at a time. */
const maxConcurrent = 2

/** Makes a store of pictures. */
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

/** Decodes off the page's thread; a picture far larger than what is shown is kept smaller. */
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
