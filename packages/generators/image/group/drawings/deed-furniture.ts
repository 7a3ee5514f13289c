// What people sit at, stand at and hang from for what they do, and nobody names. Squares of 100 units; the ground is at 100.

import { boxPath, discPath } from '../../figures/vector.ts'
import type { PoseName } from '../../figures/poses.ts'
import { handledNeeds } from './handled-things.ts'
import type { Need } from './need.ts'
import { stageFurniture, stageNeeds } from './sport-furniture.ts'
import { darkWood, round, shape, stroke, wood, type Part } from './part.ts'

export const deedNeeds: Partial<Record<PoseName, Need>> = {
  writing: { motif: 'writing-desk', meters: 1.2, ahead: 0.9, isBehind: false },
  'at a microphone': { motif: 'podcast-desk', meters: 1.3, ahead: 0.96, isBehind: false },
  sewing: { motif: 'sewing-desk', meters: 1.25, ahead: 0.92, isBehind: false },
  'at a pottery wheel': {
    motif: 'pottery-wheel',
    meters: 1.05,
    ahead: 0.86,
    isBehind: false,
    unless: /^pottery-wheel$/,
  },
  knitting: { motif: 'stool', meters: 0.8, ahead: -0.04, isBehind: true },
  washing: {
    motif: 'wash-stand',
    meters: 1.25,
    ahead: 0.66,
    isBehind: false,
    unless: /sink|bucket|basin|fountain|well/,
  },
  hammering: {
    motif: 'nail-block',
    meters: 0.72,
    ahead: 0.72,
    isBehind: true,
    unless: /anvil|blade|armor|horseshoe/,
  },
  'banging a gavel': { motif: 'judges-bench', meters: 1.25, ahead: 0.62, isBehind: false },
  showering: { motif: 'shower-stall', meters: 2.25, ahead: 0, isBehind: false, unless: /waterfall/ },
  'at a lectern': {
    motif: 'lectern',
    meters: 1.16,
    ahead: 0.56,
    isBehind: false,
    unless: /lectern|podium|microphone/,
  },
  'on a tightrope': { motif: 'tightrope', meters: 3.4, ahead: 0, isBehind: true, unless: /rope|wire/ },
  mailing: { motif: 'postbox', meters: 1.25, ahead: 0.72, isBehind: true, unless: /mailbox|postbox/ },
  'blowing at a cake': { motif: 'cake-table', meters: 1.16, ahead: 0.98, isBehind: false, unless: /cake/ },
  folding: { motif: 'folding-table', meters: 1.25, ahead: 0.95, isBehind: false },
  'counting coins': { motif: 'coin-table', meters: 1.2, ahead: 0.92, isBehind: false, unless: /^$/ },
  pounding: { motif: 'table', meters: 1.3, ahead: 0.98, isBehind: true },
  'arm wrestling': { motif: 'small-table', meters: 0.76, ahead: 0.42, isBehind: true },
  sawing: { motif: 'sawhorse', meters: 1.1, ahead: 0.9, isBehind: true, unless: /^log$|table/ },
  welding: {
    motif: 'anvil-bench',
    meters: 0.95,
    ahead: 0.88,
    isBehind: true,
    unless: /car|automobile|pipe|robot/,
  },
  'tied to a chair': { motif: 'chair', meters: 1, ahead: -0.02, isBehind: true },
  ...stageNeeds,
  ...handledNeeds,
  'pull-up': { motif: 'pull-up-bar', meters: 2.32, ahead: 0, isBehind: true },
  'putting in': { motif: 'ballot-box', meters: 1.02, ahead: 0.6, isBehind: true },
  'waking up': { motif: 'bed', meters: 2.3, ahead: 0.2, isBehind: true },
  'rolling paint': {
    motif: 'half-painted-wall',
    meters: 2.7,
    ahead: 1.15,
    isBehind: true,
    unless: /brick|wall|fence|house|door/,
  },
  drilling: {
    motif: 'drilled-wall',
    meters: 2.3,
    ahead: 1.36,
    isBehind: true,
    unless: /brick|wall|door|stone|fence|table|cabinet|shelf/,
  },
}

/** True when a thing of the text is in the place of what a pose needs. */
export function isInPlaceOfNeed(pose: PoseName, motif: string): boolean {
  return deedNeeds[pose]?.unless?.test(motif) === true
}

/** How far what a pose needs reaches ahead of the middle of the figure, in meters of an adult's world. */
export function roomAhead(pose: PoseName): number {
  // Who sleeps at a desk has it ahead.
  if (pose === 'slumped') return 1.45
  const need = deedNeeds[pose]
  return need === undefined || need.ahead < 0.3 ? 0 : need.ahead + need.meters * 0.4
}

/** Poses in which people sit at what they need. */
export const deskPoses: ReadonlySet<PoseName> = new Set([
  'writing',
  'at two screens',
  'at a microphone',
  'sewing',
  'at a pottery wheel',
  'counting coins',
  'thinking at a desk',
  'arm wrestling',
  'asleep on books',
])

const legs = boxPath(8, 44, 6, 56) + boxPath(86, 44, 6, 56)
const desk: readonly Part[] = [
  [legs, darkWood],
  [boxPath(12, 50, 76, 9), darkWood],
  [round(0, 38, 100, 9, 3), wood],
]

export const deedFurniture: Readonly<Record<string, readonly Part[]>> = {
  ...stageFurniture,
  'writing-desk': [
    ...desk,
    [shape('12 38 44 38 50 34 20 34'), '#fbf7ea'],
    [boxPath(62, 33, 28, 5), '#2f6fb0'],
    [boxPath(64, 28, 24, 5), '#d9534a'],
    [boxPath(63, 23, 26, 5), '#e0a32f'],
    [boxPath(63, 34.6, 26, 2) + boxPath(65, 29.6, 22, 2) + boxPath(64, 24.6, 24, 2), '#fbf7ea'],
  ],
  'podcast-desk': [
    ...desk,
    [boxPath(66, 34, 18, 4), '#2b2f3a'],
    [stroke('76 36 82 8 44 2', 2), '#3a3f4b'],
    [stroke('44 2 38 8', 1.8), '#3a3f4b'],
    [round(24, 4, 17, 25, 8), '#23262f'],
    [boxPath(25, 12, 15, 1.8) + boxPath(25, 16, 15, 1.8) + boxPath(25, 20, 15, 1.8), '#7f8796'],
    [discPath(21, 15, 3, 10), '#4a5060'],
  ],
  'sewing-desk': [
    ...desk,
    [shape('2 38 66 38 60 34 8 34'), '#c94f7c'],
    [shape('2 38 18 38 16 66 8 62 4 68'), '#c94f7c'],
    [round(36, 30, 52, 8, 3), '#e8ecf2'],
    [round(72, 4, 15, 30, 5), '#f4f6fa'],
    [round(34, 3, 50, 13, 6), '#f4f6fa'],
    [round(33, 8, 13, 16, 3), '#dfe5ee'],
    [boxPath(38.6, 22, 1.6, 12), '#8a929e'],
    [discPath(90, 10, 6), '#2b2f3a'],
    [boxPath(66, -5, 7, 9), '#c94f7c'],
  ],
  'wash-stand': [
    [boxPath(10, 52, 80, 48), '#dfe5ec'],
    [boxPath(14, 58, 35, 38) + boxPath(51, 58, 35, 38), '#eef2f6'],
    [boxPath(43, 74, 3, 8) + boxPath(54, 74, 3, 8), '#8a929e'],
    [round(2, 42, 96, 11, 3), '#c3cbd6'],
    [discPath(42, 43, 30, 4), '#8fb9d4'],
    [stroke('78 42 78 20 58 20 54 26', 3), '#9aa3b0'],
    [boxPath(51.6, 27, 4.4, 17), '#9fd6f2'],
    [discPath(90, 39, 4) + boxPath(86, 36, 8, 8), '#e2574c'],
  ],
  'nail-block': [
    [shape('8 62 92 62 88 100 12 100'), darkWood],
    [discPath(50, 62, 42, 9), '#d7ae7c'],
    [discPath(50, 62, 26, 5.4), '#b98a56'],
    [boxPath(31, 42, 4, 20), '#9aa3b0'],
    [boxPath(26, 39, 14, 4), '#7f8796'],
    [stroke('18 34 10 26', 1.8) + stroke('33 30 33 20', 1.8) + stroke('48 34 56 26', 1.8), '#f6d55c'],
  ],
  'judges-bench': [
    [boxPath(4, 26, 92, 74), '#6b4226'],
    [boxPath(12, 38, 34, 52) + boxPath(54, 38, 34, 52), '#8a5a34'],
    [round(0, 16, 100, 12, 3), '#8a5a34'],
    [discPath(30, 16, 11, 3.4), '#4a2c18'],
    [boxPath(19, 11, 22, 5), '#5c351c'],
    [stroke('14 6 6 0', 1.6) + stroke('46 6 54 0', 1.6), '#f6d55c'],
  ],
  'shower-stall': [
    [stroke('76 100 76 3 54 3', 1.5), '#aab3c0'],
    [shape('44 8 64 8 58 3 50 3'), '#8a929e'],
    [
      [46, 50, 54, 58, 62]
        .flatMap((x, at) =>
          [0, 1, 2].map((row) =>
            boxPath(x - 0.5 + (x - 54) * row * 0.18, 11 + row * 9 + (at % 2) * 3, 0.9, 6),
          ),
        )
        .join(''),
      '#8fd0f0',
    ],
    [round(26, 44, 56, 56, 2), '#bfe0ec'],
    [boxPath(28, 46, 52, 54), '#d6edf5'],
    [shape('34 46 44 46 34 76 34 60') + shape('60 46 66 46 48 98 42 98'), '#eef8fc'],
    [boxPath(25, 43, 58, 2.4), '#8a929e'],
  ],
  'pull-up-bar': [
    [boxPath(10, 2, 4, 98) + boxPath(86, 2, 4, 98), '#4a5060'],
    [boxPath(4, 96, 16, 4) + boxPath(80, 96, 16, 4), '#2b2f3a'],
    [round(8, 0, 84, 4.4, 2), '#8a929e'],
  ],
  'cake-table': [
    [boxPath(10, 56, 5, 44) + boxPath(85, 56, 5, 44), darkWood],
    [round(0, 50, 100, 8, 3), wood],
    [discPath(50, 49, 34, 3), '#e6ecf2'],
    [round(24, 24, 52, 25, 4), '#f0b6c8'],
    [
      'M24 28C24 22 76 22 76 28L76 34C72 40 68 33 63 36C58 42 54 34 49 37C44 42 40 34 35 37C30 40 26 35 24 34Z',
      '#fbf4ee',
    ],
    [boxPath(33, 12, 3, 12) + boxPath(48.5, 11, 3, 13) + boxPath(64, 12, 3, 12), '#5f8fd0'],
    [discPath(34.5, 8, 2.2, 4) + discPath(50, 7, 2.2, 4) + discPath(65.5, 8, 2.2, 4), '#f6a52c'],
    [discPath(34.5, 9, 1, 2) + discPath(50, 8, 1, 2) + discPath(65.5, 9, 1, 2), '#fff0a8'],
  ],
  sawhorse: [
    [
      stroke('22 50 12 98', 3) +
        stroke('30 50 40 98', 3) +
        stroke('72 50 62 98', 3) +
        stroke('80 50 90 98', 3),
      darkWood,
    ],
    [boxPath(16, 74, 20, 4) + boxPath(66, 74, 20, 4), darkWood],
    [round(0, 34, 100, 18, 8), '#a8713f'],
    [discPath(97, 43, 4, 9), '#e0bf8a'],
    [discPath(24, 98, 6, 2) + discPath(30, 96, 4, 2) + discPath(18, 99, 4, 1.6), '#e0bf8a'],
  ],
  'anvil-bench': [
    [boxPath(10, 46, 80, 54), '#4a5060'],
    [boxPath(16, 54, 68, 40), '#3a3f4b'],
    [boxPath(0, 36, 100, 11), '#8a929e'],
    [boxPath(24, 26, 60, 10), '#aab3c0'],
    [discPath(28, 28, 4), '#ffe38a'],
  ],
  'small-table': [
    [boxPath(44, 12, 12, 84), darkWood],
    [boxPath(26, 94, 48, 6), darkWood],
    [round(10, 2, 80, 11, 4), wood],
  ],
  'folding-table': [
    [legs, darkWood],
    [round(0, 38, 100, 8, 3), wood],
    [round(56, 30, 34, 8, 3), '#2f6fb0'],
    [round(57, 22, 32, 8, 3), '#f4f6fa'],
    [round(56, 14, 34, 8, 3), '#e0a32f'],
    [round(58, 6, 30, 8, 3), '#d9534a'],
    [
      boxPath(58, 33.4, 30, 1) +
        boxPath(58, 17.4, 30, 1) +
        boxPath(59, 25.4, 28, 1) +
        boxPath(60, 9.4, 26, 1),
      '#5b6270',
    ],
    [shape('8 38 14 24 30 22 46 26 48 38'), '#3c8f6c'],
    [shape('14 24 30 22 34 34 12 36'), '#58ad88'],
  ],
  'coin-table': [
    ...desk,
    [
      [
        [14, 3],
        [26, 5],
        [38, 2],
        [50, 6],
        [62, 4],
        [74, 7],
        [86, 3],
      ]
        .map(([x, count]) =>
          Array.from({ length: count! }, (_, at) => round(x! - 5, 35 - at * 3.4, 10, 3, 1.4)).join(''),
        )
        .join(''),
      '#f2c23f',
    ],
    [
      [
        [14, 3],
        [26, 5],
        [38, 2],
        [50, 6],
        [62, 4],
        [74, 7],
        [86, 3],
      ]
        .map(([x, count]) =>
          Array.from({ length: count! }, (_, at) => boxPath(x! - 5, 37.2 - at * 3.4, 10, 0.8)).join(''),
        )
        .join(''),
      '#b9821c',
    ],
  ],
  tightrope: [
    [boxPath(2, 34, 3, 36) + boxPath(95, 34, 3, 36), darkWood],
    [shape('0 70 3.5 58 7 70') + shape('93 70 96.5 58 100 70'), wood],
    [boxPath(0, 36, 8, 1.8) + boxPath(92, 36, 8, 1.8), wood],
    [stroke('4 36 50 37.6 96 36', 0.6), '#e8dcc0'],
  ],
  'ballot-box': [
    [boxPath(44, 62, 22, 38) + boxPath(34, 94, 42, 6), '#8a929e'],
    [boxPath(20, 24, 70, 40), '#3f6fb0'],
    [shape('20 24 28 16 82 16 90 24'), '#5f8fd0'],
    [boxPath(36, 18.6, 36, 2.6), '#1a2338'],
    [stroke('42 44 52 54 70 34', 3.4), '#fbfbff'],
  ],
  'drilled-wall': [
    [boxPath(0, 0, 62, 100), '#d8cfbd'],
    [boxPath(0, 0, 6, 100), '#b5aa94'],
    [boxPath(6, 94, 56, 6), '#a39a86'],
    [
      discPath(6, 40, 3, 4) + discPath(2, 52, 3, 2) + discPath(-3, 60, 4, 3) + discPath(3, 66, 3, 2.4),
      '#efe9da',
    ],
  ],
  'half-painted-wall': [
    [boxPath(0, 0, 78, 100), '#e9e4d8'],
    [shape('0 0 48 0 44 30 50 58 42 62 36 58 0 60'), '#e2574c'],
    [boxPath(0, 95, 78, 5), '#b9b2a2'],
  ],
}
