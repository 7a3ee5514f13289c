// Poses of everyday life: seen from behind on a seat, at a board, over a jar.

import { seated, standingFront, standingSide, type Pose } from './stances.ts'

export const dailyPoses = {
  /** The legs are behind the back of the seat. */
  'seated from behind': { ...standingFront, view: 'back', nearArm: [16, 8], farArm: [16, 8] },
  'on the ground from behind': {
    ...standingFront,
    view: 'back',
    nearArm: [28, 14],
    farArm: [28, 14],
    nearLeg: [74, -78],
    farLeg: [74, -78],
    seat: 'floor',
  },
  'pinning up': { ...standingSide, nod: -10, nearArm: [112, 122], farArm: [6, 16] },
  'dropping in': { ...standingSide, lean: 4, nod: 14, nearArm: [62, 94], farArm: [-6, 12] },
  'dropping in on a table': { ...standingSide, lean: 2, nod: 10, nearArm: [78, 112], farArm: [-6, 12] },
  'putting inside': { ...standingSide, lean: 8, nod: 6, nearArm: [60, 88], farArm: [-6, 14] },
  'on a phone': { ...standingSide, nod: 20, nearArm: [26, 108], farArm: [34, 112] },
  'walking to the viewer': {
    ...standingFront,
    nearArm: [14, 2],
    farArm: [10, 10],
    nearLeg: [8, -2],
    farLeg: [1, 5],
  },
  'arms apart from behind': { ...standingFront, view: 'back', nearArm: [82, 98], farArm: [82, 98] },
  'hanging upside down': {
    ...standingFront,
    turn: 180,
    nearArm: [158, 172],
    farArm: [158, 172],
    nearLeg: [4, 2],
    farLeg: [4, 2],
    lift: 0.12,
  },
  'hands over a table': { ...seated, lean: 8, nearArm: [56, 92], farArm: [50, 90] },
  'behind a table': { ...standingFront, nearArm: [24, -62], farArm: [24, -62], hasArmsInFront: true },
  'speaking behind a table': {
    ...standingFront,
    nearArm: [38, 132],
    farArm: [24, -62],
    hasArmsInFront: true,
  },
} as const satisfies Record<string, Pose>
