// Houses that are seen as a whole place: a hamlet around its church, and a house that is haunted.

import { discPath } from '../../../figures/vector.ts'
import { each, ring, shape, stroke, type Part } from '../part.ts'

interface Cottage {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly wall: string
  readonly roof: string
}

const cottage = ({ x, y, size, wall, roof }: Cottage): Part[] => [
  [shape(`${x} ${y} ${x} ${y - size * 0.6} ${x + size} ${y - size * 0.6} ${x + size} ${y}`), wall],
  [
    shape(
      `${x + size * 0.62} ${y} ${x + size * 0.62} ${y - size * 0.6} ${x + size} ${y - size * 0.6} ${x + size} ${y}`,
    ),
    '#cdb795',
  ],
  [
    shape(
      `${x - size * 0.1} ${y - size * 0.56} ${x + size * 0.3} ${y - size} ${x + size * 0.78} ${y - size} ${x + size * 1.1} ${y - size * 0.56}`,
    ),
    roof,
  ],
  [
    shape(
      `${x + size * 0.72} ${y - size * 0.86} ${x + size * 0.72} ${y - size * 1.2} ${x + size * 0.86} ${y - size * 1.2} ${x + size * 0.86} ${y - size * 0.86}`,
    ),
    '#8a5a48',
  ],
  [
    shape(
      `${x + size * 0.2} ${y} ${x + size * 0.2} ${y - size * 0.36} ${x + size * 0.4} ${y - size * 0.36} ${x + size * 0.4} ${y}`,
    ),
    '#5f4030',
  ],
  [
    shape(
      `${x + size * 0.7} ${y - size * 0.2} ${x + size * 0.7} ${y - size * 0.42} ${x + size * 0.9} ${y - size * 0.42} ${x + size * 0.9} ${y - size * 0.2}`,
    ),
    '#ffe09a',
  ],
]

/** A tower with rows of lit windows, from its lower left corner. */
const tower = (left: number, wide: number, tall: number, wall: string, lit: string): readonly Part[] => {
  const [columns, rows] = [Math.max(2, Math.round(wide / 6)), Math.floor(tall / 8)]
  const [stepX, stepY] = [wide / columns, tall / (rows + 0.5)]
  return [
    [shape(`${left} 100 ${left} ${100 - tall} ${left + wide} ${100 - tall} ${left + wide} 100`), wall],
    [
      each(columns * rows, (at) => {
        const x = left + stepX * ((at % columns) + 0.26)
        const y = 100 - tall + stepY * (Math.floor(at / columns) + 0.4)
        // Some are dark.
        if ((at * 7 + columns) % 5 === 0) return ''
        return shape(
          `${x} ${y} ${x + stepX * 0.5} ${y} ${x + stepX * 0.5} ${y + stepY * 0.5} ${x} ${y + stepY * 0.5}`,
        )
      }),
      lit,
    ],
  ]
}

export const settlements: Readonly<Record<string, readonly Part[]>> = {
  'city-block': [
    ...tower(20, 16, 62, '#6f7f98', '#dfe9f4'),
    ...tower(64, 15, 70, '#5d6c88', '#dfe9f4'),
    [stroke('71.5 30 71.5 20', 1), '#4a566d'],
    ...tower(40, 20, 88, '#4f78a8', '#ffe9a6'),
    [shape('43 12 50 0 57 12'), '#3d5f88'],
    ...tower(4, 22, 40, '#b9694f', '#ffe2b0'),
    ...tower(54, 16, 48, '#8f9bb0', '#eef4fa'),
    ...tower(76, 20, 44, '#4a8a86', '#e6f4d8'),
    ...tower(27, 18, 30, '#d0a266', '#7a5430'),
  ],
  hamlet: [
    [shape('44 84 44 40 56 40 56 84'), '#f2ead8'],
    [shape('51 84 51 40 56 40 56 84'), '#d3c6ac'],
    [shape('41 41 50 14 59 41'), '#7f4a3c'],
    [discPath(50, 50, 2.8), '#5f7486'],
    [stroke('50 15 50 8', 1) + stroke('48 10.5 52 10.5', 1), '#5a4a40'],
    ...cottage({ x: 22, y: 84, size: 22, wall: '#e9d8ba', roof: '#a8563c' }),
    ...cottage({ x: 58, y: 84, size: 20, wall: '#efe2c8', roof: '#8a4a3a' }),
    ...cottage({ x: 6, y: 96, size: 24, wall: '#f4e8d0', roof: '#b5653f' }),
    ...cottage({ x: 72, y: 96, size: 23, wall: '#e6d2b0', roof: '#9a4f3a' }),
    ...cottage({ x: 37, y: 100, size: 27, wall: '#f7eddb', roof: '#b0583c' }),
    [
      discPath(4, 96, 5, 6) + discPath(33, 97, 4, 5) + discPath(69, 97, 4.4, 5.6) + discPath(97, 96, 4, 6),
      '#5f8f4a',
    ],
    [discPath(3, 94, 2.6, 3) + discPath(68, 95, 2.4, 3), '#86b568'],
  ],
  'iron-gate': [
    [shape('0 100 0 20 12 20 12 100') + shape('88 100 88 20 100 20 100 100'), '#8f867c'],
    [shape('-2 20 6 10 14 20') + shape('86 20 94 10 102 20'), '#6f675f'],
    [
      each(13, (at) => {
        const x = 16 + at * 5.67
        const top = 26 - 10 * (1 - ((x - 50) / 36) ** 2)
        return (
          stroke(`${x} 100 ${x} ${top}`, 1.7) +
          shape(`${x - 1.8} ${top + 1} ${x} ${top - 6} ${x + 1.8} ${top + 1}`)
        )
      }),
      '#2b2d36',
    ],
    [
      stroke('13 92 87 92', 2.2) + stroke('13 58 87 58', 2) + stroke('13 36 30 31 50 29 70 31 87 36', 2.2),
      '#3a3d48',
    ],
    [ring(36, 47, 6, 1.5) + ring(64, 47, 6, 1.5) + ring(22, 47, 5, 1.4) + ring(78, 47, 5, 1.4), '#3a3d48'],
    [discPath(47.6, 66, 2) + discPath(52.4, 66, 2), '#c9a24a'],
  ],
  'tower-window': [
    [shape('25 100 27 30 73 30 75 100'), '#9a9189'],
    [shape('58 100 58 30 73 30 75 100'), '#7f766e'],
    [
      each(15, (at) => {
        const [x, y] = [29 + ((at * 17) % 36), 36 + Math.floor(at / 2) * 8.6]
        return shape(`${x} ${y} ${x + 8} ${y} ${x + 8} ${y + 3.6} ${x} ${y + 3.6}`)
      }),
      '#b0a79d',
    ],
    [shape('20 32 50 -14 80 32'), '#7a3f56'],
    [shape('50 -14 80 32 58 32'), '#5f2f44'],
    [stroke('50 -12 50 -22', 1) + shape('50 -22 60 -19 50 -16'), '#c9a24a'],
    [shape('20 32 80 32 78 36 22 36'), '#5a524b'],
    ['M32 68V48C32 34 68 34 68 48V68Z', '#c9bfb2'],
    ['M36 66V48C36 38 64 38 64 48V66Z', '#2a2430'],
    [shape('29 66 71 66 71 71 29 71'), '#d6ccbf'],
    [
      discPath(30, 97, 7, 5) +
        discPath(25, 91, 5, 6) +
        discPath(73, 96, 6, 6) +
        discPath(27, 82, 3.6, 6) +
        discPath(29, 73, 2.6, 5),
      '#5f8f4a',
    ],
  ],
  'house-window': [
    [shape('2 100 2 34 98 34 98 100'), '#e8d6b6'],
    [shape('-4 36 14 4 86 4 104 36'), '#a5533c'],
    [
      each(5, (at) => stroke(`${-1 + at * 4} ${33 - at * 6.4} ${101 - at * 4} ${33 - at * 6.4}`, 0.8)),
      '#8a4230',
    ],
    [shape('24 86 24 42 76 42 76 86'), '#f7efdf'],
    [shape('28 84 28 46 72 46 72 84'), '#3a4658'],
    [shape('10 86 10 42 23 42 23 86') + shape('77 86 77 42 90 42 90 86'), '#4f7f8a'],
    [
      each(
        7,
        (at) =>
          stroke(`12 ${47 + at * 6} 21 ${47 + at * 6}`, 1) + stroke(`79 ${47 + at * 6} 88 ${47 + at * 6}`, 1),
      ),
      '#3f6872',
    ],
    [shape('22 84 78 84 76 93 24 93'), '#8a5f3f'],
    [each(9, (at) => discPath(26 + at * 6, 84, 3.4, 3)), '#5f944f'],
    [each(5, (at) => discPath(29 + at * 11, 82, 2)), '#e0567a'],
  ],
  'haunted-house': [
    // A bare tree leans over it.
    [
      stroke('92 100 90 74 94 54', 2.6) +
        stroke('91 76 82 62 80 52', 1.5) +
        stroke('92 66 99 54', 1.3) +
        stroke('84 64 76 62', 1) +
        stroke('94 56 90 44', 1.1),
      '#2f2832',
    ],
    [shape('20 100 21 52 68 50 70 100'), '#5f556e'],
    [shape('50 100 50 51 68 50 70 100'), '#4b4259'],
    // Its tower.
    [shape('58 100 59 30 80 31 82 100'), '#675c78'],
    [shape('71 100 70 30.5 80 31 82 100'), '#50475f'],
    [shape('55 32 70 2 84 33'), '#2c2638'],
    [stroke('70 4 70 -4', 0.9) + stroke('67 -1 73 -1', 0.8), '#2c2638'],
    [shape('14 54 28 28 52 26 60 32 60 52'), '#352d42'],
    [shape('30 44 37 24 44 44'), '#5f556e'],
    [shape('27 45 37 20 47 45 44 45 37 28 30 45'), '#2c2638'],
    [shape('24 31 24 18 30 18 30 27'), '#4b4259'],
    [each(4, (at) => stroke(`21 ${62 + at * 10} 57 ${61.4 + at * 10}`, 0.6)), '#4b4259'],
    // Windows with light in them.
    [
      shape('34.6 42 34.6 36 37 33 39.4 36 39.4 42') +
        shape('26 72 26 62 29.5 58 33 62 33 72') +
        shape('66 52 66 42 69.5 38 73 42 73 52') +
        shape('66 76 66 66 69.5 62 73 66 73 76'),
      '#ffd75a',
    ],
    [
      stroke('37 34 37 42', 0.7) +
        stroke('29.5 58 29.5 72', 0.8) +
        stroke('26 66 33 66', 0.8) +
        stroke('69.5 38 69.5 52', 0.8) +
        stroke('66 46 73 46', 0.8) +
        stroke('69.5 62 69.5 76', 0.8) +
        stroke('66 70 73 70', 0.8) +
        stroke('24 70 35 62', 1.6),
      '#2c2638',
    ],
    [shape('41 100 41 80 46 74 51 80 51 100'), '#1f1a28'],
    [discPath(49, 90, 0.9), '#c9a24a'],
    [shape('37 100 37 97 55 97 55 100') + shape('39 97 39 94.6 53 94.6 53 97'), '#7a7088'],
    // Bats around the roof.
    [
      'M8 22C10 18 13 18 14 21C15 18 18 18 20 22C18 21 16 22 14 25C12 22 10 21 8 22Z' +
        'M86 14C88 11 90 11 91 13.4C92 11 94 11 96 14C94 13.4 92.4 14 91 16.4C89.6 14 88 13.4 86 14Z',
      '#241f2e',
    ],
  ],
}
