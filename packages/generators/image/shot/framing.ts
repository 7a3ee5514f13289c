import type { Shot, ShotView } from '../request.ts'

/** Where a subject may stand, as shares of the height, and how much of that room it takes. */
export interface Framing {
  readonly top: number
  readonly bottom: number
  readonly scale: number
}

/** The share of a picture's width that a camera keeps in sight while it moves from side to side. */
export const reachUnderCamera = 0.8

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
  return { top: shot.clear.top, bottom: shot.clear.bottom, scale: scales[shot.view] }
}
