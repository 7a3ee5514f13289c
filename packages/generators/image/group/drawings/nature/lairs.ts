// What beings come out of, are kept in or are caught by. Squares of 100 units; the ground is at 100.

import { boxPath, discPath, hullPath } from '../../../figures/vector.ts'
import { round, shape, stroke, type Part } from '../part.ts'
import { curve, dots } from './pen.ts'

export const lairs: Readonly<Record<string, readonly Part[]>> = {
  /** A headstone behind the earth of its grave, which is open. */
  'grave-mound': [
    ['M26 80V30C26 8 74 8 74 30V80Z', '#8d94a0'],
    ['M32 80V32C32 16 68 16 68 32V80Z', '#a3aab5'],
    [stroke('50 26 50 52', 2) + stroke('42 34 58 34', 2), '#6b727e'],
    ['M0 100C6 78 28 70 50 70C74 70 94 78 100 100Z', '#5a4130'],
    [discPath(50, 82, 30, 8), '#20160f'],
    [dots('12 96 4 26 92 5 76 92 5 90 97 4 50 95 6 38 97 4 64 97 4'), '#6f5240'],
  ],
  /** Open, with its lid behind it. */
  'open-coffin': [
    ['M70 62L90 2L100 6L96 66Z', '#5a3220'],
    [stroke('88 20 93 22', 1.6) + stroke('91.6 14 87 34', 1.6), '#d9a83a'],
    [round(2, 58, 96, 10, 3), '#3a1f16'],
    [boxPath(4, 62, 92, 6), '#7d1f2e'],
    ['M0 64H100L94 100H6Z', '#7a4630'],
    [boxPath(0, 64, 100, 5), '#5a3220'],
    [
      hullPath([
        { x: 18, y: 84, radius: 2.4 },
        { x: 30, y: 84, radius: 2.4 },
      ]) +
        hullPath([
          { x: 70, y: 84, radius: 2.4 },
          { x: 82, y: 84, radius: 2.4 },
        ]),
      '#d9a83a',
    ],
  ],
  'broken-egg': [
    ['M78 100C70 96 70 84 78 78L84 84L90 76L95 86C100 92 96 100 90 100Z', '#e3d9c4'],
    ['M8 52L20 62L30 48L42 62L54 48L64 62L74 50C78 78 64 100 42 100C18 100 4 78 8 52Z', '#f7f1e4'],
    [dots('24 78 4 40 88 3 56 76 3.4 34 70 2.4'), '#e0d3b8'],
  ],
  'open-closet': [
    [boxPath(18, 2, 64, 96), '#8a5a34'],
    [boxPath(22, 7, 56, 86), '#1b1620'],
    [boxPath(22, 14, 56, 2.4), '#5a4030'],
    [shape('18 2 0 10 0 100 18 98') + shape('82 2 100 10 100 100 82 98'), '#a87040'],
    [shape('14 12 4 17 4 50 14 48') + shape('14 54 4 56 4 90 14 90'), '#8a5a34'],
    [shape('86 12 96 17 96 50 86 48') + shape('86 54 96 56 96 90 86 90'), '#8a5a34'],
    [discPath(3, 54, 1.8) + discPath(97, 54, 1.8), '#e3b04a'],
  ],
  'window-frame': [
    [boxPath(4, 4, 92, 88), '#f0e8da'],
    [boxPath(10, 10, 80, 76), '#1d2a47'],
    [shape('10 10 40 10 10 52') + shape('60 86 90 44 90 86'), '#2a3a5e'],
    [boxPath(48, 10, 4, 76) + boxPath(10, 46, 80, 4), '#f0e8da'],
    [boxPath(0, 90, 100, 8), '#d9cdb8'],
  ],
  'fish-tank': [
    [round(0, 88, 100, 12, 2), '#4a3628'],
    [boxPath(3, 22, 94, 68), '#8fd4ee'],
    [boxPath(3, 32, 94, 58), '#4fb2dc'],
    [boxPath(3, 80, 94, 10), '#e3c487'],
    [
      curve('14 82 10 66 18 54 12 42', 2, 1) +
        curve('20 82 24 68 18 60', 2, 1) +
        curve('86 82 90 64 84 50', 2, 1),
      '#2f9a4a',
    ],
    [discPath(78, 80, 7, 5) + discPath(70, 82, 5, 4), '#9aa0a8'],
    [dots('26 60 2 28 50 1.6 25 42 1.3 72 56 1.8 74 46 1.4'), '#e4f6fd'],
    [boxPath(0, 18, 100, 5) + boxPath(0, 18, 3.4, 72) + boxPath(96.6, 18, 3.4, 72), '#3a4450'],
    [shape('10 26 16 26 9 60 6 60'), '#d8f1fb'],
  ],
  'nest-bowl': [
    ['M4 50C20 40 80 40 96 50C94 84 76 100 50 100C24 100 6 84 4 50Z', '#8a6238'],
    [
      stroke('6 58 40 66 94 56', 1.8) +
        stroke('10 70 50 76 92 68', 1.6) +
        stroke('18 84 56 86 84 80', 1.6) +
        stroke('2 50 30 60 62 58 98 48', 2) +
        stroke('0 44 24 54', 1.6) +
        stroke('100 42 78 54', 1.6),
      '#b88a52',
    ],
  ],
  'mouse-trap': [
    [shape('0 88 12 74 88 74 100 88'), '#d9b27c'],
    [shape('0 88 100 88 100 98 0 98'), '#b5894f'],
    [
      stroke('62 86 96 86 90 76 64 76', 1.5) + stroke('62 74 62 88', 2.4) + stroke('60 80 34 80', 1.2),
      '#8d96a3',
    ],
    [[56, 59, 62, 65, 68].map((x) => discPath(x, 81, 2, 6)).join(''), '#a9b1bd'],
    [boxPath(16, 76, 18, 6), '#c9a24a'],
    [shape('12 76 34 76 34 60 14 70'), '#f5c83f'],
    [dots('20 72 2 28 68 2.2 30 74 1.4'), '#d99a20'],
  ],
  'flying-saucer': [
    ['M32 44C32 18 68 18 68 44Z', '#8fd8ec'],
    ['M40 32C42 26 48 24 52 24C48 30 46 36 46 42H38Z', '#d9f3fa'],
    [discPath(50, 54, 50, 15), '#9aa3b0'],
    [discPath(50, 50, 44, 11), '#c3cad4'],
    [discPath(50, 66, 20, 6), '#f4ec9a'],
    [dots('10 55 4 30 61 4 50 63 4 70 61 4 90 55 4'), '#f2b53a'],
  ],
}
