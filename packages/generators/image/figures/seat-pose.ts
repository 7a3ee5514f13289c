// Those who sit and do something: the legs of a sitter with the arms of the deed. Sitters are seen from the side, so deeds
// that are seen from the front have arms of their own here.

import { poses, type PoseName } from './poses.ts'
import type { Bend, Pose } from './stances.ts'

export type Seat = 'chair' | 'floor'

type Arms = readonly [nearArm: Bend, farArm: Bend]

const fromFront: Partial<Record<PoseName, Arms>> = {
  'raising a hand': [
    [164, 176],
    [26, 68],
  ],
  'arms crossed': [
    [6, 84],
    [26, 104],
  ],
  shrugging: [
    [40, 112],
    [52, 118],
  ],
  surrendering: [
    [118, 168],
    [130, 172],
  ],
  flexing: [
    [70, 178],
    [80, 184],
  ],
  'covering ears': [
    [104, 232],
    [112, 236],
  ],
  'covering eyes': [
    [84, 218],
    [92, 222],
  ],
  'showing a hand': [
    [30, 150],
    [26, 68],
  ],
  'hugging oneself': [
    [10, 98],
    [26, 112],
  ],
  laughing: [
    [2, 74],
    [14, 80],
  ],
  'hands on cheeks': [
    [92, 232],
    [100, 236],
  ],
  'hands behind head': [
    [132, 236],
    [138, 240],
  ],
  'brushing hair': [
    [136, 230],
    [26, 68],
  ],
  'at arms length': [
    [96, 110],
    [26, 68],
  ],
  'holding up': [
    [132, 168],
    [26, 68],
  ],
  tearing: [
    [34, 112],
    [54, 128],
  ],
  waving: [
    [112, 168],
    [26, 68],
  ],
  cheering: [
    [140, 160],
    [132, 154],
  ],
  singing: [
    [66, 196],
    [26, 68],
  ],
}

const fromSide: ReadonlySet<PoseName> = new Set([
  'hand at mouth',
  'hand at mouth with a mirror',
  'hand at cheek',
  'hand on head',
  'hand near mouth',
  'face in both hands',
  'facepalm',
  'leaning forward',
  'looking at wrist',
  'clapping',
  'hand out',
  'fist raised',
  'hands together',
  'listening',
  'finger on lips',
  'lighting a candle',
  'noting',
  'thinking',
  'shouting',
  'pointing',
  'toasting',
  'drinking',
  'whispering',
  'on a phone',
])

export function canSit(pose: PoseName): boolean {
  return fromSide.has(pose) || fromFront[pose] !== undefined
}

export function seatPose(name: PoseName, seat: Seat): Pose {
  const pose: Pose = poses[name]
  const sitting: Pose = seat === 'floor' ? poses['sitting on the ground'] : poses.sitting
  const [nearArm, farArm] = fromFront[name] ?? [pose.nearArm, pose.farArm]
  const isSide = pose.view === 'side'
  return {
    ...sitting,
    nearArm,
    farArm,
    nod: pose.nod,
    lean: isSide ? Math.max(-4, Math.min(12, pose.lean)) : sitting.lean,
  }
}
