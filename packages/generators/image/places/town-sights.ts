// What stands in the second views of towns: a statue, a bridge, a bus, a boat.

import { letters } from './letters.ts'
import type { Pen } from './pen.ts'
import { poly, strand, windows } from './strokes.ts'

export function liberty(pen: Pen, x: number, y: number, tall: number): void {
  const at = (across: number, up: number): string => `${x + across * tall} ${y + up * tall}`
  poly(pen, [at(-0.16, 0), at(-0.12, 0.16), at(0.12, 0.16), at(0.16, 0)].join(' '), '#b0a48c')
  pen.box(x - 0.08 * tall, y + 0.16 * tall, 0.16 * tall, 0.18 * tall, '#c4b89c')
  poly(
    pen,
    [at(-0.08, 0.34), at(-0.06, 0.62), at(-0.04, 0.74), at(0.04, 0.74), at(0.07, 0.62), at(0.09, 0.34)].join(
      ' ',
    ),
    '#5fa08c',
  )
  poly(pen, [at(0.0, 0.34), at(0.02, 0.7), at(0.07, 0.62), at(0.09, 0.34)].join(' '), '#48887a')
  strand(pen, `${at(0.045, 0.7)} ${at(0.09, 0.82)} ${at(0.1, 0.94)}`, 0.035 * tall, '#5fa08c')
  pen.disc(x + 0.1 * tall, y + 0.99 * tall, 0.03 * tall, '#ffc83c', 0.04 * tall)
  pen.disc(x, y + 0.79 * tall, 0.042 * tall, '#6fb09a', 0.05 * tall)
  for (let ray = -3; ray <= 3; ray++)
    strand(pen, `${at(ray * 0.012, 0.83)} ${at(ray * 0.026, 0.9)}`, 0.011 * tall, '#5fa08c')
  poly(pen, [at(-0.1, 0.56), at(-0.04, 0.6), at(-0.02, 0.52), at(-0.08, 0.48)].join(' '), '#7fc0a8')
}

export function cafeTerrace(pen: Pen): void {
  const x = -pen.half
  pen.box(x, -0.3, 0.5, 1.1, '#3f5f4a')
  pen.box(x + 0.04, -0.2, 0.4, 0.56, '#ffdf9a')
  for (const at of [0.16, 0.3]) pen.box(x + at, -0.2, 0.02, 0.56, '#3f5f4a')
  letters(pen, 'CAFE', x + 0.25, 0.62, 0.1, '#f2e2b0')
  for (let stripe = 0; stripe < 6; stripe++)
    poly(
      pen,
      `${x + stripe * 0.084} 0.56 ${x + (stripe + 1) * 0.084} 0.56 ${x + (stripe + 1) * 0.097} 0.38 ${x + stripe * 0.097} 0.38`,
      stripe % 2 ? '#ffffff' : '#b8343a',
    )
  for (const at of [0.24, 0.62]) {
    pen.box(x + at - 0.01, -0.4, 0.02, 0.26, '#3a3a40')
    pen.disc(x + at, -0.14, 0.11, '#e6ddd0', 0.03)
    pen.disc(x + at - 0.03, -0.115, 0.025, '#ffffff', 0.018)
    pen.slab(x + at + 0.12, -0.3, 0.03, 0.3, '#8a5a34', 0.01)
  }
}

export function towerBridge(pen: Pen): void {
  for (const x of [-0.34, 0.26]) {
    pen.box(x - 0.1, -0.06, 0.2, 0.72, '#c9b68e')
    pen.box(x - 0.13, -0.08, 0.26, 0.1, '#a8966e')
    for (const at of [-0.1, 0.06]) {
      pen.box(x + at, 0.6, 0.04, 0.14, '#b8a67e')
      poly(pen, `${x + at - 0.01} 0.74 ${x + at + 0.02} 0.86 ${x + at + 0.05} 0.74`, '#5f7a8a')
    }
    poly(pen, `${x - 0.07} 0.66 ${x} 0.92 ${x + 0.07} 0.66`, '#5f7a8a')
    for (const up of [0.24, 0.42])
      for (const at of [-0.05, 0.02]) pen.arch(x + at, up, 0.035, 0.12, '#6a5a44')
    pen.arch(x - 0.06, 0, 0.12, 0.18, '#6a5a44')
  }
  for (const y of [0.46, 0.52]) pen.box(-0.26, y, 0.44, 0.03, '#4f8ab0')
  for (let cross = 0; cross < 7; cross++)
    strand(pen, `${-0.25 + cross * 0.06} 0.49 ${-0.22 + cross * 0.06} 0.53`, 0.008, '#4f8ab0')
  pen.box(-pen.half, 0.06, pen.half * 2, 0.05, '#4f8ab0')
  strand(pen, '-0.42 0.56 -0.7 0.2 -0.98 0.11', 0.03, '#4f8ab0')
  strand(pen, '0.34 0.56 0.6 0.2 0.9 0.11', 0.03, '#4f8ab0')
  for (let rod = 0; rod < 4; rod++) {
    pen.box(-0.52 - rod * 0.1, 0.1, 0.01, 0.32 - rod * 0.09, '#4f8ab0')
    pen.box(0.42 + rod * 0.1, 0.1, 0.01, 0.32 - rod * 0.09, '#4f8ab0')
  }
}

export function phoneBox(pen: Pen, x: number, y: number, tall: number): void {
  const wide = tall * 0.42
  pen.slab(x - wide / 2, y, wide, tall, '#c2262e', 0.02)
  pen.box(x - wide * 0.54, y + tall * 0.84, wide * 1.08, tall * 0.1, '#a81f27')
  pen.box(x - wide * 0.36, y + tall * 0.86, wide * 0.72, tall * 0.06, '#f6f0e0')
  windows(
    pen,
    { x: x - wide * 0.4, y: y + tall * 0.16, wide: wide * 0.8, tall: tall * 0.64 },
    { columns: 3, rows: 5 },
    ['#cfe4ec', '#e6f2f6'],
  )
}

export function doubleDecker(pen: Pen, x: number, y: number, size: number): void {
  pen.slab(x - size, y + size * 0.16, size * 2, size * 1.3, '#c8262e', size * 0.1)
  for (const up of [0.54, 1.0])
    for (let pane = 0; pane < 5; pane++)
      pen.slab(
        x - size * 0.9 + pane * size * 0.37,
        y + size * up,
        size * 0.32,
        size * 0.3,
        '#cfe4ec',
        size * 0.04,
      )
  pen.box(x - size, y + size * 0.88, size * 2, size * 0.06, '#f2e6d0')
  for (const at of [-0.56, 0.56]) {
    pen.disc(x + at * size, y + size * 0.16, size * 0.2, '#22252a')
    pen.disc(x + at * size, y + size * 0.16, size * 0.09, '#b9bec4')
  }
}

export function colosseumFar(pen: Pen): void {
  poly(pen, '-0.4 0 -0.4 0.4 -0.18 0.48 0.16 0.48 0.2 0.36 0.36 0.34 0.42 0.26 0.42 0', '#d9b98a')
  for (let floor = 0; floor < 3; floor++)
    for (let arch = 0; arch < 11; arch++)
      if (floor < 2 || arch < 7) pen.arch(-0.38 + arch * 0.072, 0.03 + floor * 0.14, 0.045, 0.1, '#6b5238')
}

export function vespa(pen: Pen, x: number, y: number, size: number): void {
  for (const at of [-0.6, 0.62]) {
    pen.disc(x + at * size, y + size * 0.22, size * 0.22, '#22252a')
    pen.disc(x + at * size, y + size * 0.22, size * 0.1, '#c3c9d0')
  }
  pen.disc(x + size * 0.5, y + size * 0.46, size * 0.42, '#3fa0a8', size * 0.26)
  pen.slab(x - size * 0.4, y + size * 0.2, size * 0.8, size * 0.12, '#3fa0a8', size * 0.05)
  poly(
    pen,
    `${x - size * 0.5} ${y + size * 0.2} ${x - size * 0.66} ${y + size * 0.96} ${x - size * 0.54} ${y + size * 0.96} ${x - size * 0.3} ${y + size * 0.24}`,
    '#3fa0a8',
  )
  strand(
    pen,
    `${x - size * 0.72} ${y + size * 1.08} ${x - size * 0.44} ${y + size * 0.98}`,
    size * 0.07,
    '#2b2f34',
  )
  pen.disc(x - size * 0.7, y + size * 0.92, size * 0.1, '#fff2c0')
  pen.slab(x + size * 0.1, y + size * 0.68, size * 0.7, size * 0.14, '#6a3f2a', size * 0.06)
}

export function gondola(pen: Pen, x: number, y: number, size: number): void {
  poly(
    pen,
    `${x - size} ${y + size * 0.34} ${x - size * 0.9} ${y + size * 0.1} ${x - size * 0.5} ${y} ${x + size * 0.5} ${y} ${x + size * 0.9} ${y + size * 0.14} ${x + size * 1.02} ${y + size * 0.44} ${x + size * 0.84} ${y + size * 0.2} ${x + size * 0.5} ${y + size * 0.12} ${x - size * 0.5} ${y + size * 0.12} ${x - size * 0.84} ${y + size * 0.22}`,
    '#1f2228',
  )
  poly(
    pen,
    `${x - size * 0.3} ${y + size * 0.12} ${x - size * 0.2} ${y + size * 0.26} ${x + size * 0.2} ${y + size * 0.26} ${x + size * 0.3} ${y + size * 0.12}`,
    '#b8302a',
  )
  strand(
    pen,
    `${x + size * 0.6} ${y + size * 0.5} ${x + size * 0.3} ${y - size * 0.2}`,
    size * 0.035,
    '#8a5f38',
  )
}

export function sphinx(pen: Pen, x: number, y: number, size: number): void {
  const at = (across: number, up: number): string => `${x + across * size} ${y + up * size}`
  poly(
    pen,
    [
      at(-0.5, 0),
      at(-0.5, 0.12),
      at(0.1, 0.14),
      at(0.12, 0.4),
      at(0.6, 0.42),
      at(0.72, 0.2),
      at(0.7, 0),
    ].join(' '),
    '#cf9f58',
  )
  poly(pen, [at(-0.66, 0), at(-0.66, 0.12), at(0.1, 0.14), at(0.1, 0)].join(' '), '#e0b26a')
  poly(
    pen,
    [
      at(0.06, 0.1),
      at(0.0, 0.5),
      at(0.08, 0.78),
      at(0.24, 0.84),
      at(0.4, 0.76),
      at(0.46, 0.48),
      at(0.38, 0.36),
      at(0.3, 0.12),
    ].join(' '),
    '#d9aa60',
  )
  for (let stripe = 0; stripe < 5; stripe++)
    strand(
      pen,
      `${at(0.38 - stripe * 0.004, 0.72 - stripe * 0.08)} ${at(0.44, 0.66 - stripe * 0.08)}`,
      0.014,
      '#a87a40',
    )
  pen.disc(x + 0.14 * size, y + 0.58 * size, 0.13 * size, '#ecc47e', 0.17 * size)
  for (const eye of [0.07, 0.19])
    pen.disc(x + eye * size, y + 0.62 * size, 0.02 * size, '#7a5428', 0.012 * size)
  strand(pen, `${at(0.09, 0.5)} ${at(0.18, 0.5)}`, 0.012, '#7a5428')
  for (let row = 0; row < 3; row++)
    strand(pen, `${at(0.2, 0.1 + row * 0.1)} ${at(0.66, 0.1 + row * 0.1)}`, 0.008, '#b58644')
}
