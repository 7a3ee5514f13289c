// Wide places that no painted landscape stands for.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'

export const wideGrounds = {
  battlefield(pen) {
    pen.shell(['#5b5f66', '#c9a27c'], ['#5f5344', '#2f2820'])
    for (const [x, tall] of [
      [-0.7, 0.9],
      [0.15, 1.2],
      [0.75, 0.8],
    ] as const)
      for (let puff = 0; puff < 7; puff++)
        pen.disc(
          x + puff * 0.05 + pen.random.between(-0.04, 0.04),
          (puff / 7) * tall,
          0.1 + puff * 0.028,
          `rgba(52, 50, 54, ${0.55 - puff * 0.05})`,
        )
    pen.shape(
      [
        [-pen.half, 0],
        [-pen.half, 0.12],
        [-0.5, 0.2],
        [0, 0.1],
        [0.5, 0.22],
        [pen.half, 0.1],
        [pen.half, 0],
      ],
      '#54493c',
    )
    for (const x of [-0.82, -0.3, 0.5, 0.9]) pen.glow(x, 0.1, 0.28, '#ff8a3a', 0.75)
    for (const side of [-1, 1]) {
      const x = side * 0.8
      pen.line(
        [
          [x, -0.05],
          [x - side * 0.03, 0.6],
          [x - side * 0.1, 0.86],
        ],
        0.045,
        '#231d18',
      )
      pen.line(
        [
          [x, 0.42],
          [x + side * 0.14, 0.66],
        ],
        0.022,
        '#231d18',
      )
    }
    drawBarricades(pen)
  },
  mars(pen) {
    pen.shell(['#3a1c26', '#e08a58'], ['#b5583a', '#6b2c22'])
    for (let star = 0; star < 60; star++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        pen.random.between(0.9, pen.wall),
        pen.random.between(0.003, 0.008),
        '#f6e3d0',
      )
    pen.disc(-0.5, 1.2, 0.14, '#e6c9b0')
    pen.disc(-0.45, 1.23, 0.12, '#c99a80')
    pen.disc(0.62, 1.45, 0.05, '#d9b8a0')
    pen.shape(
      [
        [-pen.half, 0],
        [-pen.half, 0.34],
        [-0.66, 0.4],
        [-0.56, 0.22],
        [-0.2, 0.16],
        [0.1, 0.3],
        [0.34, 0.32],
        [0.44, 0.14],
        [pen.half, 0.26],
        [pen.half, 0],
      ],
      '#9a4630',
    )
    pen.shape(
      [
        [-pen.half, 0],
        [-pen.half, 0.12],
        [-0.3, 0.06],
        [0.3, 0.13],
        [pen.half, 0.05],
        [pen.half, 0],
      ],
      '#83392a',
    )
    for (const [x, y, size] of [
      [-0.75, -0.12, 0.12],
      [0.8, -0.1, 0.14],
      [-0.4, -0.36, 0.08],
      [0.5, -0.42, 0.1],
      [0.2, -0.02, 0.05],
    ] as const)
      pen.shape(
        [
          [x - size, y - 0.03],
          [x - size * 0.6, y + size * 0.6],
          [x + size * 0.3, y + size * 0.7],
          [x + size, y - 0.03],
        ],
        '#6b2f24',
      )
    for (const [x, y, size] of [
      [-0.1, -0.2, 0.3],
      [0.7, -0.62, 0.4],
    ] as const)
      pen.disc(x, y, size, 'rgba(90, 34, 26, 0.35)', size * 0.16)
  },
  'cherry garden'(pen) {
    pen.shell(['#a8d4ee', '#fde6ea'], ['#a9c978', '#6f9a55'])
    pen.shape(
      [
        [-pen.half, 0],
        [-0.4, 0.34],
        [0, 0.62],
        [0.34, 0.32],
        [pen.half, 0.06],
        [pen.half, 0],
      ],
      '#b3bfd6',
    )
    pen.shape(
      [
        [-0.13, 0.53],
        [0, 0.62],
        [0.12, 0.53],
        [0.04, 0.55],
        [-0.05, 0.52],
      ],
      '#f6f8fc',
    )
    pen.box(-0.36, 0, 0.05, 0.62, '#c23b36')
    pen.box(0.31, 0, 0.05, 0.62, '#c23b36')
    pen.box(-0.44, 0.5, 0.88, 0.05, '#c23b36')
    pen.shape(
      [
        [-0.52, 0.66],
        [0.52, 0.66],
        [0.46, 0.59],
        [-0.46, 0.59],
      ],
      '#a82f2c',
    )
    drawCherryTrees(pen)
  },
} satisfies Record<string, PlacePainter>

/** Barbed wire and sandbags. */
function drawBarricades(pen: Pen): void {
  pen.across(0.3, (x) => {
    pen.line(
      [
        [x + 0.04, -0.16],
        [x + 0.16, 0.06],
      ],
      0.016,
      '#2b2520',
    )
    pen.line(
      [
        [x + 0.16, -0.16],
        [x + 0.04, 0.06],
      ],
      0.016,
      '#2b2520',
    )
    for (let loop = 0; loop < 4; loop++)
      pen.line(
        [
          [x + loop * 0.08, -0.05],
          [x + loop * 0.08 + 0.05, 0],
          [x + loop * 0.08 + 0.08, -0.05],
        ],
        0.007,
        '#3a3430',
      )
  })
  for (const x of [-0.55, 0.3])
    for (let bag = 0; bag < 6; bag++)
      pen.slab(
        x + (bag % 3) * 0.1 + (bag > 2 ? 0.05 : 0),
        -0.34 + (bag > 2 ? 0.06 : 0),
        0.1,
        0.06,
        bag % 2 ? '#8a7a58' : '#7a6b4c',
        0.03,
      )
}

/** Trees in blossom at both sides, and petals in the air. */
function drawCherryTrees(pen: Pen): void {
  for (const side of [-1, 1]) {
    const x = side * Math.min(0.86, pen.half - 0.1)
    pen.line(
      [
        [x, -0.1],
        [x - side * 0.04, 0.5],
        [x - side * 0.3, 1.02],
      ],
      0.07,
      '#5b3f38',
    )
    pen.line(
      [
        [x - side * 0.03, 0.5],
        [x + side * 0.1, 1],
      ],
      0.04,
      '#5b3f38',
    )
    for (let cloud = 0; cloud < 34; cloud++)
      pen.disc(
        x - side * pen.random.between(-0.22, 0.62),
        pen.random.between(0.92, 1.5),
        pen.random.between(0.07, 0.15),
        pen.random.pick(['#f7b9cc', '#f3a3bd', '#fbd3de', '#ee8fae']),
      )
  }
  for (let petal = 0; petal < 46; petal++)
    pen.disc(pen.random.between(-pen.half, pen.half), pen.random.between(-0.9, 0.95), 0.013, '#f7b9cc', 0.008)
}
