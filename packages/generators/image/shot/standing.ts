// Places that are stood upon: the land falls away below the feet, so these are higher in the picture than on a floor.

import type { PlaceName } from '../understand/words/places/places.ts'

export interface Standing {
  /** Where the feet are, as a share of the height: of a square picture and of an upright one. */
  readonly foot: readonly [square: number, upright: number]
  /** The share of the width that the top of the land takes. */
  readonly reach: number
}

const standings: Partial<Record<PlaceName, Standing>> = {
  hilltop: { foot: [0.68, 0.64], reach: 0.66 },
  cliff: { foot: [0.66, 0.62], reach: 0.6 },
  'mountain top': { foot: [0.68, 0.62], reach: 0.56 },
  iceberg: { foot: [0.7, 0.66], reach: 0.6 },
  gorge: { foot: [0.66, 0.6], reach: 0.7 },
  'rope over a gorge': { foot: [0.66, 0.6], reach: 0.7 },
  'rope between towers': { foot: [0.7, 0.64], reach: 0.84 },
  'stone bridge': { foot: [0.62, 0.58], reach: 0.8 },
  'wooden bridge': { foot: [0.62, 0.58], reach: 0.8 },
  'red bridge': { foot: [0.62, 0.58], reach: 0.8 },
  waterline: { foot: [0.42, 0.42], reach: 0.9 },
  'cloud top': { foot: [0.72, 0.66], reach: 0.8 },
  'sea rock': { foot: [0.72, 0.66], reach: 0.56 },
  'cliff face': { foot: [0.92, 0.76], reach: 0.6 },
  'road to': { foot: [0.62, 0.56], reach: 0.5 },
  'bridge to': { foot: [0.62, 0.56], reach: 0.6 },
  islet: { foot: [0.74, 0.68], reach: 0.62 },
}

export function standingOn(place: PlaceName | undefined): Standing | undefined {
  return place && standings[place]
}
