// What a camera that stands still never shows of a clip is not converted: of a landscape clip in an upright video that
// is two thirds.

import type { CameraMove, Timeline } from '@vivify/timeline/timeline'
import type { VideoJob } from './job.ts'

export interface ClipPartJob extends Pick<VideoJob, 'clips'> {
  timeline: Pick<Timeline, 'width' | 'height' | 'scenes'>
}

/** The middle of a clip, in its own pixels. */
export interface ClipPart {
  width: number
  height: number
  /** It is smaller than the clip. */
  isCut: boolean
}

/** Pixels on either side that a filter may reach for beyond what is seen. */
const margin = 4

/** The part of a clip that some scene of the video shows; all of it when the camera moves over it. */
export function findShownPart({ clips, timeline }: ClipPartJob, key: string): ClipPart {
  const { width, height } = clips[key]!
  const isStill = timeline.scenes.every(
    ({ visual }) => visual.kind !== 'footage' || visual.clip !== key || standsStill(visual.move),
  )
  if (!isStill) return { width, height, isCut: false }
  const cover = Math.max(timeline.width / width, timeline.height / height)
  const part = {
    width: cutLength(width, timeline.width / cover),
    height: cutLength(height, timeline.height / cover),
  }
  return { ...part, isCut: part.width < width || part.height < height }
}

function standsStill({ fromScale, toScale, ...focus }: CameraMove): boolean {
  return fromScale === 1 && toScale === 1 && Object.values(focus).every((at) => at === 0.5)
}

/** As much is cut off before as behind, by an even count: colors are stored for two pixels at a time. */
function cutLength(length: number, shown: number): number {
  const cutOff = Math.floor((length - shown - 2 * margin) / 4) * 4
  return length % 2 === 1 || cutOff <= 0 ? length : length - cutOff
}
