// Things that the motif set lacks or has only as a sign, drawn whole. Squares of 100 units; the ground is at 100.

import { dailyThings } from './daily-things.ts'
import { deedFurniture } from './deed-furniture.ts'
import { drawHatThing } from '../../figures/hat-things.ts'
import { boxPath, discPath, hullPath, moveLayers, polygonPath } from '../../figures/vector.ts'
import type { MotifOutline, OutlineLayer } from '../../request.ts'
import { creatures } from './creatures.ts'
import { fittings } from './fittings.ts'
import { furniture } from './furniture.ts'
import { handledThings } from './handled-things.ts'
import { handTables } from './hand-tables.ts'
import { household } from './household.ts'
import { indoors } from './indoors.ts'
import { madeThings } from './made/made-things.ts'
import { altered } from './made/altered.ts'
import { brimming } from './made/brimming.ts'
import { concepts } from './made/concepts.ts'
import { dishes } from './made/dishes.ts'
import { taleGear } from './made/tale-gear.ts'
import { vesselThings } from './made/vessels.ts'
import { animalsAndHeaps } from './animals-and-heaps.ts'
import { breadths, nature } from './nature/nature.ts'
import { outdoors } from './outdoors.ts'
import { talesAndIdeas } from './tales-and-ideas.ts'
import { toolsAndMachines } from './tools-and-machines.ts'
import { wieldedThings } from './wielded-things.ts'
import { widerThings } from './wider-things.ts'
import { darkWood, line, round, type Part } from './part.ts'

const things: Readonly<Record<string, readonly Part[]>> = {
  ...deedFurniture,
  ...furniture,
  ...handTables,
  ...household,
  ...outdoors,
  ...indoors,
  ...creatures,
  ...toolsAndMachines,
  ...wieldedThings,
  ...widerThings,
  ...animalsAndHeaps,
  ...fittings,
  ...talesAndIdeas,
  ...taleGear,
  ...madeThings,
  ...vesselThings,
  ...altered,
  ...concepts,
  ...brimming,
  ...dishes,
  ...nature,
  ...handledThings,
  ...dailyThings,
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
  books: (
    [
      [8, 84, 84, '#6f3b2c'],
      [14, 69, 74, '#4f6650'],
      [6, 54, 82, '#7a5a34'],
      [18, 39, 68, '#3f5068'],
      [12, 24, 72, '#8a6a44'],
    ] as const
  ).flatMap(([left, top, wide, color]): Part[] => [
    [round(left, top, wide, 15, 4), color],
    [boxPath(left + wide * 0.14, top + 3.4, wide * 0.88, 8.4), '#e6d9b8'],
    [
      boxPath(left + wide * 0.14, top + 5.4, wide * 0.88, 0.9) +
        boxPath(left + wide * 0.14, top + 8.6, wide * 0.88, 0.9),
      '#c9b88e',
    ],
    [boxPath(left + wide * 0.05, top + 1, 2.4, 13), '#d9b25a'],
  ]),
  macaron: [
    [round(8, 64, 84, 30, 15), '#e88aa8'],
    [round(14, 50, 72, 16, 7), '#fdf3e4'],
    [round(8, 22, 84, 32, 15), '#f0a0ba'],
    [round(20, 28, 34, 6, 3), '#fbd0dc'],
  ],
  'coin-stack': [
    [8, 4],
    [40, 7],
    [70, 3],
  ].flatMap(([left, count]): Part[] =>
    Array.from({ length: count! }, (_, at): Part[] => {
      const y = 92 - at * 11
      return [
        [round(left! - 6, y - 4, 34, 12, 5), '#c98f22'],
        [discPath(left! + 11, y - 3, 17, 5), '#f2c23f'],
        [discPath(left! + 11, y - 3, 11, 3), '#e0a92e'],
      ]
    }).flat(),
  ),
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
}

/** The outline of a thing that we draw, or undefined for any other name. */
export function drawOwnThing(name: string): MotifOutline | undefined {
  const hat = drawHatThing(name)
  if (hat) return { viewBox: 100, layers: hat }
  if (!Object.hasOwn(things, name)) return undefined
  const layers = things[name]!.map(([pathData, fill]): OutlineLayer => ({ pathData, fill }))
  return { viewBox: 100, layers: Object.hasOwn(breadths, name) ? fitInto(layers, breadths[name]!) : layers }
}

/** Makes what is broader than its square as much smaller, on the same ground. */
function fitInto(layers: readonly OutlineLayer[], [left, right]: readonly [number, number]): OutlineLayer[] {
  const scale = 100 / (right - left)
  return moveLayers(layers, [scale, 0, 0, scale, -left * scale, 100 - 100 * scale])
}
