// What hands lift, light and lean on, and what heads are full of.

import type { OutlineLayer } from '../request.ts'
import type { HandTool } from './deed-looks.ts'
import { along, aimOf, at, onFace, stick, type Carrier, type Shade } from './hand-frame.ts'
import { boxPath, discPath, hullPath, polygonPath, rodPath } from './vector.ts'

const dumbbell: readonly Shade[] = [
  [boxPath(-5, -1, 10, 2), '#8a929e'],
  [boxPath(-9, -4.4, 4, 8.8) + boxPath(5, -4.4, 4, 8.8), '#2b2f3a'],
  [boxPath(-11, -3, 2.4, 6) + boxPath(8.6, -3, 2.4, 6), '#c23b3b'],
]

const flame: readonly Shade[] = [
  ['M0 4C-7 4 -8 -4 -4 -9C-3 -6 -2 -6 -1 -8C-1 -13 1 -16 3 -19C3 -13 8 -9 7 -3C7 2 4 4 0 4Z', '#f2752c'],
  ['M0 3C-4 3 -5 -2 -2 -5C-1 -4 0 -5 1 -9C2 -6 5 -4 4 0C4 2 2 3 0 3Z', '#ffd257'],
]

export const raisedTools = {
  'thought cloud': (carrier) =>
    at(onFace(carrier, 0.9, -1.5), carrier.size, [
      [discPath(1, 1, 1.6) + discPath(5, -5, 2.6), '#f4f7fb'],
      [
        discPath(8, -18, 8) +
          discPath(17, -23, 10) +
          discPath(28, -20, 9) +
          discPath(22, -14, 9) +
          discPath(13, -13, 7),
        '#f4f7fb',
      ],
      [
        'M19 -14C15 -18 10 -19 12.5 -23.5C15 -26 18 -24 19 -21.5C20 -24 23 -26 25.5 -23.5C28 -19 23 -18 19 -14Z',
        '#e8527a',
      ],
    ]),
  trophy: ({ hand, size }) =>
    at(hand, size * 1.15, [
      [boxPath(-4, -2, 8, 4), '#3a2a22'],
      [boxPath(-1.2, -7, 2.4, 6), '#d9a12c'],
      [
        rodPath(
          [
            [-6, -18],
            [-10, -17],
            [-8, -11],
            [-4, -10],
          ],
          1,
        ) +
          rodPath(
            [
              [6, -18],
              [10, -17],
              [8, -11],
              [4, -10],
            ],
            1,
          ),
        '#d9a12c',
      ],
      ['M-7 -21L7 -21C7 -12 4 -7 0 -6C-4 -7 -7 -12 -7 -21Z', '#f2c23f'],
      [discPath(0, -21, 7, 1.5), '#b9821c'],
    ]),
  dumbbells: ({ hand, otherHand, size }) => [...at(hand, size, dumbbell), ...at(otherHand, size, dumbbell)],
  crutches: ({ hand, otherHand, size }) =>
    [hand, otherHand].flatMap((place, order): OutlineLayer[] => {
      const x = place[0] + (order === 0 ? 4 : 7) * size
      return [
        {
          pathData: rodPath(
            [
              [x - 2 * size, place[1] - 24 * size],
              [x + 2 * size, -0.8],
            ],
            1 * size,
          ),
          fill: '#a9b2bf',
        },
        {
          pathData: rodPath(
            [
              [x - 5 * size, place[1] - 24 * size],
              [x + 2 * size, place[1] - 24 * size],
            ],
            1.5 * size,
          ),
          fill: '#2b2f3a',
        },
        { pathData: rodPath([place, [x + 1 * size, place[1]]], 1.2 * size), fill: '#2b2f3a' },
      ]
    }),
  torch: ({ hand, size }) => [
    ...along(hand, 172, size, [
      [boxPath(-8, -1.2, 20, 2.4), '#7a4a2a'],
      [boxPath(10, -2.6, 5, 5.2), '#3a2a22'],
    ]),
    ...at([hand[0] + 2 * size, hand[1] - 17 * size], size * 1.1, flame),
  ],
  flashlight: ({ hand, aim, size }) =>
    along(hand, aim, size, [
      [
        polygonPath([
          [12, -3],
          [62, -18],
          [62, 18],
          [12, 3],
        ]),
        '#f7e9a6',
      ],
      [
        polygonPath([
          [12, -2],
          [44, -7],
          [44, 7],
          [12, 2],
        ]),
        '#fff8d8',
      ],
      [boxPath(-5, -1.6, 13, 3.2), '#2b2f3a'],
      [
        polygonPath([
          [8, -1.6],
          [12, -3.4],
          [12, 3.4],
          [8, 1.6],
        ]),
        '#4a5060',
      ],
    ]),
  match: ({ hand, aim, size }) => [
    ...along(hand, aim + 30, size, [[boxPath(-1, -0.5, 8, 1), '#d9b98a']]),
    ...at([hand[0] + 6.4 * size, hand[1] - 4 * size], size * 0.42, flame),
  ],
  candle: ({ otherHand, size }) => [
    ...at(otherHand, size, [
      [boxPath(-2, -11, 4, 13), '#f4ecd8'],
      [discPath(0, 2.4, 4.6, 1.4), '#d9a12c'],
      [boxPath(-0.3, -13, 0.6, 2), '#2b2b34'],
    ]),
    ...at([otherHand[0], otherHand[1] - 14 * size], size * 0.42, flame),
  ],
  'pea whistle'(carrier) {
    const { hand, size } = carrier
    const lips = onFace(carrier, 0.98, 0.56)
    return [
      { pathData: stick(hand, lips, 1 * size, 0.8 * size), fill: '#aab3c0' },
      ...along(lips, aimOf(lips, hand), size, [
        [boxPath(-0.4, -1.2, 5, 2.4), '#aab3c0'],
        [discPath(5.4, 1, 2.7), '#c9d2de'],
      ]),
      ...at(onFace(carrier, 1.9, -0.4), size, [
        [
          hullPath([
            { x: 0, y: 0, radius: 0.5 },
            { x: 5, y: -3, radius: 0.5 },
          ]) +
            hullPath([
              { x: 1, y: 3, radius: 0.5 },
              { x: 7, y: 2.4, radius: 0.5 },
            ]) +
            hullPath([
              { x: -2, y: -2.4, radius: 0.5 },
              { x: 0, y: -7, radius: 0.5 },
            ]),
          '#f6d55c',
        ],
      ]),
    ]
  },
} as const satisfies Partial<Record<HandTool, (carrier: Carrier) => OutlineLayer[]>>
