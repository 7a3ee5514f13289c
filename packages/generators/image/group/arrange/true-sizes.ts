// How large subjects are beside each other: as in the world, but softened, and giants as in tales.

import { isAnimal } from '../../understand/words/things/things.ts'
import type { Understanding } from '../../understand/understanding.ts'
import type { RelationName } from '../../understand/words/words.ts'
import { giantSize, heightOf, widthOf, type Item } from '../item.ts'

export const inHand: ReadonlySet<RelationName> = new Set(['holding', 'wearing'])

/** How much of a true ratio is kept, and the largest ratio. Beside people it is less, because a face has to be seen. */
const besidePeople = { power: 0.5, most: 2.1 }
const besideThings = { power: 0.62, most: 3.2 }

/** The world shrinks what is far larger than the first subject and enlarges what is far smaller. */
export function soften(items: readonly Item[]): void {
  const reference = items.find(({ figure }) => figure) ?? items[0]!
  const size = Math.max(widthOf(reference), heightOf(reference))
  if (reference.figure && reference.subject.size >= giantSize) return shrinkBelow(reference, items)
  const { power, most } = reference.figure ? besidePeople : besideThings
  for (const item of items) {
    const ratio = Math.max(widthOf(item), heightOf(item)) / size
    const isBeast = item.subject.kind === 'thing' && isAnimal(item.subject.thing.motif)
    const isBesidePeople = isBeast && reference.figure !== undefined
    const wanted =
      ratio > 1
        ? Math.min(most, ratio ** power)
        : isBesidePeople
          ? Math.max(0.28, ratio ** 0.8)
          : Math.max(0.26, ratio ** 0.6)
    item.scale *= wanted / ratio
  }
}

/** Beside a giant, houses reach to the hips and people to the knees. */
function shrinkBelow(giant: Item, items: readonly Item[]): void {
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

/** What is called tiny is smaller than the others, however large its kind is. */
export function shrinkTiny(items: readonly Item[], { bonds }: Pick<Understanding, 'bonds'>): void {
  const [reference] = items.filter((item) => !isTiny(item))
  if (reference === undefined) return
  const most = Math.max(widthOf(reference), heightOf(reference)) * 0.5
  for (const [index, item] of items.entries()) {
    const isHeld = bonds.some(({ relation, to }) => inHand.has(relation) && to === index)
    const now = Math.max(widthOf(item), heightOf(item))
    if (isTiny(item) && !isHeld && now > most) item.scale *= most / now
  }
}

function isTiny({ subject }: Item): boolean {
  return subject.kind === 'thing' && subject.size <= tinySize
}

/** The size of what is called tiny. */
const tinySize = 0.45
