// Birds, facing left. Squares of 100 units; the ground is at 100.

import { discPath, hullPath } from '../../../figures/vector.ts'
import { shape, stroke, type Part } from '../part.ts'
import { curve, dots, petal } from './pen.ts'

const ink = '#201a1c'

interface Bird {
  readonly back: string
  readonly belly: string
  readonly wing: string
  readonly head: string
  readonly beak: string
  readonly legs?: string
  /** What is drawn over the usual bird, and behind it. */
  readonly over?: readonly Part[]
  readonly under?: readonly Part[]
  /** The beak and the tail, where they aren't those of a small singing bird. */
  readonly bill?: string
  readonly tail?: string
}

/** A bird that sits, its head at (30, 30). */
function sitting(bird: Bird): readonly Part[] {
  const { back, belly, wing, head, beak, legs = '#b5703a' } = bird
  return [
    ...(bird.under ?? []),
    [bird.tail ?? shape('68 66 98 86 92 96 60 78'), wing],
    [stroke('48 80 46 97 38 98', 1.5) + stroke('58 80 58 97 50 98', 1.5), legs],
    [
      hullPath([
        { x: 32, y: 34, radius: 14 },
        { x: 44, y: 58, radius: 20 },
        { x: 66, y: 68, radius: 13 },
      ]),
      back,
    ],
    [
      hullPath([
        { x: 30, y: 42, radius: 8 },
        { x: 36, y: 62, radius: 14 },
        { x: 52, y: 72, radius: 9 },
      ]),
      belly,
    ],
    ['M38 52C50 44 70 52 86 80C68 82 44 76 38 52Z', wing],
    [discPath(30, 30, 15), head],
    [bird.bill ?? shape('18 26 2 33 18 37'), beak],
    [discPath(25, 27, 3), ink],
    [discPath(24, 26, 1), '#ffffff'],
    ...(bird.over ?? []),
  ]
}

export const birds: Readonly<Record<string, readonly Part[]>> = {
  bird: sitting({
    back: '#4a8fd4',
    belly: '#f4a95c',
    wing: '#356fb4',
    head: '#5a9fe2',
    beak: '#e8a030',
    over: [
      [discPath(24, 37, 8, 6), '#f4b56e'],
      [curve('46 58 60 66 76 78', 1.2) + curve('44 64 56 72 68 78', 1.2), '#2a5a96'],
      [shape('18 26 4 32 18 36'), '#e8a030'],
    ],
  }),
  cardinal: sitting({
    back: '#c4262c',
    belly: '#dd4a44',
    wing: '#9c1c26',
    head: '#d2302f',
    beak: '#ef8a2f',
    under: [[shape('20 22 38 0 46 26'), '#c4262c']],
    over: [
      [shape('20 26 16 36 26 42 32 36 24 30'), '#201a1c'],
      [shape('18 26 2 33 18 37'), '#ef8a2f'],
    ],
  }),
  'blue-jay': sitting({
    back: '#3f7fd0',
    belly: '#eef1f5',
    wing: '#2a5fae',
    head: '#4a8fe0',
    beak: '#2b2b34',
    under: [[shape('20 22 42 2 46 28'), '#3f7fd0']],
    over: [
      [shape('46 60 52 58 56 72 50 70') + shape('60 62 66 64 70 76 63 75'), '#eef1f5'],
      [stroke('24 40 34 44 44 36', 1.6), '#1f2f4f'],
    ],
  }),
  robin: sitting({
    back: '#6b5a4a',
    belly: '#e8702f',
    wing: '#55473b',
    head: '#6b5a4a',
    beak: '#d9a03a',
    over: [[discPath(24, 38, 9, 8), '#e8702f']],
  }),
  sparrow: sitting({
    back: '#9a7248',
    belly: '#e6d8c2',
    wing: '#7a5433',
    head: '#8a6038',
    beak: '#4a4038',
    over: [
      [discPath(24, 37, 8, 6), '#efe4d2'],
      [curve('46 58 60 66 76 78', 1.2) + curve('44 64 56 72 68 78', 1.2), '#4f3520'],
      [shape('18 26 4 32 18 36'), '#4a4038'],
    ],
  }),
  kingfisher: sitting({
    back: '#1f8fb0',
    belly: '#ef8a3a',
    wing: '#17708f',
    head: '#2aa5c8',
    beak: '#2b2b34',
    bill: shape('18 26 -8 35 18 36'),
    over: [
      [discPath(36, 36, 6, 4), '#f7f4ee'],
      [discPath(26, 36, 6, 3), '#ef8a3a'],
    ],
  }),
  parakeet: sitting({
    back: '#5fc24a',
    belly: '#a5e06f',
    wing: '#3f9a3a',
    head: '#f5e04a',
    beak: '#f0a93a',
    bill: 'M20 28C10 28 10 38 16 42C18 38 20 36 22 36Z',
    tail: shape('64 70 100 100 88 100 56 80'),
    over: [
      [dots('22 40 2 28 43 2 34 42 2'), '#2f6fc4'],
      [curve('44 56 58 66 72 78', 1.1) + curve('42 62 54 72 64 78', 1.1), '#2f7a2c'],
    ],
  }),
  toucan: sitting({
    back: '#26242c',
    belly: '#3a3844',
    wing: '#17161c',
    head: '#26242c',
    beak: '#f2902f',
    legs: '#4f7fb5',
    under: [],
    over: [
      [discPath(28, 40, 13, 14), '#fbe9a8'],
      [discPath(26, 26, 7), '#5fb6e8'],
      [discPath(25, 26, 3), ink],
      ['M22 20C8 6 -18 14 -24 36C-26 46 -18 50 -14 44C-8 34 6 36 20 38Z', '#f2902f'],
      ['M-24 36C-26 46 -18 50 -14 44C-12 40 -10 38 -6 37C-14 30 -20 30 -24 36Z', '#2b2b34'],
      ['M22 20C8 8 -10 12 -18 24C-6 20 8 22 21 27Z', '#f9c34a'],
    ],
  }),
  hawk: sitting({
    back: '#7a5536',
    belly: '#eadcc4',
    wing: '#5c3d26',
    head: '#8a6440',
    beak: '#3a3430',
    legs: '#e8b03a',
    bill: 'M20 26C10 24 6 32 8 40C12 38 16 36 20 35Z',
    over: [
      [dots('32 50 1.8 38 56 1.8 30 60 1.8 40 66 1.8 34 70 1.8 48 72 1.8 44 78 1.6'), '#8a5f3c'],
      [shape('14 27 20 25 22 31 16 33'), '#e8b03a'],
      [curve('20 22 26 21 32 24', 1.2), '#3f2a1a'],
      [discPath(25, 27, 3.2), '#f2b632'],
      [discPath(24.6, 27, 1.7), ink],
      [curve('50 60 62 66 74 76', 1) + curve('46 64 58 72 68 78', 1), '#3f2a1a'],
    ],
  }),
  puffin: sitting({
    back: '#2a2a32',
    belly: '#f5f4f0',
    wing: '#1c1c22',
    head: '#f1efe9',
    beak: '#ef6f2f',
    legs: '#ef7f2f',
    bill: 'M20 18C8 18 2 28 4 36C10 42 18 42 21 40Z',
    tail: shape('70 72 88 84 82 90 62 80'),
    over: [
      ['M18 22C22 10 44 10 46 30C46 38 40 46 34 46C42 36 36 20 18 22Z', '#2a2a32'],
      ['M14 19C9 24 8 32 10 39L4 36C2 28 8 18 14 19Z', '#4a5f7a'],
      [shape('22 26 27 22 32 26 27 31'), '#e0483f'],
      [discPath(27, 26, 2.6), ink],
    ],
  }),
  quail: sitting({
    back: '#8a7a6a',
    belly: '#c9b69a',
    wing: '#6b5c4e',
    head: '#5f5248',
    beak: '#3a3430',
    tail: shape('70 70 88 84 80 90 60 80'),
    under: [['M30 18C28 6 18 2 16 10C18 14 24 12 30 22Z', '#26242c']],
    over: [
      ['M18 32C22 42 34 44 38 36C36 48 20 48 16 36Z', '#26242c'],
      [dots('40 66 1.6 46 72 1.6 36 58 1.6 52 66 1.6 42 78 1.6'), '#f4ead8'],
    ],
  }),
  woodpecker: [
    [shape('52 66 66 98 58 100 44 72'), '#26242c'],
    [stroke('36 66 22 70', 1.6) + stroke('40 74 24 80', 1.6), '#6b6460'],
    [
      hullPath([
        { x: 36, y: 32, radius: 10 },
        { x: 44, y: 54, radius: 14 },
        { x: 52, y: 72, radius: 7 },
      ]),
      '#f1efe9',
    ],
    ['M44 30C62 36 66 60 58 84C48 78 40 56 40 36Z', '#26242c'],
    [
      stroke('50 48 60 50', 1.3) +
        stroke('50 56 61 59', 1.3) +
        stroke('52 64 61 67', 1.3) +
        stroke('53 72 60 74', 1.3),
      '#f1efe9',
    ],
    [discPath(34, 24, 13, 12), '#f1efe9'],
    ['M22 20C24 6 44 2 54 16C50 22 40 22 34 18C30 16 26 18 22 20Z', '#d92f2f'],
    ['M26 28C34 30 44 30 48 26L48 32C40 36 30 36 26 33Z', '#26242c'],
    [shape('23 21 0 27 23 30'), '#5d5650'],
    [discPath(29, 23, 2.6), ink],
  ],
  pheasant: [
    [shape('64 56 100 76 98 82 60 66') + shape('66 60 100 88 97 92 58 70'), '#b07a3a'],
    [curve('72 62 74 68', 1.4) + curve('80 67 80 75', 1.4) + curve('88 72 86 82', 1.4), '#5f3c1c'],
    [stroke('42 78 40 97 32 98', 1.6) + stroke('52 78 52 97 44 98', 1.6), '#8a7a6a'],
    [
      hullPath([
        { x: 34, y: 54, radius: 12 },
        { x: 44, y: 62, radius: 18 },
        { x: 62, y: 60, radius: 11 },
      ]),
      '#b5562a',
    ],
    ['M38 52C50 46 66 52 74 66C60 74 44 70 38 52Z', '#d9a05a'],
    [dots('48 58 2 56 62 2 64 64 2 34 64 1.8 40 72 1.8 30 58 1.8'), '#4a2a16'],
    [shape('24 24 40 24 44 46 24 48'), '#1f6a5a'],
    [stroke('25 47 43 44', 2.4), '#f3efe6'],
    [discPath(28, 22, 11, 10), '#1f7a66'],
    [discPath(24, 23, 7, 6), '#d9342f'],
    [shape('18 20 4 26 18 28'), '#d9c28a'],
    [discPath(25, 20, 2), '#f7e9b4'],
    [discPath(25, 20, 1.2), ink],
  ],
  turkey: [
    [Array.from({ length: 9 }, (_, at) => petal(64, 62, -2.62 + at * 0.33, 56, 12)).join(''), '#6b3f24'],
    [Array.from({ length: 9 }, (_, at) => petal(64, 62, -2.62 + at * 0.33, 44, 9)).join(''), '#a5602f'],
    [Array.from({ length: 9 }, (_, at) => petal(64, 62, -2.62 + at * 0.33, 28, 6)).join(''), '#d9924a'],
    [stroke('46 82 44 98 36 99', 2) + stroke('60 82 60 98 52 99', 2), '#e0a04a'],
    [discPath(54, 66, 26, 22), '#5a3420'],
    ['M48 56C62 50 80 60 84 78C68 82 52 76 48 56Z', '#7a4a2c'],
    [curve('34 60 24 44 26 26', 6, 5), '#7f9ab5'],
    [discPath(25, 20, 9), '#8fb0cc'],
    [shape('17 18 4 25 17 27'), '#f0b23a'],
    ['M16 22C8 26 10 40 14 44C18 40 18 30 19 26Z', '#d9342f'],
    ['M22 32C18 40 22 50 27 50C31 48 30 38 28 32Z', '#d9342f'],
    [discPath(22, 17, 2.2), ink],
  ],
  vulture: [
    [stroke('44 78 42 97 34 98', 2) + stroke('56 78 56 97 48 98', 2), '#8a7a6a'],
    [shape('62 70 86 98 70 98 52 80'), '#2f2822'],
    ['M30 54C34 36 60 34 74 54C82 70 74 84 58 86C42 88 28 74 30 54Z', '#4a3f36'],
    ['M46 46C64 46 80 64 84 92C68 90 50 76 46 46Z', '#332b25'],
    [curve('34 54 20 48 14 34 20 24', 5, 4.4), '#d9a08f'],
    [dots('30 50 8 38 44 8 26 56 7 46 46 7 34 60 7'), '#efe9df'],
    [discPath(20, 20, 9, 8), '#d98f7f'],
    ['M14 15C4 16 0 26 4 34C7 30 10 27 16 26Z', '#5f564e'],
    [discPath(20, 18, 2.2), ink],
  ],
  kiwi: [
    [stroke('48 78 46 97 36 99', 2) + stroke('60 78 62 97 52 99', 2), '#c9a27a'],
    [discPath(60, 58, 34, 28), '#7a5836'],
    [
      curve('52 40 54 52', 1) +
        curve('64 38 66 50', 1) +
        curve('76 44 76 56', 1) +
        curve('58 60 60 72', 1) +
        curve('72 62 73 74', 1) +
        curve('44 52 46 62', 1) +
        curve('84 56 83 66', 1),
      '#9c764c',
    ],
    [discPath(28, 46, 15, 14), '#6b4a2c'],
    [curve('18 50 8 66 2 84', 2.4, 1.4), '#e9cfa5'],
    [discPath(23, 42, 2.4), ink],
  ],
}
