// Grounds at the edges of towns, and where people pray and look at beasts.

import type { PlacePainter } from './furnish.ts'
import { letters } from './letters.ts'
import type { Pen } from './pen.ts'
import { hills, poly, strand, tree } from './strokes.ts'
import { onionDome } from './world-grounds.ts'

export const edgeGrounds = {
  zoo(pen) {
    pen.shell(['#7fc4ee', '#eaf6ea'], ['#d9c49a', '#a88f60'])
    for (let crown = 0; crown < 9; crown++)
      tree(pen, -pen.half + crown * pen.half * 0.25, 0.02, 0.66, ['#4f8a48', '#70ac5c'])
    for (const side of [-1, 1]) giraffe(pen, side * 0.5, 0.06, 0.94, side)
    for (const x of [-pen.half + 0.2, pen.half - 0.2]) elephant(pen, x, 0.02, 0.26)
    pen.across(0.07, (x) => pen.box(x, -0.06, 0.014, 0.3, '#5a4632'))
    for (const y of [0.02, 0.2]) pen.box(-pen.half, y, pen.half * 2, 0.024, '#6f5840')
    // The gate.
    for (const side of [-1, 1]) {
      pen.box(side * 0.34 - 0.06, -0.1, 0.12, 0.8, '#8a5f3a')
      pen.box(side * 0.34 - 0.08, 0.66, 0.16, 0.06, '#6a4526')
    }
    pen.box(-0.28, -0.08, 0.56, 0.4, '#d9c49a')
    pen.slab(-0.4, 0.7, 0.8, 0.3, '#3f8a4a', 0.06)
    pen.slab(-0.37, 0.73, 0.74, 0.24, '#f6e6b8', 0.05)
    letters(pen, 'ZOO', 0, 0.77, 0.17, '#c2562f')
    poly(pen, `-0.26 -0.08 0.26 -0.08 0.6 ${-pen.floor} -0.6 ${-pen.floor}`, '#e6d6b0')
  },
  motel(pen) {
    pen.shell(['#27305f', '#e0787a'], ['#5a5664', '#34323c'])
    hills(pen, [0.14, 0.24, 0.12, 0.2, 0.16], '#4a3f64')
    pen.box(-pen.half, 0, pen.half * 2, 0.36, '#d9b49a')
    pen.across(0.44, (x) => {
      pen.box(x + 0.05, 0, 0.13, 0.27, '#3f8f8a')
      pen.disc(x + 0.155, 0.13, 0.01, '#f2d24a')
      pen.box(x + 0.23, 0.1, 0.17, 0.15, '#ffdf8a')
      pen.box(x + 0.23, 0.1, 0.05, 0.15, '#c2783f')
      pen.glow(x + 0.31, 0.16, 0.2, '#ffd86a', 0.5)
      pen.box(x + 0.01, 0, 0.025, 0.36, '#a8705f')
    })
    poly(pen, `${-pen.half} 0.36 ${pen.half} 0.36 ${pen.half} 0.46 ${-pen.half} 0.44`, '#b0433f')
    pen.box(-pen.half, -0.03, pen.half * 2, 0.03, '#8a8490')
    // The sign by the road.
    for (const x of [-0.66, -0.42]) pen.box(x, -0.12, 0.04, 1.14, '#8f98a4')
    pen.slab(-0.94, 0.72, 0.8, 0.32, '#1f6f7a', 0.05)
    pen.slab(-0.91, 0.75, 0.74, 0.26, '#123f4a', 0.04)
    letters(pen, 'MOTEL', -0.54, 0.81, 0.14, '#ff5a8a')
    pen.glow(-0.54, 0.88, 0.6, '#ff5a8a', 0.5)
    poly(pen, '-0.24 1.2 -0.02 0.94 -0.14 0.94 -0.02 0.74 -0.3 1.0 -0.18 1.0', '#ffd04f')
    pen.slab(-0.78, 0.54, 0.48, 0.14, '#f2ead6', 0.02)
    letters(pen, 'ROOMS', -0.54, 0.575, 0.07, '#b0433f')
    parkedCar(pen, 0.56, -0.22, 0.4, '#3f8fb0')
    for (let line = -3; line <= 3; line++)
      strand(pen, `${line * 0.36} -0.1 ${line * 0.56} ${-Math.min(0.5, pen.floor)}`, 0.014, '#c9c4b4')
  },
  junkyard(pen) {
    pen.shell(['#a8b4b8', '#e6d8bc'], ['#8f7a5c', '#5a4a38'])
    hills(pen, [0.3, 0.5, 0.36, 0.54, 0.3, 0.46, 0.36], '#8a8078')
    const paints = ['#a8443a', '#4a7290', '#c9943c', '#6a8a5a', '#8a7f78', '#b5684a'] as const
    for (const side of [-1, 1])
      for (let row = 0; row < 4; row++)
        for (let stack = 0; stack < 2; stack++)
          if (row < 4 - stack)
            wreck(
              pen,
              side * (pen.half - 0.24 - stack * 0.42) + (row % 2) * 0.03,
              -0.08 + row * 0.24,
              0.24,
              paints[(row * 2 + stack + (side > 0 ? 3 : 0)) % 6]!,
            )
    for (let tyre = 0; tyre < 7; tyre++) {
      const [x, y] = [-0.22 + (tyre % 4) * 0.13 + (tyre > 3 ? 0.065 : 0), 0.04 + (tyre > 3 ? 0.1 : 0)]
      pen.disc(x, y, 0.075, '#25262a')
      pen.disc(x, y, 0.035, '#6a655c')
    }
    // A crane with a magnet.
    strand(pen, `0.16 0 -0.12 ${1.24}`, 0.045, '#d9a22f')
    strand(pen, `-0.12 1.24 0.34 1.1`, 0.03, '#d9a22f')
    strand(pen, '0.3 1.1 0.3 0.84', 0.012, '#2b2b33')
    pen.slab(0.2, 0.76, 0.2, 0.08, '#5a636c', 0.03)
    wreck(pen, 0.3, 0.56, 0.2, '#a8443a')
    for (let scrap = 0; scrap < 22; scrap++) {
      const [x, y] = [pen.random.between(-pen.half, pen.half), -pen.random.between(0.08, pen.floor)]
      poly(
        pen,
        `${x} ${y} ${x + 0.06} ${y + 0.03} ${x + 0.1} ${y - 0.01} ${x + 0.03} ${y - 0.02}`,
        pen.random.pick(['#8a8f94', '#a8683a', '#6b7078']),
      )
    }
  },
  slum(pen) {
    pen.shell(['#a8c4d0', '#f2e0c0'], ['#a08560', '#6a5438'])
    const paints = ['#8fa8a8', '#b5704a', '#6a8fae', '#c99a5a', '#8a7a6a', '#7a9a78', '#b58a8a'] as const
    for (let row = 2; row >= 0; row--)
      pen.across(0.36 - row * 0.06, (x, index) => {
        const size = 0.36 - row * 0.06
        const [y, tall] = [row * 0.25, size * (0.8 + ((index * 7 + row) % 3) * 0.14)]
        const color = paints[(index * 3 + row * 2) % 7]!
        pen.box(x, y, size, tall, color)
        for (let rib = 1; rib < 8; rib++) pen.box(x + (rib / 8) * size, y, 0.006, tall, '#00000022')
        poly(
          pen,
          `${x - 0.02} ${y + tall} ${x + size + 0.03} ${y + tall + 0.03} ${x + size + 0.03} ${y + tall + 0.07} ${x - 0.02} ${y + tall + 0.04}`,
          (index + row) % 2 ? '#8a5a40' : '#7f868c',
        )
        pen.box(x + size * 0.14, y, size * 0.26, tall * 0.56, '#3f2f24')
        pen.box(x + size * 0.58, y + tall * 0.34, size * 0.28, tall * 0.26, index % 3 ? '#2f2a28' : '#ffdf9a')
        if (index % 2) pen.box(x + size * 0.2, y + tall * 0.66, size * 0.3, tall * 0.16, '#c9c0b0')
      })
    for (let wire = 0; wire < 4; wire++)
      strand(
        pen,
        `${-pen.half} ${0.9 + wire * 0.05} ${-0.2 + wire * 0.1} ${0.78 + wire * 0.07} ${pen.half} ${1.0 + wire * 0.04}`,
        0.006,
        '#2f2a28',
      )
    strand(pen, '-0.5 0 -0.5 1.16', 0.03, '#5a4632')
    strand(pen, '-0.62 1.06 -0.38 1.06', 0.02, '#5a4632')
    strand(pen, `${-pen.half} 0.44 -0.2 0.36 0.3 0.42`, 0.006, '#e6e0d4')
    for (let cloth = 0; cloth < 6; cloth++)
      pen.slab(
        -0.86 + cloth * 0.18,
        0.24,
        0.12,
        0.15,
        ['#e0603c', '#f4f0e6', '#3f8fb0', '#f2c23f', '#d9608a', '#f4f0e6'][cloth]!,
        0.01,
      )
    poly(pen, `0.02 0 0.1 0 0.3 ${-pen.floor} -0.1 ${-pen.floor}`, '#7f8a78')
    for (const x of [-0.7, 0.62]) {
      pen.slab(x - 0.1, -0.2, 0.2, 0.26, '#3f7fae', 0.03)
      pen.disc(x, 0.06, 0.1, '#2f6890', 0.03)
    }
  },
  shrine(pen) {
    pen.shell(['#a8cfe0', '#f6ece0'], ['#b5ada0', '#7f776a'])
    pen.disc(0, 0, 0.5, '#9fb8c8', 0.7)
    poly(pen, '-0.12 0.62 0 0.72 0.12 0.62 0.06 0.58 0 0.64 -0.06 0.58', '#f4f8fa')
    for (let fir = 0; fir < 9; fir++) {
      const x = -pen.half + (fir / 8) * pen.half * 2
      if (Math.abs(x) < 0.36) continue
      pen.box(x - 0.04, 0, 0.08, pen.wall, '#6a4a38')
      for (let tier = 0; tier < 4; tier++)
        pen.disc(x, 0.4 + tier * 0.34, 0.26, tier % 2 ? '#3f6a48' : '#4a7a52', 0.2)
    }
    pen.box(-0.16, 0, 0.32, 0.22, '#8a3f30')
    poly(pen, '-0.3 0.22 -0.2 0.36 0.2 0.36 0.3 0.22 0.34 0.25 0.24 0.22 -0.24 0.22 -0.34 0.25', '#4a5a5f')
    pen.box(-0.06, 0, 0.12, 0.18, '#3a1f18')
    // The gate.
    for (const side of [-1, 1]) {
      poly(
        pen,
        `${side * 0.47} -0.16 ${side * 0.58} -0.16 ${side * 0.52} 0.96 ${side * 0.43} 0.96`,
        '#d9402f',
      )
      pen.box(side * 0.525 - 0.08, -0.2, 0.16, 0.1, '#2b2326')
    }
    pen.box(-0.62, 0.72, 1.24, 0.08, '#d9402f')
    pen.box(-0.05, 0.78, 0.1, 0.16, '#2b2326')
    pen.box(-0.035, 0.8, 0.07, 0.12, '#e6bf4a')
    poly(pen, '-0.84 1.1 -0.7 0.93 0.7 0.93 0.84 1.1 0.6 1.03 -0.6 1.03', '#d9402f')
    poly(pen, '-0.86 1.16 -0.82 1.09 -0.6 1.02 0.6 1.02 0.82 1.09 0.86 1.16 0.6 1.09 -0.6 1.09', '#2b2326')
    strand(pen, '-0.45 0.7 -0.2 0.6 0 0.57 0.2 0.6 0.45 0.7', 0.035, '#e6d6a8')
    for (const x of [-0.28, -0.06, 0.16])
      poly(
        pen,
        `${x} 0.58 ${x + 0.06} 0.58 ${x + 0.02} 0.5 ${x + 0.07} 0.44 ${x - 0.01} 0.42 ${x - 0.02} 0.5`,
        '#ffffff',
      )
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.16)
      pen.box(x - 0.05, -0.2, 0.1, 0.3, '#8f8a82')
      pen.box(x - 0.12, 0.08, 0.24, 0.18, '#a8a298')
      pen.box(x - 0.06, 0.11, 0.12, 0.11, '#ffe08a')
      poly(pen, `${x - 0.2} 0.26 ${x} 0.42 ${x + 0.2} 0.26`, '#8f8a82')
      pen.glow(x, 0.17, 0.3, '#ffd86a', 0.5)
    }
    for (let step = 1; step < 6; step++)
      pen.box(-0.3 - step * 0.05, -0.02 - step * step * 0.018, 0.6 + step * 0.1, 0.018, '#948c80')
  },
  mosque(pen) {
    pen.shell(['#6fb0dc', '#fbe8d0'], ['#e0d4bc', '#a8997c'])
    pen.tiles('#c4b696', 6)
    const [stone, shade] = ['#f2ead8', '#d3c6a8'] as const
    for (const side of [-1, 1])
      for (const at of [pen.half - 0.12, 0.5]) {
        const x = side * at
        const tall = at > 0.6 ? 1.06 : 0.9
        pen.box(x - 0.045, 0, 0.09, tall, stone)
        pen.box(x + 0.01, 0, 0.035, tall, shade)
        for (const y of [0.5, 0.78]) pen.box(x - 0.07, y * tall, 0.14, 0.04, shade)
        poly(pen, `${x - 0.055} ${tall} ${x} ${tall + 0.24} ${x + 0.055} ${tall}`, '#3f8f9a')
        strand(pen, `${x} ${tall + 0.22} ${x} ${tall + 0.32}`, 0.012, '#d9b24a')
      }
    pen.box(-pen.half, 0, pen.half * 2, 0.4, stone)
    pen.box(-pen.half, 0.38, pen.half * 2, 0.05, shade)
    pen.across(0.22, (x) => {
      pen.arch(x + 0.03, 0, 0.16, 0.32, shade)
      pen.arch(x + 0.05, 0, 0.12, 0.28, '#4a6a7a')
    })
    pen.box(-0.36, 0, 0.72, 0.62, stone)
    for (const side of [-1, 1]) onionDome(pen, side * 0.28, 0.58, 0.26, '#3f8f9a', '#6fb8c0')
    onionDome(pen, 0, 0.6, 0.62, '#2f7f8c', '#5aaab4')
    pen.disc(0.0, 1.4, 0.05, '#e6bf4a')
    pen.disc(0.022, 1.415, 0.04, '#dfe6e2')
    pen.box(-0.24, 0, 0.48, 0.5, '#3f8f9a')
    pen.box(-0.2, 0, 0.4, 0.46, stone)
    pen.arch(-0.14, 0, 0.28, 0.42, '#2a4a5a')
    for (let tile = 0; tile < 8; tile++) pen.disc(-0.21 + tile * 0.06, 0.48, 0.016, '#e6bf4a')
    pen.disc(0, -0.28, 0.26, '#c9bda0', 0.06)
    pen.disc(0, -0.26, 0.22, '#5aaab4', 0.045)
  },
} satisfies Record<string, PlacePainter>

function giraffe(pen: Pen, x: number, y: number, tall: number, side: number): void {
  const at = (across: number, up: number): string => `${x + side * across * tall} ${y + up * tall}`
  poly(
    pen,
    [
      at(-0.06, 0.3),
      at(0.02, 0.84),
      at(-0.01, 0.92),
      at(-0.14, 0.88),
      at(-0.15, 0.93),
      at(-0.02, 1),
      at(0.06, 0.98),
      at(0.1, 0.84),
      at(0.12, 0.4),
      at(0.3, 0.34),
      at(0.3, 0),
      at(0.26, 0),
      at(0.24, 0.2),
      at(0.02, 0.2),
      at(0, 0),
      at(-0.04, 0),
    ].join(' '),
    '#e6b45a',
  )
  for (const [across, up, size] of [
    [0.04, 0.5, 0.026],
    [0.07, 0.62, 0.022],
    [0.05, 0.74, 0.02],
    [0.1, 0.3, 0.03],
    [0.2, 0.28, 0.028],
    [0.02, 0.38, 0.024],
  ] as const)
    pen.disc(x + side * across * tall, y + up * tall, size * tall, '#a86a34')
  for (const horn of [0.01, 0.05]) strand(pen, `${at(horn, 0.98)} ${at(horn, 1.05)}`, 0.016, '#8a5a2e')
  pen.disc(x - side * 0.03 * tall, y + 0.945 * tall, 0.011, '#22180f')
}

function elephant(pen: Pen, x: number, y: number, size: number): void {
  pen.disc(x, y + size * 0.7, size * 0.62, '#8f98a2', size * 0.46)
  for (const at of [-0.4, -0.14, 0.16, 0.4])
    pen.slab(x + at * size - size * 0.1, y, size * 0.2, size * 0.6, '#7f8892', size * 0.06)
  const side = x < 0 ? 1 : -1
  pen.disc(x + side * size * 0.6, y + size * 0.86, size * 0.36, '#9aa3ad')
  pen.disc(x + side * size * 0.38, y + size * 0.86, size * 0.26, '#7f8892', size * 0.34)
  strand(
    pen,
    `${x + side * size * 0.86} ${y + size * 0.8} ${x + side * size} ${y + size * 0.4} ${x + side * size * 1.12} ${y + size * 0.3}`,
    size * 0.14,
    '#9aa3ad',
  )
  pen.disc(x + side * size * 0.7, y + size * 0.94, size * 0.04, '#20242a')
}

function parkedCar(pen: Pen, x: number, y: number, size: number, color: string): void {
  pen.slab(x - size, y + size * 0.2, size * 2, size * 0.4, color, size * 0.14)
  poly(
    pen,
    `${x - size * 0.6} ${y + size * 0.56} ${x - size * 0.36} ${y + size * 0.92} ${x + size * 0.36} ${y + size * 0.92} ${x + size * 0.64} ${y + size * 0.56}`,
    color,
  )
  poly(
    pen,
    `${x - size * 0.46} ${y + size * 0.58} ${x - size * 0.28} ${y + size * 0.85} ${x - size * 0.04} ${y + size * 0.85} ${x - size * 0.04} ${y + size * 0.58}`,
    '#cfe6f2',
  )
  poly(
    pen,
    `${x + size * 0.5} ${y + size * 0.58} ${x + size * 0.3} ${y + size * 0.85} ${x + size * 0.04} ${y + size * 0.85} ${x + size * 0.04} ${y + size * 0.58}`,
    '#cfe6f2',
  )
  for (const at of [-0.56, 0.56]) {
    pen.disc(x + at * size, y + size * 0.2, size * 0.22, '#1f2228')
    pen.disc(x + at * size, y + size * 0.2, size * 0.1, '#c3c9d0')
  }
  pen.disc(x - size * 0.96, y + size * 0.42, size * 0.06, '#fff2c0')
}

/** A car that was pressed flat. */
function wreck(pen: Pen, x: number, y: number, size: number, color: string): void {
  poly(
    pen,
    `${x - size} ${y} ${x - size * 0.96} ${y + size * 0.5} ${x - size * 0.56} ${y + size * 0.54} ${x - size * 0.4} ${y + size * 0.86} ${x + size * 0.3} ${y + size * 0.8} ${x + size * 0.56} ${y + size * 0.5} ${x + size} ${y + size * 0.42} ${x + size * 0.96} ${y}`,
    color,
  )
  poly(
    pen,
    `${x - size * 0.44} ${y + size * 0.54} ${x - size * 0.32} ${y + size * 0.76} ${x + size * 0.22} ${y + size * 0.7} ${x + size * 0.4} ${y + size * 0.5}`,
    '#2b2f34',
  )
  pen.box(x - size * 0.96, y + size * 0.16, size * 1.9, size * 0.07, '#00000033')
  for (const at of [-0.56, 0.56])
    pen.disc(x + at * size, y + size * 0.08, size * 0.17, '#25262a', size * 0.14)
  for (const [at, up] of [
    [-0.7, 0.36],
    [0.1, 0.3],
    [0.72, 0.28],
  ] as const)
    pen.disc(x + at * size, y + up * size, size * 0.1, '#8a4a28', size * 0.06)
}
