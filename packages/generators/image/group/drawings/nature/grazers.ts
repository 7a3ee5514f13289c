// Horses, zebras, cows and deer with their heads at the ground, as they graze and drink. They face left. Squares of 100 units;
// the ground is at 100.

import { discPath, hullPath } from '../../../figures/vector.ts'
import { shape, type Part } from '../part.ts'
import { curve, dots } from './pen.ts'

const ink = '#201a1c'

interface Coat {
  readonly coat: string
  readonly shade: string
  readonly muzzle: string
  readonly hair: string
  readonly hoof: string
}

const hoof = (x: number): string => shape(`${x - 3.8} 93.6 ${x + 3.4} 93.6 ${x + 4.6} 100 ${x - 4.8} 100`)

/** Legs as a horse has them: long, with knees. */
const farLegs = (shade: string, dark: string): readonly Part[] => [
  [curve('50 60 51 78 51 94', 4.4, 3), shade],
  [curve('76 60 79 76 76 94', 5.4, 3), shade],
  [hoof(51) + hoof(76), dark],
]
const nearLegs = ({ coat, hoof: dark }: Coat): readonly Part[] => [
  [curve('42 58 41 78 41 94', 5, 3.2), coat],
  [curve('84 56 88 75 84 94', 7, 3.2), coat],
  [hoof(41) + hoof(84), dark],
]
const body = hullPath([
  { x: 44, y: 49, radius: 14 },
  { x: 62, y: 50, radius: 13.4 },
  { x: 80, y: 48, radius: 14.4 },
])
const neck = hullPath([
  { x: 42, y: 46, radius: 11.6 },
  { x: 25, y: 65, radius: 7 },
  { x: 20, y: 74, radius: 6 },
])
const head = hullPath([
  { x: 20, y: 75, radius: 6.6 },
  { x: 17, y: 81, radius: 5.4 },
  { x: 9.6, y: 92, radius: 4 },
])
const eye: readonly Part[] = [
  [discPath(17.4, 77.4, 1.9), ink],
  [discPath(16.8, 76.8, 0.7), '#ffffff'],
]

function horse(coat: Coat, marks: readonly Part[] = []): readonly Part[] {
  return [
    ['M90 40C100 46 101 68 97 86C93 78 90 64 85 52Z', coat.hair],
    ...farLegs(coat.shade, coat.hoof),
    [body, coat.coat],
    ...nearLegs(coat),
    [neck, coat.coat],
    ...marks,
    ['M52 33C40 37 29 50 21 64L26 71C31 58 40 47 54 41Z', coat.hair],
    [head, coat.coat],
    [shape('20 70 24 60 27 70'), coat.shade],
    [discPath(9.4, 92.4, 4.4, 4), coat.muzzle],
    [discPath(7.6, 91.6, 1), ink],
    ...eye,
  ]
}

const stripes: readonly Part[] = [
  [
    [46, 53, 60, 67, 74, 81, 88].map((x) => curve(`${x} 36.4 ${x - 2.4} 46 ${x - 1} 58`, 1.9, 0.8)).join('') +
      ['36 42 42 56', '30 49 37 61', '25 56 31 67'].map((line) => curve(line, 1.8, 0.8)).join('') +
      curve('39 70 44 71', 1.4) +
      curve('39 79 43.6 80', 1.4) +
      curve('83 68 89.6 70', 1.5) +
      curve('83 78 88 79', 1.5),
    '#2b2a30',
  ],
]

export const grazers: Readonly<Record<string, readonly Part[]>> = {
  'grazing-horse': horse({
    coat: '#9a6238',
    shade: '#7c4d2b',
    muzzle: '#b98a64',
    hair: '#3a2a22',
    hoof: '#3a2f2a',
  }),
  'grazing-zebra': horse(
    { coat: '#f3f1ed', shade: '#d3d0cc', muzzle: '#4a474c', hair: '#2b2a30', hoof: '#3a383c' },
    stripes,
  ),
  'grazing-cow': [
    [curve('92 42 98 58 97 76', 1.8, 1.2), '#d8d3cb'],
    [discPath(97, 80, 2.6, 5), '#2f2a2c'],
    ...farLegs('#d8d3cb', '#3a3436'),
    [discPath(70, 64, 8, 6), '#f0b0ae'],
    [
      hullPath([
        { x: 42, y: 49, radius: 16 },
        { x: 80, y: 49, radius: 16 },
      ]),
      '#f6f3ee',
    ],
    ...nearLegs({ coat: '#f6f3ee', shade: '#d8d3cb', muzzle: '#f2b8b4', hair: '#2f2a2c', hoof: '#3a3436' }),
    [
      discPath(56, 44, 9, 7) + discPath(81, 42, 9, 8) + discPath(70, 56, 6, 4) + discPath(40, 55, 5, 6),
      '#3a3336',
    ],
    [neck, '#f6f3ee'],
    [discPath(34, 52, 6, 6), '#3a3336'],
    [curve('23 67 22 59 27 55', 1.9, 0.9) + curve('27 68 29 61 35 60', 1.9, 0.9), '#e9dfc4'],
    [
      hullPath([
        { x: 21, y: 75, radius: 7.6 },
        { x: 12.4, y: 90, radius: 6 },
      ]),
      '#f6f3ee',
    ],
    [discPath(31, 72, 6, 2.8), '#3a3336'],
    [discPath(11.4, 92, 6.8, 5.4), '#f2b0ac'],
    [dots('8.6 91 1.2 12.6 92.6 1.2'), '#a8615f'],
    ...eye,
  ],
  'grazing-deer': [
    [discPath(94, 44, 4, 5.6), '#f6efe2'],
    ...farLegs('#94602f', '#3a2c22'),
    [body, '#b9803f'],
    ...nearLegs({ coat: '#b9803f', shade: '#94602f', muzzle: '#efdabb', hair: '#94602f', hoof: '#3a2c22' }),
    [discPath(62, 60, 17, 4), '#e6cda2'],
    [dots('58 44 1.6 66 41 1.6 74 45 1.6 70 50 1.5 80 42 1.6 62 49 1.5'), '#f3e3c3'],
    [neck, '#b9803f'],
    [
      curve('24 68 32 56 30 42', 1.7, 0.9) +
        curve('31 53 40 47', 1.4, 0.7) +
        curve('26 69 38 63 46 54', 1.7, 0.9) +
        curve('40 61 50 62', 1.4, 0.7),
      '#e0c796',
    ],
    [head, '#b9803f'],
    [discPath(28, 72, 5.6, 2.6), '#94602f'],
    [discPath(9.4, 92.4, 4.2, 3.8), '#efdabb'],
    [discPath(7.2, 91.6, 1.6, 1.3), ink],
    ...eye,
  ],
}
