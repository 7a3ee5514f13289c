// What becomes of a whole place: fire, rubble, vines, candles. Drawn over it, whatever it is.

import type { Pen } from './pen.ts'
import { candle } from './stonework.ts'
import { poly, strand } from './strokes.ts'
import { neonSigns } from './towns.ts'
import { drawBigWindow } from './big-window.ts'
import { drawCobwebs, drawDecay } from './waysides.ts'

/** Colors everything that was drawn so far. */
function veil(pen: Pen, color: string): void {
  pen.box(-pen.half, -pen.floor, pen.half * 2, pen.floor + pen.wall, color)
}

function flame(pen: Pen, x: number, y: number, tall: number): void {
  for (const [scale, color] of [
    [1, '#f2541e'],
    [0.72, '#ff9a2a'],
    [0.42, '#ffe27a'],
  ] as const) {
    const [wide, high] = [tall * 0.3 * scale, tall * scale]
    poly(
      pen,
      `${x - wide} ${y} ${x - wide * 1.15} ${y + high * 0.26} ${x - wide * 0.5} ${y + high * 0.62} ${x - wide * 0.56} ${y + high * 0.84} ${x - wide * 0.08} ${y + high * 0.62} ${x + wide * 0.16} ${y + high} ${x + wide * 0.5} ${y + high * 0.56} ${x + wide * 0.96} ${y + high * 0.66} ${x + wide * 1.1} ${y + high * 0.22} ${x + wide} ${y}`,
      color,
    )
  }
}

function ablaze(pen: Pen): void {
  veil(pen, 'rgba(60, 18, 4, 0.42)')
  for (let puff = 0; puff < 9; puff++)
    pen.glow(
      pen.random.between(-pen.half, pen.half),
      pen.wall * pen.random.between(0.7, 1.05),
      0.5,
      '#1c1412',
      0.75,
    )
  for (const side of [-1, 0, 1]) pen.glow(side * pen.half * 0.8, 0.2, 1.1, '#ff7a2a', 0.65)
  pen.across(0.17, (x, index) => {
    const edge = Math.abs(x + 0.08) / pen.half
    flame(pen, x + 0.08, -0.03, (0.2 + edge * 0.44) * (0.7 + ((index * 5) % 4) * 0.16))
  })
  for (const side of [-1, 1]) {
    flame(pen, side * pen.half * 0.82, 0.5, 0.4)
    flame(pen, side * pen.half * 0.56, 0.62, 0.26)
    flame(pen, side * pen.half * 0.94, -0.34, 0.44)
  }
  for (let ember = 0; ember < 40; ember++)
    pen.disc(
      pen.random.between(-pen.half, pen.half),
      pen.random.between(0, pen.wall),
      pen.random.between(0.005, 0.014),
      '#ffc45a',
    )
}

function rubble(pen: Pen, isRoofed: boolean): void {
  veil(pen, 'rgba(60, 52, 46, 0.28)')
  drawDecay(pen, isRoofed)
  for (const side of [-1, 1]) {
    for (let slab = 0; slab < 15; slab++) {
      const share = pen.random.between(0, 1)
      const [x, y] = [side * (pen.half - share * 0.62), -0.16 + (1 - share) * pen.random.between(0, 0.34)]
      const [size, turn] = [pen.random.between(0.07, 0.16), pen.random.between(-0.6, 0.6)]
      const color = pen.random.pick(['#8f887e', '#7a736a', '#a39b90', '#8a5f4a'])
      poly(
        pen,
        `${x - size} ${y - size * turn} ${x - size * 0.7} ${y + size * 0.5} ${x + size * 0.8} ${y + size * (0.5 + turn)} ${x + size} ${y - size * 0.1}`,
        color,
      )
      poly(
        pen,
        `${x - size * 0.7} ${y + size * 0.5} ${x + size * 0.8} ${y + size * (0.5 + turn)} ${x + size * 0.6} ${y + size * 0.3}`,
        '#c3bcb0',
      )
    }
    for (let rod = 0; rod < 4; rod++) {
      const x = side * (pen.half - 0.08 - rod * 0.13)
      strand(
        pen,
        `${x} 0 ${x - side * 0.05} ${0.34 - rod * 0.05} ${x - side * 0.14} ${0.4 - rod * 0.05}`,
        0.014,
        '#5a3a2a',
      )
    }
    strand(pen, `${side * pen.half} 0.5 ${side * 0.5} -0.1`, 0.06, '#5f4634')
    pen.glow(side * pen.half * 0.7, pen.wall * 0.8, 0.7, '#3a3532', 0.6)
  }
}

function vines(pen: Pen, isRoofed: boolean): void {
  const greens = ['#3f7a3a', '#5a9a48', '#2f6434', '#7ab05a'] as const
  const leaf = (x: number, y: number, size: number): void =>
    pen.disc(x, y, size, pen.random.pick(greens), size * 0.7)
  // Nothing hangs from the sky.
  if (isRoofed)
    pen.across(0.21, (x, index) => {
      const edge = Math.abs(x + 0.1) / pen.half
      const long = pen.wall * (0.16 + edge * 0.5) * (0.6 + ((index * 7) % 5) * 0.12)
      const at = x + 0.1
      strand(
        pen,
        `${at} ${pen.wall} ${at + 0.03} ${pen.wall - long * 0.5} ${at - 0.02} ${pen.wall - long}`,
        0.014,
        '#3a5f30',
      )
      for (let step = 0; step < long * 16; step++)
        leaf(at + pen.random.between(-0.045, 0.05), pen.wall - step / 16, pen.random.between(0.022, 0.042))
    })
  for (const side of [-1, 1])
    for (let at = 0; at < 90; at++) {
      const up = pen.random.between(0, 1) ** 1.2 * pen.wall * 0.8 - 0.08
      leaf(
        side * (pen.half - pen.random.between(0, 0.34) * (1.1 - up / pen.wall)),
        up,
        pen.random.between(0.022, 0.046),
      )
    }
  for (let tuft = 0; tuft < 22; tuft++) {
    const [x, y] = [pen.random.between(-pen.half, pen.half), -pen.random.between(0, pen.floor)]
    const size = 0.1 - y * 0.1
    for (const lean of [-0.5, -0.2, 0.1, 0.45])
      poly(pen, `${x - 0.012} ${y} ${x + lean * size} ${y + size} ${x + 0.012} ${y}`, pen.random.pick(greens))
  }
}

function dust(pen: Pen): void {
  veil(pen, 'rgba(196, 168, 124, 0.32)')
  for (const x of [-0.7, -0.1, 0.5])
    poly(
      pen,
      `${x} ${pen.wall} ${x + 0.2} ${pen.wall} ${x + 0.9} ${-pen.floor * 0.6} ${x + 0.3} ${-pen.floor * 0.6}`,
      'rgba(255, 236, 190, 0.16)',
    )
  for (let mote = 0; mote < 110; mote++)
    pen.disc(
      pen.random.between(-pen.half, pen.half),
      pen.random.between(-pen.floor * 0.6, pen.wall),
      pen.random.between(0.003, 0.01),
      'rgba(255, 244, 214, 0.75)',
    )
}

function mud(pen: Pen): void {
  pen.box(-pen.half, -pen.floor, pen.half * 2, pen.floor, 'rgba(92, 62, 34, 0.72)')
  for (let spot = 0; spot < 26; spot++) {
    const y = -pen.random.between(0.04, pen.floor)
    const wide = 0.06 - y * pen.random.between(0.1, 0.3)
    const x = pen.random.between(-pen.half, pen.half)
    pen.disc(x, y, wide, spot % 3 ? '#4f341c' : '#6f4c2a', wide * 0.24)
    if (spot % 3 === 0)
      pen.disc(x - wide * 0.1, y + wide * 0.04, wide * 0.6, 'rgba(190, 170, 140, 0.45)', wide * 0.1)
  }
  for (let splash = 0; splash < 40; splash++)
    pen.disc(
      pen.random.between(-pen.half, pen.half),
      pen.random.between(0, 0.22),
      pen.random.between(0.006, 0.02),
      '#5f4022',
    )
}

function candles(pen: Pen): void {
  veil(pen, 'rgba(26, 10, 2, 0.5)')
  pen.glow(0, 0.3, 1.3, '#ff9a3c', 0.34)
  for (const side of [-1, 1])
    for (let at = 0; at < 8; at++) {
      const x = side * (pen.half - 0.06 - (at % 4) * 0.12 - (at > 3 ? 0.06 : 0))
      candle(pen, x, at > 3 ? -0.3 : -0.12, 0.09 + ((at * 5) % 4) * 0.045)
    }
}

function neon(pen: Pen, isRoofed: boolean): void {
  veil(pen, 'rgba(14, 4, 40, 0.55)')
  for (const [side, color] of [
    [-1, '#ff3fa8'],
    [1, '#3fe0ff'],
  ] as const) {
    const x = side * (pen.half - 0.05)
    if (isRoofed) {
      strand(pen, `${x} -0.1 ${x} ${pen.wall}`, 0.034, color)
      strand(pen, `${x - side * 0.12} ${pen.wall - 0.12} ${side * 0.1} ${pen.wall - 0.12}`, 0.026, color)
    } else neonSigns(pen, side)
    pen.glow(x, 0.6, 1.2, color, 0.6)
    pen.glow(side * pen.half * 0.6, -pen.floor * 0.6, 0.8, color, 0.45)
  }
}

function dim(pen: Pen): void {
  veil(pen, 'rgba(6, 7, 14, 0.56)')
  pen.glow(0, pen.wall * 0.66, 0.9, '#ffd9a0', 0.16)
}

function sunlit(pen: Pen): void {
  veil(pen, 'rgba(255, 246, 214, 0.12)')
  for (const x of [-0.9, -0.4, 0.1])
    poly(
      pen,
      `${x} ${pen.wall} ${x + 0.24} ${pen.wall} ${x + 1.1} ${-pen.floor} ${x + 0.6} ${-pen.floor}`,
      'rgba(255, 244, 200, 0.22)',
    )
  pen.glow(-pen.half, pen.wall, 1.4, '#fff6d8', 0.7)
}

function eerie(pen: Pen, isRoofed: boolean): void {
  veil(pen, 'rgba(8, 24, 22, 0.5)')
  if (isRoofed) drawCobwebs(pen)
  for (const [x, y] of [
    [-0.74, 0.3],
    [0.66, 0.42],
    [0.84, 0.16],
  ] as const)
    for (const eye of [-0.03, 0.03]) {
      pen.disc(x * pen.half + eye, y, 0.016, '#ffd84a', 0.011)
      pen.glow(x * pen.half + eye, y, 0.06, '#ffd84a', 0.6)
    }
  for (let mist = 0; mist < 7; mist++)
    pen.glow(-pen.half + mist * pen.half * 0.34, -0.1 - (mist % 3) * 0.12, 0.5, '#a8c8b8', 0.3)
}

function litter(pen: Pen): void {
  for (let piece = 0; piece < 34; piece++) {
    const edge = pen.random.chance(0.5) ? 1 : -1
    const y = -pen.random.between(0, pen.floor)
    const x = edge * pen.random.between(0.2, pen.half)
    const size = 0.035 - y * 0.05
    if (piece % 4 === 0) pen.disc(x, y + size * 0.4, size * 0.7, '#f4f0e6', size * 0.6)
    else if (piece % 4 === 1)
      pen.slab(x, y, size * 0.7, size * 1.3, pen.random.pick(['#d9343c', '#3f8fd0', '#4fa05a']), size * 0.2)
    else if (piece % 4 === 2)
      poly(
        pen,
        `${x} ${y} ${x + size * 1.6} ${y + size * 0.4} ${x + size * 1.2} ${y - size * 0.5}`,
        pen.random.pick(['#d9c49a', '#e6e0d0', '#b58f5f']),
      )
    else pen.disc(x, y, size * 0.9, 'rgba(60, 46, 30, 0.55)', size * 0.3)
  }
  for (const side of [-1, 1]) {
    const x = side * (pen.half - 0.18)
    for (const [at, size] of [
      [0, 0.17],
      [-side * 0.22, 0.12],
    ] as const) {
      pen.disc(x + at, -0.1 + size * 0.6, size, '#2f333a', size * 0.86)
      poly(
        pen,
        `${x + at - size * 0.2} ${-0.1 + size * 1.3} ${x + at} ${-0.1 + size * 1.8} ${x + at + size * 0.2} ${-0.1 + size * 1.3}`,
        '#2f333a',
      )
      pen.disc(x + at - size * 0.3, -0.1 + size * 0.8, size * 0.16, '#59606a', size * 0.4)
    }
  }
}

function ice(pen: Pen, isRoofed: boolean): void {
  for (const [side, up] of [
    [-1, 1],
    [1, 1],
    [-1, 0],
    [1, 0],
  ] as const) {
    const [x, y] = [side * pen.half, up ? pen.wall : -pen.floor]
    for (let ray = 0; ray < 7; ray++) {
      const angle = (ray / 6) * (Math.PI / 2)
      const reach = pen.random.between(0.2, 0.46)
      const [endX, endY] = [x - side * Math.cos(angle) * reach, y + (up ? -1 : 1) * Math.sin(angle) * reach]
      strand(pen, `${x} ${y} ${endX} ${endY}`, 0.008, 'rgba(255, 255, 255, 0.8)')
      for (const share of [0.45, 0.7]) {
        const [midX, midY] = [x + (endX - x) * share, y + (endY - y) * share]
        strand(
          pen,
          `${midX - 0.04} ${midY + 0.03} ${midX} ${midY} ${midX + 0.04} ${midY + 0.03}`,
          0.006,
          'rgba(255, 255, 255, 0.7)',
        )
      }
    }
  }
  if (isRoofed)
    pen.across(0.12, (x, index) => {
      const long = 0.1 + ((index * 7) % 5) * 0.06
      poly(
        pen,
        `${x} ${pen.wall} ${x + 0.08} ${pen.wall} ${x + 0.04} ${pen.wall - long}`,
        index % 2 ? '#e4f5fd' : '#bfe4f6',
      )
    })
}

/** Drawn over a place, by the words that ask for it. */
export const conditions: Readonly<Partial<Record<string, (pen: Pen, isRoofed: boolean) => void>>> = {
  ablaze,
  rubble,
  vines,
  dust,
  mud,
  candles,
  neon,
  dim,
  sunlit,
  eerie,
  litter,
  'big window': (pen) => drawBigWindow(pen, 'hills'),
  'sea window': (pen) => drawBigWindow(pen, 'sea'),
  'city window': (pen) => drawBigWindow(pen, 'city'),
  icebound: ice,
  decay: drawDecay,
}
