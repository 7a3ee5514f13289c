// Scales with something on each pan.

import { heightOf, widthOf, type Item } from '../item.ts'
import { placementOf } from './place-item.ts'

/** The middles of both pans and how wide they are, in units of the square of the drawing. */
const pans = [
  [20, 69],
  [80, 69],
] as const
const panWide = 34
const panRoom = 36

/** Puts the first on the left pan and the next on the right one; all of many on both in turn. */
export function weigh(scales: Item, loads: readonly Item[]): void {
  scales.isMirrored = false
  const [a, , , d, x, y] = placementOf(scales)
  loads.forEach((load, order) => {
    const [across, level] = pans[order % 2]!
    const isKindred = loads.length > 2 && order > 1
    const size =
      Math.min((panWide * a) / widthOf(load), (panRoom * d) / heightOf(load)) *
      (loads.length > 2 ? 0.7 : 0.92)
    load.scale *= size
    load.x = across * a + x + (isKindred ? panWide * a * 0.2 * (order % 4 < 2 ? 1 : -1) : 0)
    load.y = level * d + y
    load.depth = scales.depth + 0.3 + order * 0.02
  })
}
