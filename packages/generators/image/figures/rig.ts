// Joints of a figure: lengths of an adult of 100 units, bent as a pose says, and set down on the ground.

import type { Bend, Pose } from './stances.ts'
import type { Point } from './vector.ts'

export type Age = 'baby' | 'child' | 'adult' | 'old'

export interface Limb {
  readonly root: Point
  readonly middle: Point
  readonly tip: Point
}

/** Positions in units; the ground is at y = 0 and up is negative. */
export interface Rig {
  readonly hip: Point
  readonly neck: Point
  readonly head: Point
  readonly headRadius: number
  /** Half of the width between the shoulders. */
  readonly shoulder: number
  readonly hipWidth: number
  readonly nearArm: Limb
  readonly farArm: Limb
  readonly nearLeg: Limb
  readonly farLeg: Limb
  /** Thickness of limbs and trunk, 1 for an adult. */
  readonly girth: number
  readonly scale: number
}

interface Build {
  readonly scale: number
  readonly trunk: number
  readonly thigh: number
  readonly shin: number
  readonly upperArm: number
  readonly forearm: number
  readonly head: number
  readonly girth: number
}

const builds: Readonly<Record<Age, Build>> = {
  adult: { scale: 1, trunk: 31, thigh: 24.5, shin: 23, upperArm: 16, forearm: 15, head: 7.7, girth: 1 },
  old: { scale: 0.95, trunk: 30, thigh: 23.5, shin: 22, upperArm: 16, forearm: 15, head: 8, girth: 1.04 },
  child: {
    scale: 0.68,
    trunk: 31,
    thigh: 20,
    shin: 19,
    upperArm: 14,
    forearm: 13.5,
    head: 11.6,
    girth: 1.16,
  },
  baby: { scale: 0.44, trunk: 33, thigh: 15, shin: 14, upperArm: 12, forearm: 11, head: 15.5, girth: 1.5 },
}

export type Stature = 'fat' | 'thin' | 'muscular'

/** How thick the limbs and how broad the shoulders of a stature are. */
const statures: Readonly<Record<Stature, { limb: number; wide: number }>> = {
  fat: { limb: 1.26, wide: 1.16 },
  thin: { limb: 0.74, wide: 0.86 },
  muscular: { limb: 1.32, wide: 1.3 },
}

/** Bends a body of an age into a pose. */
export function buildRig(pose: Pose, age: Age, isBroad: boolean, stature?: Stature): Rig {
  const { limb, wide } = stature ? statures[stature] : { limb: 1, wide: 1 }
  const build = { ...builds[age], girth: builds[age].girth * limb }
  const { scale } = build
  const lean = age === 'old' && pose.turn === 0 ? pose.lean + (pose.view === 'side' ? 7 : 0) : pose.lean
  const isSide = pose.view === 'side'
  const shoulder = isSide ? 1.6 : (isBroad ? 12 : 10) * wide * Math.sqrt(builds[age].girth) * scale
  const hipWidth = isSide ? 1.2 : (stature === 'fat' ? 6.6 : 5) * Math.sqrt(build.girth) * scale
  const neck = step([0, 0], 180 - lean, build.trunk * scale)
  const across = (point: Point, offset: number): Point => [point[0] + offset, point[1]]
  const armRoot = step(neck, -lean, 3.6 * scale)
  const limbs = {
    nearArm: bend(across(armRoot, shoulder), pose.nearArm, build.upperArm * scale, build.forearm * scale, 1),
    farArm: bend(
      across(armRoot, -shoulder),
      pose.farArm,
      build.upperArm * scale,
      build.forearm * scale,
      isSide ? 1 : -1,
    ),
    nearLeg: bend(across([0, 0], hipWidth), pose.nearLeg, build.thigh * scale, build.shin * scale, 1),
    farLeg: bend(
      across([0, 0], -hipWidth),
      pose.farLeg,
      build.thigh * scale,
      build.shin * scale,
      isSide ? 1 : -1,
    ),
  }
  const head = step(neck, 180 - lean - pose.nod, (build.head + 3.4) * scale)
  const rig = {
    hip: [0, 0] as Point,
    neck,
    head,
    headRadius: build.head * scale,
    shoulder,
    hipWidth,
    ...limbs,
    girth: build.girth * scale,
    scale,
  }
  return setDown(turnRig(rig, pose.turn), pose)
}

/** A point `length` away in a direction in degrees: 0 down, 90 right, 180 up. */
export function step([x, y]: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + Math.sin(angle) * length, y + Math.cos(angle) * length]
}

function bend(
  root: Point,
  [upper, lower]: Bend,
  upperLength: number,
  lowerLength: number,
  side: number,
): Limb {
  const middle = step(root, upper * side, upperLength)
  return { root, middle, tip: step(middle, lower * side, lowerLength) }
}

/** Moves the rig so that its lowest part touches the ground, or floats where the pose lifts it. */
function setDown(rig: Rig, pose: Pose): Rig {
  if (pose.waterline !== undefined) {
    const level = rig.hip[1] + (rig.neck[1] - rig.hip[1]) * pose.waterline
    return mapRig(rig, ([x, y]) => [x, y - level])
  }
  const sole = 3.2 * rig.girth
  const knee = 4 * rig.girth
  const seat = 6.4 * rig.girth
  const lowest = Math.max(
    rig.nearLeg.tip[1] + sole,
    (pose.isOneLegged ? rig.nearLeg : rig.farLeg).tip[1] + sole,
    rig.nearLeg.middle[1] + knee,
    rig.hip[1] + seat,
    rig.head[1] + rig.headRadius,
    ...(pose.turn === 180 || pose.isOnHands ? [rig.nearArm.tip[1] + sole, rig.farArm.tip[1] + sole] : []),
  )
  const drop = -lowest - pose.lift * 100 * rig.scale
  return mapRig(rig, ([x, y]) => [x, y + drop])
}

function turnRig(rig: Rig, degrees: number): Rig {
  if (degrees === 0) return rig
  const angle = (degrees * Math.PI) / 180
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return mapRig(rig, ([x, y]) => [x * cosine - y * sine, x * sine + y * cosine])
}

function mapRig(rig: Rig, move: (point: Point) => Point): Rig {
  const mapLimb = ({ root, middle, tip }: Limb): Limb => ({
    root: move(root),
    middle: move(middle),
    tip: move(tip),
  })
  return {
    ...rig,
    hip: move(rig.hip),
    neck: move(rig.neck),
    head: move(rig.head),
    nearArm: mapLimb(rig.nearArm),
    farArm: mapLimb(rig.farArm),
    nearLeg: mapLimb(rig.nearLeg),
    farLeg: mapLimb(rig.farLeg),
  }
}
