// What turns into something else: both are as large as each other, with an arrow between them.

import { heightOf, motifOf, widthOf, type Item } from './item.ts'

export function isChange(item: Item): boolean {
  return motifOf(item) === 'change-arrow'
}

/** Before the arrow, the arrow, and what is after it, in a row from left to right. */
export function showChange(items: readonly Item[]): void {
  const arrow = items.findIndex(isChange)
  if (arrow < 1) return
  let edge = 0
  for (const [index, item] of items.entries()) {
    const size = Math.max(widthOf(item), heightOf(item))
    item.scale *= (index === arrow ? 0.56 : 1) / size
    item.x = edge + widthOf(item) / 2
    edge += widthOf(item) + 0.08
    item.y = 0
    item.isMirrored = false
  }
  const tallest = Math.max(...items.map(heightOf))
  const sign = items[arrow]!
  sign.y = -Math.max(0, tallest * 0.5 - heightOf(sign) * 0.5)
}
