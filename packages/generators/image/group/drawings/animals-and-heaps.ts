// Animals of which the motif set has only the head, and heaps of things. Squares of 100 units; the ground is at 100.

import { discPath } from '../../figures/vector.ts'
import { darkWood, each, ring, round, shape, stroke, wood, type Part } from './part.ts'

const ink = '#201a1c'
const farmCart: readonly Part[] = [
  [stroke('84 60 100 66', 4), darkWood],
  [shape('6 44 92 44 86 64 12 64'), wood],
  [shape('8 50 90.6 50 90 52 9 52') + shape('10 57 88.6 57 88 59 11 59'), darkWood],
  [each(4, (at) => round(14 + at * 22, 40, 5, 25, 2)), darkWood],
  [each(2, (at) => ring(29 + at * 42, 80, 17, 5)), darkWood],
  [
    each(8, (at) => {
      const angle = (at * Math.PI) / 4
      const [x, y] = [Math.cos(angle) * 16, Math.sin(angle) * 16]
      return stroke(`29 80 ${29 + x} ${80 + y}`, 2.4) + stroke(`71 80 ${71 + x} ${80 + y}`, 2.4)
    }),
    wood,
  ],
  [discPath(29, 80, 4) + discPath(71, 80, 4), '#3d2a1c'],
]

export const animalsAndHeaps: Readonly<Record<string, readonly Part[]>> = {
  frog: [
    [stroke('66 70 92 74 84 92 96 97', 6), '#2f7f3c'],
    [discPath(58, 70, 32, 26), '#4aa84c'],
    [discPath(46, 80, 20, 16), '#cfe6a0'],
    [stroke('34 80 26 92 14 96', 4.4) + stroke('52 84 46 94 36 97', 4), '#3f9442'],
    [discPath(30, 54, 23, 19), '#4aa84c'],
    [discPath(22, 36, 10) + discPath(42, 35, 10), '#4aa84c'],
    [discPath(21, 35, 6.4) + discPath(41, 34, 6.4), '#f6f4d8'],
    [discPath(20, 35, 3.2) + discPath(40, 34, 3.2), ink],
    [stroke('12 60 28 66 46 60', 1.3), '#2a6a34'],
    [discPath(70, 56, 4) + discPath(80, 66, 3) + discPath(62, 50, 2.6), '#2f7f3c'],
  ],
  koala: [
    [discPath(52, 70, 30, 30), '#8f98a3'],
    [discPath(48, 76, 17, 20), '#d5dae0'],
    [discPath(22, 28, 16) + discPath(78, 28, 16), '#8f98a3'],
    [discPath(22, 29, 9) + discPath(78, 29, 9), '#e3b8bd'],
    [discPath(50, 38, 30, 26), '#9ba4af'],
    [discPath(50, 44, 7, 11), '#2f2f38'],
    [discPath(37, 36, 3.4) + discPath(63, 36, 3.4), ink],
    [stroke('28 62 20 78 34 84', 6) + stroke('74 62 82 78 68 84', 6), '#7f8893'],
    [discPath(34, 95, 11, 6) + discPath(68, 95, 11, 6), '#7f8893'],
  ],
  'lily-pad': [
    ['M2 88C4 72 96 72 98 88C96 100 4 100 2 88Z', '#3f8a45'],
    ['M8 86C14 76 86 76 92 86C86 96 14 96 8 86Z', '#5fae55'],
    [
      stroke('50 86 14 84', 0.8) +
        stroke('50 86 30 93', 0.8) +
        stroke('50 86 62 94', 0.8) +
        stroke('50 86 88 84', 0.8) +
        stroke('50 86 40 78', 0.8),
      '#3f8a45',
    ],
    [shape('50 86 72 76 84 78'), '#3f8a45'],
  ],
  laundry: [
    [discPath(50, 88, 46, 14), '#4a7ab5'],
    [shape('8 86 24 66 50 70 60 88'), '#d9534a'],
    [shape('40 88 52 60 82 62 92 88'), '#f1ece0'],
    [discPath(48, 62, 24, 12), '#e8b83a'],
    [shape('28 60 36 42 58 40 72 60'), '#5fae8a'],
    [discPath(46, 42, 14, 9), '#b58ad0'],
    [
      stroke('16 84 34 76 54 82', 1.1) +
        stroke('52 80 68 72 86 80', 1.1) +
        stroke('32 62 48 56 64 62', 1.1) +
        stroke('36 46 46 42 56 46', 1.1),
      '#5f5a6b',
    ],
  ],
  'gold-pile': [
    [shape('2 100 18 80 34 66 50 52 66 64 84 82 98 100'), '#d9a42f'],
    [
      each(13, (at) =>
        discPath(
          12 + ((at * 37) % 76),
          96 - ((at * 23) % 30) * (1 - Math.abs(12 + ((at * 37) % 76) - 50) / 60),
          6,
          3.4,
        ),
      ),
      '#f4cf5f',
    ],
    [
      discPath(50, 56, 7, 4) +
        discPath(38, 66, 7, 4) +
        discPath(62, 68, 7, 4) +
        discPath(28, 80, 7, 4) +
        discPath(72, 82, 7, 4) +
        discPath(48, 76, 7, 4),
      '#ffe58a',
    ],
    [shape('40 56 44 42 50 48 56 40 60 56'), '#e9b93a'],
    [discPath(50, 53, 2.4) + shape('70 74 76 66 82 74 76 82') + shape('22 84 27 78 32 84 27 90'), '#d9415a'],
    [shape('54 84 60 78 66 84 60 92'), '#4aa8d0'],
  ],
  pigeon: [
    [
      stroke('46 78 44 97', 3) +
        stroke('58 78 58 97', 3) +
        stroke('36 98 50 98', 2.4) +
        stroke('50 98 64 98', 2.4),
      '#d9796b',
    ],
    [shape('70 52 99 66 97 74 66 70'), '#4c535f'],
    ['M20 34C26 52 34 80 56 82C76 82 84 66 80 56C70 40 46 34 36 26Z', '#8a93a1'],
    ['M44 50C56 44 76 50 90 66C76 76 56 74 46 62Z', '#a9b1bd'],
    [stroke('58 52 70 71', 3.4) + stroke('68 53 80 70', 3.4), '#5a626f'],
    ['M18 26C18 40 26 54 38 56C46 46 44 30 38 20Z', '#5f8a72'],
    ['M24 46C28 54 34 58 40 58C44 52 45 46 45 42C38 48 30 49 24 46Z', '#8a6fa6'],
    [discPath(28, 20, 13, 12.5), '#6d7683'],
    [shape('16 19 4 24 16 26'), '#d8c7a0'],
    [discPath(24, 18, 3.4), '#f08a3c'],
    [discPath(23.6, 18, 1.7), '#1c1a22'],
  ],
  // Without its lid, so that what it is filled with is seen.
  'open-chest': [
    [shape('2 44 98 44 94 52 6 52'), '#4a2d18'],
    [shape('4 48 96 48 93 100 7 100'), '#8a5630'],
    [shape('5 64 95 64 94.6 66 5.4 66') + shape('6 82 94 82 93.6 84 6.4 84'), '#6b4023'],
    [shape('4 46 96 46 95.4 55 4.6 55'), '#d9a93c'],
    [shape('15 55 26 55 26.5 100 17 100') + shape('74 55 85 55 83 100 73.5 100'), '#d9a93c'],
    [round(42, 50, 16, 20, 3), '#e8c25a'],
    [discPath(50, 58, 3) + shape('48.6 58 51.4 58 52 66 48 66'), '#4a2d18'],
  ],
  'drinks-tray': [
    [shape('14 46 34 46 31 84 17 84') + shape('66 46 86 46 83 84 69 84'), '#d6ecf5'],
    [shape('15 56 33 56 31 82 17 82'), '#f0b43c'],
    [shape('67 56 85 56 83 82 69 82'), '#8fd0a0'],
    [stroke('50 62 50 84', 2) + stroke('43 84 57 84', 2), '#d6ecf5'],
    [shape('36 36 64 36 52 64 48 64'), '#e6f3f9'],
    [shape('38.6 41 61.4 41 52 62 48 62'), '#e2506a'],
    [stroke('58 30 50 48', 1.2), '#7a5230'],
    [discPath(57, 31, 3.4), '#6f9b3c'],
    [round(0, 86, 100, 11, 5), '#8a8f99'],
    [round(4, 83, 92, 8, 4), '#c3c9d2'],
  ],
  'farm-cart': farmCart,
  'hay-cart': [
    ['M8 50C4 30 18 16 34 14C50 6 72 10 82 22C94 28 98 40 92 50Z', '#e2b64a'],
    [
      each(9, (at) =>
        stroke(`${14 + at * 8.6} ${46 - (at % 3) * 8} ${20 + at * 8.6} ${34 - (at % 3) * 8}`, 2),
      ) +
        stroke('10 50 2 58', 2) +
        stroke('88 50 96 57', 2),
      '#c2932f',
    ],
    ...farmCart,
  ],
  trampoline: [
    [
      stroke('14 80 10 100', 2) +
        stroke('86 80 90 100', 2) +
        stroke('38 84 36 100', 2) +
        stroke('62 84 64 100', 2),
      '#5f6977',
    ],
    [discPath(50, 78, 48, 12), '#2f6fb0'],
    [discPath(50, 77, 40, 9), '#22222a'],
  ],
}
