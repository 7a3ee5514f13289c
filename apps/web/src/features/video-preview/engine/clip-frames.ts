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
        cursor = new ClipCursor(address, { ...options, onFailure: () => options.onFailure(key) })
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

interface ClipCursorOptions {
  maxHeight: () => number
  onArrival: () => void
  onFailure: () => void
}

/** A place in a clip that moves forwards cheaply and anywhere else by beginning at a key frame. */
class ClipCursor {
  readonly #options: ClipCursorOptions
  readonly #input: Input
  /** In order of time; the first is the one shown. */
  #frames: WrappedCanvas[] = []
  #target = 0
  /** Before it the frames that were read are gone. */
  #floorSeconds = 0
  #isReading = false
  #isAtEnd = false
  #isClosed = false
  /** The playhead has left the frames that are being read. */
  #mustJump = false
  #wake: (() => void) | null = null

  constructor(address: string, options: ClipCursorOptions) {
    this.#options = options
    this.#input = new Input({ source: new UrlSource(address), formats: ALL_FORMATS })
  }

  frameAt(seconds: number): Drawable | null {
    this.#target = seconds
    while (this.#frames.length > 1 && this.#frames[1]!.timestamp <= seconds) {
      this.#frames.shift()
      this.#floorSeconds = this.#frames[0]!.timestamp
    }
    const last = this.#frames.at(-1)
    const isAhead = last !== undefined && !this.#isAtEnd && seconds > last.timestamp + maxAheadSeconds
    if (isAhead || seconds < this.#floorSeconds - 0.001) this.#mustJump = true
    if (!this.#isReading) void this.#read()
    this.#wake?.()
    return this.#frames[0]?.canvas ?? null
  }

  close(): void {
    this.#isClosed = true
    this.#wake?.()
    this.#frames = []
    this.#input.dispose()
  }

  async #read(): Promise<void> {
    this.#isReading = true
    try {
      const sink = await openSink(this.#input, this.#options.maxHeight())
      while (!this.#isClosed) await this.#readFrom(sink, this.#target)
    } catch {
      if (!this.#isClosed) this.#options.onFailure()
    }
  }

  /** Reads on from a time until the playhead jumps; the last frames of a clip stay. */
  async #readFrom(sink: CanvasSink, seconds: number): Promise<void> {
    this.#mustJump = false
    this.#isAtEnd = false
    this.#frames = []
    this.#floorSeconds = seconds
    for await (const canvas of sink.canvases(seconds)) {
      this.#frames.push(canvas)
      this.#options.onArrival()
      while (this.#frames.length >= aheadFrames && !this.#isStopped()) await this.#nextTurn()
      if (this.#isStopped()) return
    }
    this.#isAtEnd = true
    while (!this.#isStopped()) await this.#nextTurn()
  }

  #isStopped(): boolean {
    return this.#mustJump || this.#isClosed
  }

  #nextTurn(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }
}

async function openSink(input: Input, maxHeight: number): Promise<CanvasSink> {
  const track = await input.getPrimaryVideoTrack()
  if (!track || !(await track.canDecode()))
    throw new Error('This clip has no picture that can be shown here.')
  const isTooLarge = track.displayHeight > maxHeight
  return new CanvasSink(track, { poolSize: aheadFrames + 2, ...(isTooLarge ? { height: maxHeight } : {}) })
}
