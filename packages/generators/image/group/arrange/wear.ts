// Puts masks, helmets and hats on the heads of people.

import { figureFoot } from '../../figures/draw-figure.ts'
import { isMask, isOnBack } from '../../understand/bonds/headgear.ts'
import { motifOf, widthOf, heightOf, type Item } from '../item.ts'

/** How wide masks are, and how high their middle is over the middle of the head, in radii of the head. */
const masks: Readonly<Record<string, readonly [wide: number, rise: number]>> = {
  'gas-mask': [2.3, -0.25],
  'hockey-mask': [1.9, 0],
  mask: [2.1, 0.15],
  'vr-headset': [2.3, 0.15],
  'face-mask': [1.9, -0.4],
  wig: [2.7, 0.1],
  necklace: [1.5, -1.5],
}
const helmet = [2.9, 0.1] as const

/** Puts what hides a face over it, and a hat on the hair. */
export function putOn(person: Item, worn: Item): void {
  if (isOnBack(motifOf(worn))) return strapOn(person, worn)
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

/** Behind the trunk; from the side it sticks out at the back. */
function strapOn(person: Item, worn: Item): void {
  const { head, seat, headRadius, nearArm, farArm } = person.figure!
  const side = person.isMirrored ? -1 : 1
  const isFront = Math.abs(nearArm.root[0] - farArm.root[0]) > headRadius
  const long = Math.hypot(head[0] - seat[0], head[1] - seat[1]) * person.scale
  worn.scale *= (long * (isFront ? 1.5 : 1.2)) / heightOf(worn)
  const [x, y] = [(head[0] + seat[0]) / 2 - figureFoot[0], (head[1] + seat[1]) / 2 - figureFoot[1]]
  worn.x = person.x + (x - (isFront ? 0 : headRadius * 1.4)) * person.scale * side
  worn.y = person.y + y * person.scale + heightOf(worn) * 0.6
  worn.depth = person.depth - 1
}
