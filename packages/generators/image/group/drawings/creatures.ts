// Small animals that the motif set lacks, facing left like its animals. Squares of 100 units; the ground is at 100.

import { discPath, hullPath } from '../../figures/vector.ts'
import { shape, stroke, type Part } from './part.ts'

const ink = '#201a1c'

export const creatures: Readonly<Record<string, readonly Part[]>> = {
  hummingbird: [
    [shape('52 46 96 8 78 54'), '#7fc7c0'],
    [shape('66 60 100 84 70 78'), '#1f7a6a'],
    [
      hullPath([
        { x: 36, y: 40, radius: 11 },
        { x: 52, y: 58, radius: 13 },
        { x: 72, y: 72, radius: 5 },
      ]),
      '#2fa58c',
    ],
    [discPath(40, 54, 8, 10), '#d9425a'],
    [shape('46 50 62 2 74 48 60 60'), '#a5e0d6'],
    [stroke('28 40 2 44', 1.4), '#3a3038'],
    [discPath(34, 36, 2.6), ink],
  ],
  beehive: [
    [
      discPath(50, 16, 20, 14) +
        discPath(50, 38, 34, 15) +
        discPath(50, 62, 40, 17) +
        discPath(50, 84, 32, 15),
      '#e0a63a',
    ],
    [discPath(50, 28, 26, 3) + discPath(50, 50, 36, 3) + discPath(50, 74, 36, 3), '#b97f24'],
    [discPath(50, 66, 9, 10), '#4a2f14'],
  ],
  drone: [
    [discPath(16, 30, 16, 4) + discPath(84, 30, 16, 4), '#b9c0ca'],
    [stroke('16 34 50 52 84 34', 3) + stroke('34 60 28 78', 2) + stroke('66 60 72 78', 2), '#3a3f4a'],
    [discPath(50, 52, 22, 13), '#5a616e'],
    [discPath(50, 62, 7), '#23262e'],
    [discPath(50, 62, 3), '#5fd0ff'],
  ],
  caterpillar: [
    [discPath(88, 88, 12) + discPath(56, 82, 13), '#5fae4a'],
    [discPath(72, 84, 13) + discPath(40, 84, 13), '#7cc95f'],
    [discPath(20, 76, 17), '#d9534a'],
    [
      stroke('14 62 8 48', 1.4) + stroke('24 60 28 46', 1.4) + discPath(14, 74, 2.6) + discPath(24, 74, 2.6),
      ink,
    ],
  ],
  starfish: [
    [shape('50 4 62 36 97 38 69 59 80 94 50 73 20 94 31 59 3 38 38 36'), '#ef8a4a'],
    [
      discPath(50, 52, 5) +
        discPath(50, 30, 3) +
        discPath(70, 46, 3) +
        discPath(62, 70, 3) +
        discPath(38, 70, 3) +
        discPath(30, 46, 3),
      '#fbc79a',
    ],
  ],
  seahorse: [
    [stroke('34 20 54 26 60 48 50 64 56 84 44 94 36 86', 8), '#f0a93a'],
    [shape('66 36 86 44 66 58'), '#fbd58a'],
    [
      discPath(40, 18, 12) +
        hullPath([
          { x: 34, y: 22, radius: 5 },
          { x: 12, y: 28, radius: 3 },
        ]),
      '#f0a93a',
    ],
    [discPath(36, 16, 2.6), ink],
  ],
  ostrich: [
    [stroke('46 70 44 98 36 99', 2.4) + stroke('62 70 64 98 56 99', 2.4), '#e3b98a'],
    [discPath(58, 56, 28, 18), '#3a3844'],
    [discPath(86, 54, 12, 10) + discPath(72, 64, 12, 8), '#f1ede6'],
    [stroke('36 52 28 30 26 12', 4), '#e9cda8'],
    [discPath(24, 10, 8), '#e9cda8'],
    [shape('18 10 4 14 18 16'), '#e8842f'],
    [discPath(22, 8, 2), ink],
  ],
  pelican: [
    [stroke('54 76 52 98 44 99', 2.2) + stroke('68 76 70 98 62 99', 2.2), '#e8842f'],
    [discPath(64, 62, 28, 18) + shape('82 56 100 50 90 72'), '#f4f2ee'],
    [stroke('46 56 42 34 46 16', 6), '#f4f2ee'],
    [discPath(44, 14, 10), '#f4f2ee'],
    ['M38 12L2 30C8 50 30 44 38 24Z', '#f2a33a'],
    [discPath(42, 12, 2.4), ink],
    [discPath(70, 60, 18, 9), '#b9bcc6'],
  ],
  stork: [
    [stroke('56 66 54 98 48 99', 1.8) + stroke('64 66 66 98 60 99', 1.8), '#e0503a'],
    [discPath(64, 54, 26, 14), '#f6f5f2'],
    [shape('64 50 100 52 84 68'), '#26242c'],
    [stroke('46 52 36 34 38 18', 4), '#f6f5f2'],
    [discPath(36, 14, 8), '#f6f5f2'],
    [shape('30 12 0 22 30 18'), '#e0503a'],
    [discPath(34, 12, 2), ink],
  ],
  stingray: [
    [stroke('76 54 100 44', 1.6), '#5a6f80'],
    ['M2 56C24 18 52 20 80 54C52 88 24 92 2 56Z', '#7d95a8'],
    [discPath(26, 50, 3) + discPath(28, 62, 3), ink],
  ],
}
