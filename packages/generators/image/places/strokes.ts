// Shapes of places that are written as text: "x y x y …".

import type { Pen } from './pen.ts'

function pairs(text: string): [number, number][] {
  const values = text.split(' ').map(Number)
  return Array.from({ length: values.length / 2 }, (_, at) => [values[at * 2]!, values[at * 2 + 1]!])
}

export function poly(pen: Pen, text: string, color: string): void {
  pen.shape(pairs(text), color)
}

export function strand(pen: Pen, text: string, girth: number, color: string): void {
  pen.line(pairs(text), girth, color)
}

/** Rolling land from edge to edge: heights at even steps, down to the horizon. */
export function hills(pen: Pen, heights: readonly number[], color: string, foot = 0): void {
  const step = (pen.half * 2) / (heights.length - 1)
  const smooth = heights.slice(0, -1).flatMap((height, at): [number, number][] => {
    const next = heights[at + 1]!
    return Array.from({ length: 8 }, (_, part) => {
      const share = (1 - Math.cos((part / 8) * Math.PI)) / 2
      return [-pen.half + (at + part / 8) * step, height + (next - height) * share]
    })
  })
  pen.shape([[-pen.half, foot], ...smooth, [pen.half, heights.at(-1)!], [pen.half, foot]], color)
}

/** Short strokes of light on water, between two rows. */
export function ripples(pen: Pen, top: number, bottom: number, color: string): void {
  for (let at = 0; at < 34; at++) {
    const share = pen.random.between(0, 1)
    const y = top + (bottom - top) * share
    const wide = 0.04 + share * 0.14
    pen.slab(pen.random.between(-pen.half, pen.half) - wide / 2, y, wide, 0.006 + share * 0.006, color, 0.004)
  }
}

/** Rows of windows of a front. */
export function windows(
  pen: Pen,
  front: { readonly x: number; readonly y: number; readonly wide: number; readonly tall: number },
  grid: { readonly columns: number; readonly rows: number },
  colors: readonly [glass: string, lit: string],
): void {
  const { x, y, wide, tall } = front
  const [across, up] = [wide / grid.columns, tall / grid.rows]
  for (let row = 0; row < grid.rows; row++)
    for (let column = 0; column < grid.columns; column++)
      pen.box(
        x + (column + 0.24) * across,
        y + (row + 0.2) * up,
        across * 0.52,
        up * 0.6,
        (row * 3 + column * 5) % 7 === 0 ? colors[1] : colors[0],
      )
}

/** A round tree with a shadowed side. */
export function tree(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  colors: readonly [dark: string, light: string],
): void {
  pen.box(x - size * 0.06, y, size * 0.12, size * 0.6, '#6b4a33')
  for (const [across, up, radius] of [
    [-0.24, 0.7, 0.26],
    [0.24, 0.72, 0.28],
    [0, 0.92, 0.32],
  ] as const)
    pen.disc(x + across * size, y + up * size, radius * size, colors[0])
  pen.disc(x - size * 0.08, y + size * 0.98, size * 0.2, colors[1])
  pen.disc(x - size * 0.28, y + size * 0.78, size * 0.15, colors[1])
}

/** Slim cypresses. */
export function cypress(pen: Pen, x: number, y: number, tall: number): void {
  pen.disc(x, y + tall * 0.48, tall * 0.13, '#2f5a3a', tall * 0.5)
  pen.disc(x - tall * 0.03, y + tall * 0.5, tall * 0.06, '#447a4a', tall * 0.4)
}

/** A small house with a gable. */
export function cottage(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  colors: readonly [wall: string, roof: string],
): void {
  pen.box(x, y, size, size * 0.62, colors[0])
  pen.shape(
    [
      [x - size * 0.1, y + size * 0.6],
      [x + size * 0.5, y + size * 1.06],
      [x + size * 1.1, y + size * 0.6],
    ],
    colors[1],
  )
  pen.box(x + size * 0.72, y + size * 0.74, size * 0.12, size * 0.34, colors[1])
  pen.box(x + size * 0.4, y, size * 0.2, size * 0.36, '#5b3a2a')
  pen.box(x + size * 0.1, y + size * 0.22, size * 0.18, size * 0.2, '#ffe0a0')
  pen.box(x + size * 0.72, y + size * 0.22, size * 0.18, size * 0.2, '#ffe0a0')
}

/** A pen that draws everything to the side, so that what is in the middle doesn't hide it. */
export function shifted(pen: Pen, by: number): Pen {
  return {
    ...pen,
    box: (x, ...rest) => pen.box(x + by, ...rest),
    slab: (x, ...rest) => pen.slab(x + by, ...rest),
    disc: (x, ...rest) => pen.disc(x + by, ...rest),
    arch: (x, ...rest) => pen.arch(x + by, ...rest),
    glow: (x, ...rest) => pen.glow(x + by, ...rest),
    shape: (points, color) =>
      pen.shape(
        points.map(([x, y]) => [x + by, y] as const),
        color,
      ),
    line: (points, girth, color) =>
      pen.line(
        points.map(([x, y]) => [x + by, y] as const),
        girth,
        color,
      ),
  }
}
