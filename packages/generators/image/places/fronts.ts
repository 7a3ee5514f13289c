// Buildings from the street, each with its sign: for who is in front of a bank and not in it.

import type { PlacePainter } from './furnish.ts'
import { letters, signRow } from './letters.ts'
import type { Pen } from './pen.ts'
import { poly, strand, tree, windows } from './strokes.ts'

interface Front {
  readonly sign: string
  readonly wall: string
  readonly shade: string
  readonly trim: string
  readonly board: string
  readonly ink: string
}

function pavement(pen: Pen): void {
  pen.shell(['#86b8e4', '#f4e8d8'], ['#a9a59c', '#77746e'])
  pen.tiles('#94908a', 7)
  pen.box(-pen.half, 0, pen.half * 2, 0.03, '#8a867e')
}

function nameBoard(pen: Pen, { sign, board, ink }: Front, y: number): void {
  const tall = Math.min(0.15, 1.3 / sign.length)
  pen.slab(-0.72, y, 1.44, 0.24, board, 0.02)
  letters(pen, sign, 0, y + 0.12 - tall / 2, tall, ink)
}

/** Columns under a gable, over steps. */
function paintColumns(pen: Pen, front: Front): void {
  pavement(pen)
  const y = signRow(pen) - 0.02
  pen.box(-pen.half, 0, pen.half * 2, y + 0.1, front.shade)
  for (const side of [-1, 1])
    windows(
      pen,
      { x: side > 0 ? 0.86 : -pen.half, y: 0.2, wide: Math.max(0.1, pen.half - 0.86), tall: y - 0.2 },
      { columns: 1, rows: 2 },
      ['#5f7486', '#ffe2a0'],
    )
  pen.box(-0.82, 0, 1.64, y, front.shade)
  pen.arch(-0.16, 0.12, 0.32, 0.62, '#4a3426')
  pen.box(-0.006, 0.12, 0.012, 0.5, front.trim)
  for (const at of [-0.46, 0.36]) pen.arch(at, 0.3, 0.1, 0.36, '#5f7486')
  for (const x of [-0.74, -0.46, -0.22, 0.22, 0.46, 0.74]) {
    pen.box(x - 0.055, 0.12, 0.11, y - 0.12, front.wall)
    pen.box(x + 0.02, 0.12, 0.03, y - 0.12, front.shade)
    pen.box(x - 0.08, y - 0.06, 0.16, 0.06, front.wall)
    pen.box(x - 0.08, 0.1, 0.16, 0.05, front.wall)
  }
  pen.box(-0.88, y, 1.76, 0.28, front.wall)
  nameBoard(pen, front, y + 0.02)
  poly(pen, `-0.94 ${y + 0.28} 0 ${y + 0.66} 0.94 ${y + 0.28}`, front.wall)
  poly(pen, `-0.74 ${y + 0.31} 0 ${y + 0.58} 0.74 ${y + 0.31}`, front.shade)
  for (let step = 0; step < 4; step++)
    pen.box(
      -0.86 - step * 0.04,
      0.09 - step * 0.05,
      1.72 + step * 0.08,
      0.05,
      step % 2 ? front.wall : front.shade,
    )
}

/** Glass on both sides of a door, under an awning. */
function paintShop(pen: Pen, front: Front): void {
  pavement(pen)
  const y = Math.max(0.78, signRow(pen) - 0.2)
  pen.box(-pen.half, 0, pen.half * 2, pen.wall, front.wall)
  for (let row = 0; row < 2; row++)
    pen.across(0.4, (x) => {
      pen.box(x + 0.09, y + 0.42 + row * 0.56, 0.22, 0.36, '#f6f0e4')
      pen.box(x + 0.11, y + 0.44 + row * 0.56, 0.18, 0.32, '#7f9ab0')
    })
  pen.box(-0.9, 0, 1.8, y, front.trim)
  for (const x of [-0.84, 0.2]) {
    pen.box(x, 0.16, 0.64, y - 0.26, '#ffe9b8')
    poly(pen, `${x + 0.08} 0.16 ${x + 0.2} 0.16 ${x + 0.46} ${y - 0.1} ${x + 0.34} ${y - 0.1}`, '#fff6dc')
    pen.box(x, 0.16, 0.64, 0.06, front.shade)
    for (let ware = 0; ware < 5; ware++)
      pen.slab(
        x + 0.04 + ware * 0.12,
        0.22,
        0.08,
        0.08 + ((ware * 3) % 3) * 0.04,
        ['#d9543c', '#3f8fb0', '#e0a23c', '#5fa05a'][ware % 4]!,
        0.02,
      )
  }
  pen.box(-0.16, 0, 0.32, y - 0.1, front.shade)
  pen.box(-0.12, 0.12, 0.24, y - 0.3, '#cfe4ee')
  pen.disc(0.1, 0.3, 0.016, '#e6c25a')
  for (let stripe = 0; stripe < 12; stripe++) {
    const x = -0.9 + stripe * 0.15
    poly(
      pen,
      `${x} ${y + 0.02} ${x + 0.15} ${y + 0.02} ${x + 0.15} ${y - 0.16} ${x} ${y - 0.16}`,
      stripe % 2 ? '#ffffff' : front.board,
    )
    pen.disc(x + 0.075, y - 0.16, 0.075, stripe % 2 ? '#ffffff' : front.board, 0.03)
  }
  nameBoard(pen, front, y + 0.04)
  for (const side of [-1, 1]) {
    const x = side * (pen.half - 0.1)
    pen.slab(x - 0.09, -0.16, 0.18, 0.18, '#8a5f3f', 0.02)
    for (const [at, up] of [
      [-0.05, 0.08],
      [0.05, 0.09],
      [0, 0.15],
    ] as const)
      pen.disc(x + at, up, 0.07, '#4f8a4a')
  }
}

/** A wide house of several floors, with a canopy over its door. */
function paintBlock(pen: Pen, front: Front): void {
  pavement(pen)
  const y = Math.max(0.74, signRow(pen) - 0.24)
  pen.box(-pen.half, 0, pen.half * 2, Math.min(pen.wall * 0.96, y + 0.8), front.wall)
  for (let row = 0; row < 2; row++)
    pen.across(0.29, (x) => {
      const up = row ? y + 0.34 : 0.24
      if (row === 0 && Math.abs(x + 0.145) < 0.42) return
      pen.box(x + 0.05, up, 0.19, 0.32, front.trim)
      pen.box(x + 0.065, up + 0.015, 0.16, 0.29, '#8fb4cc')
      pen.box(x + 0.14, up, 0.012, 0.32, front.trim)
    })
  pen.box(-pen.half, y - 0.05, pen.half * 2, 0.04, front.trim)
  pen.box(-0.4, 0, 0.8, y - 0.2, front.shade)
  for (const x of [-0.3, 0.02]) {
    pen.box(x, 0.02, 0.28, y - 0.32, '#cfe4ee')
    poly(pen, `${x + 0.04} 0.02 ${x + 0.1} 0.02 ${x + 0.24} ${y - 0.3} ${x + 0.18} ${y - 0.3}`, '#e6f2f8')
  }
  poly(pen, `-0.5 ${y - 0.2} 0.5 ${y - 0.2} 0.58 ${y - 0.1} -0.58 ${y - 0.1}`, front.board)
  for (const x of [-0.48, 0.45]) pen.box(x, 0, 0.03, y - 0.18, front.trim)
  nameBoard(pen, front, y)
  for (let step = 0; step < 2; step++)
    pen.box(-0.5 - step * 0.06, -0.03 - step * 0.045, 1 + step * 0.12, 0.045, step ? '#b9b4aa' : '#cfcac0')
}

type Style = (pen: Pen, front: Front) => void

/** A front, and what else it has. */
function front(
  style: Style,
  colors: readonly [sign: string, wall: string, shade: string, trim: string, board: string, ink: string],
  more?: (pen: Pen) => void,
): PlacePainter {
  const [sign, wall, shade, trim, board, ink] = colors
  return (pen, words) => {
    const isNight = words.includes('night')
    style(pen, { sign, wall, shade, trim, board, ink: isNight ? '#ff4f8a' : ink })
    more?.(pen)
    // Signs shine at night.
    if (isNight) {
      pen.glow(0, signRow(pen) - 0.06, 0.9, '#ff4f8a', 0.5)
      pen.glow(0, 0.3, 1, '#ffe2a0', 0.4)
    }
  }
}

function redCross(pen: Pen): void {
  for (const side of [-1, 1]) {
    const x = side * (pen.half - 0.24)
    pen.slab(x - 0.14, 0.66, 0.28, 0.28, '#ffffff', 0.03)
    pen.box(x - 0.035, 0.7, 0.07, 0.2, '#d9343c')
    pen.box(x - 0.1, 0.765, 0.2, 0.07, '#d9343c')
  }
}

function flagAndTrees(pen: Pen): void {
  const x = pen.half - 0.2
  pen.box(x - 0.012, -0.06, 0.024, Math.min(1.5, pen.wall), '#c9ced4')
  for (let stripe = 0; stripe < 5; stripe++)
    pen.box(
      x - 0.34,
      Math.min(1.2, pen.wall - 0.3) + stripe * 0.045,
      0.33,
      0.045,
      stripe % 2 ? '#ffffff' : '#c2343c',
    )
  pen.box(x - 0.14, Math.min(1.2, pen.wall - 0.3) + 0.11, 0.13, 0.115, '#2f4f8a')
  tree(pen, -pen.half + 0.14, -0.1, 0.62, ['#4f8046', '#72a45c'])
}

function blueLamps(pen: Pen): void {
  for (const side of [-1, 1]) {
    pen.slab(side * 0.5 - 0.05, 0.5, 0.1, 0.15, '#3f7ae0', 0.03)
    pen.glow(side * 0.5, 0.58, 0.26, '#5a9aff', 0.7)
  }
}

function bulbs(pen: Pen): void {
  const y = Math.max(0.74, signRow(pen) - 0.24)
  for (let bulb = 0; bulb < 17; bulb++)
    for (const up of [-0.015, 0.255]) {
      pen.disc(-0.72 + bulb * 0.09, y + up, 0.024, '#fff2b0')
      pen.glow(-0.72 + bulb * 0.09, y + up, 0.08, '#ffe08a', 0.7)
    }
}

function topiary(pen: Pen): void {
  for (const side of [-1, 1]) {
    const x = side * 0.66
    pen.slab(x - 0.09, -0.12, 0.18, 0.16, '#5a4632', 0.02)
    pen.disc(x, 0.16, 0.13, '#4f8a4a')
    pen.disc(x, 0.36, 0.09, '#5f9a54')
    strand(pen, `${x} 0.02 ${x} 0.3`, 0.02, '#5a3a22')
  }
  poly(pen, `-0.16 0 0.16 0 0.3 ${-pen.floor} -0.3 ${-pen.floor}`, '#a3262e')
}

export const fronts = {
  'bank front': front(paintColumns, ['BANK', '#efe6d2', '#cfc2a4', '#c79c3f', '#274a3a', '#f0d68a']),
  'museum front': front(paintColumns, ['MUSEUM', '#dcd8d0', '#b4aea4', '#8a6a3a', '#7a2f3a', '#f6ead0']),
  'library front': front(paintColumns, ['LIBRARY', '#e6c8a8', '#b98f6c', '#6a4a2e', '#3a2a1e', '#f2dca8']),
  'courthouse front': front(paintColumns, ['COURT', '#f4f2ee', '#ccc8c0', '#9a9488', '#5a6068', '#ffffff']),
  'school front': front(
    paintBlock,
    ['SCHOOL', '#c2694a', '#a35238', '#f2e6d0', '#f2c23f', '#3a2a1e'],
    flagAndTrees,
  ),
  'hospital front': front(
    paintBlock,
    ['HOSPITAL', '#eef2f4', '#c9d4da', '#9ab4c0', '#ffffff', '#d9343c'],
    redCross,
  ),
  'police front': front(
    paintBlock,
    ['POLICE', '#a9b4c0', '#7f8c9a', '#e6ecf2', '#1d3a6b', '#ffffff'],
    blueLamps,
  ),
  'hotel front': front(paintBlock, ['HOTEL', '#e0c49a', '#b8935f', '#f6ecd6', '#5a1f2a', '#f4d98a'], topiary),
  'cinema front': front(paintBlock, ['CINEMA', '#5a3f6e', '#3a2a4e', '#c79c3f', '#b8242c', '#fff2c0'], bulbs),
  'shop front': front(paintShop, ['SHOP', '#c9a890', '#6a4a38', '#3f6a5a', '#2f7a6a', '#fff6e0']),
  'bakery front': front(paintShop, ['BAKERY', '#e6b88a', '#7a4a2a', '#8a5a34', '#c9743a', '#fff2d8']),
  'bookshop front': front(paintShop, ['BOOKS', '#7f6f8a', '#2f2a38', '#3a4a5f', '#2f4a6a', '#f6e2b8']),
  'flower front': front(paintShop, ['FLOWERS', '#d9b8c4', '#6a4a58', '#7fa08a', '#c2608a', '#fff2f6']),
  'barber front': front(paintShop, ['BARBER', '#b8c4cc', '#2f3f54', '#8f2f34', '#2f4a7a', '#ffffff']),
  'bar front': front(paintShop, ['BAR', '#6a5048', '#2f2420', '#3f2a22', '#7a2f2a', '#ffd98a']),
  'cafe front': front(paintShop, ['CAFE', '#8a9a8a', '#3f3028', '#5a4030', '#7a3f34', '#f6e2b8']),
  'restaurant front': front(paintShop, ['RESTAURANT', '#9a5a4a', '#3a1f1a', '#5a2a24', '#8f1f2a', '#f4d98a']),
} satisfies Record<string, PlacePainter>
