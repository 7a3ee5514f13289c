// Places of everyday life: parks, bus stops, hair salons, workshops, and the cockpit of a plane.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { hills, poly, tree } from './strokes.ts'

const greens = [
  ['#3f7d45', '#63a858'],
  ['#4a8a3f', '#7cba5a'],
  ['#2f6b4a', '#559a63'],
] as const

function lamp(pen: Pen, x: number, y: number, tall: number): void {
  pen.box(x - 0.012, y, 0.024, tall, '#2f3440')
  poly(
    pen,
    `${x - 0.05} ${y + tall + 0.12} ${x + 0.05} ${y + tall + 0.12} ${x + 0.035} ${y + tall} ${x - 0.035} ${y + tall}`,
    '#ffe9a0',
  )
  pen.glow(x, y + tall + 0.06, 0.24, '#ffdf9a', 0.4)
}

function parkBench(pen: Pen, x: number, y: number): void {
  for (const leg of [0.03, 0.31]) pen.box(x + leg, y, 0.025, 0.12, '#2f3440')
  pen.slab(x, y + 0.1, 0.37, 0.03, '#9a6a3f', 0.01)
  pen.slab(x, y + 0.16, 0.37, 0.035, '#9a6a3f', 0.01)
  pen.slab(x, y + 0.22, 0.37, 0.035, '#8a5a32', 0.01)
}

export const everydayGrounds = {
  'city park'(pen) {
    pen.shell(['#7fbce6', '#e6f3ee'], ['#7fb658', '#5a8f41'])
    hills(pen, [0.2, 0.28, 0.22, 0.3, 0.2], '#8fbf8a')
    for (let afar = 0; afar < 9; afar++)
      tree(pen, -pen.half + (afar / 8) * pen.half * 2, 0, 0.3, greens[afar % 3]!)
    poly(pen, `-0.08 0 0.1 0 0.62 ${-pen.floor} -0.66 ${-pen.floor}`, '#d9c8a4')
    for (const side of [-1, 1]) {
      tree(pen, side * 0.62, -0.05, 0.72, greens[side > 0 ? 0 : 1])
      tree(pen, side * (pen.half - 0.03), -0.12, 1.04, greens[side > 0 ? 1 : 2])
      lamp(pen, side * 0.3, -0.04, 0.52)
    }
    parkBench(pen, -0.78, -0.14)
    parkBench(pen, 0.42, -0.14)
    for (let blade = 0; blade < 40; blade++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        -pen.random.between(0.02, pen.floor),
        0.009,
        pen.random.pick(['#f6f2e6', '#f2c94f', '#9ccf6a']),
      )
  },
  'bus stop'(pen) {
    pen.shell(['#8fc0e8', '#f6ead4'], ['#7d8088', '#4a4d56'])
    pen.across(0.42, (x, index) => {
      const tall = 0.7 + ((index * 5) % 4) * 0.15
      pen.box(x, 0.04, 0.41, tall, ['#b8a08a', '#a9b4bf', '#c9b08f', '#9aa8a0'][index % 4]!)
      for (let row = 0; row * 0.22 + 0.16 < tall - 0.1; row++)
        for (const at of [0.06, 0.24]) pen.box(x + at, 0.16 + row * 0.22, 0.1, 0.13, '#6f8aa3')
    })
    pen.box(-pen.half, -0.1, pen.half * 2, 0.15, '#b9b5ad')
    pen.box(-pen.half, -0.12, pen.half * 2, 0.03, '#8a867e')
    pen.slab(-0.72, 0.92, 1.2, 0.08, '#2f5f8f', 0.02)
    pen.box(-0.66, -0.02, 1.08, 0.94, '#cfe6f0')
    for (const post of [-0.7, -0.14, 0.42]) pen.box(post, -0.05, 0.035, 1, '#39485c')
    pen.slab(-0.6, 0.16, 0.5, 0.05, '#9a6a3f', 0.01)
    for (const leg of [-0.55, -0.18]) pen.box(leg, -0.05, 0.03, 0.22, '#39485c')
    pen.slab(0.0, 0.24, 0.32, 0.5, '#f4f1e8', 0.02)
    pen.slab(0.03, 0.4, 0.26, 0.3, '#e8843f', 0.02)
    pen.box(0.7, -0.06, 0.03, 1.1, '#5f6977')
    pen.slab(0.6, 0.78, 0.24, 0.3, '#2f6fc4', 0.03)
    pen.slab(0.64, 0.88, 0.16, 0.11, '#f4f6f8', 0.03)
    pen.box(0.66, 0.91, 0.12, 0.05, '#2f6fc4')
    for (const wheel of [0.68, 0.76]) pen.disc(wheel, 0.875, 0.018, '#f4f6f8')
    for (let dash = -3; dash <= 3; dash++)
      poly(
        pen,
        `${dash * 0.36} -0.34 ${dash * 0.36 + 0.16} -0.34 ${dash * 0.42 + 0.2} -0.4 ${dash * 0.42} -0.4`,
        '#e6e3d8',
      )
  },
  salon(pen) {
    pen.shell(['#f3e4e0', '#f8efe9'], ['#c9b8ae', '#94847b'])
    pen.tiles('#b3a197', 6)
    pen.across(0.56, (x, index) => {
      pen.slab(x + 0.09, 0.36, 0.38, 0.72, '#c9a24f', 0.12)
      pen.slab(x + 0.115, 0.385, 0.33, 0.67, '#cfe3ec', 0.1)
      poly(pen, `${x + 0.16} 0.5 ${x + 0.3} 1 ${x + 0.36} 1 ${x + 0.22} 0.5`, '#e8f3f7')
      for (let bulb = 0; bulb < 4; bulb++) pen.disc(x + 0.14 + bulb * 0.093, 1.13, 0.02, '#fff2c4')
      pen.glow(x + 0.28, 1.13, 0.3, '#fff0c0', 0.45)
      pen.slab(x + 0.02, 0.24, 0.52, 0.06, '#8a5f57', 0.02)
      for (let bottle = 0; bottle < 4; bottle++)
        pen.slab(
          x + 0.1 + bottle * 0.1,
          0.3,
          0.045,
          0.1,
          ['#d9758a', '#7fb8a8', '#e0b04f', '#8f7fc4'][(bottle + index) % 4]!,
          0.015,
        )
      pen.slab(x + 0.17, 0.02, 0.2, 0.16, '#3a3f4c', 0.04)
      pen.box(x + 0.25, -0.1, 0.04, 0.14, '#b9c0ca')
    })
  },
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
