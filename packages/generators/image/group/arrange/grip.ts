// Hands that are seen from near, and what is in them: fingers close over it.

import { drawHandParts, readHand } from '../../figures/close-hand.ts'
import { handPoses, type HandPose } from '../../figures/hand-poses.ts'
import { moveLayers } from '../../figures/vector.ts'
import type { RelationName } from '../../understand/words/words.ts'
import { giantSize, heightOf, motifOf, widthOf, type Item, type Placed } from '../item.ts'
import { boxOf, placementOf } from './place-item.ts'
import { isInfant } from '../item-kinds.ts'

/** True for a hand with its arm, which comes into the picture over the lower edge. */
export function isCloseHand(item: Item): boolean {
  return readHand(motifOf(item)) !== undefined
}

const grips: ReadonlySet<RelationName> = new Set(['holding', 'facing', 'beside', 'pushing'])

/** Puts a thing into a hand or to its fingertips; false where the hand has no place for it. */
export function takeInHand(
  hand: Item,
  thing: Item,
  relation: RelationName,
  isGiant = hand.subject.size >= giantSize,
): boolean {
  const read = readHand(motifOf(hand))
  if (!read) return false
  const { grip }: HandPose = handPoses[read.pose]
  if (!grip || !(grips.has(relation) || grip.isBehind) || hand.front) return false
  if (isCloseHand(thing)) return meet(hand, thing)
  if (thing.figure && !isInfant(thing) && !isGiant) return false
  const unit = hand.scale
  const largest = Math.min((grip.wide * unit) / widthOf(thing), (grip.tall * unit) / heightOf(thing))
  const isPaper = motifOf(thing) === 'bouquet-wrap'
  const least = (read.pose === 'grip' ? 0.86 : 0.42) * largest
  thing.scale *= isPaper ? (74 * unit) / heightOf(thing) : Math.max(least, Math.min(largest, 1))
  const width = widthOf(thing) / unit
  const { back, front } = drawHandParts(read.kind, read.pose, width)
  hand.outline = { ...hand.outline, layers: back }
  hand.front = front
  const [x, y] = pointOf(hand, grip.at)
  const [wide, tall] = [widthOf(thing), heightOf(thing)]
  const side = hand.isMirrored ? -1 : 1
  thing.x = x + (grip.part === 'left' ? wide / 2 : grip.part === 'right' ? -wide / 2 : 0) * side
  // What is cut and tied is held at its stems.
  const low = motifOf(thing) === 'bouquet' ? -tall * 0.24 : motifOf(thing) === 'bouquet-wrap' ? 6 * unit : 0
  thing.y = grip.part === 'foot' ? y + low : y + tall / 2
  thing.depth = hand.depth + (grip.isBehind ? -0.5 : 0.5)
  return true
}

/** The fingertips of two hands almost touch. */
function meet(first: Item, second: Item): boolean {
  second.scale = first.scale
  second.isMirrored = !first.isMirrored
  const { grip } = handPoses.reaching
  const [x, y] = pointOf(first, grip.at)
  const [otherX, otherY] = pointOf(second, grip.at)
  second.x += x - otherX
  second.y += y - otherY
  second.depth = first.depth + 0.2
  return true
}

function pointOf(item: Item, [x, y]: readonly [number, number]): readonly [number, number] {
  const [a, , , d, left, top] = placementOf(item)
  return [x * a + left, y * d + top]
}

/** The fingers of all hands, in front of what they hold. */
export function drawGrips(items: readonly Item[]): Placed[] {
  return items.flatMap((item) =>
    item.front
      ? [{ layers: moveLayers(item.front, placementOf(item)), depth: item.depth + 0.8, box: boxOf(item) }]
      : [],
  )
}
