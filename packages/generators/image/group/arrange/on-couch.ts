// Several on a couch sit close to each other, so that they are large.

import { figureFoot } from '../../figures/draw-figure.ts'
import type { Bond } from '../../understand/understanding.ts'
import { bodyOf } from '../poses/body.ts'
import { motifOf, widthOf, heightOf, type Item } from '../item.ts'
import { isSeated } from './mount.ts'
import { boxOf } from './place-item.ts'

const apart = 0.54
/** How high its seat is, as a share of its drawing. */
const seatLevel = 0.45

/** Moves those who sit on a couch together, with what they hold. */
export function sitClose(items: readonly Item[], bonds: readonly Bond[]): void {
  const couch = items.find((item) => motifOf(item) === 'couch-and-lamp')
  if (!couch) return
  const { left, right } = boxOf(couch)
  const sitters = items
    .filter((item) => item.figure && isSeated(item) && item.x > left && item.x < right)
    .toSorted((one, other) => one.x - other.x)
  if (sitters.length < 3) return
  const body = Math.max(...sitters.map(bodyOf))
  const wanted = (sitters.length - 1) * body * apart
  if (sitters.at(-1)!.x - sitters[0]!.x <= wanted * 1.2) return
  couch.scale *= (wanted + body * 1.15) / widthOf(couch)
  const level = couch.y - heightOf(couch) * seatLevel
  sitters.forEach((item, order) => {
    const [x, y] = [item.x, item.y]
    item.x = couch.x + (order - (sitters.length - 1) / 2) * body * apart
    item.y = level - (item.figure!.seat[1] - figureFoot[1]) * item.scale
    for (const { relation, from, to } of bonds) {
      if (relation !== 'holding' || items[from] !== item) continue
      items[to]!.x += item.x - x
      items[to]!.y += item.y - y
    }
  })
}
