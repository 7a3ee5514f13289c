// Where the hands and the face of a figure are, for what it has in its hands.

import type { OutlineLayer } from '../request.ts'
import type { Look } from './look.ts'
import { step, type Rig } from './rig.ts'
import type { Pose } from './stances.ts'
import { between, moveLayers, rodPath, type Point } from './vector.ts'

export interface Carrier {
  readonly rig: Rig
  readonly look: Look
  readonly isSide: boolean
  readonly hand: Point
  readonly otherHand: Point
  /** Directions of the forearms in degrees: 0 down, 90 right, 180 up. */
  readonly aim: number
  readonly otherAim: number
  readonly size: number
}

/** A drawing in shades: path and color. */
export type Shade = readonly [pathData: string, fill: string]

export function carrierOf(rig: Rig, look: Look, pose: Pose): Carrier {
  return {
    rig,
    look,
    isSide: pose.view === 'side',
    hand: rig.nearArm.tip,
    otherHand: rig.farArm.tip,
    aim: aimOf(rig.nearArm.middle, rig.nearArm.tip),
    otherAim: aimOf(rig.farArm.middle, rig.farArm.tip),
    size: rig.girth,
  }
}

export function aimOf(from: Point, to: Point): number {
  return (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI
}

/** Shades in a frame of their own: x runs along a direction, y to its right-hand side. */
export function along(at: Point, degrees: number, size: number, shades: readonly Shade[]): OutlineLayer[] {
  const [x, y] = step([0, 0], degrees, size)
  const layers = shades.map(([pathData, fill]): OutlineLayer => ({ pathData, fill }))
  return moveLayers(layers, [x, y, -y, x, at[0], at[1]])
}

/** Shades upright at a place. */
export function at(place: Point, size: number, shades: readonly Shade[]): OutlineLayer[] {
  return along(place, 90, size, shades)
}

/** A point of the face: shares of the head's radius from its middle, forward and down. */
export function onFace({ rig }: Carrier, forward: number, down: number): Point {
  const { head, neck, headRadius } = rig
  const angle = Math.atan2(head[0] - neck[0], neck[1] - head[1])
  const [cosine, sine] = [Math.cos(angle) * headRadius, Math.sin(angle) * headRadius]
  return [head[0] + forward * cosine - down * sine, head[1] + forward * sine + down * cosine]
}

/** A stick from somewhat behind one point through it to another. */
export function stick(from: Point, to: Point, back: number, girth: number): string {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return rodPath([between(from, to, -back / long), to], girth)
}
