// Rooms of ships, trains, stars and steam.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { poly, strand } from './strokes.ts'

/** A red wheel that opens a pipe. */
function valve(pen: Pen, x: number, y: number, radius: number): void {
  pen.disc(x, y, radius, '#b8302a')
  pen.disc(x, y, radius * 0.72, '#3a4248')
  strand(pen, `${x - radius * 0.8} ${y} ${x + radius * 0.8} ${y}`, radius * 0.24, '#b8302a')
  strand(pen, `${x} ${y - radius * 0.8} ${x} ${y + radius * 0.8}`, radius * 0.24, '#b8302a')
  pen.disc(x, y, radius * 0.22, '#e0b040')
}

function gauge(pen: Pen, x: number, y: number, radius: number): void {
  pen.disc(x, y, radius, '#c79c3f')
  pen.disc(x, y, radius * 0.8, '#f6f2e4')
  strand(pen, `${x} ${y} ${x + radius * 0.4} ${y + radius * 0.44}`, radius * 0.14, '#c2382f')
}

function porthole(pen: Pen, x: number, y: number, radius: number): void {
  pen.disc(x, y, radius * 1.24, '#8a6f3a')
  pen.disc(x, y, radius * 1.16, '#c9a24a')
  pen.disc(x, y, radius, '#0f4a7a')
  pen.disc(x, y + radius * 0.2, radius * 0.76, '#1c74a8')
  pen.disc(x - radius * 0.1, y, radius * 0.3, '#f2a03c', radius * 0.17)
  poly(
    pen,
    `${x + radius * 0.14} ${y} ${x + radius * 0.44} ${y + radius * 0.2} ${x + radius * 0.44} ${y - radius * 0.2}`,
    '#f2a03c',
  )
  for (let bolt = 0; bolt < 8; bolt++) {
    const angle = (bolt / 8) * Math.PI * 2
    pen.disc(x + Math.cos(angle) * radius * 1.1, y + Math.sin(angle) * radius * 1.1, radius * 0.06, '#6a5228')
  }
  pen.glow(x, y, radius * 2, '#3fb0e8', 0.35)
}

export const oddChambers = {
  'submarine interior'(pen) {
    pen.shell(['#33454a', '#52686c'], ['#4a5a5c', '#222d2f'])
    pen.tiles('#374648', 6)
    for (const share of [1, 0.84, 0.68])
      strand(
        pen,
        `${-pen.half * share} 0 ${-pen.half * share} ${pen.wall * 0.5 * share} ${-pen.half * 0.7 * share} ${pen.wall * 0.86 * share} 0 ${pen.wall * 0.98 * share} ${pen.half * 0.7 * share} ${pen.wall * 0.86 * share} ${pen.half * share} ${pen.wall * 0.5 * share} ${pen.half * share} 0`,
        0.03,
        '#3c4e52',
      )
    for (const y of [1.04, 1.12])
      strand(
        pen,
        `${-pen.half} ${y + 0.1} -0.3 ${y + 0.1} -0.2 ${y + 0.02} ${pen.half} ${y + 0.02}`,
        0.035,
        y > 1.1 ? '#a8683a' : '#7f9a8a',
      )
    for (const side of [-1, 1]) {
      porthole(pen, side * 0.62, 0.74, 0.19)
      valve(pen, side * (pen.half - 0.1), 0.36, 0.1)
      gauge(pen, side * 0.34, 0.98, 0.07)
      pen.slab(side * 0.62 - 0.27, 0, 0.54, 0.4, '#2c393c', 0.03)
      for (let key = 0; key < 10; key++)
        pen.disc(
          side * 0.62 - 0.2 + (key % 5) * 0.1,
          0.16 + Math.floor(key / 5) * 0.13,
          0.026,
          ['#e0453c', '#f2c23f', '#4fd07a'][key % 3]!,
        )
    }
    // The periscope.
    pen.box(-0.06, 0.1, 0.12, pen.wall, '#8f9ea2')
    pen.box(-0.02, 0.1, 0.03, pen.wall, '#c3ced0')
    pen.slab(-0.13, 0.5, 0.26, 0.24, '#5f7074', 0.03)
    pen.slab(-0.1, 0.6, 0.2, 0.08, '#14191a', 0.03)
    for (const side of [-1, 1])
      strand(pen, `${side * 0.13} 0.56 ${side * 0.3} 0.56 ${side * 0.3} 0.48`, 0.035, '#2a3436')
    pen.disc(0, 0.1, 0.16, '#3a484b', 0.05)
    pen.glow(0, 1, 0.8, '#ff5a48', 0.2)
  },
  observatory(pen) {
    pen.shell(['#202c4e', '#35446c'], ['#3c4664', '#181e30'])
    pen.boards('#2b3450', 8)
    for (let rib = -4; rib <= 4; rib++)
      strand(pen, `${rib * 0.34} 0 ${rib * 0.3} ${pen.wall * 0.5} ${rib * 0.1} ${pen.wall}`, 0.014, '#46578a')
    for (const share of [0.3, 0.58, 0.82])
      strand(
        pen,
        `${-pen.half} ${pen.wall * share * 0.92} -0.5 ${pen.wall * share} 0.5 ${pen.wall * share} ${pen.half} ${pen.wall * share * 0.92}`,
        0.014,
        '#46578a',
      )
    // The slit of the dome, with stars.
    const top = pen.wall * 1.02
    poly(pen, `-0.02 0.44 0.66 0.44 0.5 ${top} 0.1 ${top}`, '#0b1030')
    for (let star = 0; star < 30; star++) {
      const up = pen.random.between(0.05, 0.96)
      pen.disc(
        0.3 + pen.random.between(-0.3, 0.32) * (1 - up * 0.42),
        0.44 + up * (top - 0.44),
        pen.random.between(0.005, 0.014),
        '#ffffff',
      )
    }
    poly(pen, `0.2 0.6 0.34 0.84 0.5 1.2 0.54 1.18 0.42 0.82 0.28 0.58`, '#3a4a8a')
    strand(pen, `-0.02 0.44 0.1 ${top}`, 0.03, '#7a8ab8')
    strand(pen, `0.66 0.44 0.5 ${top}`, 0.03, '#7a8ab8')
    poly(pen, '-0.62 -0.18 -0.2 -0.18 -0.3 0.36 -0.5 0.36', '#8a93a8')
    pen.disc(-0.4, 0.42, 0.12, '#6a738c')
    poly(pen, '-0.7 0.22 -0.62 0.1 -0.02 0.62 -0.14 0.78', '#dfe5ee')
    poly(pen, '-0.7 0.22 -0.66 0.16 -0.08 0.7 -0.14 0.78', '#ffffff')
    poly(pen, '-0.16 0.84 0.06 0.6 0.3 0.8 0.08 1.06', '#c3ccda')
    poly(pen, '-0.16 0.84 -0.07 0.74 0.17 0.94 0.08 1.06', '#f2f5fa')
    poly(pen, '0.04 1.08 0.32 0.78 0.36 0.82 0.08 1.12', '#c79c3f')
    poly(pen, '-0.79 0.17 -0.72 0.08 -0.62 0.16 -0.69 0.26', '#3a4358')
    for (const side of [-1, 1]) pen.slab(side * (pen.half - 0.2) - 0.2, -0.06, 0.4, 0.36, '#2a3350', 0.03)
    for (let key = 0; key < 8; key++)
      pen.disc(
        pen.half - 0.32 + (key % 4) * 0.09,
        0.12 + Math.floor(key / 4) * 0.09,
        0.022,
        key % 3 ? '#5ac8ff' : '#ffb03c',
      )
    pen.glow(0.3, 1, 0.8, '#7fa0ff', 0.3)
  },
  planetarium(pen) {
    pen.shell(['#070a22', '#141c4a'], ['#1d2038', '#0a0b16'])
    for (let star = 0; star < 90; star++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        pen.random.between(0.3, pen.wall),
        pen.random.between(0.004, 0.013),
        star % 5 ? '#ffffff' : '#ffe2a8',
      )
    strand(pen, `${-pen.half} 0.42 -0.4 0.8 0.3 ${pen.wall * 0.8} ${pen.half} ${pen.wall}`, 0.2, '#1f2a63')
    pen.disc(-0.56, 1.0, 0.3, '#e6c890', 0.07)
    pen.disc(-0.56, 1.0, 0.24, '#141c4a', 0.045)
    pen.disc(-0.56, 1.01, 0.17, '#d9a05a', 0.16)
    pen.disc(-0.6, 1.05, 0.08, '#f0c88a')
    pen.disc(0.6, 0.92, 0.12, '#4f8ae0')
    pen.disc(0.56, 0.96, 0.05, '#8fc0ff')
    pen.disc(0.12, 1.2, 0.06, '#e0603c')
    for (const [from, to] of [
      ['-0.2 0.76', '0.02 0.86'],
      ['0.02 0.86', '0.16 0.74'],
      ['0.16 0.74', '0.32 0.8'],
    ])
      strand(pen, `${from} ${to}`, 0.008, '#8fb0ff')
    pen.box(-pen.half, 0.22, pen.half * 2, 0.07, '#2a2f5a')
    // The projector with its two balls, and the seats around it.
    poly(pen, '-0.14 -0.1 0.14 -0.1 0.06 0.24 -0.06 0.24', '#3a4058')
    for (const [x, y] of [
      [-0.15, 0.32],
      [0.15, 0.44],
    ] as const) {
      pen.disc(x, y, 0.13, '#59627e')
      for (let lens = 0; lens < 7; lens++)
        pen.disc(x - 0.08 + (lens % 3) * 0.08, y - 0.06 + Math.floor(lens / 3) * 0.06, 0.018, '#bfe0ff')
    }
    strand(pen, '-0.15 0.32 0.15 0.44', 0.05, '#59627e')
    poly(pen, `-0.2 0.42 -0.1 0.42 -0.5 1.1 -0.7 1.0`, '#2c3a78')
    pen.glow(0, 0.4, 0.6, '#8fb0ff', 0.5)
    for (let row = 0; row < 2; row++)
      pen.across(0.25, (x) => {
        const y = -0.1 - row * 0.26
        if (Math.abs(x + 0.125) < 0.3 - row * 0.3) return
        pen.slab(x + 0.02, y - 0.1, 0.21, 0.28, row ? '#6a2a44' : '#531f38', 0.07)
        pen.slab(x + 0.05, y + 0.1, 0.15, 0.05, row ? '#8a3a58' : '#6f2c4a', 0.02)
      })
  },
  'boiler room'(pen) {
    pen.shell(['#2b2624', '#473c36'], ['#4a413a', '#1d1815'])
    pen.tiles('#352d28', 5)
    for (const x of [-0.62, 0, 0.62]) {
      pen.slab(x - 0.27, 0, 0.54, 0.98, '#6f4a34', 0.12)
      pen.slab(x - 0.24, 0.03, 0.2, 0.92, '#8a5f44', 0.1)
      for (const y of [0.14, 0.56, 0.84]) {
        pen.box(x - 0.28, y, 0.56, 0.05, '#4a3020')
        for (let rivet = 0; rivet < 6; rivet++)
          pen.disc(x - 0.22 + rivet * 0.088, y + 0.025, 0.012, '#c9a27a')
      }
      pen.disc(x, 0.34, 0.16, '#33241a')
      pen.disc(x, 0.34, 0.125, '#ff8a2a')
      pen.disc(x, 0.31, 0.08, '#ffd86a')
      for (const bar of [-0.06, 0, 0.06]) pen.box(x + bar - 0.008, 0.21, 0.016, 0.26, '#33241a')
      pen.glow(x, 0.3, 0.5, '#ff8a2a', 0.6)
      gauge(pen, x, 0.72, 0.07)
      strand(pen, `${x} 0.98 ${x} ${pen.wall}`, 0.12, '#7f6a5a')
      strand(pen, `${x - 0.03} 0.98 ${x - 0.03} ${pen.wall}`, 0.03, '#a8917c')
    }
    strand(pen, `${-pen.half} 1.16 ${pen.half} 1.16`, 0.09, '#8f3f30')
    strand(pen, `${-pen.half} 1.18 ${pen.half} 1.18`, 0.02, '#c46a54')
    for (const x of [-0.31, 0.31]) {
      pen.box(x - 0.05, 1.08, 0.1, 0.16, '#59463a')
      valve(pen, x, 1.16, 0.1)
    }
    for (const side of [-1, 1])
      for (let puff = 0; puff < 4; puff++)
        pen.glow(side * (pen.half - 0.1 - puff * 0.06), 1.2 + puff * 0.1, 0.24, '#e6dcd0', 0.4)
  },
  sauna(pen) {
    pen.shell(['#b87a44', '#8f5a2e'], ['#a8703f', '#6a421f'])
    for (let plank = 0; plank < Math.ceil(pen.wall / 0.12); plank++)
      pen.box(-pen.half, plank * 0.12, pen.half * 2, 0.012, '#7a4a24')
    for (const [y, depth] of [
      [0.56, '#d9a266'],
      [0.2, '#c98f54'],
    ] as const) {
      pen.box(-pen.half, y - 0.26, pen.half * 2, 0.26, '#7a4a24')
      for (let slat = 0; slat < 3; slat++) pen.box(-pen.half, y + slat * 0.036, pen.half * 2, 0.028, depth)
      pen.across(0.5, (x) => pen.box(x + 0.22, y - 0.26, 0.05, 0.26, '#5f3a1c'))
    }
    // The stove with its hot stones, a bucket with a ladle, towels.
    const x = pen.half - 0.28
    pen.box(x - 0.2, -0.24, 0.4, 0.44, '#2b2826')
    pen.box(x - 0.15, -0.18, 0.3, 0.16, '#ff8a2a')
    for (let bar = 0; bar < 5; bar++) pen.box(x - 0.14 + bar * 0.065, -0.18, 0.02, 0.16, '#2b2826')
    for (let stone = 0; stone < 12; stone++)
      pen.disc(
        x - 0.16 + (stone % 5) * 0.08 + (stone > 4 ? 0.04 : 0),
        0.22 + Math.floor(stone / 5) * 0.06,
        0.055,
        stone % 2 ? '#6f6a66' : '#88827c',
        0.045,
      )
    pen.glow(x, 0.1, 0.4, '#ff7a2a', 0.6)
    for (let puff = 0; puff < 5; puff++)
      pen.glow(x - 0.06 + (puff % 2) * 0.12, 0.5 + puff * 0.17, 0.26, '#fff6ea', 0.6)
    const bucket = -pen.half + 0.3
    poly(
      pen,
      `${bucket - 0.16} 0.06 ${bucket + 0.16} 0.06 ${bucket + 0.12} -0.22 ${bucket - 0.12} -0.22`,
      '#d9a266',
    )
    for (const y of [-0.16, 0]) pen.box(bucket - 0.15, y, 0.3, 0.03, '#8a8f92')
    strand(pen, `${bucket - 0.02} 0.04 ${bucket + 0.2} 0.34`, 0.03, '#8a5a30')
    for (let towel = 0; towel < 3; towel++)
      pen.slab(-0.84, 0.66 + towel * 0.07, 0.36, 0.06, ['#ffffff', '#dcefe8', '#ffffff'][towel]!, 0.03)
    pen.slab(-0.2, 1.1, 0.1, 0.2, '#f6ead2', 0.02)
    strand(pen, '-0.15 1.13 -0.15 1.24', 0.02, '#d9343c')
    pen.glow(0, 1.1, 1, '#ffd9a0', 0.3)
  },
  spa(pen) {
    pen.shell(['#dcebe0', '#c3dcca'], ['#c9b08a', '#96794f'])
    pen.boards('#ad9168', 7)
    pen.across(0.22, (x, index) => {
      strand(
        pen,
        `${x + 0.1} 0 ${x + 0.1 + (index % 2 ? 0.02 : -0.02)} ${pen.wall}`,
        0.045,
        index % 2 ? '#8fbf7a' : '#a4cc8c',
      )
      for (let knot = 1; knot < 8; knot++)
        pen.box(x + 0.075, knot * 0.26 + (index % 3) * 0.06, 0.05, 0.014, '#6f9a5c')
    })
    pen.slab(-0.5, 0.44, 1, 0.74, '#f4f8f2', 0.06)
    pen.disc(0, 0.84, 0.22, '#f2b8c8')
    for (const side of [-1, 1]) {
      poly(pen, `0 0.64 ${side * 0.1} 0.72 ${side * 0.12} 0.92 0 1.04`, '#f7cdd8')
      poly(pen, `0 0.64 ${side * 0.18} 0.68 ${side * 0.3} 0.84 ${side * 0.14} 0.84`, '#ec9ab2')
      poly(pen, `0 0.62 ${side * 0.24} 0.6 ${side * 0.38} 0.68 ${side * 0.2} 0.72`, '#e282a0')
    }
    pen.slab(-0.62, 0.06, 1.24, 0.13, '#ffffff', 0.05)
    pen.box(-0.58, -0.04, 1.16, 0.11, '#e6d6ba')
    for (const x of [-0.5, 0.44]) pen.box(x, -0.24, 0.06, 0.22, '#8a6a42')
    pen.slab(0.3, 0.17, 0.28, 0.1, '#f2e6d2', 0.05)
    for (let towel = 0; towel < 3; towel++)
      pen.disc(
        -0.46 + towel * 0.1,
        0.22 + (towel === 1 ? 0.04 : 0),
        0.055,
        towel === 1 ? '#8fc4b0' : '#ffffff',
      )
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.22)
      for (const [y, wide] of [
        [-0.14, 0.15],
        [-0.06, 0.115],
        [0.01, 0.08],
      ] as const)
        pen.disc(x, y, wide, '#4a5254', 0.05)
      for (const at of [-0.16, 0.17]) {
        pen.box(x + at - 0.035, -0.2, 0.07, 0.14, '#f6ecd6')
        pen.disc(x + at, -0.03, 0.016, '#ffd45a', 0.035)
        pen.glow(x + at, -0.02, 0.24, '#ffd98a', 0.8)
      }
    }
  },
} satisfies Record<string, PlacePainter>
