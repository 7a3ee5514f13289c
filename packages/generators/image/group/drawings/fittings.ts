// Fittings of houses and streets, toys, and contraptions that the motif set lacks. Squares of 100 units; the ground is at
// 100.

import { boxPath, discPath } from '../../figures/vector.ts'
import { darkWood, each, round, shape, stroke, wood, type Part } from './part.ts'

const ring = (x: number, y: number, radius: number, girth: number, radiusY = radius): string =>
  stroke(
    Array.from({ length: 25 }, (_, at) => {
      const angle = (at / 24) * Math.PI * 2
      return `${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radiusY}`
    }).join(' '),
    girth,
  )

export const fittings: Readonly<Record<string, readonly Part[]>> = {
  'tobacco-pipe': [
    [stroke('96 26 70 40 46 66', 3), '#2b2024'],
    [shape('10 44 44 44 46 78 36 92 18 92 10 78'), '#7a4526'],
    [boxPath(8, 40, 38, 7), '#5b321a'],
    [discPath(22, 30, 7) + discPath(32, 16, 8) + discPath(24, 4, 6), '#c3c7cf'],
  ],
  'pirate-hat': [
    ['M2 84C10 60 20 30 50 26C80 30 90 60 98 84C80 74 66 90 50 90C34 90 20 74 2 84Z', '#2b2730'],
    [stroke('6 80 20 76 34 86 50 88 66 86 80 76 94 80', 1.6), '#e0b040'],
    [discPath(50, 54, 9, 8) + boxPath(45, 60, 10, 6), '#f1ece0'],
    [discPath(46, 54, 2.4) + discPath(54, 54, 2.4), '#2b2730'],
    [stroke('38 74 62 66', 1.6) + stroke('38 66 62 74', 1.6), '#f1ece0'],
  ],
  'witch-hat': [
    [discPath(50, 88, 48, 11), '#3a2a52'],
    [shape('24 86 44 20 64 4 60 26 76 86'), '#4a3668'],
    [shape('27 76 73 76 76 86 24 86'), '#e8842f'],
    [boxPath(43, 74, 14, 13), '#f2c84a'],
  ],
  'cowboy-hat': [
    ['M2 70C16 84 30 80 50 80C70 80 84 84 98 70C96 92 76 96 50 96C24 96 4 92 2 70Z', '#8a5a34'],
    ['M26 82C26 50 32 28 42 34C48 38 52 38 58 34C68 28 74 50 74 82Z', '#a8713f'],
    [boxPath(26, 72, 48, 8), '#4a2f1c'],
  ],
  'santa-hat': [
    ['M14 82C18 40 46 10 90 40C76 40 74 60 86 82Z', '#d23b36'],
    [round(6, 78, 84, 18, 9), '#f6f4ef'],
    [discPath(90, 44, 10), '#f6f4ef'],
  ],
  'party-hat': [
    [shape('16 98 50 8 84 98'), '#4a9ad0'],
    [shape('26 72 68 56 72 68 22 84') + shape('38 40 58 32 62 42 34 52'), '#f2c84a'],
    [discPath(50, 8, 8), '#e0508f'],
  ],
  sphinx: [
    [boxPath(4, 82, 92, 18), '#b98d4a'],
    [shape('34 82 38 58 84 54 94 66 94 82'), '#dcb36a'],
    [shape('2 82 4 74 40 72 40 82'), '#e8c482'],
    [shape('14 72 16 30 28 14 44 14 56 30 58 70 48 74'), '#d9ab5c'],
    [shape('22 54 24 26 36 20 48 26 50 54 36 62'), '#eccb8c'],
    [
      stroke('15 38 22 40', 1.2) +
        stroke('15 48 22 50', 1.2) +
        stroke('50 40 57 38', 1.2) +
        stroke('50 50 57 48', 1.2),
      '#a87c3a',
    ],
    [discPath(30, 38, 2.4, 1.6) + discPath(42, 38, 2.4, 1.6) + boxPath(31, 50, 10, 1.8), '#7a5626'],
  ],
  'buddha-statue': [
    [shape('8 100 16 86 84 86 92 100'), '#b5803c'],
    ['M10 88C14 70 34 66 50 66C66 66 86 70 90 88Z', '#d9a83a'],
    [shape('30 72 34 40 66 40 70 72 50 80'), '#e3b64c'],
    [stroke('34 44 22 62 42 74', 5) + stroke('66 44 78 62 58 74', 5), '#d9a83a'],
    [discPath(50, 28, 14, 15) + discPath(50, 11, 6), '#e9c15a'],
    [discPath(50, 19, 14, 9) + discPath(50, 10, 6), '#b5803c'],
    [stroke('42 29 47 30', 0.9) + stroke('53 30 58 29', 0.9) + stroke('46 36 50 37 54 36', 0.9), '#7a5626'],
    [discPath(36, 30, 2.4, 5) + discPath(64, 30, 2.4, 5), '#d9a83a'],
  ],
  'blossom-tree': [
    [shape('44 100 47 56 54 56 58 100') + stroke('50 62 30 40', 3) + stroke('52 60 72 38', 3), '#5b3f38'],
    [
      discPath(28, 36, 23, 19) +
        discPath(72, 34, 23, 19) +
        discPath(50, 24, 27, 21) +
        discPath(50, 42, 24, 15),
      '#f3a3bd',
    ],
    [
      discPath(24, 30, 13, 10) +
        discPath(48, 16, 15, 10) +
        discPath(72, 27, 13, 10) +
        discPath(52, 38, 11, 8),
      '#fbd3de',
    ],
    [
      discPath(20, 72, 2.4, 1.6) +
        discPath(76, 66, 2.4, 1.6) +
        discPath(66, 84, 2.4, 1.6) +
        discPath(30, 90, 2.4, 1.6),
      '#f3a3bd',
    ],
  ],
  anvil: [
    [shape('2 44 30 40 92 40 92 56 70 62 62 76 78 88 78 98 22 98 22 88 38 76 34 64 24 58'), '#4a5260'],
    [shape('30 40 92 40 92 46 30 48'), '#7a8494'],
  ],
  archway: [
    ['M4 100L4 40C4 0 96 0 96 40L96 100L74 100L74 46C74 22 26 22 26 46L26 100Z', '#a59c8c'],
    [boxPath(0, 94, 30, 6) + boxPath(70, 94, 30, 6) + shape('44 6 56 6 54 26 46 26'), '#857c6e'],
    [
      boxPath(4, 60, 22, 1.6) + boxPath(74, 60, 22, 1.6) + boxPath(4, 78, 22, 1.6) + boxPath(74, 78, 22, 1.6),
      '#857c6e',
    ],
  ],
  binoculars: [
    [round(8, 30, 32, 60, 10) + round(60, 30, 32, 60, 10), '#2f343f'],
    [boxPath(40, 44, 20, 18), '#4a5260'],
    [discPath(24, 88, 17, 9) + discPath(76, 88, 17, 9), '#6fb5e0'],
    [round(14, 18, 20, 16, 5) + round(66, 18, 20, 16, 5), '#4a5260'],
  ],
  birdhouse: [
    [boxPath(46, 74, 8, 26), darkWood],
    [boxPath(22, 36, 56, 42), '#e0b070'],
    [shape('12 42 50 6 88 42 82 48 50 18 18 48'), '#b0453a'],
    [discPath(50, 52, 10), '#3a2418'],
    [boxPath(47, 66, 6, 3) + stroke('50 66 50 74', 1), darkWood],
  ],
  blender: [
    [shape('28 8 72 8 66 62 34 62'), '#cfe9f2'],
    [shape('31 30 69 30 66 62 34 62'), '#e8607f'],
    [round(26, 4, 48, 8, 3) + shape('30 62 70 62 78 98 22 98'), '#3a404c'],
    [discPath(40, 84, 4) + discPath(52, 84, 4) + discPath(64, 84, 4), '#e6e9ee'],
  ],
  'camper-van': [
    [round(2, 22, 94, 60, 12), '#f2efe6'],
    [boxPath(2, 56, 94, 24), '#3fa7a0'],
    [round(8, 30, 20, 20, 4) + round(34, 30, 22, 20, 4) + round(62, 30, 22, 20, 4), '#a9d8ec'],
    [boxPath(14, 14, 66, 9), '#c9864a'],
    [discPath(24, 84, 13) + discPath(76, 84, 13), '#2b2730'],
    [discPath(24, 84, 6) + discPath(76, 84, 6), '#dfe3e8'],
    [discPath(6, 64, 4), '#ffe9a0'],
  ],
  torch: [
    [shape('45 46 55 46 53 100 47 100'), wood],
    [shape('38 34 62 34 57 52 43 52'), darkWood],
    [shape('50 0 64 18 62 34 38 34 35 18 44 14'), '#f08a24'],
    [shape('50 12 58 24 57 34 43 34 42 24'), '#ffd35a'],
  ],
  crib: [
    [boxPath(4, 30, 6, 70) + boxPath(90, 30, 6, 70), wood],
    [boxPath(4, 44, 92, 6) + boxPath(4, 80, 92, 7), wood],
    [round(10, 68, 80, 13, 5), '#9cc6e6'],
    [each(7, (at) => boxPath(16 + at * 11, 46, 4, 36)), '#c99a62'],
    [
      stroke('50 4 50 14', 0.8) +
        stroke('30 14 70 14', 0.9) +
        stroke('32 14 32 24', 0.7) +
        stroke('68 14 68 24', 0.7),
      '#b5a58a',
    ],
    [discPath(32, 27, 4) + discPath(68, 27, 4), '#f2c23f'],
  ],
  'desk-lamp': [
    [round(24, 92, 48, 8, 4), '#2f3a4a'],
    [stroke('48 92 30 56 62 28', 2.6), '#c9442f'],
    [shape('50 30 66 12 92 40 66 54'), '#c9442f'],
    [discPath(78, 48, 9), '#ffe9a0'],
  ],
  dumpster: [
    [shape('6 40 94 40 88 92 12 92'), '#3f7a58'],
    [boxPath(2, 34, 96, 8), '#2f5f45'],
    [shape('4 34 20 22 80 22 96 34'), '#4f8f68'],
    [boxPath(26, 48, 4, 38) + boxPath(48, 48, 4, 38) + boxPath(70, 48, 4, 38), '#2f5f45'],
    [discPath(24, 96, 5) + discPath(76, 96, 5), '#2b2730'],
  ],
  eclipse: [
    [
      each(18, (at) =>
        stroke(
          `${50 + Math.cos(at * 0.349) * 40} ${50 + Math.sin(at * 0.349) * 40} ${50 + Math.cos(at * 0.349) * (46 + (at % 2) * 4)} ${50 + Math.sin(at * 0.349) * (46 + (at % 2) * 4)}`,
          1.2,
        ),
      ),
      '#ffcf6a',
    ],
    [discPath(50, 50, 38), '#ffe9a8'],
    [discPath(50, 50, 33), '#14121c'],
  ],
  'electric-fan': [
    [boxPath(47, 60, 6, 34) + round(28, 92, 44, 8, 4), '#5f6977'],
    [discPath(50, 36, 34), '#dfe6ec'],
    [
      discPath(50, 18, 9, 16) + shape('50 36 84 40 80 56 62 52') + shape('50 36 16 40 20 56 38 52'),
      '#4a9ac0',
    ],
    [ring(50, 36, 34, 1.4) + ring(50, 36, 20, 0.8), '#5f6977'],
    [discPath(50, 36, 6), '#3a404c'],
  ],
  forklift: [
    [boxPath(16, 10, 5, 84) + boxPath(0, 90, 22, 4), '#3a404c'],
    [round(26, 50, 60, 36, 6), '#f0b52f'],
    [boxPath(34, 14, 4, 38) + boxPath(78, 14, 4, 38) + boxPath(32, 12, 52, 5), '#3a404c'],
    [round(56, 38, 18, 16, 3), '#2b2f38'],
    [discPath(36, 88, 11) + discPath(74, 88, 11), '#2b2730'],
    [discPath(36, 88, 5) + discPath(74, 88, 5), '#b9c0ca'],
  ],
  gnome: [
    [shape('26 98 30 60 70 60 74 98'), '#3f6fb0'],
    [boxPath(27, 80, 46, 5), '#5b3a24'],
    [discPath(50, 52, 15), '#f0c49a'],
    [shape('34 54 66 54 58 84 50 90 42 84'), '#f4f1ea'],
    [shape('28 48 50 2 72 48'), '#d23b36'],
    [discPath(50, 55, 4), '#e0a07a'],
    [discPath(44, 49, 1.8) + discPath(56, 49, 1.8), '#201a1c'],
    [round(24, 94, 22, 6, 3) + round(54, 94, 22, 6, 3), '#3a2a20'],
  ],
  'golf-ball': [
    [discPath(50, 60, 40), '#f8f9fa'],
    [
      each(12, (at) =>
        discPath(28 + (at % 4) * 15 + (Math.floor(at / 4) % 2) * 6, 42 + Math.floor(at / 4) * 17, 4),
      ),
      '#d9dee4',
    ],
  ],
  'golf-club': [
    [stroke('84 4 40 84', 1.8), '#9aa5b3'],
    [stroke('84 4 74 22', 3), '#2b2730'],
    [shape('44 80 36 98 10 98 14 88'), '#5f6977'],
  ],
  harp: [
    [
      stroke('20 96 16 30 30 8 44 12', 4) + stroke('44 12 60 24 84 22', 4) + stroke('84 22 64 70 26 96', 5),
      '#d9a83a',
    ],
    [
      each(8, (at) => stroke(`${26 + at * 7} ${18 + (at % 2)} ${27 + at * 5.6} ${90 - at * 7.6}`, 0.7)),
      '#f4ecd8',
    ],
    [round(10, 94, 46, 6, 3), '#a87c26'],
  ],
  horseshoe: [
    [stroke('22 14 14 44 24 78 50 92 76 78 86 44 78 14', 8), '#8a94a3'],
    [
      discPath(20, 30, 2.4) +
        discPath(20, 58, 2.4) +
        discPath(36, 82, 2.4) +
        discPath(80, 30, 2.4) +
        discPath(80, 58, 2.4) +
        discPath(64, 82, 2.4),
      '#3a404c',
    ],
  ],
  locker: [
    [boxPath(8, 2, 40, 96) + boxPath(52, 2, 40, 96), '#4a7a9c'],
    [boxPath(12, 6, 32, 88) + boxPath(56, 6, 32, 88), '#5f94b8'],
    [each(3, (at) => boxPath(18, 14 + at * 6, 20, 2.4) + boxPath(62, 14 + at * 6, 20, 2.4)), '#35597a'],
    [boxPath(38, 50, 4, 10) + boxPath(82, 50, 4, 10), '#dfe3e8'],
  ],
  nail: [
    [round(30, 6, 40, 10, 4), '#8a94a3'],
    [shape('44 16 56 16 54 84 50 98 46 84'), '#aeb8c4'],
  ],
  oar: [
    [stroke('92 6 40 66', 2.4), wood],
    [shape('46 58 50 66 24 96 10 98 10 86'), '#c9864a'],
  ],
  'paper-airplane': [
    [shape('2 58 98 14 44 74'), '#f6f7f9'],
    [shape('44 74 98 14 54 92'), '#c9d3de'],
    [shape('44 74 98 14 50 76 48 96'), '#a9b6c4'],
  ],
  'paper-boat': [
    [shape('50 18 72 66 28 66'), '#f8f9fb'],
    [shape('50 18 72 66 50 66'), '#d6dee6'],
    [shape('4 58 28 66 72 66 96 58 78 94 22 94'), '#eef2f6'],
    [shape('50 66 72 66 96 58 78 94 50 94'), '#c6d0da'],
  ],
  pillar: [
    [boxPath(30, 14, 40, 74), '#e6dfd0'],
    [each(4, (at) => boxPath(34 + at * 9, 16, 3.4, 70)), '#c9bfa8'],
    [
      round(22, 6, 56, 10, 3) + boxPath(18, 2, 64, 6) + round(22, 86, 56, 8, 3) + boxPath(16, 92, 68, 8),
      '#d9d0bc',
    ],
  ],
  portal: [
    [discPath(50, 52, 36, 47), '#3a1f6b'],
    [discPath(50, 52, 28, 39), '#6b3fc0'],
    [discPath(50, 52, 18, 28), '#a87ff0'],
    [discPath(50, 52, 8, 14), '#f0e6ff'],
    [ring(50, 52, 38, 4, 47), '#8a939f'],
  ],
  seesaw: [
    [shape('50 66 64 98 36 98'), '#3f6fb0'],
    [stroke('4 88 96 46', 3.4), '#d9453c'],
    [stroke('14 82 14 66', 1.6) + stroke('84 50 84 34', 1.6), '#5f6977'],
  ],
  snowball: [
    [discPath(50, 62, 38), '#eef5fa'],
    [discPath(40, 50, 18, 14), '#ffffff'],
    [discPath(62, 80, 16, 8), '#cfe0ec'],
  ],
  spear: [
    [stroke('12 98 78 24', 2), darkWood],
    [shape('74 30 96 2 84 36 78 34'), '#b9c4d0'],
    [stroke('70 28 82 36', 1.6), '#b0453a'],
  ],
  'clock-tower': [
    [boxPath(28, 34, 44, 66), '#c9b08a'],
    [shape('22 36 50 2 78 36'), '#5f6f80'],
    [boxPath(24, 34, 52, 5) + boxPath(24, 66, 52, 4), '#a88d64'],
    [discPath(50, 52, 12), '#f8f4e6'],
    [stroke('50 52 50 44', 1.2) + stroke('50 52 56 55', 1.2), '#2b2730'],
    [round(42, 78, 16, 22, 8), '#5b4630'],
  ],
  'stone-tower': [
    [shape('26 100 30 24 70 24 74 100'), '#a5a39c'],
    [
      boxPath(22, 14, 56, 12) +
        boxPath(22, 4, 11, 12) +
        boxPath(39, 4, 11, 12) +
        boxPath(56, 4, 11, 12) +
        boxPath(70, 4, 8, 12),
      '#b8b6ae',
    ],
    [round(44, 40, 12, 18, 6) + round(42, 76, 16, 24, 8), '#3a3a40'],
    [
      boxPath(34, 64, 12, 3) +
        boxPath(56, 58, 11, 3) +
        boxPath(32, 86, 8, 3) +
        boxPath(60, 88, 11, 3) +
        boxPath(36, 32, 8, 3),
      '#86847d',
    ],
  ],
  'totem-pole': [
    [boxPath(34, 4, 32, 96), '#9a5f34'],
    [shape('34 12 2 6 8 24 34 28') + shape('66 12 98 6 92 24 66 28'), '#c9442f'],
    [boxPath(34, 34, 32, 4) + boxPath(34, 66, 32, 4), '#2f6fa0'],
    [
      discPath(42, 18, 5) +
        discPath(58, 18, 5) +
        discPath(42, 48, 5) +
        discPath(58, 48, 5) +
        discPath(42, 80, 5) +
        discPath(58, 80, 5),
      '#f4efe4',
    ],
    [
      discPath(42, 18, 2.4) +
        discPath(58, 18, 2.4) +
        discPath(42, 48, 2.4) +
        discPath(58, 48, 2.4) +
        discPath(42, 80, 2.4) +
        discPath(58, 80, 2.4),
      '#201a1c',
    ],
    [shape('46 24 54 24 50 32') + boxPath(42, 57, 16, 4) + boxPath(42, 89, 16, 5), '#e8b83a'],
  ],
  wardrobe: [
    [boxPath(12, 4, 76, 90), '#8a5a34'],
    [boxPath(18, 12, 30, 76) + boxPath(52, 12, 30, 76), '#a8713f'],
    [boxPath(8, 0, 84, 6) + boxPath(16, 92, 10, 8) + boxPath(74, 92, 10, 8), darkWood],
    [discPath(44, 50, 2.6) + discPath(56, 50, 2.6), '#e9c34b'],
  ],
  wreath: [
    [ring(50, 50, 34, 11), '#3f7f42'],
    [
      each(12, (at) => discPath(50 + Math.cos(at * 0.524) * 36, 50 + Math.sin(at * 0.524) * 36, 6)),
      '#57a050',
    ],
    [
      each(6, (at) =>
        discPath(50 + Math.cos(at * 1.047 + 0.3) * 32, 50 + Math.sin(at * 1.047 + 0.3) * 32, 3.4),
      ),
      '#d23b36',
    ],
    [shape('50 84 32 76 32 96') + shape('50 84 68 76 68 96') + discPath(50, 85, 5), '#d23b36'],
  ],
  airship: [
    [discPath(52, 36, 46, 22), '#c9ccd2'],
    [discPath(48, 30, 36, 9), '#e6e8ec'],
    [shape('86 36 100 16 98 36 100 56'), '#8a3a34'],
    [round(34, 58, 34, 12, 5), '#6b4a34'],
    [boxPath(39, 61, 6, 5) + boxPath(49, 61, 6, 5) + boxPath(59, 61, 5, 5), '#bfe0f2'],
  ],
  'sheet-music': [
    [shape('20 4 84 4 84 98 20 98'), '#f8f4e8'],
    [each(3, (block) => each(4, (at) => boxPath(26, 18 + block * 26 + at * 4, 52, 0.9))), '#5a5560'],
    [
      each(
        9,
        (at) =>
          discPath(32 + (at % 3) * 18, 20 + Math.floor(at / 3) * 26 + (at % 2) * 6, 2.8, 2.1) +
          boxPath(34.2 + (at % 3) * 18, 9 + Math.floor(at / 3) * 26 + (at % 2) * 6, 0.9, 11),
      ),
      '#22202a',
    ],
  ],
}
