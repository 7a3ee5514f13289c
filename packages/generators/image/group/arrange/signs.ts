// A sign on the front of a thing.

import { figureFoot } from '../../figures/draw-figure.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'

/** Where the middle of its front is, as shares of its width from its middle and of its height from its foot. */
function frontOf(motif: string): readonly [across: number, up: number] {
  if (motif === 'piggy-bank') return [0.06, 0.46]
  if (motif.endsWith('human-eye')) return [0, 0.46]
  if (/gift/.test(motif)) return [0, 0.36]
  if (/beverage|mug|cup/.test(motif)) return [-0.06, 0.4]
  if (/bottle|sack|money-bag|jar$/.test(motif)) return [0, 0.38]
  // Screens are over their keys.
  if (/laptop|computer/.test(motif)) return [0, 0.66]
  return [0, 0.5]
}

/** Puts a sign before the middle of a thing. */
export function markWith(bearer: Item, sign: Item): void {
  if (bearer.figure) return beHead(bearer, sign)
  const side = Math.max(widthOf(sign), heightOf(sign))
  const [across, up] = frontOf(motifOf(bearer))
  sign.scale *= (Math.min(widthOf(bearer), heightOf(bearer)) * 0.46) / side
  sign.x = bearer.x + across * widthOf(bearer) * (bearer.isMirrored ? -1 : 1)
  sign.y = bearer.y - up * heightOf(bearer) + heightOf(sign) / 2
  sign.depth = bearer.depth + 1
}

/** What somebody has in the breast is seen there. */
export function wearOnBreast(thing: Item, bearer: Item): void {
  const tall = heightOf(bearer)
  thing.scale *= (tall * 0.12) / Math.max(widthOf(thing), heightOf(thing))
  thing.x = bearer.x
  thing.y = bearer.y - tall * 0.66 + heightOf(thing) / 2
  thing.depth = bearer.depth + 1
}

/** What somebody has instead of a head hides all of it. */
function beHead(bearer: Item, thing: Item): void {
  const { head, headRadius } = bearer.figure!
  const size = headRadius * bearer.scale * 3.3
  thing.scale *= size / Math.min(widthOf(thing), heightOf(thing))
  thing.scale *= Math.min(1, (size * 1.5) / Math.max(widthOf(thing), heightOf(thing)))
  const side = bearer.isMirrored ? -1 : 1
  thing.x = bearer.x + (head[0] - figureFoot[0]) * bearer.scale * side
  thing.y = bearer.y + (head[1] - figureFoot[1]) * bearer.scale + heightOf(thing) * 0.52
  thing.depth = bearer.depth + 1
}

export function isKeyOf(key: Item, lock: Item): boolean {
  return motifOf(key).endsWith('key') && /^(?:locked|unlocked|heart-lock|keyhole|door)$/.test(motifOf(lock))
}

/** Keys of the set have their bits at the lower left; they are in the hole, and the rest is seen. */
export function turnIn(key: Item, lock: Item): void {
  const isDoor = motifOf(lock) === 'door'
  key.scale *= (heightOf(lock) * (isDoor ? 0.26 : 0.6)) / heightOf(key)
  const [across, up] = isDoor ? [0.34, 0.46] : motifOf(lock) === 'keyhole' ? [0, 0.5] : [0, 0.32]
  key.x = lock.x + across * widthOf(lock) + widthOf(key) * 0.42
  key.y = lock.y - up * heightOf(lock) + heightOf(key) * 0.08
  key.depth = lock.depth + 1
}

/** What is behind a keyhole is seen in its hole. */
export function peepThrough(item: Item, keyhole: Item): void {
  const size = Math.max(widthOf(item), heightOf(item))
  keyhole.scale *= (size * 1.6) / widthOf(keyhole)
  item.scale *= (widthOf(keyhole) * 0.3) / widthOf(item)
  item.x = keyhole.x
  item.y = keyhole.y - heightOf(keyhole) * 0.56 + heightOf(item) / 2
  item.depth = keyhole.depth + 1
}

/** A magnet is over what it draws up. */
export function attract(magnet: Item, thing: Item): void {
  const size = Math.max(widthOf(magnet), heightOf(magnet))
  thing.scale *= (size * 0.5) / Math.max(widthOf(thing), heightOf(thing))
  thing.x = magnet.x
  thing.y = magnet.y - size * 0.12
  magnet.y = thing.y - heightOf(thing) - size * 0.1
}

/** A ladder or a stair goes up to what is over its end. */
export function riseTo(ladder: Item, goal: Item): void {
  ladder.scale *= Math.max(1, (heightOf(goal) * 2.4) / heightOf(ladder))
  const isWide = widthOf(goal) > heightOf(goal)
  if (isWide) goal.scale *= Math.max(1, (widthOf(ladder) * 1.1) / widthOf(goal))
  // Stairs rise to the right.
  goal.x = ladder.x + widthOf(ladder) * (motifOf(ladder).startsWith('ladder') ? 0.12 : 0.3)
  goal.y = ladder.y - heightOf(ladder) * 0.94
  goal.depth = ladder.depth + 0.5
}

/** What is in a cup is seen on what it is full of; the cup of the set is seen from above. */
export function floatIn(thing: Item, cup: Item): void {
  thing.scale *= (widthOf(cup) * 0.36) / Math.max(widthOf(thing), heightOf(thing))
  thing.x = cup.x + widthOf(cup) * 0.06 * (cup.isMirrored ? -1 : 1)
  thing.y = cup.y - heightOf(cup) * 0.56 + heightOf(thing) / 2
  thing.depth = cup.depth + 1
}

/** In the lower bulb of an hourglass, on the sand. */
export function standInHourglass(first: Item, glass: Item): void {
  first.scale *= Math.min(
    (widthOf(glass) * 0.44) / widthOf(first),
    (heightOf(glass) * 0.32) / heightOf(first),
  )
  first.y = glass.y - heightOf(glass) * 0.11
}
