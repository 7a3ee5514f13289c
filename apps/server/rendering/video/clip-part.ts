// Finds the part of a clip that can be visible, so that the rest is not converted. While the camera does not move, two
// thirds of a landscape clip in an upright video are never shown.

import type { CameraMove } from '@vivify/timeline/camera-move'
import { shownScenes, type Timeline } from '@vivify/timeline/timeline'
import type { VideoJob } from './job.ts'

export interface ClipPartJob extends Pick<VideoJob, 'clips'> {
  timeline: Pick<Timeline, 'width' | 'height' | 'scenes' | 'intro' | 'outro'>
}

/** The middle of a clip, in the clip's pixels. */
export interface ClipPart {
  width: number
  height: number
  /** True when the part is smaller than the clip. */
  isCut: boolean
}

/** Pixels on each side beyond the visible part, which a scaling filter may read. */
const margin = 4

/** The part of a clip that the video's scenes show; all of it when the camera moves in any of them. */
export function findShownPart({ clips, timeline }: ClipPartJob, key: string): ClipPart {
  const { width, height } = clips[key]!
  const isStill = shownScenes(timeline).every(
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

/** Cuts the same even number of pixels off both ends, because colors are stored for two pixels at a time. */
function cutLength(length: number, shown: number): number {
  const cutOff = Math.floor((length - shown - 2 * margin) / 4) * 4
  return length % 2 === 1 || cutOff <= 0 ? length : length - cutOff
}
