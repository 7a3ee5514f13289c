// A road that leads to what stands at its end, and the bank of a river under a bridge.

import type { PlacePainter } from './furnish.ts'
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
  'under a bridge'(pen) {
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
  },
} satisfies Record<string, PlacePainter>
