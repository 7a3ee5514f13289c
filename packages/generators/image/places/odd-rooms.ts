// Attics and wedding halls.

import type { PlacePainter } from './furnish.ts'
import { drawWindow, pendant } from './furnish.ts'
import { poly, strand } from './strokes.ts'

export const oddRooms = {
  attic(pen) {
    pen.shell(['#6a4a30', '#8a6440'], ['#8a6238', '#553a20'])
    poly(pen, `${-pen.half} 0.3 ${-pen.half} ${pen.wall} -0.1 ${pen.wall}`, '#4a3220')
    poly(pen, `${pen.half} 0.3 ${pen.half} ${pen.wall} 0.1 ${pen.wall}`, '#4a3220')
    for (let beam = 0; beam < 3; beam++)
      for (const side of [-1, 1])
        strand(
          pen,
          `${side * (pen.half - beam * 0.1)} ${0.3 + beam * 0.36} ${side * 0.05} ${pen.wall - 0.1 + beam * 0.3}`,
          0.05,
          '#2f1f12',
        )
    drawWindow(pen, -0.2, 0.62, 0.4, 0.44)
    poly(pen, `-0.2 0.62 0.2 0.62 0.7 ${-pen.floor} -0.5 ${-pen.floor}`, '#a27b4c')
    for (const [x, y, size, color] of [
      [-pen.half + 0.06, -0.1, 0.46, '#b98a54'],
      [-pen.half + 0.14, 0.3, 0.3, '#a0743f'],
      [pen.half - 0.5, -0.1, 0.42, '#7a4a34'],
      [pen.half - 0.42, 0.24, 0.28, '#c49a62'],
    ] as const) {
      pen.box(x, y, size, size * 0.86, color)
      pen.box(x, y + size * 0.62, size, 0.03, '#5a3c20')
    }
    strand(
      pen,
      `${-pen.half} ${pen.wall * 0.7} ${-pen.half + 0.3} ${pen.wall * 0.8} ${-pen.half + 0.2} ${pen.wall}`,
      0.008,
      '#d8cfc0',
    )
    pen.boards('#6a4826', 8)
  },
  'flower shop'(pen) {
    pen.shell(['#dfeede', '#c9dfcc'], ['#c9b896', '#9a8866'])
    for (let row = 0; row < 3; row++) {
      const y = -0.08 + row * 0.36
      pen.box(-pen.half, y - 0.03, pen.half * 2, 0.04, '#7a5a3c')
      pen.across(0.3, (x, index) => {
        const color = ['#e2557a', '#f2c23f', '#ffffff', '#a86fd0', '#f08a3c', '#e0342f'][
          (index + row * 2) % 6
        ]!
        pen.slab(x + 0.07, y, 0.17, 0.15, index % 2 ? '#8fa0a8' : '#b06a45', 0.02)
        for (let flower = 0; flower < 9; flower++) {
          const [at, up] = [x + 0.155 + ((flower % 3) - 1) * 0.075, y + 0.18 + Math.floor(flower / 3) * 0.045]
          pen.disc(at, up - 0.02, 0.05, '#5f9a52')
          pen.disc(at + pen.random.between(-0.01, 0.01), up + 0.02, 0.04, color)
          pen.disc(at, up + 0.02, 0.013, '#f6e6a0')
        }
      })
    }
    pen.across(0.26, (x, index) =>
      pen.shape(
        [
          [x, 1.42],
          [x + 0.26, 1.42],
          [x + 0.26, 1.24],
          [x + 0.13, 1.18],
          [x, 1.24],
        ],
        index % 2 ? '#ffffff' : '#4f9a6a',
      ),
    )
    pen.tiles('#b09e7c', 8)
  },
  diner(pen) {
    pen.shell(['#bfe0dc', '#e4f2ee'], ['#f4f2ee', '#c9c6c2'])
    pen.across(0.62, (x) => {
      pen.box(x + 0.08, 0.62, 0.46, 0.56, '#f4f6f8')
      pen.box(x + 0.11, 0.65, 0.4, 0.5, '#8fc4e8')
      pen.box(x + 0.11, 0.65, 0.4, 0.14, '#b0a890')
    })
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.4)
      for (const way of [-1, 1]) {
        pen.slab(x + way * 0.3 - 0.1, -0.1, 0.2, 0.66, '#c9342f', 0.06)
        pen.box(x + way * 0.3 - 0.02, -0.04, 0.04, 0.54, '#f6f0ea')
        pen.slab(x + way * 0.2 - 0.1, -0.12, 0.22, 0.2, '#d9453c', 0.05)
      }
      pen.box(x - 0.02, -0.14, 0.04, 0.4, '#9aa2aa')
      pen.slab(x - 0.2, 0.26, 0.4, 0.045, '#f4f6f8', 0.02)
      pen.slab(x - 0.02, 0.3, 0.05, 0.12, '#c9342f', 0.02)
      pen.slab(x + 0.05, 0.3, 0.05, 0.11, '#e9b93a', 0.02)
      pendant(pen, x, 1.26, '#c9342f')
    }
    pen.box(-pen.half, 0.54, pen.half * 2, 0.05, '#c9342f')
    pen.tiles('#2f2f36', 8)
    pen.across(0.24, (x, index) => {
      if (index % 2 === 0) pen.box(x, -pen.floor * 0.22, 0.24, pen.floor * 0.1, '#2f2f36')
    })
  },
  wedding(pen) {
    pen.shell(['#bfe0f2', '#fbf2ea'], ['#a6cf86', '#7aa85c'])
    pen.across(0.28, (x, index) => pen.disc(x + 0.1, 0.16, 0.2, index % 2 ? '#7fb068' : '#6a9c58', 0.24))
    for (const side of [-1, 1]) {
      strand(pen, `${side * 0.62} -0.04 ${side * 0.62} 1.1`, 0.05, '#f4ede0')
      for (let row = 0; row < 4; row++) {
        const x = side * (0.66 + row * 0.16)
        const y = -0.1 - row * 0.15
        pen.slab(x - 0.1, y, 0.2, 0.04, '#ffffff', 0.01)
        pen.slab(x - 0.1 + (side > 0 ? 0.17 : 0), y, 0.03, 0.28, '#ffffff', 0.01)
        pen.disc(x, y + 0.26, 0.05, '#f2a8bc')
      }
    }
    for (let rose = 0; rose < 40; rose++) {
      const angle = (rose / 39) * Math.PI
      const [x, y] = [Math.cos(angle) * 0.64, 1.06 + Math.sin(angle) * 0.4]
      pen.disc(
        x + pen.random.between(-0.03, 0.03),
        y,
        0.07,
        ['#ffffff', '#f2a8bc', '#7fae68', '#f8d8de'][rose % 4]!,
      )
    }
    poly(pen, `-0.16 0 0.16 0 0.6 ${-pen.floor} -0.6 ${-pen.floor}`, '#fbf6f0')
    for (let petal = 0; petal < 40; petal++)
      pen.disc(pen.random.between(-0.5, 0.5), -pen.random.between(0.04, pen.floor), 0.02, '#f2a8bc', 0.01)
    for (const x of [-0.3, 0.3]) pendant(pen, x, 1.3, '#f6e6b8')
  },
} satisfies Record<string, PlacePainter>
