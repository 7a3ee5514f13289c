// Balls, rackets, darts and sticks, and pockets that are turned out.

import type { OutlineLayer } from '../request.ts'
import type { HandTool } from './deed-looks.ts'
import { along, at, type Carrier, type Shade } from './hand-frame.ts'
import { boxPath, discPath, hullPath, polygonPath, rodPath } from './vector.ts'

const ball: readonly Shade[] = [
  [discPath(0, 0, 7), '#e07a2f'],
  [
    rodPath(
      [
        [-7, 0],
        [7, 0],
      ],
      0.4,
    ) +
      rodPath(
        [
          [0, -7],
          [0, 7],
        ],
        0.4,
      ),
    '#5a2f14',
  ],
  [
    rodPath(
      [
        [-4.6, -5.2],
        [-2.6, 0],
        [-4.6, 5.2],
      ],
      0.4,
    ) +
      rodPath(
        [
          [4.6, -5.2],
          [2.6, 0],
          [4.6, 5.2],
        ],
        0.4,
      ),
    '#5a2f14',
  ],
]

export const sportTools = {
  racket: ({ hand, aim, size }) => [
    ...along(hand, aim + 22, size, [
      [boxPath(-4, -1, 14, 2), '#2b2f3a'],
      [discPath(18, 0, 9.4, 7.4), '#c23b3b'],
      [discPath(18, 0, 7.8, 5.8), '#e9eef4'],
      [
        [12, 15, 18, 21, 24].map((x) => boxPath(x - 0.2, -5, 0.4, 10)).join('') +
          [-3.6, -1.2, 1.2, 3.6].map((y) => boxPath(10.6, y - 0.2, 14.8, 0.4)).join(''),
        '#9aa3b0',
      ],
    ]),
    ...at([hand[0] + 36 * size, hand[1] - 16 * size], size, [
      [discPath(0, 0, 2.6), '#d7e83a'],
      [
        rodPath(
          [
            [-6, 1.6],
            [-11, 3.4],
          ],
          0.5,
        ) +
          rodPath(
            [
              [-5.6, -0.8],
              [-12, 0.6],
            ],
            0.5,
          ),
        '#e9eef4',
      ],
    ]),
  ],
  basketball: ({ hand, size }) => at([hand[0] + 3 * size, hand[1] - 5.4 * size], size, ball),
  dart: ({ hand, size }) =>
    along(hand, 98, size, [
      [boxPath(-1, -0.5, 8, 1), '#aab3c0'],
      [boxPath(-3, -0.9, 5, 1.8), '#3a3f4b'],
      [
        polygonPath([
          [-3, 0],
          [-7, -2.6],
          [-6, 0],
          [-7, 2.6],
        ]),
        '#c23b3b',
      ],
    ]),
  'marshmallow stick': ({ hand, size }) =>
    along(hand, 84, size, [
      [boxPath(-4, -0.6, 40, 1.2), '#7a5230'],
      [
        hullPath([
          { x: 33, y: -2, radius: 1.6 },
          { x: 33, y: 2, radius: 1.6 },
          { x: 38, y: -2, radius: 1.6 },
          { x: 38, y: 2, radius: 1.6 },
        ]),
        '#fbf4ea',
      ],
      [boxPath(35, -3, 4, 6), '#e6c79a'],
    ]),
  'empty pockets': ({ hand, otherHand, rig, size }) =>
    [hand, otherHand].map((place, order): OutlineLayer => {
      const side = order === 0 ? 1 : -1
      const hip = [rig.hip[0] + side * 8.6 * size, rig.hip[1] - 1.6 * size] as const
      return {
        pathData: polygonPath([
          hip,
          [place[0] - side * 1 * size, place[1] - 3 * size],
          [place[0] + side * 1.4 * size, place[1] + 1 * size],
          [place[0] - side * 1.6 * size, place[1] + 6.4 * size],
          [hip[0] + side * 1.6 * size, hip[1] + 7.6 * size],
        ]),
        fill: '#fbf7ea',
      }
    }),
  'office box': ({ hand, size }) =>
    at(hand, size * 1.1, [
      [
        rodPath(
          [
            [4, -12],
            [2, -22],
          ],
          0.8,
        ) +
          rodPath(
            [
              [4, -12],
              [8, -20],
            ],
            0.8,
          ),
        '#3f8a4a',
      ],
      [discPath(1, -23, 4.4, 3) + discPath(9, -21, 4, 2.8) + discPath(5, -18, 4, 2.6), '#4fa864'],
      [boxPath(-6, -20, 3, 12), '#d9534a'],
      [boxPath(12, -18, 6, 10), '#8fb9d4'],
      [boxPath(-9, -12, 30, 18), '#c99a5f'],
      [boxPath(-9, -12, 30, 3.4), '#b08048'],
      [boxPath(2, -5, 8, 2.6), '#7a5230'],
    ]),
} as const satisfies Partial<Record<HandTool, (carrier: Carrier) => OutlineLayer[]>>
