// Vehicles and their parts that the motif set lacks. They look to the left, as the motifs of the set do. Squares of 100 units.

import { boxPath, discPath } from '../../../figures/vector.ts'
import { darkWood, each, ring, round, shape, stroke, wood, type Part } from '../part.ts'

const steel = '#aab4c2'
const brightSteel = '#dbe2ea'
const darkSteel = '#5f6977'
const iron = '#2f343f'
const glass = '#bfe3f5'
const tires = (...spots: readonly (readonly [x: number, y: number, radius: number])[]): Part[] => [
  [spots.map(([x, y, radius]) => discPath(x, y, radius)).join(''), '#22252c'],
  [spots.map(([x, y, radius]) => discPath(x, y, radius * 0.52)).join(''), '#c3cad4'],
  [spots.map(([x, y, radius]) => discPath(x, y, radius * 0.2)).join(''), '#4a515e'],
]

export const vehicles: Readonly<Record<string, readonly Part[]>> = {
  'aircraft-carrier': [
    [shape('2 66 98 60 92 88 84 96 14 96'), '#6c7889'],
    [shape('8 82 93 78 92 88 84 96 14 96'), '#a8443a'],
    [shape('0 62 100 56 98 64 2 70'), '#8f9bab'],
    [shape('0 62 100 56 99 58 1 64'), '#b9c3cf'],
    [boxPath(60, 40, 18, 18) + boxPath(64, 30, 10, 12), '#7d899a'],
    [boxPath(62, 43, 14, 3) + boxPath(66, 33, 6, 2), '#22303f'],
    [stroke('69 30 69 12', 1.1) + stroke('64 18 74 18', 0.8) + stroke('66 24 72 24', 0.8), darkSteel],
    [shape('10 59 24 57 30 54 32 57 40 57 40 60 24 62') + shape('34 58 40 50 42 57'), '#4f5d70'],
    [shape('42 56.6 54 54 58 52 58 57 46 59.4') + shape('52 55 57 48 59 54'), '#4f5d70'],
  ],
  streetcar: [
    [stroke('50 18 64 4 34 4', 1.1), iron],
    [round(4, 18, 92, 68, 7), '#c9302f'],
    [round(4, 60, 92, 26, 4), '#f1e6cf'],
    [boxPath(4, 58, 92, 3), '#d9a93a'],
    [round(2, 14, 96, 9, 4), '#7f1f1c'],
    [each(5, (at) => round(22 + at * 12, 28, 10, 24, 2)), glass],
    [round(8, 28, 10, 50, 2) + round(83, 28, 10, 50, 2), glass],
    [discPath(50, 72, 8), '#d9a93a'],
    [discPath(7, 68, 3) + discPath(93, 68, 3), '#fff0b0'],
    [boxPath(12, 86, 76, 5), iron],
    [discPath(26, 92, 7) + discPath(40, 92, 7) + discPath(62, 92, 7) + discPath(76, 92, 7), '#3d434f'],
    [discPath(26, 92, 3) + discPath(40, 92, 3) + discPath(62, 92, 3) + discPath(76, 92, 3), '#8f98a6'],
  ],
  'covered-wagon': [
    [stroke('4 82 26 74', 2), darkWood],
    ['M18 62C10 34 16 12 34 14C44 8 58 8 68 14C86 10 96 30 90 62Z', '#f1e8d4'],
    ['M22 60C16 36 20 18 34 18C28 30 26 46 30 62Z', '#fffaf0'],
    [
      stroke('40 13 36 38 40 62', 1.2) + stroke('54 10 54 62', 1.2) + stroke('68 14 72 38 68 62', 1.2),
      '#c9bb9c',
    ],
    [shape('18 60 92 60 86 78 24 78'), wood],
    [boxPath(19, 64, 72, 2) + boxPath(21, 71, 68, 2), darkWood],
    [ring(32, 82, 14, 2.4) + ring(76, 80, 17, 2.6), darkWood],
    [
      each(
        6,
        (at) =>
          stroke(
            `${32 + Math.cos(at * 0.524) * 13} ${82 + Math.sin(at * 0.524) * 13} ${32 - Math.cos(at * 0.524) * 13} ${82 - Math.sin(at * 0.524) * 13}`,
            1.2,
          ) +
          stroke(
            `${76 + Math.cos(at * 0.524) * 16} ${80 + Math.sin(at * 0.524) * 16} ${76 - Math.cos(at * 0.524) * 16} ${80 - Math.sin(at * 0.524) * 16}`,
            1.2,
          ),
      ),
      wood,
    ],
    [discPath(32, 82, 3) + discPath(76, 80, 3.6), iron],
  ],
  'dump-truck': [
    [shape('36 66 32 34 98 26 96 66'), '#e8a52a'],
    [shape('32 34 98 26 98 32 33 40'), '#f7c860'],
    [each(4, (at) => boxPath(46 + at * 13, 40, 3, 26)), '#b87f1a'],
    [discPath(50, 30, 9) + discPath(64, 25, 11) + discPath(80, 24, 10), '#7f6a54'],
    [shape('4 82 4 62 10 40 32 40 34 82'), '#d98f1a'],
    [shape('9 60 14 45 28 45 28 60'), glass],
    [boxPath(2, 72, 94, 10), iron],
    [discPath(6, 70, 3), '#fff0b0'],
    ...tires([18, 86, 12], [66, 86, 12], [88, 86, 12]),
  ],
  'cement-mixer': [
    [boxPath(2, 72, 94, 10), iron],
    [shape('4 82 4 56 12 38 32 38 32 82'), '#d9453c'],
    [shape('9 56 15 43 27 43 27 56'), glass],
    ['M38 58C44 36 62 22 78 24L92 34C94 44 90 52 84 58L62 74C50 74 40 68 38 58Z', '#e9edf2'],
    [shape('48 42 56 34 76 62 68 68') + shape('64 28 72 25 88 44 84 54'), '#d9453c'],
    [shape('84 24 96 32 90 40 80 30'), darkSteel],
    [stroke('90 40 98 62', 2.4), darkSteel],
    [shape('44 76 52 62 60 76') + shape('76 76 82 58 88 76'), darkSteel],
    [discPath(6, 70, 3), '#fff0b0'],
    ...tires([18, 86, 11], [62, 86, 11], [84, 86, 11]),
  ],
  'garbage-truck': [
    [shape('34 78 34 30 92 26 98 40 98 78'), '#3f8a4f'],
    [boxPath(40, 36, 42, 3) + boxPath(40, 68, 50, 3), '#2a6038'],
    [shape('84 34 92 30 97 42 97 76 86 76'), '#2a6038'],
    [
      ring(60, 52, 9, 1.8, -60, 40) + ring(60, 52, 9, 1.8, 60, 160) + ring(60, 52, 9, 1.8, 180, 280),
      '#f4f7fa',
    ],
    [shape('4 82 4 58 10 36 32 36 34 82'), '#4fa863'],
    [shape('9 56 13 41 28 41 28 56'), glass],
    [boxPath(2, 76, 96, 7), iron],
    [discPath(6, 70, 3), '#fff0b0'],
    ...tires([18, 87, 11], [62, 87, 11], [86, 87, 11]),
  ],
  'tow-truck': [
    [stroke('56 64 86 24', 3.4) + stroke('86 24 72 62', 1.6), '#c9302f'],
    [stroke('86 24 92 44', 0.8), iron],
    [ring(92, 50, 4, 1.6, -60, 200), iron],
    [shape('38 78 38 60 98 60 98 78'), '#d9453c'],
    [shape('2 80 2 62 18 56 24 38 44 38 46 80'), '#e8a52a'],
    [shape('22 56 27 43 39 43 39 56'), glass],
    [round(28, 32, 12, 6, 3), '#f0702a'],
    [boxPath(2, 74, 96, 8), iron],
    [discPath(5, 68, 3), '#fff0b0'],
    ...tires([20, 86, 11], [78, 86, 11]),
  ],
  limousine: [
    [
      'M0 80C0 74 4 71 12 70L20 68C24 61 28 59 34 59L88 59C92 59 95 63 97 69C100 70 100 74 100 80L98 83L2 83Z',
      '#22252c',
    ],
    ['M23 68C26 63 30 61.6 34 61.6L86 61.6C90 61.6 92 64 94 68Z', '#8fb4cc'],
    [each(4, (at) => boxPath(36 + at * 14, 60, 2, 9)), '#22252c'],
    [boxPath(2, 76, 96, 1.2), brightSteel],
    [stroke('14 71 92 70', 0.8), '#59616f'],
    [discPath(2.6, 75, 2), '#fff0b0'],
    [discPath(98, 75, 1.7), '#e5483f'],
    ...tires([15, 83, 6.4], [86, 83, 6.4]),
  ],
  'go-kart': [
    [shape('4 84 8 76 30 72 92 74 96 86'), '#d9302f'],
    [shape('2 86 6 80 20 82 20 90 4 90'), iron],
    [shape('56 76 62 46 72 46 76 78'), iron],
    [stroke('38 74 48 54', 1.8) + stroke('42 50 52 58', 2.6), '#22252c'],
    [round(76, 58, 16, 20, 4), darkSteel],
    [boxPath(80, 62, 8, 3) + boxPath(80, 68, 8, 3), iron],
    [shape('8 78 28 74 28 80 10 82'), '#f7f5f0'],
    ...tires([22, 88, 11], [80, 86, 13]),
  ],
  'monster-truck': [
    [shape('4 52 4 42 22 38 30 22 58 22 64 38 96 40 98 54'), '#7a3fb5'],
    [shape('26 38 33 26 44 26 44 38') + shape('48 38 48 26 56 26 60 38'), glass],
    ['M4 50C20 44 30 54 44 46C40 56 24 58 6 54Z', '#f0a52a'],
    [boxPath(10, 52, 84, 5), iron],
    [
      stroke('24 56 28 74', 2) +
        stroke('76 56 72 74', 2) +
        stroke('30 56 22 74', 2) +
        stroke('70 56 80 74', 2),
      '#e8c23a',
    ],
    [discPath(5, 46, 2.6), '#fff0b0'],
    [
      each(
        12,
        (at) =>
          discPath(24 + Math.cos(at * 0.524) * 20, 78 + Math.sin(at * 0.524) * 20, 4) +
          discPath(76 + Math.cos(at * 0.524) * 20, 78 + Math.sin(at * 0.524) * 20, 4),
      ),
      '#22252c',
    ],
    ...tires([24, 78, 20], [76, 78, 20]),
  ],
  'quad-bike': [
    [stroke('34 62 24 40 14 36', 2), iron],
    [shape('18 78 10 62 26 54 44 60 62 54 92 58 90 70 62 72 48 82'), '#3f8a4f'],
    [shape('44 56 62 48 86 50 88 58 58 60'), iron],
    [shape('6 66 26 54 30 62 12 72') + shape('72 60 92 58 98 70 88 72'), '#57ab68'],
    [discPath(14, 62, 3), '#fff0b0'],
    [boxPath(34, 74, 32, 6), darkSteel],
    ...tires([20, 82, 17], [80, 82, 17]),
  ],
  snowmobile: [
    [stroke('8 92 30 92', 2.4) + stroke('30 92 70 96', 1.2), iron],
    ['M2 90C0 86 2 82 6 82L10 90L36 90L36 94L8 94Z', '#d9453c'],
    [shape('14 78 10 64 32 54 46 60 52 70 92 66 96 78 48 84'), '#2f6fc4'],
    [shape('46 62 60 56 88 58 92 66 52 70'), iron],
    [shape('28 56 34 36 40 36 42 58'), glass],
    [stroke('42 56 46 44 54 44', 2), iron],
    [discPath(16, 68, 3.4), '#fff0b0'],
    [round(46, 80, 50, 16, 8), '#22252c'],
    [each(4, (at) => discPath(54 + at * 12, 88, 4)), '#8f98a6'],
    [stroke('20 78 18 92', 2), darkSteel],
  ],
  'golf-cart': [
    [stroke('24 66 30 22', 1.8) + stroke('80 64 84 22', 1.8), darkSteel],
    [round(22, 16, 68, 7, 3), '#f7f5f0'],
    [shape('4 84 4 66 22 60 38 64 40 76 58 76 58 64 92 64 96 84'), '#f1ede2'],
    [shape('4 72 40 72 40 76 58 76 58 72 95 72 96 84 4 84'), '#3f8a4f'],
    [shape('62 64 66 44 76 44 78 66') + boxPath(52, 60, 24, 6), '#8a5a32'],
    [stroke('36 62 44 48', 1.8), iron],
    [stroke('88 64 92 34', 1.4) + stroke('92 64 97 36', 1.4), darkSteel],
    ...tires([20, 86, 11], [80, 86, 11]),
  ],
  tricycle: [
    [stroke('26 78 34 38 50 66 82 78', 2.4) + stroke('50 66 34 48', 2.4), '#d9302f'],
    [stroke('34 40 30 28 20 26', 2), brightSteel],
    [stroke('16 26 24 27', 3), '#22252c'],
    [shape('44 56 66 54 68 62 48 64'), '#22252c'],
    [stroke('54 64 58 78', 2), '#d9302f'],
    [stroke('26 78 36 84', 1.8) + round(32, 83, 9, 3, 1), iron],
    [ring(26, 78, 19, 2.6) + ring(80, 84, 13, 2.6), '#22252c'],
    [
      each(4, (at) =>
        stroke(
          `${26 + Math.cos(at * 0.785) * 17} ${78 + Math.sin(at * 0.785) * 17} ${26 - Math.cos(at * 0.785) * 17} ${78 - Math.sin(at * 0.785) * 17}`,
          0.7,
        ),
      ),
      steel,
    ],
    [discPath(26, 78, 3) + discPath(80, 84, 3), '#e8c23a'],
    [stroke('18 28 12 38', 1) + stroke('18 28 16 40', 1), '#f59ab5'],
  ],
  unicycle: [
    [stroke('50 66 50 18', 2.4), steel],
    [shape('30 8 70 6 66 18 52 20 36 20'), '#22252c'],
    [stroke('42 66 46 36 54 36 58 66', 1.8), '#d9302f'],
    [ring(50, 68, 28, 3.4), '#22252c'],
    [
      each(6, (at) =>
        stroke(
          `${50 + Math.cos(at * 0.524) * 26} ${68 + Math.sin(at * 0.524) * 26} ${50 - Math.cos(at * 0.524) * 26} ${68 - Math.sin(at * 0.524) * 26}`,
          0.7,
        ),
      ),
      steel,
    ],
    [stroke('50 68 62 80', 2) + stroke('50 68 38 56', 2), iron],
    [round(58, 79, 12, 4, 1.6) + round(30, 54, 12, 4, 1.6), '#22252c'],
    [discPath(50, 68, 4), '#e8c23a'],
  ],
  hoverboard: [
    [shape('14 74 42 70 50 76 58 70 86 74 86 84 58 86 50 82 42 86 14 84'), '#2f343f'],
    [shape('18 74 41 71 44 75 20 78') + shape('82 74 59 71 56 75 80 78'), '#5f6977'],
    [round(2, 64, 16, 32, 7) + round(82, 64, 16, 32, 7), '#22252c'],
    [round(6, 70, 6, 20, 3) + round(88, 70, 6, 20, 3), '#8f98a6'],
    [boxPath(24, 82, 16, 2.4) + boxPath(60, 82, 16, 2.4), '#4fd0f0'],
  ],
  'hang-glider': [
    [shape('50 12 100 44 52 34 48 34 0 44'), '#e5483f'],
    [shape('50 12 76 29 50 30 24 29'), '#f7c83a'],
    [shape('50 12 50 34 48 34 0 44'), '#d9302f'],
    [shape('50 12 50 30 24 29'), '#e0a91f'],
    [stroke('50 30 36 62 64 62 50 30', 0.9) + stroke('4 43 36 62', 0.4) + stroke('96 43 64 62', 0.4), iron],
    [stroke('44 54 70 56 88 52', 3.6), '#2f5f94'],
    [stroke('44 56 40 62', 1.8), '#e3a977'],
    [discPath(38, 52, 5.4), '#2b2f38'],
  ],
  'lunar-lander': [
    [
      stroke('30 66 10 94', 2) +
        stroke('70 66 90 94', 2) +
        stroke('42 68 34 94', 1.4) +
        stroke('58 68 66 94', 1.4) +
        stroke('18 82 36 72', 1.2) +
        stroke('82 82 64 72', 1.2),
      '#d9a93a',
    ],
    [discPath(9, 96, 8, 2.6) + discPath(91, 96, 8, 2.6), '#b9a05a'],
    [shape('24 50 76 50 80 72 20 72'), '#d9a93a'],
    [shape('24 50 40 50 38 72 20 72'), '#f2d27a'],
    [shape('44 72 56 72 62 84 38 84'), darkSteel],
    [shape('30 50 28 26 40 14 62 14 72 26 70 50'), '#c3cad4'],
    [shape('30 50 28 26 40 14 46 14 40 30 40 50'), '#eef2f6'],
    [shape('34 26 46 24 44 36 36 36') + shape('66 26 56 24 58 36 64 36'), '#22303f'],
    [round(46, 38, 10, 12, 2), '#5f6977'],
    [stroke('62 14 70 6', 1) + discPath(73, 4, 5, 3), steel],
    [stroke('48 74 48 96', 0.9) + stroke('53 74 53 96', 0.9), steel],
  ],
  'space-rover': [
    [boxPath(20, 52, 60, 14), '#d9dee5'],
    [shape('14 48 86 48 92 54 8 54'), '#2f5fa8'],
    [each(6, (at) => boxPath(20 + at * 11, 49, 1, 4)), '#8fb4e0'],
    [stroke('34 48 34 16', 2) + stroke('72 48 78 30', 1.4), darkSteel],
    [round(24, 8, 22, 12, 3), '#eef2f6'],
    [discPath(30, 14, 3.4) + discPath(40, 14, 3.4), '#22303f'],
    [discPath(79, 26, 7, 5), brightSteel],
    [
      stroke('20 64 16 82', 2) +
        stroke('50 66 50 82', 2) +
        stroke('80 64 84 82', 2) +
        stroke('20 64 50 72 80 64', 1.6),
      darkSteel,
    ],
    [stroke('20 56 6 44 2 56', 1.6), steel],
    ...tires([16, 88, 11], [50, 88, 11], [84, 88, 11]),
  ],
  headlight: [
    ['M10 50C10 22 34 8 62 12C84 16 94 34 92 52C90 74 74 90 52 90C28 90 10 74 10 50Z', '#8f98a6'],
    ['M16 50C16 26 36 14 60 17C79 20 87 36 86 52C84 70 70 84 52 84C31 84 16 70 16 50Z', '#22252c'],
    [discPath(50, 51, 30), '#e6edf2'],
    [discPath(50, 51, 24), '#fff4c4'],
    [discPath(50, 51, 13), '#ffffff'],
    [ring(50, 51, 27, 1.4, 190, 300), '#ffffff'],
    [each(3, (at) => boxPath(30, 42 + at * 8, 40, 0.9)), '#d9c890'],
  ],
  'license-plate': [
    [round(2, 28, 96, 46, 5), '#22303f'],
    [round(4, 30, 92, 42, 4), '#f7f9fb'],
    [boxPath(4, 30, 12, 42), '#2457a0'],
    [discPath(10, 40, 3.4), '#f7d24a'],
    [boxPath(7, 58, 6, 6), '#f7f9fb'],
    [
      stroke('22 64 28 40 34 64', 1.9) +
        stroke('24.4 57 31.6 57', 1.9) +
        stroke('40 40 40 64 46 64 49 60 46 52 40 52 46 52 48 46 45 40 40 40', 1.9) +
        stroke('60 40 66 40 66 52 60 52 60 64 67 64', 1.9) +
        stroke('73 40 80 40 80 64 73 64', 1.9) +
        stroke('74 52 80 52', 1.9) +
        stroke('86 42 90 40 90 64', 1.9),
      '#22252c',
    ],
    [discPath(54, 52, 1.6), '#22252c'],
  ],
  speedometer: [
    [discPath(50, 54, 46), '#5f6977'],
    [discPath(50, 54, 42), '#1f2229'],
    [ring(50, 54, 36, 2.4, 150, 320), '#e6edf2'],
    [ring(50, 54, 36, 2.6, 320, 390), '#e5302f'],
    [
      each(9, (at) =>
        stroke(
          `${50 + Math.cos((150 + at * 30) * 0.01745) * 34} ${54 + Math.sin((150 + at * 30) * 0.01745) * 34} ${50 + Math.cos((150 + at * 30) * 0.01745) * 27} ${54 + Math.sin((150 + at * 30) * 0.01745) * 27}`,
          1.3,
        ),
      ),
      '#f7f9fb',
    ],
    [shape('48 52 76 34 52 57'), '#f0502a'],
    [discPath(50, 54, 6), '#3d434f'],
    [round(38, 72, 24, 10, 2), '#2f6a4f'],
    [boxPath(42, 75, 4, 4) + boxPath(48, 75, 4, 4) + boxPath(54, 75, 4, 4), '#9fe0b0'],
  ],
  'parking-meter': [
    [boxPath(46, 46, 8, 50), darkSteel],
    [round(34, 93, 32, 6, 2), iron],
    ['M28 44L28 24C28 10 38 2 50 2C62 2 72 10 72 24L72 44L62 52L38 52Z', '#6c7889'],
    ['M33 40L33 24C33 14 40 7 48 6C42 14 40 26 40 46Z', '#a3afbf'],
    ['M36 26C36 16 42 10 50 10C58 10 64 16 64 26Z', '#f4f1e0'],
    [stroke('50 25 58 16', 1.2), '#c9302f'],
    [round(42, 31, 16, 5, 2), '#22252c'],
    [discPath(50, 43, 4), '#d9a93a'],
  ],
  lifeboat: [
    ['M2 56C20 64 80 64 98 52C96 76 86 92 72 92L28 92C14 92 6 78 2 56Z', '#f0702a'],
    ['M2 56C20 64 80 64 98 52L97 62C80 73 20 73 4 66Z', '#ff9a5c'],
    [boxPath(14, 74, 72, 3), '#f7f5f0'],
    [ring(34, 78, 8, 2.4) + ring(62, 78, 8, 2.4), '#f7f5f0'],
    [stroke('30 52 78 96', 1.6), '#d7ae7c'],
    [boxPath(30, 54, 10, 4) + boxPath(58, 53, 10, 4), '#b5501c'],
  ],
}
