// Where the parts of a person are in a group, and how large things are beside a body.

import { figureFoot } from '../../figures/draw-figure.ts'
import type { Point } from '../../figures/vector.ts'
import { heightOf, widthOf, type Item } from '../item.ts'

export function poseOf({ subject }: Item): string {
  return subject.kind === 'person' ? subject.pose : ''
}

export function bodyOf(person: Item): number {
  return 100 * person.figure!.scale * person.scale
}

/** A place of a figure in meters of the group. */
export function placeOf(person: Item, [x, y]: Point): Point {
  const side = person.isMirrored ? -1 : 1
  return [person.x + (x - figureFoot[0]) * person.scale * side, person.y + (y - figureFoot[1]) * person.scale]
}

export function sideOf({ isMirrored }: Item): number {
  return isMirrored ? -1 : 1
}

/** Gives a thing a size between two shares of a body. */
export function fit(thing: Item, body: number, least: number, most: number): void {
  const side = Math.max(widthOf(thing), heightOf(thing))
  const wanted = Math.max(body * least, Math.min(body * most, side))
  thing.scale *= wanted / side
}
