// Arrangements of all subjects together: a school, a close row, and what turns into something else.

import { isAnimal } from '../../understand/words/things/things.ts'
import type { Bond } from '../../understand/understanding.ts'
import { isAfloat, spanOf } from './formations.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'

export function isChange(item: Item): boolean {
  return motifOf(item) === 'change-arrow'
}

/** Before the arrow, the arrow, and what is after it, in a row from left to right. */
function showChange(items: readonly Item[]): void {
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

/** Many that float are all over the air or the water, in two rows with gaps, each a little larger or smaller. */
function floatInSchool(group: readonly Item[]): void {
  const [wide, tall] = [Math.max(...group.map(widthOf)), Math.max(...group.map(heightOf))]
  group.forEach((item, index) => {
    const isUpper = index % 2 === 1
    item.scale *= [1, 0.84, 0.9, 1.04, 0.8, 0.94][index % 6]!
    item.x = (Math.floor(index / 2) + (isUpper ? 0.52 : 0)) * wide * 1.08
    item.y = (isUpper ? -1.02 : -0.06 * (index % 3)) * tall
    item.depth = -index * 0.01
  })
}

/** Many animals in a row overlap, so that they stay large; things would become one. */
function closeRow(row: readonly Item[]): void {
  const [first] = row
  if (first === undefined || row.length < 4) return
  const isBeast = first.subject.kind === 'thing' && isAnimal(first.subject.thing.motif)
  const share = !isBeast ? 1.01 : widthOf(first) > heightOf(first) ? 0.64 : 0.74
  row.forEach((item, order) => {
    item.x = first.x + order * widthOf(first) * share
    item.depth = first.depth - order * 0.01
  })
}

/** Forms up subjects that are arranged as one; false when they aren't. */
export function formAlike(items: readonly Item[], bonds: readonly Bond[]): boolean {
  const are = (name: Bond['relation']): boolean => bonds.every(({ relation }) => relation === name)
  if (items.some(isChange)) showChange(items)
  else if (bonds.length > 0 && are('lined up')) closeRow(items.filter(({ figure }) => !figure))
  else if (items.length >= 3 && are('beside') && items.every(isAfloat) && areOfKind(items))
    floatInSchool(items)
  else return false
  return true
}

function areOfKind(items: readonly Item[]): boolean {
  return new Set(items.map(({ subject }) => subject.word)).size === 1
}

/** All who flee swim or run ahead of what is after them. */
export function scatterFrom(row: readonly Item[], hunter: Item): void {
  if (row.every(isAfloat)) floatInSchool(row)
  for (const item of row) item.isMirrored = true
  const { left } = spanOf(row)
  hunter.isMirrored = hunter.figure === undefined
  hunter.x = left - widthOf(hunter) * 0.56
  hunter.y = isAfloat(hunter) ? -Math.max(0, (spanOfRows(row) - heightOf(hunter)) / 2) : hunter.y
}

/** From the lowest to the highest of a row. */
function spanOfRows(row: readonly Item[]): number {
  return Math.max(...row.map((item) => heightOf(item) - item.y))
}
