// Furniture that several rooms share.

import type { Pen } from './pen.ts'

/** Paints a place; `words` say what the scene is like, and what it has anyway. */
export type PlacePainter = (pen: Pen, words: readonly string[]) => void

export const books = ['#b8473f', '#3a7ca8', '#d9a94a', '#4f8a5b', '#8a5aa0', '#c9713a', '#e6d9b8'] as const

export function drawBookshelf(pen: Pen, x: number, wide: number, tall: number): void {
  pen.box(x, 0, wide, tall, '#5d3b22')
  const rows = Math.max(2, Math.round(tall / 0.27))
  for (let row = 0; row < rows; row++) {
    const y = 0.03 + (row * (tall - 0.04)) / rows
    const high = (tall - 0.04) / rows - 0.03
    pen.box(x + 0.03, y, wide - 0.06, high, '#33200f')
    for (let at = x + 0.04; at < x + wide - 0.08;) {
      const thick = pen.random.between(0.025, 0.055)
      pen.box(at, y, thick, high * pen.random.between(0.62, 0.94), pen.random.pick(books))
      at += thick + (pen.random.chance(0.1) ? 0.05 : 0.004)
    }
  }
}

export function drawWindow(
  pen: Pen,
  x: number,
  y: number,
  wide: number,
  tall: number,
  view = '#bfe3f5',
): void {
  pen.box(x - 0.03, y - 0.03, wide + 0.06, tall + 0.06, '#efe7d8')
  pen.box(x, y, wide, tall, view)
  pen.box(x, y, wide, tall * 0.34, '#d9ecd0')
  pen.box(x + wide / 2 - 0.012, y, 0.024, tall, '#efe7d8')
  pen.box(x, y + tall / 2, wide, 0.024, '#efe7d8')
  pen.glow(x + wide / 2, y + tall / 2, wide * 1.6, '#ffffff', 0.28)
}

export function pendant(pen: Pen, x: number, y: number, color: string): void {
  pen.line(
    [
      [x, pen.wall],
      [x, y + 0.1],
    ],
    0.008,
    '#2b2b33',
  )
  pen.shape(
    [
      [x - 0.12, y],
      [x - 0.05, y + 0.12],
      [x + 0.05, y + 0.12],
      [x + 0.12, y],
    ],
    color,
  )
  pen.disc(x, y, 0.05, '#fff0c0', 0.03)
  pen.glow(x, y - 0.05, 0.55, '#ffd98a', 0.5)
}
