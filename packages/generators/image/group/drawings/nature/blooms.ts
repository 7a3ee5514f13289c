// Flowers on their stems. Squares of 100 units; the ground is at 100.

import { discPath } from '../../../figures/vector.ts'
import { shape, type Part } from '../part.ts'
import { around, curve, dots, petal } from './pen.ts'

const stem: Part = [curve('50 40 51 64 49 99', 1.7), '#4c8a3f']
const leaves = (low = 86): Part => [petal(50, low, -2.5, 30, 7) + petal(50, low + 4, -0.62, 30, 7), '#5fa34e']

/** A flower on a straight stem, with what is over it. */
const onStem = (...head: readonly Part[]): readonly Part[] => [stem, leaves(), ...head]

/** Petals around a middle in two rings, the outer ones darker. */
const rings = (
  x: number,
  y: number,
  [outer, inner, heart]: readonly [string, string, string],
  far: number,
  count: number,
): Part[] => [
  [around(count, (angle) => petal(x, y, angle, far, far * 0.3)), outer],
  [around(count, (angle) => petal(x, y, angle, far * 0.78, far * 0.24), Math.PI / count), inner],
  [discPath(x, y, far * 0.24), heart],
]

/** Dots as they are written, each moved and with another radius. */
function moveDots(spots: string, across: number, down: number, radiusOf: (radius: number) => number): string {
  const values = spots.split(' ').map(Number)
  const moved = values.map((value, at) =>
    at % 3 === 0 ? value + across : at % 3 === 1 ? value + down : radiusOf(value),
  )
  return dots(moved.join(' '))
}

/** A cluster of little flowers inside an outline that narrows to its tip. */
const cluster = (dark: string, light: string, spots: string, bright: string): Part[] => [
  [dots(spots), dark],
  [moveDots(spots, -1.4, -1.6, (radius) => radius * 0.62), light],
  [moveDots(spots, -1, -1, () => 1.3), bright],
]

export const blooms: Readonly<Record<string, readonly Part[]>> = {
  poppy: onStem(
    ['M50 44C30 50 16 40 18 24C22 8 40 6 50 14C60 6 78 8 82 24C84 40 70 50 50 44Z', '#c4221f'],
    ['M50 44C38 46 24 38 26 26C30 16 42 14 50 20C58 14 70 16 74 26C76 38 62 46 50 44Z', '#e63f36'],
    [discPath(50, 30, 10, 8), '#2a2028'],
    [discPath(50, 30, 5, 4), '#7d9a4a'],
  ),
  violets: onStem(
    [petal(50, 26, -2.1, 24, 10) + petal(50, 26, -1.04, 24, 10), '#6a45b8'],
    [petal(50, 28, 2.7, 24, 9) + petal(50, 28, 0.44, 24, 9), '#7d58cc'],
    [petal(50, 27, Math.PI / 2, 22, 11), '#8e6ade'],
    [discPath(50, 28, 4), '#f5cf4a'],
  ),
  daffodil: onStem(
    [around(6, (angle) => petal(50, 28, angle, 28, 9), 0.26), '#f7e26a'],
    [around(6, (angle) => petal(50, 28, angle, 24, 3), 0.26), '#fbf0a4'],
    [discPath(50, 28, 13), '#e88f24'],
    [discPath(50, 28, 9), '#f6b23f'],
    [discPath(50, 29, 5), '#c96f16'],
  ),
  peony: onStem(
    [dots('50 26 25 28 30 13 72 30 13 38 12 12 62 12 12 50 42 13'), '#d9608c'],
    [dots('42 22 12 60 22 12 50 34 13 36 34 9 64 34 9'), '#ee8fb0'],
    [dots('50 26 11 44 30 6 57 30 6'), '#f8bccf'],
    [curve('44 24 50 20 56 25 52 31 46 29', 1), '#d9608c'],
  ),
  carnation: onStem(
    [shape('50 48 40 40 60 40'), '#5fa34e'],
    [
      shape('50 44 28 38 32 30 20 26 28 20 22 10 36 12 40 2 50 9 60 2 64 12 78 10 72 20 80 26 68 30 72 38'),
      '#d23b5f',
    ],
    [shape('50 38 36 32 40 26 32 20 42 18 46 10 52 16 60 11 60 20 68 24 60 28 62 34'), '#ee6f8a'],
    [shape('50 32 44 28 48 24 46 20 52 22 56 20 55 27'), '#fba9b9'],
  ),
  chrysanthemum: onStem(
    [around(20, (angle) => petal(50, 29, angle, 30, 4)), '#d98a1f'],
    [around(16, (angle) => petal(50, 29, angle, 22, 3.6), 0.2), '#f0ac3a'],
    [around(12, (angle) => petal(50, 29, angle, 14, 3), 0.1), '#f8cc6a'],
    [discPath(50, 29, 5), '#b5701a'],
  ),
  marigold: onStem(
    [around(14, (angle) => petal(50, 28, angle, 26, 6.4)), '#d9661a'],
    [around(12, (angle) => petal(50, 28, angle, 19, 5.4), 0.2), '#f08a2a'],
    [around(9, (angle) => petal(50, 28, angle, 12, 4), 0.1), '#f9b04a'],
    [discPath(50, 28, 4), '#b5501a'],
  ),
  jasmine: onStem(...rings(50, 28, ['#d9e2e6', '#ffffff', '#f3cf5a'], 27, 5)),
  magnolia: [
    [curve('10 98 34 78 52 60', 2.6, 1.6), '#6b4a36'],
    [petal(30, 80, -2.6, 26, 7) + petal(40, 72, 0.4, 26, 7), '#4f8a4a'],
    [petal(54, 60, -2.5, 44, 14) + petal(54, 60, -0.5, 44, 14), '#e9b9c9'],
    [petal(54, 60, -2.0, 48, 14) + petal(54, 60, -1.06, 48, 14), '#f6d5de'],
    [petal(54, 60, -1.55, 46, 13), '#fdf0f3'],
    [discPath(54, 58, 6, 5), '#b5567a'],
  ],
  orchid: [
    [curve('40 99 38 70 46 40 66 16 84 14', 1.8), '#4c8a3f'],
    [petal(41, 98, -2.7, 38, 8) + petal(41, 98, -0.5, 42, 8), '#4f944a'],
    ...(
      [
        [40, 48, 16],
        [58, 24, 18],
        [84, 18, 14],
      ] as const
    ).flatMap(([x, y, far]): Part[] => [
      [around(3, (angle) => petal(x, y, angle, far, far * 0.34), -Math.PI / 2), '#c96fc0'],
      [petal(x, y, Math.PI + 0.2, far, far * 0.52) + petal(x, y, -0.2, far, far * 0.52), '#e29adb'],
      [petal(x, y, Math.PI / 2, far * 0.7, far * 0.3), '#a83a8a'],
      [discPath(x, y, far * 0.17), '#f7d65a'],
    ]),
  ],
  lilac: [
    [curve('52 60 50 80 48 99', 2), '#6b4a36'],
    [petal(49, 84, -2.5, 34, 11) + petal(49, 88, -0.66, 34, 11), '#4f944a'],
    ...cluster(
      '#8e63c0',
      '#b78fe0',
      '50 8 6 42 16 7 58 17 7 50 22 7 34 27 7 66 28 7 45 33 7 57 34 7 28 39 7 72 40 7 38 44 7 62 45 7 50 46 7 30 52 7 70 53 7 42 57 7 58 58 7 50 64 6',
      '#f0e2fb',
    ),
  ],
  hydrangea: [
    [curve('50 56 50 80 50 99', 2.2), '#4c8a3f'],
    [petal(50, 78, -2.7, 42, 13) + petal(50, 80, -0.44, 42, 13), '#4f944a'],
    ...cluster(
      '#4a6fc4',
      '#7f9fe8',
      '50 10 9 34 14 9 66 14 9 24 28 9 42 26 9 58 26 9 76 28 9 20 42 9 34 40 9 50 40 9 66 40 9 80 42 9 28 54 9 44 54 9 58 54 9 72 54 9 50 63 8',
      '#e6eefc',
    ),
  ],
  thistle: [
    stem,
    [
      shape(
        '50 99 30 84 18 88 26 78 14 70 30 72 34 64 44 78 50 86 56 76 66 64 70 72 86 70 74 78 82 88 70 84',
      ),
      '#5d8f55',
    ],
    [shape('34 12 40 30 44 8 49 28 54 6 57 28 64 10 62 32 74 18 66 40 34 40 26 18 38 32'), '#a352b8'],
    [discPath(50, 46, 17, 13), '#5d8f55'],
    [shape('34 46 28 42 36 40 32 34 42 36 46 30 50 36 56 30 59 36 68 34 65 40 72 42 66 47'), '#74a868'],
  ],
  'flower-bud': onStem(
    ['M50 4C66 16 70 34 60 46H40C30 34 34 16 50 4Z', '#d93f63'],
    ['M50 4C56 18 54 34 50 46H40C32 34 36 16 50 4Z', '#ee7090'],
    ['M36 34C36 46 44 52 50 52C56 52 64 46 64 34L57 44L50 36L43 44Z', '#4f944a'],
  ),
  wildflowers: [
    [
      curve('20 99 22 70 18 44', 1.2) +
        curve('50 99 50 66 52 34', 1.2) +
        curve('78 99 76 74 82 50', 1.2) +
        curve('36 99 36 82 34 66', 1.1) +
        curve('64 99 64 84 66 70', 1.1),
      '#4c8a3f',
    ],
    [
      petal(22, 92, -2.2, 24, 4) +
        petal(50, 94, -0.8, 26, 4) +
        petal(76, 94, -2.3, 24, 4) +
        petal(36, 96, -0.9, 18, 3) +
        petal(64, 96, -0.7, 18, 3),
      '#5fa34e',
    ],
    [around(7, (angle) => petal(18, 40, angle, 15, 4.4)), '#ffffff'],
    [around(6, (angle) => petal(52, 28, angle, 18, 6)), '#e0483f'],
    [around(8, (angle) => petal(82, 46, angle, 15, 4)), '#7f6ad8'],
    [around(6, (angle) => petal(34, 64, angle, 11, 4)), '#f5cf3f'],
    [around(6, (angle) => petal(66, 68, angle, 11, 4)), '#ef8fb5'],
    [discPath(18, 40, 4.4) + discPath(82, 46, 4) + discPath(66, 68, 3), '#f2b632'],
    [discPath(52, 28, 5) + discPath(34, 64, 3), '#3a2a28'],
  ],
  'bouquet-wrap': [
    [shape('14 30 86 30 60 100 40 100'), '#d9c3a5'],
    [shape('14 30 26 40 38 28 50 42 62 28 74 40 86 30 60 100 40 100'), '#efe0c8'],
    [shape('50 42 62 28 74 40 86 30 60 100 50 100'), '#e3d0b2'],
    [shape('33 76 67 76 65 83 35 83'), '#d23b5a'],
    [
      petal(50, 79, -2.7, 22, 7) +
        petal(50, 79, -0.44, 22, 7) +
        petal(48, 81, 2.2, 19, 5) +
        petal(52, 81, 0.94, 19, 5),
      '#e0577a',
    ],
    [discPath(50, 79, 4.4), '#b52a48'],
  ],
  cotton: [
    [
      curve('50 40 50 70 48 99', 2) + curve('50 70 30 56 26 46', 1.4) + curve('50 78 70 66 76 58', 1.4),
      '#7a5a3c',
    ],
    [petal(50, 88, -2.7, 28, 9) + petal(49, 90, -0.4, 28, 9), '#5fa34e'],
    ...(
      [
        [50, 26, 1],
        [25, 42, 0.7],
        [77, 52, 0.7],
      ] as const
    ).flatMap(([x, y, size]): Part[] => [
      [
        shape(
          `${x - 16 * size} ${y + 6 * size} ${x} ${y + 22 * size} ${x + 16 * size} ${y + 6 * size} ${x} ${y + 12 * size}`,
        ),
        '#7a5a3c',
      ],
      [
        dots(
          `${x - 9 * size} ${y} ${11 * size} ${x + 9 * size} ${y} ${11 * size} ${x} ${y - 10 * size} ${11 * size} ${x} ${y + 6 * size} ${10 * size}`,
        ),
        '#e6e4e0',
      ],
      [
        dots(
          `${x - 9 * size} ${y - 2 * size} ${7 * size} ${x + 7 * size} ${y - 3 * size} ${7 * size} ${x - 1} ${y - 12 * size} ${7 * size}`,
        ),
        '#ffffff',
      ],
    ]),
  ],
}
