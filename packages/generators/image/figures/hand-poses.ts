// How hands are held that are seen from near, each with its arm: from the lower edge of a square of 100 units up.

import type { Circle, Point } from './vector.ts'

export interface Finger {
  readonly points: readonly Point[]
  /** From the root to the tip. */
  readonly radii: readonly [root: number, tip: number]
  /** True when it is in front of what the hand holds. */
  readonly isFront?: boolean
  readonly hasNail?: boolean
}

export interface HandPose {
  /** From the elbow to the wrist. */
  readonly arm: readonly Point[]
  readonly palm: readonly Circle[]
  /** In the order in which they are drawn. */
  readonly fingers: readonly Finger[]
  /** Lines of the palm, where it is seen. */
  readonly lines?: readonly (readonly Point[])[]
  /** What it holds: where its middle or its foot is, and how large it is at most. */
  readonly grip?: Grip
  /** True when the other hand is the same from the other side. */
  readonly isDouble?: boolean
  /** A pen between its fingers, from its end to its tip. */
  readonly pen?: readonly [Point, Point]
}

interface Grip {
  readonly at: Point
  /** Which part of the thing is there. */
  readonly part: 'middle' | 'foot' | 'right' | 'left'
  readonly wide: number
  readonly tall: number
  /** True for what the hand is in front of. */
  readonly isBehind?: boolean
}

const at = (...values: readonly number[]): Circle[] =>
  Array.from({ length: values.length / 3 }, (_, index) => ({
    x: values[index * 3]!,
    y: values[index * 3 + 1]!,
    radius: values[index * 3 + 2]!,
  }))

const through = (...values: readonly number[]): Point[] =>
  Array.from({ length: values.length / 2 }, (_, index): Point => [values[index * 2]!, values[index * 2 + 1]!])

const finger = (points: readonly Point[], root: number, tip: number, more: Partial<Finger> = {}): Finger => ({
  points,
  radii: [root, tip],
  ...more,
})

const inFront = { isFront: true } as const
const withNail = { isFront: true, hasNail: true } as const

export const handPoses = {
  /** The palm to the viewer. */
  open: {
    arm: through(50, 112, 50, 80),
    palm: at(40, 50, 7, 60, 51, 7, 43, 70, 8, 57, 70, 8),
    fingers: [
      finger(through(39, 48, 36, 28, 34, 15), 4.5, 3.4),
      finger(through(46.6, 45, 46, 24, 45.6, 8), 4.7, 3.5),
      finger(through(54.4, 45, 55.6, 25, 56.4, 11), 4.5, 3.4),
      finger(through(62, 49, 65.4, 34, 68, 23), 4, 2.9),
      finger(through(42, 68, 29, 58, 22, 46), 6.6, 3.9),
    ],
    lines: [
      through(41, 57, 50, 60, 62, 57),
      through(47, 58, 44, 64, 45, 72),
      through(43, 51, 52, 54, 64, 51),
    ],
  },
  /** Fingers that are bent like claws. */
  clawed: {
    arm: through(50, 116, 49, 74),
    palm: at(41, 46, 6.6, 58, 46, 6.6, 45, 64, 7, 55, 64, 7),
    fingers: [
      finger(through(39, 44, 28, 27, 31, 13), 4.2, 2.4, { hasNail: true }),
      finger(through(46, 41, 42, 20, 47, 5), 4.4, 2.5, { hasNail: true }),
      finger(through(54, 41, 58, 21, 63, 8), 4.2, 2.4, { hasNail: true }),
      finger(through(61, 45, 72, 32, 79, 23), 3.8, 2.2, { hasNail: true }),
      finger(through(42, 62, 26, 55, 22, 41), 5.4, 2.8, { hasNail: true }),
    ],
  },
  fist: {
    arm: through(51, 116, 50, 74),
    palm: at(38, 36, 7, 63, 37, 7, 41, 62, 8, 60, 62, 8),
    fingers: [
      finger(through(63.6, 34, 64.4, 50), 5, 4.6, inFront),
      finger(through(55, 31, 55.4, 51), 5.4, 4.9, inFront),
      finger(through(45.6, 30, 45.6, 51), 5.5, 5, inFront),
      finger(through(36.2, 33, 36.2, 51), 5.3, 4.9, inFront),
      finger(through(34, 62, 44, 61, 54, 57), 6.4, 4.6, withNail),
    ],
  },
  /** Around something upright. */
  grip: {
    arm: through(80, 118, 59, 76),
    palm: at(62, 44, 8, 62, 68, 8, 50, 42, 6, 50, 70, 6),
    fingers: [
      finger(through(66, 69, 52, 71, 42, 69), 4.9, 4, inFront),
      finger(through(68, 61, 52, 62.4, 39.6, 60.4), 5.3, 4.4, inFront),
      finger(through(68, 52, 52, 53, 38.4, 51), 5.4, 4.5, inFront),
      finger(through(66.6, 43, 52, 43.6, 39.4, 41.4), 5.2, 4.3, inFront),
      finger(through(66, 52, 60, 38, 49, 32), 6.2, 4.2, withNail),
    ],
    grip: { at: [47, 79], part: 'foot', wide: 54, tall: 94 },
  },
  /** Around the edges of something flat. */
  flat: {
    arm: through(60, 116, 54, 84),
    palm: at(42, 66, 8, 62, 66, 8, 47, 82, 8, 57, 82, 8),
    fingers: [],
    grip: { at: [50, 36], part: 'middle', wide: 54, tall: 68 },
  },
  /** What is offered lies on it. */
  palmUp: {
    arm: through(112, 118, 78, 79),
    palm: at(72, 74, 8.5, 52, 70, 7, 56, 78, 7),
    fingers: [
      finger(through(68, 70, 62, 58, 53, 53), 5.4, 3.8),
      finger(through(52, 67, 32, 61, 19, 61), 4.3, 3.2),
      finger(through(51, 71, 30, 67, 12, 66), 4.5, 3.4),
      finger(through(52, 75.4, 32, 73.4, 14, 72), 4.4, 3.4),
      finger(through(54, 79.6, 38, 80, 22, 78), 4.2, 3.1),
    ],
    grip: { at: [45, 69], part: 'foot', wide: 60, tall: 62 },
  },
  /** Both hands as a bowl. */
  cupped: {
    arm: through(2, 116, 24, 84),
    palm: at(26, 66, 6.5, 27, 80, 8, 46, 84, 6),
    fingers: [
      finger(through(25, 72, 27, 58, 36, 52), 5.6, 3.9),
      finger(through(26, 68, 40, 72, 54, 71), 4.6, 3.7, inFront),
      finger(through(26, 75, 41, 80, 55, 78.4), 4.8, 3.8, inFront),
      finger(through(27, 82, 42, 87, 54, 85.4), 4.7, 3.6, inFront),
    ],
    isDouble: true,
    grip: { at: [50, 73], part: 'foot', wide: 54, tall: 62 },
  },
  /** Both hands at the sides of something. */
  sides: {
    arm: through(2, 120, 20, 82),
    palm: at(24, 58, 6, 22, 74, 8, 30, 66, 5),
    fingers: [],
    isDouble: true,
    grip: { at: [50, 46], part: 'middle', wide: 52, tall: 70 },
  },
  /** Something small between two fingers. */
  pinch: {
    arm: through(102, 118, 76, 78),
    palm: at(72, 72, 8.5, 62, 60, 7, 76, 60, 7),
    fingers: [
      finger(through(78, 62, 80, 46, 77, 35), 4.2, 2.9),
      finger(through(72, 58, 70, 40, 65, 29), 4.6, 3.2),
      finger(through(65, 56, 60, 38, 52, 29), 4.8, 3.4),
      finger(through(60, 56, 46, 40, 37, 36), 4.9, 3.3),
      finger(through(64, 70, 50, 62, 38, 48), 6, 3.8, withNail),
    ],
    grip: { at: [34, 41], part: 'middle', wide: 36, tall: 40 },
  },
  pointing: {
    arm: through(104, 112, 73, 68),
    palm: at(68, 62, 9, 56, 50, 7.4, 64, 48, 7, 58, 62, 7),
    fingers: [
      finger(through(55, 46, 34, 36, 14, 28), 4.8, 3.3, { hasNail: true }),
      finger(through(60, 62, 50, 60, 52, 67), 4.3, 3.8, inFront),
      finger(through(58, 58, 46, 55, 49, 62), 4.6, 4, inFront),
      finger(through(57, 53, 43, 49.4, 47, 56), 4.8, 4.2, inFront),
      finger(through(68, 56, 56, 48, 44, 45), 5.6, 3.9, withNail),
    ],
    grip: { at: [11, 27], part: 'right', wide: 60, tall: 60 },
  },
  /** Stretched out to something on its right. */
  reaching: {
    arm: through(-8, 122, 30, 53),
    palm: at(36, 46, 8.6, 52, 31, 6.6, 47, 44, 6.6),
    fingers: [
      finger(through(51, 42, 62, 43, 69, 48), 4.2, 2.9),
      finger(through(54, 38, 67, 37, 76, 42), 4.5, 3.1),
      finger(through(55, 33, 70, 29, 81, 31), 4.6, 3.1),
      finger(through(53, 28, 69, 19, 84, 16), 4.6, 2.9, { hasNail: true }),
      finger(through(42, 38, 50, 23, 60, 17), 5.4, 3.3),
    ],
    grip: { at: [88, 17], part: 'left', wide: 60, tall: 60 },
  },
  /** Two that are stretched out to each other. */
  touching: {
    arm: through(-8, 122, 15, 61),
    palm: at(19, 56, 5.4, 29, 46, 4.2, 26, 54, 4.2),
    fingers: [
      finger(through(28.6, 53, 35, 53.6, 39.4, 56.6), 2.7, 1.9),
      finger(through(30.4, 50.4, 38, 50, 43.4, 53), 2.9, 2),
      finger(through(31, 47.2, 40, 45, 46, 46.2), 2.9, 2),
      finger(through(29.8, 44.2, 39.4, 38.6, 48.4, 36.8), 2.9, 1.9, { hasNail: true }),
      finger(through(22.6, 51, 28, 41.4, 34, 37.6), 3.4, 2.1),
    ],
    isDouble: true,
  },
  /** Palms together. */
  praying: {
    arm: through(4, 124, 36, 84),
    palm: at(44, 54, 5.6, 43, 72, 7.4),
    fingers: [
      finger(through(42, 52, 42.4, 32, 44.6, 16), 4.6, 3.4),
      finger(through(45, 52, 45.6, 30, 47.2, 10), 4.6, 3.2),
      finger(through(44, 66, 46, 52, 47.4, 43), 4.6, 3, { isFront: true, hasNail: true }),
    ],
    isDouble: true,
  },
  /** Both over keys, seen from above. */
  typing: {
    arm: through(4, 126, 22, 88),
    palm: at(19, 72, 7, 37, 70, 7, 26, 84, 8),
    fingers: [
      finger(through(15, 70, 11, 58, 12, 50), 4.2, 3, withNail),
      finger(through(22, 66, 20, 50, 21, 41), 4.6, 3.4, withNail),
      finger(through(30, 65, 30, 49, 31, 40), 4.6, 3.4, withNail),
      finger(through(38, 68, 40, 54, 41, 45), 4.4, 3.2, withNail),
      finger(through(38, 78, 45, 70, 48, 63), 5, 3.6, withNail),
    ],
    isDouble: true,
    grip: { at: [50, 42], part: 'middle', wide: 104, tall: 62, isBehind: true },
  },
  /** With a pen on paper. */
  writing: {
    arm: through(112, 118, 84, 82),
    palm: at(78, 76, 9, 66, 66, 8, 74, 84, 7),
    fingers: [
      finger(through(70, 82, 56, 82, 48, 88), 4.6, 3.8, inFront),
      finger(through(68, 76, 52, 74, 43, 80), 4.8, 3.8, inFront),
      finger(through(64, 66, 50, 62, 40, 72), 5, 3.8, { isFront: true }),
      finger(through(72, 72, 58, 66, 46, 70), 5.6, 3.8, withNail),
    ],
    pen: [
      [64, 26],
      [33, 90],
    ],
    grip: { at: [44, 60], part: 'middle', wide: 96, tall: 84, isBehind: true },
  },
  /** Two that shake each other. */
  shaking: {
    arm: through(-10, 122, 18, 64),
    palm: at(26, 58, 8.4, 42, 54, 7.4, 40, 66, 7.4),
    fingers: [
      finger(through(43, 51, 58, 51, 66, 55), 4.9, 4.1, inFront),
      finger(through(43, 58.4, 58, 59.4, 65, 63), 4.9, 4.1, inFront),
      finger(through(42, 65.4, 56, 67.4, 62, 70.6), 4.7, 3.9, inFront),
      finger(through(40, 71.6, 51, 74.6, 56, 77.4), 4.2, 3.5, inFront),
      finger(through(32, 52, 42, 43, 53, 42), 5.6, 4, withNail),
    ],
    isDouble: true,
  },
  thumbsUp: {
    arm: through(90, 116, 71, 78),
    palm: at(68, 50, 8, 66, 76, 8, 54, 52, 7, 54, 76, 7),
    fingers: [
      finger(through(60, 52, 52, 34, 53, 15), 7, 4.4, { hasNail: true }),
      finger(through(66, 78, 48, 80), 4.9, 4.4, inFront),
      finger(through(67, 69.4, 44, 71), 5.2, 4.7, inFront),
      finger(through(67, 60.4, 43, 61.6), 5.3, 4.8, inFront),
      finger(through(66, 51.4, 45, 52.4), 5.1, 4.6, inFront),
    ],
  },
  peace: {
    arm: through(51, 114, 50, 78),
    palm: at(40, 50, 7, 60, 50, 7, 43, 68, 8, 57, 68, 8),
    fingers: [
      finger(through(39.6, 48, 33, 28, 29, 12), 4.7, 3.5),
      finger(through(48, 46, 52, 26, 55, 9), 4.8, 3.6),
      finger(through(64, 46, 64, 58), 4.4, 4, inFront),
      finger(through(55.4, 46, 55.4, 58.6), 4.9, 4.4, inFront),
      finger(through(38, 66, 46, 60, 56, 60), 6.2, 4.4, withNail),
    ],
  },
} as const satisfies Readonly<Record<string, HandPose>>

export type HandPoseName = keyof typeof handPoses
