// Suitcases, boxes, bags and furniture that stand open. Squares of 100 units.

import { boxPath, discPath } from '../../../figures/vector.ts'
import { darkWood, each, ring, round, shape, stroke, wood } from '../part.ts'

import type { Vessel } from './vessel.ts'

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

const sack = (cloth: string, light: string, rim: string, dark: string): Vessel => ({
  back: [
    [discPath(50, 36, 34, 10), dark],
    [discPath(50, 36, 29, 7), '#241a12'],
  ],
  front: [
    ['M17 38C26 50 74 50 83 38C86 50 96 62 95 80C94 96 80 99 50 99C20 99 6 96 5 80C4 62 14 50 17 38Z', cloth],
    ['M17 38C20 42 25 45 30 46C22 60 18 80 26 97C12 96 6 92 5 80C4 62 14 50 17 38Z', light],
    ['M14 34C20 46 80 46 86 34C90 42 86 50 80 52C66 58 34 58 20 52C14 50 10 42 14 34Z', rim],
    [stroke('40 60 36 90', 1) + stroke('62 60 68 86', 1) + stroke('78 62 84 82', 1), dark],
  ],
  room: [20, 14, 80, 46],
  way: 'heap',
})

export const openBags: Readonly<Record<string, Vessel>> = {
  'empty-suitcase': suitcase('#a3603f', '#c98a62', '#7a4329', '#d9b48a'),
  'empty-briefcase': suitcase('#3a3f4c', '#6c7484', '#22252e', '#8d5a4a'),
  'empty-laundry-basket': {
    back: [
      [shape('6 46 12 34 88 34 94 46'), '#7d8894'],
      [round(9, 31, 82, 5, 2.4), '#3d7db2'],
    ],
    front: [
      [shape('8 47 92 47 82 98 18 98'), '#f1ede2'],
      [
        each(3, (row) => each(7, (at) => round(17 + at * 9.4 + row * 0.6, 56 + row * 13.5, 5.4, 8.6, 2))),
        '#b9c3cf',
      ],
      [round(4, 45, 92, 7, 3), '#4f8fc4'],
    ],
    room: [12, 26, 88, 60],
    way: 'heap',
  },
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
  'open-sack': sack('#b98f56', '#d3ad77', '#caa26a', '#8a6a3f'),
  'open-trash-bag': sack('#2b2f38', '#59616f', '#3d434f', '#171a20'),
  'open-plastic-bag': sack('#e6edf2', '#ffffff', '#d5dfe6', '#b9c6d0'),
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
}
