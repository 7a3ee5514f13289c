// Whoever hammers something on an anvil is right before it, with the hammer over it.

import { bodyOf, sideOf } from '../poses/body.ts'
import type { Deal } from './deal.ts'
import { heightOf, motifOf, widthOf } from '../item.ts'

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
  second.y = anvil.y - heightOf(anvil) * 0.96
  second.depth = anvil.depth + 0.1
}
