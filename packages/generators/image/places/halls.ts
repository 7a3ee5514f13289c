// The insides of barns, cabins, factories and cinemas.

import type { PlacePainter } from './furnish.ts'
import { poly, strand } from './strokes.ts'

export const halls = {
  barn(pen) {
    pen.shell(['#7a5434', '#9a6e44'], ['#c9a55c', '#9a7a3c'])
    pen.across(0.12, (x, index) => {
      pen.box(x, 0, 0.112, pen.wall, index % 2 ? '#94683f' : '#8a5f38')
      pen.box(x + 0.112, 0, 0.008, pen.wall, '#e8c88a')
    })
    poly(pen, `${-pen.half} ${pen.wall} 0 ${Math.min(pen.wall, 1.3)} ${pen.half} ${pen.wall}`, '#4a3320')
    for (const y of [0.62, 1.06]) pen.box(-pen.half, y, pen.half * 2, 0.06, '#5f4026')
    for (const x of [-0.72, 0.66]) pen.box(x, 0, 0.07, pen.wall, '#5f4026')
    pen.box(-0.2, 0, 0.46, 0.6, '#cfe6f2')
    pen.box(-0.2, 0, 0.46, 0.18, '#8fb56a')
    pen.glow(0.03, 0.34, 0.7, '#fff2c8', 0.6)
    for (const [x, y] of [
      [-0.66, 0],
      [-0.52, 0.14],
      [-0.4, 0],
      [0.56, 0],
      [0.7, 0.14],
    ] as const) {
      pen.slab(x - 0.12, y - 0.06, 0.25, 0.15, '#d9b04a', 0.02)
      pen.box(x - 0.04, y - 0.06, 0.012, 0.15, '#8a6a2a')
      pen.box(x + 0.05, y - 0.06, 0.012, 0.15, '#8a6a2a')
    }
    for (let straw = 0; straw < 120; straw++) {
      const [x, y] = [pen.random.between(-pen.half, pen.half), -pen.random.between(0.02, pen.floor)]
      strand(
        pen,
        `${x} ${y} ${x + pen.random.between(-0.05, 0.05)} ${y + 0.02}`,
        0.006,
        pen.random.pick(['#e6c976', '#b98d3c', '#f2dc98']),
      )
    }
  },
  'cabin interior'(pen) {
    pen.shell(['#8a5a34', '#a8713f'], ['#7a5230', '#54381f'])
    for (let log = 0; log < 14; log++) {
      pen.box(-pen.half, log * 0.15, pen.half * 2, 0.13, log % 2 ? '#9a6a3c' : '#8f6036')
      pen.box(-pen.half, log * 0.15 + 0.13, pen.half * 2, 0.02, '#5f3f22')
    }
    pen.box(-0.78, 0.5, 0.42, 0.4, '#5f3f22')
    pen.box(-0.75, 0.53, 0.36, 0.34, '#cfe4f2')
    poly(pen, '-0.75 0.53 -0.62 0.74 -0.5 0.6 -0.39 0.7 -0.39 0.53', '#f4f9fc')
    pen.box(-0.58, 0.53, 0.02, 0.34, '#5f3f22')
    pen.box(0.34, 0, 0.5, 0.92, '#8f8a84')
    for (let stone = 0; stone < 16; stone++)
      pen.slab(
        0.36 + (stone % 4) * 0.12,
        0.04 + Math.floor(stone / 4) * 0.22,
        0.1,
        0.17,
        stone % 3 ? '#9f9a93' : '#857f78',
        0.03,
      )
    pen.arch(0.44, 0, 0.3, 0.4, '#2a1a14')
    pen.shape(
      [
        [0.5, 0.02],
        [0.54, 0.22],
        [0.58, 0.12],
        [0.61, 0.28],
        [0.66, 0.1],
        [0.69, 0.02],
      ],
      '#f2752c',
    )
    pen.shape(
      [
        [0.54, 0.02],
        [0.58, 0.13],
        [0.61, 0.08],
        [0.65, 0.02],
      ],
      '#ffcf4a',
    )
    pen.glow(0.59, 0.12, 0.8, '#ff9a4a', 0.6)
    pen.box(0.28, 0.92, 0.62, 0.06, '#5f3f22')
    pen.disc(0, -0.3, 0.62, '#a83f3a', 0.12)
    pen.disc(0, -0.3, 0.5, '#d9c2a0', 0.09)
    pen.boards('#4a3018', 7)
  },
  factory(pen) {
    pen.shell(['#5f6b78', '#8a96a2'], ['#7f838a', '#53575e'])
    pen.across(0.4, (x) => {
      pen.box(x + 0.06, 0.78, 0.28, 0.44, '#cfe0ea')
      for (let bar = 1; bar < 4; bar++) pen.box(x + 0.06 + bar * 0.07, 0.78, 0.01, 0.44, '#5f6b78')
      pen.box(x, 0, 0.03, pen.wall, '#4a5560')
    })
    for (const y of [1.28, 1.38]) strand(pen, `${-pen.half} ${y} ${pen.half} ${y}`, 0.05, '#9aa5b0')
    for (const [x, color] of [
      [-0.78, '#3f8a72'],
      [0.5, '#d9943a'],
    ] as const) {
      pen.slab(x, 0, 0.34, 0.5, color, 0.03)
      pen.slab(x + 0.04, 0.28, 0.14, 0.14, '#22303c', 0.01)
      pen.disc(x + 0.26, 0.36, 0.03, '#f0524a')
      pen.disc(x + 0.26, 0.28, 0.02, '#7dff8a')
      pen.box(x + 0.1, 0.5, 0.08, 0.3, '#7a848e')
    }
    pen.box(-pen.half, -0.02, pen.half * 2, 0.1, '#33383f')
    pen.across(0.16, (x) => pen.disc(x + 0.08, 0.03, 0.035, '#6f7780'))
    pen.across(0.42, (x) => pen.box(x + 0.1, 0.08, 0.17, 0.13, '#c99a5f'))
    for (let stripe = 0; stripe < 16; stripe++)
      poly(
        pen,
        `${-pen.half + stripe * 0.14} -0.12 ${-pen.half + stripe * 0.14 + 0.07} -0.12 ${-pen.half + stripe * 0.14 + 0.03} -0.17 ${-pen.half + stripe * 0.14 - 0.04} -0.17`,
        '#f2c23f',
      )
  },
  cinema(pen) {
    pen.shell(['#2a1418', '#4a2026'], ['#3a1a1f', '#1c0d10'])
    pen.box(-0.66, 0.36, 1.32, 0.74, '#12101a')
    pen.box(-0.62, 0.4, 1.24, 0.66, '#dfeaf2')
    poly(pen, '-0.62 0.4 -0.3 0.74 -0.06 0.52 0.2 0.84 0.62 0.4', '#8fb0c8')
    pen.disc(0.34, 0.92, 0.06, '#f8e6a8')
    pen.glow(0, 0.72, 1.1, '#cfe4f5', 0.5)
    for (const side of [-1, 1])
      for (let fold = 0; fold < 4; fold++)
        pen.box(
          side * (pen.half - 0.02 - fold * 0.06) - 0.03,
          0,
          0.05,
          pen.wall,
          fold % 2 ? '#8f2430' : '#a83040',
        )
    for (let row = 0; row < 3; row++)
      pen.across(0.2 + row * 0.05, (x) =>
        pen.slab(
          x + 0.02,
          -row * 0.16 - 0.06,
          0.15 + row * 0.04,
          0.17 + row * 0.03,
          row % 2 ? '#a02c3a' : '#8a2532',
          0.05,
        ),
      )
  },
  arcade(pen) {
    pen.shell(['#160f2e', '#2c1a52'], ['#2a1a4a', '#120b24'])
    pen.across(0.34, (x, index) => {
      const color = ['#e0408f', '#3fb8e0', '#f2b83f', '#6fd06a'][index % 4]!
      pen.slab(x + 0.03, 0, 0.27, 0.84, '#221a3a', 0.03)
      pen.slab(x + 0.05, 0.68, 0.23, 0.13, color, 0.02)
      pen.slab(x + 0.06, 0.36, 0.21, 0.27, '#0a0a18', 0.02)
      for (let pixel = 0; pixel < 9; pixel++)
        pen.box(
          x + 0.08 + pen.random.between(0, 0.15),
          0.38 + pen.random.between(0, 0.21),
          0.018,
          0.018,
          pen.random.pick(['#7dff8a', '#ffd95a', '#ff5f8a', '#5fd0ff']),
        )
      poly(pen, `${x + 0.03} 0.34 ${x + 0.3} 0.34 ${x + 0.33} 0.24 ${x} 0.24`, color)
      pen.disc(x + 0.1, 0.31, 0.018, '#f4f4f4')
      pen.disc(x + 0.2, 0.29, 0.014, '#ff4f4f')
      pen.glow(x + 0.17, 0.5, 0.34, color, 0.4)
    })
    for (const y of [1.02, 1.1])
      strand(pen, `${-pen.half} ${y} ${pen.half} ${y}`, 0.014, y > 1.05 ? '#ff4fa0' : '#4fe0ff')
    for (let spot = 0; spot < 20; spot++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        -pen.random.between(0.05, pen.floor),
        0.04,
        pen.random.pick(['rgba(255, 79, 160, 0.3)', 'rgba(79, 224, 255, 0.3)']),
        0.012,
      )
  },
} satisfies Record<string, PlacePainter>
