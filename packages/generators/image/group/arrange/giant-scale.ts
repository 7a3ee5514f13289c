// How giants compare with those beside them.

import type { Understanding } from '../../understand/understanding.ts'
import type { RelationName } from '../../understand/words/words.ts'
import { giantSize, heightOf, widthOf, type Item } from '../item.ts'

export const inHand: ReadonlySet<RelationName> = new Set(['holding', 'wearing'])

/** Beside a giant, houses reach to the hips and people to the knees. */
export function shrinkBelow(giant: Item, items: readonly Item[]): void {
  for (const item of items) {
    if (item === giant || (item.figure && item.subject.size >= giantSize)) continue
    const meters = item.subject.kind === 'thing' ? item.subject.thing.meters : 1.75
    const share = item.figure ? 0.24 : meters >= 8 ? 0.7 : meters >= 3 ? 0.44 : meters >= 1.5 ? 0.26 : 0.16
    item.scale *= (heightOf(giant) * share) / Math.max(widthOf(item), heightOf(item))
  }
}

/** What is called giant is larger than the others, however small its kind is. */
export function enlargeGiants(items: readonly Item[], { bonds }: Pick<Understanding, 'bonds'>): void {
  const [reference] = items.filter((item) => !isGiant(item))
  if (reference === undefined) return
  const size = Math.max(widthOf(reference), heightOf(reference))
  for (const item of items.filter(isGiant)) {
    const isHeld = bonds.some(({ relation, to }) => inHand.has(relation) && items[to] === item)
    const wanted = size * (isHeld ? 0.62 : 1.3)
    const now = Math.max(widthOf(item), heightOf(item))
    if (now < wanted) item.scale *= wanted / now
  }
}

function isGiant({ subject }: Item): boolean {
  return subject.kind === 'thing' && subject.size >= giantSize
}
