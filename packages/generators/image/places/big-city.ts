// A city from one of its avenues, and a road between fields.

import type { PlacePainter } from './furnish.ts'
import { hills, poly, tree, windows } from './strokes.ts'

export const bigCity = {
  'big city'(pen) {
    pen.shell(['#86b6e2', '#f6e6d0'], ['#8a8f98', '#5f646c'])
    pen.across(0.2, (x, index) => {
      const tall = 0.5 + ((index * 7) % 5) * 0.12
      pen.box(x, 0, 0.19, tall, index % 2 ? '#a9bacb' : '#b9c7d4')
    })
    for (const side of [-1, 1])
      for (let block = 3; block >= 0; block--) {
        const wide = 0.36 - block * 0.06
        const tall = Math.min(pen.wall * 0.98, 1.34 - block * 0.2 + ((block + (side > 0 ? 1 : 0)) % 2) * 0.16)
        const near = pen.half + 0.06 - [0, 0.34, 0.6, 0.8][block]!
        const x = side < 0 ? -near : near - wide
        pen.box(
          x,
          0,
          wide,
          tall,
          ['#6f829a', '#8a7f8c', '#7f95a8', '#9a9fae'][(block + (side > 0 ? 2 : 0)) % 4]!,
        )
        pen.box(side < 0 ? x + wide - 0.04 : x, 0, 0.04, tall, '#00000022')
        windows(
          pen,
          { x: x + 0.02, y: 0.16, wide: wide - 0.04, tall: tall - 0.22 },
          { columns: 4, rows: 9 },
          ['#c4d8e8', '#ffe2a0'],
        )
        pen.box(x, 0.02, wide, 0.11, ['#3f5f7a', '#7a4a3f', '#3f6a5a'][block % 3]!)
        pen.box(x + wide * 0.3, tall, wide * 0.4, 0.06, '#5f6a78')
      }
    poly(pen, `-0.14 0 0.14 0 ${0.2 + pen.floor} ${-pen.floor} ${-0.2 - pen.floor} ${-pen.floor}`, '#4a4e57')
    for (let dash = 0; dash < 6; dash++) {
      const [near, far] = [((dash + 0.5) / 6) ** 1.7 * pen.floor, (dash / 6) ** 1.7 * pen.floor]
      poly(
        pen,
        `${-0.008 - far * 0.02} ${-far} ${0.008 + far * 0.02} ${-far} ${0.008 + near * 0.02} ${-near} ${-0.008 - near * 0.02} ${-near}`,
        '#f2e2a0',
      )
    }
    for (const side of [-1, 1]) tree(pen, side * 0.42, -0.02, 0.24, ['#4f7f48', '#6fa05c'])
  },
  'country road'(pen) {
    pen.shell(['#7fb8e6', '#f2f0e0'], ['#8fae5a', '#5f8040'])
    hills(pen, [0.24, 0.42, 0.26, 0.5, 0.3, 0.4, 0.22], '#9fb8b0')
    hills(pen, [0.1, 0.2, 0.12, 0.26, 0.1, 0.22, 0.16], '#86a566')
    poly(
      pen,
      `-0.05 0 0.05 0 0.02 -0.08 0.2 -0.24 0.62 ${-pen.floor} -0.62 ${-pen.floor} -0.1 -0.24 -0.09 -0.08`,
      '#6b6a6c',
    )
    poly(
      pen,
      `-0.008 0 0.008 0 -0.03 -0.08 0.06 -0.24 0.03 ${-pen.floor} -0.03 ${-pen.floor} 0.03 -0.24 -0.045 -0.08`,
      '#e6d9a0',
    )
    for (const side of [-1, 1]) {
      tree(pen, side * 0.7, -0.04, 0.56, ['#4f7f42', '#70a056'])
      tree(pen, side * 0.38, 0, 0.28, ['#5f8f4e', '#80ac62'])
      for (let post = 0; post < 6; post++) {
        const [x, y] = [side * (0.22 + post * 0.15), -0.02 - post * post * 0.014]
        pen.box(x - 0.008 - post * 0.002, y, 0.016 + post * 0.004, 0.08 + post * 0.024, '#8a6a48')
        if (post > 0) {
          const [lastX, lastY] = [side * (0.22 + (post - 1) * 0.15), -0.02 - (post - 1) ** 2 * 0.014]
          for (const share of [0.4, 0.8])
            pen.line(
              [
                [lastX, lastY + (0.056 + post * 0.024) * share],
                [x, y + (0.08 + post * 0.024) * share],
              ],
              0.01 + post * 0.002,
              '#a4825c',
            )
        }
      }
    }
  },
} satisfies Record<string, PlacePainter>
