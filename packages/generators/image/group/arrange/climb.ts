// Those who climb are on what they climb: on the rungs of a ladder, on a step, on a trunk, on a slope.

import { growTo } from './attach.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'

/** Puts the climbers on what they climb, one above the other. */
export function climb(group: readonly Item[], way: Item): void {
  const tall = Math.max(...group.map(heightOf))
  const motif = motifOf(way)
  // A ladder that leans against a tree stays before it.
  if (way.depth <= 0) way.depth = Math.min(...group.map(({ depth }) => depth)) - 1
  const isStairs = motif === 'stairs'
  const isSteep =
    /ladder|tree|wall|brick|fence|pole|tower|lighthouse|building|lamp|vine|rope|chain|cable|curtain|waterfall|iceberg/.test(
      motif,
    )
  growTo(way, Math.max(heightOf(way), tall * (isStairs ? 1.7 : isSteep ? 1.9 : 2.1)))
  // Figures go up to the right.
  if (isStairs) way.isMirrored = false
  group.forEach((item, index) => {
    const share = (index + 1) / (group.length + 1)
    if (isStairs) return putOnStep(item, way, group.length === 1 ? 2 : index + 1)
    item.isMirrored = !item.figure && !isSteep
    // An animal holds on to the side of a trunk.
    const side = item.figure ? 0 : widthOf(item) * 0.32
    item.x = isSteep ? way.x + side : way.x + widthOf(way) * (-0.34 + 0.24 * share)
    if (motifOf(item) === 'woodpecker')
      item.x = way.x + widthOf(way) * (motif === 'tree-trunk' ? 0.32 : 0.06) + widthOf(item) * 0.26
    const rise = group.length === 1 ? 0.2 : 0.06 + (0.5 * index) / (group.length - 1)
    item.y = way.y - heightOf(way) * (isSteep ? rise : 0.5 * share)
    item.depth = way.depth + 1
  })
}

/** Where the treads of the stairs begin, as shares of their width and height, from the lowest. */
const treads = [
  [0.14, 0.16],
  [0.34, 0.34],
  [0.54, 0.52],
  [0.8, 0.7],
] as const

function putOnStep(item: Item, stairs: Item, step: number): void {
  const [across, up] = treads[Math.min(step, treads.length) - 1]!
  item.x = stairs.x + (across - 0.5) * widthOf(stairs)
  // The drawing of the stairs begins at a third of its square.
  item.y = stairs.y - heightOf(stairs) * (up / 0.7)
  item.depth = stairs.depth + 1
}
