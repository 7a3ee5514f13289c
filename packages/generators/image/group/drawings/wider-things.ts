// Open things, food, plants and oddments that the motif set lacks. Squares of 100 units; the ground is at 100.

import { boxPath, discPath } from '../../figures/vector.ts'
import { darkWood, each, round, shape, stroke, wood, type Part } from './part.ts'

export const widerThings: Readonly<Record<string, readonly Part[]>> = {
  'open-door': [
    [boxPath(16, 4, 62, 96), '#7a4f30'],
    [boxPath(22, 10, 50, 90), '#ffe9b0'],
    [boxPath(22, 10, 50, 60), '#bfe3f5'],
    [shape('72 10 96 2 96 100 72 100'), '#a8713f'],
    [shape('77 18 91 13 91 46 77 46') + shape('77 56 91 57 91 90 77 86'), '#8a5a32'],
    [discPath(78, 53, 2.4), '#e9c34b'],
  ],
  'open-window': [
    [boxPath(24, 6, 52, 88), '#f1e8da'],
    [boxPath(29, 11, 42, 78), '#a9dbf5'],
    [boxPath(29, 60, 42, 29), '#8fc06a'],
    [shape('24 6 2 16 2 96 24 94') + shape('76 6 98 16 98 96 76 94'), '#f6efe2'],
    [
      shape('20 14 6 20 6 52 20 50') +
        shape('20 56 6 58 6 88 20 86') +
        shape('80 14 94 20 94 52 80 50') +
        shape('80 56 94 58 94 88 80 86'),
      '#cfeaf5',
    ],
    [boxPath(18, 94, 64, 6), '#d9c8a8'],
  ],
  'open-box': [
    [shape('14 56 50 50 86 56 50 62'), '#5b3f26'],
    [shape('14 56 50 62 50 100 14 92'), '#c99a5f'],
    [shape('86 56 50 62 50 100 86 92'), '#a87a45'],
    [shape('14 56 50 50 32 34 0 42') + shape('86 56 50 50 68 34 100 42'), '#d9ae74'],
    [shape('14 56 50 62 38 76 2 68') + shape('86 56 50 62 62 76 98 68'), '#e3bd88'],
  ],
  'open-suitcase': [
    [shape('10 62 20 20 92 20 90 62'), '#8a4f34'],
    [shape('17 58 25 26 86 26 84 58'), '#d9b48a'],
    [round(6, 60, 88, 36, 5), '#a3603f'],
    [shape('10 60 90 60 86 70 14 70'), '#4a7ab5'],
    [round(16, 56, 26, 12, 4) + round(58, 55, 24, 13, 4), '#f1ece0'],
    [round(38, 54, 22, 14, 4), '#d9534a'],
    [boxPath(22, 70, 6, 26) + boxPath(72, 70, 6, 26), '#6b3a26'],
    [round(40, 78, 20, 7, 3), '#e0b040'],
  ],
  'paper-ball': [
    [shape('14 74 20 44 40 28 66 30 86 50 88 76 70 96 36 98'), '#f1efe8'],
    [
      shape('20 44 44 50 40 28') +
        shape('44 50 66 30 70 62') +
        shape('88 76 70 62 70 96') +
        shape('14 74 40 76 36 98'),
      '#d6d3c8',
    ],
    [
      stroke('20 44 44 50 70 62 88 76', 0.9) + stroke('44 50 40 76 36 98', 0.9) + stroke('40 76 70 96', 0.9),
      '#b5b1a4',
    ],
  ],
  'bare-tree': [
    [
      shape('44 100 46 60 54 60 58 100') +
        stroke('50 64 48 40 30 20 22 4', 3) +
        stroke('49 50 66 30 78 10', 2.6) +
        stroke('46 44 26 42 10 30', 2) +
        stroke('60 36 80 36 92 26', 1.8) +
        stroke('36 28 38 12', 1.5) +
        stroke('70 24 66 8', 1.5) +
        stroke('24 41 14 46', 1.3),
      '#5b4535',
    ],
  ],
  bamboo: [
    [stroke('34 100 36 4', 4) + stroke('58 100 56 0', 4.6), '#6fa04a'],
    [stroke('33 98 35 6', 1.2) + stroke('57 98 55 2', 1.3), '#a3cf74'],
    [
      boxPath(29, 34, 13, 2) +
        boxPath(29, 66, 13, 2) +
        boxPath(51, 24, 13, 2) +
        boxPath(51, 54, 13, 2) +
        boxPath(51, 82, 13, 2),
      '#4a7430',
    ],
    [
      shape('40 34 70 22 52 36') +
        shape('62 54 94 44 72 60') +
        shape('30 66 4 54 22 70') +
        shape('62 24 90 8 74 26'),
      '#5f9a40',
    ],
  ],
  dandelion: [
    [stroke('50 100 48 44', 1.6), '#6fa04a'],
    [shape('50 100 20 84 30 80 18 72 40 82') + shape('50 100 82 86 72 82 84 74 60 84'), '#5f9a40'],
    [discPath(48, 26, 25), '#eef2f4'],
    [
      each(
        16,
        (at) =>
          stroke(`48 26 ${48 + Math.cos(at * 0.393) * 24} ${26 + Math.sin(at * 0.393) * 24}`, 0.6) +
          discPath(48 + Math.cos(at * 0.393) * 24, 26 + Math.sin(at * 0.393) * 24, 2.6),
      ),
      '#c9d3da',
    ],
    [discPath(48, 26, 4), '#b59a5a'],
  ],
  'green-leaf': [
    ['M6 92C4 40 40 8 96 8C98 62 66 98 22 90Z', '#5f9f45'],
    ['M6 92C20 60 50 30 96 8C70 44 40 72 10 98Z', '#7fbc58'],
    [
      stroke('4 98 30 68 84 18', 1.2) +
        stroke('36 62 38 38', 0.9) +
        stroke('36 62 62 64', 0.9) +
        stroke('56 44 58 26', 0.9) +
        stroke('56 44 76 44', 0.9),
      '#3f7a34',
    ],
  ],
  seeds: [
    [
      discPath(20, 88, 12, 8) +
        discPath(46, 92, 12, 7) +
        discPath(72, 87, 12, 8) +
        discPath(58, 76, 11, 7) +
        discPath(34, 77, 11, 7),
      '#8a5f34',
    ],
    [
      discPath(17, 86, 4, 2) + discPath(43, 90, 4, 2) + discPath(69, 85, 4, 2) + discPath(55, 74, 4, 2),
      '#c99a62',
    ],
  ],
  'ice-floe': [
    [shape('2 84 16 70 84 70 98 82 88 98 14 100'), '#a9cfe6'],
    [shape('2 84 16 70 84 70 98 82 78 86 20 88'), '#f2f9fd'],
    [shape('24 76 52 73 48 80 30 81'), '#d9ecf6'],
  ],
  'ice-cube': [
    [shape('14 46 50 34 88 46 88 84 52 98 14 84'), '#bfe3f5'],
    [shape('14 46 50 34 88 46 52 58'), '#e9f6fd'],
    [shape('52 58 88 46 88 84 52 98'), '#94c6e2'],
    [shape('22 56 34 60 34 80 22 76'), '#f6fcff'],
  ],
  'whipped-cream': [
    [
      'M8 100C2 82 22 74 24 76C18 58 44 52 46 56C42 38 54 24 62 14C62 26 80 44 74 58C88 56 92 74 82 78C98 80 98 94 92 100Z',
      '#fdf9f0',
    ],
    [stroke('22 80 50 86 82 78', 1.4) + stroke('44 60 58 64 74 58', 1.3), '#e3d9c6'],
  ],
  marshmallows: [
    [round(8, 66, 34, 32, 9) + round(54, 70, 34, 28, 9), '#f6efe9'],
    [round(30, 38, 36, 34, 9), '#fffaf5'],
    [discPath(48, 45, 15, 5) + discPath(25, 72, 14, 4) + discPath(71, 75, 14, 4), '#f3d9dc'],
  ],
  'hanging-spider': [
    [stroke('50 -60 50 50', 0.7), '#e6e9ee'],
    [
      [-1, 1]
        .flatMap((side) =>
          ['12 62 26 50 34 60', '12 66 30 60 38 74', '12 72 28 76 34 90', '10 76 20 86 22 98'].map((leg) => {
            const points = leg.split(' ').map(Number)
            return stroke(
              points.map((value, at) => (at % 2 === 0 ? 50 + side * value : value)).join(' '),
              1.5,
            )
          }),
        )
        .join(''),
      '#2b2730',
    ],
    [discPath(50, 60, 15, 17), '#2b2730'],
    [discPath(50, 56, 5, 8), '#c0392b'],
    [discPath(50, 80, 10), '#2b2730'],
    [discPath(46, 80, 3) + discPath(54, 80, 3), '#f4f1ea'],
    [discPath(46, 81, 1.4) + discPath(54, 81, 1.4), '#1a171d'],
  ],
  cleaver: [
    [round(28, 4, 46, 56, 4), '#c9d1da'],
    [boxPath(66, 6, 8, 52), '#e6ebf0'],
    [discPath(36, 14, 3.4), '#8f99a5'],
    [round(30, 60, 14, 38, 5), darkWood],
    [discPath(37, 70, 1.8) + discPath(37, 84, 1.8), '#d9c9a8'],
  ],
  honeycomb: [
    [round(8, 10, 84, 88, 8), '#d98f1f'],
    [
      each(16, (at) => {
        const [row, column] = [Math.floor(at / 4), at % 4]
        return discPath(20 + column * 17 + (row % 2) * 8, 24 + row * 19, 7.6)
      }),
      '#f6bf3c',
    ],
    [
      each(16, (at) => {
        const [row, column] = [Math.floor(at / 4), at % 4]
        return discPath(20 + column * 17 + (row % 2) * 8, 24 + row * 19, 4.8)
      }),
      '#a8620f',
    ],
    ['M30 96C28 104 34 108 36 102C38 96 40 94 42 90L28 90Z', '#f2b02c'],
  ],
  'wrecking-ball': [
    [each(9, (at) => discPath(50, 4 + at * 6, at % 2 === 0 ? 2.6 : 1.6, 3.6)), '#6c717c'],
    [round(44, 50, 12, 10, 3), '#4a4e58'],
    [discPath(50, 78, 22), '#3a3d46'],
    [discPath(42, 70, 6), '#6c717c'],
  ],
  'roasting-sticks': [
    [stroke('20 97 92 22', 2) + stroke('8 94 66 12', 2), darkWood],
    [round(78, 12, 22, 17, 6) + round(54, 2, 22, 17, 6), '#fffaf5'],
    [round(80, 22, 18, 7, 3) + round(56, 12, 18, 7, 3), '#d9a066'],
  ],
  'coffee-beans': [
    [discPath(26, 82, 20, 14) + discPath(70, 84, 20, 13) + discPath(48, 62, 20, 14), '#6b4026'],
    [
      stroke('10 84 26 78 42 82', 1.6) + stroke('54 86 70 80 86 84', 1.6) + stroke('32 64 48 58 64 62', 1.6),
      '#3a2214',
    ],
  ],
  'wedding-rings': [
    [stroke('36 40 18 48 12 66 20 84 38 90 54 82 60 66 54 48 36 40', 3), '#e9bd45'],
    [stroke('66 40 48 48 42 66 50 84 68 90 84 82 90 66 84 48 66 40', 3), '#f4d273'],
    [shape('26 40 36 26 46 40 36 48'), '#cfeefa'],
  ],
  headdress: [
    [shape('20 100 12 60 22 24 50 8 78 24 88 60 80 100 62 92 66 50 34 50 38 92'), '#e0b040'],
    [
      each(
        5,
        (at) =>
          shape(
            `${16 + at} ${44 + at * 10} ${36} ${50 + at * 9} ${36.4} ${54 + at * 9} ${16 + at} ${49 + at * 10}`,
          ) +
          shape(
            `${84 - at} ${44 + at * 10} ${64} ${50 + at * 9} ${63.6} ${54 + at * 9} ${84 - at} ${49 + at * 10}`,
          ),
      ),
      '#2f5fa8',
    ],
    [shape('28 40 50 32 72 40 70 50 30 50'), '#2f5fa8'],
    [discPath(50, 26, 5, 8), '#c9442f'],
  ],
  mask: [
    [
      'M8 38C22 26 38 34 50 38C62 34 78 26 92 38C92 62 78 74 62 66C56 62 54 58 50 58C46 58 44 62 38 66C22 74 8 62 8 38Z',
      '#7a3fa0',
    ],
    [discPath(30, 48, 11, 7) + discPath(70, 48, 11, 7), '#1f1726'],
    [stroke('8 38 22 28 38 34 50 38 62 34 78 28 92 38', 1.4) + discPath(50, 36, 4), '#e9c34b'],
    [shape('84 34 98 4 92 36') + shape('80 32 86 2 88 34'), '#d9418f'],
  ],
  sarcophagus: [
    [shape('36 4 64 4 78 24 72 98 28 98 22 24'), '#d9a83a'],
    [shape('40 12 60 12 66 26 62 38 38 38 34 26'), '#2f5fa8'],
    [discPath(50, 26, 9, 11), '#e9c48a'],
    [discPath(46, 25, 1.6) + discPath(54, 25, 1.6), '#201a1c'],
    [
      shape('30 50 70 56 70 61 30 55') +
        shape('70 50 30 56 30 61 70 55') +
        boxPath(30, 70, 40, 4) +
        boxPath(31, 82, 38, 4),
      '#2f5fa8',
    ],
  ],
  'hot-spring': [
    [discPath(50, 86, 48, 14), '#8a8f99'],
    [discPath(50, 84, 40, 10), '#5fb8c9'],
    [discPath(44, 82, 26, 4), '#a5dde6'],
    [
      stroke('34 72 38 60 32 48 36 34', 2.4) +
        stroke('50 68 54 54 48 40 52 24', 2.8) +
        stroke('66 72 70 60 64 48 68 34', 2.4),
      '#e6edf2',
    ],
  ],
  'stone-steps': [
    [
      boxPath(4, 84, 92, 16) + boxPath(16, 68, 80, 16) + boxPath(30, 52, 66, 16) + boxPath(46, 36, 50, 16),
      '#8f949f',
    ],
    [
      boxPath(4, 84, 92, 4) + boxPath(16, 68, 80, 4) + boxPath(30, 52, 66, 4) + boxPath(46, 36, 50, 4),
      '#b9bec8',
    ],
  ],
  cable: [
    [stroke('4 90 26 70 50 92 72 66 88 76', 2.2), '#2b2f38'],
    [round(82, 64, 14, 18, 3), '#3f4754'],
    [boxPath(95, 67, 5, 3) + boxPath(95, 75, 5, 3), '#cfd5dd'],
  ],
  doghouse: [
    [boxPath(14, 46, 72, 54), '#c9864a'],
    [shape('4 50 50 12 96 50 88 56 50 24 12 56'), '#a83a32'],
    [shape('14 52 50 24 86 52'), '#d99a5f'],
    ['M34 100C34 56 66 56 66 100Z', '#3a2418'],
    [boxPath(38, 40, 24, 7), '#f1e6d2'],
  ],
  'pet-bowl': [
    [shape('10 98 20 70 80 70 90 98'), '#d9453c'],
    [discPath(50, 70, 30, 7), '#8a4a2c'],
    [discPath(40, 68, 6, 4) + discPath(54, 67, 6, 4) + discPath(62, 70, 5, 3), '#b5713c'],
    [round(42, 80, 16, 8, 4), '#f6efe4'],
  ],
  'acacia-tree': [
    [stroke('50 100 52 60 34 34', 3.4) + stroke('52 62 70 36', 2.6), darkWood],
    [discPath(50, 28, 46, 12), '#5f7a34'],
    [discPath(42, 22, 32, 8), '#7f9a42'],
  ],
  'wooden-crate': [
    [boxPath(8, 40, 84, 60), wood],
    [
      boxPath(8, 40, 84, 8) +
        boxPath(8, 92, 84, 8) +
        boxPath(8, 40, 8, 60) +
        boxPath(84, 40, 8, 60) +
        stroke('14 46 86 94', 3.4),
      darkWood,
    ],
  ],
  'finish-line': [
    [boxPath(4, 14, 6, 86) + boxPath(90, 14, 6, 86), '#5f6977'],
    [boxPath(4, 8, 92, 22), '#f6f6f4'],
    [
      each(22, (at) =>
        boxPath(4 + at * 8.4 - (at > 10 ? 92.4 : 0) + (at > 10 ? 4.2 : 0), at > 10 ? 19 : 8, 4.2, 11),
      ),
      '#22222a',
    ],
    [boxPath(4, 94, 92, 6), '#e9e9e6'],
  ],
  traffic: [
    [round(36, 64, 30, 12, 5) + shape('42 66 46 56 58 56 62 66'), '#4a7ab5'],
    [round(4, 68, 32, 15, 5) + shape('10 70 14 58 28 58 33 70'), '#d9453c'],
    [round(64, 67, 34, 16, 5) + shape('70 69 75 56 90 56 94 69'), '#e8b83a'],
    [round(26, 78, 44, 18, 6) + shape('34 80 40 64 58 64 65 80'), '#3f9a7a'],
    [
      shape('16 60 26 60 30 69 13 69') +
        shape('77 58 88 58 91 68 73 68') +
        shape('42 67 57 67 62 79 37 79') +
        shape('48 58 57 58 60 65 45 65'),
      '#cfe6f2',
    ],
    [
      discPath(36, 95, 5.6) +
        discPath(60, 95, 5.6) +
        discPath(12, 82, 4.4) +
        discPath(74, 82, 4.8) +
        discPath(90, 82, 4.8),
      '#2b2730',
    ],
    [discPath(27, 86, 2) + discPath(69, 86, 2) + discPath(6, 75, 1.8) + discPath(97, 74, 1.8), '#ffe9a0'],
  ],
  'pirate-ship': [
    [boxPath(32, 4, 3, 66) + boxPath(58, 0, 3, 70), darkWood],
    ['M20 14C34 18 48 18 46 12C52 28 50 40 46 54C36 48 28 48 18 52C22 40 24 28 20 14Z', '#2b2730'],
    ['M50 8C64 12 76 12 78 6C84 24 82 40 78 54C68 48 58 48 50 52C54 36 54 22 50 8Z', '#332e39'],
    [
      discPath(66, 26, 7, 6) +
        boxPath(62, 30, 8, 5) +
        stroke('56 40 76 34', 1.2) +
        stroke('56 34 76 40', 1.2),
      '#f1ece0',
    ],
    [discPath(63, 26, 1.8) + discPath(69, 26, 1.8), '#2b2730'],
    [shape('2 58 14 66 84 66 98 50 90 84 78 98 22 98 10 84'), '#7a4a2a'],
    [shape('4 62 14 70 86 70 96 58 94 66 86 76 14 76'), '#a3683c'],
    [discPath(30, 84, 3.6) + discPath(46, 84, 3.6) + discPath(62, 84, 3.6), '#2b1c14'],
    [shape('61 0 76 3 61 8'), '#2b2730'],
  ],
  'baseball-bat': [
    [shape('10 92 6 88 40 50 70 12 86 4 96 14 90 32 50 60'), wood],
    [shape('8 90 26 70 32 76 12 94'), darkWood],
    [discPath(8, 92, 5), darkWood],
    [stroke('48 50 82 14', 1.6), '#d7ae7c'],
  ],
  'time-bomb': [
    [round(8, 52, 22, 46, 4) + round(32, 52, 22, 46, 4) + round(56, 52, 22, 46, 4), '#c9302f'],
    [boxPath(6, 66, 76, 6), '#2b2730'],
    [round(24, 58, 44, 26, 4), '#2b2f38'],
    [round(29, 63, 34, 16, 2), '#1c2a1c'],
    [
      boxPath(33, 67, 3, 8) + boxPath(40, 67, 6, 8) + boxPath(50, 67, 3, 8) + boxPath(56, 67, 4, 8),
      '#f0524a',
    ],
    [stroke('68 62 88 40 76 22', 1.2) + stroke('24 62 14 34 30 26', 1.2), '#e0b040'],
  ],
}
