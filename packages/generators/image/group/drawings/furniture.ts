// Furniture, drawn whole in squares of 100 units; the ground is at 100.

import { boxPath, discPath, polygonPath } from '../../figures/vector.ts'
import { darkWood, line, round, stroke, wood, type Part } from './part.ts'

export const furniture: Readonly<Record<string, readonly Part[]>> = {
  'chess-table': [
    [
      line(
        [
          [24, 62],
          [20, 98],
        ],
        3,
      ) +
        line(
          [
            [76, 62],
            [80, 98],
          ],
          3,
        ),
      darkWood,
    ],
    [boxPath(6, 54, 88, 8), wood],
    [boxPath(22, 49, 56, 5), '#f2ead8'],
    [[0, 1, 2, 3].map((at) => boxPath(22 + at * 14, 49, 7, 5)).join(''), '#2c2630'],
    [
      [28, 38]
        .map(
          (x) =>
            discPath(x, 38, 3) +
            polygonPath([
              [x - 3.4, 49],
              [x - 1.4, 39],
              [x + 1.4, 39],
              [x + 3.4, 49],
            ]),
        )
        .join('') +
        polygonPath([
          [44, 49],
          [46, 32],
          [43, 28],
          [49, 28],
          [47, 32],
          [50, 49],
        ]),
      '#f8f4ea',
    ],
    [
      [60, 70]
        .map(
          (x) =>
            discPath(x, 38, 3) +
            polygonPath([
              [x - 3.4, 49],
              [x - 1.4, 39],
              [x + 1.4, 39],
              [x + 3.4, 49],
            ]),
        )
        .join('') +
        polygonPath([
          [52, 49],
          [54, 32],
          [51, 28],
          [57, 28],
          [55, 32],
          [58, 49],
        ]),
      '#2c2630',
    ],
  ],
  table: [
    [
      line(
        [
          [16, 60],
          [14, 98],
        ],
        3.4,
      ) +
        line(
          [
            [84, 60],
            [86, 98],
          ],
          3.4,
        ),
      darkWood,
    ],
    [round(2, 50, 96, 10, 4), wood],
  ],
  bench: [
    [
      line(
        [
          [16, 66],
          [12, 98],
        ],
        2.6,
      ) +
        line(
          [
            [84, 66],
            [88, 98],
          ],
          2.6,
        ),
      '#3a3f4a',
    ],
    [round(6, 28, 88, 9, 4) + round(6, 42, 88, 9, 4), wood],
    [round(4, 60, 92, 9, 4), '#b27d4c'],
  ],
  'long-bench': [
    [stroke('12 82 10 99', 1.5) + stroke('50 82 50 99', 1.5) + stroke('88 82 90 99', 1.5), '#3a3f4a'],
    [round(3, 62, 94, 4.6, 2) + round(3, 69.5, 94, 4.6, 2), wood],
    [round(2, 79.5, 96, 4.6, 2), '#b27d4c'],
  ],
  throne: [
    [
      polygonPath([
        [22, 100],
        [22, 22],
        [34, 8],
        [50, 0],
        [66, 8],
        [78, 22],
        [78, 100],
      ]),
      '#c9992f',
    ],
    [
      polygonPath([
        [31, 66],
        [31, 26],
        [50, 12],
        [69, 26],
        [69, 66],
      ]),
      '#8c1f36',
    ],
    [round(26, 58, 48, 12, 4), '#b0304a'],
    [round(16, 48, 12, 52, 4) + round(72, 48, 12, 52, 4), '#e0b040'],
    [discPath(50, 4, 5), '#d23b46'],
  ],
  barrel: [
    ['M24 6C40 2 60 2 76 6C90 34 90 70 76 98C60 102 40 102 24 98C10 70 10 34 24 6Z', wood],
    [boxPath(16, 24, 68, 6) + boxPath(15, 70, 70, 6), '#4a4a55'],
  ],
  easel: [
    [
      line(
        [
          [34, 40],
          [20, 98],
        ],
        2.4,
      ) +
        line(
          [
            [66, 40],
            [80, 98],
          ],
          2.4,
        ) +
        line(
          [
            [50, 6],
            [50, 90],
          ],
          2.4,
        ),
      darkWood,
    ],
    [boxPath(18, 16, 64, 50), '#f6f1e6'],
    [boxPath(23, 21, 54, 40), '#8fc7e8'],
    ['M23 61L23 48L38 38L50 50L62 40L77 52L77 61Z', '#4f9a5c'],
    [discPath(66, 30, 5), '#f2b93a'],
    [round(16, 66, 68, 5, 2), wood],
  ],
  bookshelf: [
    [boxPath(10, 0, 80, 100), darkWood],
    [boxPath(15, 5, 70, 26) + boxPath(15, 37, 70, 26) + boxPath(15, 69, 70, 26), '#4a2f1c'],
    ...[5, 37, 69].flatMap((top): Part[] => [
      [boxPath(17, top + 4, 7, 22) + boxPath(44, top + 6, 8, 20) + boxPath(66, top + 3, 6, 23), '#b8473f'],
      [boxPath(25, top + 7, 6, 19) + boxPath(53, top + 4, 6, 22), '#3a7ca8'],
      [boxPath(33, top + 3, 9, 23) + boxPath(74, top + 8, 8, 18), '#d9a94a'],
    ]),
  ],
  'lamp-post': [
    [boxPath(47, 20, 6, 78) + round(40, 94, 20, 6, 2), '#2f3440'],
    [
      polygonPath([
        [38, 4],
        [62, 4],
        [58, 22],
        [42, 22],
      ]),
      '#ffe9a0',
    ],
    [
      polygonPath([
        [34, 5],
        [50, -4],
        [66, 5],
      ]),
      '#2f3440',
    ],
  ],
  piano: [
    ['M4 40C4 34 10 30 22 30L56 30C70 30 74 12 86 10C94 8 97 16 97 26L97 54L4 54Z', '#23232d'],
    [boxPath(4, 52, 93, 12), '#15151c'],
    [boxPath(6, 54, 34, 5), '#f4f4f6'],
    [
      line(
        [
          [14, 64],
          [14, 98],
        ],
        3,
      ) +
        line(
          [
            [88, 64],
            [88, 98],
          ],
          3,
        ),
      '#15151c',
    ],
    [
      polygonPath([
        [40, 30],
        [88, -2],
        [94, 8],
        [60, 30],
      ]),
      '#2f2f3c',
    ],
  ],
  stove: [
    [boxPath(8, 40, 84, 60), '#d9dde3'],
    [boxPath(6, 34, 88, 8), '#3a3f4a'],
    [round(18, 56, 64, 34, 4), '#4a5260'],
    [discPath(22, 48, 3) + discPath(36, 48, 3) + discPath(64, 48, 3) + discPath(78, 48, 3), '#c23b3b'],
    [boxPath(28, 12, 40, 22), '#8f97a3'],
    [boxPath(24, 10, 48, 5), '#b9c0ca'],
  ],
  'desk-with-laptop': [
    [
      line(
        [
          [12, 60],
          [10, 98],
        ],
        3,
      ) +
        line(
          [
            [90, 60],
            [92, 98],
          ],
          3,
        ),
      darkWood,
    ],
    [round(2, 52, 96, 8, 3), wood],
    [boxPath(30, 49, 36, 3), '#aeb6c2'],
    [
      polygonPath([
        [62, 49],
        [70, 22],
        [74, 22],
        [66, 50],
      ]),
      '#3a4250',
    ],
  ],
  stool: [
    [round(14, 4, 72, 14, 6), wood],
    [
      line(
        [
          [26, 16],
          [18, 97],
        ],
        4,
      ) +
        line(
          [
            [74, 16],
            [82, 97],
          ],
          4,
        ),
      darkWood,
    ],
  ],
}
