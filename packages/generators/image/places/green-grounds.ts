// Parks, gardens, playgrounds and streets of houses.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { cottage, hills, poly, strand, tree } from './strokes.ts'

const leaves = ['#4f8f45', '#7fb85e'] as const
const blossoms = ['#e2557a', '#f2c23f', '#f4f0ea', '#a86fd0', '#f08a3c'] as const

/** A way that comes towards the viewer. */
function pathway(pen: Pen, far: number, near: number, color: string): void {
  poly(pen, `${-far} 0 ${far} 0 ${near} ${-pen.floor} ${-near} ${-pen.floor}`, color)
}

/** Small flowers in a bed, the nearer the larger. */
function strewFlowers(pen: Pen, from: number, to: number, rows: readonly [far: number, near: number]): void {
  for (let flower = 0; flower < 46; flower++) {
    const near = pen.random.next() ** 0.8
    const y = rows[0] + (rows[1] - rows[0]) * near
    const x = pen.random.between(from, to)
    const size = 0.02 + near * 0.022
    pen.line(
      [
        [x, y],
        [x, y + size * 2.4],
      ],
      0.008,
      '#3f7a38',
    )
    pen.disc(x, y + size * 2.6, size, pen.random.pick(blossoms))
    pen.disc(x, y + size * 2.6, size * 0.36, '#8a5a1f')
  }
}

function lantern(pen: Pen, x: number, tall: number): void {
  pen.box(x - 0.014, -0.04, 0.028, tall, '#2f3a3a')
  pen.slab(x - 0.06, tall - 0.06, 0.12, 0.15, '#fff0c0', 0.03)
  pen.box(x - 0.075, tall + 0.08, 0.15, 0.03, '#2f3a3a')
  pen.glow(x, tall, 0.4, '#ffe3a0', 0.35)
}

export const greenGrounds = {
  park(pen) {
    pen.shell(['#7fbfe8', '#e4f3f2'], ['#86bf5c', '#568f3c'])
    hills(pen, [0.2, 0.32, 0.22, 0.3, 0.2], '#9dc98a')
    pen.across(0.3, (x, index) => tree(pen, x + 0.1, 0.02, 0.36 + (index % 3) * 0.06, ['#6aa457', '#8cc06c']))
    pen.box(-pen.half, -0.02, pen.half * 2, 0.05, '#79b553')
    pathway(pen, 0.1, 0.9, '#dcc79c')
    strand(pen, `-0.1 0 -0.9 ${-pen.floor}`, 0.02, '#b99f70')
    strand(pen, `0.1 0 0.9 ${-pen.floor}`, 0.02, '#b99f70')
    for (const side of [-1, 1]) {
      lantern(pen, side * 0.42, 0.62)
      tree(pen, side * (pen.half - 0.16), -0.1, 1.3, leaves)
      pen.disc(side * (pen.half - 0.1), -0.14, 0.26, '#4a8440', 0.12)
    }
  },
  garden(pen) {
    pen.shell(['#8cc8ea', '#f2f6e2'], ['#8cc463', '#5c9a40'])
    pen.across(0.24, (x, index) => pen.disc(x + 0.12, 0.3, 0.2, index % 2 ? '#4a8a44' : '#3f7a3c', 0.26))
    pen.across(0.13, (x) => {
      pen.slab(x + 0.02, -0.02, 0.09, 0.36, '#f6f3ea', 0.03)
      poly(pen, `${x + 0.02} 0.32 ${x + 0.065} 0.4 ${x + 0.11} 0.32`, '#f6f3ea')
    })
    pen.box(-pen.half, 0.08, pen.half * 2, 0.035, '#e6e0d2')
    pen.box(-pen.half, 0.22, pen.half * 2, 0.035, '#e6e0d2')
    for (const side of [-1, 1]) {
      const edge = side * pen.half
      poly(
        pen,
        `${edge} -0.06 ${side * 0.28} -0.06 ${side * 0.62} ${-pen.floor * 0.96} ${edge} ${-pen.floor * 0.96}`,
        '#6b4a30',
      )
      const [left, right] = side < 0 ? [-pen.half, -0.5] : [0.5, pen.half]
      strewFlowers(pen, left, right, [-0.08, -pen.floor * 0.86])
      pen.line(
        [
          [side * 0.74, 0],
          [side * 0.74, 1.1],
        ],
        0.03,
        '#8a6238',
      )
    }
    for (let rose = 0; rose < 34; rose++) {
      const angle = (rose / 33) * Math.PI
      const [x, y] = [Math.cos(angle) * 0.74, 1.05 + Math.sin(angle) * 0.36]
      pen.disc(x, y, 0.09, '#4f8a45')
      if (rose % 2 === 0) pen.disc(x + 0.02, y + 0.02, 0.04, blossoms[(rose / 2) % 2 ? 0 : 2])
    }
    pathway(pen, 0.12, 0.42, '#d9cdb4')
  },
  playground(pen) {
    pen.shell(['#86c6ee', '#e8f4f0'], ['#d9b884', '#b98f58'])
    pen.across(0.3, (x, index) => tree(pen, x + 0.1, 0, 0.42 + (index % 2) * 0.08, ['#6aa457', '#8cc06c']))
    const slide = -pen.half + 0.16
    for (const x of [slide, slide + 0.26]) pen.box(x, -0.1, 0.03, 1.24, '#e0563c')
    for (let rung = 0; rung < 7; rung++) pen.box(slide, rung * 0.12, 0.28, 0.025, '#f2c23f')
    poly(
      pen,
      `${slide + 0.26} 0.92 ${slide + 0.36} 0.92 ${slide + 0.86} -0.08 ${slide + 0.7} -0.14`,
      '#2f8fd0',
    )
    poly(pen, `${slide - 0.06} 1.12 ${slide + 0.15} 1.38 ${slide + 0.35} 1.12`, '#3fa05a')
    const swing = pen.half - 0.62
    strand(
      pen,
      `${swing} -0.12 ${swing + 0.1} 1.2 ${swing + 0.66} 1.2 ${swing + 0.76} -0.12`,
      0.04,
      '#e0563c',
    )
    for (const x of [swing + 0.24, swing + 0.48]) {
      strand(pen, `${x - 0.07} 1.2 ${x - 0.07} 0.3`, 0.01, '#4a4f5a')
      strand(pen, `${x + 0.07} 1.2 ${x + 0.07} 0.3`, 0.01, '#4a4f5a')
      pen.box(x - 0.1, 0.27, 0.2, 0.035, '#2f8fd0')
    }
    pen.disc(0, -pen.floor * 0.5, 0.8, '#e9d3a2', 0.14)
  },
  suburb(pen) {
    pen.shell(['#7fc0ea', '#eaf4ee'], ['#7fbc58', '#5a9440'])
    pen.across(0.78, (x, index) => {
      const walls = ['#f0e4cc', '#cfdfe6', '#f2d8c4', '#dfe6cf'] as const
      cottage(pen, x + 0.08, 0.02, 0.6, [walls[index % 4]!, index % 2 ? '#8c4a3a' : '#55607a'])
      tree(pen, x + 0.76, 0, 0.4, leaves)
    })
    pen.across(0.1, (x) => pen.slab(x + 0.02, -0.1, 0.055, 0.17, '#fbf9f2', 0.02))
    pen.box(-pen.half, -0.02, pen.half * 2, 0.025, '#e9e5d8')
    pen.box(-pen.half, -pen.floor * 0.42, pen.half * 2, pen.floor * 0.12, '#d3cfc6')
    pen.box(-pen.half, -pen.floor, pen.half * 2, pen.floor * 0.58, '#5f626b')
    pen.across(0.4, (x) => pen.box(x, -pen.floor * 0.82, 0.2, 0.02, '#e8e3c8'))
  },
  waterfall(pen) {
    pen.shell(['#a9d4ea', '#dff0ea'], ['#3f9ab0', '#206a80'])
    poly(pen, `${-pen.half} 0 ${-pen.half} ${pen.wall} -0.3 ${pen.wall} -0.38 0`, '#5f6b5a')
    poly(pen, `${pen.half} 0 ${pen.half} ${pen.wall} 0.3 ${pen.wall} 0.42 0`, '#56624f')
    pen.box(-0.4, 0, 0.84, pen.wall, '#dff2fa')
    for (let thread = 0; thread < 46; thread++) {
      const x = pen.random.between(-0.36, 0.38)
      const top = pen.random.between(0.2, pen.wall)
      pen.box(
        x,
        Math.max(0, top - pen.random.between(0.2, 0.7)),
        0.016,
        0.4,
        thread % 3 ? '#ffffff' : '#a9d6ea',
      )
    }
    for (let bush = 0; bush < 26; bush++) {
      const side = bush % 2 ? 1 : -1
      const x = side * pen.random.between(0.42, pen.half)
      pen.disc(x, pen.random.between(0.1, pen.wall), pen.random.between(0.06, 0.17), leaves[bush % 3 ? 0 : 1])
    }
    for (let foam = 0; foam < 24; foam++)
      pen.disc(pen.random.between(-0.52, 0.54), pen.random.between(-0.06, 0.05), 0.09, '#f4fbfd', 0.06)
    pen.glow(0, 0.1, 0.7, '#ffffff', 0.5)
    for (const side of [-1, 1]) pen.disc(side * pen.half, -pen.floor, 0.6, '#6f7468', 0.3)
    pen.disc(0, -pen.floor, 0.9, '#7c8274', pen.floor * 0.42)
  },
} satisfies Record<string, PlacePainter>
