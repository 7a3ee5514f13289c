// Those who are side by side in a narrow picture stand before and behind each other, because the width that a row takes makes
// everybody in it small.

import type { Bond } from '../../understand/understanding.ts'
import { heightOf, type Item } from '../item.ts'
import { spanOf } from './formations.ts'
import { inHand } from './true-sizes.ts'

/** How broad a row may be for its height: where it is broader, the width of a narrow picture makes it small. */
const broadest = 0.72
/** A crowd of more has rows of its own. */
const most = 3
/** Somebody much smaller would be hidden behind others. */
const minShare = 0.6

/**
 * The share of their distance that neighbors keep at least, and how much higher and smaller those behind stand, as shares of
 * their height. The horizon is right behind animals, so those behind stand hardly higher.
 */
const closeness = {
  people: { share: 0.56, up: 0.06, size: 0.95 },
  others: { share: 0.64, up: 0.07, size: 0.84 },
} as const

/** Draws a row together as far as a narrow picture needs; whatever somebody holds comes along. */
export function drawTogether(items: readonly Item[], bonds: readonly Bond[]): void {
  const holders = new Map(
    bonds.flatMap(({ relation, from, to }) =>
      inHand.has(relation) ? [[items[to]!, items[from]!] as const] : [],
    ),
  )
  const row = items.filter((item) => !holders.has(item)).toSorted((one, other) => one.x - other.x)
  const isLoose = bonds.every(({ relation }) => relation === 'beside' || inHand.has(relation))
  if (!isLoose || !isEvenRow(row)) return
  const { share: least, up, size } = closeness[row[0]!.figure ? 'people' : 'others']
  const { left, right } = spanOf(items)
  const reach = row.at(-1)!.x - row[0]!.x
  const excess = right - left - broadest * Math.max(...row.map(heightOf))
  if (excess <= 0 || reach <= 0) return
  const share = Math.max(least, 1 - excess / reach)
  const start = row[0]!.x
  for (const [index, item] of row.entries()) {
    const isBehind = isBehindOthers(row, index)
    const scale = isBehind ? size : 1
    const x = start + (item.x - start) * share
    const y = isBehind ? -up * heightOf(item) : 0
    for (const thing of items.filter((each) => holders.get(each) === item)) {
      thing.x = x + (thing.x - item.x) * scale
      thing.y = y + thing.y * scale
      thing.scale *= scale
      if (isBehind) thing.depth -= 1
    }
    Object.assign(item, { x, y, scale: item.scale * scale, depth: item.depth - (isBehind ? 1 : 0) })
  }
}

/** True for two or three of a kind on the ground, none of whom would be hidden behind another. */
function isEvenRow(row: readonly Item[]): boolean {
  const heights = row.map(heightOf)
  const isAlike = row.every(({ figure }) => (figure === undefined) === (row[0]!.figure === undefined))
  const isEven = row.length === 2 || Math.min(...heights) > minShare * Math.max(...heights)
  return row.length > 1 && row.length <= most && isAlike && isEven && row.every(({ y }) => y === 0)
}

/** The taller one of two stands behind, and the middle one of three. */
function isBehindOthers(row: readonly Item[], index: number): boolean {
  const [first, second] = row
  return row.length === 2 && heightOf(first!) > heightOf(second!) * 1.05 ? index === 0 : index === 1
}
