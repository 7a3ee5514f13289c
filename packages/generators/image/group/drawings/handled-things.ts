// Things that deeds need and no list of things has: a whole pizza, a shelf on a wall, rock with paintings.

import { boxPath, discPath } from '../../figures/vector.ts'
import type { PoseName } from '../../figures/poses.ts'
import type { Need } from './need.ts'
import { darkWood, each, ring, round, shape, stroke, wood, type Part } from './part.ts'

export const handledNeeds: Partial<Record<PoseName, Need>> = {
  'painting a wall': {
    motif: 'painted-rock',
    meters: 2.3,
    ahead: 1.24,
    isBehind: true,
    unless: /brick|wall/,
  },
  'asleep on books': { motif: 'desk-with-books', meters: 1.35, ahead: 0.98, isBehind: true },
  'dropping in on a table': { motif: 'small-table', meters: 0.78, ahead: 0.62, isBehind: true },
  'hanging on': { motif: 'cliff-face', meters: 3, ahead: 0.24, isBehind: true },
  sinking: { motif: 'quicksand', meters: 1.9, ahead: 0, isBehind: true },
  'tied lying': { motif: 'rails', meters: 2.6, ahead: 0, isBehind: true },
}

const slices = each(4, (at) => {
  const angle = (at * Math.PI) / 4
  const [x, y] = [Math.cos(angle) * 38, Math.sin(angle) * 15]
  return stroke(`${50 - x} ${78 - y} ${50 + x} ${78 + y}`, 0.7)
})

export const handledThings: Readonly<Record<string, readonly Part[]>> = {
  'whole-pizza': [
    [discPath(50, 80, 48, 20), '#b9772f'],
    [discPath(50, 78, 48, 20), '#e0a552'],
    [discPath(50, 77, 41, 16.4), '#d9432f'],
    [discPath(50, 76.6, 39, 15.2), '#f6cf5c'],
    [slices, '#e0a035'],
    [
      discPath(32, 72, 6, 2.8) +
        discPath(54, 68, 6, 2.6) +
        discPath(70, 75, 6, 2.8) +
        discPath(45, 80, 6.4, 3) +
        discPath(64, 85, 6, 2.8) +
        discPath(26, 81, 5.6, 2.6),
      '#c23327',
    ],
    [discPath(42, 73, 3, 1.4) + discPath(60, 78, 3, 1.4) + discPath(36, 87, 3, 1.4), '#4f9a4a'],
  ],
  'wall-shelf': [
    [boxPath(14, 84, 4, 14) + boxPath(82, 84, 4, 14), darkWood],
    [shape('18 86 30 86 18 97') + shape('82 86 70 86 82 97'), darkWood],
    [round(0, 80, 100, 7, 2), wood],
    [boxPath(1, 81, 98, 1.6), '#b98a56'],
  ],
  'painted-rock': [
    ['M4 100L0 62L6 28L22 6L52 0L80 6L96 26L100 64L94 100Z', '#8f7a66'],
    ['M10 100L6 62L12 32L26 12L52 6L76 11L90 30L93 64L88 100Z', '#b59d82'],
    [shape('12 32 26 12 52 6 40 18 22 30'), '#c9b397'],
    [shape('90 30 93 64 88 100 78 100 84 62'), '#9c8469'],
    // A bison, a deer, hunters and a hand.
    [
      'M22 50C22 42 32 40 38 44C44 39 54 40 58 46L64 46L66 52L60 54L58 62L55 62L54 55L36 55L34 62L31 62L30 55C26 55 22 54 22 50Z',
      '#8c2f1c',
    ],
    [stroke('62 46 66 40', 1) + stroke('60 46 61 39', 1), '#8c2f1c'],
    ['M52 30L68 30L74 22L78 24L75 28L73 34L74 42L72 42L69 35L58 35L56 42L54 42L53 35Z', '#3a241a'],
    [stroke('75 23 73 15', 0.9) + stroke('77 23 80 15', 0.9) + stroke('74 18 70 15', 0.8), '#3a241a'],
    [
      discPath(26, 26, 2.2) +
        stroke('26 28 26 36', 1) +
        stroke('26 36 23 42', 1) +
        stroke('26 36 29 42', 1) +
        stroke('26 30 36 28', 0.9) +
        stroke('38 22 34 36', 0.7),
      '#3a241a',
    ],
    [
      discPath(30, 76, 4.4) +
        stroke('27 74 24 68', 1.2) +
        stroke('29 72 28 65', 1.2) +
        stroke('31 72 32 65', 1.2) +
        stroke('33 73 36 67', 1.2) +
        stroke('34 77 38 75', 1.2),
      '#a8442a',
    ],
    [each(3, (at) => discPath(54 + at * 9, 76, 2.2)) + ring(64, 76, 15, 0.8, 200, 340), '#a8442a'],
  ],
  'desk-with-books': [
    [boxPath(8, 44, 6, 56) + boxPath(86, 44, 6, 56), darkWood],
    [boxPath(12, 50, 76, 9), darkWood],
    [round(0, 38, 100, 9, 3), wood],
    [round(0, 33, 40, 6, 1.6), '#2f6fb0'],
    [boxPath(3, 34.6, 37, 2.6), '#fbf7ea'],
    [round(2, 27, 38, 6, 1.6), '#d9534a'],
    [boxPath(5, 28.6, 35, 2.6), '#fbf7ea'],
    [round(62, 29, 30, 9, 1.6), '#3c8f6c'],
    [round(65, 20, 27, 9, 1.6), '#e0a32f'],
    [round(61, 12, 29, 8, 1.6), '#7a4fb5'],
    [boxPath(65, 31.8, 27, 3.4) + boxPath(68, 22.8, 24, 3.4) + boxPath(64, 14.6, 26, 3), '#fbf7ea'],
  ],
  'box-of-light': [
    [shape('26 50 12 8 34 46') + shape('40 46 38 -4 56 46') + shape('64 46 84 6 74 50'), '#ffeb9c'],
    [discPath(22, 20, 1.6) + discPath(62, 10, 2) + discPath(88, 30, 1.6) + discPath(46, 22, 1.4), '#fff6cf'],
    [shape('14 56 50 46 86 56 50 64'), '#fff8d8'],
    [discPath(50, 50, 26, 13), '#ffe27a'],
    [discPath(50, 48, 16, 9), '#fffbe8'],
    [shape('14 56 50 62 50 100 14 92'), '#c99a5f'],
    [shape('86 56 50 62 50 100 86 92'), '#a87a45'],
    [shape('14 56 50 62 38 76 2 68') + shape('86 56 50 62 62 76 98 68'), '#e3bd88'],
  ],
  'long-table': [
    [boxPath(5, 80, 3, 20) + boxPath(92, 80, 3, 20) + boxPath(48.5, 80, 3, 20), darkWood],
    [boxPath(4, 80, 92, 3), darkWood],
    [round(0, 76.4, 100, 4, 1.6), wood],
    [boxPath(1, 77, 98, 0.8), '#b98a56'],
  ],
  quicksand: [
    [discPath(50, 94, 50, 6), '#b8935c'],
    [discPath(50, 93.4, 36, 4), '#a07c48'],
    [discPath(50, 93.2, 22, 2.4), '#86643a'],
  ],
  'scribbled-wall': [
    [boxPath(0, 0, 100, 100), '#efe6d4'],
    [boxPath(0, 92, 100, 8), '#c9b99a'],
    [boxPath(0, 91, 100, 1.4), '#a8987c'],
    [
      ring(80, 20, 8, 1.6) +
        stroke('80 6 80 2', 1.4) +
        stroke('92 20 97 20', 1.4) +
        stroke('89 11 93 7', 1.4) +
        stroke('71 11 67 7', 1.4) +
        stroke('68 20 63 20', 1.4) +
        stroke('71 29 67 33', 1.4) +
        stroke('89 29 93 33', 1.4),
      '#f2a52c',
    ],
    [
      stroke('44 62 44 40 66 40 66 62 44 62', 1.6) +
        stroke('41 41 55 26 69 41', 1.6) +
        stroke('52 62 52 52 58 52 58 62', 1.4),
      '#d23b36',
    ],
    [
      ring(24, 34, 6, 1.5) +
        stroke('24 40 24 60', 1.5) +
        stroke('14 48 34 46', 1.5) +
        stroke('24 60 17 72', 1.5) +
        stroke('24 60 31 72', 1.5),
      '#2f6fc4',
    ],
    [discPath(22, 33, 1) + discPath(27, 33, 1) + stroke('21 36.4 24 37.6 27 36.4', 0.8), '#2f6fc4'],
    [
      ring(82, 56, 4, 1.4) +
        stroke('82 60 82 78', 1.5) +
        stroke('82 70 76 66', 1.4) +
        stroke('82 72 88 68', 1.4) +
        discPath(82, 56, 2),
      '#e0559a',
    ],
    [stroke('6 80 14 76 22 82 30 76 38 82 46 76 54 82 62 76 70 82', 1.5), '#3f9a55'],
  ],
  'body-bag': [
    [round(0, 74, 100, 26, 12), '#23262f'],
    [discPath(84, 84, 13, 12), '#2b2f3a'],
    [stroke('8 84 92 82', 0.9), '#8a929e'],
    [each(9, (at) => boxPath(14 + at * 9, 81, 0.9, 4.6)), '#8a929e'],
    [round(30, 72, 5, 27, 2) + round(64, 72, 5, 27, 2), '#4a4030'],
  ],
  'cliff-face': [
    ['M2 12L98 12L100 30L92 46L97 62L88 80L92 100L12 100L8 82L14 64L6 48L10 30Z', '#8a7360'],
    [
      shape('10 30 34 22 30 48 16 62') + shape('44 20 66 26 62 54 48 60') + shape('72 24 94 30 86 44 76 42'),
      '#a38b74',
    ],
    [
      shape('14 64 34 56 40 80 20 86') +
        shape('56 66 82 58 86 78 62 84') +
        shape('30 88 54 84 60 100 34 100'),
      '#776250',
    ],
    [stroke('36 20 42 44 34 62 44 84', 0.9) + stroke('70 26 66 46 72 62', 0.8), '#5f4d3e'],
    [
      'M0 14C2 4 12 6 18 8C28 2 40 6 50 5C62 2 74 6 82 6C90 4 98 6 100 14C94 18 88 14 82 18C74 14 66 19 58 15C48 20 40 14 32 18C22 14 14 20 0 14Z',
      '#5f9a45',
    ],
  ],
  'keyhole-door': [
    [boxPath(26, 0, 52, 100), '#6b4226'],
    [boxPath(30, 4, 44, 96), '#8a5a34'],
    [boxPath(36, 10, 32, 24) + boxPath(36, 70, 32, 24), '#754a2a'],
    [round(30.5, 40, 11, 23, 4), '#d9a92f'],
    [discPath(36, 47, 2.7) + shape('34.6 48 37.4 48 38.6 57 33.4 57'), '#1d1a20'],
    [discPath(36, 47, 1.2), '#ffe9a0'],
  ],
  fireball: [
    [
      discPath(22, 40, 18) +
        discPath(50, 24, 24) +
        discPath(78, 40, 18) +
        discPath(12, 66, 14) +
        discPath(88, 66, 14) +
        discPath(34, 20, 14) +
        discPath(68, 18, 14),
      '#4a3a3a',
    ],
    [
      discPath(26, 50, 20) +
        discPath(50, 38, 26) +
        discPath(74, 50, 20) +
        discPath(50, 76, 34, 24) +
        discPath(16, 78, 14) +
        discPath(84, 78, 14),
      '#c2402a',
    ],
    [
      discPath(32, 58, 18) + discPath(50, 48, 22) + discPath(68, 58, 18) + discPath(50, 80, 32, 20),
      '#f2812c',
    ],
    [discPath(40, 64, 15) + discPath(58, 62, 16) + discPath(50, 82, 25, 16), '#fbc23c'],
    [discPath(50, 74, 16, 18), '#fff0b0'],
    [
      stroke('14 30 4 18', 1.4) +
        stroke('86 30 97 18', 1.4) +
        stroke('8 54 -4 50', 1.4) +
        stroke('92 54 104 50', 1.4),
      '#fbc23c',
    ],
  ],
  heap: [['M0 100C1 84 7 72 15 62C23 50 34 43 50 42C66 43 77 50 85 62C93 72 99 84 100 100Z', '#8a7a63']],
  'steep-hill': [
    ['M0 100L12 94L70 34C74 30 80 29 84 33L92 52L100 100Z', '#6f9a4a'],
    ['M12 94L70 34C74 30 80 29 84 33L86 37C80 36 76 38 72 42L16 97Z', '#8ab85e'],
    [shape('84 33 92 52 100 100 74 100 80 60'), '#5a8040'],
    [discPath(40, 84, 5, 2) + discPath(62, 74, 6, 2.4) + discPath(54, 92, 5, 2), '#5a8040'],
  ],
  'butterfly-net': [
    [stroke('6 98 62 42', 2), '#a8713f'],
    ['M58 46C50 34 54 18 68 12C82 8 94 18 92 32C96 50 88 66 76 78C72 66 64 58 58 46Z', '#e8f2ee'],
    [
      stroke('64 44 84 20', 0.6) +
        stroke('70 56 92 32', 0.6) +
        stroke('60 28 84 62', 0.6) +
        stroke('70 16 90 48', 0.6),
      '#b9cfc6',
    ],
    [ring(73, 29, 19, 1.8), '#c23b3b'],
  ],
  'crossroads-sign': [
    [boxPath(46.5, 0, 7, 100), darkWood],
    [shape('50 6 88 6 98 13 88 20 50 20'), '#d7a868'],
    [shape('50 25 12 25 2 32 12 39 50 39'), '#c98d4f'],
    [shape('50 44 80 44 89 50.5 80 57 50 57'), '#e0bf8a'],
    [boxPath(54, 11.4, 30, 3) + boxPath(18, 30.4, 28, 3) + boxPath(54, 49, 24, 3), '#6b4526'],
    [boxPath(46.5, 0, 7, 100), '#7d5230'],
    [discPath(50, 99, 20, 3), '#5f7a3a'],
  ],
  'lying-book': [
    [round(0, 62, 100, 38, 6), '#8c2f3c'],
    [boxPath(8, 68, 92, 26), '#f4ead2'],
    [each(5, (at) => boxPath(9, 71 + at * 4.8, 90, 0.9)), '#cdbf9c'],
    [round(0, 60, 100, 8, 3), '#b5404f'],
    [round(0, 94, 100, 6, 3), '#7a2734'],
    [round(0, 61, 9, 38, 4), '#a3394a'],
    [boxPath(2, 70, 5, 3) + boxPath(2, 86, 5, 3), '#e0b040'],
  ],
  rails: [
    [each(6, (at) => round(2 + at * 17, 82, 9, 16, 1.6)), '#6b4a30'],
    [boxPath(0, 84, 100, 2.6) + boxPath(0, 92, 100, 3), '#aab3c0'],
    [boxPath(0, 86.4, 100, 1) + boxPath(0, 94.6, 100, 1.2), '#5f6877'],
  ],
  'dinner-plate': [
    [discPath(50, 94, 48, 6), '#cfd6de'],
    [discPath(50, 91, 48, 6), '#eef2f6'],
    ['M18 90C18 66 34 60 44 68C50 60 66 60 70 74C82 72 84 84 82 90Z', '#c9762f'],
    ['M26 82C30 70 38 68 44 74C40 74 32 76 26 82Z', '#e39a4c'],
    [discPath(74, 84, 9, 7) + discPath(62, 86, 7, 5.4), '#58a24e'],
    [discPath(24, 86, 8, 5), '#f4e0a0'],
  ],
}
