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
  'dropping in': { ...standingSide, lean: 6, nod: 12, nearArm: [58, 92], farArm: [-6, 12] },
  'on a phone': { ...standingSide, nod: 20, nearArm: [26, 108], farArm: [34, 112] },
  'seated at a table': { ...seated, lean: 4, nearArm: [24, 84], farArm: [34, 90] },
} as const satisfies Record<string, Pose>
