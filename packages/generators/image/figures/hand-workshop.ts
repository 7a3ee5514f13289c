// What is sawn, welded, torn and tied.

import type { OutlineLayer } from '../request.ts'
import type { HandTool } from './deed-looks.ts'
import { along, at, type Carrier } from './hand-frame.ts'
import { boxPath, discPath, hullPath, limbPath, polygonPath, type Point } from './vector.ts'

/** A band of rope around the trunk at a share of the way from the hip to the neck. */
function band(
  { rig, isSide, size }: Carrier,
  share: number,
  [cord, shade]: readonly [string, string] = ['#d9b98a', '#a3814f'],
): OutlineLayer[] {
  const { hip, neck } = rig
  const middle: Point = [hip[0] + (neck[0] - hip[0]) * share, hip[1] + (neck[1] - hip[1]) * share]
  const half = (isSide ? 6.6 : 11) * size
  return at(middle, 1, [
    [
      hullPath([
        { x: -half, y: -0.6 * size, radius: 1.3 * size },
        { x: half, y: 0.6 * size, radius: 1.3 * size },
      ]),
      cord,
    ],
    [
      [-0.6, -0.2, 0.2, 0.6]
        .map((part) => boxPath(half * part, -1.4 * size, 0.5 * size, 2.8 * size))
        .join(''),
      shade,
    ],
  ])
}

const iron = ['#8a929e', '#434b58'] as const

export const workshopTools = {
  saw: ({ hand, size }) =>
    along(hand, 66, size * 1.15, [
      [
        polygonPath([
          [2, -3.4],
          [30, 0.6],
          [30, 3.4],
          [2, 4.2],
        ]),
        '#c9d2de',
      ],
      [
        polygonPath([
          [2, 4.2],
          ...Array.from({ length: 15 }, (_, tooth): Point => [2 + tooth * 2, tooth % 2 === 0 ? 4 : 5.6]),
          [30, 3.2],
        ]),
        '#9aa3b0',
      ],
      [
        hullPath([
          { x: -3, y: -1, radius: 3.4 },
          { x: 3, y: 0.6, radius: 3.2 },
        ]),
        '#a8552f',
      ],
      [discPath(-1.4, -0.4, 1.5), '#5c2f18'],
    ]),
  shears: ({ hand, aim, size }) =>
    along(hand, aim, size, [
      [discPath(-2, -2.4, 2.3) + discPath(-2, 2.4, 2.3), '#c23b3b'],
      [discPath(-2, -2.4, 1.2) + discPath(-2, 2.4, 1.2), '#f4d9c4'],
      [
        polygonPath([
          [0, -1.6],
          [2, -1],
          [13, 2.6],
          [12, 3.2],
          [1, 0.6],
        ]),
        '#aab3c0',
      ],
      [
        polygonPath([
          [0, 1.6],
          [2, 1],
          [13, -2.6],
          [12, -3.2],
          [1, -0.6],
        ]),
        '#c9d2de',
      ],
    ]),
  spade: ({ otherHand, size }) => {
    const aim = 34
    // As far as the ground.
    const long = Math.max(12, -otherHand[1] / Math.cos((aim * Math.PI) / 180) / size - 3)
    return [
      ...along(otherHand, aim, size, [
        [boxPath(-24, -0.9, 24 + long - 9, 1.8), '#a8713f'],
        [boxPath(-26, -3.4, 3, 6.8), '#7a4a2a'],
        [
          polygonPath([
            [long - 10, -4],
            [long - 1, -4.4],
            [long + 5, 0],
            [long - 1, 4.4],
            [long - 10, 4],
          ]),
          '#9aa3b0',
        ],
      ]),
      ...at([otherHand[0] + -otherHand[1] * Math.tan((aim * Math.PI) / 180) + 8 * size, 0], size, [
        ['M-12 0C-8 -7 -2 -6 1 -10C6 -8 12 -6 15 0Z', '#6b4a30'],
        [discPath(-4, -8, 1.6) + discPath(4, -14, 1.3) + discPath(9, -10, 1.8), '#6b4a30'],
      ]),
    ]
  },
  'welding torch': ({ hand, size }) => {
    const spark: Point = [13, 7]
    const rays = Array.from({ length: 11 }, (_, ray) => {
      const angle = (ray / 11) * Math.PI * 2
      const long = ray % 2 === 0 ? 12 : 7.5
      return limbPath(
        [spark, [spark[0] + Math.cos(angle) * long, spark[1] + Math.sin(angle) * long]],
        [0.9, 0.3],
      )
    })
    return at(hand, size, [
      [
        limbPath(
          [
            [-2, -1],
            [6, 2],
            [12, 6],
          ],
          [1.6, 1.3, 0.8],
        ),
        '#2b2f3a',
      ],
      [rays.join(''), '#ffd257'],
      [discPath(spark[0], spark[1], 4.4), '#9fe0ff'],
      [discPath(spark[0], spark[1], 2.4), '#ffffff'],
    ])
  },
  'torn paper': ({ hand, otherHand, size }) => [
    ...at(hand, size, [
      [
        polygonPath([
          [-4, -13],
          [-1.6, -9],
          [-5, -5.6],
          [-2, -2],
          [-4.6, 2],
          [9, 2],
          [9, -13],
        ]),
        '#fbf7ea',
      ],
      [boxPath(1, -9.6, 6, 1) + boxPath(1, -6.4, 6, 1) + boxPath(1, -3.2, 6, 1), '#8a929e'],
    ]),
    ...at(otherHand, size, [
      [
        polygonPath([
          [3, -13],
          [5.4, -9],
          [2, -5.6],
          [5, -2],
          [2.4, 2],
          [-9, 2],
          [-9, -13],
        ]),
        '#fbf7ea',
      ],
      [boxPath(-7, -9.6, 6, 1) + boxPath(-7, -6.4, 6, 1) + boxPath(-7, -3.2, 6, 1), '#8a929e'],
    ]),
  ],
  'face mask': ({ hand, size }) =>
    at(hand, size, [
      ['M-7 -16C-3 -18 5 -18 9 -16C10 -8 7 0 1 2C-5 0 -8 -8 -7 -16Z', '#f4f6fa'],
      [discPath(-2.6, -10.6, 1.7, 1.3) + discPath(4.6, -10.6, 1.7, 1.3), '#1d1f2a'],
      ['M-3 -4.6C-1 -2.4 3 -2.4 5 -4.6C3 -1 -1 -1 -3 -4.6Z', '#c23b3b'],
      [discPath(-4, -7, 1.3) + discPath(6, -7, 1.3), '#f2b0b8'],
    ]),
  'chain coils': (carrier) => [0.26, 0.5, 0.74].flatMap((share) => band(carrier, share, iron)),
  'handful of food': ({ hand, size }) =>
    at(hand, size, [
      [discPath(2.4, -1.6, 5.4, 3), '#a8713f'],
      [discPath(0, -3.4, 2.2) + discPath(4, -3.8, 2.4) + discPath(2, -5.4, 2), '#c98d4f'],
      [discPath(5, 5, 1.1) + discPath(7, 10, 1.1) + discPath(3.4, 14, 1) + discPath(8.6, 17, 1), '#c98d4f'],
    ]),
  'ring box': ({ hand, size }) =>
    at(hand, size * 1.2, [
      [boxPath(-5, -2, 10, 6), '#7a1f33'],
      [boxPath(-5, -10, 10, 6.4), '#8f2a40'],
      [boxPath(-3.6, -8.8, 7.2, 4), '#f4e6ea'],
      [discPath(0, -3.4, 2.6), '#e9b93a'],
      [discPath(0, -3.4, 1.5), '#f4e6ea'],
      [
        polygonPath([
          [-2, -7.6],
          [2, -7.6],
          [0, -4.4],
        ]),
        '#6fd3ee',
      ],
    ]),
  ropes: (carrier) => [...band(carrier, 0.3), ...band(carrier, 0.52), ...band(carrier, 0.74)],
} as const satisfies Partial<Record<HandTool, (carrier: Carrier) => OutlineLayer[]>>
