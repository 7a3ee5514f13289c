// Works of industry, ships and what stands in streets and fields, drawn whole. Squares of 100 units.

import { boxPath, discPath } from '../../../figures/vector.ts'
import { darkWood, each, ring, round, shape, stroke, wood, type Part } from '../part.ts'

const steel = '#aab4c2'
const brightSteel = '#dbe2ea'
const darkSteel = '#5f6977'
const iron = '#2f343f'
const gold = '#e0ad3c'
const brightGold = '#f7dc86'

export const industry: Readonly<Record<string, readonly Part[]>> = {
  saddle: [
    [
      'M10 28C10 16 22 14 26 22C32 36 52 36 66 26C74 20 90 18 94 28C92 40 82 46 80 56C66 66 34 66 22 54C18 46 10 40 10 28Z',
      '#8a5030',
    ],
    ['M16 26C17 20 22 21 24 26C32 42 54 42 70 31C78 25 86 24 89 29C70 36 40 52 20 38Z', '#b5764a'],
    ['M34 56C26 68 28 80 38 86C50 88 60 82 62 60C54 64 42 62 34 56Z', '#6b3a20'],
    [stroke('46 78 46 88', 2), '#3a2416'],
    ['M38 88L56 88L58 98L36 98Z', darkSteel],
    [shape('41 91 53 91 54 95 40 95'), '#3a2416'],
    [stroke('70 58 72 84', 2) + round(67, 80, 10, 6, 2), '#6b3a20'],
    [stroke('28 58 38 62 54 62', 0.9), '#e0b07a'],
    [discPath(18, 22, 6, 4), '#6b3a20'],
  ],
  'sea-buoy': [
    [discPath(50, 92, 46, 8), '#4f9ac4'],
    [shape('20 74 80 74 72 94 28 94'), '#a8201f'],
    [shape('20 74 80 74 78 80 22 80'), '#d9302f'],
    [shape('40 22 60 22 72 74 28 74'), '#d9302f'],
    [shape('40 22 46 22 38 74 28 74'), '#ee7a72'],
    [shape('36 40 64 40 68 54 32 54'), '#f7f5f0'],
    [boxPath(42, 12, 16, 10), iron],
    [discPath(50, 8, 6), '#f7dc5a'],
  ],
  'life-jacket': [
    ['M30 4L44 4L44 96L14 96C8 96 6 90 8 80L12 34C12 20 20 6 30 4Z', '#f0702a'],
    ['M70 4L56 4L56 96L86 96C92 96 94 90 92 80L88 34C88 20 80 6 70 4Z', '#e0601c'],
    ['M30 8L36 8L34 92L16 92C12 92 11 88 12 80L16 36C17 24 22 12 30 8Z', '#ff9a5c'],
    [boxPath(9, 50, 82, 6) + boxPath(7, 74, 86, 6), '#22252c'],
    [round(43, 47, 14, 12, 3) + round(43, 71, 14, 12, 3), '#f2c531'],
    [boxPath(20, 20, 18, 5) + boxPath(62, 20, 18, 5), '#e6edf2'],
  ],
  'oil-rig': [
    [boxPath(0, 92, 100, 8), '#3f8fb8'],
    [boxPath(18, 62, 7, 34) + boxPath(44, 62, 7, 34) + boxPath(76, 62, 7, 34), '#e8b52f'],
    [stroke('20 90 48 66 80 90', 1.4) + stroke('20 66 48 90 80 66', 1.4), '#b5851a'],
    [boxPath(8, 54, 84, 9), '#c9302f'],
    [boxPath(58, 38, 28, 16), '#e6e2d6'],
    [boxPath(62, 42, 4, 4) + boxPath(70, 42, 4, 4) + boxPath(78, 42, 4, 4), '#2f5f8a'],
    [
      stroke('28 54 38 4 48 54', 1.6) +
        stroke('30 44 46 44', 1.2) +
        stroke('32 32 44 32', 1.2) +
        stroke('34 20 42 20', 1.2) +
        stroke('30 44 44 32 34 20', 0.8) +
        stroke('46 44 32 32 42 20', 0.8),
      darkSteel,
    ],
    [stroke('88 54 94 24 99 20', 1.6), darkSteel],
    ['M99 20C92 14 95 8 97 2C103 8 104 16 99 20Z', '#f0802a'],
    [stroke('12 54 2 36', 1.4) + boxPath(0, 32, 10, 3), darkSteel],
  ],
  pumpjack: [
    [boxPath(4, 92, 92, 8), '#8a7a60'],
    [shape('44 44 52 44 62 92 56 92 48 56 40 92 34 92'), iron],
    [stroke('14 30 84 50', 3.4), '#c9302f'],
    [shape('4 20 18 18 20 38 8 42'), '#a8201f'],
    [stroke('8 40 8 92', 0.9), darkSteel],
    [round(3, 84, 10, 10, 2), darkSteel],
    [stroke('82 50 78 74', 2), darkSteel],
    [discPath(78, 78, 11), '#3d434f'],
    [discPath(78, 78, 4), steel],
    [boxPath(68, 84, 24, 9), '#5f6977'],
    [discPath(48, 42, 4), brightSteel],
  ],
  'combine-harvester': [
    [shape('26 70 26 36 50 30 94 36 96 70'), '#d9302f'],
    [shape('50 30 94 36 95 44 50 38'), '#ee7a72'],
    [shape('22 52 26 18 46 18 48 50'), '#bfe3f5'],
    [boxPath(23, 14, 26, 5), '#a8201f'],
    [stroke('60 30 40 20', 3), '#a8201f'],
    [shape('0 92 6 74 26 62 30 72 22 94'), '#e8b52f'],
    [
      each(6, (at) =>
        stroke(`10 80 ${10 + Math.cos(at * 1.05) * 13} ${80 + Math.sin(at * 1.05) * 13}`, 1.2),
      ) + ring(10, 80, 13, 1.2),
      '#5f6977',
    ],
    [boxPath(56, 50, 30, 6), '#f7f5f0'],
    [discPath(42, 80, 18) + discPath(84, 86, 12), '#22252c'],
    [discPath(42, 80, 9) + discPath(84, 86, 6), '#f2c531'],
  ],
  'printing-press': [
    [boxPath(12, 0, 9, 100) + boxPath(79, 0, 9, 100), darkWood],
    [boxPath(8, 4, 84, 10) + boxPath(12, 36, 76, 7), wood],
    [boxPath(46, 12, 8, 36), steel],
    [each(5, (at) => stroke(`44 ${16 + at * 6} 56 ${19 + at * 6}`, 1.2)), darkSteel],
    [stroke('50 32 92 24', 2.4), iron],
    [round(26, 48, 48, 8, 2), iron],
    [boxPath(2, 64, 96, 9), wood],
    [boxPath(26, 58, 48, 6), '#f7f1dc'],
    [each(3, (at) => boxPath(30, 59 + at * 1.6, 40, 0.7)), '#3a2416'],
    [shape('74 62 98 56 98 60 76 66'), '#f7f1dc'],
    [boxPath(8, 92, 84, 8), darkWood],
    [boxPath(22, 73, 6, 20) + boxPath(72, 73, 6, 20), darkWood],
  ],
  telegraph: [
    [round(4, 82, 92, 16, 4), darkWood],
    [round(8, 84, 84, 4, 2), '#96683e'],
    [boxPath(40, 62, 20, 20), gold],
    [stroke('14 68 88 56', 3), brightGold],
    [discPath(14, 62, 9, 5), '#22252c'],
    [boxPath(12, 64, 4, 6), '#22252c'],
    [round(70, 60, 12, 22, 3) + round(84, 64, 8, 18, 3), '#a8482c'],
    [each(5, (at) => boxPath(70, 63 + at * 3.6, 12, 1)), '#e08a5c'],
    [stroke('92 78 100 74', 1) + discPath(24, 80, 4, 3), gold],
  ],
  pulley: [
    [ring(50, 10, 7, 2.4), iron],
    [shape('42 16 58 16 64 62 36 62'), darkSteel],
    [discPath(50, 46, 26), '#a8713f'],
    [discPath(50, 46, 21), '#8a5a32'],
    [discPath(50, 46, 16), '#c08a52'],
    [shape('45 16 55 16 57 52 43 52'), '#7f8896'],
    [discPath(50, 46, 5), brightSteel],
    [stroke('25 46 25 98', 2) + stroke('75 46 75 76', 2) + ring(50, 46, 25, 2, 180, 360), '#e0d2b0'],
    [ring(75, 84, 7, 2.2, -90, 170), iron],
  ],
  furnace: [
    [boxPath(40, 0, 20, 30), '#5f6977'],
    [boxPath(36, 8, 28, 4), iron],
    ['M8 98L8 46C8 32 24 26 50 26C76 26 92 32 92 46L92 98Z', '#7a4432'],
    [each(5, (at) => boxPath(8, 44 + at * 11, 84, 1.6)), '#5a3024'],
    ['M24 98L24 64C24 48 76 48 76 64L76 98Z', '#2a1a16'],
    ['M30 98C28 82 40 80 38 66C46 72 46 78 50 64C56 74 56 78 62 70C62 82 72 84 70 98Z', '#f0702a'],
    ['M38 98C38 88 46 88 46 80C52 84 54 88 58 84C58 90 64 92 62 98Z', '#ffd35a'],
    ['M24 64C24 48 76 48 76 64L72 66C72 54 28 54 28 66Z', '#96624c'],
  ],
  battleship: [
    [shape('0 68 100 62 94 90 86 97 12 97'), '#6c7889'],
    [shape('6 84 95 80 94 90 86 97 12 97'), '#8f3a32'],
    [shape('0 68 100 62 99 67 1 73'), '#8f9bab'],
    [shape('38 66 38 48 62 48 66 64') + boxPath(44, 34, 14, 16), '#8793a4'],
    [boxPath(47, 14, 5, 22) + boxPath(42, 22, 15, 2.4), darkSteel],
    [shape('64 62 66 44 74 44 76 62'), '#5f6b7c'],
    [boxPath(41, 52, 20, 3) + boxPath(46, 38, 10, 3), '#22303f'],
    [shape('16 67 19 57 33 57 36 66') + shape('78 63 80 54 90 54 93 62'), '#586475'],
    [stroke('20 60 4 54', 1.5) + stroke('22 63 5 59', 1.5) + stroke('89 57 99 51', 1.5), '#3d4756'],
    [stroke('49 16 49 6 58 9', 0.8), darkSteel],
  ],
  'market-stall': [
    [boxPath(8, 24, 4, 76) + boxPath(88, 24, 4, 76), wood],
    [boxPath(6, 62, 88, 36), '#a8713f'],
    [each(5, (at) => boxPath(6, 70 + at * 6, 88, 1.2)), '#8a5a32'],
    [boxPath(2, 58, 96, 6), '#c08a52'],
    [each(7, (at) => discPath(14 + at * 4.4, 55 - (at % 2) * 3, 3.4)), '#d9302f'],
    [each(6, (at) => discPath(48 + at * 4.2, 55 - (at % 2) * 3, 3.4)), '#f0a52a'],
    [each(5, (at) => discPath(74 + at * 4.2, 55 - (at % 2) * 3, 3.4)), '#5fa845'],
    [shape('8 6 92 6 100 28 0 28'), '#f7f5f0'],
    [
      each(4, (at) => shape(`${8 + at * 24} 6 ${20 + at * 24} 6 ${14 + at * 28.6} 28 ${at * 28.6} 28`)),
      '#d9453c',
    ],
    [each(7, (at) => discPath(7.1 + at * 14.3, 28, 7.1, 6)), '#f7f5f0'],
    [each(4, (at) => discPath(7.1 + at * 28.6, 28, 7.1, 6)), '#d9453c'],
  ],
  'hot-tub': [
    [
      stroke('34 30 30 20 36 10 32 0', 1.8) +
        stroke('52 28 48 18 54 8 50 -2', 1.8) +
        stroke('70 30 66 20 72 10 68 0', 1.8),
      '#e6edf2',
    ],
    [shape('4 52 96 52 90 98 10 98'), '#8a5a32'],
    [each(9, (at) => boxPath(13 + at * 9, 54, 1.4, 44)), darkWood],
    [boxPath(5, 62, 90, 3) + boxPath(8, 86, 84, 3), iron],
    [discPath(50, 50, 47, 12), '#a8713f'],
    [discPath(50, 50, 41, 9), '#4fb0dc'],
    [discPath(38, 48, 16, 4) + discPath(64, 52, 12, 3), '#bfe6f7'],
    [
      discPath(30, 52, 3, 2) + discPath(52, 46, 3, 2) + discPath(72, 48, 3, 2) + discPath(48, 55, 3, 2),
      '#ffffff',
    ],
  ],
  barricade: [
    [boxPath(14, 30, 6, 70) + boxPath(80, 30, 6, 70), darkSteel],
    [stroke('8 98 26 98', 2) + stroke('74 98 92 98', 2), iron],
    [boxPath(2, 36, 96, 18) + boxPath(2, 62, 96, 18), '#f7f5f0'],
    [
      each(
        5,
        (at) =>
          shape(
            `${4 + at * 20} 54 ${14 + at * 20} 36 ${22 + at * 20 > 98 ? 98 : 22 + at * 20} 36 ${12 + at * 20} 54`,
          ) +
          shape(
            `${4 + at * 20} 80 ${14 + at * 20} 62 ${22 + at * 20 > 98 ? 98 : 22 + at * 20} 62 ${12 + at * 20} 80`,
          ),
      ),
      '#e5502a',
    ],
    [discPath(17, 28, 6) + discPath(83, 28, 6), '#f7c83a'],
  ],
}
