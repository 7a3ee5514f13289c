// A sign on the front of a thing.

import { heightOf, motifOf, widthOf, type Item } from './item.ts'

/** Where the middle of its front is, as shares of its width from its middle and of its height from its foot. */
function frontOf(motif: string): readonly [across: number, up: number] {
  if (motif === 'piggy-bank') return [0.06, 0.46]
  if (/gift/.test(motif)) return [0, 0.36]
  if (/beverage|mug|cup/.test(motif)) return [-0.06, 0.4]
  if (/bottle|sack|money-bag|jar$/.test(motif)) return [0, 0.38]
  return [0, 0.5]
}

/** Puts a sign before the middle of a thing. */
export function markWith(bearer: Item, sign: Item): void {
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
