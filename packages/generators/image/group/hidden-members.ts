// Finds those who are arranged behind somebody or something that covers them, though no word says that they hide: they are
// in the group, and nobody sees them.

import type { Understanding } from '../understand/understanding.ts'
import type { RelationName } from '../understand/words/words.ts'
import { motifOf, type Item } from './item.ts'
import { boxOf, type Box } from './arrange/place-item.ts'

/** Words of the prompt whose subjects are all covered. */
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
  const isKept = (index: number): boolean =>
    bonds.some(({ relation, to }) => to === index && /^(?:wearing|holding|filled with)$/.test(relation))
  const isCovered = (index: number): boolean => {
    const covers = items.flatMap((cover, other) =>
      other !== index &&
      (cover.depth - items[index]!.depth || other - index) > 0 &&
      isOpaque(cover, items[index]!) &&
      !isMeant(index, other)
        ? [boxes[other]!]
        : [],
    )
    return covers.length > 0 && !isKept(index) && shareCovered(boxes[index]!, covers) > 0.84
  }
  const hidden = items.map((_, index) => isCovered(index))
  return items.flatMap(({ subject: { word } }, index) =>
    hidden[index] && items.every((item, other) => item.subject.word !== word || hidden[other]) ? [word] : [],
  )
}

/** Relations in which one may cover the other: they have rules of their own for what stays visible. */
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
  'on',
  'attacking',
  'hitting',
  'between',
])

/** People cover only people. Things cover what is behind them, unless they are transparent or have gaps. */
function isOpaque(cover: Item, covered: Item): boolean {
  if (cover.figure) return covered.figure !== undefined
  return !pierced.test(motifOf(cover))
}

const pierced =
  /fence|table|desk|bench|chair|throne|stool|cage|bars|frame|gate|tree|umbrella|swing|ladder|glass|jar|bottle|bowl|window|bridge|net|web|cycle|rope|hoop|wheel|ring|mirror|bubble|snow|smoke|fire|wave|cloud|bed|tent|crib|grass|bush|plant|flower|arch|rack|scale|easel|sun|moon|star|rainbow|lightning|splash|water|candelabr|lamp|light|cart|swarm|balloon|wing|kite|flag|antler|grill|goal/

const steps = 12

/** The share of a box that is behind others, by sample points. Its edges are left out, because bodies rarely fill them. */
function shareCovered(back: Box, fronts: readonly Box[]): number {
  const shares = Array.from({ length: steps }, (_, step) => (step + 0.5) / steps)
  const covered = shares.flatMap((across) =>
    shares.filter((down) => {
      const x = back.left + (back.right - back.left) * (0.2 + 0.6 * across)
      const y = back.top + (back.bottom - back.top) * (0.04 + 0.92 * down)
      return fronts.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom)
    }),
  )
  return covered.length / steps ** 2
}
