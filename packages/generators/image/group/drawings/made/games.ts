// Games, toys and machines of fun, drawn whole. Squares of 100 units; the ground is at 100.

import { boxPath, discPath } from '../../../figures/vector.ts'
import { darkWood, each, ring, round, shape, stroke, wood, type Part } from '../part.ts'

const steel = '#aab4c2'
const brightSteel = '#dbe2ea'
const darkSteel = '#5f6977'
const iron = '#2f343f'
const brass = '#e0ad3c'
const brightBrass = '#f7dc86'
const darkBrass = '#b07f22'

export const games: Readonly<Record<string, readonly Part[]>> = {
  'rubiks-cube': [
    [shape('50 4 92 24 92 74 50 98 8 74 8 24'), '#17191e'],
    ...(
      [
        ['#f7f9fb', '#f2c531', '#f7f9fb', '#d9302f', '#f7f9fb', '#2f6fc4', '#f7f9fb', '#f7f9fb', '#4fb04a'],
        ['#d9302f', '#d9302f', '#4fb04a', '#2f6fc4', '#d9302f', '#d9302f', '#f2c531', '#d9302f', '#f0802a'],
        ['#2f6fc4', '#4fb04a', '#2f6fc4', '#2f6fc4', '#2f6fc4', '#f7f9fb', '#f0802a', '#2f6fc4', '#2f6fc4'],
      ] as const
    ).flatMap((colors, face): Part[] =>
      colors.map((color, at): Part => {
        const [u, v] = [at % 3, Math.floor(at / 3)]
        const on = (a: number, b: number): string =>
          face === 0
            ? `${50 + (a - b) * 14} ${5.5 + (a + b) * 6.6}`
            : face === 1
              ? `${8 + a * 14} ${26 + a * 6.8 + b * 16.3}`
              : `${50 + a * 14} ${46.6 - a * 6.8 + b * 16.3}`
        const e = 0.1
        return [
          shape(
            [on(u + e, v + e), on(u + 1 - e, v + e), on(u + 1 - e, v + 1 - e), on(u + e, v + 1 - e)].join(
              ' ',
            ),
          ),
          color,
        ]
      }),
    ),
  ],
  marbles: [
    [discPath(30, 70, 28), '#3f8fd9'],
    ['M12 62C24 50 40 60 52 54C56 66 50 84 40 92C36 78 20 80 12 62Z', '#f7f9fb'],
    [discPath(72, 78, 21), '#4fb04a'],
    ['M56 70C66 64 74 76 88 70C92 82 84 94 76 98C72 86 62 86 56 70Z', '#f2c531'],
    [discPath(60, 36, 19), '#d9453c'],
    ['M46 30C56 24 62 36 76 30C78 42 72 50 64 54C60 44 52 44 46 30Z', '#f7a58a'],
    [discPath(20, 58, 6) + discPath(64, 68, 4.6) + discPath(53, 28, 4.4), '#ffffff'],
  ],
  'spinning-top': [
    [boxPath(46, 4, 8, 26), '#e8c23a'],
    [discPath(50, 5, 8, 5), '#d9302f'],
    ['M4 46C10 32 36 26 50 26C64 26 90 32 96 46C92 60 66 74 56 92L50 100L44 92C34 74 8 60 4 46Z', '#d9302f'],
    ['M4 46C24 54 76 54 96 46C94 52 89 57 84 60C62 66 38 66 16 60C11 57 6 52 4 46Z', '#f2c531'],
    ['M26 66C40 70 60 70 74 66C68 72 64 77 61 82C54 84 46 84 39 82C36 77 32 72 26 66Z', '#2f6fc4'],
    ['M14 42C22 34 38 30 48 30C36 36 30 44 30 50C24 50 18 46 14 42Z', '#ee7a72'],
    [stroke('8 92 26 97', 1) + stroke('74 97 92 92', 1), '#8f98a6'],
  ],
  'jack-in-the-box': [
    [each(4, (at) => stroke(`40 ${58 - at * 6} 60 ${55 - at * 6} 40 ${52 - at * 6}`, 1.4)), steel],
    [shape('14 50 30 56 30 22 10 20'), '#2f6fc4'],
    [boxPath(22, 56, 58, 42), '#d9302f'],
    [boxPath(22, 56, 58, 6) + boxPath(22, 92, 58, 6), '#f2c531'],
    [shape('51 64 55 73 65 73 57 79 60 89 51 83 42 89 45 79 37 73 47 73'), '#f7dc5a'],
    [stroke('80 76 90 76 90 68', 2), darkSteel],
    [discPath(90, 66, 4), '#f2c531'],
    [shape('30 40 50 34 70 40 64 46 36 46'), '#4fb04a'],
    [discPath(50, 24, 14), '#f7dcc4'],
    [shape('36 20 50 -2 64 20'), '#7a3fb5'],
    [discPath(50, 0, 4), '#f2c531'],
    [discPath(45, 22, 2) + discPath(55, 22, 2), '#22252c'],
    [discPath(50, 27, 3.4), '#d9302f'],
    [ring(50, 27, 8, 1.2, 30, 150), '#a8201f'],
    [discPath(36, 26, 5) + discPath(64, 26, 5), '#f0802a'],
  ],
  'toy-soldier': [
    [round(26, 93, 48, 6, 3), '#2f6a4f'],
    [boxPath(39, 64, 10, 30) + boxPath(51, 64, 10, 30), '#22304f'],
    [boxPath(37, 88, 12, 6) + boxPath(51, 88, 12, 6), '#17191e'],
    [shape('36 38 64 38 66 66 34 66'), '#c9302f'],
    [stroke('36 42 30 64', 4) + stroke('64 42 70 62', 4), '#c9302f'],
    [stroke('38 40 62 64', 1.6) + stroke('62 40 38 64', 1.6), '#f7f5f0'],
    [boxPath(34, 60, 32, 4), '#17191e'],
    [discPath(35, 40, 5, 3) + discPath(65, 40, 5, 3), '#e0ad3c'],
    [discPath(50, 30, 9.4), '#f0c9a4'],
    [discPath(46.6, 29, 1.4) + discPath(53.4, 29, 1.4), '#22252c'],
    [discPath(44, 33, 2) + discPath(56, 33, 2), '#e58a80'],
    [round(39, 2, 22, 24, 8), '#22252c'],
    [boxPath(38, 22, 24, 3), '#e0ad3c'],
    [stroke('74 70 72 20', 1.4), '#8a5a32'],
  ],
  nutcracker: [
    [round(24, 92, 52, 7, 2), '#2f6a4f'],
    [boxPath(36, 64, 12, 28) + boxPath(52, 64, 12, 28), '#f1ede2'],
    [boxPath(35, 82, 13, 11) + boxPath(52, 82, 13, 11), '#17191e'],
    [shape('32 40 68 40 66 68 34 68'), '#2f5fa8'],
    [stroke('32 44 26 64', 4.6) + stroke('68 44 74 64', 4.6), '#2f5fa8'],
    [discPath(31, 42, 6, 4) + discPath(69, 42, 6, 4), '#e0ad3c'],
    [each(3, (at) => discPath(50, 46 + at * 7, 1.8)) + boxPath(33, 62, 34, 3.4), '#e0ad3c'],
    [round(36, 16, 28, 25, 4), '#f0c9a4'],
    [boxPath(36, 32, 28, 9), '#f7f5f0'],
    [each(6, (at) => boxPath(38 + at * 4.3, 32, 0.8, 5)), '#8a7a70'],
    [discPath(44, 24, 2.6) + discPath(56, 24, 2.6), '#22252c'],
    [shape('40 30 50 27 60 30 50 31.6'), '#3a2416'],
    [shape('35 14 65 14 62 -2 38 -2'), '#c9302f'],
    [boxPath(34, 12, 32, 4) + discPath(50, 5, 3), '#e0ad3c'],
    [shape('40 41 60 41 50 52'), '#ffffff'],
  ],
  pinata: [
    [stroke('52 20 52 0', 0.9), '#8a7a60'],
    [
      boxPath(24, 62, 9, 36) + boxPath(38, 62, 9, 36) + boxPath(62, 62, 9, 36) + boxPath(76, 62, 9, 36),
      '#e0527c',
    ],
    [shape('4 34 16 20 28 22 34 38 88 40 90 68 24 70 24 48 6 44'), '#f2c531'],
    [
      shape('34 38 88 40 89 50 30 48') +
        boxPath(24, 74, 9, 8) +
        boxPath(38, 74, 9, 8) +
        boxPath(62, 74, 9, 8) +
        boxPath(76, 74, 9, 8),
      '#3fa8c4',
    ],
    [shape('26 58 89 58 90 68 24 70') + shape('4 34 12 24 14 46 6 44'), '#4fb04a'],
    [shape('18 20 16 4 24 16') + shape('26 22 30 6 32 24'), '#e0527c'],
    [stroke('34 24 38 34 36 42', 3) + stroke('90 44 98 58', 3), '#7a3fb5'],
    [discPath(17, 30, 2.2), '#22252c'],
    [
      each(
        8,
        (at) =>
          shape(`${34 + at * 7} 40 ${37 + at * 7} 45 ${40 + at * 7} 40`) +
          shape(`${28 + at * 8} 58 ${31 + at * 8} 63 ${35 + at * 8} 58`),
      ),
      '#f7f5f0',
    ],
  ],
  dollhouse: [
    [boxPath(10, 36, 80, 62), '#f59ab5'],
    [shape('4 38 50 4 96 38'), '#7a3fb5'],
    [
      boxPath(14, 40, 34, 25) + boxPath(52, 40, 34, 25) + boxPath(14, 69, 34, 26) + boxPath(52, 69, 34, 26),
      '#fdf3e0',
    ],
    [discPath(50, 26, 7), '#fdf3e0'],
    [boxPath(17, 56, 20, 8) + boxPath(17, 50, 4, 14), '#3f8fd9'],
    [round(58, 46, 22, 18, 3), '#4fb0a0'],
    [boxPath(20, 82, 18, 3) + boxPath(22, 84, 3, 10) + boxPath(33, 84, 3, 10), wood],
    [boxPath(60, 78, 16, 17), '#d9453c'],
    [boxPath(63, 81, 10, 7), '#fdf3e0'],
    [discPath(40, 46, 3) + discPath(30, 76, 3), '#f2c531'],
  ],
  'jump-rope': [
    [ring(50, 46, 36, 1.6, 100, 440), '#e0527c'],
    [stroke('44 81 36 97', 3.6) + stroke('56 81 64 97', 3.6), '#3f8fd9'],
    [stroke('45 78 43.6 82', 4) + stroke('55 78 56.4 82', 4), '#22252c'],
  ],
  'hula-hoop': [
    [ring(50, 50, 44, 3.4), '#e0527c'],
    [
      ring(50, 50, 44, 3.4, 0, 40) +
        ring(50, 50, 44, 3.4, 90, 130) +
        ring(50, 50, 44, 3.4, 180, 220) +
        ring(50, 50, 44, 3.4, 270, 310),
      '#f2c531',
    ],
    [ring(50, 49, 45, 0.9, 200, 340), '#fbe0ea'],
  ],
  barbell: [
    [boxPath(0, 70, 100, 4), steel],
    [boxPath(0, 70.6, 100, 1.4), '#f7fafc'],
    [round(14, 46, 7, 52, 3) + round(79, 46, 7, 52, 3), '#22252c'],
    [round(8, 52, 6, 40, 2.6) + round(86, 52, 6, 40, 2.6), '#c9302f'],
    [round(3, 58, 5, 28, 2) + round(92, 58, 5, 28, 2), '#2f6fc4'],
    [boxPath(15.6, 50, 1.6, 44) + boxPath(80.6, 50, 1.6, 44), '#59616f'],
    [round(21, 67, 4, 10, 1.4) + round(75, 67, 4, 10, 1.4), brightSteel],
  ],
  scoreboard: [
    [boxPath(14, 70, 5, 30) + boxPath(81, 70, 5, 30), darkSteel],
    [round(2, 14, 96, 60, 4), '#1f3a2c'],
    [round(5, 17, 90, 54, 3), '#16281f'],
    [round(36, 21, 28, 12, 2), '#0c1611'],
    [boxPath(12, 23, 16, 3) + boxPath(72, 23, 16, 3), '#f7f5f0'],
    [
      // 21 : 7
      stroke('12 40 20 40 20 50 12 50 12 62 20 62', 1.7) +
        stroke('29 40 29 62', 1.7) +
        stroke('72 40 82 40 78 62', 1.7) +
        discPath(50, 46, 2) +
        discPath(50, 56, 2),
      '#f7c83a',
    ],
    [boxPath(41, 25, 5, 5) + boxPath(48, 25, 5, 5) + boxPath(55, 25, 5, 5), '#e5483f'],
  ],
  whistle: [
    [stroke('74 62 96 78 92 96', 1.2), '#2f6fc4'],
    [discPath(60, 58, 30), '#e0ad3c'],
    [shape('4 28 60 28 78 34 60 52 34 52 4 48'), '#e0ad3c'],
    [shape('4 28 60 28 66 30 60 34 4 34'), brightBrass],
    [shape('34 28 46 28 40 42 32 42'), '#4f3a12'],
    [discPath(60, 60, 17), darkBrass],
    [discPath(56, 56, 6), brightBrass],
    [ring(84, 50, 6, 1.8), darkBrass],
  ],
  jukebox: [
    [boxPath(14, 94, 72, 6), iron],
    ['M12 96L12 36C12 14 28 2 50 2C72 2 88 14 88 36L88 96Z', '#a8283a'],
    ['M18 92L18 37C18 18 32 8 50 8C68 8 82 18 82 37L82 92Z', '#f2c531'],
    ['M24 90L24 38C24 24 36 14 50 14C64 14 76 24 76 38L76 90Z', '#3fb8a8'],
    ['M30 48L30 38C30 28 40 20 50 20C60 20 70 28 70 38L70 48Z', '#16202c'],
    [discPath(50, 40, 11, 5), '#3d434f'],
    [discPath(50, 40, 4, 2), '#d9453c'],
    [round(28, 52, 44, 12, 2), '#f7f5ee'],
    [each(6, (at) => boxPath(31 + at * 6.8, 55, 4, 6)), '#8f98a6'],
    [round(30, 68, 40, 22, 3), '#5a2a1c'],
    [each(5, (at) => boxPath(34 + at * 7.4, 70, 3, 18)), '#e0ad3c'],
  ],
  'arcade-machine': [
    [shape('18 4 82 4 84 30 76 56 90 70 90 98 10 98 10 70 24 56 16 30'), '#4a2f8f'],
    [shape('18 4 82 4 83 18 17 18'), '#f2c531'],
    [boxPath(30, 8, 40, 6), '#d9302f'],
    [shape('22 22 78 22 74 54 26 54'), '#14171e'],
    [shape('27 26 73 26 70 50 30 50'), '#1f3f6a'],
    [
      boxPath(34, 30, 5, 4) +
        boxPath(44, 30, 5, 4) +
        boxPath(54, 30, 5, 4) +
        boxPath(64, 30, 4, 4) +
        boxPath(40, 36, 5, 4) +
        boxPath(50, 36, 5, 4) +
        boxPath(60, 36, 4, 4),
      '#5fe07a',
    ],
    [boxPath(48, 45, 6, 3), '#f7f5f0'],
    [shape('24 58 76 58 86 70 14 70'), '#2b1a5c'],
    [stroke('34 66 33 56', 1.6), brightSteel],
    [discPath(33, 54, 4), '#e5483f'],
    [discPath(56, 64, 3.4) + discPath(66, 63, 3.4), '#f2c531'],
    [discPath(61, 67, 3), '#3fb8f0'],
    [round(40, 76, 20, 16, 2), '#2b1a5c'],
    [boxPath(44, 80, 4, 8) + boxPath(52, 80, 4, 8), '#e5483f'],
  ],
  'gumball-machine': [
    [shape('32 70 68 70 72 92 28 92'), '#d9302f'],
    [round(24, 91, 52, 8, 3), '#a8201f'],
    [discPath(50, 40, 34, 33), '#dceaf2'],
    [discPath(34, 56, 6) + discPath(60, 60, 6) + discPath(46, 46, 6) + discPath(70, 46, 6), '#d9302f'],
    [discPath(46, 62, 6) + discPath(28, 46, 6) + discPath(58, 48, 6), '#f2c531'],
    [discPath(72, 57, 6) + discPath(38, 42, 6) + discPath(52, 36, 6), '#3f8fd9'],
    [discPath(64, 38, 6) + discPath(24, 56, 5) + discPath(52, 56, 5), '#4fb04a'],
    [discPath(36, 24, 10, 6), '#ffffff'],
    [round(30, 66, 40, 7, 3), '#a8201f'],
    [round(38, 2, 24, 8, 4), '#d9302f'],
    [discPath(50, 80, 6), brightSteel],
    [boxPath(48, 74, 4, 12), darkSteel],
  ],
  atm: [
    [round(10, 2, 80, 96, 5), '#2f5fa8'],
    [round(14, 18, 72, 76, 3), '#d9dee5'],
    [boxPath(26, 7, 48, 7), '#f7f9fb'],
    [round(20, 24, 44, 28, 2), '#16283f'],
    [boxPath(25, 30, 24, 3) + boxPath(25, 37, 32, 3) + boxPath(25, 44, 18, 3), '#7fd0f0'],
    [round(69, 26, 12, 5, 2), '#22252c'],
    [discPath(75, 40, 3), '#4fb04a'],
    [each(9, (at) => round(24 + (at % 3) * 8, 58 + Math.floor(at / 3) * 8, 6, 6, 1)), '#5f6977'],
    [round(52, 60, 30, 7, 2), '#22252c'],
    [boxPath(55, 64, 24, 16), '#6fae6a'],
    [boxPath(57, 66, 20, 12), '#8fcf8a'],
    [discPath(67, 72, 4), '#4f8f4a'],
  ],
  'director-chair': [
    [
      stroke('20 52 78 98', 2.4) +
        stroke('80 52 22 98', 2.4) +
        boxPath(14, 94, 20, 4) +
        boxPath(66, 94, 20, 4),
      wood,
    ],
    [boxPath(16, 8, 4, 48) + boxPath(80, 8, 4, 48), wood],
    [round(10, 36, 16, 4, 2) + round(74, 36, 16, 4, 2), darkWood],
    [boxPath(18, 50, 64, 8), '#22252c'],
    [boxPath(15, 10, 70, 20), '#22252c'],
    [shape('50 13 53 18 59 18 54 22 56 28 50 24.6 44 28 46 22 41 18 47 18'), '#f2c531'],
  ],
  'film-reel': [
    [stroke('46 92 74 96 100 92', 4), '#3a2a24'],
    [discPath(44, 50, 44), '#5f6977'],
    [discPath(44, 50, 41), '#8f98a6'],
    [
      each(5, (at) =>
        discPath(44 + Math.cos(at * 1.257 - 1.57) * 24, 50 + Math.sin(at * 1.257 - 1.57) * 24, 10),
      ),
      '#2b2420',
    ],
    [discPath(44, 50, 6), iron],
    [ring(44, 50, 38, 1.2, 190, 300), brightSteel],
    [each(5, (at) => boxPath(62 + at * 7, 91.6, 3, 1.6)), '#d9dee5'],
  ],
  'gold-statuette': [
    [shape('30 86 70 86 76 98 24 98'), '#22252c'],
    [discPath(50, 85, 18, 4), darkBrass],
    [shape('44 44 56 44 57 84 43 84'), brass],
    [shape('40 22 60 22 62 32 57 48 43 48 38 32'), brass],
    [discPath(50, 11, 7, 8), brass],
    [stroke('40 25 37 36 47 42', 2.6) + stroke('60 25 63 36 53 42', 2.6), brass],
    [stroke('50 40 50 82', 1.6), darkBrass],
    [
      shape('46 46 49 46 48 82 45 82') + discPath(47.4, 9, 2.4, 3) + shape('42 25 46 24 45 36 42 34'),
      brightBrass,
    ],
  ],
}
