// Grounds of other worlds.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { hills, poly, strand, windows } from './strokes.ts'

/** A dome with lit windows, on a ring. */
function habitat(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  colors: readonly [shade: string, light: string],
): void {
  pen.arch(x - size, y, size * 2, size * 1.04, colors[0])
  pen.arch(x - size * 0.92, y + size * 0.06, size * 1.4, size * 0.86, colors[1])
  pen.box(x - size * 1.06, y - size * 0.08, size * 2.12, size * 0.14, '#5f6873')
  for (const at of [-0.56, 0.56]) pen.disc(x + at * size, y + size * 0.34, size * 0.13, '#ffe08a')
  pen.slab(x - size * 0.2, y - size * 0.02, size * 0.4, size * 0.52, '#4f5965', size * 0.08)
  pen.slab(x - size * 0.13, y + size * 0.2, size * 0.26, size * 0.2, '#7fd0ff', size * 0.05)
}

function dish(pen: Pen, x: number, y: number, size: number): void {
  poly(pen, `${x - size * 0.3} ${y} ${x + size * 0.3} ${y} ${x} ${y + size}`, '#6b7480')
  pen.disc(x, y + size * 1.1, size * 0.62, '#aab4be', size * 0.5)
  pen.disc(x + size * 0.1, y + size * 1.16, size * 0.48, '#e4e9ee', size * 0.36)
  strand(
    pen,
    `${x + size * 0.1} ${y + size * 1.16} ${x + size * 0.62} ${y + size * 1.56}`,
    size * 0.08,
    '#6b7480',
  )
}

function rover(pen: Pen, x: number, y: number, size: number): void {
  pen.slab(x - size * 0.7, y + size * 0.2, size * 1.4, size * 0.34, '#d9dde2', size * 0.1)
  pen.slab(x - size * 0.1, y + size * 0.5, size * 0.6, size * 0.34, '#7fc4e6', size * 0.14)
  for (const at of [-0.5, 0, 0.5]) {
    pen.disc(x + at * size, y + size * 0.16, size * 0.2, '#2f343b')
    pen.disc(x + at * size, y + size * 0.16, size * 0.09, '#8a929c')
  }
  strand(
    pen,
    `${x - size * 0.5} ${y + size * 0.5} ${x - size * 0.5} ${y + size * 1.1}`,
    size * 0.05,
    '#8a929c',
  )
}

function crater(
  pen: Pen,
  x: number,
  y: number,
  wide: number,
  colors: readonly [rim: string, pit: string],
): void {
  pen.disc(x, y, wide, colors[0], wide * 0.26)
  pen.disc(x, y - wide * 0.03, wide * 0.82, colors[1], wide * 0.18)
}

export const otherWorlds = {
  'moon base'(pen) {
    pen.shell(['#04060f', '#141a2c'], ['#a2a4aa', '#5a5c64'])
    for (let star = 0; star < 60; star++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        pen.random.between(0.2, pen.wall),
        pen.random.between(0.004, 0.011),
        '#ffffff',
      )
    pen.disc(-0.5, Math.max(1.08, pen.wall * 0.72), 0.2, '#2f7ad9')
    for (const [x, y, r] of [
      [-0.58, 0.04, 0.07],
      [-0.44, -0.04, 0.08],
      [-0.5, 0.13, 0.04],
    ] as const)
      pen.disc(x, Math.max(1.08, pen.wall * 0.72) + y, r, '#5fb06a', r * 0.7)
    hills(pen, [0.1, 0.26, 0.12, 0.3, 0.14, 0.2], '#74767e')
    for (const [x, y, w] of [
      [-0.3, -0.16, 0.12],
      [0.4, -0.3, 0.16],
      [-0.7, -0.4, 0.2],
      [0.08, -0.5, 0.14],
    ] as const)
      crater(pen, x, y, w, ['#b9bbc0', '#6d6f77'])
    pen.box(-0.5, 0.02, 1.1, 0.12, '#c9ced4')
    for (let rib = 0; rib < 9; rib++) pen.box(-0.46 + rib * 0.12, 0.02, 0.02, 0.12, '#8f98a2')
    habitat(pen, 0, 0.02, 0.2, ['#b4bcc5', '#e8edf1'])
    habitat(pen, -0.64, -0.04, 0.3, ['#b4bcc5', '#f2f5f7'])
    habitat(pen, 0.66, -0.06, 0.34, ['#b4bcc5', '#f2f5f7'])
    dish(pen, 0.3, 0.02, 0.24)
    rover(pen, -0.36, -0.3, 0.17)
    for (const x of [-0.64, 0, 0.66]) pen.glow(x, 0.1, 0.4, '#ffe08a', 0.3)
  },
  'mars colony'(pen) {
    pen.shell(['#b5623f', '#f2b884'], ['#b8562f', '#6f2c18'])
    poly(
      pen,
      `${-pen.half} 0 ${-pen.half} 0.34 -0.7 0.3 -0.62 0.5 -0.34 0.48 -0.26 0.24 0 0.2 0.2 0.42 0.5 0.4 0.6 0.2 ${pen.half} 0.34 ${pen.half} 0`,
      '#9a4a30',
    )
    pen.disc(0.5, Math.max(1.16, pen.wall * 0.8), 0.08, '#fff2d8')
    pen.glow(0.5, Math.max(1.16, pen.wall * 0.8), 0.4, '#ffe6c0', 0.7)
    for (const [x, y, w] of [
      [-0.24, -0.2, 0.1],
      [0.34, -0.34, 0.14],
      [-0.72, -0.44, 0.18],
    ] as const)
      crater(pen, x, y, w, ['#cf7044', '#7a3018'])
    // Glass domes with gardens.
    for (const [x, y, size] of [
      [-0.64, -0.06, 0.4],
      [0.66, -0.06, 0.36],
      [0.02, 0.02, 0.22],
    ] as const) {
      pen.arch(x - size, y, size * 2, size * 1.1, '#9fd8e0')
      for (let bush = 0; bush < 6; bush++)
        pen.disc(
          x + (-0.7 + bush * 0.28) * size,
          y + 0.12 * size,
          size * 0.2,
          bush % 2 ? '#3f8a4a' : '#5aa85a',
          size * 0.18,
        )
      pen.box(x - size * 0.2, y, size * 0.4, size * 0.56, '#f2f4f6')
      windows(
        pen,
        { x: x - size * 0.2, y: y + size * 0.06, wide: size * 0.4, tall: size * 0.46 },
        { columns: 2, rows: 2 },
        ['#3f5f7a', '#ffe08a'],
      )
      for (const at of [-0.62, 0, 0.62])
        strand(
          pen,
          `${x + at * size} ${y} ${x + at * size * 0.8} ${y + size * 0.7} ${x} ${y + size * 1.08}`,
          0.01,
          '#e8f6f8',
        )
      strand(
        pen,
        `${x - size * 0.96} ${y + size * 0.5} ${x + size * 0.96} ${y + size * 0.5}`,
        0.01,
        '#e8f6f8',
      )
      pen.box(x - size * 1.05, y - size * 0.08, size * 2.1, size * 0.12, '#8a929c')
      poly(
        pen,
        `${x - size * 0.7} ${y + size * 0.3} ${x - size * 0.56} ${y + size * 0.3} ${x - size * 0.3} ${y + size * 0.86} ${x - size * 0.42} ${y + size * 0.82}`,
        '#ffffff66',
      )
    }
    for (const [x, y] of [[0.32, 0.06]] as const) {
      poly(
        pen,
        `${x - 0.07} ${y} ${x - 0.07} ${y + 0.46} ${x} ${y + 0.66} ${x + 0.07} ${y + 0.46} ${x + 0.07} ${y}`,
        '#f2f4f6',
      )
      poly(pen, `${x - 0.07} ${y + 0.46} ${x} ${y + 0.66} ${x + 0.07} ${y + 0.46}`, '#c2382f')
      for (const side of [-1, 1])
        poly(
          pen,
          `${x + side * 0.07} ${y + 0.16} ${x + side * 0.14} ${y - 0.02} ${x + side * 0.07} ${y}`,
          '#c2382f',
        )
      pen.disc(x, y + 0.36, 0.03, '#3f5f7a')
    }
    rover(pen, -0.3, -0.34, 0.16)
  },
  'underwater city'(pen) {
    pen.shell(['#0a3a6e', '#1f8ab0'], ['#3f7f8a', '#143a4a'])
    for (let beam = -2; beam <= 2; beam++)
      poly(
        pen,
        `${beam * 0.36 - 0.05} ${pen.wall} ${beam * 0.36 + 0.1} ${pen.wall} ${beam * 0.56 + 0.16} 0 ${beam * 0.56 - 0.16} 0`,
        '#2f96be',
      )
    hills(pen, [0.16, 0.3, 0.12, 0.24, 0.1, 0.3, 0.2], '#1a5f80')
    for (const [x, y, size] of [
      [0, 0.02, 0.42],
      [-0.7, -0.06, 0.36],
      [0.7, -0.08, 0.4],
    ] as const) {
      pen.arch(x - size, y, size * 2, size * 1.5, '#7fd8f0')
      pen.arch(x - size * 0.96, y, size * 1.92, size * 1.44, '#2a6f9a')
      for (const [at, tall, wide] of [
        [-0.66, 0.5, 0.26],
        [-0.36, 0.86, 0.28],
        [-0.04, 1.16, 0.3],
        [0.3, 0.74, 0.26],
        [0.6, 0.44, 0.22],
      ] as const) {
        pen.slab(x + at * size - (wide * size) / 2, y, wide * size, tall * size, '#d9e6ee', 0.02)
        windows(
          pen,
          {
            x: x + at * size - wide * size * 0.4,
            y: y + 0.04,
            wide: wide * size * 0.8,
            tall: tall * size - 0.08,
          },
          { columns: 2, rows: 4 },
          ['#5f8aa0', '#ffe08a'],
        )
      }
      strand(
        pen,
        `${x - size} ${y} ${x - size * 0.9} ${y + size * 0.9} ${x} ${y + size * 1.5} ${x + size * 0.9} ${y + size * 0.9} ${x + size} ${y}`,
        0.012,
        '#c4f0fb',
      )
      poly(
        pen,
        `${x - size * 0.8} ${y + size * 0.5} ${x - size * 0.68} ${y + size * 0.5} ${x - size * 0.3} ${y + size * 1.2} ${x - size * 0.42} ${y + size * 1.16}`,
        '#ffffff55',
      )
      pen.box(x - size * 1.04, y - 0.04, size * 2.08, 0.06, '#4a6a7a')
      pen.glow(x, y + size * 0.5, size * 1.5, '#8ff0ff', 0.3)
    }
    for (let fish = 0; fish < 9; fish++) {
      const [x, y] = [pen.random.between(-pen.half, pen.half), pen.random.between(0.66, pen.wall * 0.94)]
      const color = ['#f2a03c', '#f2d84a', '#f0608a'][fish % 3]!
      pen.disc(x, y, 0.045, color, 0.025)
      poly(pen, `${x + 0.035} ${y} ${x + 0.08} ${y + 0.026} ${x + 0.08} ${y - 0.026}`, color)
    }
    for (let bubble = 0; bubble < 24; bubble++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        pen.random.between(-0.2, pen.wall),
        pen.random.between(0.008, 0.02),
        '#c4f0fb88',
      )
    for (let weed = 0; weed < 12; weed++) {
      const x = -pen.half + (weed / 11) * pen.half * 2
      strand(
        pen,
        `${x} -0.3 ${x + 0.05} -0.14 ${x - 0.02} ${-0.02 + (weed % 3) * 0.06}`,
        0.03,
        weed % 2 ? '#2f9a6a' : '#d9608a',
      )
    }
  },
  'volcano crater'(pen) {
    pen.shell(['#2a1416', '#8a3020'], ['#3a2420', '#140c0c'])
    for (let puff = 0; puff < 12; puff++)
      pen.disc(
        pen.random.between(-0.7, 0.7),
        pen.wall * pen.random.between(0.56, 1),
        pen.random.between(0.16, 0.3),
        puff % 2 ? '#3a2628' : '#4a2f2c',
        0.14,
      )
    pen.glow(0, 0.2, 1.2, '#ff6a2a', 0.7)
    poly(pen, `${-pen.half} 0 ${-pen.half} 0.86 -0.84 0.7 -0.66 0.76 -0.5 0.4 -0.34 0.3 -0.2 0 `, '#2b1a18')
    poly(pen, `${pen.half} 0 ${pen.half} 0.9 0.8 0.78 0.64 0.62 0.5 0.44 0.3 0.3 0.22 0`, '#2b1a18')
    poly(pen, `-0.6 0 -0.3 0.3 0 0.24 0.34 0.3 0.6 0 0.4 -0.1 -0.4 -0.1`, '#40241e')
    for (const side of [-1, 1]) {
      strand(
        pen,
        `${side * 0.66} 0.7 ${side * 0.56} 0.42 ${side * 0.6} 0.2 ${side * 0.46} -0.06`,
        0.05,
        '#ff7a1e',
      )
      strand(
        pen,
        `${side * 0.66} 0.7 ${side * 0.56} 0.42 ${side * 0.6} 0.2 ${side * 0.46} -0.06`,
        0.02,
        '#ffe06a',
      )
    }
    pen.disc(0, -0.02, 0.8, '#c23a12', 0.18)
    pen.disc(0, -0.01, 0.74, '#ff7a1e', 0.15)
    pen.disc(0.06, 0, 0.5, '#ffb03c', 0.09)
    pen.disc(0.1, 0, 0.26, '#ffe88a', 0.045)
    for (let slab = 0; slab < 10; slab++) {
      const [x, y] = [pen.random.between(-0.6, 0.6), pen.random.between(-0.12, 0.08)]
      poly(pen, `${x} ${y} ${x + 0.08} ${y + 0.02} ${x + 0.14} ${y} ${x + 0.06} ${y - 0.025}`, '#4a1f14')
    }
    for (const [x, top] of [
      [-0.24, 0.5],
      [0.2, 0.62],
      [0.02, 0.4],
    ] as const) {
      strand(pen, `${x} 0.02 ${x + 0.03} ${top * 0.6} ${x - 0.02} ${top}`, 0.045, '#ff8a2a')
      pen.disc(x - 0.02, top + 0.04, 0.045, '#ffd04f')
      pen.glow(x, top, 0.2, '#ffb03c', 0.7)
    }
    for (let ember = 0; ember < 34; ember++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        pen.random.between(0.1, pen.wall),
        pen.random.between(0.006, 0.016),
        '#ffc45a',
      )
    for (let rock = 0; rock < 14; rock++) {
      const [x, y] = [pen.random.between(-pen.half, pen.half), -pen.random.between(0.22, pen.floor)]
      const size = 0.05 - y * 0.09
      poly(
        pen,
        `${x - size} ${y} ${x - size * 0.5} ${y + size * 0.7} ${x + size * 0.4} ${y + size * 0.6} ${x + size} ${y}`,
        '#2f1f1c',
      )
      poly(
        pen,
        `${x - size * 0.5} ${y + size * 0.7} ${x + size * 0.4} ${y + size * 0.6} ${x} ${y + size * 0.3}`,
        '#8a3a20',
      )
    }
  },
} satisfies Record<string, PlacePainter>
