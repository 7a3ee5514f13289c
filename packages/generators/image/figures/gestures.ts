// Poses that say something with the hands, seen from the front.

import { standingFront, type Pose } from './stances.ts'

export const gestures = {
  'arms crossed': { ...standingFront, nearArm: [10, -100], farArm: [14, -94], hasArmsInFront: true },
  'hands on hips': { ...standingFront, nearArm: [42, -48], farArm: [42, -48] },
  'hands on head': { ...standingFront, nearArm: [130, 262], farArm: [130, 262], hasArmsInFront: true },
  'covering the face': {
    ...standingFront,
    nod: 4,
    nearArm: [152, 274],
    farArm: [152, 274],
    hasArmsInFront: true,
  },
  shrugging: { ...standingFront, nod: -5, nearArm: [30, 104], farArm: [30, 104] },
  'hand on the heart': { ...standingFront, nearArm: [18, -118], farArm: [12, 6], hasArmsInFront: true },
  'arms outstretched': { ...standingFront, nearArm: [86, 92], farArm: [86, 92] },
  'standing with a thing': { ...standingFront, nearArm: [16, 40] },
  saluting: { ...standingFront, nearArm: [122, 266], farArm: [8, 2], hasArmsInFront: true },
  flexing: { ...standingFront, nearArm: [92, 190], farArm: [92, 190], nearLeg: [9, 4], farLeg: [9, 4] },
} as const satisfies Record<string, Pose>
