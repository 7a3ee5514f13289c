// What is used in kitchens, bags of all kinds and what helps the sick, drawn whole. Squares of 100 units.

import { boxPath, discPath } from '../../../figures/vector.ts'
import { each, ring, round, shape, stroke, wood, type Part } from '../part.ts'

const steel = '#aab4c2'
const brightSteel = '#dbe2ea'
const darkSteel = '#5f6977'
const iron = '#2f343f'

export const carried: Readonly<Record<string, readonly Part[]>> = {
  spatula: [
    [stroke('14 96 52 48', 2.6), '#22252c'],
    [stroke('46 56 58 40', 1.8), steel],
    [shape('52 30 78 4 96 20 72 48 56 46'), darkSteel],
    [shape('54 31 78 6 83 10 58 38'), steel],
    [stroke('64 34 78 18', 1.4) + stroke('70 39 84 23', 1.4), iron],
    [stroke('13 92 40 58', 0.9), '#59616f'],
  ],
  ladle: [
    [stroke('80 4 52 66', 2.4), steel],
    [ring(84, 4, 4, 1.6, 90, 360), steel],
    ['M8 62L64 62C64 84 52 96 36 96C20 96 8 84 8 62Z', steel],
    ['M13 66L24 66C24 80 28 88 36 93C22 92 13 82 13 66Z', brightSteel],
    [discPath(36, 62, 28, 7), darkSteel],
    [discPath(36, 63, 22, 4.6), '#d9781f'],
  ],
  whisk: [
    [stroke('14 96 42 62', 3.6), wood],
    [stroke('15 91 38 63', 1.2), '#c99a64'],
    [stroke('40 66 46 58', 4), darkSteel],
    [
      stroke('44 60 52 30 78 4 94 10 92 26 68 50 44 60', 1.2) +
        stroke('44 60 64 32 88 7', 1.1) +
        stroke('44 60 60 40 84 4', 0.9) +
        stroke('44 60 72 38 93 16', 0.9),
      steel,
    ],
  ],
  'rolling-pin': [
    [stroke('4 92 20 78', 3.6) + stroke('80 22 96 8', 3.6), '#8a5a32'],
    [stroke('24 74 76 26', 11), '#c9904f'],
    [stroke('24 68 72 24', 2.6), '#ecc28a'],
  ],
  grater: [
    [stroke('38 16 38 4 62 4 62 16', 2.6), iron],
    [shape('34 14 66 14 80 96 20 96'), steel],
    [shape('34 14 44 14 36 96 20 96'), brightSteel],
    [
      each(24, (at) =>
        shape(
          `${33 + (at % 4) * 10 - Math.floor(at / 4) * 0.6} ${28 + Math.floor(at / 4) * 11} ${37 + (at % 4) * 10 - Math.floor(at / 4) * 0.6} ${24 + Math.floor(at / 4) * 11} ${38 + (at % 4) * 10 - Math.floor(at / 4) * 0.6} ${29 + Math.floor(at / 4) * 11}`,
        ),
      ),
      iron,
    ],
    [boxPath(18, 94, 64, 5), darkSteel],
  ],
  corkscrew: [
    [round(26, 4, 48, 14, 7), wood],
    [round(29, 6, 42, 4, 2), '#c99a64'],
    [boxPath(47, 16, 6, 26), darkSteel],
    [each(5, (at) => stroke(`42 ${44 + at * 10} 58 ${49 + at * 10}`, 2)), steel],
    [each(4, (at) => stroke(`58 ${49 + at * 10} 42 ${54 + at * 10}`, 1.4)), darkSteel],
    [stroke('58 89 50 99', 1.6), steel],
  ],
  'can-opener': [
    [stroke('30 40 14 96', 4.4) + stroke('42 42 40 98', 4.4), '#c9302f'],
    [stroke('29 46 16 88', 1.4) + stroke('41 48 39.6 90', 1.4), '#ee7a72'],
    [shape('24 40 34 8 62 4 66 24 48 46'), steel],
    [discPath(52, 20, 11), darkSteel],
    [discPath(52, 20, 5), brightSteel],
    [stroke('58 30 92 44', 2) + round(84, 36, 14, 18, 6), iron],
  ],
  fork: [
    [stroke('50 96 50 46', 3), steel],
    [
      'M33 4L33 30C33 42 40 48 50 48C60 48 67 42 67 30L67 4L62 4L62 28L57 28L57 4L52.6 4L52.6 28L47.4 28L47.4 4L43 4L43 28L38 28L38 4Z',
      steel,
    ],
    [stroke('48.6 92 48.6 50', 0.9) + boxPath(34, 6, 1.4, 24), '#f4f7fa'],
  ],
  thermos: [
    [round(34, 2, 32, 22, 4), '#c9d2de'],
    [round(30, 22, 40, 76, 6), '#2f6a5a'],
    [round(34, 26, 6, 68, 3), '#6fae98'],
    [boxPath(30, 32, 40, 4) + boxPath(30, 88, 40, 4), '#c9d2de'],
    [stroke('70 38 84 42 84 72 70 78', 2.4), iron],
    [round(37, 4, 5, 18, 2), '#ffffff'],
  ],
  cooler: [
    [stroke('16 34 16 18 84 18 84 34', 2.4), '#f7f9fb'],
    [round(4, 44, 92, 54, 5), '#2f6fc4'],
    [round(7, 47, 6, 48, 3), '#7fb0ea'],
    [round(2, 32, 96, 16, 4), '#f7f9fb'],
    [boxPath(4, 44, 92, 3), '#c9d2de'],
    [round(38, 60, 24, 18, 3), '#f7f9fb'],
    [stroke('50 62 50 76', 1) + stroke('44 65 56 73', 1) + stroke('44 73 56 65', 1), '#3fa8e0'],
  ],
  'paper-bag': [
    [shape('18 12 82 12 86 98 14 98'), '#b98a54'],
    [shape('18 12 52 12 52 98 14 98'), '#cfa36e'],
    [each(8, (at) => shape(`${18 + at * 8} 12 ${22 + at * 8} 6 ${26 + at * 8} 12`)), '#c2955f'],
    [stroke('52 14 52 60 34 96', 0.8) + stroke('52 60 84 96', 0.8), '#93683a'],
    [boxPath(14, 93, 72, 5), '#a67a46'],
  ],
  'plastic-bag': [
    [
      'M22 4C28 4 30 8 30 14C30 26 38 34 50 34C62 34 70 26 70 14C70 8 72 4 78 4C82 4 84 8 84 14L92 92C80 100 20 100 8 92L16 14C16 8 18 4 22 4Z',
      '#e6edf2',
    ],
    ['M22 4C28 4 30 8 30 14C30 30 36 60 32 97C22 97 12 95 8 92L16 14C16 8 18 4 22 4Z', '#ffffff'],
    [stroke('44 46 42 70', 1) + stroke('58 44 62 84', 1) + stroke('74 30 80 80', 1), '#b9c6d0'],
    [discPath(52, 66, 13), '#d9302f'],
    [stroke('46 66 51 71 59 61', 1.8), '#ffffff'],
  ],
  'trash-bag': [
    ['M42 22C24 28 8 50 6 74C6 92 20 99 50 99C80 99 94 92 94 74C92 50 76 28 58 22Z', '#2b2f38'],
    ['M40 26C28 34 16 54 15 74C15 82 20 88 26 90C24 70 30 46 42 30Z', '#59616f'],
    ['M42 24C34 14 28 10 30 4C38 8 44 6 48 2C54 6 62 4 70 6C70 12 64 16 58 24Z', '#3d434f'],
    [round(40, 20, 20, 5, 2), '#e8c23a'],
    [stroke('56 30 62 56 60 84', 1.4) + stroke('70 38 80 70', 1.2), '#171a20'],
    [stroke('60 22 68 28', 1.6), '#e8c23a'],
  ],
  'gift-bag': [
    [ring(50, 26, 16, 1.6, 180, 360), '#f7dc86'],
    [shape('14 26 86 26 82 98 18 98'), '#b52f6a'],
    [shape('14 26 30 26 32 98 18 98'), '#d9568f'],
    [shape('26 26 34 12 44 24 52 10 60 24 70 12 76 26'), '#f7e6ee'],
    [
      discPath(40, 56, 5) +
        discPath(62, 48, 4) +
        discPath(56, 78, 6) +
        discPath(34, 82, 3.6) +
        discPath(72, 70, 4),
      '#f7dc86',
    ],
    [shape('50 60 34 50 34 70') + shape('50 60 66 50 66 70') + discPath(50, 60, 5), '#f2c531'],
  ],
  'duffel-bag': [
    [stroke('28 52 34 24 64 24 72 52', 2.4), iron],
    [
      'M4 66C4 50 14 44 26 44L74 44C86 44 96 50 96 66L96 82C96 94 88 97 78 97L22 97C12 97 4 94 4 82Z',
      '#2f5f8a',
    ],
    ['M10 62C11 53 17 50 26 50L74 50C80 50 84 51 87 54C60 54 30 56 10 66Z', '#5a8ab5'],
    [boxPath(26, 44, 5, 53) + boxPath(69, 44, 5, 53), '#1f3f5f'],
    [stroke('30 48 70 48', 1.2), '#e8c23a'],
    [round(40, 64, 20, 20, 3), '#254d72'],
    [boxPath(40, 68, 20, 1.6), '#e8c23a'],
  ],
  sack: [
    ['M38 20C18 36 6 60 8 80C10 94 26 99 50 99C74 99 90 94 92 80C94 60 82 36 62 20Z', '#b08a58'],
    ['M38 24C24 38 14 60 16 78C17 88 24 92 32 94C26 72 30 46 42 28Z', '#cfab7c'],
    ['M38 20C30 12 28 6 34 2C40 6 46 2 50 4C56 1 62 5 68 3C70 10 66 14 62 20Z', '#c29a66'],
    [stroke('36 22 50 25 64 22', 2.2) + stroke('62 23 72 34', 1.4), '#7a5a30'],
    [stroke('58 40 62 70', 1) + stroke('72 48 78 76', 1), '#8f6c3e'],
    [shape('42 60 62 58 63 76 43 78'), '#96714a'],
    [
      stroke('42 60 45 63', 0.8) +
        stroke('61 59 58 62', 0.8) +
        stroke('44 77 47 74', 0.8) +
        stroke('62 75 59 72', 0.8),
      '#f0e0c0',
    ],
  ],
  'first-aid-kit': [
    [stroke('34 26 34 12 66 12 66 26', 3), '#a8201f'],
    [round(4, 24, 92, 72, 7), '#d9302f'],
    [round(8, 28, 84, 8, 3), '#ee7a72'],
    [discPath(50, 60, 24), '#f7f9fb'],
    [boxPath(44, 44, 12, 32) + boxPath(34, 54, 32, 12), '#d9302f'],
    [boxPath(4, 84, 92, 4), '#a8201f'],
  ],
  'iv-drip': [
    [stroke('50 4 50 92', 1.6) + stroke('50 8 34 8 34 14', 1.4) + stroke('50 8 66 8 66 12', 1.4), steel],
    [stroke('50 92 28 98', 2) + stroke('50 92 72 98', 2), darkSteel],
    [discPath(27, 98, 3) + discPath(73, 98, 3), iron],
    [round(22, 14, 24, 36, 6), '#d7ecf7'],
    [round(22, 28, 24, 22, 6), '#7fc4e8'],
    [round(25, 18, 4, 28, 2), '#ffffff'],
    [stroke('34 50 34 62 30 80 14 86', 0.9), '#9fc8dc'],
    [boxPath(31, 52, 6, 8), '#c9dfea'],
  ],
  'medicine-bottle': [
    [round(26, 4, 48, 20, 4), '#f7f9fb'],
    [each(8, (at) => boxPath(29 + at * 5.6, 7, 2, 14)), '#c9d2de'],
    [round(22, 22, 56, 76, 9), '#e0802a'],
    [round(26, 28, 6, 66, 3), '#f7b878'],
    [boxPath(22, 42, 56, 38), '#f7f9fb'],
    [boxPath(46, 46, 8, 18) + boxPath(41, 51, 18, 8), '#d9302f'],
    [boxPath(30, 68, 40, 2.4) + boxPath(34, 73, 32, 2.4), '#8f98a6'],
  ],
  pacifier: [
    [ring(50, 76, 17, 3), '#3fa8c4'],
    ['M10 52C10 40 26 38 50 38C74 38 90 40 90 52C90 64 74 68 50 68C26 68 10 64 10 52Z', '#7fd0e4'],
    ['M16 50C18 44 32 42 50 42C60 42 68 43 74 44C56 46 32 48 18 55Z', '#c3eef7'],
    ['M40 40C36 28 34 6 50 4C66 6 64 28 60 40Z', '#f2cf9a'],
    ['M43 34C40 22 40 10 48 8C45 16 46 26 47 36Z', '#fbe9cc'],
    [discPath(50, 54, 8), '#3fa8c4'],
  ],
  'baby-rattle': [
    [stroke('26 88 58 46', 3.4), '#3fa8c4'],
    [ring(20, 90, 8, 2.6), '#e0527c'],
    [discPath(68, 32, 28), '#f59ab5'],
    [discPath(60, 22, 9), '#fcd3df'],
    [shape('46 50 88 14 92 20 50 56'), '#f7f5f0'],
    [discPath(56, 40, 2.4) + discPath(68, 29, 2.4) + discPath(80, 19, 2.4), '#3fa8c4'],
  ],
  'pocket-knife': [
    [shape('36 44 82 4 90 6 84 20 48 54'), brightSteel],
    [shape('62 50 94 44 98 50 92 56 64 60'), steel],
    [stroke('34 52 12 34 6 40 12 46', 1.8), darkSteel],
    [stroke('30 62 72 66', 13), '#d9302f'],
    [stroke('30 56 70 60', 2.6), '#ee7a72'],
    [boxPath(48, 56, 5, 15) + boxPath(43, 61, 15, 5), '#f7f9fb'],
    [ring(86, 76, 5, 1.4), darkSteel],
  ],
  lighter: [
    ['M48 4C56 14 60 20 57 28C55 33 52 34 49 34C45 34 42 32 41 27C40 21 46 17 48 4Z', '#f0802a'],
    ['M49 16C53 22 54 26 52 30C50 33 47 33 46 29C46 25 49 23 49 16Z', '#ffdf7a'],
    [round(34, 34, 32, 18, 2), steel],
    [each(6, (at) => discPath(40 + (at % 3) * 7, 40 + Math.floor(at / 3) * 6, 1.6)), iron],
    [discPath(62, 36, 5), darkSteel],
    [round(30, 50, 40, 48, 4), '#d9302f'],
    [round(34, 54, 5, 40, 2), '#ee7a72'],
  ],
  ashtray: [
    [shape('6 70 94 70 84 96 16 96'), '#6c7583'],
    [discPath(50, 70, 44, 9), '#9aa5b3'],
    [discPath(50, 71, 35, 6), '#3d434f'],
    [discPath(48, 72, 16, 3), '#b9b4ac'],
    [stroke('56 68 88 48', 2.6), '#f7f5f0'],
    [stroke('78 54 88 48', 2.6), '#d98f4a'],
    [discPath(55, 69, 3, 2.4), '#f0702a'],
    [stroke('54 62 50 50 56 38 50 26', 1.3), '#c9d2dc'],
  ],
  fabric: [
    [shape('8 62 66 54 96 64 96 84 36 98 8 84'), '#a8325a'],
    [shape('8 62 66 54 96 64 36 74'), '#d9567c'],
    [shape('36 74 96 64 96 70 36 80') + shape('36 86 96 76 96 79 36 90'), '#8a2547'],
    ['M14 58C14 36 30 22 50 24C72 26 88 38 90 60C74 52 60 60 50 56C38 52 26 60 14 58Z', '#c9406a'],
    ['M22 52C24 38 36 28 50 29C42 34 36 44 34 54C30 56 26 56 22 52Z', '#ee8aa6'],
    [stroke('54 30 60 54', 1.2) + stroke('68 34 76 54', 1.2), '#a02c54'],
  ],
  quilt: [
    [shape('6 14 94 14 98 92 2 92'), '#f1e6d2'],
    [each(8, (at) => boxPath(9 + (at % 4) * 21, 18 + Math.floor(at / 4) * 36, 18.6, 17)), '#c9503f'],
    [each(8, (at) => boxPath(9 + (at % 4) * 21, 36 + Math.floor(at / 4) * 36, 18.6, 17)), '#3f6fa8'],
    [
      each(8, (at) =>
        shape(
          `${9 + (at % 4) * 21} ${18 + Math.floor(at / 4) * 36} ${27.6 + (at % 4) * 21} ${18 + Math.floor(at / 4) * 36} ${9 + (at % 4) * 21} ${35 + Math.floor(at / 4) * 36}`,
        ),
      ),
      '#e8b83a',
    ],
    [each(8, (at) => discPath(18.3 + (at % 4) * 21, 44.5 + Math.floor(at / 4) * 36, 5)), '#f1e6d2'],
    [shape('2 92 98 92 97 98 3 98'), '#a83a2c'],
  ],
  postcard: [
    [boxPath(2, 20, 96, 64), '#fbf6ea'],
    [boxPath(5, 23, 42, 58), '#7fc8ea'],
    [discPath(36, 34, 7), '#f7d24a'],
    [shape('5 62 47 58 47 81 5 81'), '#f0d49a'],
    [shape('5 58 47 54 47 62 5 66'), '#2f8fc4'],
    [stroke('18 66 22 44', 1.8), '#8a5a32'],
    [shape('22 44 8 40 14 50') + shape('22 44 36 42 30 50') + shape('22 44 18 32 28 38'), '#3f9a4f'],
    [boxPath(50.6, 26, 0.9, 52), '#b9ae98'],
    [boxPath(84, 26, 10, 13), '#d9453c'],
    [boxPath(56, 50, 36, 1.6) + boxPath(56, 59, 36, 1.6) + boxPath(56, 68, 26, 1.6), '#8f8470'],
  ],
  magazine: [
    [shape('18 4 86 4 86 94 18 94'), '#b9c3cf'],
    [shape('14 6 82 6 82 98 14 98'), '#d9305f'],
    [boxPath(20, 12, 56, 12), '#ffffff'],
    [
      boxPath(24, 15, 8, 6) + boxPath(35, 15, 8, 6) + boxPath(46, 15, 8, 6) + boxPath(57, 15, 14, 6),
      '#d9305f',
    ],
    [discPath(50, 52, 14, 17), '#f0c9a4'],
    [
      'M34 56C30 30 44 28 52 30C66 30 70 44 66 60C64 52 64 44 58 40C50 44 42 42 40 42C38 48 38 54 38 62Z',
      '#4a2a1c',
    ],
    ['M26 98C28 80 38 72 50 72C62 72 72 80 74 98Z', '#2f3b57'],
    [boxPath(17, 74, 12, 2.4) + boxPath(17, 79, 9, 2.4), '#f7dc86'],
  ],
  'marker-pen': [
    [stroke('18 90 60 42', 7), '#f7f9fb'],
    [stroke('60 42 70 30', 7), '#2b2f38'],
    [shape('64 28 72 36 88 14 84 10'), '#2b2f38'],
    [stroke('10 98 26 80', 7.4), '#d9302f'],
    [stroke('22 82 58 40', 1.6), '#ffffff'],
    [shape('84 10 88 14 92 6'), '#d9302f'],
    [stroke('32 82 52 60', 2), '#d9302f'],
  ],
}
