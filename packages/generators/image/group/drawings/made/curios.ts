// Things of old times, prisons, faith and magic, and works of industry, drawn whole. Squares of 100 units.

import { boxPath, discPath } from '../../../figures/vector.ts'
import { darkWood, each, ring, round, shape, stroke, wood, type Part } from '../part.ts'

const steel = '#aab4c2'
const brightSteel = '#dbe2ea'
const darkSteel = '#5f6977'
const iron = '#2f343f'
const gold = '#e0ad3c'
const brightGold = '#f7dc86'
const stone = '#8f949f'
const lightStone = '#b3b8c2'

export const curios: Readonly<Record<string, readonly Part[]>> = {
  'bear-trap': [
    ['M4 84C4 60 24 52 50 52C76 52 96 60 96 84L90 88C88 70 72 62 50 62C28 62 12 70 10 88Z', darkSteel],
    [
      each(9, (at) =>
        shape(
          `${12 + at * 9} ${68 - Math.sin((at / 8) * 3.14) * 9} ${16 + at * 8.6} ${48 - Math.sin((at / 8) * 3.14) * 12} ${20 + at * 8.4} ${67 - Math.sin((at / 8) * 3.14) * 9}`,
        ),
      ),
      brightSteel,
    ],
    [discPath(50, 86, 16, 6), '#8a5a32'],
    [discPath(50, 84, 16, 6), '#a8713f'],
    ['M4 84C10 98 30 100 50 100C70 100 90 98 96 84L90 84C84 92 68 94 50 94C32 94 16 92 10 84Z', '#7f8896'],
    [
      each(8, (at) =>
        shape(
          `${16 + at * 9} ${94 + Math.sin((at / 7) * 3.14) * 1} ${20 + at * 8.6} ${80 + Math.sin((at / 7) * 3.14) * 4} ${24 + at * 8.2} ${95 + Math.sin((at / 7) * 3.14) * 1}`,
        ),
      ),
      steel,
    ],
  ],
  'vault-door': [
    [round(0, 0, 100, 100, 6), '#5f6977'],
    [discPath(50, 50, 45), '#3d434f'],
    [discPath(50, 50, 42), '#8f98a6'],
    [discPath(50, 50, 34), steel],
    [ring(50, 50, 34, 1, 190, 320), '#ffffff'],
    [
      each(12, (at) => discPath(50 + Math.cos(at * 0.524) * 38, 50 + Math.sin(at * 0.524) * 38, 2.6)),
      '#4a515e',
    ],
    [
      each(4, (at) =>
        stroke(
          `50 50 ${50 + Math.cos(at * 1.571 + 0.785) * 25} ${50 + Math.sin(at * 1.571 + 0.785) * 25}`,
          2.6,
        ),
      ),
      gold,
    ],
    [ring(50, 50, 18, 2.4), gold],
    [
      each(4, (at) =>
        discPath(50 + Math.cos(at * 1.571 + 0.785) * 26, 50 + Math.sin(at * 1.571 + 0.785) * 26, 4),
      ),
      brightGold,
    ],
    [discPath(50, 50, 8), '#b07f22'],
    [discPath(50, 50, 4.4), brightGold],
    [round(0, 18, 6, 18, 2) + round(0, 64, 6, 18, 2), iron],
  ],
  shackles: [
    [ring(22, 66, 17, 5) + ring(78, 66, 17, 5), darkSteel],
    [ring(22, 65, 17, 1.4, 190, 320) + ring(78, 65, 17, 1.4, 190, 320), brightSteel],
    [each(5, (at) => ring(30 + at * 10, 40 - Math.sin((at / 4) * 3.14) * 16, 6, 1.9)), '#7f8896'],
    [boxPath(18, 42, 8, 8) + boxPath(74, 42, 8, 8), iron],
    [discPath(22, 88, 4) + discPath(78, 88, 4), iron],
  ],
  'prison-bars': [
    [boxPath(0, 0, 100, 8) + boxPath(0, 92, 100, 8) + boxPath(0, 46, 100, 5), '#3d434f'],
    [each(7, (at) => round(5 + at * 14.4, 0, 5, 100, 2)), '#5f6977'],
    [each(7, (at) => boxPath(6 + at * 14.4, 8, 1.4, 84)), steel],
    [round(44, 42, 20, 20, 3), '#4a515e'],
    [discPath(54, 50, 3.4) + shape('52.6 51 55.4 51 57 58 51 58'), '#17191e'],
  ],
  guillotine: [
    [boxPath(22, 4, 7, 94) + boxPath(71, 4, 7, 94), wood],
    [boxPath(18, 0, 64, 7) + boxPath(10, 92, 80, 7), darkWood],
    [shape('29 14 71 14 71 30 29 44'), steel],
    [shape('29 38 71 25 71 30 29 44'), '#f4f7fa'],
    [boxPath(29, 10, 42, 6), iron],
    [round(24, 66, 52, 10, 2) + round(24, 78, 52, 10, 2), darkWood],
    [discPath(50, 77, 8, 7), '#2a1a12'],
    [stroke('50 10 50 4 82 4 84 60', 0.8), '#e0d2b0'],
  ],
  'electric-chair': [
    [boxPath(24, 62, 7, 38) + boxPath(69, 62, 7, 38), darkWood],
    [round(26, 10, 48, 56, 3), wood],
    [boxPath(30, 14, 4, 48) + boxPath(48, 14, 4, 48) + boxPath(66, 14, 4, 48), darkWood],
    [round(18, 58, 64, 10, 3), '#8a5a32'],
    [
      round(10, 44, 18, 6, 2) + round(72, 44, 18, 6, 2) + boxPath(12, 48, 5, 20) + boxPath(83, 48, 5, 20),
      darkWood,
    ],
    [
      round(12, 42, 7, 9, 2) + round(81, 42, 7, 9, 2) + round(28, 78, 9, 6, 2) + round(63, 78, 9, 6, 2),
      '#2b2730',
    ],
    ['M38 14C38 2 62 2 62 14Z', steel],
    [stroke('50 4 60 0 90 10 94 60 88 96', 1.2), iron],
    [stroke('34 30 66 34', 2.4), '#2b2730'],
  ],
  tomb: [
    [boxPath(6, 90, 88, 10), '#7f848f'],
    [boxPath(14, 42, 72, 48), lightStone],
    [shape('6 44 50 12 94 44'), stone],
    [shape('18 40 50 18 82 40'), lightStone],
    [boxPath(18, 46, 8, 44) + boxPath(74, 46, 8, 44), '#d3d6dd'],
    ['M36 90L36 62C36 50 64 50 64 62L64 90Z', '#2b2d36'],
    [boxPath(48, 22, 4, 14) + boxPath(44, 26, 12, 4), '#6c717c'],
    [stroke('50 56 50 90', 0.9) + stroke('36 72 64 72', 0.9), '#4a4d58'],
    [discPath(12, 96, 12, 5) + discPath(90, 97, 10, 4), '#5c8a4a'],
  ],
  altar: [
    [boxPath(2, 90, 96, 10), '#7f848f'],
    [boxPath(14, 54, 72, 36), '#c9bfa8'],
    [boxPath(8, 46, 84, 9), '#e6ddc8'],
    [shape('30 46 70 46 70 80 60 72 50 82 40 72 30 80'), '#a8283a'],
    [boxPath(48, 56, 4, 16) + boxPath(44, 60, 12, 4), brightGold],
    [boxPath(18, 26, 5, 20) + boxPath(77, 26, 5, 20), '#f7f1dc'],
    [discPath(20.5, 20, 2.6, 5) + discPath(79.5, 20, 2.6, 5), '#f7a93a'],
    [boxPath(47, 6, 6, 40) + boxPath(36, 16, 28, 6), gold],
  ],
  'wooden-cross': [
    [boxPath(43, 2, 14, 98), wood],
    [boxPath(14, 24, 72, 14), wood],
    [boxPath(43, 2, 4, 98) + boxPath(14, 24, 72, 4), '#c08a52'],
    [stroke('52 44 53 90', 0.9) + stroke('60 32 82 33', 0.9), darkWood],
    [discPath(50, 98, 26, 5), '#6a5a40'],
  ],
  scepter: [
    [stroke('20 96 66 36', 3), gold],
    [stroke('20 92 62 37', 1), brightGold],
    [stroke('26 88 32 80', 4.4) + stroke('56 49 60 44', 4.4), '#b07f22'],
    [discPath(18, 96, 5), '#b07f22'],
    [discPath(74, 24, 19), '#b5283a'],
    [discPath(68, 18, 7), '#f08a94'],
    [stroke('60 36 56 20 66 6', 2) + stroke('64 40 84 40 94 30', 2), gold],
    [discPath(84, 8, 5), brightGold],
  ],
  candelabra: [
    [boxPath(48, 40, 4, 50), gold],
    [shape('30 94 70 94 62 88 38 88'), '#b07f22'],
    [ring(34, 46, 16, 1.8, 0, 180) + ring(66, 46, 16, 1.8, 0, 180), gold],
    [round(12, 42, 12, 5, 2) + round(44, 36, 12, 5, 2) + round(76, 42, 12, 5, 2), brightGold],
    [boxPath(15.6, 22, 5, 20) + boxPath(47.5, 16, 5, 20) + boxPath(79.6, 22, 5, 20), '#f7f1dc'],
    [discPath(18, 15, 3, 6) + discPath(50, 9, 3, 6) + discPath(82, 15, 3, 6), '#f7a93a'],
    [discPath(18, 17, 1.4, 3) + discPath(50, 11, 1.4, 3) + discPath(82, 17, 1.4, 3), '#fff3c0'],
    [discPath(50, 66, 6, 5), gold],
  ],
  'ouija-board': [
    [round(2, 22, 96, 66, 4), '#6b4426'],
    [round(5, 25, 90, 60, 3), '#d9b27c'],
    [
      discPath(15, 35, 5) +
        each(8, (at) =>
          stroke(`15 35 ${15 + Math.cos(at * 0.785) * 8.4} ${35 + Math.sin(at * 0.785) * 8.4}`, 0.8),
        ),
      '#3a2416',
    ],
    [discPath(85, 35, 6), '#3a2416'],
    [discPath(87.6, 34, 5), '#d9b27c'],
    [
      each(
        13,
        (at) =>
          round(14 + at * 5.7, 51 - Math.sin((at / 12) * 3.14) * 11, 3, 4.6, 1) +
          round(17 + at * 5.2, 61 - Math.sin((at / 12) * 3.14) * 10, 3, 4.6, 1),
      ),
      '#3a2416',
    ],
    [each(10, (at) => round(27 + at * 4.8, 70, 2.6, 4, 1)), '#3a2416'],
    [boxPath(38, 78, 24, 2), '#3a2416'],
    [shape('50 46 66 74 50 84 34 74'), '#f1e2c0'],
    [discPath(50, 67, 6.6), '#8a5a32'],
    [discPath(50, 67, 4.6), '#cfe6ee'],
  ],
  'tarot-cards': [
    [shape('4 26 34 14 56 84 26 96'), '#3a2a6b'],
    [shape('9 30 32 20 50 80 28 90'), '#5a44a0'],
    [shape('66 14 96 26 74 96 44 84'), '#3a2a6b'],
    [shape('68 20 91 30 72 90 49 80'), '#5a44a0'],
    [round(32, 8, 36, 78, 3), gold],
    [round(35, 11, 30, 72, 2), '#1f1a45'],
    [discPath(50, 36, 9), brightGold],
    [
      each(8, (at) => stroke(`50 36 ${50 + Math.cos(at * 0.785) * 14} ${36 + Math.sin(at * 0.785) * 14}`, 1)),
      brightGold,
    ],
    [discPath(50, 66, 8), brightGold],
    [discPath(53, 64, 7), '#1f1a45'],
    [
      discPath(41, 18, 1.4) +
        discPath(59, 20, 1.4) +
        discPath(42, 54, 1.4) +
        discPath(60, 54, 1.4) +
        discPath(40, 76, 1.2),
      '#ffffff',
    ],
  ],
  spellbook: [
    [shape('12 20 80 8 94 80 24 96'), '#2f1f4a'],
    [shape('24 96 94 80 93 86 27 100'), '#e6d9b8'],
    [shape('12 20 20 18.6 31 94 24 96'), '#4a2f70'],
    [shape('12 20 28 17 17 34') + shape('80 8 66 10.6 84 26') + shape('94 80 91 64 79 83'), gold],
    [shape('54 30 59 44 74 43 62 52 67 66 54 58 42 68 46 53 33 46 48 44'), brightGold],
    [discPath(53.4, 50, 6), '#a84fd9'],
    [discPath(51.6, 48, 2), '#f0d0ff'],
    [round(84, 42, 14, 8, 2), gold],
  ],
  dreamcatcher: [
    [ring(50, 34, 30, 2.2), '#8a5a32'],
    [
      each(
        8,
        (at) =>
          stroke(
            `${50 + Math.cos(at * 0.785) * 30} ${34 + Math.sin(at * 0.785) * 30} ${50 + Math.cos(at * 0.785 + 0.4) * 18} ${34 + Math.sin(at * 0.785 + 0.4) * 18} ${50 + Math.cos(at * 0.785 + 0.785) * 30} ${34 + Math.sin(at * 0.785 + 0.785) * 30}`,
            0.6,
          ) +
          stroke(
            `${50 + Math.cos(at * 0.785 + 0.4) * 18} ${34 + Math.sin(at * 0.785 + 0.4) * 18} ${50 + Math.cos(at * 0.785) * 8} ${34 + Math.sin(at * 0.785) * 8} ${50 + Math.cos(at * 0.785 - 0.4) * 18} ${34 + Math.sin(at * 0.785 - 0.4) * 18}`,
            0.6,
          ),
      ),
      '#f4ead6',
    ],
    [discPath(50, 34, 3), '#3fa8c4'],
    [
      stroke('28 54 26 70', 0.8) +
        stroke('50 64 50 76', 0.8) +
        stroke('72 54 74 70', 0.8) +
        stroke('50 4 50 0', 0.8),
      '#8a5a32',
    ],
    [discPath(27, 66, 2.4) + discPath(50, 71, 2.4) + discPath(73, 66, 2.4), '#d9453c'],
    [
      'M26 70C31 78 31 88 26 96C21 88 21 78 26 70ZM50 76C55 82 55 92 50 100C45 92 45 82 50 76ZM74 70C79 78 79 88 74 96C69 88 69 78 74 70Z',
      '#f4ead6',
    ],
    [stroke('26 72 26 95', 0.7) + stroke('50 78 50 98', 0.7) + stroke('74 72 74 95', 0.7), '#a8713f'],
  ],
  'voodoo-doll': [
    [discPath(50, 24, 21), '#b08a58'],
    [shape('34 42 66 42 70 76 30 76'), '#b08a58'],
    [
      stroke('36 48 12 56', 7) +
        stroke('64 48 88 56', 7) +
        stroke('40 74 32 94', 7.6) +
        stroke('60 74 68 94', 7.6),
      '#b08a58',
    ],
    [discPath(44, 16, 8, 6) + round(36, 44, 8, 30, 4), '#cfab7c'],
    [stroke('36 20 44 28', 1.4) + stroke('44 20 36 28', 1.4), '#22252c'],
    [discPath(60, 24, 5.4), '#2f6fc4'],
    [discPath(58.6, 23, 1.2) + discPath(61.6, 25, 1.2), '#f7f5f0'],
    [
      stroke('40 35 60 35', 1) + each(4, (at) => stroke(`${42 + at * 5} 33 ${42 + at * 5} 37`, 0.8)),
      '#22252c',
    ],
    ['M50 54C56 49 62 54 59 60C57 64 53 67 50 69C47 67 43 64 41 60C38 54 44 49 50 54Z', '#c9282d'],
    [stroke('52 60 78 36', 1) + stroke('60 70 86 78', 1) + stroke('34 14 16 2', 1), brightSteel],
    [discPath(79, 35, 3) + discPath(87, 78, 3) + discPath(15, 1, 3), '#d9302f'],
  ],
  sundial: [
    [boxPath(28, 90, 44, 9), stone],
    [shape('40 60 60 60 64 92 36 92'), lightStone],
    [discPath(50, 58, 46, 13), '#7f848f'],
    [discPath(50, 54, 46, 13), lightStone],
    [discPath(50, 54, 37, 9), '#d3d6dd'],
    [
      each(9, (at) =>
        stroke(
          `${50 + Math.cos(at * 0.393) * 30} ${54 + Math.sin(at * 0.393) * 7} ${50 + Math.cos(at * 0.393) * 36} ${54 + Math.sin(at * 0.393) * 8.6}`,
          0.9,
        ),
      ),
      '#4a4d58',
    ],
    [shape('50 56 22 58 34 60'), '#7f848f'],
    [shape('46 56 66 56 64 18'), '#8a6420'],
    [shape('46 56 52 56 64 18'), gold],
  ],
}
