// The one that is different, among many of the others.

import { growTo } from './attach.ts'
import { heightOf, widthOf, type Item } from '../item.ts'

/** The others stand behind it in a row and at its sides; all are of a size. False where they are too few or alive. */
export function standOut(others: readonly Item[], one: Item): boolean {
  const all = [one, ...others]
  if (others.length < 5 || all.some(({ figure }) => figure !== undefined)) return false
  const tall = heightOf(one)
  for (const item of others) if (item.subject.kind === 'thing' && item.subject.size === 1) growTo(item, tall)
  const step = Math.max(...all.map(widthOf)) * 1.02
  one.x = 0
  one.y = 0
  one.depth = 1
  const back = others.length - 2
  others.forEach((item, order) => {
    const isBack = order < back
    item.x = isBack ? (order - (back - 1) / 2) * step * 0.94 : (order === back ? -1 : 1) * step
    item.y = isBack ? -tall * 0.44 : 0
    item.depth = isBack ? -1 - order * 0.01 : 0.5
    item.isMirrored = one.isMirrored
  })
  return true
}
