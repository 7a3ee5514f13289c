// Containers that stand open: what is in them lies between their back and their front. Squares of 100 units.

import { boxPath, discPath } from '../../figures/vector.ts'
import { darkWood, each, ring, round, shape, stroke, wood, type Part } from '../part.ts'

/** Where contents are, in units of the square. */
export interface Vessel {
  /** What is behind the contents, and what is in front of them. */
  readonly back: readonly Part[]
  readonly front: readonly Part[]
  /** Left, upper, right and lower edge of what is seen of the contents when it is full. */
  readonly room: readonly [left: number, top: number, right: number, bottom: number]
  /** A heap over a rim, rows behind glass, things on shelves (the floors of the shelves), long things in a fan. */
  readonly way: 'heap' | 'clear' | 'shelves' | 'fan'
  readonly shelves?: readonly number[]
}

const steel = '#aab4c2'
const darkSteel = '#5f6977'

const suitcase = (shell: string, light: string, dark: string, lining: string): Vessel => ({
  back: [
    [round(8, 10, 84, 56, 6), dark],
    [round(12, 14, 76, 50, 4), lining],
    [stroke('16 40 84 40', 1.6) + stroke('34 15 34 62', 1.2) + stroke('66 15 66 62', 1.2), shell],
    [shape('6 62 94 62 90 74 10 74'), '#2a1c1a'],
  ],
  front: [
    [round(4, 68, 92, 30, 5), shell],
    [round(7, 71, 86, 5, 2), light],
    [boxPath(17, 69, 6, 29) + boxPath(77, 69, 6, 29), dark],
    [stroke('42 78 42 88 58 88 58 78', 2.2), dark],
    [round(26, 72, 8, 7, 1.6) + round(66, 72, 8, 7, 1.6), '#e0b040'],
  ],
  room: [9, 40, 91, 76],
  way: 'heap',
})

const shut: Vessel['front'] = []

export const vessels: Readonly<Record<string, Vessel>> = {
  'empty-suitcase': suitcase('#a3603f', '#c98a62', '#7a4329', '#d9b48a'),
  'empty-briefcase': suitcase('#3a3f4c', '#6c7484', '#22252e', '#8d5a4a'),
  'filled-box': {
    back: [
      [shape('18 46 82 46 88 22 12 22'), '#d9ae74'],
      [shape('14 46 86 46 86 62 14 62'), '#5b3f26'],
    ],
    front: [
      [shape('14 56 86 56 84 98 16 98'), '#c99a5f'],
      [shape('14 56 38 56 36 98 16 98'), '#d9ae74'],
      [shape('14 46 14 60 -2 74 -4 58'), '#e3bd88'],
      [shape('86 46 86 60 102 74 104 58'), '#b98a4f'],
      [boxPath(45, 56, 10, 42), '#e8d3a6'],
      [
        stroke('64 88 64 80', 1.4) +
          stroke('72 88 72 80', 1.4) +
          shape('61 81 64 76 67 81') +
          shape('69 81 72 76 75 81'),
        '#7d5a34',
      ],
    ],
    room: [14, 32, 86, 64],
    way: 'heap',
  },
  'filled-crate': {
    back: [
      [shape('10 44 90 44 94 60 6 60'), '#4a2f1c'],
      [shape('10 44 90 44 90 49 10 49'), darkWood],
    ],
    front: [
      [boxPath(4, 56, 92, 12) + boxPath(4, 71, 92, 12) + boxPath(4, 86, 92, 12), wood],
      [boxPath(4, 56, 92, 3) + boxPath(4, 71, 92, 3) + boxPath(4, 86, 92, 3), '#bd8a58'],
      [boxPath(4, 55, 9, 44) + boxPath(87, 55, 9, 44), darkWood],
      [each(3, (at) => discPath(8.5, 62 + at * 15, 1.4) + discPath(91.5, 62 + at * 15, 1.4)), '#2f2018'],
    ],
    room: [9, 30, 91, 64],
    way: 'heap',
  },
  'filled-chest': {
    back: [
      ['M6 46L10 16C26 4 74 4 90 16L94 46Z', '#6b4023'],
      ['M12 44L15 20C30 11 70 11 85 20L88 44Z', '#3a2214'],
      ['M10 16C26 4 74 4 90 16L91 22C74 10 26 10 9 22Z', '#d9a93c'],
      [shape('4 44 96 44 94 58 6 58'), '#2c1a0e'],
    ],
    front: [
      [shape('4 54 96 54 93 98 7 98'), '#8a5630'],
      [shape('5 66 95 66 94.6 68 5.4 68') + shape('6 82 94 82 93.6 84 6.4 84'), '#6b4023'],
      [shape('4 52 96 52 95.4 60 4.6 60'), '#d9a93c'],
      [shape('15 60 26 60 26.5 98 17 98') + shape('74 60 85 60 83 98 73.5 98'), '#d9a93c'],
      [round(42, 55, 16, 19, 3), '#f0cd6a'],
      [discPath(50, 62, 3) + shape('48.6 62 51.4 62 52 70 48 70'), '#4a2d18'],
    ],
    room: [8, 32, 92, 60],
    way: 'heap',
  },
  'filled-drawer': {
    back: [
      [boxPath(0, 12, 100, 40), '#7a4c2c'],
      [boxPath(0, 10, 100, 6), '#a8713f'],
      [shape('12 30 88 30 94 70 6 70'), '#2f1d12'],
      [shape('12 30 88 30 88 35 12 35'), '#5b3820'],
      [shape('12 30 15 30 9 70 6 70') + shape('85 30 88 30 94 70 91 70'), '#b98350'],
    ],
    front: [
      [round(2, 64, 96, 34, 3), '#9a6238'],
      [round(2, 64, 96, 6, 2.4), '#c48d58'],
      [round(9, 75, 82, 17, 2), '#86532d'],
      [stroke('38 82 42 87 58 87 62 82', 3), '#e0b040'],
    ],
    room: [11, 32, 89, 70],
    way: 'heap',
  },
  'open-fridge': {
    back: [
      [round(4, 2, 60, 94, 4), '#d7dde4'],
      [boxPath(9, 7, 50, 84), '#f4f9fc'],
      [boxPath(9, 7, 50, 10), '#ffffff'],
      [boxPath(26, 8, 16, 3), '#ffe9a0'],
      [boxPath(9, 31, 50, 2) + boxPath(9, 51, 50, 2) + boxPath(9, 70, 50, 2), '#9fb6c6'],
      [boxPath(11, 74, 46, 15), '#cfe4ee'],
      [boxPath(11, 74, 46, 2) + boxPath(27, 80, 14, 2.4), '#9fb6c6'],
      [shape('64 2 96 8 96 100 64 96'), '#e9eef3'],
      [shape('67 7 92 11 92 95 67 91'), '#c9d4de'],
      [
        shape('67 34 92 36 92 42 67 40') +
          shape('67 58 92 60 92 66 67 64') +
          shape('67 82 92 85 92 92 67 88'),
        '#f7fafc',
      ],
      [round(92, 44, 4, 20, 2), darkSteel],
      [boxPath(8, 95, 10, 5) + boxPath(48, 95, 10, 5), '#4a525e'],
    ],
    front: shut,
    room: [10, 12, 58, 70],
    way: 'shelves',
    shelves: [31, 51, 70],
  },
  'open-wardrobe': {
    back: [
      [boxPath(22, 4, 56, 92), '#8a5630'],
      [boxPath(26, 9, 48, 82), '#3d2516'],
      [boxPath(20, 2, 60, 5), '#a8713f'],
      [stroke('26 18 74 18', 1.6), steel],
      [boxPath(26, 72, 48, 2.4), '#a8713f'],
      [shape('22 7 2 1 2 100 22 94'), '#9a6238'],
      [shape('78 7 98 1 98 100 78 94'), '#86532d'],
      [shape('18 14 6 10 6 46 18 46') + shape('18 54 6 54 6 90 18 86'), '#b98350'],
      [shape('82 14 94 10 94 46 82 46') + shape('82 54 94 54 94 90 82 86'), '#a8713f'],
      [boxPath(26, 96, 8, 4) + boxPath(66, 96, 8, 4), darkWood],
    ],
    front: shut,
    room: [28, 22, 72, 90],
    way: 'shelves',
    shelves: [71, 90],
  },
  'open-safe': {
    back: [
      [round(2, 6, 66, 90, 4), '#59616f'],
      [round(2, 6, 66, 6, 3), '#8892a2'],
      [boxPath(9, 16, 52, 72), '#22262e'],
      [boxPath(9, 16, 52, 5) + boxPath(9, 16, 4, 72), '#343a46'],
      [boxPath(9, 50, 52, 2.6), '#8892a2'],
      [shape('68 8 98 2 98 100 68 94'), '#727c8c'],
      [shape('72 14 93 10 93 92 72 88'), '#8f99a9'],
      [discPath(83, 50, 8, 11), '#4a525e'],
      [stroke('83 36 83 64', 2) + stroke('76 50 90 50', 2), '#d8dfe8'],
      [discPath(83, 50, 3, 4), '#e0b040'],
      [boxPath(8, 95, 10, 5) + boxPath(52, 95, 10, 5), '#343a46'],
    ],
    front: shut,
    room: [14, 20, 60, 88],
    way: 'shelves',
    shelves: [50, 88],
  },
  'open-wallet': {
    back: [
      [round(6, 34, 88, 58, 6), '#5d3620'],
      [round(9, 37, 82, 18, 4), '#2f1a10'],
    ],
    front: [
      [shape('6 50 50 54 94 50 94 88 90 93 50 97 10 93 6 88'), '#8a5230'],
      [shape('6 50 50 54 50 97 10 93 6 88'), '#9c6340'],
      [stroke('50 54 50 96', 1.6), '#5d3620'],
      [
        shape('12 62 45 64 45 67 12 65') +
          shape('12 72 45 74 45 77 12 75') +
          shape('12 82 45 84 45 87 12 85'),
        '#6d3f25',
      ],
      [shape('56 62 88 60 88 84 56 87'), '#b98b62'],
      [shape('59 66 85 64 85 80 59 83'), '#d8c0a0'],
      [stroke('8 52 50 56 92 52', 0.7), '#d9b48a'],
    ],
    room: [12, 14, 88, 60],
    way: 'heap',
  },
  'open-purse': {
    back: [
      [ring(50, 34, 27, 2.6, 180, 360), '#a8863a'],
      [discPath(50, 48, 40, 11), '#7c1f4a'],
      [discPath(50, 48, 36, 8), '#38091f'],
    ],
    front: [
      ['M9 50C2 70 4 92 22 97C40 100 60 100 78 97C96 92 98 70 91 50C84 60 16 60 9 50Z', '#b52f6a'],
      ['M9 50C2 70 4 92 22 97C14 84 14 66 20 56C15 55 11 53 9 50Z', '#d9568f'],
      ['M9 47C14 60 86 60 91 47L92 52C84 65 16 65 8 52Z', '#e0b040'],
      [discPath(46, 60, 3.4) + discPath(54, 60, 3.4), '#f2cd62'],
    ],
    room: [16, 22, 84, 56],
    way: 'heap',
  },
  'open-backpack': {
    back: [
      [ring(50, 22, 9, 2.6, 180, 360), '#8f1d2c'],
      [shape('24 40 28 14 72 14 76 40'), '#b92b3c'],
      [discPath(50, 42, 30, 9), '#8f1d2c'],
      [discPath(50, 42, 26, 6.4), '#2f0a10'],
    ],
    front: [
      ['M19 44C28 54 72 54 81 44C86 56 88 84 84 94C80 99 20 99 16 94C12 84 14 56 19 44Z', '#d63a4c'],
      ['M19 44C22 47 26 49 30 50C26 64 26 84 30 98C22 98 17 96 16 94C12 84 14 56 19 44Z', '#e9707c'],
      [round(30, 66, 40, 28, 6), '#b92b3c'],
      [stroke('32 72 68 72', 1.4), '#f2cd62'],
      [round(4, 56, 10, 32, 5) + round(86, 56, 10, 32, 5), '#8f1d2c'],
      [round(62, 71, 4, 9, 2), '#f2cd62'],
    ],
    room: [24, 14, 76, 50],
    way: 'heap',
  },
  'open-sack': {
    back: [
      [discPath(50, 36, 34, 10), '#8a6a3f'],
      [discPath(50, 36, 29, 7), '#3f2d18'],
    ],
    front: [
      [
        'M17 38C26 50 74 50 83 38C86 50 96 62 95 80C94 96 80 99 50 99C20 99 6 96 5 80C4 62 14 50 17 38Z',
        '#b98f56',
      ],
      ['M17 38C20 42 25 45 30 46C22 60 18 80 26 97C12 96 6 92 5 80C4 62 14 50 17 38Z', '#d3ad77'],
      ['M14 34C20 46 80 46 86 34C90 42 86 50 80 52C66 58 34 58 20 52C14 50 10 42 14 34Z', '#caa26a'],
      [stroke('40 60 36 90', 1) + stroke('62 60 68 86', 1) + stroke('78 62 84 82', 1), '#8a6a3f'],
    ],
    room: [20, 14, 80, 46],
    way: 'heap',
  },
  'open-envelope': {
    back: [
      [shape('4 44 50 6 96 44'), '#cdbf9e'],
      [shape('10 44 50 12 90 44'), '#e3d8bc'],
      [boxPath(4, 44, 92, 22), '#b3a581'],
    ],
    front: [
      [shape('4 44 50 76 96 44 96 96 4 96'), '#f1e8d2'],
      [shape('4 96 50 62 96 96'), '#e3d8bc'],
      [stroke('4 95 48 63', 0.8) + stroke('96 95 52 63', 0.8), '#b3a581'],
    ],
    room: [14, 16, 86, 62],
    way: 'heap',
  },
  'open-mailbox': {
    back: [
      [boxPath(44, 66, 12, 34), darkWood],
      ['M6 66L6 34C6 18 16 10 28 10L80 10C92 10 98 20 98 34L98 66Z', '#2f6fc4'],
      ['M6 66L6 34C6 18 16 10 28 10C42 10 50 20 50 34L50 66Z', '#1a2a44'],
      [boxPath(78, 4, 4, 26) + boxPath(82, 4, 14, 10), '#d9302f'],
    ],
    front: [
      [shape('4 66 52 66 46 82 0 82'), '#4a8be0'],
      [shape('4 66 52 66 51 69 3 69'), '#9cc4f5'],
      [boxPath(50, 62, 48, 6), '#24559c'],
    ],
    room: [4, 22, 50, 70],
    way: 'heap',
  },
  'clear-jar': {
    back: [
      [round(12, 16, 76, 82, 14), '#cfe8f1'],
      [round(16, 20, 68, 74, 11), '#e8f6fa'],
      [round(20, 4, 60, 16, 4), '#b9863f'],
      [round(20, 4, 60, 5, 2.4), '#dcae66'],
    ],
    front: [
      [round(19, 28, 5, 54, 2.5), '#ffffff'],
      [ring(74, 36, 8, 1.4, 270, 360), '#ffffff'],
      [boxPath(18, 18, 64, 3), '#9fc4d2'],
    ],
    room: [17, 26, 83, 93],
    way: 'clear',
  },
  'clear-bottle': {
    back: [
      [round(38, 2, 24, 34, 4), '#a9d3c0'],
      [
        'M38 30C38 40 18 42 18 56L18 92C18 97 22 99 27 99L73 99C78 99 82 97 82 92L82 56C82 42 62 40 62 30Z',
        '#bfe2d2',
      ],
      [
        'M40 32C40 43 23 44 23 58L23 90C23 93 25 95 28 95L72 95C75 95 77 93 77 90L77 58C77 44 60 43 60 32Z',
        '#e3f4ec',
      ],
      [round(36, 1, 28, 10, 3), '#b9863f'],
    ],
    front: [[round(26, 56, 4, 34, 2) + round(42, 14, 3, 16, 1.5), '#ffffff']],
    room: [24, 50, 76, 94],
    way: 'clear',
  },
  'glass-bowl': {
    back: [
      ['M22 8C2 24 -2 54 12 78C20 92 32 98 50 98C68 98 80 92 88 78C102 54 98 24 78 8Z', '#c5e2ee'],
      ['M25 12C8 26 4 54 17 76C24 88 34 94 50 94C66 94 76 88 83 76C96 54 92 26 75 12Z', '#e6f5fa'],
      [discPath(50, 9, 29, 5), '#a9cfdf'],
      [discPath(50, 9, 24, 3), '#d8eef6'],
    ],
    front: [[stroke('14 40 13 56 20 72', 2.4), '#ffffff']],
    room: [12, 32, 88, 93],
    way: 'clear',
  },
  'clear-glass': {
    back: [
      [shape('16 4 84 4 76 98 24 98'), '#bcdcea'],
      [shape('20 8 80 8 73 90 27 90'), '#e4f3f9'],
      [discPath(50, 5, 34, 4), '#d3eaf3'],
    ],
    front: [[shape('24 14 29 14 33 80 30 80'), '#ffffff']],
    room: [24, 26, 76, 90],
    way: 'clear',
  },
  'half-glass': {
    back: [
      [shape('16 4 84 4 76 98 24 98'), '#bcdcea'],
      [shape('20 8 80 8 73 90 27 90'), '#eef8fc'],
      [discPath(50, 5, 34, 4), '#dcf0f7'],
      [shape('23.4 50 76.6 50 73 90 27 90'), '#3f9fe0'],
      [discPath(50, 50, 26.6, 4), '#8fd0f7'],
    ],
    front: [[shape('24 14 29 14 33 80 30 80'), '#ffffff']],
    room: [24, 26, 76, 90],
    way: 'clear',
  },
  'coin-hourglass': {
    back: [
      [round(10, 2, 80, 10, 4) + round(10, 88, 80, 10, 4), '#8a5630'],
      [boxPath(14, 10, 4, 80) + boxPath(82, 10, 4, 80), '#a8713f'],
      ['M24 12C24 34 46 42 46 50C46 58 24 66 24 88L76 88C76 66 54 58 54 50C54 42 76 34 76 12Z', '#d6ecf5'],
    ],
    front: [[stroke('29 16 32 28', 2) + stroke('29 84 32 74', 2), '#ffffff']],
    room: [28, 62, 72, 87],
    way: 'clear',
  },
  'dry-bathtub': {
    back: [
      [stroke('80 50 80 18 92 18 92 26', 3), steel],
      [discPath(50, 50, 46, 9), '#e9eef3'],
      [discPath(50, 50, 42, 6.6), '#8fa3b2'],
    ],
    front: [
      ['M5 50C12 62 88 62 95 50C96 72 88 88 70 90L30 90C12 88 4 72 5 50Z', '#f4f7fa'],
      ['M5 50C8 55 18 58 30 59C24 70 24 82 32 90C12 88 4 72 5 50Z', '#ffffff'],
      ['M4 48C10 62 90 62 96 48L97 53C88 66 12 66 3 53Z', '#dbe3ea'],
      [shape('22 88 30 90 26 99 20 99') + shape('78 88 70 90 74 99 80 99'), '#c9a24a'],
    ],
    room: [10, 24, 90, 58],
    way: 'heap',
  },
  'open-truck': {
    back: [
      [boxPath(4, 70, 92, 6), '#343a46'],
      [boxPath(36, 38, 62, 6), '#6b4023'],
    ],
    front: [
      [boxPath(36, 48, 62, 24), '#9a6a3f'],
      [boxPath(36, 48, 62, 3) + boxPath(36, 56, 62, 1.4) + boxPath(36, 64, 62, 1.4), '#70482a'],
      [boxPath(40, 40, 4, 32) + boxPath(65, 40, 4, 32) + boxPath(92, 40, 4, 32), '#5a381f'],
      ['M2 74L2 52C2 48 4 46 8 45L12 30C13 27 15 26 18 26L34 26L34 74Z', '#c9302f'],
      ['M9 46L13 33C14 31 15 30 17 30L26 30L26 46Z', '#bfe0f0'],
      [boxPath(29, 50, 4, 2) + boxPath(2, 68, 33, 3), '#7f1a1c'],
      [discPath(5, 58, 2.6, 3.4), '#ffe9a0'],
      [discPath(18, 78, 10) + discPath(62, 78, 10) + discPath(84, 78, 10), '#23252c'],
      [discPath(18, 78, 4.6) + discPath(62, 78, 4.6) + discPath(84, 78, 4.6), '#aab4c2'],
    ],
    room: [39, 20, 95, 56],
    way: 'heap',
  },
  'empty-can': {
    back: [
      [discPath(50, 22, 38, 9), '#727c8c'],
      [discPath(50, 22, 33, 6.4), '#1d2128'],
    ],
    front: [
      ['M12 24C20 36 80 36 88 24L82 94C76 100 24 100 18 94Z', '#7d8796'],
      ['M12 24C16 29 24 32 32 33L35 98C26 98 20 96 18 94Z', '#aab4c2'],
      [stroke('42 36 43 95', 1.6) + stroke('56 36 56 95', 1.6) + stroke('70 34 68 94', 1.6), '#59616f'],
      ['M10 21C18 34 82 34 90 21L90.6 26C80 39 20 39 9.4 26Z', '#c3ccd8'],
      [stroke('7 46 4 56 9 60', 2.6) + stroke('93 46 96 56 91 60', 2.6), '#59616f'],
    ],
    room: [16, 0, 84, 34],
    way: 'heap',
  },
  'open-barrel': {
    back: [
      [discPath(50, 20, 35, 9), '#5a381f'],
      [discPath(50, 20, 30, 6.6), '#22140b'],
    ],
    front: [
      ['M15 20C22 32 78 32 85 20C93 44 93 74 84 95C74 101 26 101 16 95C7 74 7 44 15 20Z', '#9a6a3f'],
      ['M15 20C18 25 24 28 31 29C25 50 25 76 31 98C24 98 18 96 16 95C7 74 7 44 15 20Z', '#bd8a58'],
      [stroke('44 31 42 98', 0.9) + stroke('58 31 60 98', 0.9) + stroke('72 29 75 97', 0.9), '#70482a'],
      [
        'M10 44C28 54 72 54 90 44L90.6 51C72 61 28 61 9.4 51Z' +
          'M10.4 76C28 86 72 86 89.6 76L88.4 83C72 92 28 92 11.6 83Z',
        '#454b57',
      ],
    ],
    room: [19, -2, 81, 30],
    way: 'heap',
  },
  'open-gift': {
    back: [
      [shape('10 50 90 50 90 60 10 60'), '#6d1430'],
      [shape('58 40 104 22 106 30 62 50'), '#e0405c'],
      [shape('80 31 85 29 88 37 83 40'), '#f7dc86'],
    ],
    front: [
      [boxPath(10, 56, 80, 42), '#d9304c'],
      [boxPath(10, 56, 24, 42), '#ec6077'],
      [boxPath(44, 56, 12, 42), '#f7dc86'],
      [boxPath(8, 53, 84, 6), '#b3203a'],
    ],
    room: [14, 24, 86, 60],
    way: 'heap',
  },
  'pencil-cup': {
    back: [
      [discPath(50, 52, 30, 7), '#8f99a9'],
      [discPath(50, 52, 26, 5), '#2a2f38'],
    ],
    front: [
      ['M20 54C26 62 74 62 80 54L76 95C70 100 30 100 24 95Z', '#3f7fc4'],
      ['M20 54C23 58 29 60 35 60L38 98C30 98 26 97 24 95Z', '#7fb0ea'],
      [boxPath(23, 76, 54, 4), '#f7f9fb'],
    ],
    room: [24, 8, 76, 60],
    way: 'fan',
  },
  'flower-vase': {
    back: [[discPath(50, 48, 18, 4.4), '#2a3f66']],
    front: [
      [
        'M32 48C38 53 62 53 68 48C68 58 78 64 78 78C78 92 68 99 50 99C32 99 22 92 22 78C22 64 32 58 32 48Z',
        '#4a7ab5',
      ],
      [
        'M32 48C34 50 37 51 40 51C40 62 32 68 32 80C32 88 36 95 42 98.6C30 97 22 90 22 78C22 64 32 58 32 48Z',
        '#8fb4e0',
      ],
      ['M30 46C36 54 64 54 70 46L70 50C62 58 38 58 30 50Z', '#e8eef5'],
      [boxPath(23, 74, 54, 3), '#e8eef5'],
    ],
    room: [28, 4, 72, 60],
    way: 'fan',
  },
}

export const vesselThings: Readonly<Record<string, readonly Part[]>> = Object.fromEntries(
  Object.entries(vessels).map(([name, { back, front }]) => [name, [...back, ...front]]),
)
