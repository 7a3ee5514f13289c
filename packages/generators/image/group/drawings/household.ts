// Household things and parts of houses, drawn whole. Squares of 100 units; the ground is at 100.

import { boxPath, discPath, hullPath, polygonPath } from '../../figures/vector.ts'
import { darkWood, line, round, wood, type Part } from './part.ts'

export const household: Readonly<Record<string, readonly Part[]>> = {
  iceberg: [
    [
      polygonPath([
        [2, 100],
        [12, 66],
        [28, 54],
        [40, 18],
        [56, 6],
        [66, 36],
        [82, 50],
        [98, 100],
      ]),
      '#dff0fa',
    ],
    [
      polygonPath([
        [56, 6],
        [66, 36],
        [82, 50],
        [98, 100],
        [60, 100],
        [52, 60],
      ]),
      '#a9cfe6',
    ],
    [
      polygonPath([
        [12, 66],
        [28, 54],
        [40, 18],
        [44, 52],
        [34, 74],
      ]),
      '#f6fbff',
    ],
  ],
  fireplace: [
    [boxPath(8, 16, 84, 84), '#a3604a'],
    [[26, 42, 58, 74, 90].map((y) => boxPath(8, y, 84, 1.6)).join(''), '#8a4c3a'],
    [round(2, 8, 96, 12, 2), wood],
    [round(24, 38, 52, 62, 8), '#1f1a1e'],
    [
      'M50 52C58 62 70 72 68 86C66 94 60 98 50 98C40 98 34 94 32 86C30 76 40 74 42 64C46 68 47 60 50 52Z',
      '#f2752c',
    ],
    ['M50 70C55 77 60 82 58 90C56 95 54 97 50 97C46 97 44 95 42 90C40 84 46 80 50 70Z', '#ffcf4a'],
    [boxPath(28, 94, 44, 6), darkWood],
  ],
  refrigerator: [
    [round(20, 2, 60, 94, 5), '#d5dbe3'],
    [boxPath(20, 36, 60, 3), '#9aa3b0'],
    [round(26, 14, 4, 16, 2) + round(26, 46, 4, 24, 2), '#6f7886'],
    [boxPath(26, 95, 8, 5) + boxPath(66, 95, 8, 5), '#4a4f5a'],
  ],
  oven: [
    [round(8, 10, 84, 90, 4), '#c9ced6'],
    [boxPath(8, 10, 84, 18), '#4a4f5a'],
    [discPath(22, 19, 4) + discPath(36, 19, 4) + discPath(64, 19, 4) + discPath(78, 19, 4), '#e9edf2'],
    [round(18, 44, 64, 44, 4), '#2b2f3a'],
    [round(24, 50, 52, 32, 3), '#f2a34a'],
    [round(18, 34, 64, 5, 2), '#8a919d'],
  ],
  bottle: [
    [
      hullPath([
        { x: 42, y: 52, radius: 8 },
        { x: 58, y: 52, radius: 8 },
        { x: 40, y: 94, radius: 6 },
        { x: 60, y: 94, radius: 6 },
      ]),
      '#2f8a57',
    ],
    [boxPath(44, 14, 12, 36), '#2f8a57'],
    [round(42, 6, 16, 12, 3), '#b58a5c'],
    [round(36, 62, 28, 22, 3), '#f3e7c8'],
    [round(38, 50, 5, 44, 2), '#6fc08f'],
  ],
  lantern: [
    [
      line(
        [
          [30, 30],
          [34, 8],
          [66, 8],
          [70, 30],
        ],
        2.2,
      ),
      '#3a3f4a',
    ],
    [round(28, 26, 44, 9, 3) + round(24, 88, 52, 11, 3), '#3a3f4a'],
    [round(30, 35, 40, 53, 6), '#ffd97a'],
    [discPath(50, 64, 9, 16), '#fff6d0'],
    [boxPath(30, 35, 4, 53) + boxPath(66, 35, 4, 53) + boxPath(48.5, 35, 3, 10), '#3a3f4a'],
  ],
  typewriter: [
    [boxPath(24, 22, 52, 26), '#f6f1e6'],
    [boxPath(30, 28, 36, 2.4) + boxPath(30, 34, 28, 2.4), '#8a8f99'],
    [round(10, 42, 80, 12, 6), '#2b2f3a'],
    [
      polygonPath([
        [18, 54],
        [82, 54],
        [96, 98],
        [4, 98],
      ]),
      '#3b7a78',
    ],
    [
      [0, 1, 2]
        .flatMap((row) =>
          Array.from({ length: 7 - row }, (_, key) => discPath(26 + row * 4 + key * 8.2, 66 + row * 10, 3.2)),
        )
        .join(''),
      '#f2ede0',
    ],
  ],
  barn: [
    [boxPath(14, 46, 72, 54), '#a83a32'],
    [
      polygonPath([
        [8, 48],
        [22, 22],
        [50, 8],
        [78, 22],
        [92, 48],
      ]),
      '#8c2f2a',
    ],
    [
      polygonPath([
        [4, 48],
        [20, 18],
        [50, 2],
        [80, 18],
        [96, 48],
        [90, 50],
        [76, 24],
        [50, 10],
        [24, 24],
        [10, 50],
      ]),
      '#4a4f5a',
    ],
    [boxPath(34, 60, 32, 40), '#f1e9dc'],
    [boxPath(37, 63, 26, 37), '#8c2f2a'],
    [
      line(
        [
          [37, 63],
          [63, 100],
        ],
        1.4,
      ) +
        line(
          [
            [63, 63],
            [37, 100],
          ],
          1.4,
        ),
      '#f1e9dc',
    ],
    [round(43, 26, 14, 14, 2), '#f1e9dc'],
  ],
  stairs: [
    [
      polygonPath([
        [4, 100],
        [4, 84],
        [24, 84],
        [24, 66],
        [44, 66],
        [44, 48],
        [64, 48],
        [64, 30],
        [98, 30],
        [98, 100],
      ]),
      '#9aa0aa',
    ],
    [
      boxPath(4, 82, 20, 4) + boxPath(24, 64, 20, 4) + boxPath(44, 46, 20, 4) + boxPath(64, 28, 34, 4),
      '#c4c9d1',
    ],
  ],
  curtain: [
    [round(2, 2, 96, 5, 2), darkWood],
    [boxPath(8, 6, 84, 94), '#b0304a'],
    [[16, 32, 48, 64, 80].map((x) => boxPath(x, 6, 5, 94)).join(''), '#8c1f36'],
  ],
  shelf: [
    [round(2, 40, 96, 9, 2), wood],
    [
      polygonPath([
        [14, 49],
        [22, 49],
        [14, 74],
      ]) +
        polygonPath([
          [78, 49],
          [86, 49],
          [86, 74],
        ]),
      darkWood,
    ],
  ],
  well: [
    [boxPath(18, 30, 6, 40) + boxPath(76, 30, 6, 40), darkWood],
    [
      polygonPath([
        [6, 32],
        [50, 6],
        [94, 32],
      ]),
      '#a34a3a',
    ],
    [boxPath(14, 64, 72, 36), '#8f949f'],
    [round(10, 60, 80, 9, 4), '#a9aeb8'],
    [boxPath(26, 76, 18, 8) + boxPath(54, 86, 20, 8), '#7d828c'],
  ],
  fence: [
    [boxPath(0, 56, 100, 6) + boxPath(0, 80, 100, 6), '#d9cdb8'],
    [
      [4, 22, 40, 58, 76, 92]
        .map((x) =>
          polygonPath([
            [x, 100],
            [x, 48],
            [x + 4, 42],
            [x + 8, 48],
            [x + 8, 100],
          ]),
        )
        .join(''),
      '#f1e9dc',
    ],
  ],
}
