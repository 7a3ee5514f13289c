import type { GroupShape, PictureRequest, Shot, ShotView } from '../request.ts'

/** Where a subject may stand, as shares of the height, and how much of that room it takes. */
export interface Framing {
  readonly top: number
  readonly bottom: number
  readonly scale: number
}

/** The share of a picture's width that a camera keeps in sight while it moves from side to side. */
export const reachUnderCamera = 0.8

type Picture = Pick<PictureRequest, 'width' | 'height' | 'shot'>

/** True for a picture that isn't part of a video: no words cover it, so its subject may stand low and be large. */
export const isOnItsOwn = ({ shot }: Pick<PictureRequest, 'shot'>): boolean => shot === undefined

export const isUpright = ({ width, height }: { width: number; height: number }): boolean =>
  height > width * 1.2

const scales: Readonly<Record<ShotView, number>> = {
  medium: 0.86,
  close: 1,
  wide: 0.5,
  pair: 1,
  many: 1,
  silhouette: 0.92,
}

/** A picture of its own has no words on it and shows its subject as large as it can. */
export function framingOf(shot: Shot | undefined): Framing {
  if (!shot) return { top: 0.05, bottom: 1, scale: 1 }
  return { top: shot.clear.top, bottom: shot.feet ?? shot.clear.bottom, scale: scales[shot.view] }
}

/** The lowest row on which people stand in an upright picture: their feet stay above what platforms write at its foot. */
const lowestFeet = 0.82

/** How far those seen from afar come nearer, as a share of what others do. */
const farFeet = 0.45

/**
 * Lets people in an upright picture stand below the captions, as large as its width allows: above the captions they would be
 * small, over an empty floor. From afar they stand on the way there.
 */
export function standNearer(
  shot: Shot,
  { wide, tall, bearing }: GroupShape,
  { width, height }: { width: number; height: number },
): Shot {
  if (!isUpright({ width, height }) || bearing !== 'ground') return shot
  const broadest = (width * reachUnderCamera) / wide
  const lowest = Math.min(lowestFeet, shot.clear.top + (broadest * tall) / height)
  const isFar = shot.view === 'wide'
  const feet = isFar ? shot.clear.bottom + (lowest - shot.clear.bottom) * farFeet : lowest
  // A wide view would show them as small as a thumb.
  const view = isFar ? 'medium' : shot.view
  return feet > shot.clear.bottom ? { ...shot, view, feet } : { ...shot, view }
}

/** How much smaller a subject is in a wide shot. */
export const farScale = 0.42

/** How much smaller a small thing is in a place that was asked for, so that the place is seen. */
export function smallScaleOf(shot: Shot | undefined, { isSmall, isTiny }: GroupShape): number {
  if (shot !== undefined) return 1
  return isTiny ? tinyScale : isSmall ? 0.68 : 1
}

/** A tiny cottage is lost in its forest. */
const tinyScale = 0.4

/** The row of the surface in a split view, and what is above and below it at most, as shares of the height. */
export const surfaceRow = 0.42
const split = { above: 0.36, below: 0.5 }

/** A group that the surface of the water cuts, with the surface at its row. */
export function fitSplit(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  { wide, tall }: GroupShape,
  surface: number,
): { foot: number; size: number } {
  const share = Math.min(0.97, Math.max(0.03, surface))
  const size = Math.min(
    (height * split.above) / (tall * share),
    (height * split.below) / (tall * (1 - share)),
    (width * 0.86) / wide,
  )
  return { size, foot: height * surfaceRow + size * tall * (1 - share) }
}

/** Where head and shoulders are: from the lower edge up, in the middle. What is seen close may be in the middle of all. */
export function fitBust(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  { wide, tall, near }: GroupShape,
): { x: number; foot: number; size: number } {
  const size = Math.min((height * 0.86) / tall, (width * (near ? 0.92 : 1.02)) / wide)
  const foot = near === 'middle' ? (height + size * tall) / 2 : height * 1.004
  return { x: width / 2, foot, size }
}
