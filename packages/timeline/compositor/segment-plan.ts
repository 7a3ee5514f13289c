import type { Timeline } from '../timeline.ts'

/** A run of frames that is encoded by itself. */
export interface SegmentSpan {
  startFrame: number
  frameCount: number
}

/** The first segment of a scene holds its transition, which a change in the scene before alters. */
const firstFrames = 15
/** One closed group of pictures. */
const groupFrames = 60
/** A shorter rest joins the segment before it. */
const minRestFrames = 24

/**
 * Cuts a timeline into segments. Each begins at a scene's start or a fixed distance from it, so that a change in one
 * scene leaves the cuts of all others where they were.
 */
export function planSegments(timeline: Pick<Timeline, 'scenes'>): SegmentSpan[] {
  return timeline.scenes.flatMap((scene) => {
    const spans: SegmentSpan[] = []
    let offset = 0
    while (offset < scene.frameCount) {
      const wanted = offset === 0 ? firstFrames : groupFrames
      const rest = scene.frameCount - offset
      const frameCount = rest - wanted < minRestFrames ? rest : wanted
      spans.push({ startFrame: scene.startFrame + offset, frameCount })
      offset += frameCount
    }
    return spans
  })
}
