// Chains, poles, loot and other things that go with the whole body.

import type { OutlineLayer } from '../request.ts'
import type { HandTool } from './deed-looks.ts'
import { along, aimOf, at, onFace, type Carrier } from './hand-frame.ts'
import { boxPath, discPath, hullPath, polygonPath, rodPath, type Point } from './vector.ts'

const iron = '#5f6877'

/** Links from one place to another. */
function links([x, y]: Point, [toX, toY]: Point, size: number): OutlineLayer[] {
  const long = Math.hypot(toX - x, toY - y)
  const count = Math.max(2, Math.round(long / (3.6 * size)))
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    const place: Point = [x + (toX - x) * share, y + (toY - y) * share]
    return along(place, aimOf([x, y], [toX, toY]), size, [
      [discPath(0, 0, 2.5, index % 2 === 0 ? 1.7 : 0.8), iron],
      ...(index % 2 === 0 ? [[discPath(0, 0, 1.3, 0.7), '#2b2f3a'] as const] : []),
    ])
  }).flat()
}

function shackle(place: Point, size: number): OutlineLayer[] {
  return at(place, size, [
    [boxPath(-3.6, -4.6, 7.2, 4.4), '#434b58'],
    [boxPath(-3.6, -4.6, 7.2, 1.2), '#8a929e'],
  ])
}

/** Banknotes around somebody's head: where each is, and how it is turned. */
const strewn = [
  [-34, -8, 70],
  [-22, -22, 110],
  [-6, -32, 82],
  [12, -30, 118],
  [26, -18, 64],
  [37, -4, 100],
  [-40, 12, 120],
  [42, 16, 76],
  [-28, 30, 60],
  [31, 34, 112],
] as const

export const boundTools = {
  'flying cash': ({ rig, size }) =>
    strewn.flatMap(([x, y, degrees]) =>
      along([rig.head[0] + x * size, rig.head[1] + y * size], degrees, size, [
        [boxPath(-6, -3.2, 12, 6.4), '#4f9a5f'],
        [boxPath(-5, -2.3, 10, 4.6), '#9fd8aa'],
        [discPath(0, 0, 1.7), '#4f9a5f'],
      ]),
    ),
  'balance pole': ({ hand, otherHand, size }) => [
    {
      pathData: rodPath(
        [
          [otherHand[0] - 44 * size, otherHand[1] + 9 * size],
          [(hand[0] + otherHand[0]) / 2, (hand[1] + otherHand[1]) / 2 - 1],
          [hand[0] + 44 * size, hand[1] + 9 * size],
        ],
        0.9 * size,
      ),
      fill: '#c98a4a',
    },
  ],
  'hair dryer': ({ hand, aim, size }) =>
    along(hand, aim + 20, size, [
      [boxPath(-8, -1.6, 9, 3.2), '#2b2f3a'],
      [
        hullPath([
          { x: 2, y: -2, radius: 3.4 },
          { x: 3, y: 5, radius: 2.6 },
        ]),
        '#d9468a',
      ],
      [
        polygonPath([
          [0.6, 6],
          [6, 6],
          [6.6, 10],
          [0, 10],
        ]),
        '#2b2f3a',
      ],
      [
        rodPath(
          [
            [1, 12],
            [0, 17],
          ],
          0.5,
        ) +
          rodPath(
            [
              [3.4, 12],
              [3.8, 18],
            ],
            0.5,
          ) +
          rodPath(
            [
              [5.6, 12],
              [7.4, 17],
            ],
            0.5,
          ),
        '#bfe2f2',
      ],
    ]),
  loot: ({ hand, otherHand, size }) =>
    [hand, otherHand].flatMap((place) =>
      at(place, size, [
        ['M-2 0L2 0L3 4C10 8 11 18 6 21L-6 21C-11 18 -10 8 -3 4Z', '#b99a6b'],
        [boxPath(-3.4, 2.6, 6.8, 1.8), '#7a5a34'],
        [discPath(0, 13, 4), '#3f9a55'],
        [boxPath(-0.5, 10, 1, 6) + boxPath(-1.8, 11, 3.6, 0.8) + boxPath(-1.8, 14.2, 3.6, 0.8), '#e9f6ec'],
      ]),
    ),
  // Seen from the front, between both hands.
  'open book': ({ hand, otherHand, size }) =>
    at([(hand[0] + otherHand[0]) / 2, (hand[1] + otherHand[1]) / 2 - 3 * size], size, [
      ['M0 -7L13 -10L13 6L0 9L-13 6L-13 -10Z', '#b23b3f'],
      ['M0 -6L12 -9L12 -10.4L0 -8L-12 -10.4L-12 -9Z', '#fbf7ea'],
      [boxPath(-0.5, -7, 1, 15.6), '#8c2a30'],
      [boxPath(4, -4, 6, 1.2) + boxPath(4, -1.6, 4, 1.2), '#f2d7a0'],
    ]),
  'phone in front': ({ hand, otherHand, size }) =>
    at([(hand[0] + otherHand[0]) / 2, (hand[1] + otherHand[1]) / 2 - 3 * size], size, [
      ['M-3.6 -7L3.6 -7L3.6 7L-3.6 7Z', '#1d1f2a'],
      [discPath(0, -4.6, 1), '#5a6070'],
    ]),
  'held phone': ({ hand, aim, size }) =>
    along(hand, aim, size, [
      [boxPath(-1, -2.6, 10, 5.2), '#1d1f2a'],
      [boxPath(0, -2.6, 8, 1), '#8fd0f0'],
    ]),
  'broken chains': ({ hand, otherHand, size }) =>
    [hand, otherHand].flatMap((place, order) => {
      const side = order === 0 ? 1 : -1
      return [
        ...shackle([place[0], place[1] + 4 * size], size),
        ...links(
          [place[0] + side * 2 * size, place[1] + 5 * size],
          [place[0] + side * 7 * size, place[1] + 20 * size],
          size,
        ),
        ...at([place[0] + side * 8 * size, place[1] + 23 * size], size, [
          [
            polygonPath([
              [0, -4],
              [1, -1],
              [4, 0],
              [1, 1],
              [0, 4],
              [-1, 1],
              [-4, 0],
              [-1, -1],
            ]),
            '#f6d55c',
          ],
        ]),
      ]
    }),
  chains: ({ hand, otherHand, rig, size }) => [
    ...shackle(hand, size),
    ...shackle(otherHand, size),
    ...links([otherHand[0], otherHand[1] + 1], [hand[0], hand[1] + 1], size),
    ...links([(hand[0] + otherHand[0]) / 2, hand[1] + 2 * size], [(hand[0] + otherHand[0]) / 2, -2], size),
    ...at([rig.nearLeg.tip[0] + 17 * size, -7 * size], size, [
      [discPath(0, 0, 7), '#2b2f3a'],
      [discPath(-2.4, -2.4, 2), '#5f6877'],
    ]),
    ...links([rig.nearLeg.tip[0], -2 * size], [rig.nearLeg.tip[0] + 12 * size, -3 * size], size),
  ],
  'globe above': ({ hand, otherHand, size }) =>
    at([(hand[0] + otherHand[0]) / 2, Math.min(hand[1], otherHand[1]) - 15 * size], size, [
      [discPath(0, 0, 19), '#3f8fd0'],
      ['M-14 -10C-8 -16 2 -16 3 -10C0 -6 -4 -6 -5 0C-10 2 -17 -2 -14 -10Z', '#4fa864'],
      ['M3 1C9 -3 16 0 15 6C11 13 6 15 4 10C3 7 1 4 3 1Z', '#4fa864'],
      ['M-8 8C-4 7 -2 12 -5 15C-9 15 -11 10 -8 8Z', '#4fa864'],
      [discPath(-7, -11, 4, 2.4), '#bfe2f2'],
    ]),
  megaphone(carrier) {
    const mouth = onFace(carrier, 1.05, 0.5)
    return along(mouth, 96, carrier.size, [
      [
        polygonPath([
          [0, -1.8],
          [5, -2.6],
          [20, -9.4],
          [20, 9.4],
          [5, 2.6],
          [0, 1.8],
        ]),
        '#e8ecf2',
      ],
      [discPath(20, 0, 2.2, 9.4), '#c23b3b'],
      [boxPath(5, 1.4, 3, 7), '#2b2f3a'],
      [
        [-24, 0, 24]
          .map((degrees) => {
            const angle = (degrees * Math.PI) / 180
            return rodPath(
              [
                [26, Math.sin(angle) * 12],
                [33, Math.sin(angle) * 20],
              ],
              0.9,
            )
          })
          .join(''),
        '#f6d55c',
      ],
    ])
  },
} as const satisfies Partial<Record<HandTool, (carrier: Carrier) => OutlineLayer[]>>
