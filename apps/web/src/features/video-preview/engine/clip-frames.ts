// Frames of footage, decoded a little ahead of the playhead; anywhere else after a jump.

import type { Drawable } from '@vivify/timeline/ports'
import type { ClipCursor } from './clip-cursor.ts'

export interface ClipFrames {
  /** The frame of a clip nearest to `seconds`; null while none is decoded. Asks for what comes next. */
  get(key: string, seconds: number): Drawable | null
  /** Names the clips of the document; others are closed. */
  want(clips: ReadonlyMap<string, string>): void
  close(): void
}

/** The frame of the video shows what is on in its middle, as in the export. */
const halfFrameSeconds = 1 / 60

/** Makes the frames of clips. `maxHeight` in pixels bounds their memory. */
export function createClipFrames(options: {
  maxHeight: () => number
  onArrival: () => void
  /** Told once for a clip that can't be shown here. */
  onFailure: (key: string) => void
}): ClipFrames {
  const cursors = new Map<string, ClipCursor>()
  let reader: typeof import('./clip-cursor.ts') | null = null
  let isAsked = false
  let isClosed = false
  let addresses: ReadonlyMap<string, string> = new Map()

  /** The first clip brings the decoder; a frame is then asked for again. */
  async function loadReader(key: string): Promise<void> {
    if (isAsked) return
    isAsked = true
    try {
      reader = await import('./clip-cursor.ts')
      if (!isClosed) options.onArrival()
    } catch {
      if (!isClosed) options.onFailure(key)
    }
  }

  return {
    get(key, seconds) {
      const address = addresses.get(key)
      if (address === undefined) return null
      if (reader === null) {
        void loadReader(key)
        return null
      }
      let cursor = cursors.get(key)
      if (!cursor) {
        cursor = new reader.ClipCursor(address, { ...options, onFailure: () => options.onFailure(key) })
        cursors.set(key, cursor)
      }
      return cursor.frameAt(seconds + halfFrameSeconds)
    },
    want(clips) {
      addresses = clips
      for (const [key, cursor] of cursors) {
        if (clips.has(key)) continue
        cursor.close()
        cursors.delete(key)
      }
    },
    close() {
      isClosed = true
      for (const cursor of cursors.values()) cursor.close()
      cursors.clear()
    },
  }
}
