// Places where hands work: a workshop, a forge, and the cockpit of a plane.

import type { PlacePainter } from './furnish.ts'
import { poly } from './strokes.ts'

export const everydayGrounds = {
  workshop(pen) {
    pen.shell(['#a98a66', '#c2a47c'], ['#9c7a55', '#6b5138'])
    pen.boards('#7f6143', 8)
    pen.slab(-0.8, 0.5, 1.6, 0.62, '#8a6a48', 0.02)
    const steel = '#c3ccd6'
    for (const [x, long] of [
      [-0.66, 0.3],
      [-0.5, 0.24],
      [0.5, 0.28],
      [0.66, 0.22],
    ] as const) {
      pen.box(x, 0.62, 0.035, long, '#c98a4a')
      pen.slab(x - 0.05, 0.6 + long, 0.135, 0.06, steel, 0.01)
    }
    poly(pen, '-0.34 0.66 0.06 0.94 0.06 1.02 -0.34 0.8', steel)
    pen.slab(0.04, 0.9, 0.14, 0.14, '#8a4a2f', 0.04)
    pen.disc(0.32, 0.86, 0.11, '#3a3f4c')
    pen.disc(0.32, 0.86, 0.06, '#8a6a48')
    pen.slab(-pen.half - 0.02, 0.28, pen.half * 2 + 0.04, 0.07, '#b07f4a', 0.01)
    pen.box(-pen.half, 0.22, pen.half * 2, 0.06, '#8a5f36')
    pen.across(0.5, (x) => pen.box(x + 0.05, 0, 0.06, 0.22, '#7a532f'))
    for (let plank = 0; plank < 4; plank++)
      pen.box(-0.96 + plank * 0.05, 0.02, 0.035, 1 - plank * 0.09, ['#c99a5f', '#b5834a'][plank % 2]!)
    pen.slab(0.7, 0.35, 0.2, 0.12, '#c9442f', 0.02)
    pen.glow(0, 1.3, 0.9, '#ffe3b0', 0.5)
    for (let chip = 0; chip < 40; chip++)
      pen.disc(pen.random.between(-0.9, 0.9), -pen.random.between(0.02, 0.3), 0.012, '#d9b47f', 0.005)
  },
  forge(pen) {
    pen.shell(['#3a2d29', '#57423a'], ['#4c4038', '#241d1a'])
    for (let row = 0; row < 9; row++)
      pen.across(0.3, (x) =>
        pen.slab(
          x + (row % 2) * 0.15,
          0.03 + row * 0.17,
          0.28,
          0.15,
          pen.random.pick(['#5a463d', '#624d42', '#503e36']),
          0.03,
        ),
      )
    // The hearth, its hood and its fire.
    pen.slab(-0.62, 0, 1.24, 0.34, '#3f3531', 0.03)
    pen.slab(-0.66, 0.32, 1.32, 0.07, '#6f625a', 0.02)
    poly(pen, '-0.56 0.96 0.56 0.96 0.26 1.34 -0.26 1.34', '#332a27')
    pen.box(-0.26, 1.3, 0.52, Math.max(0.1, pen.wall - 1.3), '#2b2321')
    pen.box(-0.5, 0.39, 1, 0.57, '#1b1413')
    pen.glow(0, 0.5, 1.1, '#ff8a2a', 0.85)
    for (let coal = 0; coal < 26; coal++)
      pen.disc(
        pen.random.between(-0.44, 0.44),
        0.42 + pen.random.between(0, 0.06),
        pen.random.between(0.03, 0.06),
        pen.random.pick(['#ff7a1f', '#ffb13a', '#d9481a', '#2b1c18']),
        0.03,
      )
    for (const [x, tall] of [
      [-0.26, 0.2],
      [-0.08, 0.34],
      [0.1, 0.28],
      [0.27, 0.18],
    ] as const) {
      poly(pen, `${x - 0.11} 0.42 ${x + 0.11} 0.42 ${x + 0.02} ${0.42 + tall}`, '#ff8a26')
      poly(pen, `${x - 0.06} 0.42 ${x + 0.06} 0.42 ${x + 0.01} ${0.42 + tall * 0.6}`, '#ffd45e')
    }
    // Tongs and hammers on either side.
    for (const side of [-1, 1])
      for (let tool = 0; tool < 3; tool++) {
        const x = side * (0.74 + tool * 0.12)
        pen.box(x, 0.72, 0.026, 0.36, '#8b95a1')
        pen.slab(x - 0.04, 0.68, 0.11, 0.06, tool % 2 ? '#6f7883' : '#a8742f', 0.01)
      }
    pen.glow(0, -0.2, 0.9, '#ff9a3a', 0.3)
  },
  cockpit(pen) {
    pen.shell(['#2f3744', '#3a4453'], ['#2b323e', '#191e27'])
    poly(pen, '-0.96 0.36 -0.6 1.16 -0.06 1.24 -0.06 0.36', '#8fc8ee')
    poly(pen, '0.06 0.36 0.06 1.24 0.6 1.16 0.96 0.36', '#8fc8ee')
    for (const [x, y, size] of [
      [-0.56, 0.56, 0.13],
      [-0.28, 0.48, 0.1],
      [0.3, 0.6, 0.13],
      [0.62, 0.5, 0.1],
    ] as const) {
      pen.disc(x, y, size, '#f4f8fb', size * 0.6)
      pen.disc(x + size * 0.8, y - 0.02, size * 0.7, '#f4f8fb', size * 0.42)
    }
    pen.slab(-pen.half, 0.06, pen.half * 2, 0.32, '#1f2630', 0.06)
    for (let dial = 0; dial < 9; dial++) {
      const x = -0.8 + dial * 0.2
      pen.disc(x, 0.24, 0.07, '#0e131b')
      pen.disc(x, 0.24, 0.055, '#2a4a5f')
      pen.line(
        [
          [x, 0.24],
          [x + (dial % 3) * 0.02 - 0.02, 0.28],
        ],
        0.01,
        '#f2c94f',
      )
      pen.disc(x + 0.1, 0.12, 0.016, ['#e5484d', '#5fd07a', '#f2b53f'][dial % 3]!)
    }
    for (const side of [-1, 1]) {
      pen.box(side * 0.5 - 0.015, -0.14, 0.03, 0.22, '#11151c')
      pen.slab(side * 0.5 - 0.1, 0.04, 0.2, 0.05, '#11151c', 0.02)
    }
    for (let row = 0; row < 2; row++)
      for (let light = 0; light < 12; light++)
        pen.disc(
          -0.55 + light * 0.1,
          1.36 + row * 0.08,
          0.014,
          ['#5fd07a', '#f2b53f', '#cfd6de'][(light + row) % 3]!,
        )
  },
} satisfies Record<string, PlacePainter>
