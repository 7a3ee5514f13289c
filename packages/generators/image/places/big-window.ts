// A window that takes most of the wall, with a view over hills and roofs.

import type { Pen } from './pen.ts'
import { poly } from './strokes.ts'

export function drawBigWindow(pen: Pen, view: 'hills' | 'sea' | 'city'): void {
  const [left, low, wide] = [-0.66, 0.46, 1.32]
  const tall = Math.min(0.92, pen.wall - low - 0.12)
  const at = (x: number, y: number): string => `${left + x * wide} ${low + y * tall}`
  pen.box(left - 0.05, low - 0.06, wide + 0.1, tall + 0.11, '#f4efe4')
  for (let row = 0; row < 12; row++)
    pen.box(left, low, wide, tall * (1 - row / 12), row < 4 ? '#9fd0ef' : row < 8 ? '#b9def3' : '#d7ecf6')
  for (const [x, y, size] of [
    [0.22, 0.82, 0.07],
    [0.3, 0.8, 0.09],
    [0.74, 0.7, 0.08],
    [0.82, 0.72, 0.06],
  ] as const)
    pen.disc(left + x * wide, low + y * tall, size, '#f7fbfd', size * 0.5)
  views[view](pen, at, { left, low, wide, tall })
  for (const share of [1 / 3, 2 / 3]) pen.box(left + wide * share - 0.014, low, 0.028, tall, '#f4efe4')
  pen.box(left, low + tall * 0.66, wide, 0.022, '#f4efe4')
  pen.box(left - 0.1, low - 0.09, wide + 0.2, 0.04, '#e6dece')
  for (const side of [-1, 1]) {
    const edge = side * (wide / 2 + 0.02)
    poly(
      pen,
      `${edge} ${low + tall + 0.08} ${edge + side * 0.2} ${low + tall + 0.08} ${edge + side * 0.18} ${low - 0.24} ${edge + side * 0.02} ${low - 0.24} ${edge - side * 0.05} ${low + tall * 0.3}`,
      '#d8b9a2',
    )
    for (const fold of [0.05, 0.11])
      poly(
        pen,
        `${edge + side * fold} ${low + tall + 0.08} ${edge + side * (fold + 0.02)} ${low + tall + 0.08} ${edge + side * (fold + 0.02)} ${low - 0.24} ${edge + side * fold} ${low - 0.24}`,
        '#c2a08a',
      )
  }
  pen.box(-wide / 2 - 0.3, low + tall + 0.06, wide + 0.6, 0.03, '#8a6a52')
  pen.glow(0, low + tall * 0.5, 1, '#ffffff', 0.22)
}

type At = (x: number, y: number) => string

interface Frame {
  readonly left: number
  readonly low: number
  readonly wide: number
  readonly tall: number
}

const views: Readonly<Record<'hills' | 'sea' | 'city', (pen: Pen, at: At, frame: Frame) => void>> = {
  hills(pen, at) {
    poly(
      pen,
      [
        at(0, 0),
        at(0, 0.34),
        at(0.2, 0.46),
        at(0.42, 0.3),
        at(0.66, 0.5),
        at(0.86, 0.34),
        at(1, 0.42),
        at(1, 0),
      ].join(' '),
      '#a9c3cf',
    )
    poly(
      pen,
      [at(0, 0), at(0, 0.2), at(0.3, 0.3), at(0.6, 0.18), at(0.84, 0.28), at(1, 0.2), at(1, 0)].join(' '),
      '#86ae7c',
    )
    poly(
      pen,
      [at(0, 0), at(0, 0.1), at(0.4, 0.15), at(0.8, 0.08), at(1, 0.12), at(1, 0)].join(' '),
      '#6d9a63',
    )
  },
  sea(pen, at, { left, low, wide, tall }) {
    pen.box(left, low, wide, tall * 0.42, '#3f94c2')
    pen.box(left, low, wide, tall * 0.2, '#2f7fae')
    for (let wave = 0; wave < 14; wave++)
      pen.slab(
        left + pen.random.between(0, 0.9) * wide,
        low + pen.random.between(0.03, 0.38) * tall,
        0.09,
        0.008,
        '#c3e6f2',
        0.004,
      )
    poly(
      pen,
      [at(0.6, 0.42), at(0.66, 0.5), at(0.66, 0.44), at(0.7, 0.42), at(0.68, 0.39), at(0.61, 0.39)].join(' '),
      '#ffffff',
    )
    poly(pen, [at(0, 0), at(0, 0.08), at(0.4, 0.05), at(1, 0.1), at(1, 0)].join(' '), '#ecd8a6')
  },
  city(pen, _at, { left, low, wide, tall }) {
    for (let house = 0; house < 16; house++) {
      const high = tall * (0.24 + ((house * 7) % 9) * 0.06)
      const x = left + (house / 16) * wide
      pen.box(x, low, wide / 15, high, ['#7f93ab', '#94a6ba', '#6b7f98'][house % 3]!)
      for (let row = 0; row < Math.floor(high / 0.07); row++)
        for (const column of [0.2, 0.58])
          pen.box(
            x + (wide / 16) * column,
            low + 0.02 + row * 0.07,
            (wide / 16) * 0.24,
            0.034,
            (row + house) % 3 ? '#b9cbdc' : '#ffe2a0',
          )
    }
  },
}
