// Corridors, cabins, halls and other places that people are in, and tables seen from above.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { poly, strand, windows } from './strokes.ts'

/** A passage whose walls, floor and ceiling meet far away. */
function passage(
  pen: Pen,
  colors: { readonly wall: string; readonly far: string; readonly floor: string; readonly ceiling: string },
): void {
  pen.shell([colors.ceiling, colors.ceiling], [colors.floor, colors.floor])
  const [top, far] = [Math.min(0.62, pen.wall * 0.5), 0.17]
  pen.box(-far, 0, far * 2, top, colors.far)
  for (const side of [-1, 1])
    poly(
      pen,
      `${side * far} 0.02 ${side * far} ${top} ${side * pen.half} ${pen.wall} ${side * pen.half} ${-pen.floor * 0.75}`,
      colors.wall,
    )
}

/** Doors along the walls of a passage. */
function doors(pen: Pen, color: string): void {
  for (const side of [-1, 1])
    for (const [near, wide] of [
      [0.24, 0.06],
      [0.4, 0.1],
      [0.66, 0.18],
    ] as const) {
      const edge = (x: number): number => 0.02 - ((x - 0.17) / (pen.half - 0.17)) * pen.floor * 0.75
      const high = (x: number): number => 0.36 + ((x - 0.17) / (pen.half - 0.17)) * pen.wall * 0.5
      poly(
        pen,
        `${side * near} ${edge(near)} ${side * near} ${high(near)} ${side * (near + wide)} ${high(near + wide)} ${side * (near + wide)} ${edge(near + wide)}`,
        color,
      )
      pen.disc(side * (near + wide * 0.8), (edge(near) + high(near)) / 2, 0.012, '#e0c070')
    }
}

/** The inside of a train, with windows of 0.52 each. */
function carriage(pen: Pen, drawWindow: (x: number) => void): void {
  pen.shell(['#e3dccd', '#d0c6b2'], ['#7f7a74', '#54504c'])
  pen.box(-pen.half, 0.42, pen.half * 2, 0.62, '#6a7480')
  pen.across(0.52, drawWindow)
  pen.box(-pen.half, 1.12, pen.half * 2, 0.03, '#8a8f98')
  pen.across(0.2, (x) => {
    strand(pen, `${x + 0.1} 1.12 ${x + 0.1} 1`, 0.012, '#e0e3e8')
    pen.disc(x + 0.1, 0.97, 0.034, '#e0a33a')
    pen.disc(x + 0.1, 0.97, 0.02, '#6a7480')
  })
  pen.across(0.62, (x) => {
    pen.slab(x + 0.05, 0.14, 0.5, 0.36, '#2f5f9a', 0.05)
    pen.slab(x + 0.03, 0.02, 0.54, 0.16, '#3a72b5', 0.05)
    pen.box(x + 0.29, 0.04, 0.012, 0.44, '#274f80')
  })
  pen.box(-pen.half, pen.wall - 0.05, pen.half * 2, 0.05, '#fff9e0')
}

export const innerGrounds = {
  corridor(pen) {
    passage(pen, { wall: '#d9d3c4', far: '#f8f3e2', floor: '#a8a294', ceiling: '#eeeadd' })
    doors(pen, '#8a6a4a')
    poly(pen, `-0.08 0 0.08 0 0.34 ${-pen.floor} -0.34 ${-pen.floor}`, '#8f3a3f')
    for (let light = 0; light < 4; light++) {
      const size = 0.03 + light * light * 0.022
      pen.slab(
        -size,
        Math.min(pen.wall - 0.06, 0.68 + light * light * 0.085),
        size * 2,
        0.02 + light * 0.01,
        '#fffdf0',
        0.01,
      )
    }
    pen.glow(0, 0.3, 0.7, '#fff6d8', 0.5)
  },
  alley(pen) {
    passage(pen, { wall: '#7a5a4a', far: '#c9b090', floor: '#6f6a66', ceiling: '#a8c4dc' })
    for (const side of [-1, 1])
      for (let row = 0; row < 7; row++)
        for (let brick = 0; brick < 6; brick++) {
          const x = 0.3 + brick * 0.13 + (row % 2) * 0.06
          const y = 0.04 + row * 0.17 * (0.5 + x)
          pen.slab(side > 0 ? x : -x - 0.08, y, 0.08, 0.026, row % 3 ? '#6a4c3e' : '#8f6c58', 0.006)
        }
    for (const side of [-1, 1])
      for (const [x, y, size] of [
        [0.36, 0.4, 0.12],
        [0.62, 0.62, 0.2],
      ] as const) {
        pen.box(side * x - size / 2, y, size, size * 1.3, '#3f4a58')
        pen.box(side * x - size * 0.4, y + size * 0.1, size * 0.8, size * 1.1, '#f2d48a')
        pen.box(side * x - size * 0.03, y, size * 0.06, size * 1.3, '#3f4a58')
      }
    strand(pen, '-0.6 0.86 -0.2 0.78 0.2 0.78 0.6 0.86', 0.008, '#e6e0d4')
    for (const [x, color] of [
      [-0.36, '#d9534a'],
      [-0.14, '#f1ece0'],
      [0.1, '#4a8fb0'],
      [0.32, '#e0b040'],
    ] as const)
      pen.box(x, 0.64, 0.13, 0.15, color)
    pen.slab(0.56, -0.2, 0.2, 0.3, '#4f6a58', 0.02)
    pen.box(0.54, 0.1, 0.24, 0.035, '#3f5648')
    for (let stone = 0; stone < 30; stone++)
      pen.disc(
        pen.random.between(-0.6, 0.6),
        -pen.random.between(0.02, pen.floor),
        0.05,
        'rgba(40, 36, 34, 0.16)',
        0.016,
      )
  },
  prison(pen) {
    pen.shell(['#7f8288', '#a3a49f'], ['#8a8882', '#5f5d5a'])
    pen.across(0.26, (x, index) => {
      for (let row = 0; row < 8; row++)
        pen.slab(
          x + (row % 2) * 0.13,
          row * 0.2 + 0.01,
          0.25,
          0.19,
          (index + row) % 3 ? '#94958f' : '#898a86',
          0.01,
        )
    })
    pen.box(-0.28, 0.8, 0.56, 0.36, '#bfdcf0')
    for (let bar = 0; bar < 6; bar++) pen.box(-0.27 + bar * 0.1, 0.78, 0.03, 0.4, '#3a3d44')
    pen.glow(0, 0.98, 0.7, '#e6f2fb', 0.4)
    pen.box(0.44, 0.14, 0.56, 0.05, '#4f5560')
    pen.slab(0.44, 0.18, 0.56, 0.09, '#c9c4b4', 0.03)
    pen.box(0.5, 0, 0.03, 0.16, '#3f444c')
    for (let mark = 0; mark < 5; mark++)
      strand(pen, `${-0.72 + mark * 0.045} 0.44 ${-0.72 + mark * 0.045} 0.56`, 0.009, '#d9d9d2')
    strand(pen, '-0.76 0.46 -0.5 0.55', 0.009, '#d9d9d2')
    for (const side of [-1, 1])
      for (let bar = 0; bar < 3; bar++) {
        const x = side * (pen.half - 0.03 - bar * 0.12)
        pen.box(x - 0.018, -pen.floor, 0.036, pen.floor + pen.wall, '#2f3238')
        pen.box(x - 0.012, -pen.floor, 0.008, pen.floor + pen.wall, '#5a5f68')
      }
  },
  rooftop(pen) {
    pen.shell(['#7fb4e2', '#fde6cc'], ['#a8a29a', '#77726c'])
    pen.across(0.15, (x, index) => {
      const tall = 0.24 + ((index * 7) % 6) * 0.11
      pen.box(x, 0, 0.14, tall, ['#7f92a8', '#93a4b5', '#6f8298'][index % 3]!)
      windows(pen, { x, y: 0.04, wide: 0.14, tall: tall - 0.06 }, { columns: 3, rows: 6 }, [
        '#5f7288',
        '#ffe2a3',
      ])
    })
    pen.box(-pen.half, -0.06, pen.half * 2, 0.13, '#8f8881')
    pen.box(-pen.half, 0.06, pen.half * 2, 0.026, '#b5aea5')
    pen.box(0.5, -0.1, 0.28, 0.26, '#b9bcc0')
    for (let vent = 0; vent < 4; vent++) pen.box(0.53, -0.06 + vent * 0.05, 0.22, 0.022, '#7f848a')
    pen.box(-0.76, -0.1, 0.05, 0.3, '#6b4a33')
    pen.slab(-0.86, 0.12, 0.26, 0.3, '#8a5f42', 0.03)
    poly(pen, '-0.88 0.42 -0.73 0.56 -0.58 0.42', '#5f4433')
    pen.boards('#8f8982', 6)
  },
  train: (pen) =>
    carriage(pen, (x) => {
      pen.slab(x + 0.03, 0.46, 0.46, 0.54, '#bfe0f2', 0.06)
      pen.box(x + 0.03, 0.46, 0.46, 0.16, '#8fb56a')
      pen.disc(x + 0.16, 0.64, 0.09, '#6f9a58')
      pen.disc(x + 0.38, 0.62, 0.07, '#5f8a4c')
    }),
  'subway car': (pen) =>
    carriage(pen, (x) => {
      pen.slab(x + 0.03, 0.46, 0.46, 0.54, '#141a26', 0.06)
      // Lights and pipes of the tunnel pass by.
      pen.box(x + 0.03, 0.8, 0.46, 0.02, '#2c3648')
      pen.box(x + 0.03, 0.56, 0.46, 0.03, '#222b3a')
      pen.slab(x + 0.12, 0.85, 0.12, 0.03, '#ffe2a0', 0.01)
    }),
  'trading floor'(pen) {
    pen.shell(['#10182a', '#1f2f4a'], ['#2a3448', '#161c2a'])
    for (const [at, [x, y, wide, tall]] of (
      [
        [-0.86, 0.5, 0.52, 0.5],
        [-0.3, 0.66, 0.6, 0.56],
        [0.34, 0.5, 0.52, 0.5],
      ] as const
    ).entries()) {
      pen.slab(x, y, wide, tall, '#0a1020', 0.02)
      for (let line = 1; line < 5; line++)
        pen.box(x + 0.02, y + (tall * line) / 5, wide - 0.04, 0.004, '#2f4a70')
      const isFalling = at !== 2
      for (let candle = 0; candle < 9; candle++) {
        const share = candle / 8
        const rise = (isFalling ? 1 - share : share) * 0.6 + ((candle * 5) % 4) * 0.06 + 0.08
        const color = (candle * 3 + at) % 4 === 0 ? '#3fd07f' : isFalling ? '#f0524a' : '#3fd07f'
        pen.box(x + 0.04 + share * (wide - 0.12), y + rise * tall * 0.8 - 0.05, 0.026, 0.1, color)
        pen.box(x + 0.051 + share * (wide - 0.12), y + rise * tall * 0.8 - 0.08, 0.005, 0.16, color)
      }
      pen.glow(x + wide / 2, y + tall / 2, 0.5, '#4a8fe0', 0.22)
    }
    pen.box(-pen.half, 0.36, pen.half * 2, 0.08, '#060a14')
    pen.across(0.22, (x, index) => {
      pen.box(x + 0.02, 0.385, 0.08, 0.026, '#e9edf2')
      pen.box(x + 0.12, 0.385, 0.06, 0.026, index % 3 ? '#f0524a' : '#3fd07f')
    })
    for (const side of [-1, 1])
      for (let desk = 0; desk < 2; desk++) {
        const x = side * (0.46 + desk * 0.34) - 0.15
        pen.box(x, 0, 0.3, 0.12, '#3a4660')
        pen.slab(x + 0.02, 0.14, 0.12, 0.1, '#7fc4f2', 0.01)
        pen.slab(x + 0.16, 0.14, 0.12, 0.1, '#8fe0b0', 0.01)
      }
  },
  court(pen) {
    pen.shell(['#86b8e0', '#f6ead8'], ['#c9774a', '#a3552f'])
    pen.across(0.3, (x, index) => pen.box(x, 0, 0.28, 0.24 + ((index * 5) % 3) * 0.1, '#a8b0ba'))
    for (let post = -4; post <= 4; post++) pen.box(post * 0.24 - 0.006, 0, 0.012, 0.5, '#4f6f5c')
    for (let wire = 0; wire < 6; wire++)
      pen.box(-pen.half, 0.06 + wire * 0.085, pen.half * 2, 0.006, '#6f8f7a')
    const x = pen.half - 0.24
    pen.box(x + 0.1, -0.06, 0.04, 0.9, '#3f4652')
    pen.slab(x - 0.16, 0.72, 0.36, 0.26, '#f4f4f2', 0.02)
    pen.box(x - 0.07, 0.76, 0.15, 0.012, '#d9482f')
    pen.box(x - 0.07, 0.86, 0.15, 0.012, '#d9482f')
    pen.box(x - 0.1, 0.7, 0.18, 0.02, '#e0582f')
    for (let net = 0; net < 4; net++)
      strand(pen, `${x - 0.09 + net * 0.05} 0.7 ${x - 0.06 + net * 0.035} 0.56`, 0.008, '#f4f4f2')
    strand(pen, `${-pen.half} -0.1 ${pen.half} -0.1`, 0.014, '#f4efe6')
    strand(pen, `-0.2 -0.1 -0.7 ${-pen.floor}`, 0.018, '#f4efe6')
    strand(pen, `0.4 -0.1 1 ${-pen.floor}`, 0.018, '#f4efe6')
    pen.disc(0.1, -0.34, 0.34, 'rgba(244, 239, 230, 0.35)', 0.08)
    pen.disc(0.1, -0.34, 0.31, '#b8653a', 0.07)
  },
  casino(pen) {
    pen.shell(['#4a1622', '#7a2430'], ['#7f1f2c', '#4a1018'])
    pen.across(0.3, (x, index) => {
      pen.slab(x + 0.03, 0.02, 0.24, 0.56, ['#c9302f', '#e0a02f', '#3f5fc0'][index % 3]!, 0.04)
      pen.slab(x + 0.06, 0.28, 0.18, 0.16, '#f8f4e6', 0.01)
      for (let reel = 0; reel < 3; reel++)
        pen.disc(x + 0.09 + reel * 0.06, 0.36, 0.02, ['#d9302f', '#f0b83a', '#3f9a4f'][reel]!)
      pen.slab(x + 0.06, 0.48, 0.18, 0.07, '#ffe58a', 0.02)
      pen.glow(x + 0.15, 0.5, 0.24, '#ffd95a', 0.5)
      strand(pen, `${x + 0.28} 0.2 ${x + 0.3} 0.4`, 0.014, '#d9dce2')
      pen.disc(x + 0.3, 0.42, 0.022, '#f0524a')
    })
    for (let bulb = 0; bulb < 22; bulb++) {
      const x = -pen.half + (bulb / 21) * pen.half * 2
      pen.disc(x, 0.86 + Math.sin(bulb * 0.9) * 0.03, 0.018, '#ffeaa0')
      pen.glow(x, 0.86, 0.1, '#ffdf7a', 0.6)
    }
    for (let spot = 0; spot < 24; spot++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        -pen.random.between(0.04, pen.floor),
        0.05,
        'rgba(240, 180, 60, 0.28)',
        0.014,
      )
  },
  tabletop(pen) {
    pen.shell(['#b98a5a', '#b98a5a'], ['#b98a5a', '#a87a4c'])
    const [bottom, top] = [-pen.floor, pen.wall]
    const planks = 7
    for (let plank = 0; plank < planks; plank++) {
      const x = -pen.half + (plank / planks) * pen.half * 2
      pen.box(
        x,
        bottom,
        (pen.half * 2) / planks - 0.008,
        top - bottom,
        ['#b98a5a', '#c29565', '#b08152', '#bd9060'][plank % 4]!,
      )
      for (let grain = 0; grain < 5; grain++) {
        const [at, y] = [x + pen.random.between(0.02, 0.22), pen.random.between(bottom, top)]
        strand(pen, `${at} ${y} ${at + 0.006} ${y + 0.18} ${at} ${y + 0.34}`, 0.005, '#9a6c40')
      }
    }
    for (const [x, y] of [
      [-0.72, top * 0.8],
      [-0.6, top * 0.88],
      [0.68, top * 0.84],
      [0.78, top * 0.72],
    ] as const) {
      pen.disc(x, y, 0.06, '#5f9a4a', 0.03)
      pen.disc(x + 0.05, y + 0.04, 0.05, '#7fb85f', 0.026)
    }
  },
} satisfies Record<string, PlacePainter>
