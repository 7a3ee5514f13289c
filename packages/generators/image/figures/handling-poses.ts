// Poses of people who lift, toss, sweep and paint, and of those who are tied to something.

import { seated, standingFront, standingSide, type Pose } from './stances.ts'

export const handlingPoses = {
  'holding overhead': { ...standingSide, nod: -6, nearArm: [158, 172], farArm: [6, 18] },
  'tossing up': {
    ...standingSide,
    nod: -20,
    nearArm: [118, 158],
    farArm: [104, 146],
    nearLeg: [12, 2],
    farLeg: [-12, -14],
  },
  sweeping: {
    ...standingSide,
    lean: 10,
    nod: 12,
    nearArm: [34, 62],
    farArm: [46, 98],
    nearLeg: [14, 2],
    farLeg: [-12, -16],
  },
  'painting a wall': { ...standingSide, nod: -4, nearArm: [92, 108], farArm: [4, 16] },
  'asleep on books': { ...seated, lean: 52, nod: 34, nearArm: [78, 100], farArm: [72, 96] },
  'tied upright': { ...standingFront, nearArm: [10, -4], farArm: [10, -4], nearLeg: [2, 0], farLeg: [2, 0] },
  'tied lying': {
    ...standingSide,
    turn: -90,
    nearArm: [4, 2],
    farArm: [2, 2],
    nearLeg: [2, 0],
    farLeg: [0, 0],
  },
  'umbrella out': { ...standingSide, nearArm: [60, 116], farArm: [4, 14] },
} as const satisfies Record<string, Pose>
