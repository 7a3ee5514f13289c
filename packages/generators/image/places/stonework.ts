// Walls of stone, and what is found in old vaults.

import type { Pen } from './pen.ts'
import { poly } from './strokes.ts'

/** A burning torch on a wall. */
export function torch(pen: Pen, x: number, y: number): void {
  poly(pen, `${x - 0.022} ${y - 0.2} ${x + 0.022} ${y - 0.2} ${x + 0.045} ${y} ${x - 0.045} ${y}`, '#5a3a20')
  pen.glow(x, y + 0.1, 0.55, '#ff9a3c', 0.75)
  poly(
    pen,
    `${x - 0.06} ${y} ${x - 0.07} ${y + 0.09} ${x - 0.02} ${y + 0.24} ${x + 0.01} ${y + 0.15} ${x + 0.06} ${y + 0.1} ${x + 0.055} ${y}`,
    '#ff8a2a',
  )
  poly(
    pen,
    `${x - 0.03} ${y} ${x - 0.03} ${y + 0.07} ${x} ${y + 0.15} ${x + 0.03} ${y + 0.06} ${x + 0.03} ${y}`,
    '#ffe08a',
  )
}

/** Blocks of stone from edge to edge. */
export function masonry(pen: Pen, stone: string, light: string, size = 0.2): void {
  for (let row = 0; row < Math.ceil(pen.wall / (size * 0.6)); row++)
    pen.across(size, (x) => {
      const at = x + (row % 2) * size * 0.5
      pen.slab(
        at - size / 2 + 0.008,
        row * size * 0.6 + 0.008,
        size - 0.016,
        size * 0.6 - 0.016,
        pen.random.chance(0.3) ? light : stone,
        0.014,
      )
    })
}

export function skull(pen: Pen, x: number, y: number, size: number, bone = '#e6dcc0'): void {
  pen.disc(x, y, size, bone, size * 0.92)
  pen.slab(x - size * 0.55, y - size * 1.3, size * 1.1, size * 0.7, bone, size * 0.2)
  for (const side of [-1, 1]) pen.disc(x + side * size * 0.4, y - size * 0.1, size * 0.28, '#2b2119')
  poly(
    pen,
    `${x - size * 0.12} ${y - size * 0.6} ${x} ${y - size * 0.3} ${x + size * 0.12} ${y - size * 0.6}`,
    '#2b2119',
  )
  for (const at of [-0.25, 0, 0.25])
    pen.box(x + size * at - size * 0.03, y - size * 1.28, size * 0.06, size * 0.36, '#6a5a44')
}

export function candle(pen: Pen, x: number, y: number, tall: number): void {
  pen.box(x - 0.022, y, 0.044, tall, '#f2e8d0')
  pen.glow(x, y + tall + 0.03, 0.22, '#ffc85a', 0.8)
  pen.disc(x, y + tall + 0.03, 0.016, '#ffe9a8', 0.034)
}

export function coinHeap(pen: Pen, x: number, y: number, wide: number, tall: number): void {
  poly(
    pen,
    `${x - wide} ${y} ${x - wide * 0.6} ${y + tall * 0.5} ${x - wide * 0.15} ${y + tall} ${x + wide * 0.2} ${y + tall * 0.92} ${x + wide * 0.6} ${y + tall * 0.44} ${x + wide} ${y}`,
    '#c8902a',
  )
  for (let coin = 0; coin < 46; coin++) {
    const across = pen.random.between(-0.92, 0.92)
    const up = pen.random.between(0.02, 1 - Math.abs(across))
    pen.disc(
      x + across * wide,
      y + up * tall,
      0.028,
      pen.random.pick(['#f6d24a', '#e6b030', '#ffe68a']),
      0.016,
    )
  }
  pen.disc(x - wide * 0.3, y + tall * 0.5, 0.03, '#e0406a')
  pen.disc(x + wide * 0.34, y + tall * 0.4, 0.03, '#3fb0e0')
  pen.disc(x + wide * 0.05, y + tall * 0.8, 0.026, '#4fd08a')
}
