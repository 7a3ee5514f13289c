// Old places of stone and hedge.

import type { PlacePainter } from './furnish.ts'

export const oldGrounds = {
  maze(pen) {
    pen.shell(['#7fb4e0', '#dff0f5'], ['#d9c79a', '#b59f6c'])
    pen.across(0.34, (x, index) => pen.disc(x + 0.17, 0.1, 0.26, index % 2 ? '#3f6f3f' : '#4a7d48', 0.3))
    // Hedges seen from above and in front, farther rows narrower and paler.
    const rows = 8
    for (let row = rows; row >= 0; row--) {
      const depth = row / rows
      const y = -((1 - depth) ** 1.7) * Math.min(pen.floor, 1.7)
      const tall = 0.1 + (1 - depth) * 0.2
      const cell = 0.2 + (1 - depth) * 0.46
      for (let at = -9; at <= 8; at++) {
        const isOpen = (at * 7 + row * 5 + row * row) % 4 === 0
        if (isOpen) {
          if ((at + row) % 3 === 0) {
            pen.box(at * cell, y, cell * 0.2, tall * 1.1, '#2f5c33')
            pen.box(at * cell, y + tall * 0.8, cell * 0.2, tall * 0.3, '#5c9a52')
          }
          continue
        }
        pen.box(at * cell, y, cell * 1.02, tall, row % 2 ? '#37693a' : '#3f7541')
        pen.box(at * cell, y + tall * 0.74, cell * 1.02, tall * 0.34, row % 2 ? '#5f9f55' : '#6aad5e')
      }
    }
  },
  temple(pen) {
    pen.shell(['#5f9fd6', '#fbe6c4'], ['#d9c9a6', '#a8946c'])
    pen.shape(
      [
        [-pen.half, 0],
        [-0.5, 0.4],
        [0.1, 0.16],
        [0.7, 0.46],
        [pen.half, 0.1],
        [pen.half, 0],
      ],
      '#9fb4a0',
    )
    pen.shape(
      [
        [-0.95, 1.36],
        [0, 1.7],
        [0.95, 1.36],
      ],
      '#e6dac0',
    )
    pen.box(-0.98, 1.24, 1.96, 0.13, '#f1e8d2')
    pen.box(-0.98, 1.22, 1.96, 0.03, '#c9b78e')
    for (let at = 0; at < 6; at++) {
      const x = -0.88 + at * 0.33
      pen.box(x - 0.03, 1.16, 0.17, 0.06, '#f6efdc')
      pen.box(x, 0.1, 0.11, 1.08, '#ede3cc')
      pen.box(x + 0.02, 0.1, 0.018, 1.08, '#cfc09c')
      pen.box(x + 0.06, 0.1, 0.018, 1.08, '#cfc09c')
      pen.box(x - 0.03, 0.06, 0.17, 0.05, '#f6efdc')
    }
    for (let step = 0; step < 3; step++)
      pen.box(
        -1.02 - step * 0.06,
        0.04 - step * 0.05,
        2.04 + step * 0.12,
        0.05,
        step % 2 ? '#e0d3b4' : '#cfc09c',
      )
  },
  arena(pen) {
    pen.shell(['#7fb4e0', '#fbe0b0'], ['#e0bd84', '#b58f56'])
    for (const [y, tall, color, dark] of [
      [0, 0.5, '#c9a06c', '#7a5a38'],
      [0.5, 0.44, '#d9b482', '#8a6a44'],
      [0.94, 0.36, '#e6c698', '#9a7a52'],
    ] as const) {
      pen.box(-pen.half, y, pen.half * 2, tall, color)
      pen.across(0.3, (x) => pen.arch(x + 0.07, y + 0.03, 0.17, tall * 0.78, dark))
      pen.box(-pen.half, y + tall - 0.03, pen.half * 2, 0.04, '#f1dcb4')
    }
    pen.across(0.07, (x, index) =>
      pen.disc(x, 0.53 + (index % 2) * 0.03, 0.026, ['#8a3a3a', '#e6d9c4', '#5a6a8a'][index % 3]!),
    )
    for (const side of [-1, 1])
      pen.shape(
        [
          [side * 0.82, 1.3],
          [side * 0.82, 1.74],
          [side * 0.56, 1.64],
          [side * 0.82, 1.54],
        ],
        '#b02f2c',
      )
  },
  graveyard(pen) {
    pen.shell(['#1f2a40', '#6f7f94'], ['#4a5a4a', '#262f28'])
    pen.disc(0.45, 1.25, 0.22, '#f1ecd2')
    pen.glow(0.45, 1.25, 0.8, '#dfe6f2', 0.4)
    pen.across(0.16, (x) => {
      pen.box(x + 0.07, 0.02, 0.02, 0.4, '#252c38')
      pen.shape(
        [
          [x + 0.05, 0.42],
          [x + 0.08, 0.5],
          [x + 0.11, 0.42],
        ],
        '#252c38',
      )
    })
    pen.box(-pen.half, 0.34, pen.half * 2, 0.02, '#252c38')
    for (const side of [-1, 1]) {
      const x = side * 0.84
      pen.line(
        [
          [x, -0.05],
          [x, 0.7],
          [x - side * 0.14, 1.1],
        ],
        0.05,
        '#1c222c',
      )
      pen.line(
        [
          [x, 0.6],
          [x - side * 0.3, 0.95],
          [x - side * 0.42, 0.98],
        ],
        0.024,
        '#1c222c',
      )
      pen.line(
        [
          [x, 0.75],
          [x + side * 0.14, 1.15],
        ],
        0.024,
        '#1c222c',
      )
    }
    for (const [x, y, size] of [
      [-0.62, -0.06, 0.8],
      [0.6, -0.08, 0.85],
      [-0.95, -0.3, 1.1],
      [0.98, -0.34, 1.15],
      [-0.3, 0.02, 0.6],
      [0.24, 0, 0.6],
    ] as const) {
      pen.arch(x - 0.11 * size, y, 0.22 * size, 0.34 * size, '#7f8894')
      pen.arch(x - 0.08 * size, y, 0.16 * size, 0.29 * size, '#959eaa')
      pen.disc(x, y, 0.16 * size, '#33402f', 0.03)
    }
    pen.glow(-0.3, -0.05, 0.8, '#c9d4df', 0.3)
    pen.glow(0.5, -0.15, 0.9, '#c9d4df', 0.3)
  },
  castle(pen) {
    pen.shell(['#3a3f4a', '#5f6672'], ['#6b6a68', '#3a3938'])
    pen.across(0.3, (x, index) => {
      for (let row = 0; row < 12; row++)
        pen.slab(
          x + (row % 2) * 0.15,
          row * 0.15,
          0.29,
          0.14,
          (index * 3 + row * 5) % 4 ? '#656c78' : '#717986',
          0.015,
        )
    })
    pen.arch(-0.3, 0, 0.6, 1.05, '#2a2d36')
    pen.arch(-0.24, 0, 0.48, 0.96, '#3f2c1f')
    for (let plank = 0; plank < 4; plank++) pen.box(-0.24 + plank * 0.12, 0, 0.008, 0.74, '#2a1c12')
    for (const x of [-0.72, 0.72]) {
      pen.shape(
        [
          [x - 0.16, 1.5],
          [x + 0.16, 1.5],
          [x + 0.16, 0.95],
          [x, 0.8],
          [x - 0.16, 0.95],
        ],
        '#9a2433',
      )
      pen.disc(x, 1.2, 0.08, '#e0b84a')
    }
    for (const x of [-0.44, 0.44]) {
      pen.line(
        [
          [x, 0.58],
          [x, 0.74],
        ],
        0.03,
        '#4a3423',
      )
      pen.disc(x, 0.8, 0.05, '#ffb03a', 0.08)
      pen.glow(x, 0.82, 0.6, '#ffa64a', 0.75)
    }
    pen.boards('#4a4947', 7)
  },
  cave(pen) {
    pen.shell(['#cfe6f0', '#f6e3bd'], ['#5b5048', '#2b2622'])
    pen.shape(
      [
        [-0.6, 0],
        [-0.2, 0.3],
        [0.1, 0.12],
        [0.5, 0.36],
        [0.8, 0],
      ],
      '#8fae8f',
    )
    for (const [inset, color] of [
      [0, '#6b5d52'],
      [0.16, '#54483f'],
      [0.32, '#3d342e'],
    ] as const) {
      const x = 0.72 + inset
      pen.shape(
        [
          [-pen.half - 1, -0.1],
          [-x, -0.1 + inset * 0.1],
          [-x - 0.05, 0.5],
          [-x + 0.1, 0.95],
          [-0.4 - inset, 1.32 + inset],
          [-0.1, 1.2 + inset],
          [0.2, 1.42 + inset],
          [0.48 + inset, 1.22 + inset],
          [x - 0.05, 0.86],
          [x + 0.06, 0.4],
          [x, -0.1 + inset * 0.1],
          [pen.half + 1, -0.1],
          [pen.half + 1, pen.wall + 1],
          [-pen.half - 1, pen.wall + 1],
        ],
        color,
      )
    }
    for (const [x, long] of [
      [-0.35, 0.36],
      [-0.05, 0.26],
      [0.3, 0.42],
      [0.52, 0.24],
    ] as const)
      pen.shape(
        [
          [x - 0.07, 1.6],
          [x + 0.07, 1.6],
          [x, 1.5 - long],
        ],
        '#463b33',
      )
    pen.glow(0, 0.6, 0.9, '#fff2d0', 0.5)
    for (const [x, y, size] of [
      [-0.85, -0.12, 0.2],
      [0.88, -0.1, 0.24],
      [-0.5, -0.06, 0.1],
      [0.55, -0.08, 0.12],
    ] as const)
      pen.shape(
        [
          [x - size, y - 0.04],
          [x - size * 0.6, y + size * 0.6],
          [x + size * 0.3, y + size * 0.75],
          [x + size, y - 0.04],
        ],
        '#4a4038',
      )
  },
} satisfies Record<string, PlacePainter>
