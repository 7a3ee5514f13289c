// Places under the earth and the sea, and rooms of tales.

import { drawBookshelf, type PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { candle, coinHeap, masonry, skull, torch } from './stonework.ts'
import { poly, strand } from './strokes.ts'

export const deepPlaces = {
  crypt(pen) {
    pen.shell(['#1f2a30', '#39474a'], ['#4a5452', '#1c2322'])
    pen.tiles('#333d3c', 5)
    masonry(pen, '#3f4d50', '#48575a')
    for (const side of [-1, 0, 1]) {
      const x = side * 0.66
      pen.arch(x - 0.28, 0, 0.56, 1.1, '#5d6a68')
      pen.arch(x - 0.23, 0, 0.46, 1.02, '#182024')
      if (side) {
        for (const y of [0.12, 0.5]) {
          pen.box(x - 0.23, y, 0.46, 0.05, '#5d6a68')
          pen.slab(x - 0.19, y + 0.05, 0.38, 0.12, '#7a5234', 0.02)
          pen.box(x - 0.02, y + 0.1, 0.04, 0.035, '#c9a24a')
        }
      }
    }
    pen.box(-0.03, 0.5, 0.06, 0.42, '#c9b98a')
    pen.box(-0.12, 0.72, 0.24, 0.06, '#c9b98a')
    poly(pen, '-0.46 0.22 0.46 0.22 0.5 -0.14 -0.5 -0.14', '#8b9490')
    poly(pen, '-0.52 0.32 0.52 0.32 0.56 0.2 -0.56 0.2', '#a9b2ac')
    skull(pen, 0, 0.08, 0.08)
    strand(pen, '-0.2 0.1 -0.12 0 -0.04 -0.08', 0.02, '#e6dcc0')
    for (const side of [-1, 1]) {
      candle(pen, side * 0.42, 0.32, 0.14)
      candle(pen, side * 0.34, 0.32, 0.09)
      const corner = side * pen.half
      for (const reach of [0.14, 0.24, 0.34])
        strand(
          pen,
          `${corner - side * reach} ${pen.wall} ${corner - side * reach * 0.5} ${pen.wall - reach * 0.5} ${corner} ${pen.wall - reach}`,
          0.006,
          '#a9b2ac',
        )
      strand(pen, `${corner} ${pen.wall} ${corner - side * 0.26} ${pen.wall - 0.26}`, 0.006, '#a9b2ac')
    }
    pen.glow(0, 0.6, 0.9, '#7fd0c0', 0.2)
  },
  catacombs(pen) {
    pen.shell(['#241a12', '#4a3826'], ['#5f4a32', '#221810'])
    pen.boards('#46341f', 5)
    const size = 0.1
    for (let row = 0; row < Math.ceil(pen.wall / 0.27); row++) {
      const y = 0.12 + row * 0.27
      pen.across(size * 2, (x, index) =>
        skull(pen, x + size, y + 0.02, 0.078, ['#d9cba4', '#cbbb92', '#e6dab6'][(index + row) % 3]!),
      )
      pen.across(0.066, (x, index) =>
        pen.disc(x + 0.033, y + 0.14, 0.034, index % 2 ? '#bfae84' : '#a8966c', 0.028),
      )
    }
    pen.arch(-0.4, 0, 0.8, 1.16, '#8a7450')
    pen.arch(-0.33, 0, 0.66, 1.06, '#2f2216')
    pen.arch(-0.22, 0, 0.44, 0.8, '#5a4226')
    pen.arch(-0.17, 0, 0.34, 0.72, '#120c08')
    pen.glow(0, 0.36, 0.4, '#ff9a3c', 0.35)
    for (const side of [-1, 1]) torch(pen, side * 0.56, 0.7)
    skull(pen, -pen.half + 0.34, -0.2, 0.1)
    strand(pen, `${pen.half - 0.5} -0.2 ${pen.half - 0.2} -0.26`, 0.04, '#d9cba4')
  },
  sewer(pen) {
    pen.shell(['#2a332c', '#46503f'], ['#4d5546', '#23291f'])
    masonry(pen, '#59614c', '#656d56', 0.16)
    // The tunnel goes on into the dark.
    pen.disc(0, 0.36, 0.74, '#7a8266')
    pen.disc(0, 0.36, 0.66, '#414a3a')
    pen.disc(0, 0.36, 0.5, '#323a2d')
    pen.disc(0, 0.36, 0.34, '#1c221a')
    pen.box(-pen.half, -0.4, pen.half * 2, 0.4, '#59614c')
    poly(
      pen,
      `-0.5 0 0.5 0 ${0.5 + pen.floor * 0.5} ${-pen.floor} ${-0.5 - pen.floor * 0.5} ${-pen.floor}`,
      '#4f8a3a',
    )
    poly(
      pen,
      `-0.28 0 0.28 0 ${0.28 + pen.floor * 0.4} ${-pen.floor} ${-0.28 - pen.floor * 0.4} ${-pen.floor}`,
      '#66a648',
    )
    poly(pen, '-0.34 0.06 0.34 0.06 0.5 0 -0.5 0', '#3f6f30')
    for (let bubble = 0; bubble < 16; bubble++) {
      const y = -pen.random.between(0.05, pen.floor)
      pen.disc(pen.random.between(-0.4, 0.4) * (1 - y * 0.6), y, 0.03 - y * 0.02, '#9fd06a', 0.012 - y * 0.01)
    }
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.13)
      pen.disc(x, 0.74, 0.2, '#8a8f92')
      pen.disc(x, 0.74, 0.15, '#14170f')
      poly(pen, `${x - 0.08} 0.66 ${x + 0.08} 0.66 ${x + 0.11} ${-0.3} ${x - 0.11} ${-0.3}`, '#66a648')
      strand(pen, `${side * pen.half} 1.16 ${side * 0.62} 1.16 ${side * 0.62} ${pen.wall}`, 0.08, '#8a5f3c')
      pen.disc(side * 0.62, 1.16, 0.06, '#6f4a2c')
    }
    pen.glow(0, 0.4, 0.9, '#b6e07a', 0.25)
  },
  'ice cave'(pen) {
    pen.shell(['#123a66', '#2f7ab0'], ['#a9dcf0', '#4f94bc'])
    for (let ring = 0; ring < 4; ring++) {
      const [wide, tall] = [pen.half * (0.94 - ring * 0.17), pen.wall * (0.94 - ring * 0.15)]
      const color = ['#2a76b0', '#4496cc', '#74bce4', '#b4e2f6'][ring]!
      poly(
        pen,
        `${-wide} 0 ${-wide * 1.02} ${tall * 0.4} ${-wide * 0.8} ${tall * 0.66} ${-wide * 0.5} ${tall * 0.8} ${-wide * 0.2} ${tall * 0.98} ${wide * 0.24} ${tall * 0.9} ${wide * 0.56} ${tall * 0.84} ${wide * 0.78} ${tall * 0.58} ${wide} ${tall * 0.36} ${wide * 0.96} 0`,
        color,
      )
    }
    pen.disc(0, 0.3, 0.3, '#f0fbff', 0.42)
    pen.box(-0.32, -0.02, 0.64, 0.04, '#d8f2fc')
    pen.glow(0, 0.4, 1, '#ffffff', 0.6)
    pen.across(0.13, (x, index) => {
      const long = (0.16 + ((index * 7) % 5) * 0.1) * (0.5 + Math.abs(x) / pen.half)
      poly(
        pen,
        `${x} ${pen.wall} ${x + 0.1} ${pen.wall} ${x + 0.05} ${pen.wall - long}`,
        index % 2 ? '#c4e8f8' : '#8fcbe8',
      )
      poly(
        pen,
        `${x + 0.02} ${pen.wall} ${x + 0.05} ${pen.wall} ${x + 0.048} ${pen.wall - long * 0.8}`,
        '#eefaff',
      )
    })
    for (const side of [-1, 1])
      for (const [at, wide, tall] of [
        [0.1, 0.2, 0.6],
        [0.3, 0.14, 0.36],
        [0.46, 0.1, 0.22],
      ] as const) {
        const x = side * (pen.half - at)
        poly(
          pen,
          `${x - wide / 2} -0.14 ${x - wide * 0.3} ${tall * 0.6} ${x} ${tall} ${x + wide * 0.34} ${tall * 0.5} ${x + wide / 2} -0.14`,
          '#7fc4e6',
        )
        poly(
          pen,
          `${x - wide / 2} -0.14 ${x - wide * 0.3} ${tall * 0.6} ${x} ${tall} ${x - wide * 0.06} -0.14`,
          '#d4f0fb',
        )
      }
    for (let shard = 0; shard < 9; shard++) {
      const [x, y] = [pen.random.between(-pen.half, pen.half), -pen.random.between(0.06, pen.floor)]
      strand(pen, `${x} ${y} ${x + 0.14} ${y - 0.04} ${x + 0.2} ${y - 0.12}`, 0.008, '#e4f6fc')
    }
  },
  tomb(pen) {
    pen.shell(['#6f4f2a', '#a87c42'], ['#b58a50', '#5f4222'])
    pen.tiles('#8a6434', 5)
    for (let row = 0; row < Math.ceil(pen.wall / 0.36); row++)
      pen.across(0.15, (x, index) => glyph(pen, x + 0.075, 0.1 + row * 0.36, (index * 3 + row * 5) % 6))
    for (let row = 0; row <= Math.ceil(pen.wall / 0.36); row++)
      pen.box(-pen.half, row * 0.36 - 0.01, pen.half * 2, 0.02, '#7a5630')
    pen.arch(-0.4, 0, 0.8, 1.28, '#5a3d1e')
    pen.arch(-0.35, 0, 0.7, 1.2, '#2c1c0e')
    pen.glow(0, 0.6, 0.7, '#ffc85a', 0.5)
    sarcophagus(pen, 0, 0, 1.06)
    for (const side of [-1, 1]) {
      jackal(pen, side * (pen.half - 0.26), -0.1, side)
      torch(pen, side * 0.54, 0.92)
    }
  },
  'dragon lair'(pen) {
    pen.shell(['#1c1418', '#3f2a28'], ['#4a332a', '#1a100e'])
    poly(
      pen,
      `${-pen.half} ${pen.wall} ${-pen.half} 0 -0.8 0.1 -0.7 0.7 -0.4 1.1 0 1.24 0.42 1.08 0.7 0.66 0.82 0.1 ${pen.half} 0 ${pen.half} ${pen.wall}`,
      '#59403a',
    )
    pen.across(0.19, (x, index) =>
      poly(
        pen,
        `${x} ${pen.wall} ${x + 0.19} ${pen.wall} ${x + 0.09} ${pen.wall - 0.2 - ((index * 5) % 4) * 0.1}`,
        '#6a4d44',
      ),
    )
    pen.disc(0, 0.42, 0.74, '#150d0e', 0.66)
    pen.glow(0, 0.1, 0.9, '#ff7a2a', 0.55)
    dragonHead(pen)
    coinHeap(pen, 0, -0.06, 0.94, 0.26)
    for (const side of [-1, 1]) {
      coinHeap(pen, side * (pen.half - 0.18), -0.22, 0.48, 0.5)
      for (const [at, up] of [
        [0.56, -0.2],
        [0.42, -0.26],
      ] as const) {
        pen.disc(side * (pen.half - at), up + 0.12, 0.09, side < 0 ? '#4f9a7a' : '#8a5aa8', 0.13)
        pen.disc(side * (pen.half - at) - 0.03, up + 0.16, 0.03, side < 0 ? '#8fd0b0' : '#c49ae0', 0.05)
      }
    }
    skull(pen, -0.3, -0.3, 0.07)
    strand(pen, '0.26 -0.34 0.44 -0.28', 0.03, '#e6dcc0')
  },
  'wizard tower'(pen) {
    pen.shell(['#2a2145', '#453a66'], ['#5f4a3a', '#2c2018'])
    pen.boards('#463528', 7)
    masonry(pen, '#463c64', '#50456f')
    pen.arch(-0.26, 0.62, 0.52, 0.78, '#7a6a9a')
    pen.arch(-0.21, 0.66, 0.42, 0.7, '#141a48')
    pen.disc(0.06, 1.16, 0.08, '#fff2c0')
    for (let star = 0; star < 9; star++)
      pen.disc(-0.16 + ((star * 7) % 9) * 0.04, 0.74 + ((star * 5) % 9) * 0.06, 0.008, '#ffffff')
    pen.box(-0.012, 0.66, 0.024, 0.7, '#7a6a9a')
    pen.box(-0.21, 0.96, 0.42, 0.024, '#7a6a9a')
    drawBookshelf(pen, -pen.half, 0.44, 1.16)
    const shelf = pen.half - 0.46
    for (let row = 0; row < 4; row++) {
      const y = 0.3 + row * 0.26
      pen.box(shelf, y, 0.46, 0.03, '#5d3b22')
      for (let bottle = 0; bottle < 3; bottle++) {
        const [x, color] = [
          shelf + 0.08 + bottle * 0.14,
          ['#6ff0a0', '#f070c0', '#5ac8ff', '#ffd04f'][(bottle + row) % 4]!,
        ]
        pen.disc(x, y + 0.085, 0.05, color)
        pen.box(x - 0.016, y + 0.12, 0.032, 0.06, color)
        pen.box(x - 0.02, y + 0.175, 0.04, 0.02, '#8a5f38')
        pen.glow(x, y + 0.09, 0.12, color, 0.6)
      }
    }
    // A cauldron, and a ball of crystal on its stand.
    pen.disc(-0.5, 0.02, 0.19, '#22202a', 0.17)
    pen.disc(-0.5, 0.14, 0.17, '#3a3744', 0.05)
    pen.disc(-0.5, 0.145, 0.14, '#5af08a', 0.035)
    pen.glow(-0.5, 0.28, 0.4, '#5af08a', 0.6)
    for (const [x, y, size] of [
      [-0.54, 0.22, 0.03],
      [-0.46, 0.3, 0.022],
      [-0.52, 0.38, 0.016],
    ] as const)
      pen.disc(x, y, size, '#9fffc0')
    poly(pen, '0.36 -0.12 0.42 0.12 0.58 0.12 0.64 -0.12', '#6f4a2a')
    pen.disc(0.5, 0.25, 0.13, '#8f7aff')
    pen.disc(0.46, 0.29, 0.05, '#e0d8ff')
    pen.glow(0.5, 0.25, 0.4, '#a08aff', 0.7)
  },
} satisfies Record<string, PlacePainter>

/** A sign of the old Egyptians. */
function glyph(pen: Pen, x: number, y: number, kind: number): void {
  const ink = '#6a4520'
  if (kind === 0) {
    pen.disc(x, y + 0.14, 0.045, ink, 0.03)
    pen.disc(x, y + 0.14, 0.018, '#c99a58')
  } else if (kind === 1) {
    pen.disc(x, y + 0.2, 0.03, ink, 0.04)
    strand(pen, `${x} ${y + 0.16} ${x} ${y + 0.04}`, 0.018, ink)
    strand(pen, `${x - 0.035} ${y + 0.13} ${x + 0.035} ${y + 0.13}`, 0.018, ink)
  } else if (kind === 2)
    strand(
      pen,
      `${x - 0.05} ${y + 0.1} ${x - 0.025} ${y + 0.15} ${x} ${y + 0.1} ${x + 0.025} ${y + 0.15} ${x + 0.05} ${y + 0.1}`,
      0.014,
      ink,
    )
  else if (kind === 3)
    poly(
      pen,
      `${x - 0.05} ${y + 0.04} ${x + 0.03} ${y + 0.04} ${x + 0.05} ${y + 0.14} ${x + 0.02} ${y + 0.2} ${x - 0.01} ${y + 0.18} ${x} ${y + 0.12}`,
      ink,
    )
  else if (kind === 4) poly(pen, `${x - 0.045} ${y + 0.06} ${x + 0.045} ${y + 0.06} ${x} ${y + 0.18}`, ink)
  else pen.arch(x - 0.04, y + 0.06, 0.08, 0.1, ink)
}

function sarcophagus(pen: Pen, x: number, y: number, tall: number): void {
  const at = (across: number, up: number): string => `${x + across * tall} ${y + up * tall}`
  poly(
    pen,
    [
      at(-0.14, 0),
      at(-0.2, 0.6),
      at(-0.17, 0.7),
      at(-0.15, 0.92),
      at(0, 1),
      at(0.15, 0.92),
      at(0.17, 0.7),
      at(0.2, 0.6),
      at(0.14, 0),
    ].join(' '),
    '#d9a63a',
  )
  poly(pen, [at(-0.1, 0.02), at(-0.16, 0.6), at(-0.06, 0.64), at(0, 0.02)].join(' '), '#f0c860')
  for (let band = 0; band < 4; band++)
    pen.box(
      x - (0.12 + band * 0.014) * tall,
      y + (0.08 + band * 0.1) * tall,
      (0.24 + band * 0.028) * tall,
      0.035 * tall,
      band % 2 ? '#2f5fa8' : '#b83a34',
    )
  for (let stripe = 0; stripe < 4; stripe++)
    for (const side of [-1, 1])
      pen.box(
        x + side * 0.125 * tall - 0.025 * tall,
        y + (0.68 + stripe * 0.06) * tall,
        0.05 * tall,
        0.03 * tall,
        '#2f5fa8',
      )
  pen.disc(x, y + 0.82 * tall, 0.085 * tall, '#f0c98a', 0.1 * tall)
  for (const side of [-1, 1]) {
    pen.disc(x + side * 0.033 * tall, y + 0.83 * tall, 0.016 * tall, '#1d1a1a', 0.01 * tall)
    strand(pen, `${at(side * 0.16, 0.5)} ${at(-side * 0.06, 0.6)}`, 0.04 * tall, '#f0c860')
  }
  pen.box(x - 0.02 * tall, y + 0.66 * tall, 0.04 * tall, 0.09 * tall, '#2f5fa8')
}

/** A jackal of black stone, lying on its base and looking to the middle. */
function jackal(pen: Pen, x: number, y: number, side: number): void {
  const at = (across: number, up: number): string => `${x - side * across} ${y + up}`
  pen.box(x - 0.28, y - 0.12, 0.56, 0.16, '#8a6434')
  pen.box(x - 0.28, y + 0.02, 0.56, 0.03, '#d9a63a')
  poly(
    pen,
    [
      at(-0.22, 0.04),
      at(-0.24, 0.18),
      at(-0.1, 0.24),
      at(0.06, 0.26),
      at(0.08, 0.42),
      at(0.1, 0.56),
      at(0.13, 0.44),
      at(0.16, 0.54),
      at(0.18, 0.42),
      at(0.3, 0.36),
      at(0.28, 0.32),
      at(0.18, 0.32),
      at(0.15, 0.2),
      at(0.26, 0.08),
      at(0.28, 0.04),
    ].join(' '),
    '#1d1a22',
  )
  strand(pen, `${at(0.07, 0.28)} ${at(0.16, 0.25)}`, 0.03, '#d9a63a')
  pen.disc(x - side * 0.17, y + 0.39, 0.012, '#ffd04f')
}

/** A dragon that lies in the dark behind its gold. */
function dragonHead(pen: Pen): void {
  for (const side of [-1, 1]) {
    poly(
      pen,
      `${side * 0.14} 0.72 ${side * 0.3} 0.94 ${side * 0.34} 1.08 ${side * 0.22} 1 ${side * 0.08} 0.8`,
      '#8a7a5a',
    )
    poly(pen, `${side * 0.24} 0.56 ${side * 0.4} 0.62 ${side * 0.26} 0.44`, '#4a1f20')
  }
  poly(
    pen,
    '0 0.82 0.18 0.78 0.28 0.58 0.2 0.4 0.14 0.16 0 0.1 -0.14 0.16 -0.2 0.4 -0.28 0.58 -0.18 0.78',
    '#6f2a28',
  )
  poly(pen, '0 0.82 0.08 0.6 0.06 0.2 0 0.12 -0.06 0.2 -0.08 0.6', '#8f3a34')
  for (const side of [-1, 1]) {
    pen.glow(side * 0.14, 0.56, 0.2, '#ffb03c', 0.7)
    poly(pen, `${side * 0.07} 0.53 ${side * 0.14} 0.6 ${side * 0.23} 0.6 ${side * 0.15} 0.52`, '#ffd04f')
    pen.disc(side * 0.145, 0.563, 0.012, '#1d0f0a', 0.034)
    pen.disc(side * 0.06, 0.22, 0.018, '#2a0f0e', 0.014)
  }
}
