// Instruments, games, toys and machines of fun, drawn whole. Squares of 100 units; the ground is at 100.

import { boxPath, discPath } from '../../../figures/vector.ts'
import { darkWood, each, ring, round, shape, stroke, type Part } from '../part.ts'

const steel = '#aab4c2'
const brightSteel = '#dbe2ea'
const darkSteel = '#5f6977'
const brass = '#e0ad3c'
const brightBrass = '#f7dc86'
const darkBrass = '#b07f22'

export const play: Readonly<Record<string, readonly Part[]>> = {
  'light-orb': [
    [
      shape(
        '50.0 0.0 55.0 38.0 74.0 26.0 62.0 45.0 100.0 50.0 62.0 55.0 74.0 74.0 55.0 62.0 50.0 100.0 45.0 62.0 26.0 74.0 38.0 55.0 0.0 50.0 38.0 45.0 26.0 26.0 45.0 38.0',
      ),
      '#ffe9a0',
    ],
    [
      shape(
        '50.0 20.0 55.4 37.1 67.0 33.0 62.9 44.6 80.0 50.0 62.9 55.4 67.0 67.0 55.4 62.9 50.0 80.0 44.6 62.9 33.0 67.0 37.1 55.4 20.0 50.0 37.1 44.6 33.0 33.0 44.6 37.1',
      ),
      '#fff6d6',
    ],
    [discPath(50, 50, 15), '#ffffff'],
  ],
  lasso: [
    ['M10 22C10 8 90 8 90 22C90 36 10 36 10 22ZM16 22C16 31 84 31 84 22C84 13 16 13 16 22Z', '#b98a4e'],
    [stroke('58 33 54 52 44 70 46 98', 3.2), '#a67a42'],
    [stroke('30 78 38 70 48 72 44 82 34 84 36 92 46 94', 3), '#b98a4e'],
    [discPath(58, 33, 4), '#8f6838'],
  ],
  'acoustic-guitar': [
    [stroke('50 58 50 10', 3.2), '#5f3a20'],
    [shape('43 0 57 0 56 14 44 14'), '#3a2416'],
    [discPath(41, 3, 1.6) + discPath(41, 8, 1.6) + discPath(59, 3, 1.6) + discPath(59, 8, 1.6), brightSteel],
    [
      'M50 44C62 42 72 48 70 58C69 64 74 68 76 78C78 92 64 100 50 100C36 100 22 92 24 78C26 68 31 64 30 58C28 48 38 42 50 44Z',
      '#c9843a',
    ],
    [
      'M48 48C38 47 33 52 34 58C35 64 29 70 28 79C28 90 38 95 48 96C38 90 34 82 37 72C39 64 38 54 48 48Z',
      '#e8ad62',
    ],
    [discPath(50, 68, 9), '#3a2416'],
    [ring(50, 68, 10, 0.8), '#f2d8a4'],
    [boxPath(40, 84, 20, 4), '#3a2416'],
    [boxPath(47.6, 12, 0.7, 73) + boxPath(49.6, 12, 0.7, 73) + boxPath(51.6, 12, 0.7, 73), '#f4ead0'],
  ],
  bugle: [
    [ring(46, 54, 20, 4), darkBrass],
    [stroke('4 40 30 38 66 40', 3.4), brass],
    [shape('62 34 80 28 98 14 100 66 80 52 62 47'), brass],
    [shape('64 36 82 30 96 18 96 30 80 36 64 40'), brightBrass],
    [discPath(98, 40, 4, 26), darkBrass],
    [ring(46, 54, 20, 1.4, 190, 300), brightBrass],
    [round(0, 35, 8, 10, 3), brightBrass],
    [stroke('40 74 34 96 42 88 48 98 50 74', 1.6), '#c9302f'],
  ],
  bagpipes: [
    [stroke('40 44 26 4', 3) + stroke('52 42 48 0', 3) + stroke('64 44 72 4', 3), '#3a2416'],
    [stroke('27 8 25 0', 4) + stroke('48 5 47.6 0', 4) + stroke('71.6 8 73 0', 4), '#f1ede2'],
    [stroke('33 24 31 18', 3.6) + stroke('50 22 49.4 16', 3.6) + stroke('68 24 69.4 18', 3.6), brass],
    ['M10 58C10 42 30 36 54 38C80 38 96 46 94 60C92 76 70 82 48 80C26 80 10 74 10 58Z', '#a8282c'],
    [stroke('20 46 30 78', 2) + stroke('44 40 50 80', 2) + stroke('68 40 70 78', 2), '#2f6a4f'],
    [stroke('11 56 92 52', 2) + stroke('14 68 90 66', 2), '#2f5fa8'],
    [stroke('24 76 16 99', 3), '#3a2416'],
    [discPath(15, 98, 5, 3), '#f1ede2'],
    [stroke('88 50 98 34', 2.4), '#3a2416'],
  ],
  harmonica: [
    [round(2, 36, 96, 34, 7), brightSteel],
    [round(4, 38, 92, 9, 4), '#f7fafc'],
    [boxPath(4, 48, 92, 11), '#7a2f2a'],
    [each(10, (at) => boxPath(8 + at * 8.8, 49.4, 5.6, 8)), '#1f1512'],
    [round(4, 59, 92, 9, 4), steel],
    [round(36, 61, 28, 5, 2), darkSteel],
  ],
  tambourine: [
    [discPath(50, 54, 44, 42), '#8a5a32'],
    [discPath(50, 52, 44, 42), '#b5803f'],
    [discPath(50, 52, 36, 34), '#f4e8d0'],
    [discPath(42, 44, 18, 14), '#fffaf0'],
    [
      each(8, (at) => discPath(50 + Math.cos(at * 0.785) * 40, 53 + Math.sin(at * 0.785) * 38, 6, 5.4)),
      brass,
    ],
    [
      each(8, (at) => discPath(50 + Math.cos(at * 0.785) * 40, 53 + Math.sin(at * 0.785) * 38, 2.2)),
      darkBrass,
    ],
  ],
  xylophone: [
    [stroke('6 60 94 72', 3) + stroke('6 92 94 82', 3), darkWood],
    [boxPath(6, 54, 9, 44), '#d9302f'],
    [boxPath(18, 56, 9, 40), '#f0802a'],
    [boxPath(30, 58, 9, 37), '#f2c531'],
    [boxPath(42, 60, 9, 34), '#4fb04a'],
    [boxPath(54, 62, 9, 30), '#2fa8b8'],
    [boxPath(66, 64, 9, 27), '#2f6fc4'],
    [boxPath(78, 66, 9, 24), '#7a3fb5'],
    [
      each(
        7,
        (at) => discPath(10.5 + at * 12, 60 + at * 1.6, 1.6) + discPath(10.5 + at * 12, 93 - at * 1.4, 1.6),
      ),
      '#f7f5f0',
    ],
    [stroke('36 20 66 54', 1.8) + stroke('84 16 56 50', 1.8), '#c99a64'],
    [discPath(34, 18, 6) + discPath(86, 14, 6), '#d9302f'],
  ],
  cymbals: [
    [stroke('50 60 50 96', 1.8) + stroke('50 84 28 99', 1.8) + stroke('50 84 72 99', 1.8), darkSteel],
    [shape('2 62 50 54 98 62 50 70'), darkBrass],
    [shape('2 62 50 54 98 62 50 66'), brass],
    [shape('4 38 50 28 96 44 50 52'), darkBrass],
    [shape('4 38 50 28 96 44 50 47'), brass],
    [shape('10 38 50 30 46 38'), brightBrass],
    [discPath(50, 34, 9, 6), brightBrass],
    [boxPath(48.6, 20, 2.8, 14), darkSteel],
  ],
  clarinet: [
    [stroke('14 92 82 18', 3.4), '#22252c'],
    [shape('4 88 16 98 22 86 16 82'), '#22252c'],
    [stroke('82 18 94 4', 2.4), '#22252c'],
    [stroke('16 88 80 20', 0.9), '#59616f'],
    [
      stroke('18 92 13 86', 1.6) +
        stroke('42 66 36 60', 1.6) +
        stroke('64 42 58 36', 1.6) +
        stroke('84 20 79 14', 1.6),
      brightSteel,
    ],
    [each(8, (at) => discPath(26 + at * 7.4, 80 - at * 8, 2.6)), brightSteel],
    [stroke('30 68 44 56', 1) + stroke('50 46 62 34', 1), brightSteel],
  ],
  trombone: [
    [
      stroke('6 46 70 46', 2) +
        stroke('6 62 92 62', 2) +
        ring(92, 56, 6, 2, -90, 90) +
        stroke('60 50 92 50', 2),
      brass,
    ],
    [ring(12, 54, 8, 2, 90, 270), brass],
    [shape('70 42 84 36 98 22 100 70 84 56 70 50'), '#e0ad3c'],
    [shape('72 43 85 38 96 26 96 36 84 43 72 46'), brightBrass],
    [discPath(98, 46, 3.4, 24), darkBrass],
    [boxPath(32, 46, 3, 16) + boxPath(52, 46, 3, 16), darkBrass],
    [round(56, 45, 7, 10, 3), brightBrass],
  ],
  tuba: [
    ['M10 8C30 16 74 16 92 8C84 22 70 30 66 44L36 44C32 30 18 22 10 8Z', brass],
    [discPath(51, 10, 42, 7), darkBrass],
    [discPath(51, 9, 34, 4), '#8a6420'],
    [ring(54, 70, 25, 5.6), brass],
    [stroke('38 40 34 70', 7), brass],
    [ring(54, 70, 12, 3), darkBrass],
    [each(3, (at) => boxPath(60 + at * 7, 44, 4, 26)), brightSteel],
    [each(3, (at) => discPath(62 + at * 7, 43, 3)), '#f7fafc'],
    [stroke('32 48 14 44 8 52', 2.4), darkBrass],
    [ring(54, 70, 25, 1.6, 190, 280) + stroke('34 44 31 66', 1.4), brightBrass],
  ],
  'pipe-organ': [
    [boxPath(4, 60, 92, 40), darkWood],
    [boxPath(8, 64, 84, 32), '#8a5a32'],
    [
      each(11, (at) => boxPath(7 + at * 8, 10 + Math.abs(at - 5) * 6 - (at === 5 ? 6 : 0), 6, 52)),
      brightSteel,
    ],
    [each(11, (at) => boxPath(7 + at * 8, 10 + Math.abs(at - 5) * 6 - (at === 5 ? 6 : 0), 2, 52)), '#ffffff'],
    [each(11, (at) => shape(`${8 + at * 8} 56 ${12 + at * 8} 56 ${10 + at * 8} 50`)), darkSteel],
    [boxPath(4, 58, 92, 4), '#c99a3a'],
    [boxPath(26, 70, 48, 6) + boxPath(26, 80, 48, 6), '#f7f5ee'],
    [
      each(11, (at) => boxPath(28.6 + at * 4.3, 70, 1.8, 3.6) + boxPath(28.6 + at * 4.3, 80, 1.8, 3.6)),
      '#22252c',
    ],
  ],
}
