// The one that is different, among many of the others.

import { growTo } from './attach.ts'
import { heightOf, widthOf, type Item } from '../item.ts'

/** The others stand behind it in a row and at its sides; all are of a size. False where they are too few or alive. */
export function standOut(others: readonly Item[], one: Item): boolean {
  const all = [one, ...others]
  if (others.length > 3 && others.every(isAfloat) && (isAfloat(one) || isDiver(one)))
    return floatAround(others, one)
  if (others.length < 5 || all.some(({ figure }) => figure !== undefined)) return false
  const tall = heightOf(one)
  for (const item of others) if (item.subject.kind === 'thing' && item.subject.size === 1) growTo(item, tall)
  const step = Math.max(...all.map(widthOf)) * 1.02
  one.x = 0
  one.y = 0
  one.depth = 1
  const back = others.length - 2
  others.forEach((item, order) => {
    const isBack = order < back
    item.x = isBack ? (order - (back - 1) / 2) * step * 0.94 : (order === back ? -1 : 1) * step
    item.y = isBack ? -tall * 0.44 : 0
    item.depth = isBack ? -1 - order * 0.01 : 0.5
    item.isMirrored = one.isMirrored
  })
  return true
}

/** True for what is in the water on all sides. */
function isAfloat({ subject }: Item): boolean {
  return (
    subject.kind === 'thing' &&
    subject.thing.bearing === 'water' &&
    !/boat|ship|canoe/.test(subject.thing.motif)
  )
}

function isDiver({ subject }: Item): boolean {
  return subject.kind === 'person' && /diving|swimming/.test(subject.pose)
}

/** In the water, the others are all around the one, which is larger. */
function floatAround(others: readonly Item[], one: Item): boolean {
  const [wide, tall] = [widthOf(one), heightOf(one)]
  const side = Math.max(wide, tall) * 0.5
  for (const item of others) growTo(item, (side * heightOf(item)) / Math.max(widthOf(item), heightOf(item)))
  one.x = 0
  one.y = 0
  one.depth = 0
  others.forEach((item, order) => {
    const angle = ((order + 0.5) / others.length) * Math.PI * 2
    item.x = Math.cos(angle) * (wide * 0.5 + side * 0.75)
    item.y = -tall * 0.5 + heightOf(item) * 0.5 + Math.sin(angle) * (tall * 0.5 + side * 0.62)
    item.depth = Math.sin(angle) > 0 ? 0.5 : -1
    item.isMirrored = one.isMirrored
  })
  return true
}
