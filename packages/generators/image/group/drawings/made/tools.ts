// Tools, hardware and machines, drawn whole. Squares of 100 units; the ground is at 100.

import { boxPath, discPath } from '../../../figures/vector.ts'
import { darkWood, each, ring, round, shape, stroke, wood, type Part } from '../part.ts'

const steel = '#aab4c2'
const brightSteel = '#dbe2ea'
const darkSteel = '#5f6977'
const iron = '#2f343f'
const around = (x: number, y: number, radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`
}

export const tools: Readonly<Record<string, readonly Part[]>> = {
  chisel: [
    [shape('56 40 84 6 96 14 72 52'), steel],
    [shape('58 42 86 8 90 10 64 46'), brightSteel],
    [shape('84 6 96 14 98 4'), '#f4f7fa'],
    [stroke('58 48 66 50', 4.4), '#c99a3a'],
    [stroke('16 90 58 46', 6.6), '#c9653a'],
    [stroke('16 86 54 46', 2), '#e8976a'],
    [stroke('12 94 18 88', 7.4), darkSteel],
  ],
  pliers: [
    [stroke('46 36 24 60 16 96', 5), '#c9302f'],
    [stroke('54 36 76 60 84 96', 5), '#c9302f'],
    [stroke('43 40 23 61 17 82', 1.5) + stroke('57 40 74 58 81 82', 1.5), '#ee7a72'],
    [shape('34 40 42 2 49 4 50 42') + shape('66 40 58 2 51 4 50 42'), steel],
    [shape('36 38 43 4 45 5 44 40'), brightSteel],
    [each(5, (at) => boxPath(46, 8 + at * 5, 8, 1.6)), darkSteel],
    [discPath(50, 38, 12), darkSteel],
    [discPath(50, 38, 5), brightSteel],
  ],
  crowbar: [
    [stroke('14 94 72 30 78 16 70 8 58 10', 4), '#b5342c'],
    [stroke('16 88 70 30', 1.4), '#e2685e'],
    [shape('52 6 60 4 62 15 50 16') + shape('10 90 18 98 6 100'), iron],
  ],
  sledgehammer: [
    [stroke('18 98 60 28', 3.6), wood],
    [stroke('19 92 58 28', 1.2), '#c99a64'],
    [shape('36 18 44 4 92 32 84 46'), darkSteel],
    [shape('44 4 92 32 89 37 41 9'), steel],
    [shape('34 18 43 2 49 5 40 21') + shape('80 44 89 29 95 33 86 48'), iron],
    [stroke('16 98 24 86', 4.6), iron],
  ],
  chainsaw: [
    [shape('50 46 96 52 100 58 96 64 50 66'), steel],
    [shape('52 52 94 56 94 60 52 60'), brightSteel],
    [
      each(
        9,
        (at) =>
          shape(
            `${54 + at * 5} ${47 + at * 0.6} ${56 + at * 5} ${42 + at * 0.6} ${58 + at * 5} ${47 + at * 0.6}`,
          ) + shape(`${54 + at * 5} 65 ${56 + at * 5} 70 ${58 + at * 5} 65`),
      ),
      iron,
    ],
    [stroke('6 62 4 46 14 34 30 38', 3.4), iron],
    [stroke('26 46 32 24 50 26 54 46', 3), iron],
    ['M12 48C20 40 44 40 54 44L56 70C46 80 22 82 12 76Z', '#e8702a'],
    ['M16 50C24 45 42 44 50 47L50 53C40 50 26 51 17 56Z', '#f7a668'],
    [discPath(32, 63, 9), iron],
    [stroke('26 63 38 63', 1.4), steel],
    [shape('10 68 50 74 46 82 12 80'), iron],
  ],
  rake: [
    [stroke('70 4 38 78', 2.4), wood],
    [stroke('16 76 60 84', 2.4), darkSteel],
    [each(8, (at) => stroke(`${17 + at * 6} ${77 + at} ${15 + at * 6} ${92 + at}`, 1.3)), darkSteel],
    [stroke('38 78 28 80', 2.4) + stroke('38 78 48 84', 2), iron],
  ],
  'leaf-rake': [
    [stroke('50 2 50 62', 2), wood],
    [
      each(9, (at) => stroke(`50 60 ${18 + at * 8} ${92 - Math.abs(at - 4) * 1.4} ${17 + at * 8.3} 98`, 1.2)),
      '#4f9a4a',
    ],
    [shape('46 54 54 54 58 66 42 66') + stroke('36 76 64 76', 1.4), '#3a7a36'],
  ],
  hoe: [
    [stroke('72 4 32 86', 2.4), wood],
    [stroke('32 86 30 92 22 90', 2), iron],
    [shape('8 84 34 88 30 100 4 96'), darkSteel],
    [shape('8 84 34 88 33 91 7 87'), steel],
  ],
  pitchfork: [
    [stroke('50 54 50 99', 2.2), wood],
    [stroke('48 58 48 96', 0.8), '#c99a64'],
    [stroke('30 40 32 52 50 57 68 52 70 40', 2) + stroke('50 56 50 44', 2.2), darkSteel],
    [
      stroke('30 42 29 4', 1.5) +
        stroke('43 52 43 2', 1.5) +
        stroke('57 52 57 2', 1.5) +
        stroke('70 42 71 4', 1.5),
      darkSteel,
    ],
    [boxPath(47, 54, 6, 10), iron],
  ],
  plow: [
    [stroke('4 30 30 46 60 74', 3) + stroke('10 18 36 40 66 70', 3), wood],
    [stroke('30 62 98 56', 3.4), darkWood],
    [shape('46 68 74 68 62 100 40 94 28 98'), darkSteel],
    [shape('46 68 60 68 44 92 28 98'), brightSteel],
    [ring(86, 84, 13, 2), darkWood],
    [
      stroke('86 70 86 98', 1.6) +
        stroke('72 84 100 84', 1.6) +
        stroke('76 74 96 94', 1.6) +
        stroke('96 74 76 94', 1.6),
      wood,
    ],
    [stroke('82 58 86 84', 2), iron],
    [discPath(86, 84, 3.4), iron],
  ],
  sickle: [
    ['M34 10C62 0 90 14 92 42C92 70 64 86 34 70C60 76 80 62 78 42C76 24 58 12 34 10Z', steel],
    ['M34 10C62 0 90 14 92 42C92 58 84 70 72 76C82 68 86 56 85 44C83 24 62 8 34 10Z', brightSteel],
    [stroke('30 65 24 74', 3), darkSteel],
    [stroke('26 70 8 96', 4.6), wood],
    [stroke('24 70 9 92', 1.4), '#c99a64'],
  ],
  screw: [
    [shape('42 22 58 22 57 78 50 100 43 78'), steel],
    [shape('43 22 49 22 48 80 46 84 44 78'), brightSteel],
    [
      each(8, (at) =>
        shape(
          `${36 + at * 0.7} ${36 + at * 7} ${64 - at * 0.7} ${30 + at * 7} ${64 - at * 0.7} ${33 + at * 7} ${36 + at * 0.7} ${39 + at * 7}`,
        ),
      ),
      darkSteel,
    ],
    ['M22 20C26 6 38 2 50 2C62 2 74 6 78 20L66 25L34 25Z', steel],
    ['M27 18C31 8 40 5 48 4C42 8 38 12 36 20Z', brightSteel],
    [boxPath(46, 3, 8, 14) + boxPath(36, 8, 28, 4), iron],
  ],
  'hand-pump': [
    [stroke('50 30 84 18 98 50', 3), iron],
    [round(22, 90, 56, 9, 3), '#7f8a96'],
    [shape('38 36 62 36 64 92 36 92'), '#2f6a4f'],
    [shape('40 36 48 36 47 92 38 92'), '#4f9474'],
    [stroke('40 52 16 52 12 64', 4), '#2f6a4f'],
    [round(32, 26, 36, 12, 4) + round(33, 78, 34, 6, 2), '#24523d'],
    [boxPath(46, 10, 8, 18), iron],
    [discPath(50, 30, 5), '#c9a24f'],
    ['M12 70C16 76 17 80 12 84C7 80 8 76 12 70ZM12 86C15 90 15 93 12 95C9 93 9 90 12 86Z', '#5db9f0'],
  ],
  'bicycle-pump': [
    [stroke('58 78 84 84 90 60 82 40', 1.6), iron],
    [round(28, 92, 44, 6, 3), iron],
    [round(40, 40, 20, 54, 5), '#2f6fc4'],
    [round(43, 42, 5, 50, 2), '#7fb0ea'],
    [boxPath(47.6, 12, 5, 30), steel],
    [round(22, 4, 56, 10, 5), iron],
    [round(76, 32, 12, 10, 3), '#c9302f'],
  ],
  propeller: [
    ['M46 46C30 34 24 14 34 4C46 4 56 24 54 46Z', '#8a5a32'],
    ['M44 42C32 30 28 14 35 6C38 18 42 30 48 40Z', '#b5834a'],
    ['M54 54C70 66 76 86 66 96C54 96 44 76 46 54Z', '#8a5a32'],
    ['M56 58C68 70 72 86 65 94C62 82 58 70 52 60Z', '#6b4024'],
    [shape('33 6 40 4 45 14 32 16') + shape('67 94 60 96 55 86 68 84'), '#e8c23a'],
    [discPath(50, 50, 10), darkSteel],
    [discPath(50, 50, 6), brightSteel],
    [discPath(50, 50, 2.4), iron],
  ],
  'wagon-wheel': [
    [ring(50, 50, 44, 5), darkWood],
    [ring(50, 50, 47.6, 1.6), iron],
    [each(12, (at) => stroke(`${around(50, 50, 8, at * 30)} ${around(50, 50, 42, at * 30)}`, 2.4)), wood],
    [discPath(50, 50, 12), darkWood],
    [discPath(50, 50, 7.6), '#b07c48'],
    [discPath(50, 50, 3.6), iron],
  ],
  engine: [
    [shape('14 44 86 44 92 86 8 86'), '#8f98a6'],
    [shape('14 44 40 44 36 86 8 86'), steel],
    [boxPath(22, 82, 56, 16), darkSteel],
    [round(12, 28, 76, 18, 4), '#c9302f'],
    [boxPath(16, 31, 68, 4), '#ee7a72'],
    [each(4, (at) => round(20 + at * 17, 18, 9, 14, 3)), iron],
    [stroke('24 18 28 6 74 6 78 18', 2.4) + stroke('41 18 42 10', 2) + stroke('58 18 58 10', 2), iron],
    [each(4, (at) => round(16 + at * 18, 50, 12, 22, 3)), darkSteel],
    [discPath(84, 70, 14), iron],
    [discPath(84, 70, 9), steel],
    [discPath(84, 70, 3), iron],
    [discPath(60, 86, 9), iron],
    [discPath(60, 86, 5), steel],
    [shape('75 60 54 80 52 84 58 94 84 84'), '#3d434f'],
    [discPath(84, 70, 7) + discPath(60, 86, 4), steel],
  ],
  machine: [
    [round(4, 90, 92, 9, 3), iron],
    [round(8, 40, 60, 52, 4), '#3f7f8a'],
    [round(11, 43, 10, 46, 3), '#6fb0ba'],
    [round(62, 22, 30, 70, 4), '#5f6977'],
    [boxPath(70, 2, 12, 22), '#8f98a6'],
    [round(67, 0, 18, 6, 2), iron],
    [stroke('20 40 20 24 44 24 44 40', 3), '#c99a3a'],
    [discPath(38, 60, 13), '#f4f1e8'],
    [ring(38, 60, 13, 1.8), iron],
    [stroke('38 60 45 52', 1.4), '#c9302f'],
    [each(3, (at) => discPath(69 + at * 8, 36, 3)), '#e8c23a'],
    [discPath(69, 36, 3), '#4fbf5a'],
    [discPath(85, 36, 3), '#e5483f'],
    [round(67, 46, 20, 14, 2), '#9fe0c0'],
    [stroke('70 56 75 50 79 55 84 49', 1), '#2f6a4f'],
    [each(8, (at) => stroke(`${around(76, 76, 5, at * 45)} ${around(76, 76, 11.6, at * 45)}`, 2)), '#c9d2de'],
    [discPath(76, 76, 8.6), '#c9d2de'],
    [discPath(76, 76, 3.4), iron],
    [each(3, (at) => boxPath(28, 79 + at * 4, 24, 2)), '#24505a'],
  ],
  antenna: [
    [shape('44 100 49 20 51 20 56 100 52 100 50 60 48 100'), darkSteel],
    [
      stroke('46 84 55 70', 1) +
        stroke('54 84 46 70', 1) +
        stroke('47 64 53 52', 1) +
        stroke('53 64 47 52', 1) +
        stroke('48 46 52 36', 1),
      darkSteel,
    ],
    [stroke('50 40 50 8', 1.4), '#c9302f'],
    [discPath(50, 8, 4), '#e5483f'],
    [
      ring(50, 10, 14, 1.4, -50, 50) +
        ring(50, 10, 24, 1.4, -50, 50) +
        ring(50, 10, 14, 1.4, 130, 230) +
        ring(50, 10, 24, 1.4, 130, 230),
      '#4f8fd9',
    ],
  ],
  lever: [
    [round(14, 78, 72, 20, 4), darkSteel],
    [round(18, 81, 64, 4, 2), steel],
    [round(36, 72, 28, 10, 3), iron],
    [stroke('50 78 74 20', 3), steel],
    [discPath(75, 16, 10), '#c9302f'],
    [discPath(72, 13, 4), '#f0a09a'],
    [round(24, 88, 20, 6, 2), '#e8c23a'],
  ],
  valve: [
    [boxPath(0, 68, 100, 20), '#5f8a4a'],
    [boxPath(0, 71, 100, 5), '#8fb874'],
    [round(4, 63, 10, 30, 3) + round(86, 63, 10, 30, 3), '#42652f'],
    [discPath(50, 78, 18), '#4f773a'],
    [boxPath(45, 34, 10, 34), '#42652f'],
    [discPath(50, 30, 32, 14), '#c9302f'],
    [discPath(50, 29, 23, 8.6), '#dbe7ec'],
    [
      stroke('50 18 50 42', 2.4) +
        stroke('22 30 78 30', 2.4) +
        stroke('30 22 70 38', 2) +
        stroke('70 22 30 38', 2),
      '#c9302f',
    ],
    [discPath(50, 30, 6, 4), '#8f1f1c'],
  ],
  'coil-spring': [
    [each(6, (at) => stroke(`26 ${18 + at * 13} 74 ${11 + at * 13}`, 2.6)), darkSteel],
    [each(6, (at) => stroke(`74 ${11 + at * 13} 26 ${31 + at * 13}`, 3.2)), steel],
    [each(6, (at) => stroke(`70 ${11.6 + at * 13} 30 ${28 + at * 13}`, 1)), brightSteel],
    [round(20, 92, 60, 6, 3) + round(20, 6, 60, 6, 3), darkSteel],
  ],
  'newton-cradle': [
    [round(4, 90, 92, 9, 3), '#3a2c28'],
    [stroke('12 92 12 10 88 10 88 92', 1.8), '#8f98a6'],
    [
      each(4, (at) => stroke(`${40 + at * 11} 10 ${40 + at * 11} 66`, 0.5)) + stroke('29 10 8 54', 0.5),
      '#6c7583',
    ],
    [each(4, (at) => discPath(40 + at * 11, 70, 5.6)) + discPath(7, 58, 5.6), '#8f98a6'],
    [each(4, (at) => discPath(38.4 + at * 11, 68, 2)) + discPath(5.4, 56, 2), '#f4f7fa'],
  ],
  mop: [
    [stroke('66 2 44 70', 2), '#3f8fd9'],
    [shape('34 66 56 70 54 78 32 74'), '#2f5f9a'],
    [
      each(9, (at) =>
        stroke(`${35 + at * 2.4} ${75 + at * 0.4} ${20 + at * 7} ${98 - Math.abs(at - 4) * 0.6}`, 3),
      ),
      '#f1ede2',
    ],
    [each(4, (at) => stroke(`${37 + at * 5} 78 ${28 + at * 14} 97`, 0.8)), '#c9c0aa'],
  ],
  dustpan: [
    [stroke('50 4 50 44', 4), '#c9302f'],
    [shape('26 42 74 42 92 94 8 94'), '#d9453c'],
    [shape('32 50 68 50 78 86 22 86'), '#a82c26'],
    [round(4, 90, 92, 8, 3), '#ee7a72'],
    [discPath(40, 84, 5, 3) + discPath(56, 82, 7, 4) + discPath(66, 86, 4, 2.4), '#b8ae9c'],
  ],
  'vacuum-cleaner': [
    [stroke('62 74 44 66 40 40 24 8 12 6', 3), '#3d434f'],
    [stroke('12 6 20 30 8 88', 2.4), steel],
    [shape('0 90 22 86 26 98 0 99'), iron],
    ['M40 90C40 62 54 50 72 50C90 50 98 66 98 90Z', '#c9302f'],
    ['M46 86C46 68 56 57 68 55C60 64 56 74 56 88Z', '#ee7a72'],
    [discPath(76, 72, 10), '#7f1f1c'],
    [discPath(76, 72, 6), '#3d434f'],
    [stroke('62 50 70 40 82 42 86 54', 2.6), iron],
    [discPath(52, 90, 9) + discPath(88, 90, 9), iron],
    [discPath(52, 90, 4) + discPath(88, 90, 4), steel],
  ],
  'robot-vacuum': [
    [discPath(50, 84, 48, 14), '#1f2229'],
    [discPath(50, 76, 48, 14), '#3d434f'],
    [discPath(50, 74, 42, 11), '#59616f'],
    [discPath(50, 70, 13, 5), '#22262e'],
    [discPath(50, 67, 13, 5), '#7f8896'],
    [discPath(50, 79, 3, 1.4), '#5fe0a0'],
    [each(7, (at) => stroke(`4 92 ${around(4, 94, 9, 60 + at * 20)}`, 0.7)), '#e8c23a'],
  ],
  'sewing-machine': [
    [round(2, 84, 96, 14, 4), wood],
    [round(4, 78, 90, 8, 3), iron],
    [shape('66 78 70 30 92 30 94 78'), iron],
    [
      'M10 34C10 24 18 20 28 20L84 18C92 18 94 26 93 34L92 44L34 44L32 62L16 62L14 44C10 42 10 38 10 34Z',
      '#22262e',
    ],
    [stroke('18 28 80 25', 1.6), '#d9a93a'],
    [stroke('76 40 78 70', 1.2) + discPath(50, 34, 4), '#d9a93a'],
    [boxPath(23, 60, 2.4, 18), brightSteel],
    [round(16, 74, 18, 4, 1.6), steel],
    [discPath(95, 36, 5, 15), steel],
    [round(58, 6, 10, 13, 3), '#c9302f'],
    [stroke('58 12 30 22 24 60', 0.6), '#c9302f'],
  ],
  'ironing-board': [
    [stroke('24 36 78 98', 2) + stroke('76 36 22 98', 2), '#8f98a6'],
    ['M0 30C6 24 20 24 34 24L98 24L98 36L20 36C8 36 2 34 0 30Z', '#4f8fc4'],
    [each(5, (at) => boxPath(24 + at * 15, 24, 5, 12)), '#bfdcf0'],
  ],
  'traffic-cone': [
    [round(8, 90, 84, 9, 3), '#c9501c'],
    [shape('44 4 56 4 78 92 22 92'), '#f0702a'],
    [shape('44 4 48 4 42 92 22 92'), '#ff9a5c'],
    [shape('39 26 61 26 65 44 35 44') + shape('31 62 69 62 73 78 27 78'), '#f7f5f0'],
  ],
}
