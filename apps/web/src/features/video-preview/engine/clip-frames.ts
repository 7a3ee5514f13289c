// Decodes the frames of clips a little ahead of the playhead, or from a new position after a jump.

import type { Drawable } from '@vivify/timeline/ports'
import type { ClipCursor } from './clip-cursor.ts'

export interface ClipFrames {
  /** The frame of a clip nearest to `seconds`; null until one is decoded. Also starts decoding the following frames. */
  get(key: string, seconds: number): Drawable | null
  /** Sets the clips of the document: addresses by key. Other clips are closed. */
  want(clips: ReadonlyMap<string, string>): void
  close(): void
}

/** Each video frame shows the clip at the middle of the frame's time, as the export does. */
const halfFrameSeconds = 1 / 60

/** `maxHeight` is in pixels and limits the memory of decoded frames. */
export function createClipFrames(options: {
  maxHeight: () => number
  onArrival: () => void
  /** Called when this browser can't show a clip. */
  onFailure: (key: string) => void
}): ClipFrames {
  const cursors = new Map<string, ClipCursor>()
  let reader: typeof import('./clip-cursor.ts') | null = null
  let isAsked = false
  let isClosed = false
  let addresses: ReadonlyMap<string, string> = new Map()

  /** Loads the decoder for the first clip; `onArrival` then makes the player ask for the frame again. */
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
