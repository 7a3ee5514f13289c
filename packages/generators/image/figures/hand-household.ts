// What people clean, paint, write and make things with.

import type { OutlineLayer } from '../request.ts'
import type { HandTool } from './deed-looks.ts'
import { along, at, type Carrier } from './hand-frame.ts'
import { boxPath, discPath, hullPath, limbPath, polygonPath, rodPath } from './vector.ts'

const wood = '#a8713f'

export const householdTools = {
  'trash bag': ({ hand, size }) =>
    at(hand, size, [
      ['M-2 0L2 0L4 5C13 10 15 24 9 29L-9 29C-15 24 -13 10 -4 5Z', '#23262f'],
      ['M-4 9C-8 14 -9 20 -8 25L-10 24C-12 18 -9 12 -5 8Z', '#4a5060'],
      [
        polygonPath([
          [-3, 3],
          [-7, -1],
          [-2, 1],
          [0, 4],
          [3, 0],
          [7, -1],
          [3, 3],
        ]),
        '#23262f',
      ],
    ]),
  vacuum: ({ hand, size }) => [
    {
      pathData: rodPath(
        [
          [hand[0], hand[1]],
          [hand[0] + 26 * size, -3 * size],
        ],
        1.2 * size,
      ),
      fill: '#8a929e',
    },
    {
      pathData: limbPath(
        [
          [hand[0], hand[1]],
          [hand[0] - 6 * size, hand[1] + 10 * size],
          [hand[0] - 12 * size, -12 * size],
          [hand[0] - 20 * size, -9 * size],
        ],
        [1.5 * size, 1.5 * size, 1.5 * size, 1.5 * size],
      ),
      fill: '#3a3f4b',
    },
    ...at([hand[0] + 27 * size, 0], size, [
      [
        polygonPath([
          [-7, 0],
          [-5, -4.4],
          [7, -4.4],
          [9, 0],
        ]),
        '#2b2f3a',
      ],
    ]),
    ...at([hand[0] - 26 * size, 0], size, [
      [
        hullPath([
          { x: -7, y: -7, radius: 6 },
          { x: 7, y: -7, radius: 6 },
        ]),
        '#c9382f',
      ],
      [discPath(-5, -3.4, 3.4) + discPath(8, -2.6, 2.6), '#2b2f3a'],
      [boxPath(-4, -14, 9, 2.4), '#8c2420'],
    ]),
  ],
  mop: ({ hand, otherHand, size }) => {
    const foot = [hand[0] + 20 * size, -6 * size] as const
    const top = [
      otherHand[0] + (otherHand[0] - foot[0]) * 0.3,
      otherHand[1] + (otherHand[1] - foot[1]) * 0.3,
    ] as const
    return [
      { pathData: rodPath([top, foot], 1.1 * size), fill: wood },
      ...at(foot, size, [
        [
          polygonPath([
            [-3, -2],
            [3, -2],
            [10, 6],
            [5, 5],
            [3, 7],
            [0, 5],
            [-3, 7],
            [-5, 5],
            [-10, 6],
          ]),
          '#eceff3',
        ],
        [boxPath(-3.4, -3.4, 6.8, 2.6), '#3f6fb0'],
      ]),
      ...at([hand[0] + 40 * size, 0], size, [
        [
          polygonPath([
            [-9, -15],
            [9, -15],
            [7, 0],
            [-7, 0],
          ]),
          '#3f8fd0',
        ],
        [discPath(0, -15, 9, 2.2), '#bfe2f2'],
      ]),
    ]
  },
  'paint roller': ({ hand, aim, size }) =>
    along(hand, aim, size, [
      [boxPath(-4, -1, 9, 2), '#2b2f3a'],
      [
        rodPath(
          [
            [5, 0],
            [9, 0],
            [9, 5],
            [14, 5],
            [14, 1],
          ],
          0.6,
        ),
        '#aab3c0',
      ],
      [boxPath(12, -8, 5.4, 16), '#e2574c'],
    ]),
  pen: ({ hand, size }) =>
    along(hand, 36, size, [
      [boxPath(-6, -0.6, 9, 1.2), '#2b4a8c'],
      [
        polygonPath([
          [3, -0.6],
          [5, 0],
          [3, 0.6],
        ]),
        '#2b2b34',
      ],
    ]),
  notepad: ({ hand, otherHand, size }) => [
    ...along(otherHand, 126, size, [
      [boxPath(-6, -4.6, 14, 9.2), '#f7f3e4'],
      [boxPath(6, -4.6, 2, 9.2), '#c23b3b'],
      [[-3.6, -1.2, 1.2, 3.6].map((x) => boxPath(x, -3.2, 0.6, 6.4)).join(''), '#8a929e'],
    ]),
    ...along(hand, 30, size, [
      [boxPath(-6, -0.7, 10, 1.4), '#e0a32f'],
      [
        polygonPath([
          [4, -0.7],
          [6, 0],
          [4, 0.7],
        ]),
        '#2b2b34',
      ],
    ]),
  ],
  spoon: ({ hand, otherHand, size, aim }) => [
    ...along(hand, Math.max(aim, 94), size, [
      [boxPath(-2, -0.5, 9, 1), '#c3c9d2'],
      [discPath(9, 0, 3, 1.9), '#dfe4ea'],
      [discPath(9, -0.8, 2.4, 1.2), '#e9a13a'],
    ]),
    ...at(otherHand, size, [
      ['M-7 -2L7 -2C7 4 4 6 0 6C-4 6 -7 4 -7 -2Z', '#4f8fb0'],
      [discPath(0, -2, 7, 1.6), '#e9a13a'],
    ]),
  ],
  'towel and plate': ({ hand, otherHand, size }) => [
    ...at(otherHand, size, [
      [discPath(2, -8, 9.4), '#e6ecf2'],
      [discPath(2, -8, 6), '#cdd8e2'],
    ]),
    ...at(hand, size, [
      ['M-4 -4C2 -7 8 -4 7 0L8 14L3 16L-3 13L-5 15Z', '#e2574c'],
      [boxPath(-4, 8, 11.4, 1.6) + boxPath(-3.6, 3, 11, 1.6), '#ffffff'],
    ]),
  ],
  'plate and sponge': ({ hand, otherHand, size }) => [
    ...at(otherHand, size, [
      [discPath(2, -2, 8.4), '#e6ecf2'],
      [discPath(2, -2, 5.2), '#cdd8e2'],
    ]),
    ...at(hand, size, [
      [boxPath(-3.4, -3, 7, 5), '#f2c53a'],
      [discPath(-3, -4, 1.8) + discPath(0.4, -5, 2.4) + discPath(3.6, -3.6, 1.6), '#f4fbff'],
    ]),
  ],
  knitting: ({ hand, otherHand, size }) => [
    // What is ready hangs down, and its yarn comes from a ball.
    ...at(hand, size, [
      ['M-7 1L9 1L10 22C11 26 9 28 8 28L-6 28C-7 28 -8 26 -8 22Z', '#d9534a'],
      [[5, 11, 17, 23].map((y) => boxPath(-7.4, y, 16.6, 2.2)).join(''), '#f6d9a8'],
      [[-6, -3, 0, 3, 6].map((x) => boxPath(x, 28, 1.2, 4)).join(''), '#d9534a'],
      [discPath(17, 24, 6.4), '#d9534a'],
      [discPath(17, 24, 4.4) + discPath(17, 24, 2.4), '#f6d9a8'],
    ]),
    {
      pathData: rodPath(
        [
          [hand[0] - 6 * size, hand[1] + 3 * size],
          [hand[0] + 8 * size, hand[1] - 13 * size],
        ],
        0.6 * size,
      ),
      fill: '#efe0c0',
    },
    {
      pathData: rodPath(
        [
          [otherHand[0] + 6 * size, otherHand[1] + 3 * size],
          [otherHand[0] - 6 * size, otherHand[1] - 14 * size],
        ],
        0.6 * size,
      ),
      fill: '#efe0c0',
    },
    ...at([hand[0] + 26 * size, -6 * size], size, [
      [discPath(0, 0, 6.4), '#d9534a'],
      [
        rodPath(
          [
            [-5, -2],
            [0, -5],
            [5, -1],
          ],
          0.5,
        ) +
          rodPath(
            [
              [-5, 2],
              [1, -1],
              [5, 3],
            ],
            0.5,
          ),
        '#f2b0a8',
      ],
    ]),
    {
      pathData: rodPath(
        [
          [hand[0] + 8 * size, hand[1] + 18 * size],
          [hand[0] + 14 * size, -16 * size],
          [hand[0] + 24 * size, -10 * size],
        ],
        0.45 * size,
      ),
      fill: '#d9534a',
    },
  ],
  'taut rope': ({ hand, otherHand, size }) => [
    {
      pathData: rodPath(
        [
          [hand[0] - 7 * size, hand[1] + 4 * size],
          hand,
          [otherHand[0] + 2 * size, otherHand[1] + 1 * size],
          [otherHand[0] + 46 * size, otherHand[1] + 12 * size],
        ],
        1.2 * size,
      ),
      fill: '#c9a06a',
    },
    {
      pathData: rodPath(
        [
          [hand[0] - 7 * size, hand[1] + 4 * size],
          [hand[0] - 9 * size, hand[1] + 22 * size],
          [hand[0] - 3 * size, hand[1] + 32 * size],
        ],
        1.2 * size,
      ),
      fill: '#b08a5a',
    },
  ],
  cash: ({ hand, size }) =>
    [112, 140, 168, 196].flatMap((degrees) =>
      along(hand, degrees, size, [
        [boxPath(0, -4, 15, 8), '#4f9a5f'],
        [boxPath(1, -3, 13, 6), '#8fce9a'],
        [discPath(7.5, 0, 2.1), '#4f9a5f'],
      ]),
    ),
  ballot: ({ hand, size }) =>
    at(hand, size, [
      [boxPath(-3.6, -2, 8, 11), '#fbfbff'],
      [
        rodPath(
          [
            [-1.4, 3],
            [0, 5],
            [3, 0.6],
          ],
          0.6,
        ),
        '#c23b3b',
      ],
    ]),
  'alms bowl': ({ hand, size }) =>
    at(hand, size, [
      ['M-6 -3L7 -3C7 3 4 5 0.5 5C-3 5 -6 3 -6 -3Z', '#8a5a34'],
      [discPath(0.5, -3, 6.5, 1.5), '#5c3a1f'],
      [discPath(-1, -3.2, 1.6, 0.8) + discPath(2.4, -3.4, 1.6, 0.8), '#e9c34b'],
    ]),
} as const satisfies Partial<Record<HandTool, (carrier: Carrier) => OutlineLayer[]>>
