// Who hammers something on an anvil is right before it, with the hammer over it; who hides under leaves looks out of them.

import { bodyOf, sideOf } from '../poses/body.ts'
import type { Deal } from './deal.ts'
import { growTo } from './attach.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'

/** Moves an anvil, and what lies on it, below the hammer. */
export function forge({ items, bonds, first, second }: Deal): void {
  const lying = bonds.find(
    ({ relation, from, to }) =>
      relation === 'on' && items[from] === second && motifOf(items[to]!) === 'anvil',
  )
  const anvil = motifOf(second) === 'anvil' ? second : lying && items[lying.to]!
  if (!anvil || !first.figure) return
  const body = bodyOf(first)
  const side = sideOf(first)
  anvil.scale *= (body * 0.4) / heightOf(anvil)
  anvil.x = first.x + side * (body * 0.2 + widthOf(anvil) / 2)
  anvil.y = first.y
  anvil.depth = first.depth - 0.2
  if (anvil === second) return
  const longest = Math.max(widthOf(second), heightOf(second))
  second.scale *= (body * (heightOf(second) < widthOf(second) ? 0.52 : 0.2)) / longest
  second.x = anvil.x + side * body * 0.04
  // What glows has its rays around it.
  second.y =
    anvil.y -
    heightOf(anvil) * 0.96 +
    (second.subject.kind === 'thing' && second.subject.tilt ? heightOf(second) * 0.36 : 0)
  second.depth = anvil.depth + 0.1
}

/** The leaves are before all of the body but its head. */
export function hideInLeaves(first: Item, leaves: Item): void {
  const shown = first.figure ? 0.34 : 0.46
  growTo(leaves, Math.max(heightOf(leaves), heightOf(first) * 0.9))
  if (widthOf(leaves) < widthOf(first) * 1.25) leaves.scale *= (widthOf(first) * 1.25) / widthOf(leaves)
  first.x = leaves.x
  first.y = leaves.y - heightOf(leaves) * 0.9 + heightOf(first) * (1 - shown)
  first.depth = leaves.depth - 0.5
}
