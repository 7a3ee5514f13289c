// Bends an arm so that its hand is at a place.

import { figureFoot } from '../../figures/draw-figure.ts'
import type { Point } from '../../figures/vector.ts'
import type { Item } from '../item.ts'

/** Draws a person again with a hand at a place of the group, or as near to it as the arm is long. */
export function touch(person: Item, arm: 'nearArm' | 'farArm', [x, y]: Point): void {
  const { figure, redraw } = person
  if (!figure || !redraw) return
  const { root, middle, tip } = figure[arm]
  const side = person.isMirrored ? -1 : 1
  // In units of the figure's square, which looks to the right.
  const target: Point = [
    figureFoot[0] + ((x - person.x) / person.scale) * side,
    figureFoot[1] + (y - person.y) / person.scale,
  ]
  const upper = Math.hypot(middle[0] - root[0], middle[1] - root[1])
  const lower = Math.hypot(tip[0] - middle[0], tip[1] - middle[1])
  const [dx, dy] = [target[0] - root[0], target[1] - root[1]]
  const far = Math.max(Math.abs(upper - lower) + 0.5, Math.min((upper + lower) * 0.985, Math.hypot(dx, dy)))
  const aim = degrees(Math.atan2(dx, dy))
  const atShoulder = degrees(Math.acos((upper ** 2 + far ** 2 - lower ** 2) / (2 * upper * far)))
  const atHand = degrees(Math.acos((lower ** 2 + far ** 2 - upper ** 2) / (2 * lower * far)))
  redraw({ [arm]: [aim - atShoulder, aim + atHand] })
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI
}
