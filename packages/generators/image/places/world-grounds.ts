// Streets and squares of the world, and towns of other times.

import type { PlacePainter } from './furnish.ts'
import { letters } from './letters.ts'
import type { Pen } from './pen.ts'
import { hills, poly, strand, windows } from './strokes.ts'

/** A wooden front that is taller than the house behind it. */
export function falseFront(
  pen: Pen,
  x: number,
  wide: number,
  tall: number,
  color: string,
  sign?: string,
): void {
  pen.box(x, 0, wide, tall, color)
  for (let plank = 1; plank < 8; plank++) pen.box(x, (plank / 8) * tall, wide, 0.008, '#5a3f28')
  pen.box(x - 0.02, tall - 0.03, wide + 0.04, 0.05, '#6f4a2c')
  pen.arch(x + wide * 0.38, 0, wide * 0.24, tall * 0.34, '#3a2415')
  for (const at of [0.1, 0.7]) pen.box(x + at * wide, tall * 0.14, wide * 0.2, tall * 0.18, '#ffdf9a')
  poly(
    pen,
    `${x - 0.04} ${tall * 0.42} ${x + wide + 0.04} ${tall * 0.42} ${x + wide + 0.08} ${tall * 0.35} ${x - 0.08} ${tall * 0.35}`,
    '#7a5232',
  )
  for (const at of [-0.03, wide]) pen.box(x + at, -0.04, 0.03, tall * 0.42, '#5a3f28')
  pen.box(x - 0.06, -0.05, wide + 0.12, 0.05, '#8a6442')
  if (!sign) return
  pen.box(x + wide * 0.06, tall * 0.6, wide * 0.88, tall * 0.2, '#f0e0b8')
  letters(pen, sign, x + wide / 2, tall * 0.64, Math.min(tall * 0.12, (wide * 0.8) / sign.length), '#7a2f22')
}

/** A round hut with a roof of straw. */
function roundHut(pen: Pen, x: number, y: number, size: number, wall: string): void {
  pen.slab(x - size * 0.42, y, size * 0.84, size * 0.5, wall, 0.05)
  for (let mark = 0; mark < 6; mark++)
    poly(
      pen,
      `${x + (-0.4 + mark * 0.14) * size} ${y + size * 0.3} ${x + (-0.33 + mark * 0.14) * size} ${y + size * 0.4} ${x + (-0.26 + mark * 0.14) * size} ${y + size * 0.3}`,
      '#f2dcb0',
    )
  poly(
    pen,
    `${x - size * 0.62} ${y + size * 0.42} ${x} ${y + size * 1.06} ${x + size * 0.62} ${y + size * 0.42}`,
    '#c9a25a',
  )
  for (let straw = -3; straw <= 3; straw++)
    strand(pen, `${x} ${y + size * 1.02} ${x + straw * 0.18 * size} ${y + size * 0.44}`, 0.01, '#94723a')
  poly(
    pen,
    `${x - size * 0.62} ${y + size * 0.42} ${x + size * 0.62} ${y + size * 0.42} ${x + size * 0.5} ${y + size * 0.36} ${x - size * 0.5} ${y + size * 0.36}`,
    '#8a6a34',
  )
  pen.arch(x - size * 0.12, y, size * 0.24, size * 0.36, '#3f2415')
}

/** A roof with turned-up ends. */
function pagodaRoof(pen: Pen, x: number, y: number, wide: number, tall: number, color: string): void {
  poly(
    pen,
    `${x - wide * 0.62} ${y + tall * 0.34} ${x - wide * 0.5} ${y} ${x + wide * 0.5} ${y} ${x + wide * 0.62} ${y + tall * 0.34} ${x + wide * 0.46} ${y + tall * 0.2} ${x + wide * 0.3} ${y + tall} ${x - wide * 0.3} ${y + tall} ${x - wide * 0.46} ${y + tall * 0.2}`,
    color,
  )
  pen.box(x - wide * 0.32, y + tall * 0.94, wide * 0.64, tall * 0.14, '#d9b24a')
  strand(pen, `${x - wide * 0.5} ${y} ${x + wide * 0.5} ${y}`, 0.018, '#d9b24a')
}

function paperLantern(pen: Pen, x: number, y: number, size: number): void {
  strand(pen, `${x} ${y + size} ${x} ${y + size * 1.8}`, 0.008, '#5a2a1a')
  pen.disc(x, y, size, '#e0342a', size * 0.84)
  pen.disc(x, y, size * 0.5, '#ff6a4a', size * 0.82)
  for (const up of [-0.9, 0.72]) pen.box(x - size * 0.4, y + up * size, size * 0.8, size * 0.18, '#e6bf4a')
  strand(pen, `${x} ${y - size} ${x} ${y - size * 1.6}`, 0.012, '#e6bf4a')
  pen.glow(x, y, size * 2.4, '#ff8a4a', 0.5)
}

/** A dome that swells and ends in a point. */
export function onionDome(pen: Pen, x: number, y: number, size: number, color: string, light: string): void {
  const profile = (scale: number): [number, number][] =>
    Array.from({ length: 13 }, (_, at): [number, number] => {
      const share = at / 12
      return [Math.sin(Math.PI * (0.34 + share * 0.66)) ** 0.8 * size * 0.56 * scale, y + share ** 0.9 * size]
    })
  const outline = profile(1)
  pen.shape(
    [
      ...outline.map(([across, up]) => [x + across, up] as const),
      ...outline.toReversed().map(([across, up]) => [x - across, up] as const),
    ],
    color,
  )
  pen.shape(
    [
      ...profile(0.1).map(([across, up]) => [x - size * 0.04 + across, up] as const),
      ...profile(0.86)
        .toReversed()
        .map(([across, up]) => [x - across, up] as const),
    ],
    light,
  )
  strand(pen, `${x} ${y + size * 0.96} ${x} ${y + size * 1.2}`, 0.014, '#d9b24a')
  pen.disc(x, y + size * 1.06, size * 0.045, '#d9b24a')
}

export const worldGrounds = {
  'western town'(pen) {
    pen.shell(['#6fb4e0', '#fbdfae'], ['#d9aa6a', '#a8743c'])
    poly(pen, '-0.5 0 -0.44 0.5 -0.2 0.52 -0.12 0.2 0.1 0.14 0.16 0.44 0.4 0.44 0.5 0', '#c9784a')
    poly(pen, '-0.44 0.5 -0.2 0.52 -0.18 0.4 -0.4 0.36', '#e09a64')
    falseFront(pen, -0.56, 0.26, 0.5, '#a8784a')
    falseFront(pen, 0.3, 0.26, 0.52, '#9a6a44')
    falseFront(pen, -pen.half - 0.02, 0.52, 0.94, '#b98a5a', 'SALOON')
    falseFront(pen, pen.half - 0.46, 0.5, 0.86, '#8f6a4c', 'BANK')
    for (const x of [0.08, 0.24]) strand(pen, `${x} 0.02 ${x < 0.15 ? 0.12 : 0.2} 0.56`, 0.022, '#6a4a30')
    pen.slab(0.05, 0.54, 0.22, 0.24, '#8a6442', 0.03)
    poly(pen, '0.02 0.78 0.16 0.92 0.3 0.78', '#6a4a30')
    for (const [x, size] of [
      [-0.36, 0.09],
      [0.5, 0.07],
    ] as const)
      for (let ring = 0; ring < 3; ring++)
        pen.line(
          Array.from(
            { length: 13 },
            (_, at) =>
              [
                x + Math.cos(at * 0.52 + ring) * size * (0.5 + ring * 0.25),
                -0.26 + Math.sin(at * 0.6 + ring) * size * (0.5 + ring * 0.25),
              ] as const,
          ),
          0.01,
          '#8a6434',
        )
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.2)
      for (const at of [-0.22, 0.16]) pen.box(x + at, -0.34, 0.03, 0.24, '#5a3f28')
      pen.box(x - 0.24, -0.16, 0.46, 0.03, '#6f4a2c')
    }
    for (let rut = 0; rut < 2; rut++)
      strand(pen, `${rut ? 0.04 : -0.04} 0 ${rut ? 0.5 : -0.5} ${-pen.floor}`, 0.02, '#c0904f')
  },
  'african village'(pen) {
    pen.shell(['#7fc0e4', '#fbe2b0'], ['#c98a4f', '#94592c'])
    hills(pen, [0.14, 0.26, 0.16, 0.3, 0.18, 0.24, 0.12], '#b09a5a')
    for (const [x, y, size] of [
      [0.02, 0.06, 0.34],
      [-0.34, 0.04, 0.3],
    ] as const)
      roundHut(pen, x, y, size, '#b5764a')
    strand(pen, '0.42 0 0.44 0.46 0.34 0.66', 0.04, '#5a3f28')
    strand(pen, '0.44 0.4 0.56 0.68', 0.03, '#5a3f28')
    for (const [x, y, wide] of [
      [0.3, 0.7, 0.26],
      [0.56, 0.74, 0.24],
      [0.42, 0.8, 0.24],
    ] as const)
      pen.disc(x, y, wide, '#6f8a3a', 0.06)
    roundHut(pen, -0.74, -0.08, 0.72, '#a8663c')
    roundHut(pen, 0.8, -0.12, 0.66, '#b9784c')
    for (let post = 0; post < 9; post++)
      pen.box(-0.4 + post * 0.045 - (post > 4 ? 0 : 0), -0.04, 0.018, 0.13, '#7a5232')
    for (const [x, y, size] of [
      [-0.36, -0.24, 0.08],
      [0.42, -0.22, 0.1],
      [0.56, -0.3, 0.07],
    ] as const) {
      pen.disc(x, y, size, '#8a4a2a', size * 0.9)
      pen.box(x - size * 0.4, y + size * 0.66, size * 0.8, size * 0.34, '#8a4a2a')
      pen.box(x - size * 0.9, y - 0.01, size * 1.8, 0.02, '#e6c48a')
    }
    pen.disc(0.06, -0.3, 0.08, '#3a2a20', 0.03)
    poly(pen, '0 -0.3 0.03 -0.16 0.06 -0.1 0.1 -0.18 0.12 -0.3', '#ff8a2a')
  },
  'mexican plaza'(pen) {
    pen.shell(['#4fb0e6', '#fdebc4'], ['#d9b48a', '#a87c54'])
    const colors = ['#e0603c', '#3fa0b0', '#f2b83c', '#d9508a', '#6fb05a', '#8a6ac8'] as const
    pen.across(0.36, (x, index) => {
      const tall = 0.56 + ((index * 5) % 3) * 0.07
      pen.box(x, 0, 0.355, tall, colors[index % 6]!)
      pen.box(x, tall - 0.02, 0.355, 0.05, '#fff2dc')
      pen.arch(x + 0.06, 0, 0.11, 0.28, '#6a3a24')
      pen.arch(x + 0.22, 0.12, 0.09, 0.16, '#4a3a34')
      pen.box(x + 0.2, 0.1, 0.13, 0.02, '#fff2dc')
      for (const at of [0.07, 0.22]) pen.box(x + at, 0.36, 0.09, 0.11, '#4a3a34')
    })
    // The church with its two towers.
    pen.box(-0.26, 0, 0.52, 0.62, '#f4e0b8')
    poly(pen, '-0.2 0.62 0 0.84 0.2 0.62', '#f4e0b8')
    for (const x of [-0.3, 0.18]) {
      pen.box(x, 0, 0.13, 0.86, '#fbeccb')
      pen.arch(x + 0.035, 0.66, 0.06, 0.14, '#6a4a34')
      pen.arch(x + 0.005, 0.86, 0.12, 0.13, '#d9813c')
      strand(pen, `${x + 0.065} 0.98 ${x + 0.065} 1.08`, 0.014, '#8a5a34')
      strand(pen, `${x + 0.04} 1.05 ${x + 0.09} 1.05`, 0.014, '#8a5a34')
    }
    pen.arch(-0.09, 0, 0.18, 0.32, '#6a3a24')
    pen.disc(0, 0.5, 0.06, '#6a4a34')
    for (let row = 0; row < 3; row++) {
      const y = 1.0 + row * 0.17
      strand(pen, `${-pen.half} ${y + 0.1} 0 ${y} ${pen.half} ${y + 0.1}`, 0.006, '#6a5a48')
      pen.across(0.15, (x, index) => {
        const top = y + (Math.abs(x + 0.07) / pen.half) * 0.1
        const color = colors[(index + row * 2) % 6]!
        pen.box(x + 0.01, top - 0.1, 0.13, 0.1, color)
        for (const at of [0.01, 0.053, 0.097])
          poly(
            pen,
            `${x + at} ${top - 0.1} ${x + at + 0.022} ${top - 0.13} ${x + at + 0.044} ${top - 0.1}`,
            color,
          )
        pen.disc(x + 0.075, top - 0.05, 0.022, '#fff6e6')
      })
    }
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.18)
      poly(pen, `${x - 0.1} -0.02 ${x + 0.1} -0.02 ${x + 0.07} -0.18 ${x - 0.07} -0.18`, '#c2693f')
      pen.slab(x - 0.045, -0.04, 0.09, 0.46, '#3f8a52', 0.045)
      strand(pen, `${x} 0.14 ${x - 0.13} 0.16 ${x - 0.13} 0.3`, 0.06, '#3f8a52')
      strand(pen, `${x} 0.2 ${x + 0.13} 0.22 ${x + 0.13} 0.34`, 0.06, '#3f8a52')
    }
    pen.tiles('#bf956a', 6)
  },
  'chinese street'(pen) {
    pen.shell(['#f0b88a', '#fbe6c8'], ['#a89a8a', '#6a5f56'])
    pen.tiles('#8f8274', 6)
    poly(
      pen,
      `${-pen.half} 0.3 -0.4 0.6 -0.1 0.4 0.2 0.7 0.5 0.44 ${pen.half} 0.6 ${pen.half} 0 ${-pen.half} 0`,
      '#c99a94',
    )
    for (const side of [-1, 1])
      for (let house = 1; house >= 0; house--) {
        const x = side * (pen.half - 0.2 - house * 0.36)
        const [wide, tall] = [0.44 - house * 0.12, 0.56 - house * 0.12]
        pen.box(x - wide / 2, 0, wide, tall, '#8a3a2c')
        windows(
          pen,
          { x: x - wide / 2 + 0.02, y: 0.04, wide: wide - 0.04, tall: tall * 0.7 },
          { columns: 3, rows: 1 },
          ['#f2d9a0', '#ffe6ae'],
        )
        pagodaRoof(pen, x, tall, wide * 1.16, 0.2, '#3f6a5f')
        pen.box(x - wide * 0.36, tall + 0.2, wide * 0.72, 0.2, '#a84a38')
        pagodaRoof(pen, x, tall + 0.4, wide * 0.86, 0.17, '#345a50')
      }
    for (const x of [-0.34, 0.28]) pen.box(x, 0, 0.06, 0.62, '#b8302a')
    pen.box(-0.44, 0.52, 0.88, 0.07, '#2f5f8a')
    pen.box(-0.16, 0.58, 0.32, 0.13, '#2f5f8a')
    pen.box(-0.13, 0.6, 0.26, 0.09, '#e6bf4a')
    for (let sign = 0; sign < 3; sign++) {
      const x = -0.08 + sign * 0.08
      strand(pen, `${x - 0.025} 0.66 ${x + 0.025} 0.66`, 0.01, '#7a2018')
      strand(pen, `${x} 0.68 ${x} 0.61`, 0.01, '#7a2018')
      strand(pen, `${x - 0.025} 0.62 ${x + 0.025} 0.62`, 0.01, '#7a2018')
    }
    pagodaRoof(pen, 0, 0.7, 0.86, 0.16, '#3f6a5f')
    for (const y of [1.06, 1.24]) {
      strand(pen, `${-pen.half} ${y + 0.16} 0 ${y + 0.08} ${pen.half} ${y + 0.16}`, 0.008, '#5a2a1a')
      pen.across(0.3, (x) => paperLantern(pen, x + 0.15, y + 0.02, 0.07))
    }
  },
  'indian palace'(pen) {
    pen.shell(['#f2a88a', '#fde6c4'], ['#d9b08a', '#a87854'])
    pen.tiles('#c4966c', 6)
    const [stone, light, dark] = ['#d97a5a', '#efa583', '#8a3f34'] as const
    pen.box(-pen.half, 0, pen.half * 2, 0.62, stone)
    pen.box(-pen.half, 0.58, pen.half * 2, 0.05, light)
    pen.across(0.25, (x) => {
      pen.arch(x + 0.03, 0, 0.19, 0.44, light)
      pen.arch(x + 0.05, 0, 0.15, 0.38, dark)
      pen.arch(x + 0.08, 0.48, 0.03, 0.06, dark)
      pen.arch(x + 0.14, 0.48, 0.03, 0.06, dark)
    })
    pen.box(-0.34, 0, 0.68, 0.86, light)
    pen.arch(-0.22, 0, 0.44, 0.66, stone)
    pen.arch(-0.15, 0, 0.3, 0.54, '#5a2a2a')
    pen.box(-0.36, 0.84, 0.72, 0.05, stone)
    onionDome(pen, 0, 0.9, 0.44, '#e6c48a', '#fbe6ba')
    for (const side of [-1, 1]) {
      for (const [x, y, size] of [
        [0.3, 0.9, 0.16],
        [pen.half - 0.16, 0.64, 0.24],
        [pen.half - 0.5, 0.64, 0.15],
      ] as const) {
        for (const post of [-0.36, 0, 0.36])
          pen.box(side * x + post * size - 0.01, y, 0.02, size * 0.6, light)
        pen.box(side * x - size * 0.5, y + size * 0.56, size, size * 0.1, stone)
        onionDome(pen, side * x, y + size * 0.64, size * 0.8, '#e6c48a', '#fbe6ba')
      }
    }
    poly(pen, `-0.14 -0.06 0.14 -0.06 0.5 ${-pen.floor} -0.5 ${-pen.floor}`, '#4fa8b8')
    poly(pen, `-0.05 -0.06 0.05 -0.06 0.16 ${-pen.floor} -0.16 ${-pen.floor}`, '#8fd0d8')
  },
} satisfies Record<string, PlacePainter>
