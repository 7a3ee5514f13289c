// Glasses, barrels, trucks and other containers that stand open. Squares of 100 units.

import { boxPath, discPath } from '../../figures/vector.ts'
import { ring, round, shape, stroke } from '../part.ts'

import type { Vessel } from './vessel.ts'

const steel = '#aab4c2'

export const openGlasses: Readonly<Record<string, Vessel>> = {
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
  'open-nest': {
    back: [
      [discPath(50, 56, 46, 16), '#5b3f26'],
      [discPath(50, 58, 38, 11), '#33210f'],
      [stroke('6 52 30 42 60 40', 2) + stroke('40 41 74 44 95 54', 2), '#8a6238'],
    ],
    front: [
      ['M4 58C10 72 90 72 96 58C98 78 82 98 50 98C18 98 2 78 4 58Z', '#7a552f'],
      [
        stroke('6 64 30 80 60 84 92 68', 2.2) +
          stroke('10 76 40 92 76 90', 2.2) +
          stroke('20 70 50 74 84 70', 2),
        '#a87b48',
      ],
      [
        stroke('8 70 36 72 70 80 90 76', 1.8) +
          stroke('26 90 56 86 80 84', 1.8) +
          stroke('4 60 -2 54', 1.8) +
          stroke('94 62 101 57', 1.8),
        '#5b3f26',
      ],
    ],
    room: [16, 34, 84, 70],
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
