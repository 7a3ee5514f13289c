// Poses as angles of limbs in degrees: 0 hangs straight down, 90 points forward (to the right), negative backward. In
// front views, 90 points outward.

/** Upper and lower part of a limb. */
export type Bend = readonly [upper: number, lower: number]

export type View = 'side' | 'front' | 'back'

export interface Pose {
  readonly view: View
  /** Degrees that the trunk leans forward. */
  readonly lean: number
  /** Degrees that the head nods forward. */
  readonly nod: number
  readonly nearArm: Bend
  readonly farArm: Bend
  readonly nearLeg: Bend
  readonly farLeg: Bend
  /** Degrees that the whole figure is turned, for swimmers, sleepers and those who fall. */
  readonly turn: number
  /** What the figure sits on, where the pose needs it. */
  readonly seat?: 'chair' | 'floor' | 'mount'
  /** True when only the leg towards the viewer is drawn. */
  readonly isOneLegged?: boolean
  /** True for somebody with skates on. */
  readonly isOnBlades?: boolean
  /** True when the hands are on the ground. */
  readonly isOnHands?: boolean
  /** True when both arms are before the trunk in a front view. */
  readonly hasArmsInFront?: boolean
  /** What is under water isn't drawn: its surface is at this share of the way from the hip to the neck. */
  readonly waterline?: number
  /** Height of the figure's lowest point above the ground, as a share of its size. */
  readonly lift: number
}

export const standingSide: Pose = {
  view: 'side',
  lean: 1,
  nod: 0,
  nearArm: [-4, 10],
  farArm: [8, 18],
  nearLeg: [3, 0],
  farLeg: [-6, -8],
  turn: 0,
  lift: 0,
}

export const standingFront: Pose = {
  ...standingSide,
  view: 'front',
  lean: 0,
  nearArm: [12, 6],
  farArm: [12, 6],
  nearLeg: [5, 2],
  farLeg: [5, 2],
}

export const seated: Pose = {
  ...standingSide,
  lean: 2,
  nearArm: [18, 62],
  farArm: [26, 68],
  nearLeg: [86, 4],
  farLeg: [80, -6],
  seat: 'chair',
}
