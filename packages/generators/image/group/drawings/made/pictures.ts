// Pictures as things, soup, a badge, and a wall to hang things on. Squares of 100 units; the ground is at 100.

import { boxPath, discPath } from '../../../figures/vector.ts'
import { each, ring, round, shape, stroke, type Part } from '../part.ts'

export const pictures: Readonly<Record<string, readonly Part[]>> = {
  photograph: [
    [shape('12 8 88 4 92 92 16 96'), '#fbf8f0'],
    [shape('18 14 83 10.6 85.6 72 21 75'), '#8f8676'],
    [shape('20 58 85 55 85.6 72 21 75'), '#6b6255'],
    ['M36 74C36 58 44 54 52 54C61 53 69 57 70 72Z', '#3f3830'],
    [discPath(52, 40, 12, 14), '#d9cbb4'],
    ['M39 40C38 24 48 22 53 22C62 22 67 28 65 40C62 34 58 32 52 32C46 32 42 34 39 40Z', '#3a322a'],
    [stroke('30 86 74 84', 1.4), '#b9b0a0'],
  ],
  'empty-frame': [
    [round(6, 4, 88, 96, 4), '#9a6a34'],
    [round(10, 8, 80, 88, 3), '#c48f4c'],
    [boxPath(18, 16, 64, 72), '#7a5226'],
    [boxPath(21, 19, 58, 66), '#f4f1ea'],
    [shape('21 19 79 19 75 23 25 23'), '#dcd7cb'],
    [boxPath(10, 8, 80, 2.4) + boxPath(10, 8, 2.4, 88), '#e3b677'],
  ],
  portrait: [
    [round(10, 0, 80, 100, 4), '#b07f22'],
    [round(14, 4, 72, 92, 3), '#e0ad3c'],
    [boxPath(19, 9, 62, 82), '#8a6420'],
    [boxPath(22, 12, 56, 76), '#5b4a3a'],
    [discPath(50, 44, 26, 28), '#75604a'],
    ['M26 88C26 70 36 64 50 64C64 64 74 70 74 88Z', '#7a2230'],
    [shape('42 64 50 78 58 64'), '#f1ede2'],
    [discPath(50, 46, 13, 16), '#e8c39c'],
    ['M36 46C34 28 44 26 50 26C58 26 66 30 64 46C61 38 56 36 50 36C44 36 39 38 36 46Z', '#3a2416'],
    [discPath(45, 46, 1.6) + discPath(55, 46, 1.6), '#2a1c14'],
    [stroke('45 55 50 56.6 55 55', 0.9), '#a8503f'],
    [boxPath(14, 4, 72, 2.4) + boxPath(14, 4, 2.4, 92), '#f7dc86'],
  ],
  sketch: [
    [shape('10 12 84 4 94 90 18 98'), '#f7f2e4'],
    [shape('80 4.6 84 4 94 90 90 90.6'), '#ddd4be'],
    [
      stroke('30 76 28 52 50 34 70 48 73 72 30 76', 1.1) +
        stroke('22 54 50 30 78 46', 1.3) +
        stroke('46 75 45 60 55 59 56 74', 1) +
        stroke('34 56 42 55 42 62 35 63 34 56', 0.8) +
        stroke('60 53 67 52 68 59 61 60 60 53', 0.8) +
        ring(76, 22, 6, 0.9) +
        stroke('22 84 84 77', 0.8) +
        stroke('60 38 60 30 65 31 65 42', 0.9),
      '#5a564e',
    ],
    [stroke('56 96 90 60', 1.8), '#e8a52a'],
    [shape('52 100 57 92 60 96'), '#3a322a'],
  ],
  poster: [
    [boxPath(14, 2, 72, 96), '#f4ead2'],
    [boxPath(18, 6, 64, 66), '#d9502f'],
    [discPath(50, 38, 19), '#f7c83a'],
    [shape('18 72 18 58 38 40 54 58 66 48 82 64 82 72'), '#2f3b57'],
    [boxPath(22, 77, 56, 7), '#2f3b57'],
    [boxPath(30, 88, 40, 3), '#8a7a5a'],
    [shape('14 2 24 2 14 10') + shape('86 2 76 2 86 10'), '#d9caa4'],
  ],
  'soup-bowl': [
    [
      stroke('34 34 30 24 36 14 32 4', 1.8) +
        stroke('50 32 46 22 52 12 48 2', 1.8) +
        stroke('66 34 62 24 68 14 64 4', 1.8),
      '#e6edf2',
    ],
    [stroke('74 52 98 22', 2.6), '#aab4c2'],
    [round(32, 92, 36, 7, 3), '#2f6490'],
    ['M4 54L96 54C96 78 78 95 60 95L40 95C22 95 4 78 4 54Z', '#3f7fb0'],
    ['M60 95C78 95 96 78 96 54L82 54C82 76 72 90 56 95Z', '#2f6490'],
    [discPath(50, 54, 46, 11), '#dbe8f2'],
    [discPath(50, 55, 41, 9), '#e8782a'],
    [discPath(42, 53, 22, 4), '#f2a052'],
    [discPath(34, 56, 4, 2.4) + discPath(56, 57, 4, 2.4) + discPath(64, 52, 3, 2), '#5fa845'],
    [discPath(46, 58, 3.4, 2) + discPath(28, 53, 3, 2), '#f7dc86'],
  ],
  'red-button': [
    [discPath(50, 82, 48, 16), '#5f6977'],
    [discPath(50, 76, 48, 16), '#8f98a6'],
    [discPath(50, 74, 41, 12.6), '#f2c531'],
    [
      each(12, (at) =>
        shape(
          `${50 + Math.cos(at * 0.524) * 33} ${74 + Math.sin(at * 0.524) * 10} ${50 + Math.cos(at * 0.524) * 41} ${74 + Math.sin(at * 0.524) * 12.6} ${50 + Math.cos(at * 0.524 + 0.26) * 41} ${74 + Math.sin(at * 0.524 + 0.26) * 12.6} ${50 + Math.cos(at * 0.524 + 0.26) * 33} ${74 + Math.sin(at * 0.524 + 0.26) * 10}`,
        ),
      ),
      '#22252c',
    ],
    [discPath(50, 73, 32, 10), '#3d434f'],
    ['M20 70C18 44 32 34 50 34C68 34 82 44 80 70C72 80 28 80 20 70Z', '#d9262c'],
    ['M26 62C27 48 36 40 50 40C58 40 64 42 68 45C52 46 36 52 30 68C27 66 26 64 26 62Z', '#f58a84'],
    ['M20 70C28 80 72 80 80 70L80 64C70 75 30 75 20 64Z', '#a3181d'],
  ],
  badge: [
    [
      shape('50 2 62 20 84 16 82 38 98 52 80 62 78 84 58 80 50 98 42 80 22 84 20 62 2 52 18 38 16 16 38 20'),
      '#b07f22',
    ],
    [
      shape('50 8 60 24 79 21 77 39 91 51 76 59 74 78 56 75 50 90 44 75 26 78 24 59 9 51 23 39 21 21 40 24'),
      '#e0ad3c',
    ],
    [discPath(50, 50, 20), '#b07f22'],
    [discPath(50, 50, 17), '#f7dc86'],
    [shape('50 36 54 45 64 46 56 52 59 62 50 57 41 62 44 52 36 46 46 45'), '#b07f22'],
  ],
  brick: [
    [boxPath(0, 14, 100, 86), '#c9bba8'],
    [
      each(8, (row) =>
        each(6, (at) => {
          const left = at * 20 - (row % 2) * 10
          const [from, to] = [Math.max(0, left + 0.8), Math.min(100, left + 19.2)]
          return to > from ? boxPath(from, 18 + row * 10.2, to - from, 8.8) : ''
        }),
      ),
      '#a8553f',
    ],
    [
      each(12, (at) => {
        const [column, row] = [(at * 3 + 1) % 5, (at * 5 + 2) % 8]
        return boxPath(
          column * 20 + (row % 2) * 10 + 0.8,
          18 + row * 10.2,
          18.4 - (column === 4 && row % 2 ? 9 : 0),
          8.8,
        )
      }),
      '#b86a50',
    ],
    [
      each(8, (at) => {
        const [column, row] = [(at * 2 + 1) % 4, (at * 3 + 1) % 8]
        return boxPath(column * 20 + (row % 2) * 10 + 0.8, 18 + row * 10.2, 18.4, 8.8)
      }),
      '#94452f',
    ],
    [boxPath(0, 12, 100, 5), '#8f8a84'],
    [boxPath(0, 12, 100, 1.6), '#b3aea6'],
  ],
}
