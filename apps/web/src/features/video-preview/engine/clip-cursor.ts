// Reads one clip. A separate chunk, because the decoder is larger than the rest of the engine.

import type { Drawable } from '@vivify/timeline/ports'
import { ALL_FORMATS, CanvasSink, Input, UrlSource, type WrappedCanvas } from 'mediabunny'

/** Decoded frames to hold. The sink reuses its canvases, so its pool must be larger than this. */
const aheadFrames = 8
/** For a jump further ahead than this, starting at a key frame is faster than decoding every frame up to it. */
const maxAheadSeconds = 1.5

export interface ClipCursorOptions {
  maxHeight: () => number
  onArrival: () => void
  /** Called when this browser can't show the clip. */
  onFailure: () => void
}

/** A position in a clip. Moving forward is cheap; any other move starts again at a key frame. */
export class ClipCursor {
  readonly #options: ClipCursorOptions
  readonly #input: Input
  /** In time order; the first one is on screen. */
  #frames: WrappedCanvas[] = []
  #target = 0
  /** Frames before this time are discarded, so going back further needs a jump. */
  #floorSeconds = 0
  #isReading = false
  #isAtEnd = false
  #isClosed = false
  /** True when the playhead has left the frames that are being read. */
  #mustJump = false
  #wake: (() => void) | null = null

  constructor(address: string, options: ClipCursorOptions) {
    this.#options = options
    this.#input = new Input({ source: new UrlSource(address), formats: ALL_FORMATS })
  }

  /** The frame nearest to `seconds`; null until one is decoded. Also starts decoding the following frames. */
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

  /** Reads from a time until the playhead jumps. At the end of the clip the last frames stay available. */
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
