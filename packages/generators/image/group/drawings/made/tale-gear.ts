// What heroes of tales ride, are caught in and find. Squares of 100 units; the ground is at 100.

import { boxPath, discPath, limbPath } from '../../../figures/vector.ts'
import { each, pointsOf, ring, round, shape, stroke, type Part } from '../part.ts'

const limb = (text: string, girths: readonly number[]): string => limbPath(pointsOf(text), girths)

const gold = '#e0b040'
const darkGold = '#a87b22'

export const taleGear: Readonly<Record<string, readonly Part[]>> = {
  'flying-carpet': [
    ['M2 78C20 66 36 92 54 80C70 70 84 84 98 72L98 82C84 94 70 80 54 90C36 102 20 76 2 88Z', '#7d2436'],
    ['M2 76C20 64 36 90 54 78C70 68 84 82 98 70L98 77C84 89 70 75 54 85C36 97 20 71 2 83Z', '#b8394a'],
    ['M6 77C21 67 37 90 54 80C70 71 84 83 95 74L95 76C84 86 70 74 54 83C37 93 21 70 6 80Z', gold],
    [each(5, (at) => stroke(`${2 - at * 0.2} ${77 + at * 2.4} -3 ${79 + at * 2.6}`, 0.9)), gold],
    [each(5, (at) => stroke(`98 ${71 + at * 2.4} 103 ${70 + at * 2.6}`, 0.9)), gold],
  ],
  idol: [
    [boxPath(18, 88, 64, 12), '#6f6a62'],
    [round(26, 48, 48, 42, 12), gold],
    [round(20, 56, 14, 26, 6) + round(66, 56, 14, 26, 6), darkGold],
    [round(22, 8, 56, 46, 14), gold],
    [shape('22 18 10 4 36 8') + shape('78 18 90 4 64 8'), darkGold],
    [round(30, 20, 14, 10, 4) + round(56, 20, 14, 10, 4), '#3a2c12'],
    [discPath(37, 25, 2.6) + discPath(63, 25, 2.6), '#d83a34'],
    [round(34, 38, 32, 9, 3), '#3a2c12'],
    [each(4, (at) => boxPath(38 + at * 6.6, 38, 3.6, 5)), '#fff2c4'],
    [shape('50 26 55 36 45 36') + round(36, 64, 28, 5, 2) + round(36, 74, 28, 5, 2), darkGold],
  ],
  beanstalk: [
    [limb('44 100 58 84 40 66 60 48 42 30 58 12 52 -4', [7, 6.4, 6, 5.4, 4.8, 4, 2.4]), '#4d8a3a'],
    [limb('58 100 42 82 60 66 42 48 58 30 44 12 52 -2', [5, 5, 4.6, 4.2, 3.8, 3, 1.6]), '#66a84a'],
    [
      each(7, (at) => {
        const y = 88 - at * 14
        const side = at % 2 === 0 ? 1 : -1
        const x = 50 + side * 8
        return `M${x} ${y}C${x + side * 10} ${y - 14} ${x + side * 30} ${y - 12} ${x + side * 36} ${y - 2}C${x + side * 24} ${y + 8} ${x + side * 8} ${y + 8} ${x} ${y}Z`
      }),
      '#5da53f',
    ],
    [
      each(7, (at) =>
        stroke(
          `${50 + (at % 2 === 0 ? 10 : -10)} ${87 - at * 14} ${50 + (at % 2 === 0 ? 36 : -36)} ${85 - at * 14}`,
          0.8,
        ),
      ),
      '#3f7a30',
    ],
  ],
  gallows: [
    [boxPath(6, 90, 88, 10), '#6b4526'],
    [boxPath(20, 4, 8, 88) + boxPath(20, 4, 60, 7), '#7d5330'],
    [stroke('25 34 48 9', 5), '#6b4526'],
    [stroke('70 10 70 36', 2.2) + ring(70, 47, 9, 2.4), '#d8c08a'],
    [round(66.4, 32, 7.2, 10, 2), '#c2a868'],
  ],
  tepee: [
    [shape('50 16 92 100 8 100'), '#d9b98a'],
    [shape('50 16 92 100 70 100'), '#c09a66'],
    [stroke('42 0 60 30', 2.4) + stroke('58 0 40 30', 2.4) + stroke('50 -2 50 24', 2.4), '#6b4526'],
    [shape('50 52 62 100 38 100'), '#4a3220'],
    [shape('38 40 62 40 65 46 35 46'), '#b3452f'],
    [shape('26 70 34 56 42 70') + shape('60 70 68 56 76 70'), '#2f6f8a'],
  ],
  'drawn-bow': [
    [stroke('40 2 2 50 40 98', 0.7), '#f2eee2'],
    ['M37 0C56 14 66 32 66 50C66 68 56 86 37 100L43 100C62 88 72 70 72 50C72 30 62 12 43 0Z', '#8a5330'],
    [round(63, 42, 10, 16, 3), '#4a2f1a'],
    [boxPath(2, 49, 78, 2), '#c9a36a'],
    [shape('78 45.5 90 50 78 54.5'), '#9aa2ae'],
    [shape('2 50 8 45 14 45 9 50 14 55 8 55'), '#c9403f'],
  ],
  'meteor-shower': [
    [
      each(6, (at) =>
        limb(
          `${[4, 40, 70, 20, 58, 88][at]! - 4} ${[14, 4, 22, 54, 60, 70][at]! + 2} ${[26, 58, 84, 38, 74, 98][at]} ${[28, 16, 31, 66, 70, 76][at]}`,
          [0.3, 1.5],
        ),
      ),
      '#a9c4f2',
    ],
    [
      each(6, (at) =>
        limb(
          `${[14, 48, 76, 28, 66, 93][at]} ${[20, 9, 26, 59, 64, 73][at]} ${[26, 58, 84, 38, 74, 98][at]} ${[28, 16, 31, 66, 70, 76][at]}`,
          [0.4, 1.2],
        ),
      ),
      '#eaf2ff',
    ],
    [each(6, (at) => discPath([26, 58, 84, 38, 74, 98][at]!, [28, 16, 31, 66, 70, 76][at]!, 2)), '#ffffff'],
  ],
  'archery-target': [
    [stroke('34 40 16 100', 4) + stroke('66 40 84 100', 4) + stroke('50 60 50 98', 3), '#7d5330'],
    [discPath(50, 40, 34, 38), '#f2eee2'],
    [discPath(50, 40, 27, 30), '#2f3340'],
    [discPath(50, 40, 20, 22.5), '#3f76c4'],
    [discPath(50, 40, 13.5, 15), '#c9403f'],
    [discPath(50, 40, 6.4, 7.2), '#f0c940'],
  ],
  'gingerbread-house': [
    [boxPath(20, 50, 60, 50), '#a8672f'],
    [shape('50 8 96 54 4 54'), '#8f5526'],
    [stroke('6 54 50 11 94 54', 5), '#fbf4ea'],
    [each(6, (at) => discPath(12 + at * 15.2, 57, 4.4)), '#fbf4ea'],
    [each(3, (at) => discPath(34 + at * 16, at === 1 ? 26 : 40, 3.6)), '#d8434a'],
    [each(2, (at) => discPath(26 + at * 48, 46, 3)), '#4fae6a'],
    [round(42, 66, 16, 34, 7), '#6b3a1c'],
    [round(44.5, 70, 11, 14, 4), '#f7c86a'],
    [discPath(55, 88, 1.6), '#f0d27a'],
    [round(25, 64, 12, 12, 2) + round(63, 64, 12, 12, 2), '#f7d98a'],
    [
      stroke('31 64 31 76', 1) +
        stroke('25 70 37 70', 1) +
        stroke('69 64 69 76', 1) +
        stroke('63 70 75 70', 1),
      '#fbf4ea',
    ],
    [stroke('22 54 22 100', 2.4) + stroke('78 54 78 100', 2.4), '#fbf4ea'],
    [each(5, (at) => round(20.6, 57 + at * 9, 2.8, 4, 1) + round(76.6, 57 + at * 9, 2.8, 4, 1)), '#d8434a'],
    [boxPath(66, 12, 9, 22), '#d8434a'],
    [each(3, (at) => boxPath(66, 14 + at * 7, 9, 3)), '#fbf4ea'],
    [stroke('10 98 10 84', 1.2) + stroke('90 98 90 84', 1.2), '#fbf4ea'],
    [discPath(10, 80, 6) + discPath(90, 80, 6), '#e77ba5'],
    [ring(10, 80, 3, 1) + ring(90, 80, 3, 1), '#fbf4ea'],
  ],
  'drinking-horn': [
    ['M4 26C2 58 22 86 58 94C76 98 92 92 98 84C80 86 56 76 46 60C40 50 40 38 42 26Z', '#d8c39a'],
    ['M42 26C40 38 40 50 46 60C56 76 80 86 98 84C94 90 88 92 82 93C60 88 36 70 30 26Z', '#b89a68'],
    [round(1, 18, 44, 11, 4), gold],
    [discPath(23, 22, 19, 3), '#6b4526'],
    [ring(52, 76, 9, 2.6, 200, 290), gold],
    [discPath(96, 86, 4), gold],
  ],
  periscope: [
    [boxPath(40, 0, 20, 74), '#6f7884'],
    [boxPath(40, 0, 6, 74), '#8d97a5'],
    [round(30, 60, 40, 34, 6), '#565e6a'],
    [round(22, 68, 12, 14, 4), '#2f343d'],
    [discPath(24, 75, 3, 6), '#8fd0ee'],
    [stroke('34 90 14 96', 3.4) + stroke('66 90 86 96', 3.4), '#2f343d'],
    [boxPath(36, 20, 28, 5) + boxPath(36, 44, 28, 5), '#4a515c'],
  ],
  'net-trap': [
    [stroke('50 -8 50 12', 2.6), '#a5814c'],
    [stroke('50 10 26 22 8 48 10 74 28 94 50 99 72 94 90 74 92 48 74 22 50 10', 2.4), '#a5814c'],
    [
      stroke('38 15 24 50 30 96', 1.2) +
        stroke('50 12 46 54 50 99', 1.2) +
        stroke('62 15 76 50 70 96', 1.2) +
        stroke('18 32 50 40 82 32', 1.2) +
        stroke('9 50 50 60 91 50', 1.2) +
        stroke('10 70 50 80 90 70', 1.2) +
        stroke('22 88 50 93 78 88', 1.2),
      '#c2a068',
    ],
  ],
  'hanging-bell': [
    [boxPath(4, 2, 92, 8), '#6b4526'],
    [boxPath(8, 8, 7, 92) + boxPath(85, 8, 7, 92), '#7d5330'],
    [boxPath(42, 10, 16, 6), '#4a4f5a'],
    ['M50 14C66 14 68 30 70 44C72 56 78 60 80 66L20 66C22 60 28 56 30 44C32 30 34 14 50 14Z', gold],
    ['M56 15C66 18 67 32 69 44C71 56 77 60 79 66L66 66C64 50 64 28 56 15Z', darkGold],
    [round(16, 63, 68, 7, 3), '#c99a34'],
    [discPath(50, 73, 6), '#4a4f5a'],
    [stroke('24 8 24 88', 1.6), '#d8c08a'],
    [discPath(24, 89, 2.4), '#b89a68'],
  ],
  'climbing-rope': [
    [boxPath(42, 0, 16, 3), '#6b4526'],
    [stroke('50 2 49.4 34 50.6 66 50 100', 2.6), '#c2a068'],
    [each(5, (at) => round(46.6, 15 + at * 18, 6.8, 5, 2.2)), '#a5814c'],
  ],
  'stone-block': [
    [shape('4 40 20 22 96 22 96 84 82 100 4 100'), '#b79d6e'],
    [shape('4 40 20 22 96 22 82 40'), '#dcc593'],
    [shape('82 40 96 22 96 84 82 100'), '#94794d'],
    [stroke('12 58 40 56', 0.9) + stroke('50 76 72 74', 0.9) + stroke('20 88 34 87', 0.9), '#9c8254'],
  ],
  monolith: [
    [shape('28 2 72 2 76 100 24 100'), '#16171d'],
    [shape('28 2 36 2 33 100 24 100'), '#2d303b'],
  ],
  obelisk: [
    [boxPath(22, 92, 56, 8), '#b89a62'],
    [shape('40 14 60 14 66 92 34 92'), '#d9bd84'],
    [shape('50 0 60 14 40 14'), gold],
    [shape('52 14 60 14 66 92 54 92'), '#bf9f66'],
    [each(5, (at) => discPath(47, 26 + at * 13, 2.4) + boxPath(43, 31 + at * 13, 8, 1.6)), '#8a6c3c'],
  ],
  noose: [
    [stroke('50 0 50 48', 5), '#d8c08a'],
    [round(43, 40, 14, 22, 4), '#c2a868'],
    [ring(50, 80, 18, 4.6), '#d8c08a'],
  ],
  // It leads away over the ground, so that the prints are smaller the farther they are.
  'chalk-outline': [
    [
      ring(20, 84, 7, 1.6) +
        stroke(
          '27 82 40 78 52 80 62 74 78 78 92 72 94 76 80 84 66 82 72 90 92 90 92 95 68 96 54 88 42 90 34 98 28 96 36 86 27 87',
          1.6,
        ),
      '#f4f4f0',
    ],
  ],
}
