// Towns that are known by what stands in them.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { poly, ripples, strand, tree, windows } from './strokes.ts'

export const towns = {
  paris(pen) {
    pen.shell(['#9cc4e6', '#fbe9d8'], ['#b9b4aa', '#85817b'])
    eiffelTower(pen, -0.36)
    for (const side of [-1, 1])
      for (let house = 0; house < (side < 0 ? 2 : 3); house++) {
        const tall = 0.86 - house * 0.16
        const wide = 0.36 - house * 0.07
        const x = side * (pen.half - [0, 0.36, 0.65][house]!) - (side > 0 ? wide : 0)
        pen.box(x, 0, wide, tall, ['#e9dcc6', '#dccbb0', '#e3d3ba'][house]!)
        windows(pen, { x, y: 0.14, wide, tall: tall - 0.18 }, { columns: 3, rows: 3 }, ['#6f86a0', '#ffe6ae'])
        pen.slab(x - 0.01, tall, wide + 0.02, 0.14, '#5d6b80', 0.05)
        for (let dormer = 0; dormer < 2; dormer++)
          pen.arch(x + wide * (0.2 + dormer * 0.4), tall + 0.02, wide * 0.2, 0.09, '#f1e8da')
        pen.box(x, 0.1, wide, 0.035, house % 2 ? '#a83a42' : '#3f6f5a')
      }
    for (const side of [-1, 1]) {
      if (side > 0) tree(pen, 0.34, 0, 0.2, ['#5f8f4a', '#7fae5c'])
      tree(pen, side * 0.5, -0.03, 0.28, ['#557f42', '#74a253'])
      lamp(pen, side * 0.68, -0.14, 0.66)
    }
    pen.boards('#9a958c', 7)
  },
  venice: (pen) => paintVenice(pen, true),
  'venice water': (pen) => paintVenice(pen, false),
  london(pen) {
    pen.shell(['#8fb0cc', '#f3e4d2'], ['#9a9c9f', '#6d7076'])
    const [stone, dark] = ['#c9a868', '#9a7a42']
    pen.box(-pen.half, 0, pen.half * 2, 0.36, stone)
    pen.across(0.1, (x) => {
      poly(pen, `${x} 0.36 ${x + 0.02} 0.45 ${x + 0.04} 0.36`, dark)
      pen.arch(x + 0.02, 0.06, 0.05, 0.2, '#5b5a58')
    })
    for (const x of [-0.16, -0.62]) {
      pen.box(x - 0.08, 0, 0.16, 0.66, stone)
      poly(pen, `${x - 0.08} 0.66 ${x - 0.06} 0.8 ${x - 0.04} 0.66`, dark)
      poly(pen, `${x + 0.04} 0.66 ${x + 0.06} 0.8 ${x + 0.08} 0.66`, dark)
    }
    bigBen(pen, 0.46)
    pen.box(-pen.half, -0.07, pen.half * 2, 0.08, '#7f8f86')
    pen.across(0.12, (x) => pen.box(x, -0.07, 0.02, 0.15, '#4f6a5c'))
    pen.box(-pen.half, 0.07, pen.half * 2, 0.02, '#4f6a5c')
    for (const side of [-1, 1]) lamp(pen, side * 0.78, -0.12, 0.7)
    pen.boards('#84868b', 6)
  },
  'new york'(pen) {
    pen.shell(['#8db9e0', '#fbe4c8'], ['#6b6d74', '#43454c'])
    pen.across(0.17, (x, index) =>
      pen.box(x, 0, 0.15, 0.5 + ((index * 7) % 5) * 0.13, index % 2 ? '#a8b6c6' : '#b8c2cc'),
    )
    pen.box(-0.1, 0, 0.2, 0.86, '#a89c8c')
    pen.box(-0.07, 0.86, 0.14, 0.2, '#b3a797')
    pen.box(-0.04, 1.06, 0.08, 0.1, '#a89c8c')
    strand(pen, '0 1.14 0 1.36', 0.014, '#8d8272')
    windows(pen, { x: -0.09, y: 0.1, wide: 0.18, tall: 0.74 }, { columns: 5, rows: 9 }, [
      '#6f7d8c',
      '#ffe3a3',
    ])
    for (const side of [-1, 1])
      for (let block = 0; block < 3; block++) {
        const wide = 0.34 - block * 0.08
        const tall = 1.5 - block * 0.3
        const x = side * (pen.half - [0, 0.3, 0.52][block]!) - (side > 0 ? wide : 0)
        pen.box(x, 0, wide, tall, ['#7a4a3f', '#5f7288', '#9a8468'][block]!)
        windows(pen, { x, y: 0.3, wide, tall: tall - 0.36 }, { columns: 4, rows: 8 }, ['#39495a', '#ffe2a0'])
        pen.box(x, 0, wide, 0.24, '#3a3038')
        pen.box(x + 0.02, 0.16, wide - 0.04, 0.07, ['#e0503f', '#f0b83a', '#3a9ab0'][block]!)
      }
    pen.box(-pen.half, -0.1, pen.half * 2, 0.1, '#a5a49f')
    for (let stripe = -6; stripe <= 6; stripe++)
      poly(
        pen,
        `${stripe * 0.18} -0.16 ${stripe * 0.18 + 0.1} -0.16 ${stripe * 0.21 + 0.12} -0.28 ${stripe * 0.21} -0.28`,
        '#e6e3da',
      )
  },
  'neon street'(pen) {
    pen.shell(['#141029', '#4a2a63'], ['#2c2440', '#141020'])
    pen.across(0.24, (x, index) => {
      const tall = 1 + ((index * 5) % 4) * 0.2
      pen.box(x, 0, 0.22, tall, index % 2 ? '#2a2144' : '#221a3a')
      windows(pen, { x, y: 0.4, wide: 0.22, tall: tall - 0.5 }, { columns: 3, rows: 6 }, [
        '#3a2f5c',
        '#ffd98a',
      ])
      pen.box(x + 0.03, 0.03, 0.16, 0.26, index % 2 ? '#ffb45a' : '#ff7f6a')
      pen.glow(x + 0.11, 0.14, 0.3, index % 2 ? '#ffb45a' : '#ff5f9a', 0.35)
    })
    for (const side of [-1, 1]) neonSigns(pen, side)
    for (const [x, color] of [
      [-0.5, '#ff4fa0'],
      [0.1, '#4fe0ff'],
      [0.6, '#ffb04f'],
    ] as const)
      pen.glow(x, -0.3, 0.5, color, 0.3)
    for (let lantern = 0; lantern < 7; lantern++) {
      const x = -pen.half + 0.1 + (lantern * (pen.half * 2 - 0.2)) / 6
      pen.disc(x, 0.84 - Math.sin((lantern / 6) * Math.PI) * 0.1, 0.035, '#ff6a4a', 0.045)
      pen.glow(x, 0.82, 0.16, '#ff9a5a', 0.5)
    }
  },
  amsterdam(pen) {
    pen.shell(['#9cc6e6', '#fbeedd'], ['#4f7f86', '#35606a'])
    pen.across(0.26, (x, index) => {
      const tall = 0.72 + ((index * 3) % 4) * 0.09
      const color = ['#8a4a3c', '#3f4a5c', '#b5774a', '#6b3a3a', '#c9a070'][index % 5]!
      pen.box(x, 0, 0.25, tall, color)
      for (let step = 0; step < 4; step++)
        pen.box(x + step * 0.03, tall + step * 0.05, 0.25 - step * 0.06, 0.055, color)
      windows(pen, { x, y: 0.16, wide: 0.25, tall: tall - 0.16 }, { columns: 3, rows: 3 }, [
        '#e8eef2',
        '#ffe3a3',
      ])
      pen.box(x + 0.09, 0, 0.07, 0.16, '#f1e8da')
    })
    pen.box(-pen.half, -0.05, pen.half * 2, 0.06, '#8a7f74')
    ripples(pen, -0.08, -0.2, '#8fb6bc')
    quay(pen, -0.24)
    for (const side of [-1, 1]) tree(pen, side * 0.82, -0.2, 0.5, ['#5f8a48', '#83ae5e'])
  },
} satisfies Record<string, PlacePainter>

function paintVenice(pen: Pen, hasQuay: boolean): void {
  pen.shell(['#9fcbe8', '#fde6cc'], ['#3f8f92', '#215f6b'])
  pen.across(0.32, (x, index) => {
    const tall = 0.7 + ((index * 5) % 4) * 0.13
    const wall = ['#d98a5f', '#e6b878', '#c9655a', '#e3cfa8'][index % 4]!
    pen.box(x, 0, 0.31, tall, wall)
    pen.box(x - 0.01, tall, 0.33, 0.045, '#a8604a')
    for (let floor = 0; floor < 2; floor++)
      for (const at of [0.05, 0.13, 0.21]) pen.arch(x + at, 0.3 + floor * 0.24, 0.055, 0.16, '#4f5f52')
    pen.arch(x + 0.1, 0, 0.1, 0.2, '#4a342c')
    pen.box(x, 0.24, 0.31, 0.02, '#f6ead6')
  })
  rialto(pen)
  ripples(pen, -0.04, hasQuay ? -0.2 : -0.8, '#8fc9c4')
  for (const side of [-1, 1])
    for (let pole = 0; pole < 2; pole++) {
      const x = side * (0.62 + pole * 0.18)
      for (let stripe = 0; stripe < 6; stripe++)
        pen.box(x - 0.014, -0.16 + stripe * 0.09, 0.028, 0.09, stripe % 2 ? '#f4efe6' : '#2f5f9a')
      pen.disc(x, 0.39, 0.024, '#e0b040')
    }
  if (hasQuay) quay(pen, -0.24)
}

/** The arched bridge over the canal. */
function rialto(pen: Pen): void {
  poly(
    pen,
    '-0.86 0.02 -0.74 0.22 -0.4 0.36 -0.06 0.22 0.06 0.02 -0.08 0.02 -0.18 0.12 -0.4 0.2 -0.62 0.12 -0.72 0.02',
    '#efe6d6',
  )
  strand(pen, '-0.86 0.06 -0.74 0.27 -0.4 0.41 -0.06 0.27 0.06 0.06', 0.022, '#d9cbb2')
  for (let post = -4; post <= 4; post++)
    pen.box(post * 0.085 - 0.406, 0.4 - Math.abs(post) * 0.045 - 0.07, 0.012, 0.07, '#b8a888')
}

export function quay(pen: Pen, y: number): void {
  pen.box(-pen.half, -pen.floor, pen.half * 2, pen.floor + y, '#b5a894')
  pen.box(-pen.half, y - 0.03, pen.half * 2, 0.03, '#d9ccb6')
  for (let row = 1; row < 5; row++) {
    const line = y - 0.03 - row * row * 0.035
    strand(pen, `${-pen.half} ${line} ${pen.half} ${line}`, 0.006, '#94876f')
    for (let joint = -5; joint <= 5; joint++)
      strand(
        pen,
        `${(joint + (row % 2) / 2) * 0.22 * (1 + row * 0.16)} ${line} ${(joint + (row % 2) / 2) * 0.22 * (1.1 + row * 0.2)} ${line - row * 0.05}`,
        0.006,
        '#94876f',
      )
  }
}

export function eiffelTower(pen: Pen, x: number): void {
  const [iron, light] = ['#7d6350', '#97795f']
  const draw = (points: readonly (readonly [number, number])[], color: string): void =>
    pen.shape(
      [...points, ...points.toReversed().map(([across, y]) => [-across, y] as const)].map(
        ([across, y]) => [x + across, y] as const,
      ),
      color,
    )
  draw(
    [
      [-0.25, 0],
      [-0.1, 0.5],
      [-0.035, 1.06],
      [-0.02, 1.3],
    ],
    iron,
  )
  draw(
    [
      [-0.06, 0.6],
      [-0.02, 1.32],
      [0, 1.5],
    ],
    light,
  )
  pen.box(x - 0.13, 0.4, 0.26, 0.05, '#6a523f')
  pen.box(x - 0.085, 0.68, 0.17, 0.035, '#6a523f')
  pen.arch(x - 0.12, 0, 0.24, 0.26, '#c9d2d6')
  for (let cross = 0; cross < 4; cross++) {
    const [y, wide] = [0.02 + cross * 0.1, 0.22 - cross * 0.035]
    strand(pen, `${x - wide} ${y} ${x - wide + 0.07} ${y + 0.1}`, 0.01, '#5f4a3a')
    strand(pen, `${x + wide} ${y} ${x + wide - 0.07} ${y + 0.1}`, 0.01, '#5f4a3a')
  }
}

export function bigBen(pen: Pen, x: number): void {
  pen.box(x - 0.1, 0, 0.2, 0.92, '#d3b274')
  for (const at of [-0.07, -0.02, 0.03]) pen.box(x + at, 0.06, 0.024, 0.8, '#b08e50')
  pen.box(x - 0.12, 0.92, 0.24, 0.26, '#c9a868')
  pen.disc(x, 1.05, 0.09, '#f8f4e6')
  strand(pen, `${x} 1.05 ${x} 1.11`, 0.012, '#2b2b33')
  strand(pen, `${x} 1.05 ${x + 0.045} 1.03`, 0.012, '#2b2b33')
  pen.box(x - 0.11, 1.18, 0.22, 0.05, '#8f7340')
  poly(pen, `${x - 0.11} 1.23 ${x - 0.05} 1.36 ${x} 1.62 ${x + 0.05} 1.36 ${x + 0.11} 1.23`, '#4f6a5c')
}

export function lamp(pen: Pen, x: number, y: number, tall: number): void {
  pen.box(x - 0.012, y, 0.024, tall, '#2f3440')
  pen.slab(x - 0.045, y + tall, 0.09, 0.12, '#ffe9a8', 0.03)
  pen.box(x - 0.05, y + tall + 0.11, 0.1, 0.025, '#2f3440')
  pen.glow(x, y + tall + 0.05, 0.3, '#ffdf9a', 0.45)
}

export function neonSigns(pen: Pen, side: number): void {
  const colors = ['#ff4fa0', '#4fe0ff', '#ffd04f', '#7dff8a'] as const
  for (let sign = 0; sign < 4; sign++) {
    const x = side * (0.86 - sign * 0.15) - 0.05
    const y = 0.42 + ((sign * 3) % 4) * 0.16
    const color = colors[(sign + (side > 0 ? 1 : 0)) % 4]!
    pen.slab(x, y, 0.1, 0.44, '#120c22', 0.02)
    pen.line(
      [
        [x + 0.012, y + 0.02],
        [x + 0.012, y + 0.42],
        [x + 0.088, y + 0.42],
        [x + 0.088, y + 0.02],
        [x + 0.012, y + 0.02],
      ],
      0.01,
      color,
    )
    for (let glyph = 0; glyph < 3; glyph++) {
      const [left, top] = [x + 0.03, y + 0.36 - glyph * 0.13]
      strand(pen, `${left} ${top} ${left + 0.04} ${top}`, 0.012, color)
      strand(pen, `${left + 0.02} ${top + 0.02} ${left + 0.02} ${top - 0.06}`, 0.012, color)
      strand(pen, `${left} ${top - 0.04} ${left + 0.04} ${top - 0.06}`, 0.01, color)
    }
    pen.glow(x + 0.05, y + 0.22, 0.32, color, 0.45)
  }
}
