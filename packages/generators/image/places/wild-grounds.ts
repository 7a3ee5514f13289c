// Land that no painted landscape stands for: canyons, cliffs, groves and skies.

import type { PlacePainter } from './furnish.ts'
import { palm } from './landmarks.ts'
import type { Pen } from './pen.ts'
import { cottage, hills, poly, strand, tree } from './strokes.ts'

export const wildGrounds = {
  canyon(pen) {
    pen.shell(['#6fb0e0', '#fbe0b8'], ['#c9764a', '#8a4428'])
    for (const [x, wide, tall, color] of [
      [-0.2, 0.3, 0.5, '#d99a72'],
      [0.32, 0.24, 0.6, '#d28c62'],
      [-0.6, 0.2, 0.4, '#d99a72'],
    ] as const)
      mesa(pen, x, wide, tall, color)
    for (const side of [-1, 1]) {
      const walls = ['#b8623a', '#c9744a', '#d98a5c', '#c06a42', '#e09a6a'] as const
      for (const [layer, color] of walls.entries()) {
        const top = 0.92 - layer * 0.2
        const reach = 0.46 - layer * 0.07
        poly(
          pen,
          `${side * pen.half} ${top} ${side * (pen.half - reach * 0.6)} ${top - 0.02} ${side * (pen.half - reach)} ${top - 0.2} ${side * (pen.half - reach - 0.04)} -0.1 ${side * pen.half} -0.1`,
          color,
        )
      }
    }
    poly(pen, `-0.12 0 0.02 0 0.3 ${-pen.floor} -0.5 ${-pen.floor}`, 'rgba(70, 30, 20, 0.14)')
    for (let rock = 0; rock < 9; rock++) {
      const [x, y] = [pen.random.between(-pen.half, pen.half), -pen.random.between(0.06, pen.floor * 0.9)]
      poly(
        pen,
        `${x - 0.05} ${y} ${x - 0.02} ${y + 0.05} ${x + 0.03} ${y + 0.055} ${x + 0.06} ${y}`,
        '#8f4a2c',
      )
    }
  },
  'bamboo forest'(pen) {
    pen.shell(['#cfe6a8', '#eef5d0'], ['#8fa85a', '#5a6f38'])
    for (let depth = 0; depth < 3; depth++) {
      const count = 13 - depth * 3
      for (let stalk = 0; stalk < count; stalk++) {
        const share = (stalk + pen.random.between(0.2, 0.8)) / count
        const x = (share * 2 - 1) * pen.half
        if (Math.abs(x) < 0.12 + depth * 0.1) continue
        const girth = 0.02 + depth * 0.016
        bamboo(pen, x, 0.02 - depth * 0.1, girth, ['#a9c774', '#86ae54', '#5f8f3f'][depth]!)
      }
    }
    poly(pen, `-0.1 0 0.1 0 0.5 ${-pen.floor} -0.5 ${-pen.floor}`, '#c9b98a')
    pen.glow(0, pen.wall * 0.7, 0.9, '#fdfbd0', 0.5)
  },
  cappadocia(pen) {
    pen.shell(['#8fb8e2', '#fddcc0'], ['#d9b48c', '#a8825c'])
    hills(pen, [0.3, 0.36, 0.26, 0.34, 0.3], '#d3b9a4')
    for (const [x, wide, tall] of [
      [-0.76, 0.2, 0.62],
      [-0.5, 0.15, 0.44],
      [-0.26, 0.12, 0.3],
      [0.3, 0.13, 0.34],
      [0.52, 0.17, 0.52],
      [0.8, 0.22, 0.72],
    ] as const) {
      poly(
        pen,
        `${x - wide} -0.02 ${x - wide * 0.3} ${tall * 0.8} ${x - wide * 0.1} ${tall} ${x + wide * 0.16} ${tall} ${x + wide * 0.36} ${tall * 0.8} ${x + wide} -0.02`,
        '#e6cba8',
      )
      poly(
        pen,
        `${x + wide * 0.1} -0.02 ${x + wide * 0.06} ${tall} ${x + wide * 0.36} ${tall * 0.8} ${x + wide} -0.02`,
        '#c9a47c',
      )
      pen.disc(x + wide * 0.02, tall, wide * 0.34, '#8f6a50', wide * 0.18)
      pen.arch(x - wide * 0.2, tall * 0.34, wide * 0.22, tall * 0.14, '#5b4030')
      pen.arch(x - wide * 0.4, 0, wide * 0.3, tall * 0.2, '#5b4030')
    }
    for (const [x, y, size, color] of [
      [-0.56, 1.12, 0.07, '#e0503f'],
      [0.66, 1.2, 0.06, '#f2b83f'],
      [0.2, 1.34, 0.045, '#4a8fc0'],
    ] as const) {
      pen.disc(x, y, size, color, size * 1.1)
      pen.box(x - size * 0.2, y - size * 1.7, size * 0.4, size * 0.34, '#6b4a33')
    }
    hills(pen, [-0.06, 0.02, -0.05, 0, -0.06], '#cfa67a', -0.14)
  },
  aurora(pen) {
    pen.shell(['#0b1430', '#1f3f5c'], ['#c9dbea', '#8fa8c4'])
    for (let star = 0; star < 110; star++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        pen.random.between(0.2, pen.wall),
        pen.random.between(0.002, 0.006),
        '#f2f6ff',
      )
    for (const [base, color, sway] of [
      [0.62, 'rgba(70, 240, 150, 0.1)', 0.5],
      [0.8, 'rgba(90, 230, 190, 0.09)', 2.1],
      [0.98, 'rgba(190, 110, 240, 0.07)', 3.9],
    ] as const)
      for (let ray = 0; ray < 70; ray++) {
        const x = -pen.half + (ray / 69) * pen.half * 2
        const foot = base + Math.sin(x * 3 + sway) * 0.14
        const tall = 0.4 + Math.sin(x * 7 + sway * 2) * 0.16
        pen.shape(
          [
            [x - 0.05, foot],
            [x + 0.05, foot],
            [x + 0.09, foot + tall],
            [x - 0.01, foot + tall],
          ],
          color,
        )
      }
    hills(pen, [0.2, 0.44, 0.24, 0.5, 0.28], '#4f6f94')
    hills(pen, [0.1, 0.2, 0.3, 0.14, 0.22], '#9db8d2')
    for (let fir = 0; fir < 16; fir++) {
      const x = -pen.half + (fir / 15) * pen.half * 2
      if (Math.abs(x) < 0.28) continue
      spruce(pen, x, -0.02, 0.2 + ((fir * 5) % 4) * 0.05)
    }
  },
  oasis(pen) {
    pen.shell(['#5fa8e0', '#fbe6c0'], ['#e6c07f', '#c09250'])
    hills(pen, [0.2, 0.34, 0.16, 0.3, 0.24], '#e0b878')
    hills(pen, [0.1, 0.05, 0.12, 0.06, 0.12], '#d9ab66')
    pen.disc(0, -0.14, 0.66, '#4f9f6a', 0.1)
    pen.disc(0, -0.15, 0.58, '#3fa0c4', 0.075)
    pen.disc(-0.1, -0.14, 0.4, '#7fc8dc', 0.03)
    for (const [x, tall] of [
      [-0.66, 0.86],
      [-0.46, 0.6],
      [0.5, 0.66],
      [0.72, 0.94],
    ] as const)
      palm(pen, x, -0.08, tall)
  },
  'autumn park'(pen) {
    pen.shell(['#a8cbe0', '#fbe9cc'], ['#c9904a', '#8f5a2c'])
    hills(pen, [0.2, 0.3, 0.2, 0.28, 0.22], '#c9986a')
    const colors = [
      ['#c9562f', '#e87f3a'],
      ['#d9902f', '#f2b84a'],
      ['#a83f2c', '#d0623a'],
    ] as const
    for (let afar = 0; afar < 9; afar++)
      tree(pen, -pen.half + (afar / 8) * pen.half * 2, 0, 0.3, colors[afar % 3]!)
    poly(pen, `-0.06 0 0.08 0 0.46 ${-pen.floor} -0.5 ${-pen.floor}`, '#d9c19a')
    for (const side of [-1, 1]) {
      tree(pen, side * 0.56, -0.06, 0.7, colors[side > 0 ? 0 : 1])
      tree(pen, side * (pen.half - 0.04), -0.14, 1.06, colors[side > 0 ? 1 : 2])
    }
    for (let leaf = 0; leaf < 150; leaf++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        leaf < 26 ? pen.random.between(0, 0.9) : -pen.random.between(0.02, pen.floor),
        0.016,
        pen.random.pick(['#e0702f', '#f2b23f', '#b8452c', '#d9882f']),
        0.009,
      )
  },
  savanna(pen) {
    pen.shell(['#f2b45f', '#fde6b4'], ['#d9b05a', '#a87c38'])
    pen.disc(0.3, 0.34, 0.2, '#fff3cf')
    pen.glow(0.3, 0.34, 0.8, '#fff0c0', 0.6)
    hills(pen, [0.08, 0.16, 0.1, 0.2, 0.1], '#b99468')
    for (const [x, y, size] of [
      [-0.62, -0.02, 0.7],
      [0.66, 0, 0.46],
      [-0.16, 0.02, 0.22],
    ] as const) {
      strand(
        pen,
        `${x} ${y} ${x + size * 0.03} ${y + size * 0.4} ${x - size * 0.2} ${y + size * 0.7}`,
        size * 0.06,
        '#4f3a26',
      )
      strand(
        pen,
        `${x + size * 0.03} ${y + size * 0.4} ${x + size * 0.24} ${y + size * 0.7}`,
        size * 0.05,
        '#4f3a26',
      )
      pen.disc(x, y + size * 0.76, size * 0.52, '#5f7a34', size * 0.1)
      pen.disc(x - size * 0.08, y + size * 0.82, size * 0.36, '#7f9a42', size * 0.07)
    }
    for (let tuft = 0; tuft < 120; tuft++) {
      const [x, y] = [pen.random.between(-pen.half, pen.half), -pen.random.between(0.01, pen.floor)]
      strand(
        pen,
        `${x} ${y} ${x + 0.015} ${y + 0.06}`,
        0.008,
        pen.random.pick(['#c99a45', '#8a6a2c', '#e9c878']),
      )
    }
  },
  village(pen) {
    pen.shell(['#8fc0e6', '#fbecd6'], ['#8fae68', '#5f8248'])
    hills(pen, [0.5, 0.86, 0.56, 0.96, 0.6], '#a3b8c6')
    hills(pen, [0.4, 0.3, 0.46, 0.34, 0.44], '#7fa070')
    const roofs = ['#b0563c', '#8f4636', '#c0703f'] as const
    for (const [at, [x, y, size]] of (
      [
        [-0.5, 0.26, 0.12],
        [-0.2, 0.22, 0.13],
        [0.36, 0.28, 0.12],
        [-0.84, 0.1, 0.22],
        [0.5, 0.1, 0.2],
        [0.08, 0.08, 0.18],
        [-0.44, 0, 0.27],
        [0.7, -0.03, 0.29],
      ] as const
    ).entries())
      cottage(pen, x, y, size, [['#f3e8d4', '#e6cfae', '#efe0c6'][at % 3]!, roofs[at % 3]!])
    pen.box(0.2, 0.2, 0.09, 0.42, '#efe6d6')
    poly(pen, '0.18 0.62 0.245 0.9 0.31 0.62', '#7a4436')
    poly(pen, `-0.05 0.02 0.06 0.02 0.34 ${-pen.floor} -0.4 ${-pen.floor}`, '#d0bd98')
    for (const side of [-1, 1]) tree(pen, side * (pen.half - 0.02), -0.16, 0.5, ['#4f8242', '#74a558'])
  },
} satisfies Record<string, PlacePainter>

function mesa(pen: Pen, x: number, wide: number, tall: number, color: string): void {
  poly(
    pen,
    `${x - wide * 0.5} 0 ${x - wide * 0.36} ${tall * 0.4} ${x - wide * 0.3} ${tall} ${x + wide * 0.3} ${tall} ${x + wide * 0.36} ${tall * 0.4} ${x + wide * 0.5} 0`,
    color,
  )
  for (const share of [0.5, 0.72, 0.88]) pen.box(x - wide * 0.33, tall * share, wide * 0.66, 0.016, '#b8744c')
}

function bamboo(pen: Pen, x: number, y: number, girth: number, color: string): void {
  const lean = x * 0.05
  strand(pen, `${x} ${y} ${x - lean} ${pen.wall + 0.1}`, girth, color)
  for (let joint = 1; joint < 9; joint++) {
    const row = y + joint * 0.2
    pen.box(x - girth * 0.6 - (lean * joint) / 9, row, girth * 1.2, 0.01, '#4f6f34')
    if (joint > 4 && joint % 2)
      for (const side of [-1, 1])
        strand(
          pen,
          `${x} ${row} ${x + side * 0.1} ${row + 0.03} ${x + side * 0.17} ${row - 0.03}`,
          girth * 0.5,
          color,
        )
  }
}

function spruce(pen: Pen, x: number, y: number, tall: number): void {
  for (let tier = 0; tier < 3; tier++) {
    const [low, wide] = [y + tier * tall * 0.26, tall * (0.3 - tier * 0.07)]
    poly(pen, `${x - wide} ${low} ${x} ${low + tall * 0.46} ${x + wide} ${low}`, '#1f3a44')
  }
}
