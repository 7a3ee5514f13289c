// What is aimed, swung and switched on: guns, drills, hammers, hoses and wands.

import type { OutlineLayer } from '../request.ts'
import type { HandTool } from './deed-looks.ts'
import { aimOf, along, at, type Carrier, type Shade } from './hand-frame.ts'
import { boxPath, discPath, hullPath, limbPath, polygonPath, type Point } from './vector.ts'

const steel = '#aab3c0'
const dark = '#2b2f3a'

/** A burst of light with its tips around a point. */
function burst(x: number, y: number, size: number, tips = 9): string {
  return polygonPath(
    Array.from({ length: tips * 2 }, (_, tip): Point => {
      const angle = (tip / tips) * Math.PI
      const reach = tip % 2 === 0 ? size : size * 0.46
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    }),
  )
}

const pistol: readonly Shade[] = [
  [
    polygonPath([
      [-1, -1],
      [3, -1],
      [2, 6],
      [-2, 6],
    ]),
    '#4a3a30',
  ],
  [boxPath(-2, -4, 15, 3.6), dark],
  [boxPath(-2, -4, 15, 1.2), '#59606e'],
]

const rifle: readonly Shade[] = [
  [
    polygonPath([
      [-16, -1],
      [-5, -2.6],
      [-5, 1.6],
      [-16, 6],
    ]),
    '#6b4526',
  ],
  [boxPath(-6, -2.6, 20, 3.8), '#6b4526'],
  [boxPath(-4, -3.4, 38, 1.9), dark],
  [boxPath(2, -6.4, 9, 2), dark],
]

const flash = (x: number, y: number): readonly Shade[] => [
  [burst(x, y, 8), '#f6a52c'],
  [burst(x, y, 5), '#fff0a8'],
]

/** The barrel runs through both hands. */
function shoulder({ hand, otherHand, size }: Carrier, more: readonly Shade[]): OutlineLayer[] {
  return along(hand, Math.max(84, Math.min(96, aimOf(hand, otherHand))), size, [...rifle, ...more])
}

export const armory = {
  pistol: ({ hand, aim, size }) => along(hand, aim, size, pistol),
  'fired pistol': ({ hand, aim, size }) => along(hand, aim, size, [...pistol, ...flash(18, -2.4)]),
  rifle: (carrier) => shoulder(carrier, []),
  'fired rifle': (carrier) => shoulder(carrier, flash(39, -2.4)),
  drill: ({ hand, size }) =>
    at(hand, size * 1.15, [
      [boxPath(-2, -1, 4.4, 9), dark],
      [boxPath(-3.4, 7, 8, 3.4), '#e0a32f'],
      [
        hullPath([
          { x: -2.4, y: -3.6, radius: 3 },
          { x: 7, y: -3.6, radius: 2.8 },
        ]),
        '#e0a32f',
      ],
      [
        polygonPath([
          [9, -6],
          [13, -4.8],
          [13, -2.4],
          [9, -1.2],
        ]),
        dark,
      ],
      [boxPath(13, -4.1, 9, 1), steel],
    ]),
  'claw hammer': ({ hand, aim, size }) =>
    along(hand, aim + 52, size * 1.1, [
      [boxPath(-4, -0.9, 20, 1.8), '#a8713f'],
      [boxPath(14, -4.6, 4.6, 9.6), dark],
      [boxPath(13.4, 3.6, 5.8, 3), steel],
    ]),
  gavel: ({ hand, aim, size }) =>
    along(hand, aim + 52, size * 1.1, [
      [boxPath(-4, -0.8, 18, 1.6), '#7a4a2a'],
      [boxPath(13, -5.4, 6, 10.8), '#8f5a34'],
      [boxPath(12.6, -5.8, 6.8, 2) + boxPath(12.6, 3.8, 6.8, 2), '#5c351c'],
    ]),
  baton: ({ hand, aim, size }) => along(hand, aim + 26, size, [[boxPath(-2, -0.5, 22, 1), '#fbfbff']]),
  hose: ({ hand, otherHand, size }) => {
    const jet = Array.from({ length: 9 }, (_, at): Point => {
      const x = 10 + at * 6.4
      return [x, -6 - at * 2.4 + at * at * 0.74]
    })
    return [
      {
        pathData: limbPath(
          [
            [hand[0] - 8 * size, 0],
            [hand[0] - 16 * size, -8 * size],
            [hand[0] - 10 * size, hand[1] + 8 * size],
            hand,
          ],
          [1.9 * size, 1.9 * size, 1.9 * size, 1.9 * size],
        ),
        fill: '#c9a227',
      },
      ...along(hand, Math.min(104, aimOf(hand, otherHand) + 10), size, [
        [
          limbPath(
            jet,
            jet.map((_, at) => 1 + at * 0.42),
          ),
          '#8fd0f0',
        ],
        [
          limbPath(
            jet.slice(0, 6),
            jet.slice(0, 6).map((_, at) => 0.5 + at * 0.16),
          ),
          '#e2f4fc',
        ],
        [boxPath(-2, -2, 9, 4), '#c23b3b'],
        [
          polygonPath([
            [7, -1.6],
            [13, -2.6],
            [13, 2.6],
            [7, 1.6],
          ]),
          dark,
        ],
      ]),
    ]
  },
  magic: ({ hand, aim, size }) =>
    along(hand, aim, size, [
      [discPath(12, 0, 11), '#6a5be0'],
      [burst(12, 0, 14, 8), '#8fd7ff'],
      [burst(12, 0, 8, 7), '#ffffff'],
      [
        burst(27, -8, 3, 4) + burst(30, 5, 3.6, 4) + burst(21, 13, 2.6, 4) + burst(22, -15, 2.4, 4),
        '#ffe38a',
      ],
    ]),
} as const satisfies Partial<Record<HandTool, (carrier: Carrier) => OutlineLayer[]>>
