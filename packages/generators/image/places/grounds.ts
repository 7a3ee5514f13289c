// Built places under the sky or under one great roof.

import type { PlacePainter } from './furnish.ts'

const awnings = ['#c9453a', '#3f8a6c', '#d99a2f', '#3f6fa8'] as const
const fruit = ['#e0553f', '#f0a93a', '#8fbf4a', '#c94f7c', '#f2d04a'] as const

export const grounds = {
  market(pen) {
    pen.shell(['#8fc4e6', '#fbe3bf'], ['#c9a878', '#94744c'])
    pen.across(0.5, (x, index) => {
      const tall = 0.95 + (index % 3) * 0.2
      pen.box(x, 0, 0.48, tall, ['#d9b48a', '#c99a78', '#e6c9a0'][index % 3]!)
      pen.box(x + 0.1, 0.72, 0.1, 0.16, '#7d5f48')
      pen.box(x + 0.28, 0.72, 0.1, 0.16, '#7d5f48')
    })
    pen.across(0.74, (x, index) => {
      const color = awnings[index % awnings.length]!
      pen.box(x + 0.04, 0, 0.03, 0.62, '#6b4a2f')
      pen.box(x + 0.67, 0, 0.03, 0.62, '#6b4a2f')
      pen.box(x + 0.07, 0.06, 0.6, 0.2, '#9a6a3f')
      for (let crate = 0; crate < 3; crate++)
        for (let piece = 0; piece < 10; piece++)
          pen.disc(
            x + 0.11 + crate * 0.2 + (piece % 4) * 0.04,
            0.28 + Math.floor(piece / 4) * 0.045,
            0.026,
            fruit[(crate + index) % fruit.length]!,
          )
      for (let stripe = 0; stripe < 6; stripe++)
        pen.shape(
          [
            [x + 0.06 + stripe * 0.105, 0.74],
            [x + 0.165 + stripe * 0.105, 0.74],
            [x + 0.17 + stripe * 0.117 - 0.02, 0.54],
            [x + 0.03 + stripe * 0.117, 0.54],
          ],
          stripe % 2 ? '#f6efe2' : color,
        )
    })
    pen.line(
      [
        [-pen.half, 1.3],
        [-0.5, 1.12],
        [0, 1.24],
        [0.5, 1.12],
        [pen.half, 1.3],
      ],
      0.008,
      '#4a3a2c',
    )
    for (let at = -4; at <= 4; at++) {
      pen.disc(at * 0.24, 1.14 + Math.abs(Math.sin(at * 1.3)) * 0.06, 0.045, '#ffd98a')
      pen.glow(at * 0.24, 1.16, 0.2, '#ffcf7a', 0.5)
    }
    pen.boards('#a8875a', 7)
  },
  station(pen) {
    pen.shell(['#aebdca', '#e6dfd0'], ['#8a8f98', '#565b66'])
    pen.across(0.42, (x) => {
      pen.line(
        [
          [x, pen.wall],
          [x + 0.42, 1.2],
        ],
        0.016,
        '#5a6675',
      )
      pen.line(
        [
          [x + 0.42, pen.wall],
          [x, 1.2],
        ],
        0.016,
        '#5a6675',
      )
    })
    pen.box(-pen.half, 1.16, pen.half * 2, 0.05, '#4a5563')
    pen.slab(-pen.half - 0.2, 0.06, pen.half * 1.9, 0.72, '#b8323a', 0.1)
    pen.box(-pen.half, 0.14, pen.half * 1.62, 0.1, '#f1ede4')
    for (let at = 0; at < 7; at++) pen.slab(-pen.half + 0.06 + at * 0.36, 0.38, 0.26, 0.24, '#2f4256', 0.03)
    pen.across(0.84, (x) => {
      pen.box(x + 0.38, 0, 0.06, 1.2, '#4a5563')
      pen.box(x + 0.34, 0, 0.14, 0.05, '#4a5563')
    })
    pen.disc(0.62, 1.02, 0.16, '#2f3844')
    pen.disc(0.62, 1.02, 0.135, '#fdf8ec')
    pen.line(
      [
        [0.62, 1.1],
        [0.62, 1.02],
        [0.69, 0.99],
      ],
      0.016,
      '#22262f',
    )
    pen.box(-pen.half, -0.07, pen.half * 2, 0.035, '#f2c93a')
    pen.boards('#6d727c', 8)
  },
  stage(pen) {
    pen.shell(['#120a1c', '#2a1436'], ['#5a3424', '#24120c'])
    for (const side of [-1, 1])
      for (let fold = 0; fold < 5; fold++) {
        const x = side * (pen.half - fold * 0.11)
        pen.shape(
          [
            [x, pen.wall],
            [x - side * 0.12, pen.wall],
            [x - side * 0.12, -0.02],
            [x, -0.02],
          ],
          fold % 2 ? '#8c1a2b' : '#a8243a',
        )
      }
    pen.across(0.3, (x, index) => pen.disc(x + 0.15, pen.wall, 0.2, index % 2 ? '#8c1a2b' : '#a8243a', 0.24))
    for (const [x, color] of [
      [-0.5, '255, 214, 140'],
      [0, '255, 246, 220'],
      [0.5, '160, 190, 255'],
    ] as const)
      pen.shape(
        [
          [x - 0.03, pen.wall],
          [x + 0.03, pen.wall],
          [x * 0.3 + 0.5, -0.14],
          [x * 0.3 - 0.5, -0.14],
        ],
        `rgba(${color}, 0.2)`,
      )
    pen.disc(0, -0.14, 0.62, 'rgba(255, 236, 190, 0.4)', 0.1)
    pen.glow(0, 0.3, 1, '#ffe2a6', 0.3)
    pen.boards('#3a2016', 10)
  },
  'boxing ring'(pen) {
    pen.shell(['#0d0f18', '#1f2436'], ['#d9dde6', '#a3abb9'])
    pen.across(0.09, (x, index) => {
      for (let row = 0; row < 5; row++)
        pen.disc(
          x + (row % 2) * 0.045,
          0.22 + row * 0.12,
          0.042,
          ['#2f3448', '#3a3040', '#28384a'][(index + row) % 3]!,
          0.055,
        )
    })
    for (const x of [-0.5, 0, 0.5]) {
      pen.shape(
        [
          [x - 0.03, pen.wall],
          [x + 0.03, pen.wall],
          [x + 0.5, 0],
          [x - 0.5, 0],
        ],
        'rgba(230, 240, 255, 0.12)',
      )
      pen.glow(x, pen.wall, 0.5, '#f2f6ff', 0.8)
    }
    for (const side of [-1, 1])
      pen.slab(
        side * Math.min(0.92, pen.half - 0.08) - 0.04,
        0,
        0.08,
        0.62,
        side < 0 ? '#c9282d' : '#2f5fc4',
        0.03,
      )
    for (const [y, color] of [
      [0.2, '#f2f2f4'],
      [0.36, '#c9282d'],
      [0.52, '#f2f2f4'],
    ] as const)
      pen.line(
        [
          [-pen.half, y],
          [pen.half, y],
        ],
        0.022,
        color,
      )
    pen.box(-pen.half, -0.03, pen.half * 2, 0.03, '#2f5fc4')
  },
  stadium(pen) {
    pen.shell(['#2a4a86', '#8fb4dc'], ['#4fa352', '#2f7a3a'])
    pen.box(-pen.half, 0.1, pen.half * 2, 0.72, '#39435a')
    pen.across(0.05, (x, index) => {
      for (let row = 0; row < 9; row++)
        pen.disc(
          x + (row % 2) * 0.025,
          0.16 + row * 0.075,
          0.018,
          ['#e0a08a', '#d9d2c4', '#c9453a', '#5f8ad0', '#f0c04a'][(index * 3 + row * 5) % 5]!,
        )
    })
    pen.box(-pen.half, 0.02, pen.half * 2, 0.1, '#d9dee6')
    pen.box(-pen.half, 0.82, pen.half * 2, 0.05, '#5f6a80')
    for (const side of [-1, 1]) {
      const x = side * Math.min(0.8, pen.half - 0.16)
      pen.line(
        [
          [x, 0.8],
          [x, 1.5],
        ],
        0.03,
        '#4a5468',
      )
      pen.slab(x - 0.14, 1.46, 0.28, 0.16, '#f4f8ff', 0.02)
      pen.glow(x, 1.54, 0.6, '#f4f8ff', 0.8)
    }
    for (let band = 0; band < 6; band++)
      pen.shape(
        [
          [-pen.half * 2, -0.06 - band * 0.34],
          [pen.half * 2, -0.06 - band * 0.34],
          [pen.half * 2, -0.2 - band * 0.36],
          [-pen.half * 2, -0.2 - band * 0.36],
        ],
        'rgba(255, 255, 255, 0.07)',
      )
    pen.line(
      [
        [-pen.half, -0.12],
        [pen.half, -0.12],
      ],
      0.016,
      '#eef6ee',
    )
    pen.line(
      [
        [-0.3, -0.12],
        [-1.2, -pen.floor],
      ],
      0.02,
      '#eef6ee',
    )
    pen.line(
      [
        [0.5, -0.12],
        [1.6, -pen.floor],
      ],
      0.02,
      '#eef6ee',
    )
  },
  street(pen) {
    pen.shell(['#7fb0de', '#fbe0c0'], ['#7d8088', '#4a4d56'])
    const fronts = ['#c9846a', '#d9b48a', '#8fa3b5', '#c9a05f', '#a87a8a'] as const
    pen.across(0.46, (x, index) => {
      const tall = 1 + ((index * 5) % 4) * 0.17
      const color = fronts[index % fronts.length]!
      pen.box(x, 0.04, 0.45, tall, color)
      pen.box(x - 0.01, tall + 0.02, 0.47, 0.05, '#5b4a44')
      for (let floor = 0; floor < 3; floor++)
        for (const at of [0.07, 0.27]) {
          if (0.5 + floor * 0.28 > tall - 0.1) continue
          pen.box(x + at - 0.012, 0.48 + floor * 0.28, 0.124, 0.19, '#f1e8da')
          pen.box(x + at, 0.49 + floor * 0.28, 0.1, 0.17, (index + floor) % 3 ? '#5f7f9a' : '#ffe1a0')
        }
      pen.box(x + 0.04, 0.04, 0.22, 0.26, '#3f5a6a')
      pen.box(x + 0.3, 0.04, 0.11, 0.28, '#5b3a2a')
      for (let stripe = 0; stripe < 4; stripe++)
        pen.shape(
          [
            [x + 0.03 + stripe * 0.06, 0.36],
            [x + 0.09 + stripe * 0.06, 0.36],
            [x + 0.085 + stripe * 0.065, 0.28],
            [x + 0.02 + stripe * 0.065, 0.28],
          ],
          stripe % 2 ? '#f6efe2' : awnings[index % awnings.length]!,
        )
    })
    pen.box(-pen.half, -0.1, pen.half * 2, 0.15, '#b0aca4')
    pen.box(-pen.half, -0.12, pen.half * 2, 0.03, '#8a867e')
    for (const side of [-1, 1]) {
      const x = side * Math.min(0.8, pen.half - 0.15)
      pen.box(x - 0.014, -0.08, 0.028, 1.02, '#2f3440')
      pen.shape(
        [
          [x - 0.06, 1.08],
          [x + 0.06, 1.08],
          [x + 0.04, 0.94],
          [x - 0.04, 0.94],
        ],
        '#ffe9a0',
      )
      pen.glow(x, 1, 0.4, '#ffdf9a', 0.6)
    }
    for (let dash = -3; dash <= 3; dash++)
      pen.shape(
        [
          [dash * 0.5, -0.5],
          [dash * 0.5 + 0.22, -0.5],
          [dash * 0.54 + 0.24, -0.56],
          [dash * 0.54, -0.56],
        ],
        '#e9e2cf',
      )
  },
} satisfies Record<string, PlacePainter>
