// Brushes, razors and what else people do their faces and their hair with.

import type { OutlineLayer } from '../request.ts'
import type { HandTool } from './deed-looks.ts'
import { along, aimOf, at, onFace, stick, type Carrier } from './hand-frame.ts'
import { boxPath, discPath, hullPath } from './vector.ts'

export const toiletries = {
  toothbrush(carrier) {
    const { hand, size } = carrier
    const mouth = onFace(carrier, carrier.isSide ? 0.86 : 0.2, 0.56)
    const layers: OutlineLayer[] = [{ pathData: stick(hand, mouth, 5 * size, 0.8 * size), fill: '#2f8fd0' }]
    return [
      ...layers,
      ...along(mouth, aimOf(hand, mouth), size, [
        [boxPath(-3.4, -2.6, 4.2, 2.6), '#ffffff'],
        [boxPath(-3.6, -0.8, 5, 1.6), '#2f8fd0'],
      ]),
      { pathData: discPath(mouth[0], mouth[1] + size, 1.6 * size, 1.2 * size), fill: '#f4fbff' },
    ]
  },
  hairbrush: ({ hand, aim, size }) =>
    along(hand, aim - 24, size, [
      [
        hullPath([
          { x: -8, y: 0, radius: 1 },
          { x: 3, y: 0, radius: 1.1 },
        ]),
        '#8c3f6a',
      ],
      [
        hullPath([
          { x: 4.5, y: 0, radius: 2.4 },
          { x: 10.5, y: 0, radius: 2.6 },
        ]),
        '#b0527f',
      ],
      [[3.4, 5.2, 7, 8.8, 10.6].map((x) => boxPath(x, 1.8, 0.7, 3.2)).join(''), '#e9d9c4'],
    ]),
  comb: ({ hand, aim, size }) =>
    along(hand, aim - 24, size, [
      [boxPath(-5, -1.4, 16, 2.2), '#2b2b34'],
      [
        Array.from({ length: 9 }, (_, tooth) => boxPath(0.4 + tooth * 1.15, 0.6, 0.6, 3.2)).join(''),
        '#2b2b34',
      ],
    ]),
  razor(carrier) {
    const { hand, size } = carrier
    const cheek = onFace(carrier, 0.66, 0.6)
    return [
      { pathData: stick(hand, cheek, 6 * size, 0.75 * size), fill: '#3f6fb0' },
      ...along(cheek, aimOf(hand, cheek), size, [
        [boxPath(-0.9, -3, 2, 6), '#c9d2de'],
        [boxPath(0.4, -3, 0.8, 6), '#2b2b34'],
      ]),
    ]
  },
  lipstick(carrier) {
    const { hand, otherHand, size } = carrier
    const lips = onFace(carrier, 0.98, 0.56)
    return [
      { pathData: discPath(...onFace(carrier, 0.84, 0.56), 1.5 * size, 1.1 * size), fill: '#c4203c' },
      { pathData: stick(hand, lips, 2 * size, 1 * size), fill: '#2b2b34' },
      ...along(lips, aimOf(hand, lips), size, [[boxPath(-3.4, -0.9, 3.4, 1.8), '#d9264a']]),
      ...at(otherHand, size, [
        [boxPath(-0.8, -2, 1.6, 7), '#8c3f6a'],
        [discPath(0, -7.6, 5.2, 6.2), '#b0527f'],
        [discPath(0, -7.6, 4.1, 5.1), '#cfe6f2'],
      ]),
    ]
  },
  'phone at ear'(carrier) {
    const { hand, size } = carrier
    const [ear, mouth] = [onFace(carrier, -0.18, -0.1), onFace(carrier, 0.5, 0.8)]
    return along(hand, aimOf(mouth, ear), size, [
      [
        hullPath([
          { x: -4.6, y: -1.6, radius: 0.8 },
          { x: 4.6, y: -1.6, radius: 0.8 },
          { x: -4.6, y: 1.6, radius: 0.8 },
          { x: 4.6, y: 1.6, radius: 0.8 },
        ]),
        '#1d1f2a',
      ],
      [discPath(3.6, -1, 0.7), '#5f6977'],
    ])
  },
  'selfie phone': ({ hand, size }) =>
    at(hand, size, [
      [
        hullPath([
          { x: -3, y: -9.4, radius: 1 },
          { x: 3, y: -9.4, radius: 1 },
          { x: -3, y: 2.4, radius: 1 },
          { x: 3, y: 2.4, radius: 1 },
        ]),
        '#1d1f2a',
      ],
      [discPath(-2, -8.2, 1.1) + discPath(0.6, -8.2, 1.1), '#6f7a8c'],
      [discPath(2.8, -8.2, 0.6), '#f2e6a0'],
      [
        hullPath([
          { x: -2.4, y: 2.2, radius: 1.1 },
          { x: 2.4, y: 2.2, radius: 1.1 },
        ]),
        '#e3a977',
      ],
    ]),
  handkerchief: ({ hand, size }) =>
    at(hand, size, [
      ['M-1 -5C4 -6 7 -2 6 2C7 6 5 10 1 11C-1 8 -5 8 -4 3C-6 0 -4 -4 -1 -5Z', '#fbfbff'],
      ['M1 -2C3 1 2 5 1 9L0 8C1 4 1 1 0 -1Z', '#d5dbe6'],
    ]),
  wristwatch({ rig, size }) {
    const { middle, tip } = rig.nearArm
    const wrist = [tip[0] + (middle[0] - tip[0]) * 0.24, tip[1] + (middle[1] - tip[1]) * 0.24] as const
    return along(wrist, aimOf(middle, tip), size, [
      [boxPath(-1.5, -3.2, 3, 6.4), '#3a2a22'],
      [discPath(0, 0, 3.4), '#d9a83a'],
      [discPath(0, 0, 2.6), '#ffffff'],
      [boxPath(-0.25, -2, 0.5, 2.2) + boxPath(-0.25, -0.25, 1.7, 0.5), '#2b2b34'],
    ])
  },
} as const satisfies Partial<Record<HandTool, (carrier: Carrier) => OutlineLayer[]>>
