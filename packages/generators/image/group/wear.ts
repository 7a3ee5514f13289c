// Puts masks, helmets and hats on the heads of people.

import { figureFoot } from '../figures/draw-figure.ts'
import { isMask } from '../understand/headgear.ts'
import { motifOf, widthOf, heightOf, type Item } from './item.ts'

/** How wide masks are, and how high their middle is over the middle of the head, in radii of the head. */
const masks: Readonly<Record<string, readonly [wide: number, rise: number]>> = {
  'gas-mask': [2.3, -0.25],
  'hockey-mask': [1.9, 0],
  mask: [2.1, 0.15],
  'vr-headset': [2.3, 0.15],
}
const helmet = [2.9, 0.1] as const

/** Puts what hides a face over it, and a hat on the hair. */
export function putOn(person: Item, worn: Item): void {
  const { head, headRadius } = person.figure!
  const radius = headRadius * person.scale
  const side = person.isMirrored ? -1 : 1
  const isOver = isMask(motifOf(worn))
  const [wide, rise] = isOver ? (masks[motifOf(worn)] ?? helmet) : ([2.5, 0] as const)
  worn.scale *= (wide * radius) / widthOf(worn)
  worn.isMirrored = person.isMirrored
  worn.x = person.x + (head[0] - figureFoot[0]) * person.scale * side
  const middle = person.y + (head[1] - figureFoot[1]) * person.scale
  worn.y = isOver ? middle - rise * radius + heightOf(worn) / 2 : middle - radius * 0.45
  worn.depth = person.depth + 1
}
