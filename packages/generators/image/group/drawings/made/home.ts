// Furniture, fittings and machines of a home, drawn whole. Squares of 100 units; the ground is at 100.

import { boxPath, discPath } from '../../../figures/vector.ts'
import { darkWood, each, ring, round, shape, stroke, wood, type Part } from '../part.ts'

const steel = '#aab4c2'
const brightSteel = '#dbe2ea'
const darkSteel = '#5f6977'
const iron = '#2f343f'
const brass = '#d9a93a'
const cream = '#f1ede2'

export const home: Readonly<Record<string, readonly Part[]>> = {
  'coffee-machine': [
    [round(10, 90, 80, 9, 3), iron],
    [round(12, 6, 76, 26, 5), '#3d434f'],
    [round(56, 28, 32, 66, 4), '#3d434f'],
    [round(60, 32, 8, 56, 3), '#5f6977'],
    [round(16, 9, 68, 5, 2), '#6c7583'],
    [discPath(26, 22, 4) + discPath(40, 22, 4), brightSteel],
    [discPath(66, 20, 6), '#c9302f'],
    [shape('26 32 46 32 42 42 30 42'), darkSteel],
    [boxPath(34.6, 42, 3, 18), '#6b3f22'],
    [shape('20 58 50 58 47 88 23 88'), cream],
    [ring(52, 70, 7, 1.8, -90, 90), cream],
    [shape('21.6 64 48.6 64 47.6 72 22.4 72'), '#c9b8a0'],
  ],
  dishwasher: [
    [round(10, 8, 80, 90, 4), '#c9d2de'],
    [round(13, 24, 74, 70, 3), brightSteel],
    [boxPath(10, 12, 80, 11), iron],
    [discPath(22, 17.5, 3) + discPath(30, 17.5, 3), '#4fbf5a'],
    [round(60, 14, 22, 7, 2), '#7fd0f0'],
    [round(26, 30, 48, 5, 2.4), darkSteel],
    [round(17, 42, 6, 46, 3), '#f4f7fa'],
    [boxPath(16, 95, 8, 4) + boxPath(76, 95, 8, 4), iron],
  ],
  'air-fryer': [
    ['M18 40C18 16 32 6 50 6C68 6 82 16 82 40L84 88C84 96 78 98 72 98L28 98C22 98 16 96 16 88Z', '#2b2f38'],
    ['M24 38C24 22 34 13 46 11C36 20 32 34 32 52L31 92L24 90Z', '#59616f'],
    [round(20, 52, 60, 38, 6), '#3d434f'],
    [round(42, 62, 16, 32, 5), iron],
    [boxPath(47, 66, 6, 24), brightSteel],
    [discPath(50, 30, 13), '#1a1d23'],
    [ring(50, 30, 10, 1.4, 130, 380), '#f0702a'],
    [boxPath(46, 27, 8, 6), '#7fe0f0'],
  ],
  'stand-mixer': [
    [round(10, 88, 80, 10, 5), '#b8355c'],
    [shape('66 34 86 34 88 90 62 90'), '#d9456f'],
    ['M8 24C8 12 20 8 34 8L76 8C88 8 92 18 90 32L88 42L40 42C20 42 8 38 8 24Z', '#e0527c'],
    ['M13 22C14 15 22 12 34 12L76 12C80 12 83 13 85 16C60 14 34 16 20 26Z', '#f59ab5'],
    [boxPath(28, 42, 6, 20), steel],
    ['M14 56L56 56C56 76 48 86 42 88L28 88C22 86 14 76 14 56Z', steel],
    ['M19 59L28 59C28 74 30 82 34 87L28 87C23 83 19 72 19 59Z', brightSteel],
    [discPath(76, 24, 4), cream],
  ],
  'air-conditioner': [
    [round(2, 26, 96, 40, 6), '#dfe5ec'],
    [round(5, 29, 90, 16, 4), '#f7fafc'],
    [boxPath(6, 56, 88, 6), darkSteel],
    [boxPath(8, 58, 84, 1.4), '#22262e'],
    [discPath(86, 48, 2), '#4fbf5a'],
    [
      stroke('24 72 22 80 26 88 23 96', 1.6) +
        stroke('50 72 48 80 52 88 49 96', 1.6) +
        stroke('76 72 74 80 78 88 75 96', 1.6),
      '#8fd0f5',
    ],
  ],
  radiator: [
    [stroke('2 90 12 90', 2) + stroke('88 30 98 30 98 98', 2), steel],
    [each(8, (at) => round(8 + at * 10.6, 20, 9.4, 76, 4.6)), '#e3e6ea'],
    [each(8, (at) => round(9.6 + at * 10.6, 24, 2.4, 68, 1.2)), '#fafbfc'],
    [
      each(7, (at) => boxPath(16.6 + at * 10.6, 30, 2.6, 5) + boxPath(16.6 + at * 10.6, 82, 2.6, 5)),
      '#b9c0ca',
    ],
    [boxPath(10, 94, 6, 6) + boxPath(84, 94, 6, 6), darkSteel],
  ],
  'ceiling-fan': [
    [boxPath(48, 2, 4, 30) + round(42, 0, 16, 5, 2), brass],
    [shape('46 42 4 34 0 44 44 52'), wood],
    [shape('54 42 96 34 100 44 56 52'), wood],
    [shape('44 48 22 64 34 70 52 54'), darkWood],
    [shape('56 48 78 64 66 70 48 54'), darkWood],
    [round(38, 32, 24, 18, 7), '#b07f22'],
    ['M40 54C40 66 44 74 50 74C56 74 60 66 60 54Z', '#fff0c0'],
    [stroke('56 50 58 84', 0.6) + discPath(58, 86, 1.8), brass],
  ],
  'wall-clock': [
    [discPath(50, 50, 48), '#2f343f'],
    [discPath(50, 50, 43), '#8f98a6'],
    [discPath(50, 50, 40), '#faf7ee'],
    [
      each(12, (at) =>
        stroke(
          `${50 + Math.cos(at * 0.5236) * (at % 3 ? 34 : 31)} ${50 + Math.sin(at * 0.5236) * (at % 3 ? 34 : 31)} ${50 + Math.cos(at * 0.5236) * 37} ${50 + Math.sin(at * 0.5236) * 37}`,
          at % 3 ? 1 : 1.8,
        ),
      ),
      '#22252c',
    ],
    [stroke('50 50 36 34', 2.4) + stroke('50 50 66 24', 1.7), '#22252c'],
    [stroke('46 58 56 34', 0.8), '#d9302f'],
    [discPath(50, 50, 3.6), '#d9302f'],
  ],
  dresser: [
    [boxPath(10, 92, 8, 8) + boxPath(82, 92, 8, 8), darkWood],
    [round(4, 16, 92, 78, 3), '#a8713f'],
    [round(0, 10, 100, 9, 3), '#8a5a32'],
    [each(6, (at) => round(9 + (at % 2) * 42, 23 + Math.floor(at / 2) * 23, 40, 20, 2)), '#c08a52'],
    [each(6, (at) => boxPath(11 + (at % 2) * 42, 25 + Math.floor(at / 2) * 23, 36, 2)), '#d9a870'],
    [each(6, (at) => discPath(29 + (at % 2) * 42, 34 + Math.floor(at / 2) * 23, 2.8)), brass],
  ],
  'open-drawer': [
    [round(10, 10, 80, 88, 3), '#9a6a3f'],
    [round(6, 4, 88, 9, 3), '#7a4f2c'],
    [boxPath(15, 18, 70, 20), '#3a2618'],
    [shape('15 30 85 30 94 48 6 48'), '#d9b27c'],
    [boxPath(20, 24, 14, 8) + round(40, 20, 18, 12, 3), cream],
    [round(64, 22, 14, 10, 3), '#c9503f'],
    [round(6, 42, 88, 18, 2), '#c08a52'],
    [round(42, 48, 16, 5, 2), brass],
    [round(15, 66, 70, 26, 2), '#b5804a'],
    [round(42, 76, 16, 5, 2), brass],
  ],
  armchair: [
    [shape('16 92 26 92 24 100 18 100') + shape('74 92 84 92 82 100 76 100'), darkWood],
    ['M14 70C12 40 14 12 24 6C36 1 64 1 76 6C86 12 88 40 86 70Z', '#8c3f3a'],
    ['M24 62C22 40 24 20 30 14C40 10 60 10 70 14C76 20 78 40 76 62Z', '#a9544c'],
    [round(18, 56, 64, 18, 8), '#b8645a'],
    [round(16, 70, 68, 24, 6), '#8c3f3a'],
    [round(2, 44, 22, 50, 10) + round(76, 44, 22, 50, 10), '#9a4841'],
    [discPath(13, 52, 8, 7) + discPath(87, 52, 8, 7), '#b8645a'],
  ],
  'recliner-chair': [
    [shape('90 92 76 92 80 100 88 100') + shape('30 92 16 92 18 100 26 100'), darkWood],
    ['M80 10C90 12 92 24 88 40L80 80L60 78L66 22C68 12 72 8 80 10Z', '#8a4a32'],
    ['M78 16C84 18 84 28 82 40L76 66L68 64L72 26C73 18 74 15 78 16Z', '#b06a4c'],
    ['M72 62C60 58 42 58 32 62L2 52C0 56 0 62 4 66L28 80L28 92L86 92L86 74Z', '#9c5840'],
    ['M66 66C56 63 44 63 36 66L8 57L32 72L66 74Z', '#c27e60'],
    [round(30, 52, 44, 12, 6), '#7a3f2a'],
  ],
  'high-chair': [
    [stroke('34 60 20 99', 2.6) + stroke('66 60 80 99', 2.6) + stroke('26 82 74 82', 2), '#c99a64'],
    ['M32 10C36 4 64 4 68 10L66 50L34 50Z', '#7fc4a8'],
    ['M38 14C42 10 58 10 62 14L61 40L39 40Z', '#b0e0cc'],
    [round(28, 50, 44, 12, 4), '#5aa588'],
    [round(14, 42, 72, 8, 4), '#f7f5f0'],
    [discPath(40, 40, 7, 3), '#f0a03a'],
    [discPath(58, 40, 4, 3), '#d9453c'],
  ],
  'coat-rack': [
    [stroke('50 6 50 94', 2.4), wood],
    [stroke('50 88 26 99', 2.4) + stroke('50 88 74 99', 2.4), darkWood],
    [
      stroke('50 14 34 6', 1.8) +
        stroke('50 14 66 6', 1.8) +
        stroke('50 26 34 16', 1.8) +
        stroke('50 26 66 16', 1.8),
      darkWood,
    ],
    ['M30 18C36 20 44 26 46 34L46 82L22 82C22 60 22 38 30 18Z', '#3f6fa8'],
    ['M30 22C32 30 32 60 30 82L22 82C22 60 23 40 30 22Z', '#6f9bd0'],
    [discPath(66, 12, 14, 4), '#4a3426'],
    ['M58 11C58 2 74 2 74 11Z', '#5f4634'],
    [stroke('66 18 70 34 66 56 70 70', 2.6), '#c9302f'],
  ],
  doorknob: [
    [round(28, 6, 44, 88, 10), '#b07f22'],
    [round(31, 9, 38, 82, 8), brass],
    [discPath(50, 34, 25), '#9c6f1c'],
    [discPath(50, 34, 22), '#e6bd55'],
    [discPath(43, 26, 9), '#f9e6a8'],
    [discPath(50, 68, 5.6), '#22180c'],
    [shape('48 69 52 69 55 84 45 84'), '#22180c'],
    [discPath(50, 13, 2.2) + discPath(50, 89, 2.2), '#8a6420'],
  ],
  keyhole: [
    [discPath(50, 50, 48), '#8a6420'],
    [discPath(50, 50, 45), brass],
    [discPath(50, 50, 36), '#b07f22'],
    [discPath(50, 50, 33), '#e6bd55'],
    [discPath(50, 38, 13), '#17110a'],
    [shape('44 42 56 42 62 76 38 76'), '#17110a'],
    [shape('52 50 55 50 59 74 54 74'), '#ffe9a0'],
    [discPath(14, 50, 3) + discPath(86, 50, 3) + discPath(50, 12, 3) + discPath(50, 88, 3), '#6b4b14'],
  ],
  hinge: [
    [round(6, 8, 38, 84, 4), steel],
    [round(56, 8, 38, 84, 4), '#8f98a6'],
    [round(9, 11, 6, 78, 3), brightSteel],
    [boxPath(42, 6, 16, 88), darkSteel],
    [boxPath(45, 6, 4, 88), steel],
    [
      boxPath(42, 23, 16, 1.6) +
        boxPath(42, 41, 16, 1.6) +
        boxPath(42, 58, 16, 1.6) +
        boxPath(42, 75, 16, 1.6),
      iron,
    ],
    [each(6, (at) => discPath(24 + (at % 2) * 52, 22 + Math.floor(at / 2) * 28, 5)), darkSteel],
    [each(6, (at) => boxPath(20 + (at % 2) * 52, 21 + Math.floor(at / 2) * 28, 8, 2)), iron],
  ],
  'wire-fence': [
    [boxPath(2, 8, 8, 92) + boxPath(90, 8, 8, 92), darkWood],
    [boxPath(4, 8, 2, 92) + boxPath(92, 8, 2, 92), '#96683e'],
    [
      each(3, (at) =>
        stroke(
          `0 ${24 + at * 27} 26 ${26 + at * 27} 50 ${23 + at * 27} 76 ${26 + at * 27} 100 ${24 + at * 27}`,
          1,
        ),
      ),
      darkSteel,
    ],
    [
      each(15, (at) => {
        const x = 18 + (at % 5) * 16
        const y = 24.6 + Math.floor(at / 5) * 27
        return (
          stroke(`${x - 4} ${y - 6} ${x + 4} ${y + 6}`, 0.9) +
          stroke(`${x + 4} ${y - 6} ${x - 4} ${y + 6}`, 0.9)
        )
      }),
      iron,
    ],
  ],
  chimney: [
    [shape('20 100 20 34 80 34 80 100'), '#a8503a'],
    [shape('20 100 20 34 38 34 38 100'), '#c26a50'],
    [each(6, (at) => boxPath(20, 43 + at * 10, 60, 1.6)), '#7a3526'],
    [
      each(12, (at) =>
        boxPath(30 + (at % 3) * 18 + (Math.floor(at / 3) % 2) * 9, 44 + Math.floor(at / 3) * 10, 1.6, 9),
      ),
      '#7a3526',
    ],
    [round(14, 26, 72, 10, 3), '#8f4430'],
    [shape('36 28 38 14 62 14 64 28'), '#6b3a2c'],
    ['M44 14C36 6 46 4 44 -2C54 0 52 6 58 6C66 8 62 14 56 14Z', '#c3c7cc'],
  ],
  'tiled-roof': [
    [boxPath(10, 82, 80, 18), '#e6d6b8'],
    [boxPath(10, 82, 80, 5), '#b8a582'],
    [round(20, 89, 14, 11, 1) + round(66, 89, 14, 11, 1), '#8fc6e6'],
    [shape('20 34 80 34 100 84 0 84'), '#b5442f'],
    [shape('20 34 34 34 20 84 0 84'), '#d1664c'],
    [
      each(5, (row) =>
        each(9 + row, (at) => ring(50 + (at - (8 + row) / 2) * 6.8, 41 + row * 9, 3.4, 0.8, 0, 180)),
      ),
      '#86301f',
    ],
    [round(17, 30, 66, 6, 3), '#8f3624'],
    [round(0, 81, 100, 5, 2), '#7a2c1e'],
    [shape('40 74 40 56 50 47 60 56 60 74'), '#e6d6b8'],
    [stroke('37 58 50 46 63 58', 2), '#8f3624'],
    [round(45, 58, 10, 14, 2), '#ffe08a'],
    [boxPath(49.4, 58, 1.2, 14) + boxPath(45, 64, 10, 1.2), '#6b4428'],
  ],
  hose: [
    [ring(46, 58, 34, 4.4) + ring(48, 56, 22, 4.4), '#3a8a45'],
    [ring(46, 57, 34, 1.2, 190, 320) + ring(48, 55, 22, 1.2, 190, 320), '#7fcf86'],
    [stroke('12 62 14 90 40 97 74 96', 4.4) + stroke('70 54 84 30 90 20', 4.4), '#3a8a45'],
    [stroke('86 28 96 8', 4) + stroke('94 12 98 4', 5), '#c99a3a'],
    [stroke('74 96 84 96', 5), '#c99a3a'],
  ],
  sprinkler: [
    [shape('48 60 52 60 54 96 46 96'), darkSteel],
    [round(26, 92, 48, 7, 3), '#3a8a45'],
    [round(38, 52, 24, 12, 5), '#2f6f38'],
    [stroke('40 54 28 46', 2.6) + stroke('60 54 72 46', 2.6), '#3a8a45'],
    [
      each(4, (at) => stroke(`26 44 ${16 - at * 4} ${26 + at * 3} ${2 + at * 1} ${40 + at * 12}`, 0.9)) +
        each(4, (at) => stroke(`74 44 ${84 + at * 4} ${26 + at * 3} ${98 - at * 1} ${40 + at * 12}`, 0.9)) +
        stroke('44 50 40 20 30 4', 0.9) +
        stroke('56 50 60 20 70 4', 0.9) +
        stroke('50 50 50 2', 0.9),
      '#7fc8f2',
    ],
  ],
  birdbath: [
    [round(28, 90, 44, 9, 3), '#8f949f'],
    [shape('44 48 56 48 62 92 38 92'), '#a3a8b2'],
    [shape('44 48 48 48 44 92 38 92'), '#c3c8d0'],
    [boxPath(41, 64, 18, 5), '#7f848f'],
    ['M4 28L96 28C94 44 74 52 50 52C26 52 6 44 4 28Z', '#b3b8c2'],
    [discPath(50, 28, 46, 8), '#9aa0aa'],
    [discPath(50, 28, 40, 6), '#6fc0e6'],
    [discPath(42, 26.6, 20, 2.4), '#b5e2f7'],
  ],
  silo: [
    [round(22, 34, 56, 66, 3), '#b9c0ca'],
    [boxPath(28, 34, 12, 66), '#dde2e8'],
    [boxPath(66, 34, 12, 66), '#98a1ad'],
    [each(6, (at) => boxPath(22, 42 + at * 10, 56, 1.4)), '#7f8896'],
    ['M22 34C22 14 36 4 50 4C64 4 78 14 78 34Z', '#c9442f'],
    ['M28 32C29 18 38 10 48 8C42 14 39 22 39 34L28 34Z', '#e57a66'],
    [boxPath(46, 0, 8, 6), '#8f2c1e'],
    [
      stroke('84 40 84 100', 1) +
        stroke('90 40 90 100', 1) +
        each(9, (at) => stroke(`84 ${44 + at * 6.4} 90 ${44 + at * 6.4}`, 0.8)),
      darkSteel,
    ],
  ],
  'telephone-pole': [
    [boxPath(46, 4, 8, 96), darkWood],
    [boxPath(48, 4, 2.4, 96), '#96683e'],
    [boxPath(12, 14, 76, 5) + boxPath(18, 30, 64, 5), '#5b3a22'],
    [
      each(4, (at) => round(15 + at * 21, 7, 5, 8, 2)) + each(2, (at) => round(21 + at * 53, 23, 5, 8, 2)),
      '#9fd0c0',
    ],
    [
      each(4, (at) => stroke(`0 ${12 + at * 2} ${17 + at * 21} 8 100 ${13 + at * 2}`, 0.5)) +
        stroke('0 34 23 24 76 24 100 34', 0.5),
      iron,
    ],
  ],
}
