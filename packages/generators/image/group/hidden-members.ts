// Finds those who are arranged behind somebody or something that covers them, though no word says that they hide: they are
// in the group, and nobody sees them.

import type { Understanding } from '../understand/understanding.ts'
import type { RelationName } from '../understand/words/words.ts'
import { motifOf, type Item } from './item.ts'
import { boxOf, type Box } from './arrange/place-item.ts'

/** Words for subjects of which none is seen. */
export function findHidden(
  items: readonly Item[],
  { bonds, teams }: Pick<Understanding, 'bonds' | 'teams'>,
): string[] {
  const boxes = items.map(boxOf)
  const isMeant = (one: number, other: number): boolean =>
    teams[one] === teams[other] ||
    bonds.some(
      ({ relation, from, to }) =>
        covering.has(relation) &&
        (from === one || to === one) &&
        (from === other || to === other || teams[from] === teams[other] || teams[to] === teams[other]),
    )
  const isCovered = (index: number): boolean =>
    items.some(
      (cover, other) =>
        other !== index &&
        (cover.depth - items[index]!.depth || other - index) > 0 &&
        isOpaque(cover, items[index]!) &&
        shareCovered(boxes[index]!, boxes[other]!) > (cover.figure ? 0.82 : 0.96) &&
        !isMeant(index, other),
    )
  const hidden = items.map((_, index) => isCovered(index))
  return items.flatMap(({ subject: { word } }, index) =>
    hidden[index] && items.every((item, other) => item.subject.word !== word || hidden[other]) ? [word] : [],
  )
}

/** Relations in which one of two is in, behind or in the hands of the other, and seen or looked after by its own rules. */
const covering: ReadonlySet<RelationName> = new Set([
  'behind',
  'inside',
  'under',
  'wearing',
  'holding',
  'filled with',
  'topped with',
  'hugging',
  'riding',
  'emerging',
  'climbing',
  'piled',
  'stacked',
  'in a wall',
  'hanging',
  'marked with',
  'around',
  'surrounded by',
  'scattered',
  'planted',
  'wired to',
  'leading',
  'pulling',
])

/** A body covers a body; of things, only what has no gaps. */
function isOpaque(cover: Item, covered: Item): boolean {
  if (cover.figure) return covered.figure !== undefined
  return /brick|building|house|castle|door$|wardrobe|truck|bus$|automobile|elephant|whale|rock|stone|couch|curtain|refrigerator|machine/.test(
    motifOf(cover),
  )
}

function shareCovered(back: Box, front: Box): number {
  const wide = Math.max(0, Math.min(back.right, front.right) - Math.max(back.left, front.left))
  const tall = Math.max(0, Math.min(back.bottom, front.bottom) - Math.max(back.top, front.top))
  return (wide * tall) / Math.max(1e-6, (back.right - back.left) * (back.bottom - back.top))
}
