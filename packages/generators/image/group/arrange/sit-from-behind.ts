// Those who sit with their backs to the viewer: side by side over the back of their seat, with what they watch before them.

import { figureFoot } from '../../figures/draw-figure.ts'
import type { Bond } from '../../understand/understanding.ts'
import { growTo } from './attach.ts'
import { bodyOf, poseOf } from '../poses/body.ts'
import { hideBelow } from '../drawings/hide-part.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'

/** How much of a body is between those who sit beside each other. */
const apart = 0.46
/** How high people sit, as a share of their bodies. */
const seatHeight = 0.29
/** How much of its drawing's height the back of a seat is. */
const seatBack = 1.02

/** Puts sitters behind the back of their seat, and what they watch beyond it. */
export function seatFromBehind(items: readonly Item[], bonds: readonly Bond[]): void {
  const seat = items.find((item) => motifOf(item).endsWith('-from-behind'))
  const sitters = items.filter((item) => item.figure && poseOf(item) === 'seated from behind')
  if (!seat || sitters.length === 0) return
  const body = Math.max(...sitters.map(bodyOf))
  const isSingle = motifOf(seat).startsWith('chair')
  const wanted = body * (isSingle ? 0.62 : Math.max(1.25, sitters.length * apart + 0.2))
  seat.scale *= wanted / widthOf(seat)
  seat.x = 0
  seat.y = 0
  seat.depth = 1
  const watched = items.filter(
    (item, index) =>
      item !== seat &&
      !item.figure &&
      bonds.some(({ relation, to }) => to === index && /^(?:facing|beside)$/.test(relation)) &&
      !isSmall(item),
  )
  // Alone before a screen, somebody sits at one side of it.
  const shift = !isSingle && sitters.length === 1 && watched.length > 0 ? -0.28 : 0
  sitters.forEach((item, order) => {
    item.isMirrored = false
    item.x = body * (shift + (order - (sitters.length - 1) / 2) * apart)
    const hip = item.figure!.seat[1]
    const level = -body * seatHeight - (hip - figureFoot[1]) * item.scale
    // The heads of children are over the back of the seat, too.
    const chin = (item.figure!.head[1] + item.figure!.headRadius * 0.9 - figureFoot[1]) * item.scale
    item.y = Math.min(level, -heightOf(seat) * seatBack - chin)
    item.depth = seat.depth - 0.3 - order * 0.01
    // The legs are before the seat.
    hideBelow(item, hip)
  })
  for (const item of watched) standBeyond(item, body, sitters.length)
}

function isSmall({ subject }: Item): boolean {
  return subject.kind === 'thing' && subject.thing.meters < 0.5
}

function standBeyond(item: Item, body: number, count: number): void {
  growTo(item, body * 0.72)
  if (widthOf(item) > body * 1.5) item.scale *= (body * 1.5) / widthOf(item)
  item.x = count === 1 ? body * 0.16 : 0
  item.y = -body * (count === 1 ? 0.3 : 0.44)
  item.depth = -1
  if (item.subject.kind === 'thing' && item.subject.thing.bearing === 'air')
    item.y = -body * 1.05 - heightOf(item) * 0.1
}
