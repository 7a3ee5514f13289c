// Two who hold hands: their inner arms meet, whatever their sizes.

import { figureFoot } from '../../figures/draw-figure.ts'
import type { Bend } from '../../figures/stances.ts'
import type { Limb } from '../../figures/rig.ts'
import type { Item } from '../item.ts'

/** Puts the second to the right of the first, so that both hands meet. */
export function joinHands(first: Item, second: Item): void {
  const [own, other] = [armOf(first, 'nearArm'), armOf(second, 'farArm')]
  if (!own || !other || !first.redraw || !second.redraw) return
  const rest = (arm: Arm): number => arm.shoulder - arm.long * 0.94
  // As low as the shoulder of the smaller one and the arm of the larger one allow.
  const level = Math.min(
    Math.max(rest(own), rest(other)),
    own.shoulder + own.long,
    other.shoulder + other.long,
  )
  first.redraw({ nearArm: bendTo(own, level) })
  second.redraw({ farArm: bendTo(other, level) })
  const [hand, otherHand] = [handOf(first, 'nearArm'), handOf(second, 'farArm')]
  second.x = first.x + hand * first.scale - otherHand * second.scale
  second.depth = first.depth + 0.1
}

interface Arm {
  /** Height of the shoulder and length of the arm, in meters. */
  readonly shoulder: number
  readonly long: number
}

type Side = 'nearArm' | 'farArm'

function armOf({ figure, scale }: Item, side: Side): Arm | undefined {
  if (!figure) return undefined
  const { root, middle, tip } = figure[side]
  return {
    shoulder: (figureFoot[1] - root[1]) * scale,
    long: (lengthOf(root, middle) + lengthOf(middle, tip)) * scale,
  }
}

/** The angles of an almost straight arm whose hand is at a height. */
function bendTo({ shoulder, long }: Arm, level: number): Bend {
  const share = Math.max(-0.9, Math.min(0.94, (shoulder - level) / long))
  const degrees = (Math.acos(share) * 180) / Math.PI
  return [degrees - 3, degrees + 3]
}

function handOf({ figure }: Item, side: Side): number {
  return figure![side].tip[0] - figureFoot[0]
}

function lengthOf([x, y]: Limb['root'], [otherX, otherY]: Limb['root']): number {
  return Math.hypot(otherX - x, otherY - y)
}
