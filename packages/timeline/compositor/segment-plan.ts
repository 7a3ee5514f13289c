import type { Timeline, TimelineScene } from '../timeline.ts'

/** A run of frames that is encoded by itself. */
export interface SegmentSpan {
  startFrame: number
  frameCount: number
}

/** The first segment of a scene holds its transition, which a change in the scene before alters. */
const firstFrames = 10
const usualFrames = 30
/** One closed group of pictures never gets longer than this, as the encoder is set. */
const maxFrames = 60
/** A segment of fewer frames is not worth its key frame. */
const minFrames = 15

/**
 * Cuts a timeline into segments. Each begins at a scene's start, where a page or card of words begins, or a fixed
 * distance after such a cut: a change in one scene leaves the cuts of all others where they were, and a changed word
 * costs nothing before its own page, unless that follows the last cut within half a second.
 */
export function planSegments(timeline: Pick<Timeline, 'scenes' | 'fps'>): SegmentSpan[] {
  return timeline.scenes.flatMap((scene) => {
    const starts = [0, ...cutScene(scene, timeline.fps)]
    return starts.map((start, index) => ({
      startFrame: scene.startFrame + start,
      frameCount: (starts[index + 1] ?? scene.frameCount) - start,
    }))
  })
}

/** Frames of the scene at which a new segment begins, the first left out. */
function cutScene(scene: TimelineScene, fps: number): number[] {
  const breaks = listBreaks(scene, fps)
  const cuts: number[] = []
  let last = Math.min(firstFrames, scene.frameCount)
  if (scene.frameCount - last >= minFrames) cuts.push(last)
  else return cuts
  for (;;) {
    const next =
      breaks.find((frame) => frame >= last + minFrames && frame <= last + usualFrames + minFrames) ??
      last + usualFrames
    const rest = scene.frameCount - last
    if (scene.frameCount - next < minFrames) {
      if (rest > maxFrames) throw new RangeError(`A segment of ${rest} frames is too long`)
      return cuts
    }
    cuts.push(next)
    last = next
  }
}

/** Frames at which other words come on. */
function listBreaks({ visual, pages }: TimelineScene, fps: number): number[] {
  const shown = visual.kind === 'kinetic' ? visual.cards : pages
  return shown.map(({ start }) => Math.floor(start * fps))
}
