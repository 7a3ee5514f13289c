// How much room people need before them, and whose counterpart stands farther away.

import { figureFoot } from '../../figures/draw-figure.ts'
import type { PoseName } from '../../figures/poses.ts'
import { roomAhead } from '../drawings/deed-furniture.ts'
import { isSupport } from './furnish-figure.ts'
import { isAnimal } from '../../understand/words/things/things.ts'
import { heightOf, metersPerUnit, motifOf, type Item } from '../item.ts'
import { isTree } from '../item-kinds.ts'

/** What somebody works at stands between them and the next. */
export function roomFor({ subject, figure, scale, box }: Item, next: Item): number {
  if (subject.kind !== 'person' || !figure || isSupport(next)) return 0
  const ahead = (roomAhead(subject.pose) * figure.scale) / metersPerUnit
  return Math.max(0, ahead - (box.right - box.left) / 2) * scale
}

/** How far ahead of somebody the hand is. */
export function reachOfHand({ figure, scale }: Item): number {
  return figure ? (figure.hand[0] - figureFoot[0] + 2) * scale : 0
}

/** Woodpeckers hold on to bark, and so does every animal on a trunk. */
export function clingsTo({ figure, subject }: Pick<Item, 'figure' | 'subject'>, second: Item): boolean {
  if (figure || subject.kind !== 'thing') return false
  const isOnBark = motifOf(second) === 'tree-trunk'
  return isOnBark || (subject.thing.motif === 'woodpecker' && isTree(second))
}

/** How much farther away the counterpart is of who paints, bows or reads, as shares of the height. */
const aheadOf: Readonly<Partial<Record<PoseName, number>>> = {
  painting: 0.62,
  bowing: 0.3,
  reading: 0.22,
}

/** How far beyond the usual somebody's counterpart is: beyond the easel of a painter, out of reach of a bow. */
export function distanceTo(first: Item, { figure, subject }: Item): number {
  // What an archer aims at is beyond the arrow.
  if (first.subject.kind === 'person' && first.subject.pose === 'drawing a bow') return heightOf(first) * 0.55
  const isSomebody = figure !== undefined || (subject.kind === 'thing' && isAnimal(subject.thing.motif))
  if (first.subject.kind !== 'person' || !isSomebody) return 0
  return heightOf(first) * (aheadOf[first.subject.pose] ?? 0)
}
