// How somebody stands of whom nothing is said but a mood.

import type { Mood } from './expressions.ts'
import type { Look } from './look.ts'
import { standingFront, type Pose } from './stances.ts'

const crossed = { nearArm: [14, -98], farArm: [18, -92], hasArmsInFront: true } as const

const moodPoses: Readonly<Partial<Record<Mood, Pose>>> = {
  happy: { ...standingFront, nearArm: [20, 34], farArm: [20, 34] },
  excited: { ...standingFront, nearArm: [124, 158], farArm: [130, 162], nearLeg: [9, 4], farLeg: [9, 4] },
  laughing: { ...standingFront, nod: 6, nearArm: [30, -84], farArm: [24, -76], hasArmsInFront: true },
  sad: { ...standingFront, nod: 9, nearArm: [6, -4], farArm: [6, -4], nearLeg: [2, 0], farLeg: [2, 0] },
  angry: { ...standingFront, nearArm: [42, -48], farArm: [42, -48], nearLeg: [9, 4], farLeg: [9, 4] },
  furious: { ...standingFront, nearArm: [56, 150], farArm: [56, 150], nearLeg: [12, 4], farLeg: [12, 4] },
  shocked: { ...standingFront, nearArm: [130, 262], farArm: [130, 262], hasArmsInFront: true },
  scared: {
    ...standingFront,
    nod: 4,
    nearArm: [0, 211],
    farArm: [0, 211],
    hasArmsInFront: true,
    nearLeg: [0, 6],
    farLeg: [0, 6],
  },
  tired: { ...standingFront, nod: 13, nearArm: [3, -2], farArm: [3, -2], nearLeg: [2, 0], farLeg: [2, 0] },
  bored: { ...standingFront, nod: 7, ...crossed },
  confused: { ...standingFront, nod: -7, nearArm: [132, 264], farArm: [42, -48], hasArmsInFront: true },
  proud: { ...standingFront, nearArm: [42, -48], farArm: [42, -48] },
  'in love': { ...standingFront, nod: 5, nearArm: [18, -118], farArm: [20, -112], hasArmsInFront: true },
  sick: { ...standingFront, nod: 11, nearArm: [30, -76], farArm: [22, -70], hasArmsInFront: true },
  drunk: {
    ...standingFront,
    lean: 7,
    nod: 8,
    nearArm: [52, 84],
    farArm: [20, 30],
    nearLeg: [14, 2],
    farLeg: [2, -8],
  },
  freezing: {
    ...standingFront,
    nod: 4,
    nearArm: [6, -104],
    farArm: [8, -98],
    hasArmsInFront: true,
    nearLeg: [0, 4],
    farLeg: [0, 4],
  },
  hot: { ...standingFront, nod: 8, nearArm: [20, 6], farArm: [20, 6] },
  dizzy: { ...standingFront, nod: 10, lean: 4, nearArm: [34, 10], farArm: [34, 10] },
  shy: {
    ...standingFront,
    nod: 8,
    nearArm: [10, -34],
    farArm: [10, -34],
    hasArmsInFront: true,
    nearLeg: [0, 6],
    farLeg: [0, 6],
  },
  sly: { ...standingFront, nearArm: [20, -118], farArm: [20, -112], hasArmsInFront: true },
  serious: { ...standingFront, ...crossed },
  disgusted: { ...standingFront, nod: -8, nearArm: [26, 128], farArm: [12, 6] },
}

/** Hands that are bound together, before the body or behind it. */
const bound: Pose = { ...standingFront, nearArm: [8, -36], farArm: [8, -36], hasArmsInFront: true }
const tied: Pose = { ...standingFront, nearArm: [6, -6], farArm: [6, -6], nearLeg: [1, 1], farLeg: [1, 1] }

/** Sticks and weapons, which the hand at the right of the picture has. */
const carried: ReadonlySet<string> = new Set([
  'sword',
  'katana',
  'staff',
  'spear',
  'cane',
  'broom',
  'rod',
  'pointer',
])

export function stanceOfLook({ mood, gear }: Pick<Look, 'mood' | 'gear'>): Pose | undefined {
  if (gear.includes('handcuffs')) return bound
  if (gear.includes('ropes')) return tied
  if (gear.includes('sling')) return { ...standingFront, nearArm: [16, -84] }
  const pose = mood && moodPoses[mood]
  return pose && gear.some((each) => carried.has(each)) ? { ...pose, nearArm: standingFront.nearArm } : pose
}
