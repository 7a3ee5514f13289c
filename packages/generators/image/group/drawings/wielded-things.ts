// Things that are drawn for somebody who uses them: a plane with an open seat. Squares of 100 units; the ground is at 100.

import { boxPath, discPath } from '../../figures/vector.ts'
import { round, shape, stroke, type Part } from './part.ts'

/** A jug whose jet is at 84, as of all that pours. */
function jug(body: string, jet: string): readonly Part[] {
  return [
    [boxPath(81, 40, 6, 60), jet],
    [stroke('20 16 4 26 10 46 26 48', 4), '#aab4c2'],
    [shape('22 6 64 20 88 34 82 42 66 44 52 62 14 48'), body],
    [shape('22 6 64 20 62 26 19 14'), '#aab4c2'],
  ]
}

export const wieldedThings: Readonly<Record<string, readonly Part[]>> = {
  'field-glasses': [
    [round(0, 34, 20, 18, 5), '#2f343f'],
    [shape('14 30 62 26 62 58 14 54'), '#434a57'],
    [round(56, 22, 26, 40, 6), '#2f343f'],
    [round(80, 25, 8, 34, 4), '#8fd0ee'],
    [shape('20 52 58 56 58 70 24 62'), '#2f343f'],
    [round(54, 56, 26, 18, 6), '#434a57'],
  ],
  // The jets of what is poured are at 84, and end at the ground.
  'pouring-pot': [
    [boxPath(81, 40, 6, 60), '#6b3f22'],
    [stroke('22 14 6 22 10 42 30 40', 4), '#b8463a'],
    [shape('26 8 62 26 60 56 44 66 16 46'), '#d8574a'],
    [shape('26 8 62 26 59 33 22 16'), '#b8463a'],
    [shape('58 30 88 34 86 44 58 54'), '#d8574a'],
    [discPath(48, 12, 4), '#b8463a'],
  ],
  'pouring-bottle': [
    [boxPath(81, 40, 6, 60), '#a8485c'],
    [shape('4 10 16 0 54 22 48 36 42 42'), '#2f6b4a'],
    [shape('48 20 84 33 82 42 44 38'), '#2f6b4a'],
    [shape('14 12 22 6 46 20 38 30'), '#f1ead6'],
    [shape('80 31 88 34 86 44 79 41'), '#70482a'],
  ],
  'pouring-jug': jug('#dfe6ee', '#f6f2ea'),
  'pouring-carafe': jug('#bfe0ea', '#7cc7ea'),
  'rope-bridge': [
    [boxPath(3, 26, 6, 74) + boxPath(91, 26, 6, 74), '#6b4a2f'],
    [stroke('6 32 26 42 50 46 74 42 94 32', 1.4), '#b08a5a'],
    [
      [14, 22, 30, 38, 46, 54, 62, 70, 78, 86]
        .map((x) =>
          stroke(`${x} ${46 - ((x - 50) / 44) ** 2 * 13} ${x} ${64 - ((x - 50) / 44) ** 2 * 8}`, 0.8),
        )
        .join(''),
      '#b08a5a',
    ],
    [stroke('4 55 26 61 50 63 74 61 96 55', 2.6), '#8a5f36'],
    [
      [10, 20, 30, 40, 50, 60, 70, 80, 90]
        .map((x) => boxPath(x - 3.6, 60 - ((x - 50) / 44) ** 2 * 8, 7.2, 4.4))
        .join(''),
      '#b5834a',
    ],
  ],
  'balance-beam': [
    [stroke('22 72 14 98', 3) + stroke('78 72 86 98', 3), '#5f6977'],
    [round(6, 94, 20, 6, 3) + round(74, 94, 20, 6, 3), '#434a57'],
    [round(0, 62, 100, 11, 3), '#c98a4a'],
    [boxPath(2, 63, 96, 3), '#e0ab6a'],
  ],
  'lawn-mower': [
    [stroke('34 66 6 8', 2.6), '#5f6977'],
    [stroke('2 8 14 6', 3), '#2b2b34'],
    [shape('28 62 84 62 96 84 96 90 24 90'), '#d9432f'],
    [round(44, 46, 30, 18, 4), '#2f343f'],
    [round(52, 40, 14, 8, 3), '#c9d2de'],
    [boxPath(22, 86, 76, 5), '#a8301f'],
    [discPath(32, 90, 10) + discPath(86, 90, 10), '#2b2b34'],
    [discPath(32, 90, 4) + discPath(86, 90, 4), '#c9d2de'],
  ],
  mirror: [
    [discPath(50, 50, 36, 50), '#9a6a3f'],
    [discPath(50, 50, 33, 47), '#c9a24f'],
    [discPath(50, 50, 29, 43), '#bfdcea'],
    [shape('34 66 58 20 66 26 40 76'), '#e3f2f8'],
    [shape('46 80 72 32 75 38 52 84'), '#e3f2f8'],
  ],
  'ship-wheel': [
    [boxPath(44, 60, 12, 40) + boxPath(30, 94, 40, 6), '#70482a'],
    [
      [0, 45, 90, 135]
        .map((degrees) => {
          const [x, y] = [Math.cos((degrees * Math.PI) / 180) * 38, Math.sin((degrees * Math.PI) / 180) * 38]
          return stroke(`${50 - x} ${38 - y} ${50 + x} ${38 + y}`, 2.4)
        })
        .join(''),
      '#8a5a32',
    ],
    [
      Array.from({ length: 16 }, (_, at) => {
        const [from, to] = [(at / 16) * Math.PI * 2, ((at + 1) / 16) * Math.PI * 2]
        const on = (angle: number): string => `${50 + Math.cos(angle) * 26} ${38 + Math.sin(angle) * 26}`
        return stroke(`${on(from)} ${on(to)}`, 3)
      }).join(''),
      '#a8713f',
    ],
    [discPath(50, 38, 7), '#c9a24f'],
  ],
  spyglass: [
    [shape('0 46 24 44 24 58 0 56'), '#8a5a32'],
    [shape('22 42 58 38 58 64 22 60'), '#c9a24f'],
    [shape('56 36 96 30 96 72 56 66'), '#8a5a32'],
    [round(90, 28, 9, 46, 4), '#c9a24f'],
    [round(52, 35, 7, 32, 3), '#e0bf6a'],
  ],
  snowboard: [
    [shape('0 86 6 82 12 88 88 88 94 82 100 86 92 96 8 96'), '#2f6fc4'],
    [boxPath(12, 89, 76, 3), '#f2c94f'],
    [round(28, 83, 10, 6, 2) + round(62, 83, 10, 6, 2), '#2b2b34'],
  ],
  'finish-gate': [
    [boxPath(2, 6, 5, 94) + boxPath(93, 6, 5, 94), '#5f6977'],
    [boxPath(2, 6, 96, 20), '#f4f4f2'],
    [
      Array.from({ length: 48 }, (_, at) =>
        (at + Math.floor(at / 16)) % 2 === 0
          ? boxPath(2 + (at % 16) * 6, 6 + Math.floor(at / 16) * 6.67, 6, 6.67)
          : '',
      ).join(''),
      '#1f2229',
    ],
    [boxPath(0, 96, 10, 4) + boxPath(90, 96, 10, 4), '#434a57'],
  ],
  cello: [
    [stroke('50 92 50 99', 1.2), '#2b2b34'],
    [discPath(50, 74, 22, 19), '#8a4a2a'],
    [discPath(50, 50, 17, 14), '#8a4a2a'],
    [boxPath(38, 52, 24, 14), '#8a4a2a'],
    [discPath(50, 74, 18, 15), '#a85f36'],
    [discPath(50, 50, 13, 10), '#a85f36'],
    [boxPath(46.5, 6, 7, 56), '#2a1a16'],
    [discPath(50, 5, 4.5), '#5f3220'],
    [boxPath(42, 66, 16, 2.6) + boxPath(47, 70, 6, 16), '#2a1a16'],
  ],
  dough: [
    [shape('6 98 10 78 26 64 50 58 76 64 92 80 95 98'), '#ecd9ae'],
    [shape('6 98 8 88 30 92 70 92 94 88 95 98'), '#d8c08c'],
    [stroke('34 72 46 68 58 71', 2), '#d8c08c'],
  ],
  'clothes-iron': [
    [shape('4 88 18 62 40 52 84 52 92 88'), '#3f7fb8'],
    [stroke('30 50 36 28 76 26 82 52', 5), '#2b2f38'],
    [round(2, 86, 94, 10, 4), '#c9d2de'],
  ],
  'juggled-balls': [
    [discPath(12, 64, 9), '#d23b36'],
    [discPath(26, 26, 9), '#efc53a'],
    [discPath(60, 12, 9), '#2f6fc4'],
    [discPath(87, 46, 9), '#3f9a55'],
    [discPath(80, 92, 8), '#e8842f'],
  ],
  // It looks to the left, and its seat is open.
  'propeller-plane': [
    [stroke('30 82 30 94', 1.6) + stroke('46 82 46 94', 1.6), '#5f6977'],
    [discPath(30, 94, 6) + discPath(46, 94, 6), '#2b2b34'],
    [discPath(30, 94, 2.4) + discPath(46, 94, 2.4), '#cfd6de'],
    [shape('86 44 97 44 99 68 84 66'), '#c92f38'],
    [shape('8 60 14 53 30 52 34 62 62 62 66 55 98 60 98 68 60 84 20 84 9 78'), '#e5484d'],
    [shape('10 70 98 65 98 68 60 84 20 84 9 78'), '#c9333b'],
    [round(18, 70, 52, 7, 3.5), '#f4f1e8'],
    [round(84, 60, 15, 4, 2), '#f4f1e8'],
    [shape('27 52 33 44 36 44 35 54'), '#a9dcf2'],
    [round(3, 60, 9, 18, 4), '#5f6977'],
    [round(2, 40, 3.4, 58, 1.7), '#70482a'],
    [boxPath(0, 66, 4, 6), '#cfd6de'],
  ],
}
