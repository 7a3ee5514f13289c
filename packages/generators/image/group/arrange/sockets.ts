// What is in the eyes of a skull.

import type { Bond } from '../../understand/understanding.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'

/** The middles of its eyes, as shares of its width from its middle and of its height from its foot. */
const across = 0.21
const up = 0.56

/** Puts what a skull is marked with into both eyes; what has a stem grows out of them. */
export function fillSockets(items: readonly Item[], bonds: readonly Bond[]): void {
  for (const { relation, from, to } of bonds) {
    const skull = items[from]!
    if (relation !== 'marked with' || motifOf(skull) !== 'skull') continue
    const contents = items.filter((item, index) => index >= to && motifOf(item) === motifOf(items[to]!))
    contents.slice(0, 2).forEach((item, order) => {
      const isLong = heightOf(item) > widthOf(item) * 1.25
      const size = widthOf(skull) * (isLong ? 0.3 : 0.36)
      item.scale *= size / (isLong ? widthOf(item) : Math.max(widthOf(item), heightOf(item)))
      const side = order === 0 ? -1 : 1
      item.x = skull.x + side * across * widthOf(skull)
      item.y = skull.y - up * heightOf(skull) + (isLong ? heightOf(skull) * 0.06 : heightOf(item) / 2)
      item.depth = skull.depth + 1 + order * 0.01
    })
  }
}
