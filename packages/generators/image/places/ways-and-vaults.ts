// A road that leads to what stands at its end, and the bank of a river under a bridge.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { range, skyDown, water } from './standing-grounds.ts'
import { hills, poly, strand, tree } from './strokes.ts'

export const waysAndVaults = {
  /** What the road leads to stands at 0, where it ends. */
  'road to'(pen) {
    skyDown(pen, ['#6aaee4', '#f8ecd8'])
    range(pen, 0.16, '#a9bccd', '#f0f5f9', 4)
    hills(pen, [0.06, -0.04, 0.02, 0.01, 0.01, -0.03, 0.05], '#8fb07a', -pen.floor)
    hills(pen, [-0.16, -0.08, 0.004, 0.004, 0.004, -0.08, -0.16], '#7fa862', -pen.floor)
    const bend = (share: number): number => Math.sin(share * 5.6) * (0.03 + share * 0.2) * (1 - share * 0.5)
    const edge = (way: number, extra: number): [number, number][] =>
      Array.from({ length: 23 }, (_, at) => {
        const share = at / 22
        return [
          bend(share) + way * (0.07 + extra * share + share ** 1.4 * 0.42),
          -0.002 - share ** 1.15 * pen.floor,
        ]
      })
    pen.shape([...edge(-1, 0.06), ...edge(1, 0.06).toReversed()], '#a98a58')
    pen.shape([...edge(-1, 0), ...edge(1, 0).toReversed()], '#dcc493')
    for (let at = 0; at < 12; at++) {
      const side = at % 2 ? 1 : -1
      const share = (at + 1) / 12
      const x = side * (0.5 + share * (pen.half - 0.4))
      tree(pen, x, -0.1 - share * pen.floor * 0.6, 0.12 + share * 0.34, ['#4f7f46', '#74a558'])
    }
    for (let tuft = 0; tuft < 40; tuft++) {
      const [x, y] = [pen.random.between(-pen.half, pen.half), -pen.random.between(0.06, pen.floor)]
      if (Math.abs(x) < 0.24 + Math.abs(y) * 0.6) continue
      strand(pen, `${x} ${y} ${x + 0.012} ${y + 0.05}`, 0.01, pen.random.pick(['#5c8f42', '#9ccc74']))
    }
  },
  'under a bridge': (pen) => paintVault(pen, true),
  'river under a bridge': (pen) => paintVault(pen, false),
  /** What the bridge leads to stands at 0, at its far end. */
  'bridge to'(pen) {
    skyDown(pen, ['#6aaee4', '#f8ecd8'])
    range(pen, 0.16, '#a9bccd', '#f0f5f9', 4)
    const low = -Math.min(0.3, pen.floor * 0.36)
    hills(pen, [-0.3, -0.1, 0.004, 0.004, 0.004, -0.1, -0.3], '#7fa862', -pen.floor)
    pen.shape(
      [
        [-0.72, -0.02],
        [0.72, -0.02],
        [0.8, low],
        [-0.8, low],
      ],
      '#8b7a68',
    )
    water(pen, low, ['#5fa6c6', '#23688c'])
    for (const side of [-1, 1])
      poly(
        pen,
        `${side * 0.1} -0.02 ${side * 0.13} -0.02 ${side * 0.66} ${-pen.floor} ${side * 0.5} ${-pen.floor}`,
        '#7d7264',
      )
    poly(pen, `-0.1 -0.01 0.1 -0.01 0.5 ${-pen.floor} -0.5 ${-pen.floor}`, '#c0b29c')
    for (let row = 1; row < 12; row++) {
      const share = (row / 12) ** 1.5
      const [y, wide] = [-0.01 - share * (pen.floor - 0.01), 0.1 + share * 0.4]
      strand(pen, `${-wide} ${y} ${wide} ${y}`, 0.006 + share * 0.006, '#9a8c78')
    }
    for (const side of [-1, 1]) {
      poly(
        pen,
        `${side * 0.1} -0.01 ${side * 0.1} 0.05 ${side * 0.56} ${-pen.floor + 0.34} ${side * 0.56} ${-pen.floor} ${side * 0.5} ${-pen.floor}`,
        side < 0 ? '#a39580' : '#94866f',
      )
      strand(pen, `${side * 0.1} 0.05 ${side * 0.56} ${-pen.floor + 0.34}`, 0.03, '#d3c7b2')
    }
  },
  'city balcony'(pen) {
    skyDown(pen, ['#6fb0e4', '#f8e6d2'])
    skyline(pen)
    balcony(pen)
  },
  'sea balcony'(pen) {
    skyDown(pen, ['#5faae4', '#f6efe0'])
    water(pen, 0.34, ['#4f9fc8', '#2a7aa6'])
    balcony(pen)
  },
} satisfies Record<string, PlacePainter>

/** Houses of a city from above, from edge to edge. */
function skyline(pen: Pen): void {
  for (let row = 0; row < 3; row++)
    for (let house = 0; house < 14; house++) {
      const wide = (pen.half * 2) / 13
      const x = -pen.half + house * wide - (row % 2) * wide * 0.5
      const tall = 0.9 - row * 0.24 + (((house * 7 + row * 5) % 9) - 4) * 0.06
      pen.box(x, -pen.floor, wide * 0.9, pen.floor + tall, ['#a9bacd', '#8fa2b8', '#74879f'][row]!)
      for (let pane = 0; pane < 8; pane++)
        for (const column of [0.18, 0.54])
          pen.box(
            x + wide * column,
            tall - 0.07 - pane * 0.09,
            wide * 0.18,
            0.045,
            (pane * 3 + house + row) % 4 ? '#c3d3e2' : '#ffe2a0',
          )
    }
}

/** The floor of a balcony and the rail at its edge. */
function balcony(pen: Pen): void {
  const [edge, rail] = [0.02, 0.5]
  pen.box(-pen.half, -pen.floor, pen.half * 2, pen.floor + edge, '#c9bba6')
  pen.boards('#a89a84', 6)
  pen.box(-pen.half, edge - 0.03, pen.half * 2, 0.05, '#9a8c78')
  pen.across(0.11, (x) => pen.box(x + 0.045, edge, 0.02, rail, '#3f4450'))
  pen.box(-pen.half, edge + rail - 0.02, pen.half * 2, 0.05, '#2f343e')
  pen.box(-pen.half, edge + 0.06, pen.half * 2, 0.022, '#2f343e')
  for (const side of [-1, 1]) {
    const x = side * (pen.half - 0.16)
    pen.slab(x - 0.12, -0.2, 0.24, 0.22, '#b0603f', 0.03)
    for (const [at, up] of [
      [-0.08, 0.1],
      [0.08, 0.12],
      [0, 0.2],
    ] as const)
      pen.disc(x + at, up, 0.1, '#5a8f4a')
  }
}

function paintVault(pen: Pen, hasBank: boolean): void {
  pen.shell(['#8fc0e4', '#f2ecda'], ['#8f8a7c', '#5f5b52'])
  hills(pen, [0.24, 0.36, 0.22, 0.34, 0.24], '#9fb8a4')
  for (let at = 0; at < 7; at++) tree(pen, -0.6 + at * 0.2, 0, 0.24, ['#5c8a5a', '#76a86c'])
  water(pen, -0.02, ['#7fb4c6', '#3f7f9c'])
  const top = Math.min(1.2, pen.wall * 0.8)
  // The vault: its far side is lighter than its near one.
  for (const [reach, rise, color] of [
    [0.74, 0.72, '#8d8173'],
    [0.82, 0.8, '#a3978a'],
    [0.9, 0.88, '#b7ab9c'],
  ] as const) {
    const arch = Array.from({ length: 29 }, (_, at): [number, number] => {
      const angle = (at / 28) * Math.PI
      return [-Math.cos(angle) * reach, Math.sin(angle) * top * rise]
    })
    pen.shape(
      [
        [-pen.half, -0.1],
        [-pen.half, pen.wall],
        [pen.half, pen.wall],
        [pen.half, -0.1],
        [reach, -0.1],
        ...arch.toReversed(),
        [-reach, -0.1],
      ],
      color,
    )
  }
  for (let stone = 0; stone < 15; stone++) {
    const angle = ((stone + 0.5) / 15) * Math.PI
    const [x, y] = [-Math.cos(angle), Math.sin(angle) * top]
    strand(pen, `${x * 0.9} ${y * 0.88} ${x * 1.02} ${y}`, 0.012, '#8f8374')
  }
  for (let row = 0; row < 6; row++)
    for (let stone = 0; stone < 9; stone++) {
      const x = -pen.half + stone * 0.26 + (row % 2) * 0.13
      const y = top * 1.02 + row * 0.09
      if (y < pen.wall) pen.slab(x, y, 0.22, 0.06, row % 2 ? '#ada091' : '#c2b6a6', 0.012)
    }
  if (!hasBank) return
  // The bank that people are on.
  poly(
    pen,
    `${-pen.half} -0.06 -0.5 -0.1 0.1 -0.16 0.5 -0.12 ${pen.half} -0.08 ${pen.half} ${-pen.floor} ${-pen.half} ${-pen.floor}`,
    '#8d8472',
  )
  for (let stone = 0; stone < 26; stone++)
    pen.disc(
      pen.random.between(-pen.half, pen.half),
      -pen.random.between(0.18, pen.floor),
      pen.random.between(0.02, 0.05),
      stone % 2 ? '#7a7263' : '#a09786',
      0.016,
    )
}
