// Shows a timeline on a canvas in sync with its sound. The sound keeps the time: late frames are skipped, and the
// sound never waits.

import type { Compositor } from '@vivify/timeline/compositor/compositor'
import type { Context2D } from '@vivify/timeline/ports'
import type { Timeline } from '@vivify/timeline/timeline'
import { claimSound } from '../../audition/sole-sound.ts'
import type { SoundDesk } from './sound-desk.ts'

export interface PlayerOptions {
  canvas: HTMLCanvasElement
  desk: SoundDesk
  /** Called when the frame on screen or the play state changes. */
  onChange: () => void
  /** Called with the time that a frame took to draw. */
  onDrawn: (milliseconds: number) => void
}

/** Before the first playback, the player shows the frame this far before the first scene's end: the full hook. */
const posterBeforeEndFrames = 6

export class Player {
  isLooping = false
  readonly #options: PlayerOptions
  readonly #context: Context2D
  #compositor: Compositor | null = null
  #seconds = 0
  #drawnFrame = -1
  #isPlaying = false
  #isScrubbing = false
  #hasMoved = false
  /** Counts calls of play and pause, so that `play` stops when a later call came while it waited for the device. */
  #turn = 0
  #handle = 0

  constructor(options: PlayerOptions) {
    this.#options = options
    this.#context = options.canvas.getContext('2d', { alpha: false }) as unknown as Context2D
  }

  /** The position in the video. */
  get seconds(): number {
    return this.#seconds
  }

  get isPlaying(): boolean {
    return this.#isPlaying
  }

  /** False until the first playback or seek. */
  get hasMoved(): boolean {
    return this.#hasMoved
  }

  /** Shows another timeline; the playhead stays in its scene if possible. */
  load(compositor: Compositor): void {
    const { canvas } = this.#options
    const before = this.#compositor?.timeline
    this.#compositor = compositor
    const { timeline } = compositor
    if (before && this.#hasMoved) this.#seconds = carryOver(before, timeline, this.#seconds)
    if (canvas.width !== timeline.width) canvas.width = timeline.width
    if (canvas.height !== timeline.height) canvas.height = timeline.height
    this.redraw()
    this.#options.onChange()
  }

  /** Draws the current frame again, for example after a picture has loaded. */
  redraw(): void {
    if (!this.#compositor) return
    const frame = this.#frameToShow(this.#compositor.timeline)
    this.#drawnFrame = frame
    const startMs = performance.now()
    this.#compositor.draw(this.#context, frame)
    this.#options.onDrawn(performance.now() - startMs)
    this.#options.canvas.dataset['frame'] = String(frame)
  }

  async play(): Promise<void> {
    if (this.#isPlaying || !this.#compositor) return
    const turn = ++this.#turn
    const { timeline } = this.#compositor
    claimSound(() => this.pause())
    this.#isPlaying = true
    this.#hasMoved = true
    if (this.#seconds >= durationOf(timeline) - 1 / timeline.fps) this.#seconds = 0
    this.#options.onChange()
    await this.#options.desk.wake()
    if (this.#turn !== turn) return
    this.#options.desk.start(this.#seconds)
    this.#handle = requestAnimationFrame(() => this.#step())
  }

  pause(): void {
    if (!this.#isPlaying) return
    this.#turn++
    this.#isPlaying = false
    cancelAnimationFrame(this.#handle)
    this.#options.desk.stop()
    this.#options.onChange()
  }

  /** Seeks to a time, limited to the length of the video. */
  seek(seconds: number): void {
    if (!this.#compositor) return
    this.#seconds = Math.min(durationOf(this.#compositor.timeline), Math.max(0, seconds))
    this.#hasMoved = true
    this.restartSound()
    this.redraw()
    this.#options.onChange()
  }

  /** Stops the sound while the playhead is dragged; `endScrub` resumes it. */
  beginScrub(): void {
    this.#isScrubbing = true
    if (this.#isPlaying) this.#options.desk.stop()
  }

  endScrub(): void {
    if (!this.#isScrubbing) return
    this.#isScrubbing = false
    this.restartSound()
  }

  /** Restarts the sound at the current time, for example after its sounds were replaced. */
  restartSound(): void {
    if (this.#isPlaying && !this.#isScrubbing) this.#options.desk.start(this.#seconds)
  }

  close(): void {
    this.#turn++
    this.#isPlaying = false
    cancelAnimationFrame(this.#handle)
    this.#options.desk.close()
  }

  #frameToShow({ fps, frameCount, scenes }: Timeline): number {
    const poster = scenes[0]!.startFrame + scenes[0]!.frameCount - posterBeforeEndFrames
    const frame = this.#hasMoved ? Math.floor(this.#seconds * fps + 1e-6) : poster
    return Math.min(frameCount - 1, Math.max(0, frame))
  }

  #step(): void {
    if (!this.#isPlaying || !this.#compositor) return
    this.#handle = requestAnimationFrame(() => this.#step())
    if (this.#isScrubbing) return
    const { timeline } = this.#compositor
    this.#seconds = this.#options.desk.time()
    if (this.#seconds >= durationOf(timeline)) {
      if (!this.isLooping) this.pause()
      this.seek(this.isLooping ? 0 : durationOf(timeline))
    } else if (this.#frameToShow(timeline) !== this.#drawnFrame) {
      this.redraw()
      this.#options.onChange()
    }
  }
}

export function durationOf(timeline: Pick<Timeline, 'frameCount' | 'fps'>): number {
  return timeline.frameCount / timeline.fps
}

/** Finds the same moment of the same scene in another timeline; keeps the time when that scene is gone. */
export function carryOver(before: Timeline, after: Timeline, seconds: number): number {
  const frame = Math.min(before.frameCount - 1, Math.floor(seconds * before.fps + 1e-6))
  const scene = before.scenes.findLast(({ startFrame }) => startFrame <= frame)
  const same = after.scenes.find(({ id }) => id === scene?.id)
  if (!scene || !same) return Math.min(seconds, durationOf(after))
  const within = Math.min(seconds - scene.startFrame / before.fps, (same.frameCount - 1) / after.fps)
  return same.startFrame / after.fps + within
}
