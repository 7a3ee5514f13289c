// Things that the motif set lacks or has only as a sign, drawn whole. Squares of 100 units; the ground is at 100.

import { discPath, hullPath, limbPath, polygonPath, boxPath, type Point } from '../figures/vector.ts'
import type { MotifOutline, OutlineLayer } from '../request.ts'

type Part = readonly [pathData: string, fill: string]

const wood = '#9a6a3f'
const darkWood = '#70482a'

const round = (left: number, top: number, wide: number, tall: number, radius: number): string =>
  hullPath([
    { x: left + radius, y: top + radius, radius },
    { x: left + wide - radius, y: top + radius, radius },
    { x: left + radius, y: top + tall - radius, radius },
    { x: left + wide - radius, y: top + tall - radius, radius },
  ])

const line = (points: readonly Point[], girth: number): string =>
  limbPath(
    points,
    points.map(() => girth),
  )

const things: Readonly<Record<string, readonly Part[]>> = {
  'piggy-bank': [
    [round(30, 74, 10, 24, 5) + round(62, 74, 10, 24, 5), '#e0788f'],
    [discPath(50, 60, 36, 26), '#f39bb0'],
    [round(22, 78, 10, 22, 5) + round(56, 78, 10, 22, 5), '#ea8aa1'],
    [
      polygonPath([
        [26, 40],
        [22, 24],
        [40, 34],
      ]) +
        polygonPath([
          [38, 36],
          [44, 22],
          [50, 36],
        ]),
      '#e0788f',
    ],
    [
      hullPath([
        { x: 14, y: 60, radius: 9 },
        { x: 22, y: 60, radius: 11 },
      ]),
      '#ffb3c4',
    ],
    [discPath(10, 58, 1.8, 2.6) + discPath(10, 65, 1.8, 2.6), '#a34c63'],
    [discPath(28, 50, 2.6), '#3a2230'],
    [round(46, 33, 20, 4.4, 2), '#a34c63'],
    [discPath(56, 22, 10), '#e9b93a'],
    [discPath(56, 22, 6.6), '#f7d568'],
  ],
  'tiny-house': [
    [boxPath(10, 86, 80, 6), '#5b4a44'],
    [discPath(30, 93, 7) + discPath(70, 93, 7), '#2e2a30'],
    [boxPath(14, 42, 72, 46), '#c98d5b'],
    [boxPath(14, 52, 72, 1.6) + boxPath(14, 63, 72, 1.6) + boxPath(14, 74, 72, 1.6), '#ae7644'],
    [
      polygonPath([
        [6, 44],
        [50, 12],
        [94, 44],
      ]),
      '#4a6670',
    ],
    [boxPath(68, 14, 8, 20), '#7a3b34'],
    [boxPath(22, 52, 20, 18), '#ffe08a'],
    [boxPath(31, 52, 2, 18) + boxPath(22, 60, 20, 2), '#f5f1e6'],
    [boxPath(56, 54, 18, 34), '#2f6a5a'],
    [discPath(70, 72, 1.6), '#f0c14a'],
  ],
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
  gravestone: [
    [
      hullPath([
        { x: 50, y: 40, radius: 30 },
        { x: 24, y: 92, radius: 4 },
        { x: 76, y: 92, radius: 4 },
      ]),
      '#8f949f',
    ],
    [
      hullPath([
        { x: 50, y: 42, radius: 23 },
        { x: 32, y: 86, radius: 4 },
        { x: 68, y: 86, radius: 4 },
      ]),
      '#a3a8b2',
    ],
    [boxPath(47, 34, 6, 32) + boxPath(38, 43, 24, 6), '#6c717c'],
    [discPath(22, 98, 18, 5) + discPath(76, 98, 20, 5), '#5c8a4a'],
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
  stone: [
    [
      polygonPath([
        [4, 100],
        [8, 70],
        [24, 52],
        [46, 44],
        [70, 50],
        [88, 68],
        [97, 100],
      ]),
      '#7f848d',
    ],
    [
      polygonPath([
        [24, 52],
        [46, 44],
        [70, 50],
        [60, 62],
        [36, 64],
      ]),
      '#9aa0a9',
    ],
  ],
  log: [
    [round(2, 64, 90, 34, 16), darkWood],
    [discPath(88, 81, 9, 17), '#d7ae7c'],
    [discPath(88, 81, 5, 10), '#b98a56'],
  ],
  campfire: [
    [
      line(
        [
          [16, 94],
          [84, 82],
        ],
        5,
      ) +
        line(
          [
            [16, 82],
            [84, 94],
          ],
          5,
        ),
      darkWood,
    ],
    [
      'M50 14C62 30 78 46 74 66C72 80 62 86 50 86C38 86 28 80 26 66C24 52 36 50 38 34C44 40 46 30 50 14Z',
      '#f2752c',
    ],
    ['M50 42C58 52 66 60 62 72C60 80 56 84 50 84C44 84 40 80 38 72C36 64 44 60 50 42Z', '#ffcf4a'],
  ],
  bridge: [
    ['M0 44C30 30 70 30 100 44L100 100L88 100C84 66 66 56 50 56C34 56 16 66 12 100L0 100Z', '#948a80'],
    ['M0 38C30 24 70 24 100 38L100 46C70 32 30 32 0 46Z', '#b0a598'],
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
  boat: [
    ['M2 58C20 66 80 66 98 54C94 80 84 98 72 98L26 98C14 94 6 78 2 58Z', '#8a5330'],
    ['M2 58C20 66 80 66 98 54L96 62C80 73 20 73 4 66Z', '#c08a54'],
    [
      line(
        [
          [30, 40],
          [76, 92],
        ],
        1.8,
      ),
      '#d7ae7c',
    ],
    [
      hullPath([
        { x: 80, y: 92, radius: 4 },
        { x: 86, y: 100, radius: 3 },
      ]),
      '#d7ae7c',
    ],
  ],
  blade: [
    [
      polygonPath([
        [46, 70],
        [46, 10],
        [50, 0],
        [54, 10],
        [54, 70],
      ]),
      '#d5dce6',
    ],
    [round(32, 68, 36, 6, 3), '#d8a93a'],
    [round(46.5, 73, 7, 20, 3), '#5a3424'],
    [discPath(50, 95, 5), '#d8a93a'],
  ],
  'treasure-chest': [
    ['M8 50C8 26 20 18 50 18C80 18 92 26 92 50Z', '#8a5330'],
    [discPath(30, 52, 9) + discPath(46, 48, 10) + discPath(62, 51, 9) + discPath(74, 54, 7), '#f2c23f'],
    [boxPath(8, 56, 84, 44), '#9c6238'],
    [
      boxPath(8, 54, 84, 6) + boxPath(20, 56, 7, 44) + boxPath(73, 56, 7, 44) + round(43, 58, 14, 16, 3),
      '#d9a93a',
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
  surfboard: [
    [
      hullPath([
        { x: 8, y: 92, radius: 2 },
        { x: 50, y: 93, radius: 6 },
        { x: 94, y: 88, radius: 2 },
      ]),
      '#f2b23f',
    ],
    [boxPath(20, 91, 60, 2.4), '#d9534a'],
  ],
  skateboard: [
    [round(8, 74, 84, 8, 4), '#7a4fb5'],
    [discPath(26, 90, 8) + discPath(74, 90, 8), '#f0c14a'],
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
  wall: [
    [
      polygonPath([
        [30, 100],
        [34, 70],
        [28, 48],
        [40, 22],
        [36, 0],
        [100, 0],
        [100, 100],
      ]),
      '#8a7a6c',
    ],
    [
      polygonPath([
        [40, 100],
        [50, 72],
        [44, 46],
        [58, 20],
        [54, 0],
        [100, 0],
        [100, 100],
      ]),
      '#9c8b7b',
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

/** The outline of a thing that we draw, or undefined for any other name. */
export function drawOwnThing(name: string): MotifOutline | undefined {
  if (!Object.hasOwn(things, name)) return undefined
  const layers = things[name]!.map(([pathData, fill]): OutlineLayer => ({ pathData, fill }))
  return { viewBox: 100, layers }
}
