// Reads one clip. Apart from the engine because the decoder is larger than all the rest of it.

import type { Drawable } from '@vivify/timeline/ports'
import { ALL_FORMATS, CanvasSink, Input, UrlSource, type WrappedCanvas } from 'mediabunny'

/** Frames kept decoded ahead. The sink's canvases are used again, so there is one more than are held. */
const aheadFrames = 8
/** Further ahead than this it is quicker to begin at a key frame. */
const maxAheadSeconds = 1.5

export interface ClipCursorOptions {
  maxHeight: () => number
  onArrival: () => void
  /** It can't be shown here. */
  onFailure: () => void
}

/** A place in a clip that moves forwards cheaply and anywhere else by beginning at a key frame. */
export class ClipCursor {
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

  /** The frame nearest to `seconds`; null while none is decoded. Asks for what comes next. */
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
