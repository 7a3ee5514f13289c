// Towns of other times from a second side.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { hills, poly, strand, tree } from './strokes.ts'
import { timberHouse } from './tale-grounds.ts'
import { falseFront } from './world-grounds.ts'

export const oldTownViews: Readonly<Partial<Record<string, PlacePainter>>> = {
  'medieval town'(pen) {
    pen.shell(['#a8c8e4', '#fbe8cc'], ['#b8a884', '#7f7050'])
    hills(pen, [0.3, 0.44, 0.3, 0.5, 0.34, 0.46, 0.3], '#9ab08a')
    for (let house = 0; house < 7; house++)
      timberHouse(
        pen,
        -pen.half + house * pen.half * 0.29,
        0.22,
        0.36 + (house % 3) * 0.06,
        ['#8f3f30', '#6a5f58', '#a8603c'][house % 3]!,
      )
    const stone = '#a39e94'
    pen.box(-pen.half, 0, pen.half * 2, 0.42, stone)
    pen.across(0.12, (x) => pen.box(x, 0.42, 0.07, 0.07, stone))
    for (let row = 0; row < 5; row++)
      pen.across(0.2, (x) => pen.box(x + (row % 2) * 0.1, 0.04 + row * 0.08, 0.09, 0.012, '#8a857c'))
    // The gate between its towers.
    for (const side of [-1, 1]) {
      const x = side * 0.36
      pen.box(x - 0.14, -0.04, 0.28, 0.86, '#b0aba0')
      pen.box(x + 0.06, -0.04, 0.08, 0.86, '#8f8a80')
      for (const at of [-0.16, -0.05, 0.06]) pen.box(x + at, 0.8, 0.09, 0.09, '#b0aba0')
      poly(pen, `${x - 0.18} 0.88 ${x} 1.24 ${x + 0.18} 0.88`, '#8f3f30')
      strand(pen, `${x} 1.22 ${x} 1.4`, 0.012, '#5a4632')
      poly(pen, `${x} 1.4 ${x + 0.16} 1.34 ${x} 1.28`, side < 0 ? '#2f5fa8' : '#b8302a')
      for (const y of [0.3, 0.56]) pen.arch(x - 0.03, y, 0.06, 0.14, '#3f3a34')
    }
    pen.box(-0.24, 0, 0.48, 0.62, '#9a958a')
    for (let tooth = 0; tooth < 4; tooth++) pen.box(-0.22 + tooth * 0.125, 0.62, 0.07, 0.07, '#9a958a')
    pen.arch(-0.17, 0, 0.34, 0.5, '#5f5a52')
    pen.arch(-0.14, 0, 0.28, 0.45, '#e6c898')
    for (let bar = 0; bar < 5; bar++) pen.box(-0.12 + bar * 0.06, 0.24, 0.014, 0.2, '#4a3a2c')
    pen.box(-0.14, 0.3, 0.28, 0.014, '#4a3a2c')
    poly(pen, `-0.14 0 0.14 0 0.2 -0.16 0.5 ${-pen.floor} -0.5 ${-pen.floor} -0.2 -0.16`, '#c9b890')
    for (const side of [-1, 1]) stall(pen, side * (pen.half - 0.26), -0.2, side < 0 ? '#b8302a' : '#2f6fa8')
  },
  'western town'(pen) {
    pen.shell(['#f2a05a', '#fde0a8'], ['#d0a062', '#9a6c38'])
    pen.disc(0.3, 0.72, 0.2, '#fff2c8')
    pen.glow(0.3, 0.72, 0.7, '#ffe6b0', 0.7)
    poly(
      pen,
      `${-pen.half} 0 ${-pen.half} 0.3 -0.6 0.34 -0.56 0.62 -0.36 0.64 -0.3 0.26 0 0.2 0.5 0.24 0.56 0.5 0.8 0.5 0.86 0.22 ${pen.half} 0.2 ${pen.half} 0`,
      '#c9744a',
    )
    falseFront(pen, -0.98, 0.5, 0.8, '#a8764a', 'SHERIFF')
    falseFront(pen, -0.42, 0.44, 0.92, '#8a6448', 'HOTEL')
    falseFront(pen, 0.1, 0.42, 0.76, '#b98c5c', 'STORE')
    strand(pen, '0.76 0 0.82 0.9', 0.022, '#6a4a30')
    strand(pen, '0.9 0 0.84 0.9', 0.022, '#6a4a30')
    for (const y of [0.3, 0.6]) strand(pen, `0.78 ${y} 0.88 ${y}`, 0.014, '#6a4a30')
    for (let blade = 0; blade < 8; blade++) {
      const angle = (blade / 8) * Math.PI * 2
      strand(
        pen,
        `0.83 0.98 ${0.83 + Math.cos(angle) * 0.17} ${0.98 + Math.sin(angle) * 0.17}`,
        0.03,
        '#d9c8a8',
      )
    }
    pen.disc(0.83, 0.98, 0.03, '#6a4a30')
    for (const x of [-0.8, 0.5]) {
      for (const at of [-0.2, 0.2]) pen.box(x + at, -0.28, 0.03, 0.22, '#5a3f28')
      pen.box(x - 0.24, -0.1, 0.5, 0.03, '#6f4a2c')
    }
    pen.slab(0.3, -0.36, 0.4, 0.14, '#7a5232', 0.02)
    pen.box(0.33, -0.25, 0.34, 0.03, '#7fb4c8')
    for (const [x, tall] of [
      [-pen.half + 0.1, 0.4],
      [pen.half - 0.12, 0.32],
    ] as const) {
      pen.slab(x - 0.035, -0.34, 0.07, tall + 0.14, '#4f7a4a', 0.035)
      strand(pen, `${x} ${-0.1} ${x - 0.1} ${-0.08} ${x - 0.1} ${0.04}`, 0.045, '#4f7a4a')
      strand(pen, `${x} ${-0.04} ${x + 0.1} ${-0.02} ${x + 0.1} ${0.08}`, 0.045, '#4f7a4a')
    }
  },
  street(pen) {
    pen.shell(['#8cbce6', '#f8e8d4'], ['#9a9ca2', '#6b6e76'])
    for (const side of [-1, 1])
      for (let house = 3; house >= 0; house--) {
        const [near, far] = [pen.half + 0.04 - house * 0.21, pen.half - (house + 1) * 0.21 + 0.03]
        const [tall, foot] = [1.26 - house * 0.2, -0.34 + house * 0.09]
        const color = [
          '#c9785a',
          '#e0c090',
          '#8a9ab0',
          '#d9a07a',
          '#a8b59a',
          '#c4a0a0',
          '#b5886a',
          '#94a8b8',
        ][house * 2 + (side > 0 ? 1 : 0)]!
        poly(
          pen,
          `${side * near} ${foot} ${side * far} ${foot + 0.09} ${side * far} ${tall - 0.17} ${side * near} ${tall}`,
          color,
        )
        poly(
          pen,
          `${side * near} ${tall} ${side * far} ${tall - 0.17} ${side * far} ${tall - 0.13} ${side * near} ${tall + 0.05}`,
          '#6a5a54',
        )
        for (let floor = 0; floor < 3; floor++)
          for (const at of [0.2, 0.6]) {
            const rise = foot + 0.44 + floor * (tall - foot - 0.5) * 0.31
            const x = near + (far - near) * at
            poly(
              pen,
              `${side * x} ${rise} ${side * (x - 0.05)} ${rise + 0.01} ${side * (x - 0.05)} ${rise + 0.14} ${side * x} ${rise + 0.15}`,
              (house + floor) % 3 ? '#5f7a94' : '#ffe2a0',
            )
          }
        poly(
          pen,
          `${side * (near - 0.02)} ${foot + 0.02} ${side * (far + 0.02)} ${foot + 0.1} ${side * (far + 0.02)} ${foot + 0.28} ${side * (near - 0.02)} ${foot + 0.27}`,
          '#3f4a5a',
        )
        poly(
          pen,
          `${side * near} ${foot + 0.36} ${side * far} ${foot + 0.36} ${side * (far - 0.07)} ${foot + 0.28} ${side * (near - 0.07)} ${foot + 0.26}`,
          ['#c2382f', '#3f8f6a', '#d9a23f', '#3f6fae'][house]!,
        )
      }
    poly(
      pen,
      `-0.12 0.04 0.12 0.04 ${0.1 + pen.floor * 1.1} ${-pen.floor} ${-0.1 - pen.floor * 1.1} ${-pen.floor}`,
      '#5a5d66',
    )
    for (let dash = 0; dash < 5; dash++) {
      const [far, near] = [(dash / 5) ** 1.7 * pen.floor, ((dash + 0.5) / 5) ** 1.7 * pen.floor]
      poly(
        pen,
        `${-0.008 - far * 0.02} ${-far} ${0.008 + far * 0.02} ${-far} ${0.008 + near * 0.02} ${-near} ${-0.008 - near * 0.02} ${-near}`,
        '#f2ead0',
      )
    }
    for (const side of [-1, 1])
      for (const [at, size] of [
        [0.2, 0.3],
        [0.34, 0.48],
      ] as const) {
        tree(pen, side * at, 0.02 - at * 0.16, size, ['#4f8046', '#72a45c'])
        const x = side * (at + 0.1 + at * 0.4)
        pen.box(x - 0.008, -at * 0.3, 0.016, size * 1.3, '#2f3440')
        pen.slab(x - 0.03, -at * 0.3 + size * 1.3, 0.06, 0.08, '#ffe9a8', 0.02)
      }
  },
}

function stall(pen: Pen, x: number, y: number, color: string): void {
  for (const at of [-0.22, 0.2]) pen.box(x + at, y, 0.025, 0.5, '#6a4a2e')
  pen.box(x - 0.24, y, 0.48, 0.2, '#8a6238')
  for (let heap = 0; heap < 4; heap++)
    for (let fruit = 0; fruit < 5; fruit++)
      pen.disc(
        x - 0.18 + heap * 0.12 + (fruit % 3) * 0.03 - 0.03,
        y + 0.22 + Math.floor(fruit / 3) * 0.035,
        0.024,
        ['#d9343c', '#e6a23c', '#6fae4a', '#8a4a8f'][heap]!,
      )
  for (let stripe = 0; stripe < 6; stripe++)
    poly(
      pen,
      `${x - 0.27 + stripe * 0.09} ${y + 0.44} ${x - 0.18 + stripe * 0.09} ${y + 0.44} ${x - 0.15 + stripe * 0.075} ${y + 0.58} ${x - 0.225 + stripe * 0.075} ${y + 0.58}`,
      stripe % 2 ? '#f6f0e2' : color,
    )
}
