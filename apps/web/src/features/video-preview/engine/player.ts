// Shows a timeline on a canvas in step with its sound. The sound keeps the time: a frame that is late is left out,
// never the sound held up.

import type { Compositor } from '@vivify/timeline/compositor/compositor'
import type { Context2D } from '@vivify/timeline/ports'
import type { Timeline } from '@vivify/timeline/timeline'
import type { SoundDesk } from './sound-desk.ts'

export interface Player {
  /** Shows another timeline; the playhead stays in its scene, or as near as it can. */
  load(compositor: Compositor): void
  play(): Promise<void>
  pause(): void
  /** Seconds of the video; outside it the nearest end. */
  seek(seconds: number): void
  /** Holds the sound while the playhead is dragged; `endScrub` plays on. */
  beginScrub(): void
  endScrub(): void
  setLooping(isLooping: boolean): void
  /** Plays the sound again from here, after its sounds were replaced. */
  restartSound(): void
  /** Draws the frame on screen once more, as when a picture has arrived. */
  redraw(): void
  seconds(): number
  isPlaying(): boolean
  /** False until it was played or moved for the first time. */
  hasMoved(): boolean
  close(): void
}

export interface PlayerOptions {
  canvas: HTMLCanvasElement
  desk: SoundDesk
  /** Told when the frame shown, or whether it plays, has changed. */
  onChange: () => void
  /** Told how long a frame took to draw. */
  onDrawn: (milliseconds: number) => void
}

/** Frames before the end of the first scene: what is shown before it is played, the hook fully there. */
const posterBeforeEndFrames = 6

/** Makes a player of a canvas. */
export function createPlayer(options: PlayerOptions): Player {
  const { canvas, desk } = options
  const context = canvas.getContext('2d', { alpha: false }) as unknown as Context2D
  let compositor: Compositor | null = null
  let seconds = 0
  let drawnFrame = -1
  let isPlaying = false
  let isScrubbing = false
  let isLooping = false
  let hasMoved = false
  /** Counts the orders to play and to pause: one that was overtaken is not carried out. */
  let turn = 0
  let handle = 0

  function draw(): void {
    if (!compositor) return
    const frame = frameToShow(compositor.timeline)
    drawnFrame = frame
    const startMs = performance.now()
    compositor.draw(context, frame)
    options.onDrawn(performance.now() - startMs)
    canvas.dataset['frame'] = String(frame)
  }

  function frameToShow({ fps, frameCount, scenes }: Timeline): number {
    const frame = hasMoved ? Math.floor(seconds * fps + 1e-6) : scenes[0]!.frameCount - posterBeforeEndFrames
    return Math.min(frameCount - 1, Math.max(0, frame))
  }

  function step(): void {
    if (!isPlaying || !compositor) return
    handle = requestAnimationFrame(step)
    if (isScrubbing) return
    const duration = durationOf(compositor.timeline)
    seconds = desk.time()
    if (seconds >= duration) return isLooping ? goTo(0) : finish(duration)
    if (frameToShow(compositor.timeline) === drawnFrame) return
    draw()
    options.onChange()
  }

  function finish(duration: number): void {
    pause()
    seconds = duration
    draw()
    options.onChange()
  }

  function goTo(next: number): void {
    if (!compositor) return
    seconds = Math.min(durationOf(compositor.timeline), Math.max(0, next))
    hasMoved = true
    if (isPlaying && !isScrubbing) desk.start(seconds)
    draw()
    options.onChange()
  }

  function pause(): void {
    if (!isPlaying) return
    turn++
    isPlaying = false
    cancelAnimationFrame(handle)
    desk.stop()
    options.onChange()
  }

  async function play(): Promise<void> {
    if (isPlaying || !compositor) return
    const mine = ++turn
    isPlaying = true
    hasMoved = true
    if (seconds >= durationOf(compositor.timeline) - 1 / compositor.timeline.fps) seconds = 0
    options.onChange()
    await desk.wake()
    if (turn !== mine) return
    desk.start(seconds)
    handle = requestAnimationFrame(step)
  }

  return {
    load(next) {
      const before = compositor?.timeline
      compositor = next
      const { timeline } = next
      if (before && hasMoved) seconds = carryOver(before, timeline, seconds)
      if (canvas.width !== timeline.width) canvas.width = timeline.width
      if (canvas.height !== timeline.height) canvas.height = timeline.height
      draw()
      options.onChange()
    },
    play,
    pause,
    seek: goTo,
    beginScrub() {
      isScrubbing = true
      if (isPlaying) desk.stop()
    },
    endScrub() {
      if (!isScrubbing) return
      isScrubbing = false
      if (isPlaying) desk.start(seconds)
    },
    setLooping(next) {
      isLooping = next
    },
    restartSound() {
      if (isPlaying && !isScrubbing) desk.start(seconds)
    },
    redraw: draw,
    seconds: () => seconds,
    isPlaying: () => isPlaying,
    hasMoved: () => hasMoved,
    close() {
      turn++
      isPlaying = false
      cancelAnimationFrame(handle)
      desk.close()
    },
  }
}

/** Length of a video in seconds. */
export function durationOf(timeline: Pick<Timeline, 'frameCount' | 'fps'>): number {
  return timeline.frameCount / timeline.fps
}

/** The same moment of the same scene in another timeline; the same time when its scene is gone. */
function carryOver(before: Timeline, after: Timeline, seconds: number): number {
  const frame = Math.min(before.frameCount - 1, Math.floor(seconds * before.fps))
  const scene = before.scenes.findLast(({ startFrame }) => startFrame <= frame)
  const same = after.scenes.find(({ id }) => id === scene?.id)
  if (!scene || !same) return Math.min(seconds, durationOf(after))
  const within = Math.min(seconds - scene.startFrame / before.fps, (same.frameCount - 1) / after.fps)
  return same.startFrame / after.fps + within
}
