// Things of stories and of magicians: bunches of balloons, evidence boards, treasure maps. Squares of 100 units.

import { boxPath, discPath } from '../../../figures/vector.ts'
import { round, shape, stroke, type Part } from '../part.ts'

export const marvels: Readonly<Record<string, readonly Part[]>> = {
  /** Its doors are open to both sides, and it is lit inside. */
  'open-elevator': [
    [boxPath(4, 0, 92, 100), '#6d7480'],
    [boxPath(14, 12, 72, 88), '#d9c9a4'],
    [boxPath(14, 12, 72, 10) + boxPath(14, 74, 72, 26), '#bda97e'],
    [boxPath(24, 13, 52, 4), '#fff6d8'],
    [boxPath(30, 56, 40, 2.4), '#8c8f96'],
    [boxPath(8, 12, 13, 88) + boxPath(79, 12, 13, 88), '#a9b1bc'],
    [
      boxPath(8, 12, 2, 88) + boxPath(19, 12, 2, 88) + boxPath(79, 12, 2, 88) + boxPath(90, 12, 2, 88),
      '#8a929e',
    ],
    [round(42, 2.6, 16, 6.6, 1.6), '#22262d'],
    [shape('46 8 48.6 4 51.2 8'), '#ff6a4a'],
    [discPath(96, 50, 1.8) + discPath(96, 56, 1.8), '#f2d060'],
  ],
  /** Many balloons on strings that meet below. */
  'balloon-bunch': [
    [
      [
        [14, 30],
        [34, 16],
        [52, 10],
        [70, 17],
        [87, 31],
        [28, 44],
        [50, 36],
        [73, 45],
        [50, 60],
      ]
        .map(([x, y]) => stroke(`${x} ${y! + 8} 50 100`, 0.7))
        .join(''),
      '#e6e2da',
    ],
    ...(
      [
        [34, 16, '#3f8fd9'],
        [70, 17, '#f2b632'],
        [14, 30, '#e2503f'],
        [87, 31, '#8a5fd0'],
        [52, 11, '#e8579a'],
        [28, 44, '#5fb85a'],
        [73, 45, '#3fb3b8'],
        [50, 34, '#f0833a'],
        [50, 58, '#e2503f'],
      ] as const
    ).flatMap(([x, y, color]): Part[] => [
      [discPath(x, y, 12, 14) + shape(`${x} ${y + 13} ${x - 2.6} ${y + 17} ${x + 2.6} ${y + 17}`), color],
      [discPath(x - 4.4, y - 5.4, 2.4, 4), '#ffffff'],
    ]),
  ],
  /** Photographs and notes on cork, joined by red strings. */
  'evidence-board': [
    [round(0, 8, 100, 70, 2), '#6b4526'],
    [boxPath(3.4, 11.4, 93.2, 63.2), '#c99a5f'],
    [
      boxPath(9, 17, 17, 20) +
        boxPath(41, 15, 17, 20) +
        boxPath(74, 19, 17, 20) +
        boxPath(24, 48, 17, 20) +
        boxPath(60, 49, 17, 20),
      '#f7f4ec',
    ],
    [
      boxPath(11, 19, 13, 13) +
        boxPath(43, 17, 13, 13) +
        boxPath(76, 21, 13, 13) +
        boxPath(26, 50, 13, 13) +
        boxPath(62, 51, 13, 13),
      '#4d5a68',
    ],
    [
      [
        [17.5, 24],
        [49.5, 22],
        [82.5, 26],
        [32.5, 55],
        [68.5, 56],
      ]
        .map(([x, y]) => discPath(x!, y!, 2.6, 3) + discPath(x!, y! + 6.6, 4.6, 3))
        .join(''),
      '#cfd6dd',
    ],
    [boxPath(9, 50, 11, 9) + boxPath(82, 56, 11, 11), '#f3df7a'],
    [boxPath(43, 40, 14, 6), '#efe6d4'],
    [
      stroke('17.5 17 49.5 15', 0.9) +
        stroke('49.5 15 82.5 19', 0.9) +
        stroke('17.5 17 32.5 48', 0.9) +
        stroke('49.5 15 32.5 48', 0.9) +
        stroke('49.5 15 68.5 49', 0.9) +
        stroke('82.5 19 68.5 49', 0.9) +
        stroke('32.5 48 68.5 49', 0.9) +
        stroke('68.5 49 87 57', 0.9),
      '#c2272d',
    ],
    [
      [
        [17.5, 17],
        [49.5, 15],
        [82.5, 19],
        [32.5, 48],
        [68.5, 49],
        [87, 57],
      ]
        .map(([x, y]) => discPath(x!, y!, 1.5))
        .join(''),
      '#e9433f',
    ],
    [boxPath(12, 78, 5, 22) + boxPath(83, 78, 5, 22), '#5a3a20'],
  ],
  'rabbit-in-hat': [
    [discPath(36, 18, 7, 21) + discPath(64, 18, 7, 21), '#f4f1ee'],
    [discPath(36, 20, 3.4, 15) + discPath(64, 20, 3.4, 15), '#f2b8c0'],
    [discPath(50, 46, 22, 19), '#fbf9f7'],
    [discPath(42, 43, 3.4, 4.2) + discPath(58, 43, 3.4, 4.2), '#2a2430'],
    [discPath(41, 41.6, 1.2) + discPath(57, 41.6, 1.2), '#ffffff'],
    [discPath(50, 51, 2.6, 1.8), '#e07a8c'],
    [discPath(30, 62, 7, 5) + discPath(70, 62, 7, 5), '#f4f1ee'],
    [discPath(50, 64, 40, 6.4), '#4a4658'],
    [shape('20 66 80 66 75 100 25 100'), '#2b2836'],
    [shape('20.6 69 79.4 69 78 78 22 78'), '#b03a3f'],
  ],
  /** Old paper with a dotted way to a cross. */
  'treasure-map': [
    [
      shape(
        '4 16 16 12 30 17 48 12 66 17 82 12 97 18 94 34 97 52 93 70 96 88 80 92 62 87 46 92 28 87 14 92 4 86 7 68 3 50 6 32',
      ),
      '#c79a5a',
    ],
    [shape('9 20 28 21 48 17 68 21 92 21 90 50 91 84 62 82 46 87 28 82 9 84 11 52'), '#ecd3a0'],
    [shape('20 34 26 24 32 34') + shape('28 36 35 24 42 36'), '#8a6a3e'],
    [discPath(76, 72, 11, 6), '#7fb0c4'],
    [
      [
        [20, 74],
        [27, 67],
        [36, 66],
        [44, 60],
        [49, 51],
        [57, 46],
        [66, 44],
      ]
        .map(([x, y]) => discPath(x!, y!, 2.4, 1.8))
        .join(''),
      '#6b3f22',
    ],
    [stroke('70 30 84 46', 3.4) + stroke('84 30 70 46', 3.4), '#c23527'],
  ],
}
