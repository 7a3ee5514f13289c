// Squares, stops and stations in towns, and towns of the future.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { poly, strand, windows } from './strokes.ts'

function fronts(pen: Pen, colors: readonly string[], low: number): void {
  pen.across(0.4, (x, index) => {
    const tall = low + ((index * 5) % 3) * 0.14
    pen.box(x, 0, 0.4, tall, colors[index % colors.length]!)
    windows(pen, { x, y: 0.24, wide: 0.4, tall: tall - 0.26 }, { columns: 3, rows: 3 }, [
      '#4f6478',
      '#ffe2a0',
    ])
    pen.box(x, tall, 0.4, 0.035, '#7a5a48')
    pen.arch(x + 0.14, 0, 0.12, 0.19, '#4a3428')
  })
}

function lampPost(pen: Pen, x: number, tall: number): void {
  pen.box(x - 0.014, -0.08, 0.028, tall, '#2b3038')
  pen.disc(x, tall - 0.04, 0.055, '#fff2c8')
  pen.glow(x, tall - 0.04, 0.4, '#ffdf9a', 0.4)
}

export const townGrounds = {
  square(pen) {
    pen.shell(['#84bfe4', '#f6e9d4'], ['#cbbfae', '#9c8f7e'])
    fronts(pen, ['#e2b98c', '#d9d0b8', '#c98f70', '#e8d3a4', '#b9c4c0'], 0.72)
    pen.box(-0.09, 0, 0.18, 1.14, '#d8c7a6')
    poly(pen, '-0.13 1.12 0 1.46 0.13 1.12', '#7a4638')
    pen.disc(0, 0.98, 0.065, '#fdf8ea')
    pen.tiles('#aca08e', 9)
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.3)
      pen.disc(x, -0.2, 0.3, '#8f8a80', 0.09)
      pen.disc(x, -0.19, 0.26, '#7fc4dc', 0.065)
      pen.box(x - 0.03, -0.19, 0.06, 0.34, '#a39c90')
      pen.disc(x, 0.14, 0.14, '#a39c90', 0.04)
      for (const way of [-1, 1])
        strand(
          pen,
          `${x} 0.32 ${x + way * 0.08} 0.28 ${x + way * 0.13} 0.12 ${x + way * 0.15} -0.14`,
          0.014,
          '#d8f0f8',
        )
      lampPost(pen, side * 0.52, 0.7)
    }
  },
  'bus stop'(pen) {
    pen.shell(['#8fbfe0', '#eef0e6'], ['#b9b6ae', '#6a6c74'])
    fronts(pen, ['#b98f78', '#9aa6b4', '#cfc0a0', '#8f9a86'], 0.9)
    pen.box(-pen.half, -pen.floor, pen.half * 2, pen.floor * 0.46, '#4f525a')
    pen.across(0.5, (x) => pen.box(x, -pen.floor * 0.8, 0.26, 0.02, '#e9e2bc'))
    pen.box(-0.72, 1.18, 1.3, 0.09, '#2f5f8c')
    pen.box(-0.7, 0, 1.26, 1.18, '#bfe0ee')
    for (const x of [-0.72, -0.3, 0.12, 0.54]) pen.box(x, -0.04, 0.035, 1.24, '#3a4654')
    pen.box(-0.66, 0.28, 1.2, 0.05, '#8a6238')
    pen.box(0.78, -0.1, 0.035, 1.5, '#3a4654')
    pen.slab(0.62, 1.12, 0.36, 0.4, '#f2c23f', 0.05)
    pen.slab(0.69, 1.23, 0.22, 0.18, '#22324a', 0.03)
    pen.box(0.72, 1.31, 0.16, 0.07, '#bfe0ee')
    for (const x of [0.74, 0.86]) pen.disc(x, 1.22, 0.025, '#22324a')
  },
  'gas station'(pen) {
    pen.shell(['#7fb6e0', '#f4e6d0'], ['#8f9298', '#5f626a'])
    pen.box(-pen.half, 0, pen.half * 2, 0.16, '#7f9a6a')
    pen.box(0.3, 0, pen.half, 0.56, '#e9e4da')
    pen.box(0.38, 0.08, pen.half - 0.5, 0.34, '#ffe9b0')
    pen.box(0.3, 0.5, pen.half, 0.08, '#d9453c')
    pen.box(-pen.half, 1.02, pen.half * 2, 0.2, '#f4f2ec')
    pen.box(-pen.half, 1.06, pen.half * 2, 0.07, '#d9453c')
    for (const x of [-pen.half + 0.22, pen.half - 0.28]) {
      pen.box(x, -0.12, 0.07, 1.16, '#d5d2c8')
      pen.slab(x - 0.12, -0.16, 0.3, 0.56, '#d9453c', 0.04)
      pen.slab(x - 0.07, 0.14, 0.2, 0.16, '#cfe6ee', 0.02)
      strand(pen, `${x + 0.18} 0.3 ${x + 0.26} 0.1 ${x + 0.2} -0.02`, 0.02, '#22262c')
      pen.glow(x, 1, 0.5, '#fff2cc', 0.4)
    }
    pen.box(-pen.half, -0.2, pen.half * 2, 0.03, '#f2c23f')
    pen.boards('#7a7d84', 5)
  },
  'future city'(pen) {
    pen.shell(['#2a2f6a', '#d98fb8'], ['#3a3f78', '#1c2048'])
    pen.disc(pen.half * 0.5, 1.16, 0.3, '#f6c8d8')
    for (let depth = 0; depth < 3; depth++)
      pen.across(0.3 + depth * 0.08, (x, index) => {
        const far = 2 - depth
        const tall = 0.5 + ((index * 7 + depth * 5) % 6) * 0.15 + far * 0.12
        if (depth === 2 && Math.abs(x + 0.12) < 0.4) return
        const color = ['#8f8fc4', '#5f62a4', '#363a7c'][depth]!
        pen.slab(x, 0, 0.2 + depth * 0.04, tall, color, 0.08)
        poly(pen, `${x + 0.07} ${tall} ${x + 0.11} ${tall + 0.3} ${x + 0.15} ${tall}`, color)
        for (let row = 0; row * 0.13 < tall - 0.2; row++)
          pen.box(x + 0.03, 0.1 + row * 0.13, 0.14, 0.03, (row + index) % 3 ? '#7fe6f2' : '#f27fd0')
      })
    for (const [x, y, size] of [
      [-0.72, 1.08, 1],
      [0.08, 1.3, 0.7],
      [0.7, 0.86, 0.9],
      [-0.3, 0.8, 0.55],
    ] as const) {
      pen.slab(x - 0.12 * size, y, 0.24 * size, 0.06 * size, '#e9edf6', 0.03 * size)
      pen.disc(x, y + 0.06 * size, 0.08 * size, '#7fe6f2', 0.05 * size)
      pen.glow(x - 0.14 * size, y + 0.03 * size, 0.16 * size, '#7fe6f2', 0.8)
    }
    pen.boards('#7fe6f2', 5)
    pen.glow(0, 0, 1, '#f27fd0', 0.35)
  },
  'construction site'(pen) {
    pen.shell(['#8fc2e4', '#f2ead8'], ['#c9a56f', '#97743f'])
    for (let floor = 0; floor < 4; floor++) {
      pen.box(-0.66, floor * 0.34, 1.32, 0.05, '#a9a59c')
      for (let column = 0; column < 5; column++)
        pen.box(-0.64 + column * 0.31, floor * 0.34, 0.05, 0.36, '#b9b5ac')
    }
    for (let bar = 0; bar < 9; bar++)
      strand(pen, `${-0.6 + bar * 0.15} 1.36 ${-0.6 + bar * 0.15} 1.5`, 0.01, '#8a4a30')
    const crane = pen.half - 0.26
    pen.box(crane, 0, 0.07, 1.5, '#f2b824')
    pen.box(crane - 1.1, 1.42, 1.5, 0.05, '#f2b824')
    strand(pen, `${crane - 1.06} 1.45 ${crane + 0.03} 1.62 ${crane + 0.36} 1.45`, 0.012, '#7a5a18')
    strand(pen, `${crane - 0.8} 1.42 ${crane - 0.8} 1.08`, 0.012, '#3a3a3a')
    pen.box(crane - 0.9, 1, 0.2, 0.08, '#b0603c')
    for (const side of [-1, 1])
      for (let stripe = 0; stripe < 6; stripe++) {
        const x = side * (pen.half - 0.3) - 0.24 + stripe * 0.08
        pen.box(x, -0.16, 0.08, 0.14, stripe % 2 ? '#f6f4ee' : '#e0503a')
      }
    poly(pen, `${-pen.half} -0.05 ${-pen.half + 0.3} 0.3 ${-pen.half + 0.66} -0.05`, '#b98a50')
  },
} satisfies Record<string, PlacePainter>
