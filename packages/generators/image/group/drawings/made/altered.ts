// Things in a state or a shape that is a drawing of its own. Squares of 100 units; the ground is at 100.

import { boxPath, discPath } from '../../../figures/vector.ts'
import { each, line, ring, round, shape, stroke, type Part } from '../part.ts'

/** A playing card that lies or falls: its middle, its turn and its back. */
const card = (x: number, y: number, degrees: number, wide = 17, tall = 25): string => {
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return shape(
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]
      .flatMap(([a, b]) => [
        x + ((a! * wide) / 2) * c - ((b! * tall) / 2) * s,
        y + ((a! * wide) / 2) * s + ((b! * tall) / 2) * c,
      ])
      .join(' '),
  )
}

/** Drops along the threads of a web. */
const drops = (radius: number, shift: number): string =>
  each(5, (turn) =>
    each(16, (at) => {
      const angle = (at * Math.PI) / 8 + 0.2
      const far = (9 + turn * 8.6) * (at % 2 === 0 ? 1 : 0.86)
      const size = radius * (0.75 + ((at * 7 + turn * 3) % 5) * 0.13)
      return discPath(50 + Math.cos(angle) * far + shift, 50 + Math.sin(angle) * far + shift, size)
    }),
  )

const gold = '#e0b040'
const darkGold = '#a87b22'

export const altered: Readonly<Record<string, readonly Part[]>> = {
  'fallen-cards': [
    [card(22, 88, 78, 16, 30) + card(50, 90, -84, 16, 30) + card(80, 88, 96, 16, 30), '#f4f1ea'],
    [card(22, 87, 78, 11, 24) + card(80, 87, 96, 11, 24), '#c9403f'],
    [card(34, 74, 22) + card(62, 76, -34) + card(86, 66, 58), '#f4f1ea'],
    [card(34, 74, 22, 12, 20) + card(62, 76, -34, 12, 20), '#3f62b5'],
    [card(86, 66, 58, 12, 20), '#c9403f'],
    [card(48, 52, -12) + card(20, 50, 48) + card(70, 40, 30), '#f4f1ea'],
    [card(48, 52, -12, 12, 20) + card(70, 40, 30, 12, 20), '#c9403f'],
    [card(20, 50, 48, 12, 20), '#3f62b5'],
    [card(44, 20, 64) + card(82, 14, -24), '#f4f1ea'],
    [card(44, 20, 64, 12, 20), '#c9403f'],
    [card(82, 14, -24, 12, 20), '#3f62b5'],
  ],
  'dewy-web': [
    [
      each(8, (at) => {
        const angle = (at * Math.PI) / 4 + 0.2
        return line(
          [
            [50, 50],
            [50 + Math.cos(angle) * 48, 50 + Math.sin(angle) * 48],
          ],
          0.5,
        )
      }) +
        each(5, (turn) =>
          each(8, (at) => {
            const [from, to] = [(at * Math.PI) / 4 + 0.2, ((at + 1) * Math.PI) / 4 + 0.2]
            const far = 9 + turn * 8.6
            const middle = (from + to) / 2
            return line(
              [
                [50 + Math.cos(from) * far, 50 + Math.sin(from) * far],
                [50 + Math.cos(middle) * far * 0.86, 50 + Math.sin(middle) * far * 0.86],
                [50 + Math.cos(to) * far, 50 + Math.sin(to) * far],
              ],
              0.42,
            )
          }),
        ),
      '#dfe6ee',
    ],
    [drops(1.5, 0), '#6fb7e6'],
    [drops(0.9, -0.2), '#c9e8fa'],
    [drops(0.4, -0.5), '#ffffff'],
  ],
  'heart-key': [
    [
      'M50 54C30 42 16 32 16 18C16 8 24 2 33 2C41 2 47 6 50 13C53 6 59 2 67 2C76 2 84 8 84 18C84 32 70 42 50 54Z',
      gold,
    ],
    [
      'M50 41C38 33 27 27 27 18C27 14 30 11 34 11C41 11 47 18 50 25C53 18 59 11 66 11C70 11 73 14 73 18C73 27 62 33 50 41Z',
      '#8a6216',
    ],
    [round(45, 48, 10, 50, 3), gold],
    [boxPath(53, 74, 18, 7) + boxPath(64, 74, 7, 12) + boxPath(53, 88, 14, 7), gold],
    [boxPath(46.5, 50, 2.6, 46) + stroke('22 14 28 7 36 5', 2), '#f8df90'],
    [round(41, 50, 18, 5, 2), darkGold],
  ],
  'heart-lock': [
    [ring(50, 34, 22, 4, 180, 360) + boxPath(24, 33, 8, 18) + boxPath(68, 33, 8, 18), '#aab4c2'],
    [
      'M50 99C26 84 8 72 8 56C8 45 17 39 28 39C38 39 46 44 50 52C54 44 62 39 72 39C83 39 92 45 92 56C92 72 74 84 50 99Z',
      '#d9304c',
    ],
    ['M50 99C26 84 8 72 8 56C8 45 17 39 28 39C18 46 18 58 26 68C32 77 40 86 50 99Z', '#ec6077'],
    [discPath(50, 63, 6) + shape('47 63 53 63 56 80 44 80'), '#3a0d18'],
  ],
  'face-mirror': [
    [discPath(50, 50, 38, 49), '#a8713f'],
    [discPath(50, 50, 34, 45), '#d9a95c'],
    [discPath(50, 50, 31, 42), '#bfe0ee'],
    ['M24 73C30 64 40 62 50 62C60 62 70 64 76 73C70 85 61 92 50 92C39 92 30 85 24 73Z', '#3f62b5'],
    [boxPath(44, 56, 12, 12), '#d99f78'],
    [discPath(50, 40, 19, 23), '#3a2418'],
    [discPath(50, 44, 15.4, 19), '#e9b58f'],
    ['M34 42C34 26 42 20 50 20C58 20 66 26 66 42C60 38 58 32 56 30C50 36 40 38 34 42Z', '#3a2418'],
    [discPath(43.6, 44, 2.6, 2) + discPath(56.4, 44, 2.6, 2), '#ffffff'],
    [discPath(43.8, 44.2, 1.4) + discPath(56.2, 44.2, 1.4), '#2a1c14'],
    [stroke('40.6 40 43.6 38.8 46.4 39.6', 0.6) + stroke('53.6 39.6 56.4 38.8 59.4 40', 0.6), '#3a2418'],
    [stroke('50 45 48.6 50 50.8 50.6', 0.5), '#b97c58'],
    [stroke('45.6 56 50 57 54.4 56', 0.9), '#a8483f'],
  ],
  'couple-photo': [
    [shape('12 8 88 4 92 92 16 96'), '#fbf8f0'],
    [shape('18 14 83 10.6 85.6 72 21 75'), '#9fc4d8'],
    [shape('20 56 85 53 85.6 72 21 75'), '#7fa05a'],
    ['M24 74C25 60 31 56 38 56C45 56 50 60 51 73Z', '#3f62b5'],
    ['M52 73C53 59 59 55 66 55C73 55 79 59 80 72Z', '#c9405f'],
    ['M56 60C53 46 56 30 66 30C76 30 79 46 76 60Z', '#4a2c1a'],
    [discPath(38, 42, 9.4, 11) + discPath(66, 42, 8.6, 10.4), '#e9b58f'],
    [
      'M28 42C27 30 33 27 38 27C44 27 49 31 48 42C46 37 43 35 38 35C33 35 30 37 28 42Z' +
        'M57 43C57 33 61 31 66 31C71 31 75 34 75 43C72 38 69 37 66 36C63 38 59 38 57 43Z',
      '#3a2418',
    ],
    [stroke('34.6 47 38 48.6 41.4 47', 0.7) + stroke('62.8 47 66 48.6 69.2 47', 0.7), '#8a3f38'],
    [
      discPath(35, 42, 0.9) + discPath(41, 42, 0.9) + discPath(63, 42, 0.9) + discPath(69, 42, 0.9),
      '#2a1c14',
    ],
  ],
  'dead-bulb': [
    ['M50 4C28 4 14 20 14 38C14 54 28 60 33 72L67 72C72 60 86 54 86 38C86 20 72 4 50 4Z', '#8b9097'],
    ['M50 9C32 9 20 22 20 38C20 52 32 58 37 70L63 70C68 58 80 52 80 38C80 22 68 9 50 9Z', '#aeb4bb'],
    ['M50 9C36 20 32 46 38 70L37 70C32 58 20 52 20 38C20 22 32 9 50 9Z', '#c8cdd2'],
    [discPath(58, 26, 15, 12) + discPath(66, 40, 9, 11), '#4a4e55'],
    [
      stroke('42 70 40 48', 1.2) +
        stroke('58 70 60 48', 1.2) +
        stroke('40 48 44 42 46 48', 0.9) +
        stroke('60 48 57 44 55 50', 0.9),
      '#2f343b',
    ],
    [round(34, 72, 32, 6, 2) + round(35, 79, 30, 6, 2) + round(36, 86, 28, 6, 2), '#5f6977'],
    [round(42, 92, 16, 6, 3), '#2f343b'],
  ],
  'spilled-cup': [
    ['M0 90C8 82 30 84 44 86C62 82 80 88 78 94C72 100 12 101 2 97C-2 95 -2 92 0 90Z', '#5a3419'],
    ['M8 91C14 87 28 88 38 89C30 92 14 94 8 91Z', '#8a5a34'],
    [ring(78, 52, 11, 3.4, 200, 430), '#e8e2d6'],
    ['M36 42L84 50C94 56 96 82 86 90L38 94Z', '#f7f3ea'],
    ['M38 70L92 74C92 82 90 87 86 90L38 94Z', '#d9d2c4'],
    [discPath(37, 68, 9, 26), '#e8e2d6'],
    [discPath(36, 68, 6.4, 22), '#6b4023'],
    ['M32 76C30 84 24 88 16 90L40 92C42 88 42 82 41 76Z', '#5a3419'],
  ],
  'blank-clock': [
    [discPath(50, 50, 48), '#3a2a20'],
    [discPath(50, 50, 44), '#8a5f38'],
    [discPath(50, 50, 38), '#f7f3ea'],
    [
      each(12, (at) => {
        const angle = (at * Math.PI) / 6
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        return line(
          [
            [50 + c * 30, 50 + s * 30],
            [50 + c * 35, 50 + s * 35],
          ],
          at % 3 === 0 ? 1.6 : 0.8,
        )
      }),
      '#2a2320',
    ],
    [discPath(50, 50, 2.6), '#2a2320'],
    [discPath(49.4, 49.4, 1), '#8a8078'],
  ],
  'unlit-candle': [
    [stroke('50 34 50 26 53 20', 1.4), '#2a2320'],
    ['M30 34C30 28 70 28 70 34L70 96C70 99 30 99 30 96Z', '#f0e4c4'],
    ['M30 34C30 28 44 28 44 32L44 98C36 98 30 97 30 96Z', '#fbf4de'],
    [discPath(50, 33, 20, 4), '#e0cfa4'],
    ['M66 36C72 36 72 56 68 60C64 60 64 44 62 40Z', '#fbf4de'],
    [stroke('54 18 50 12 56 6 52 0', 1.2), '#b9b9c2'],
  ],
  'spilled-pills': [
    [round(6, 58, 12, 40, 3), '#f7f9fb'],
    [round(18, 54, 46, 46, 5), '#e08a2c'],
    [round(22, 57, 40, 6, 3), '#f2b56a'],
    [round(30, 60, 24, 36, 2), '#fbf8f0'],
    [stroke('42 70 42 86', 2) + stroke('36 78 48 78', 2), '#d9302f'],
    [discPath(64, 77, 5, 22), '#a85f14'],
    [
      round(66, 88, 16, 8, 4) +
        round(80, 78, 16, 8, 4) +
        round(72, 68, 14, 7, 3.5) +
        round(86, 91, 13, 7, 3.5),
      '#f7f9fb',
    ],
    [
      round(66, 88, 8, 8, 4) + round(80, 78, 8, 8, 4) + round(72, 68, 7, 7, 3.5) + round(86, 91, 7, 7, 3.5),
      '#d9405c',
    ],
  ],
  'ice-block': [
    [shape('4 26 22 8 98 8 98 78 82 98 4 98'), '#8fc4e0'],
    [shape('4 26 22 8 98 8 82 26'), '#e9f7fd'],
    [shape('82 26 98 8 98 78 82 98'), '#7fb6d6'],
    [shape('8 30 78 30 78 94 8 94'), '#b9dff0'],
    [shape('12 34 30 34 12 62') + shape('36 34 42 34 12 82 12 72'), '#e9f7fd'],
    [stroke('60 90 72 78', 1.4) + stroke('66 92 74 84', 1), '#e9f7fd'],
  ],
  'crumpled-bill': [
    [shape('12 76 18 46 38 30 66 28 88 50 90 78 70 96 36 98'), '#4f9c5f'],
    [
      shape('18 46 44 52 38 30') +
        shape('44 52 66 28 70 62') +
        shape('90 78 70 62 70 96') +
        shape('12 76 40 78 36 98'),
      '#3a7a4a',
    ],
    [discPath(55, 62, 12, 9), '#cfe6c8'],
    [stroke('58 57 53 57 52 61 58 63 57 67 52 67', 1.4) + stroke('55 55 55 69', 0.9), '#2f6a3f'],
    [
      stroke('18 46 44 52 70 62 90 78', 0.9) + stroke('44 52 40 78 36 98', 0.9) + stroke('40 78 70 96', 0.9),
      '#2f5f3c',
    ],
  ],
  'zipped-mouth': [
    [
      'M2 54C14 38 30 26 42 28C46 29 48 32 50 34C52 32 54 29 58 28C70 26 86 38 98 54C86 72 68 84 50 84C32 84 14 72 2 54Z',
      '#d9405c',
    ],
    [
      'M8 53C20 42 32 34 42 35C46 36 48 38 50 40C52 38 54 36 58 35C68 34 80 42 92 53C70 47 30 47 8 53Z',
      '#ee7a8c',
    ],
    [stroke('4 54 30 58 50 59 70 58 96 54', 3.6), '#454b57'],
    [each(15, (at) => boxPath(7 + at * 6, 51.4 + Math.sin((at / 14) * Math.PI) * 4.6, 3, 5.6)), '#c3ccd8'],
    [round(76, 48, 13, 12, 3) + stroke('82 58 79 74', 2.4), '#e0b040'],
    [round(74, 70, 10, 15, 3), '#c9952c'],
  ],
  'chess-board': [
    [shape('14 64 86 64 100 92 0 92'), '#6b4023'],
    [shape('0 92 100 92 98 98 2 98'), '#4a2b17'],
    [shape('17 66 83 66 94 90 6 90'), '#ead9b4'],
    [
      each(4, (row) =>
        each(4, (at) => {
          const [y, next] = [66 + row * 6, 72 + row * 6]
          const edge = (level: number): readonly [number, number] => [
            17 - ((level - 66) / 24) * 11,
            83 + ((level - 66) / 24) * 11,
          ]
          const [l, r] = edge(y)
          const [ll, rr] = edge(next)
          const a = (at * 2 + (row % 2)) / 8
          const b = a + 1 / 8
          return shape(
            `${l + (r - l) * a} ${y} ${l + (r - l) * b} ${y} ${ll + (rr - ll) * b} ${next} ${ll + (rr - ll) * a} ${next}`,
          )
        }),
      ),
      '#7a4c2c',
    ],
    [
      [22, 78]
        .map(
          (x) =>
            discPath(x, 67, 5, 2) +
            shape(`${x - 3} 67 ${x + 3} 67 ${x + 1.4} 58 ${x - 1.4} 58`) +
            discPath(x, 55.6, 3.2),
        )
        .join(''),
      '#2f2a30',
    ],
    [discPath(65, 68, 5, 2) + shape('62 68 68 68 66.6 55 63.4 55') + boxPath(62, 49, 6, 6.4), '#2f2a30'],
    [discPath(36, 69, 5, 2) + shape('33 69 39 69 37.4 60 34.6 60') + discPath(36, 57.6, 3.2), '#f7f1e2'],
  ],
  'weighing-scales': [
    [round(28, 93, 44, 6, 3), darkGold],
    [round(36, 88, 28, 7, 3), gold],
    [round(47, 14, 6, 78, 3), gold],
    [boxPath(48, 16, 1.8, 72), '#f8df90'],
    [
      line(
        [
          [20, 26],
          [50, 20],
          [80, 26],
        ],
        2.4,
      ),
      gold,
    ],
    [discPath(50, 18, 6), '#f2cd62'],
    [discPath(50, 9, 3.6), gold],
    [
      stroke('20 27 5 67', 0.7) +
        stroke('20 27 35 67', 0.7) +
        stroke('80 27 65 67', 0.7) +
        stroke('80 27 95 67', 0.7),
      '#8a6216',
    ],
    [
      'M2 67L38 67C36 77 28 80 20 80C12 80 4 77 2 67Z' + 'M62 67L98 67C96 77 88 80 80 80C72 80 64 77 62 67Z',
      gold,
    ],
    [
      'M2 67L12 67C12 73 15 78 18 80C10 80 4 76 2 67Z' + 'M62 67L72 67C72 73 75 78 78 80C70 80 64 76 62 67Z',
      '#f8df90',
    ],
    [discPath(20, 67, 18, 2.4) + discPath(80, 67, 18, 2.4), darkGold],
  ],
}
