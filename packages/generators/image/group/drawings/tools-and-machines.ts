// Tools, machines and things of work, sport and play that the motif set lacks. Squares of 100 units; the ground is at 100.

import { boxPath, discPath } from '../../figures/vector.ts'
import { darkWood, each, round, shape, stroke, wood, type Part } from './part.ts'

const steel = '#9aa5b3'
const darkSteel = '#5f6977'
export const toolsAndMachines: Readonly<Record<string, readonly Part[]>> = {
  calculator: [
    [round(22, 6, 56, 92, 7), '#3f4754'],
    [round(29, 13, 42, 18, 3), '#c9e6c0'],
    [boxPath(52, 18, 14, 8), '#5f7a5a'],
    [each(12, (at) => round(30 + (at % 3) * 14, 38 + Math.floor(at / 3) * 14, 10, 10, 3)), '#e3e7ec'],
    [round(58, 38, 10, 10, 3) + round(58, 80, 10, 10, 3), '#f0a03a'],
  ],
  pipe: [
    [boxPath(2, 40, 96, 22), steel],
    [boxPath(2, 43, 96, 5), '#cfd7e0'],
    [round(0, 35, 12, 32, 3) + round(44, 34, 16, 34, 3) + round(88, 35, 12, 32, 3), darkSteel],
    [boxPath(47, 24, 10, 12) + round(36, 18, 32, 8, 4), '#c9442f'],
  ],
  scalpel: [
    [stroke('94 30 46 62', 4), steel],
    [stroke('94 30 60 53', 2), '#cfd7e0'],
    [shape('50 56 44 68 8 82 6 78 40 60'), '#e6edf3'],
    [shape('44 68 8 82 20 74'), '#b5c2cf'],
  ],
  gavel: [
    [round(14, 88, 60, 12, 4), darkWood],
    [stroke('46 50 96 84', 4), wood],
    [shape('10 44 40 14 62 36 32 66'), '#8a5a32'],
    [shape('6 44 14 36 40 62 32 70') + shape('34 14 42 6 68 32 60 40'), darkWood],
  ],
  tripod: [
    [stroke('50 46 20 99', 2.6) + stroke('50 46 80 99', 2.6) + stroke('50 46 50 97', 2.6), '#2b2f38'],
    [round(42, 36, 16, 14, 3), '#3f4754'],
    [round(24, 10, 52, 28, 5) + boxPath(40, 4, 20, 8), '#2f343f'],
    [discPath(50, 24, 11), '#5f6b7d'],
    [discPath(50, 24, 7), '#8fc6e6'],
  ],
  dumbbell: [
    [boxPath(26, 72, 48, 9), steel],
    [round(14, 58, 14, 38, 4) + round(72, 58, 14, 38, 4), '#2f343f'],
    [round(6, 64, 10, 26, 4) + round(84, 64, 10, 26, 4), '#474e5c'],
  ],
  kettlebell: [
    [stroke('34 52 30 24 50 16 70 24 66 52', 5), '#3a404c'],
    [discPath(50, 70, 30, 29), '#2b2f38'],
    [discPath(42, 62, 10, 12), '#4a5260'],
  ],
  'punching-bag': [
    [stroke('50 0 50 16', 1.6) + stroke('50 10 36 24', 1.2) + stroke('50 10 64 24', 1.2), '#8a919d'],
    [round(32, 22, 36, 76, 9), '#b52f35'],
    [boxPath(32, 40, 36, 5) + boxPath(32, 78, 36, 5), '#7f1f26'],
    [round(37, 26, 6, 66, 3), '#d9605f'],
  ],
  treadmill: [
    [shape('6 98 10 84 84 78 92 88 92 98'), '#2f343f'],
    [shape('14 86 82 80 88 86 14 92'), '#4a5260'],
    [stroke('80 80 90 26', 3.4), steel],
    [shape('70 30 96 14 100 26 78 40'), '#2f343f'],
    [shape('76 30 92 20 94 24 79 34'), '#7fd0f0'],
    [stroke('84 52 62 50', 3), darkSteel],
  ],
  podium: [
    [boxPath(34, 52, 32, 48), '#e0b040'],
    [boxPath(2, 68, 32, 32), '#b9c0ca'],
    [boxPath(66, 78, 32, 22), '#b0773a'],
    [boxPath(48, 66, 5, 22) + boxPath(45, 68, 5, 4), '#7a5a1c'],
    [
      boxPath(12, 80, 12, 3) +
        boxPath(20, 80, 3, 8) +
        boxPath(12, 86, 12, 3) +
        boxPath(12, 86, 3, 8) +
        boxPath(12, 92, 12, 3),
      '#5f6977',
    ],
  ],
  lectern: [
    [shape('34 44 66 44 70 98 30 98'), wood],
    [shape('20 34 82 34 78 46 24 46'), darkWood],
    [boxPath(24, 94, 52, 6), darkWood],
    [stroke('50 34 56 14', 1.4), '#2b2f38'],
    [discPath(57, 12, 4), '#2b2f38'],
    [round(42, 56, 16, 20, 3), '#e0b040'],
  ],
  clothesline: [
    [boxPath(4, 10, 5, 90) + boxPath(91, 10, 5, 90), darkWood],
    [stroke('6 18 50 26 94 18', 0.9), '#e6e0d4'],
    [shape('16 22 36 24 36 34 40 36 38 42 34 40 34 60 18 60 18 40 14 42 12 36 16 34'), '#d9534a'],
    [boxPath(46, 25, 18, 30), '#f4f1ea'],
    [shape('70 23 86 21 84 56 79 56 78 36 77 56 72 56'), '#4a7ab5'],
  ],
  'tower-crane': [
    [boxPath(34, 20, 8, 80), '#f0b52f'],
    [each(8, (at) => stroke(`34 ${98 - at * 10} 42 ${88 - at * 10}`, 0.9)), '#b5801c'],
    [boxPath(6, 18, 92, 5) + shape('34 20 38 2 42 20'), '#f0b52f'],
    [stroke('38 4 92 18', 0.8) + stroke('38 4 10 18', 0.8) + stroke('82 22 82 56', 0.8), '#5a5f6a'],
    [round(6, 22, 14, 12, 2), '#6b7280'],
    [round(42, 24, 12, 13, 2), '#bfe0f2'],
    [shape('78 56 86 56 84 62 80 62') + boxPath(74, 62, 16, 8), '#8a919d'],
  ],
  excavator: [
    [round(18, 78, 62, 20, 10), '#2b2f38'],
    [discPath(30, 88, 6) + discPath(48, 88, 6) + discPath(67, 88, 6), '#6b7280'],
    [round(34, 50, 52, 28, 5), '#f0b52f'],
    [round(46, 28, 26, 26, 4), '#f0b52f'],
    [round(50, 32, 18, 18, 2), '#bfe0f2'],
    [stroke('44 60 22 22 8 46', 4), '#d99a1f'],
    [shape('2 44 16 44 22 66 8 66'), '#5a5f6a'],
  ],
  tank: [
    [round(4, 72, 92, 26, 13), '#39402f'],
    [each(5, (at) => discPath(18 + at * 16, 86, 7)), '#6b755a'],
    [shape('8 74 18 58 86 58 94 74'), '#66734c'],
    [round(34, 38, 34, 24, 8), '#76845a'],
    [boxPath(0, 46, 38, 6), '#5a6645'],
    [round(44, 32, 14, 8, 3), '#5a6645'],
  ],
  cannon: [
    [shape('6 46 70 34 84 60 30 78'), '#3a3f4a'],
    [discPath(10, 56, 8, 12) + discPath(84, 50, 9), '#2b2f38'],
    [shape('44 72 98 92 98 98 50 90'), darkWood],
    [discPath(48, 78, 21), '#8a5a32'],
    [discPath(48, 78, 15), '#5b3a24'],
    [boxPath(46, 58, 4, 40) + boxPath(28, 76, 40, 4), '#8a5a32'],
    [discPath(48, 78, 5), '#e0b040'],
  ],
  'vintage-car': [
    [shape('4 78 8 60 30 56 40 32 76 32 82 56 96 60 98 78'), '#2f6f6a'],
    [shape('36 54 44 37 56 37 56 54') + shape('60 54 60 37 72 37 77 54'), '#cfe9ee'],
    [boxPath(4, 66, 94, 4), '#f2e6cf'],
    [shape('2 80 10 64 30 64 36 80') + shape('64 80 70 64 92 64 98 80'), '#24564f'],
    [discPath(21, 84, 14) + discPath(80, 84, 14), '#2b2730'],
    [discPath(21, 84, 9) + discPath(80, 84, 9), '#f4efe4'],
    [discPath(21, 84, 4) + discPath(80, 84, 4), '#b9c0ca'],
    [discPath(6, 66, 5), '#ffe9a0'],
    [boxPath(0, 76, 12, 4) + boxPath(90, 76, 10, 4), '#cfd5dd'],
  ],
  'suspension-bridge': [
    [boxPath(24, 10, 5, 86) + boxPath(71, 10, 5, 86), '#c8472f'],
    [boxPath(20, 94, 13, 6) + boxPath(67, 94, 13, 6), '#8a8f99'],
    [
      stroke('26 12 36 44 50 56 64 44 74 12', 1.3) + stroke('26 12 0 54', 1.3) + stroke('74 12 100 54', 1.3),
      '#a83a26',
    ],
    [
      each(9, (at) =>
        boxPath(
          31 + at * 4.6,
          20 + 36 * (1 - ((at - 4) / 5.2) ** 2),
          0.9,
          44 - 36 * (1 - ((at - 4) / 5.2) ** 2),
        ),
      ),
      '#d98a7a',
    ],
    [boxPath(0, 62, 100, 6), '#c8472f'],
    [boxPath(0, 62, 100, 2), '#e87a62'],
  ],
  'steel-bridge': [
    [boxPath(0, 66, 100, 7), '#5f6f80'],
    [boxPath(10, 36, 80, 5), '#7a8a9c'],
    [stroke('2 67 12 38', 2.2) + stroke('98 67 88 38', 2.2), '#7a8a9c'],
    [each(5, (at) => stroke(`${12 + at * 16} 67 ${20 + at * 16} 40 ${28 + at * 16} 67`, 1.6)), '#8fa0b2'],
    [boxPath(16, 73, 9, 27) + boxPath(75, 73, 9, 27), '#8a8f99'],
    [boxPath(13, 95, 15, 5) + boxPath(72, 95, 15, 5), '#6c717c'],
  ],
  'chess-king': [
    [boxPath(47, 2, 6, 18) + boxPath(41, 7, 18, 5), '#2f2a30'],
    [shape('34 22 66 22 60 50 40 50'), '#2f2a30'],
    [shape('42 50 58 50 66 84 34 84'), '#3f3840'],
    [round(36, 47, 28, 7, 3) + round(26, 82, 48, 9, 4) + round(20, 90, 60, 10, 4), '#2f2a30'],
    [shape('39 25 45 25 46 47 43 47'), '#6b626e'],
  ],
  'poker-chips': [
    [round(8, 84, 40, 10, 5) + round(52, 84, 40, 10, 5), '#c9302f'],
    [round(10, 74, 40, 10, 5) + round(54, 74, 40, 10, 5), '#2f5fb0'],
    [round(7, 64, 40, 10, 5), '#2b2f38'],
    [
      each(
        3,
        (at) =>
          boxPath(16 + at * 12, 85, 5, 8) +
          boxPath(60 + at * 12, 85, 5, 8) +
          boxPath(18 + at * 12, 75, 5, 8) +
          boxPath(62 + at * 12, 75, 5, 8) +
          boxPath(15 + at * 12, 65, 5, 8),
      ),
      '#f4f1ea',
    ],
  ],
  handcuffs: [
    [
      stroke('30 40 14 48 10 66 20 82 38 82 48 68 44 50 30 40', 3.4) +
        stroke('72 40 56 48 52 66 62 82 80 82 90 68 86 50 72 40', 3.4),
      steel,
    ],
    [round(22, 32, 18, 14, 4) + round(64, 32, 18, 14, 4), darkSteel],
    [stroke('40 40 64 40', 2.4), '#6b7583'],
  ],
  scythe: [
    [stroke('70 8 40 98', 2.4), darkWood],
    [shape('74 6 50 4 22 14 4 36 28 22 52 16 70 18'), '#cfd7e0'],
    [shape('70 18 52 16 28 22 4 36 30 26 54 21 68 22'), '#8d98a6'],
    [stroke('56 50 66 54', 2), darkWood],
  ],
  'steering-wheel': [
    [stroke('50 10 78 20 90 48 80 78 50 90 20 78 10 48 22 20 50 10', 4.4), '#2b2f38'],
    [stroke('14 48 86 48', 3.4) + stroke('50 50 50 86', 3.4), '#4a5260'],
    [discPath(50, 50, 13), '#3a404c'],
    [discPath(50, 50, 6), steel],
  ],
  tire: [
    [discPath(50, 54, 45), '#2b2730'],
    [discPath(50, 54, 28), '#cfd5dd'],
    [discPath(50, 54, 22), '#8a919d'],
    [each(5, (at) => discPath(50 + Math.cos(at * 1.257) * 13, 54 + Math.sin(at * 1.257) * 13, 4)), '#3a404c'],
    [discPath(50, 54, 5), '#2b2730'],
  ],
  'paint-roller': [
    [round(14, 10, 62, 20, 6), '#f4c23f'],
    [stroke('76 20 88 20 88 42 50 46 50 58', 1.8), darkSteel],
    [round(45, 56, 10, 40, 4), '#c9442f'],
  ],
  drill: [
    [round(30, 24, 52, 24, 6), '#e0a32f'],
    [shape('62 46 80 46 86 84 66 84'), '#2f343f'],
    [round(60, 82, 32, 14, 3), '#e0a32f'],
    [shape('30 28 18 32 18 40 30 44'), darkSteel],
    [stroke('18 36 2 36', 1.4), steel],
    [round(56, 50, 8, 10, 2), '#c9442f'],
  ],
  'fishing-net': [
    [stroke('92 4 54 52', 2.6), darkWood],
    [stroke('54 50 34 40 14 48 6 60', 2) + stroke('54 50 60 58', 2), '#8a5a32'],
    [shape('8 58 58 56 44 92 20 94'), '#d9d2b8'],
    [
      each(5, (at) => stroke(`${12 + at * 10} 58 ${22 + at * 5} 93`, 0.8)) +
        each(3, (at) => stroke(`${11 + at * 4} ${67 + at * 9} ${55 - at * 4} ${66 + at * 9}`, 0.8)),
      '#8a7f60',
    ],
  ],
  // Spread over the ground, with its floats.
  'spread-net': [
    ['M0 97C4 88 16 78 34 82C46 74 66 76 76 83C88 80 97 88 100 97Z', '#c2b288'],
    ['M30 97C34 88 46 82 60 86C72 82 82 90 84 97Z', '#a8976a'],
    [
      each(11, (at) => stroke(`${2 + at * 9.4} 97 ${16 + at * 7} 82`, 0.6)) +
        each(11, (at) => stroke(`${98 - at * 9.4} 97 ${86 - at * 7} 83`, 0.6)),
      '#6f6140',
    ],
    [stroke('1 97 8 86 22 79 34 81 48 76 64 77 76 82 90 83 99 97', 1), '#8a5a32'],
    [
      discPath(8, 87, 2.6) +
        discPath(22, 80, 2.6) +
        discPath(48, 77, 2.6) +
        discPath(76, 83, 2.6) +
        discPath(92, 86, 2.6),
      '#d9642f',
    ],
  ],
  'gold-bars': [
    [shape('26 66 34 46 66 46 74 66'), '#f4cf5f'],
    [shape('4 94 12 72 44 72 50 94') + shape('50 94 56 72 88 72 96 94'), '#e6b93f'],
    [
      shape('12 72 15 68 46 68 44 72') + shape('56 72 59 68 90 68 88 72') + shape('34 46 37 42 68 42 66 46'),
      '#fbe39a',
    ],
    [boxPath(40, 54, 20, 4) + boxPath(16, 82, 20, 4) + boxPath(64, 82, 20, 4), '#b58a1f'],
  ],
  'trash-heap': [
    [shape('4 100 16 74 34 60 54 52 74 64 90 80 97 100'), '#6b6f66'],
    [round(20, 74, 20, 18, 5) + round(60, 70, 22, 20, 5), '#3f4754'],
    [discPath(48, 64, 9) + discPath(34, 92, 8), '#c9ccc4'],
    [shape('44 78 58 72 62 86 48 90') + round(72, 86, 14, 10, 2), '#b5803c'],
    [round(12, 88, 12, 9, 3), '#d9534a'],
  ],
  parachutist: [
    [shape('4 46 20 14 50 4 80 14 96 46 74 38 50 46 26 38'), '#e0503f'],
    [stroke('6 44 46 82', 0.8) + stroke('94 44 54 82', 0.8) + stroke('50 44 50 80', 0.8), '#d9d2c4'],
    [discPath(50, 82, 5) + shape('44 88 56 88 54 100 46 100'), '#3a4a63'],
  ],
  roulette: [
    [discPath(50, 76, 48, 22), '#6b3f24'],
    [discPath(50, 73, 40, 17), '#2b2730'],
    [
      each(8, (at) => discPath(50 + Math.cos(at * 0.785) * 32, 73 + Math.sin(at * 0.785) * 13, 6, 3)),
      '#c9302f',
    ],
    [discPath(50, 72, 22, 9), '#8a5a32'],
    [boxPath(48, 50, 4, 20) + discPath(50, 49, 5), '#e0b040'],
    [discPath(80, 68, 3), '#ffffff'],
  ],
}
