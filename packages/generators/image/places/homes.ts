// Rooms where people live, eat and sleep.

import { pendant, drawWindow, type PlacePainter } from './furnish.ts'

export const homes = {
  kitchen(pen) {
    pen.shell(['#f3e3c6', '#e8cfa4'], ['#b98a5e', '#8a5f3d'])
    pen.across(0.12, (x, index) => {
      for (let row = 0; row < 4; row++)
        pen.box(x + 0.004, 0.44 + row * 0.12, 0.112, 0.112, (index + row) % 2 ? '#dfeaea' : '#cfe0e0')
    })
    pen.box(-pen.half, 0, pen.half * 2, 0.42, '#4f7d7a')
    pen.across(0.42, (x) => {
      pen.slab(x + 0.02, 0.03, 0.38, 0.34, '#5f928e', 0.02)
      pen.box(x + 0.15, 0.32, 0.12, 0.016, '#e9d7a0')
    })
    pen.box(-pen.half, 0.4, pen.half * 2, 0.05, '#f5efe3')
    pen.across(0.5, (x) => {
      pen.slab(x + 0.02, 0.98, 0.46, 0.46, '#5f928e', 0.02)
      pen.box(x + 0.22, 1.0, 0.06, 0.05, '#e9d7a0')
    })
    drawWindow(pen, -0.3, 0.62, 0.6, 0.5)
    pen.line(
      [
        [-pen.half, 0.9],
        [-0.42, 0.9],
      ],
      0.014,
      '#4a4a55',
    )
    pen.line(
      [
        [0.42, 0.9],
        [pen.half, 0.9],
      ],
      0.014,
      '#4a4a55',
    )
    for (const x of [-0.85, -0.62, 0.55, 0.78]) {
      pen.line(
        [
          [x, 0.9],
          [x, 0.78],
        ],
        0.01,
        '#4a4a55',
      )
      pen.disc(x, 0.69, 0.08, x < 0 ? '#b5672f' : '#4a4a55')
    }
    for (const x of [-0.9, -0.75]) pen.slab(x, 0.45, 0.1, 0.16, '#d9534a', 0.03)
    pen.slab(0.62, 0.45, 0.22, 0.12, '#b9c0ca', 0.03)
    pen.boards('#94683f', 8)
  },
  bedroom(pen) {
    pen.shell(['#6a7aa8', '#93a0c4'], ['#8a6a52', '#5b4334'])
    pen.boards('#64483a', 8)
    drawWindow(pen, -0.75, 0.6, 0.5, 0.62, '#2a3a6b')
    pen.disc(-0.6, 1.05, 0.07, '#f6efc8')
    pen.shape(
      [
        [-0.84, 1.28],
        [-0.7, 1.28],
        [-0.74, 0.5],
        [-0.86, 0.5],
      ],
      '#d9b8a0',
    )
    pen.shape(
      [
        [-0.16, 1.28],
        [-0.3, 1.28],
        [-0.26, 0.5],
        [-0.14, 0.5],
      ],
      '#d9b8a0',
    )
    pen.slab(0.02, 0, 0.08, 0.62, '#6b4a34')
    pen.slab(0.06, 0.08, 0.95, 0.2, '#6b4a34')
    pen.slab(0.06, 0.2, 0.95, 0.16, '#f3efe8', 0.06)
    pen.slab(0.36, 0.16, 0.66, 0.21, '#c9713a', 0.06)
    pen.slab(0.1, 0.32, 0.24, 0.12, '#ffffff', 0.05)
    pen.box(-0.2, 0, 0.2, 0.24, '#7d5840')
    pen.shape(
      [
        [-0.17, 0.4],
        [-0.03, 0.4],
        [-0.06, 0.54],
        [-0.14, 0.54],
      ],
      '#ffdf9a',
    )
    pen.box(-0.11, 0.24, 0.02, 0.16, '#5b4334')
    pen.glow(-0.1, 0.44, 0.5, '#ffd58a', 0.6)
    pen.disc(0, -0.3, 0.9, '#b58f7a', 0.16)
  },
  'living room'(pen) {
    pen.shell(['#e9d2b0', '#f2dfc0'], ['#a87850', '#75512f'])
    pen.boards('#7e5635', 8)
    drawWindow(pen, -0.72, 0.62, 0.6, 0.66)
    pen.box(0.2, 0.72, 0.4, 0.34, '#6b4a34')
    pen.box(0.23, 0.75, 0.34, 0.28, '#8fc0d8')
    pen.shape(
      [
        [0.23, 0.75],
        [0.36, 0.9],
        [0.44, 0.82],
        [0.57, 0.75],
      ],
      '#4f8a5b',
    )
    pen.slab(-0.62, 0.06, 1.2, 0.34, '#3f7a80', 0.08)
    pen.slab(-0.7, 0.04, 0.2, 0.28, '#4a8b91', 0.06)
    pen.slab(0.46, 0.04, 0.2, 0.28, '#4a8b91', 0.06)
    pen.slab(-0.52, 0.1, 1, 0.14, '#57a0a6', 0.05)
    pen.slab(-0.4, 0.2, 0.2, 0.16, '#e0a04a', 0.04)
    pen.line(
      [
        [0.82, 0],
        [0.82, 0.8],
      ],
      0.016,
      '#4a3a2c',
    )
    pen.shape(
      [
        [0.7, 0.76],
        [0.94, 0.76],
        [0.89, 0.94],
        [0.75, 0.94],
      ],
      '#ffe2a6',
    )
    pen.glow(0.82, 0.84, 0.6, '#ffd58a', 0.5)
    pen.box(-0.95, 0, 0.14, 0.14, '#c9713a')
    for (let leaf = -3; leaf <= 3; leaf++)
      pen.line(
        [
          [-0.88, 0.14],
          [-0.88 + leaf * 0.06, 0.48 - Math.abs(leaf) * 0.05],
        ],
        0.03,
        '#3f7a4a',
      )
    pen.disc(0, -0.3, 1, '#d9b48a', 0.18)
  },
  cafe(pen) {
    pen.shell(['#3f2a22', '#6b4636'], ['#7d5a40', '#452d1e'])
    pen.across(0.14, (x, index) => {
      for (let row = 0; row < 8; row++)
        pen.box(x + (row % 2) * 0.05, 0.5 + row * 0.1, 0.12, 0.085, (index + row) % 3 ? '#7d4f3c' : '#8a5a44')
    })
    for (const y of [0.72, 1.0]) {
      pen.box(-0.8, y, 1.6, 0.03, '#c9985e')
      for (let at = 0; at < 12; at++)
        pen.slab(
          -0.76 + at * 0.13,
          y + 0.03,
          0.055,
          0.12 + (at % 3) * 0.04,
          ['#4f8a5b', '#d9a94a', '#b8473f', '#7fb0c4'][at % 4]!,
          0.015,
        )
    }
    pen.box(-0.95, 0, 1.9, 0.42, '#4a3023')
    pen.box(-1, 0.4, 2, 0.05, '#d9a870')
    pen.across(0.24, (x) => pen.box(x + 0.02, 0.04, 0.2, 0.32, '#5b3c2c'))
    pen.slab(0.42, 0.45, 0.3, 0.22, '#b9c0ca', 0.03)
    pendant(pen, -0.6, 1.36, '#d98a2b')
    pendant(pen, 0, 1.46, '#d98a2b')
    pendant(pen, 0.6, 1.36, '#d98a2b')
    pen.boards('#5b3f2a', 8)
  },
  'dark room'(pen) {
    pen.shell(['#10131c', '#232a3c'], ['#1c212e', '#0b0d13'])
    pen.box(0.3, 0.8, 0.42, 0.56, '#8fb4e8')
    pen.box(0.5, 0.8, 0.02, 0.56, '#10131c')
    pen.box(0.3, 1.07, 0.42, 0.02, '#10131c')
    pen.shape(
      [
        [0.3, 0.8],
        [0.72, 0.8],
        [0.1, -0.5],
        [-0.9, -0.5],
      ],
      'rgba(130, 170, 235, 0.16)',
    )
    pen.glow(0.51, 1.08, 0.8, '#8fb4e8', 0.45)
    pen.glow(-0.2, 0.3, 0.9, '#4fd0c0', 0.16)
    pen.across(0.4, (x, index) => {
      if (index % 2) pen.box(x, 0, 0.32, 0.24 + (index % 3) * 0.1, '#181d2a')
    })
  },
  bathroom(pen) {
    pen.shell(['#cfe6ea', '#e4f2f4'], ['#a9c3c9', '#7f9da5'])
    pen.tiles('#7e9ca4', 8)
    pen.across(0.16, (x) => {
      for (let row = 0; row < 9; row++) pen.box(x + 0.005, row * 0.16 + 0.005, 0.15, 0.15, '#dcedf0')
    })
    pen.disc(0, 1.05, 0.3, '#b9cdd3')
    pen.disc(0, 1.05, 0.26, '#eaf6fa')
    pen.slab(-0.3, 0.42, 0.6, 0.12, '#ffffff', 0.05)
    pen.box(-0.06, 0, 0.12, 0.42, '#f1f6f8')
    pen.line(
      [
        [0, 0.54],
        [0, 0.64],
        [0.07, 0.64],
      ],
      0.024,
      '#9fb2ba',
    )
    pen.slab(0.45, 0.04, 0.9, 0.3, '#ffffff', 0.12)
    pen.slab(-0.95, 0.1, 0.2, 0.5, '#e0a09a', 0.03)
  },
} satisfies Record<string, PlacePainter>
