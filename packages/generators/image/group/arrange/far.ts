// What is far away stands small at the horizon, beside those in front.

import { heightOf, widthOf, type Item } from '../item.ts'
import type { Understanding } from '../../understand/understanding.ts'

/** How high the horizon is, and how tall and wide at most what stands there, in heights of those in front. */
const horizon = 0.34
const tallest = 0.3
const widest = 0.6

/** Moves what is far behind the others, to the side on which it is. What others sit on or hold stays. */
export function setBack(items: readonly Item[], { bonds }: Pick<Understanding, 'bonds'>): void {
  const isLoose = (item: Item): boolean =>
    bonds.every(
      ({ relation, from, to }) =>
        (items[from] !== item && items[to] !== item) ||
        /^(?:beside|facing|behind|in front of|watching)$/.test(relation),
    )
  const far = items.filter((item) => item.subject.isFar && isLoose(item))
  const near = items.filter((item) => !item.subject.isFar)
  if (far.length === 0 || near.length === 0) return
  const left = Math.min(...near.map((item) => item.x - widthOf(item) / 2))
  const right = Math.max(...near.map((item) => item.x + widthOf(item) / 2))
  const middle = (left + right) / 2
  const height = Math.max(...near.map((item) => heightOf(item) - item.y))
  const sides = { left, right }
  for (const item of far) {
    item.scale *= Math.min((height * tallest) / heightOf(item), (height * widest) / widthOf(item))
    const isLeft = item.x < middle
    const room = widthOf(item) * 0.5 + height * 0.06
    item.x = isLeft ? sides.left - room : sides.right + room
    if (isLeft) sides.left = item.x - widthOf(item) / 2
    else sides.right = item.x + widthOf(item) / 2
    item.y = -height * horizon
    item.depth = Math.min(...near.map(({ depth }) => depth)) - 1
  }
}
