// A split view: what floats is at the surface, and what lives in the water is below it.

import { heightOf, motifOf, widthOf, type Item } from '../item.ts'
import { boxOf } from './place-item.ts'
import { isOfTheDeep } from '../../understand/tokens/places/split-view.ts'

/** Puts everything above or below the surface; returns the row of the surface in meters, up negative. */
export function partAtSurface(items: readonly Item[]): number {
  const below = items.filter(({ subject }) => isOfTheDeep(subject))
  const above = items.filter((item) => !below.includes(item))
  const only = items.length === 1 ? items[0] : undefined
  if (only) return boxOf(only).top + heightOf(only) * (sunk[motifOf(only)] ?? (below.length > 0 ? 0.3 : 0.52))
  if (above.length === 0) return Math.min(...below.map((item) => boxOf(item).top)) - 0.1
  below.forEach((item, order) => {
    const before = below[order - 1]
    item.x = before ? before.x + (widthOf(before) + widthOf(item)) / 2 + heightOf(item) * 0.1 : 0
    item.y = 0
  })
  if (below.length === 0) return hullOf(above)
  // A boat is no larger than the whale under it.
  const wide = Math.max(...above.map(widthOf))
  const deepest = Math.max(...below.map(widthOf))
  if (wide > deepest * 0.9) shrink(above, (deepest * 0.9) / wide)
  const reach = Math.max(...below.map(heightOf))
  const middle = (below[0]!.x + below.at(-1)!.x) / 2
  const [left, right, bottom] = [
    Math.min(...above.map((item) => boxOf(item).left)),
    Math.max(...above.map((item) => boxOf(item).right)),
    Math.max(...above.map((item) => boxOf(item).bottom)),
  ]
  for (const item of above) {
    item.x += middle - (left + right) / 2
    item.y += -reach * 1.16 - bottom
  }
  return hullOf(above)
}

/** How much of the height of what is alone is above the surface. */
const sunk: Readonly<Record<string, number>> = { 'whole-iceberg': 0.24, submarine: 0.34, boat: 0.66 }

/** The surface is at the lower part of what floats. */
function hullOf(above: readonly Item[]): number {
  const floats = above.filter(({ figure }) => figure === undefined)
  const carrier = (floats.length > 0 ? floats : above).toSorted(
    (one, other) => widthOf(other) - widthOf(one),
  )[0]!
  return boxOf(carrier).bottom - heightOf(carrier) * (carrier.figure ? 0.5 : 0.22)
}

function shrink(items: readonly Item[], share: number): void {
  for (const item of items) {
    item.scale *= share
    item.x *= share
    item.y *= share
  }
}
