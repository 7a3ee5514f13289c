import { shownScenes, type Timeline, type TimelineScene } from '../timeline.ts'

/** A run of frames that is encoded separately. */
export interface SegmentSpan {
  startFrame: number
  frameCount: number
}

/** The first segment of a scene holds its transition, which a change in the previous scene alters. */
const firstFrames = 10
const usualFrames = 30
/** Maximum length of a closed group of pictures, as set in the encoder. */
const maxFrames = 60
/** Shorter segments are not worth their key frame. */
const minFrames = 15

/**
 * Cuts a timeline into segments. Each begins at a scene's start, at the start of a page or card of words, or at a fixed
 * distance after such a cut. A change in one scene does not move the cuts of other scenes. A changed word costs nothing
 * before its own page, unless that page follows the last cut within half a second.
 */
export function planSegments(timeline: Pick<Timeline, 'scenes' | 'intro' | 'outro' | 'fps'>): SegmentSpan[] {
  return shownScenes(timeline).flatMap((scene) => {
    const starts = [0, ...cutScene(scene, timeline.fps)]
    return starts.map((start, index) => ({
      startFrame: scene.startFrame + start,
      frameCount: (starts[index + 1] ?? scene.frameCount) - start,
    }))
  })
}

/** Frames of the scene at which a new segment begins, except the first. */
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

/** Frames at which the words on screen change. */
function listBreaks({ visual, pages }: TimelineScene, fps: number): number[] {
  const shown = visual.kind === 'kinetic' ? visual.cards : pages
  return shown.map(({ start }) => Math.floor(start * fps))
}
