// Cuts a figure off at the surface of water, with foam around it.

import type { OutlineLayer } from '../request.ts'
import type { Rig } from './rig.ts'
import { between, clipLayers, discPath } from './vector.ts'

const foam = '#eef8fc'
const shade = '#a9d3e6'

/** What of the layers is above water, whose surface is at 0. */
export function dipIntoWater(layers: readonly OutlineLayer[], rig: Rig): OutlineLayer[] {
  const far = 300
  const dry = clipLayers(layers, [
    [-far, -far],
    [far, -far],
    [far, 0],
    [-far, 0],
  ])
  const { girth } = rig
  // Where the trunk goes through the surface.
  const share = rig.neck[1] === rig.hip[1] ? 0.7 : rig.hip[1] / (rig.hip[1] - rig.neck[1])
  const [middle] = between(rig.hip, rig.neck, share)
  const slant = Math.abs(rig.neck[0] - rig.hip[0]) * 0.4
  const wide = 8 * girth + slant
  const hands = [rig.nearArm.tip, rig.farArm.tip].filter(([, y]) => Math.abs(y) < 4 * girth)
  const bubbles = crests.map(([across, size]) =>
    discPath(middle + across * wide, 0.6, size * girth, size * 0.72 * girth),
  )
  const splashes = hands.map(([x]) => discPath(x, 0.4, 3.4 * girth, 2 * girth))
  return [
    { pathData: discPath(middle, 1, wide * 1.7, 1.8 * girth), fill: shade },
    ...dry,
    { pathData: [...bubbles, ...splashes].join(''), fill: foam },
  ]
}

/** Foam along the surface: how far from the middle, and how large. */
const crests = [
  [-1.25, 1.6],
  [-0.85, 2.5],
  [-0.4, 2.1],
  [0, 2.6],
  [0.42, 2],
  [0.85, 2.6],
  [1.3, 1.7],
] as const
