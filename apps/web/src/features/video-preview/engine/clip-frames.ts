// Frames of footage, decoded a little ahead of the playhead; anywhere else after a jump.

import type { Drawable } from '@vivify/timeline/ports'
import { ALL_FORMATS, CanvasSink, Input, UrlSource, type WrappedCanvas } from 'mediabunny'

export interface ClipFrames {
  /** The frame of a clip nearest to `seconds`; null while none is decoded. Asks for what comes next. */
  get(key: string, seconds: number): Drawable | null
  /** Names the clips of the document; others are closed. */
  want(clips: ReadonlyMap<string, string>): void
  close(): void
}

/** Frames kept decoded ahead. The sink's canvases are used again, so there is one more than are held. */
const aheadFrames = 8
/** Further ahead than this it is quicker to begin at a key frame. */
const maxAheadSeconds = 1.5
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
  let addresses: ReadonlyMap<string, string> = new Map()

  return {
    get(key, seconds) {
      const address = addresses.get(key)
      if (address === undefined) return null
      let cursor = cursors.get(key)
      if (!cursor) {
        cursor = openCursor(address, { ...options, onFailure: () => options.onFailure(key) })
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
      for (const cursor of cursors.values()) cursor.close()
      cursors.clear()
    },
  }
}

interface ClipCursor {
  frameAt(seconds: number): Drawable | null
  close(): void
}

function openCursor(
  address: string,
  options: { maxHeight: () => number; onArrival: () => void; onFailure: () => void },
): ClipCursor {
  const input = new Input({ source: new UrlSource(address), formats: ALL_FORMATS })
  const sink = openSink(input, options.maxHeight())
  /** In order of time; the first is the one shown. */
  let frames: WrappedCanvas[] = []
  let target = 0
  let isReading = false
  let isClosed = false
  /** Set when the playhead has left the frames that are being read. */
  let mustJump = true
  /** Before it the frames that were read are gone. */
  let floorSeconds = 0
  let isAtEnd = false
  let wake: (() => void) | null = null

  async function read(): Promise<void> {
    isReading = true
    try {
      const canvases = await sink
      while (!isClosed) {
        mustJump = false
        isAtEnd = false
        frames = []
        floorSeconds = target
        for await (const canvas of canvases.canvases(target)) {
          frames.push(canvas)
          options.onArrival()
          while (frames.length >= aheadFrames && !mustJump && !isClosed) await nextTurn()
          if (mustJump || isClosed) break
        }
        // The clip's end: its last frames stay until the playhead goes back.
        isAtEnd = true
        while (!mustJump && !isClosed) await nextTurn()
      }
    } catch {
      if (!isClosed) options.onFailure()
    }
  }

  function nextTurn(): Promise<void> {
    return new Promise((resolve) => {
      wake = resolve
    })
  }

  return {
    frameAt(seconds) {
      target = seconds
      while (frames.length > 1 && frames[1]!.timestamp <= seconds) {
        frames.shift()
        floorSeconds = frames[0]!.timestamp
      }
      const [first] = frames
      const last = frames.at(-1)
      if (seconds < floorSeconds - 0.001) mustJump = true
      else if (last && !isAtEnd && seconds > last.timestamp + maxAheadSeconds) mustJump = true
      if (!isReading) void read()
      wake?.()
      return first ? asDrawable(first) : null
    },
    close() {
      isClosed = true
      wake?.()
      frames = []
      input.dispose()
    },
  }
}

async function openSink(input: Input, maxHeight: number): Promise<CanvasSink> {
  const track = await input.getPrimaryVideoTrack()
  if (!track || !(await track.canDecode()))
    throw new Error('This clip has no picture that can be shown here.')
  const isTooLarge = track.displayHeight > maxHeight
  return new CanvasSink(track, { poolSize: aheadFrames + 2, ...(isTooLarge ? { height: maxHeight } : {}) })
}

function asDrawable(frame: WrappedCanvas): Drawable {
  return frame.canvas
}
