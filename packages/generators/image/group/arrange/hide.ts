// Whoever is behind something: who hides there is half covered and looks out, who lies in wait has a weapon ready.

import { figureFoot } from '../../figures/draw-figure.ts'
import { hideBelow } from '../drawings/hide-part.ts'
import { breakOver, isSettlement, loomBehind } from './wild-ties.ts'
import { growTo } from './attach.ts'
import { isAnimal } from '../../understand/words/things/things.ts'
import { isScreen, isVehicle } from '../item-kinds.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'
import { peepThrough } from './signs.ts'

/** Puts the second before the first. */
export function standBehind(first: Item, second: Item, word: string): void {
  // What is in the hands of whoever hides is hidden with them.
  second.depth = first.depth + 1.5
  if (motifOf(second) === 'keyhole') return peepThrough(first, second)
  if (motifOf(second) === 'tall-grass') return standInGrass(first, second)
  if (isSettlement(second)) return loomBehind(first, second)
  if (motifOf(first) === 'water-wave') return breakOver(first, second)
  if (word === 'over' && !second.figure) return lookOver(first, second)
  const reach = (widthOf(first) + widthOf(second)) / 2
  const pose = first.subject.kind === 'person' ? first.subject.pose : ''
  if (/^(?:holding|kneeling)$/.test(pose) && !second.figure) first.isMirrored = true
  if (isScreen(second)) {
    growTo(second, heightOf(first) * (pose === 'kneeling' ? 1.5 : 1.15))
    second.x = first.x + Math.max(widthOf(first) * 0.3, widthOf(second) * (pose === 'kneeling' ? 0.5 : 0.42))
  } else if (pose === 'kneeling' && !second.figure) {
    growTo(second, Math.max(heightOf(first) * 0.85, Math.min(heightOf(second), heightOf(first))))
    second.x = first.x + widthOf(second) * 0.48
  } else if (first.figure && second.figure) second.x = first.x + reach * 0.7
  else {
    const isPair = !first.figure && isMoving(first) && isMoving(second)
    const most = heightOf(first) * (isPair ? 2.2 : 0.75)
    if (heightOf(second) > most) growTo(second, most)
    // A car is seen behind a truck of any size.
    second.x = first.x + (isPair ? widthOf(second) / 2 + widthOf(first) * 0.12 : reach * 0.55)
  }
}

/** True for animals and vehicles, which have their sizes wherever they are. */
function isMoving(item: Item): boolean {
  return isAnimal(motifOf(item)) || isVehicle(motifOf(item))
}

/** The head of an animal that looks over a fence is above it. */
function lookOver(first: Item, fence: Item): void {
  fence.scale *= (heightOf(first) * 0.6) / heightOf(fence)
  fence.x = first.x
}

/** High grass reaches to the middle of whoever is in it, and is broader. */
function standInGrass(first: Item, grass: Item): void {
  grass.scale *= Math.max(widthOf(first) * 1.4, heightOf(first) * 0.9) / widthOf(grass)
  const tall = heightOf(first) * (first.figure ? 0.42 : 0.56)
  if (heightOf(grass) > tall)
    grass.scale *= Math.max(tall / heightOf(grass), (widthOf(first) * 1.1) / widthOf(grass))
  grass.x = first.x
  grass.y = first.y
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

/** Whoever is buried in papers is in them up to the chest. */
export function sinkIn(person: Item, heap: Item): void {
  const hip = person.figure!.seat[1]
  const chest = person.box.top + (hip - person.box.top) * 0.8
  growTo(heap, heightOf(person) * 0.62)
  heap.scale *= Math.max(1, (widthOf(person) * 2.2) / widthOf(heap))
  heap.x = person.x
  heap.depth = person.depth + 1
  hideBelow(person, hip)
  person.y = heap.y - heightOf(heap) * 0.86 + (figureFoot[1] - chest) * person.scale
}
