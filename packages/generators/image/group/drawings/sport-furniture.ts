// Hoops, boards, fires and screens that deeds need. Squares of 100 units; the ground is at 100.

import { boxPath, discPath } from '../../figures/vector.ts'
import type { PoseName } from '../../figures/poses.ts'
import type { Need } from './need.ts'
import { darkWood, round, shape, stroke, wood, type Part } from './part.ts'

export const stageNeeds: Partial<Record<PoseName, Need>> = {
  ringing: { motif: 'front-door', meters: 2.5, ahead: 1.3, isBehind: true, unless: /door|house/ },
  eating: { motif: 'dinner-table', meters: 1.1, ahead: 0.95, isBehind: false },
  leaning: { motif: 'bare-wall', meters: 2.4, ahead: 0, isBehind: true, unless: /./ },
  dunking: { motif: 'basketball-hoop', meters: 2.9, ahead: 0.96, isBehind: true, unless: /hoop/ },
  'shooting hoops': { motif: 'basketball-hoop', meters: 3, ahead: 1.9, isBehind: true, unless: /hoop/ },
  'throwing a dart': {
    motif: 'dart-wall',
    meters: 2.1,
    ahead: 1.7,
    isBehind: true,
    unless: /bullseye|direct-hit|target/,
  },
  'splitting wood': {
    motif: 'chopping-block',
    meters: 0.8,
    ahead: 0.8,
    isBehind: true,
    unless: /^log$|tree|stump|firewood/,
  },
  roasting: { motif: 'campfire', meters: 0.72, ahead: 1.22, isBehind: true },
  'making fire': { motif: 'campfire', meters: 0.62, ahead: 0.78, isBehind: true, unless: /^fire$/ },
  'at two screens': { motif: 'trading-desk', meters: 1.5, ahead: 1.02, isBehind: false, unless: /chart/ },
}

export const stageFurniture: Readonly<Record<string, readonly Part[]>> = {
  'front-door': [
    [boxPath(0, 0, 74, 100), '#c98d6a'],
    [[8, 24, 40, 56, 72, 88].map((y, row) => boxPath(row % 2 === 0 ? 2 : 6, y, 9, 0.9)).join(''), '#a86f4f'],
    [boxPath(18, 8, 50, 92), '#f4f1e8'],
    [boxPath(23, 13, 40, 87), '#2f5f9a'],
    [boxPath(28, 20, 30, 28) + boxPath(28, 56, 30, 36), '#3f74b5'],
    [discPath(59, 58, 2.2), '#e9c34b'],
    [round(5, 44, 8, 13, 2), '#f4f1e8'],
    [discPath(9, 50, 2.6), '#e9c34b'],
    [stroke('1 40 -4 35', 0.8) + stroke('9 39 9 32', 0.8) + stroke('15 40 19 36', 0.8), '#f6d55c'],
  ],
  'dinner-table': [
    [boxPath(8, 46, 6, 54) + boxPath(86, 46, 6, 54), darkWood],
    [round(0, 40, 100, 8, 3), wood],
    [discPath(34, 39, 21, 3.2), '#e6ecf2'],
    ['M18 38C20 28 30 26 34 30C40 25 50 30 50 38Z', '#d98a3a'],
    [discPath(24, 34, 4) + discPath(43, 33, 4.4), '#58a24e'],
    [shape('68 20 80 20 78 40 70 40'), '#cfe6f2'],
    [shape('68.8 27 79.2 27 78 40 70 40'), '#8cc8e6'],
    [
      boxPath(60, 24, 1.4, 16) +
        boxPath(57.6, 22, 6.2, 1.4) +
        boxPath(57.6, 17, 1.2, 6) +
        boxPath(60, 17, 1.2, 6) +
        boxPath(62.6, 17, 1.2, 6),
      '#aab3c0',
    ],
  ],
  'chopping-block': [
    [shape('18 100 22 62 78 62 82 100 88 100 12 100'), '#7a4f2e'],
    [stroke('34 66 32 98', 1.6) + stroke('52 66 53 98', 1.6) + stroke('68 66 70 98', 1.6), '#5f3b20'],
    [discPath(50, 62, 28, 6), '#d9b27a'],
    [discPath(50, 62, 18, 3.6), '#c2955a'],
    [shape('34 62 36 22 64 22 66 62'), '#8a5a34'],
    [discPath(50, 22, 14, 4), '#e3c08a'],
    [stroke('50 20 50 44', 1.6), '#3a2412'],
    [round(84, 88, 30, 12, 6) + round(-12, 89, 26, 11, 5), '#8a5a34'],
    [discPath(112, 94, 3, 6) + discPath(-10, 94.5, 3, 5.5), '#e3c08a'],
  ],
  'bare-wall': [
    [boxPath(0, 0, 84, 100), '#c9bfae'],
    [boxPath(0, 0, 84, 3), '#a89d8a'],
    [boxPath(0, 94, 84, 6), '#94897a'],
    [
      boxPath(8, 18, 16, 5) +
        boxPath(52, 34, 16, 5) +
        boxPath(14, 62, 16, 5) +
        boxPath(60, 74, 16, 5) +
        boxPath(44, 10, 16, 5),
      '#b8ad9a',
    ],
  ],
  'dart-wall': [
    [boxPath(46, 40, 6, 60), darkWood],
    [boxPath(34, 96, 30, 4), darkWood],
    [discPath(49, 24, 16, 24), '#23262f'],
    [discPath(49, 24, 13, 20), '#f1ead6'],
    [discPath(49, 24, 9.4, 14.4), '#c23b3b'],
    [discPath(49, 24, 5.6, 8.8), '#f1ead6'],
    [discPath(49, 24, 2.4, 3.8), '#3f9a55'],
    [stroke('49 24 37 20', 0.7), '#aab3c0'],
    [shape('37 20 30 16 33 20 29 22'), '#2f6fb0'],
  ],
  'trading-desk': [
    [boxPath(8, 62, 5, 38) + boxPath(87, 62, 5, 38), '#3a3f4b'],
    [round(0, 56, 100, 7, 3), wood],
    [
      boxPath(28, 46, 4, 10) + boxPath(74, 46, 4, 10) + boxPath(20, 53, 20, 3) + boxPath(66, 53, 20, 3),
      '#2b2f3a',
    ],
    [round(8, 12, 42, 36, 2), '#23262f'],
    [round(54, 12, 42, 36, 2), '#23262f'],
    [boxPath(10, 14, 38, 31) + boxPath(56, 14, 38, 31), '#101826'],
    [
      boxPath(14, 32, 3, 9) + boxPath(26, 26, 3, 9) + boxPath(32, 22, 3, 8) + boxPath(41, 17, 3, 10),
      '#3fbf6a',
    ],
    [boxPath(20, 30, 3, 8) + boxPath(36.6, 22, 3, 7), '#e2453a'],
    [stroke('58 38 66 34 72 36 78 27 84 29 92 18', 0.9), '#3fbf6a'],
    [boxPath(58, 42, 34, 0.6) + boxPath(58, 16, 0.6, 26), '#5f6977'],
  ],
}
