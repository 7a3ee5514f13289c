// How animals and waves have what is with them: in the mouth of a den, in claws, under a crest.

import { growTo } from './attach.ts'
import { heightOf, widthOf, type Item } from './item.ts'

/** Whoever is in a den or a cave is seen in its mouth. */
export function lieInMouth(first: Item, den: Item): void {
  growTo(den, Math.max(heightOf(den), heightOf(first) * 1.7))
  const room = widthOf(den) * 0.6
  if (widthOf(first) > room) first.scale *= room / widthOf(first)
  den.x = first.x
  den.depth = first.depth - 1
}

/** A wave stands over what is under its crest. */
export function breakOver(wave: Item, second: Item): void {
  growTo(wave, Math.max(heightOf(wave), heightOf(second) * 1.2))
  second.x = wave.x + widthOf(wave) * 0.2 * (wave.isMirrored ? -1 : 1)
}

/** A bird of prey has what it caught below it. */
export function clutch(hunter: Item, prey: Item): void {
  growTo(prey, Math.min(heightOf(prey), heightOf(hunter) * 0.5))
  prey.x = hunter.x + widthOf(hunter) * 0.04
  prey.y = hunter.y + heightOf(prey) * 0.72
  prey.depth = hunter.depth - 0.1
  const rise = Math.max(0, prey.y)
  hunter.y -= rise
  prey.y -= rise
}
