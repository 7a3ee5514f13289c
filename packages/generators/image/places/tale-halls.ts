// Where tales go on: the ballroom of a palace, the deck of a pirate ship, the gate of a castle.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { poly, ripples, strand } from './strokes.ts'

export const taleHalls = {
  ballroom(pen) {
    pen.shell(['#4a2f3f', '#a8744f'], ['#c79a5c', '#6f4526'])
    pen.across(0.56, (x) => {
      pen.box(x + 0.04, 0, 0.48, pen.wall, '#e9d6b0')
      pen.arch(x + 0.12, 0.1, 0.32, 1.02, '#2c3f6e')
      pen.arch(x + 0.15, 0.13, 0.26, 0.94, '#5b79b5')
      pen.box(x + 0.27, 0.13, 0.02, 0.92, '#e9d6b0')
      pen.box(x + 0.15, 0.56, 0.26, 0.02, '#e9d6b0')
      poly(
        pen,
        `${x + 0.1} 1.16 ${x + 0.24} 1.16 ${x + 0.17} 0.5 ${x + 0.11} 0.16 ${x + 0.06} 0.16`,
        '#9a2c48',
      )
      poly(
        pen,
        `${x + 0.46} 1.16 ${x + 0.32} 1.16 ${x + 0.39} 0.5 ${x + 0.45} 0.16 ${x + 0.5} 0.16`,
        '#9a2c48',
      )
      pen.box(x - 0.04, 0, 0.1, pen.wall, '#d8b878')
      pen.box(x - 0.02, 0, 0.03, pen.wall, '#f2dfb0')
      pen.disc(x + 0.01, 0.72, 0.03, '#fff0c0', 0.05)
      pen.glow(x + 0.01, 0.72, 0.3, '#ffd890', 0.5)
    })
    pen.box(-pen.half, 0, pen.half * 2, 0.08, '#b98f52')
    for (const x of [-0.5, 0.5]) chandelier(pen, x, 1.12)
    pen.tiles('#b0814a', 7)
    for (const x of [-0.5, 0.5]) pen.glow(x, -0.3, 0.7, '#ffe2a8', 0.4)
  },
  'pirate deck'(pen) {
    pen.shell(['#5fa3d6', '#f3e3c4'], ['#9a6a38', '#6a4522'])
    pen.box(-pen.half, 0, pen.half * 2, 0.24, '#2a7296')
    ripples(pen, 0.22, 0.06, '#9fd0e2')
    pen.box(-pen.half, 0.17, pen.half * 2, 0.045, '#5b3a20')
    pen.box(-pen.half, -0.03, pen.half * 2, 0.06, '#4a2f1a')
    pen.across(0.13, (x) => pen.slab(x + 0.05, 0, 0.035, 0.19, '#7a4e2a', 0.016))
    mast(pen, -0.6, 0.34)
    mast(pen, 0.66, 0.28)
    cannon(pen, 0.3)
    pen.slab(-0.94, -0.16, 0.2, 0.3, '#8a5a32', 0.05)
    for (const y of [-0.09, 0.06]) pen.box(-0.95, y, 0.22, 0.028, '#3f444e')
    pen.boards('#7a5129', 8)
  },
  'castle gate'(pen) {
    pen.shell(['#7ea9d2', '#dfe6ea'], ['#a79878', '#6f6350'])
    poly(
      pen,
      `${-pen.half} 0 ${-pen.half} 0.3 -1 0.34 0 0.26 1 0.36 ${pen.half} 0.3 ${pen.half} 0`,
      '#7d9a68',
    )
    wall(pen, -pen.half, -0.3, 0.8)
    wall(pen, 0.3, pen.half, 0.8)
    wall(pen, -0.34, 0.34, 1.06)
    for (const side of [-1, 1]) tower(pen, side * 0.56)
    pen.arch(-0.27, 0, 0.54, 0.8, '#4b4f58')
    pen.arch(-0.22, 0, 0.44, 0.74, '#2a2016')
    for (let bar = 0; bar < 6; bar++) pen.box(-0.19 + bar * 0.07, 0.4, 0.016, 0.32, '#5c616b')
    for (const y of [0.46, 0.58]) pen.box(-0.2, y, 0.4, 0.016, '#5c616b')
    for (let bar = 0; bar < 6; bar++)
      poly(pen, `${-0.194 + bar * 0.07} 0.4 ${-0.17 + bar * 0.07} 0.4 ${-0.182 + bar * 0.07} 0.35`, '#5c616b')
    poly(pen, `-0.22 0 0.22 0 0.42 ${-pen.floor} -0.42 ${-pen.floor}`, '#7a5732')
    for (let plank = 1; plank < 9; plank++) {
      const y = -pen.floor * (plank / 9) ** 1.5
      const half = 0.22 + (0.2 * -y) / pen.floor
      strand(pen, `${-half} ${y} ${half} ${y}`, 0.01, '#553a1f')
    }
    for (const side of [-1, 1]) {
      strand(pen, `${side * 0.22} 0.6 ${side * 0.4} ${-pen.floor * 0.8}`, 0.016, '#3f434b')
      pen.disc(side * 0.36, 0.5, 0.03, '#ffb84a', 0.05)
      pen.glow(side * 0.36, 0.5, 0.4, '#ffa64a', 0.5)
    }
  },
} satisfies Readonly<Record<string, PlacePainter>>

function chandelier(pen: Pen, x: number, y: number): void {
  strand(pen, `${x} ${pen.wall + 0.1} ${x} ${y}`, 0.012, '#b98f3c')
  strand(
    pen,
    `${x - 0.22} ${y + 0.02} ${x - 0.1} ${y - 0.08} ${x + 0.1} ${y - 0.08} ${x + 0.22} ${y + 0.02}`,
    0.02,
    '#d9ab48',
  )
  for (const arm of [-0.22, -0.11, 0, 0.11, 0.22]) {
    const foot = y + (Math.abs(arm) > 0.2 ? 0.02 : -0.06)
    pen.box(x + arm - 0.008, foot, 0.016, 0.06, '#fff6e0')
    pen.disc(x + arm, foot + 0.075, 0.012, '#ffd266', 0.02)
  }
  pen.glow(x, y, 0.6, '#ffdf9a', 0.8)
}

/** A mast with a black sail and a skull on it. */
function mast(pen: Pen, x: number, half: number): void {
  pen.box(x - 0.03, -0.04, 0.06, pen.wall + 0.04, '#5b3a20')
  pen.box(x - half - 0.04, 1.22, half * 2 + 0.08, 0.035, '#4a2f1a')
  poly(
    pen,
    `${x - half} 1.22 ${x + half} 1.22 ${x + half * 1.08} 0.56 ${x + half * 0.4} 0.62 ${x - half * 0.4} 0.62 ${x - half * 1.08} 0.56`,
    '#23222b',
  )
  const size = half * 0.36
  const y = 0.96
  strand(pen, `${x - size} ${y - size} ${x + size} ${y - size * 0.3}`, size * 0.22, '#e9e4d6')
  strand(pen, `${x + size} ${y - size} ${x - size} ${y - size * 0.3}`, size * 0.22, '#e9e4d6')
  pen.disc(x, y, size * 0.72, '#f4efe2', size * 0.66)
  pen.box(x - size * 0.36, y - size * 0.86, size * 0.72, size * 0.4, '#f4efe2')
  for (const eye of [-0.28, 0.28]) pen.disc(x + eye * size, y - size * 0.06, size * 0.19, '#23222b')
  for (const side of [-1, 1])
    strand(pen, `${x + side * 0.02} 1.1 ${x + side * (half + 0.1)} 0.16`, 0.008, '#3a281a')
}

function cannon(pen: Pen, x: number): void {
  pen.slab(x - 0.02, -0.12, 0.26, 0.09, '#6b4526', 0.02)
  poly(pen, `${x - 0.06} 0.02 ${x + 0.2} -0.02 ${x + 0.2} 0.09 ${x - 0.06} 0.1`, '#2f323a')
  pen.disc(x + 0.2, 0.035, 0.055, '#2f323a')
  for (const wheel of [0.03, 0.2]) pen.disc(x + wheel, -0.13, 0.04, '#3f2a18')
}

function wall(pen: Pen, left: number, right: number, tall: number): void {
  pen.box(left, 0, right - left, tall, '#8f9199')
  for (let x = left; x < right - 0.04; x += 0.12) pen.box(x, tall, 0.07, 0.08, '#8f9199')
  for (let row = 0; row * 0.12 < tall; row++)
    for (let x = left + (row % 2) * 0.1; x < right - 0.1; x += 0.2)
      pen.slab(
        x + 0.01,
        row * 0.12 + 0.01,
        0.17,
        0.09,
        (row * 5 + Math.round(x * 50)) % 3 ? '#989aa2' : '#868992',
        0.012,
      )
}

/** A round tower of the gate with a pointed roof and a banner. */
function tower(pen: Pen, x: number): void {
  pen.box(x - 0.2, 0, 0.4, 1.16, '#7f828b')
  pen.box(x - 0.2, 0, 0.08, 1.16, '#9a9da6')
  pen.box(x + 0.13, 0, 0.07, 1.16, '#6a6d76')
  pen.box(x - 0.24, 1.08, 0.48, 0.12, '#8f929b')
  for (let merlon = 0; merlon < 4; merlon++) pen.box(x - 0.24 + merlon * 0.14, 1.2, 0.07, 0.07, '#8f929b')
  poly(pen, `${x - 0.2} 1.22 ${x + 0.2} 1.22 ${x} 1.66`, '#6f3040')
  pen.arch(x - 0.04, 0.74, 0.08, 0.2, '#2a2630')
  poly(pen, `${x - 0.09} 0.62 ${x + 0.09} 0.62 ${x + 0.09} 0.24 ${x} 0.16 ${x - 0.09} 0.24`, '#9a2433')
  pen.disc(x, 0.44, 0.045, '#e0b84a')
}
