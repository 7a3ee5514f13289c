// Villages and woods of tales.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { hills, poly, ripples, strand } from './strokes.ts'

/** A house with beams in its walls and a steep roof. */
export function timberHouse(
  pen: Pen,
  x: number,
  wide: number,
  tall: number,
  roof: string,
  wall = '#efe0c2',
): void {
  const beam = '#5a3a22'
  pen.box(x, 0, wide, tall, wall)
  pen.box(x, 0, wide, tall * 0.4, '#b7a68a')
  pen.box(x - 0.03, tall * 0.4, wide + 0.06, 0.035, beam)
  for (const at of [0, 0.34, 0.66, 1]) pen.box(x + at * wide - 0.014, tall * 0.4, 0.028, tall * 0.6, beam)
  strand(pen, `${x} ${tall * 0.44} ${x + wide * 0.34} ${tall * 0.98}`, 0.022, beam)
  strand(pen, `${x + wide} ${tall * 0.44} ${x + wide * 0.66} ${tall * 0.98}`, 0.022, beam)
  poly(pen, `${x - 0.06} ${tall} ${x + wide / 2} ${tall + wide * 0.86} ${x + wide + 0.06} ${tall}`, roof)
  poly(
    pen,
    `${x + wide * 0.14} ${tall} ${x + wide / 2} ${tall + wide * 0.6} ${x + wide * 0.86} ${tall}`,
    wall,
  )
  strand(pen, `${x + wide / 2} ${tall} ${x + wide / 2} ${tall + wide * 0.6}`, 0.022, beam)
  pen.box(x + wide * 0.4, tall * 0.56, wide * 0.2, tall * 0.24, '#ffe0a0')
  pen.box(x + wide * 0.42, tall + wide * 0.1, wide * 0.16, wide * 0.2, '#ffe0a0')
  pen.arch(x + wide * 0.36, 0, wide * 0.28, tall * 0.34, '#4a2f1d')
}

function castleOnHill(pen: Pen, x: number, y: number, size: number): void {
  const stone = '#9aa0ac'
  pen.box(x - size, y, size * 2, size * 0.7, stone)
  for (const [at, tall, wide] of [
    [-1, 1.1, 0.3],
    [1, 1.1, 0.3],
    [-0.3, 1.5, 0.34],
    [0.4, 1.3, 0.3],
  ] as const) {
    pen.box(x + (at - wide / 2) * size, y, wide * size, tall * size, '#a9afba')
    poly(
      pen,
      `${x + (at - wide * 0.7) * size} ${y + tall * size} ${x + at * size} ${y + (tall + 0.56) * size} ${x + (at + wide * 0.7) * size} ${y + tall * size}`,
      '#5f5a7a',
    )
  }
}

function mushroomHouse(pen: Pen, x: number, y: number, size: number, cap: string): void {
  poly(
    pen,
    `${x - 0.3 * size} ${y} ${x - 0.22 * size} ${y + 0.6 * size} ${x + 0.22 * size} ${y + 0.6 * size} ${x + 0.3 * size} ${y}`,
    '#f4e6cc',
  )
  poly(
    pen,
    `${x + 0.08 * size} ${y} ${x + 0.1 * size} ${y + 0.6 * size} ${x + 0.22 * size} ${y + 0.6 * size} ${x + 0.3 * size} ${y}`,
    '#d9c4a0',
  )
  pen.shape(
    Array.from({ length: 21 }, (_, at) => {
      const angle = (at / 20) * Math.PI
      return [x + Math.cos(angle) * 0.56 * size, y + (0.52 + Math.sin(angle) * 0.56) * size] as const
    }),
    cap,
  )
  pen.disc(x, y + 0.52 * size, 0.56 * size, cap, 0.07 * size)
  for (const [across, up, radius] of [
    [-0.3, 0.72, 0.09],
    [0.02, 0.9, 0.11],
    [0.32, 0.7, 0.08],
    [-0.08, 0.62, 0.06],
  ] as const)
    pen.disc(x + across * size, y + up * size, radius * size, '#fff6e6', radius * size * 0.86)
  pen.arch(x - 0.11 * size, y, 0.22 * size, 0.34 * size, '#7a4a2c')
  pen.disc(x + 0.05 * size, y + 0.15 * size, 0.018 * size, '#f2c23f')
  pen.disc(x + 0.02 * size, y + 0.45 * size, 0.07 * size, '#ffe08a')
  pen.glow(x + 0.02 * size, y + 0.45 * size, 0.3 * size, '#ffd86a', 0.7)
}

export const taleGrounds = {
  'medieval town'(pen) {
    pen.shell(['#8fbbe0', '#fbe6c8'], ['#b0a590', '#7a705f'])
    hills(pen, [0.2, 0.42, 0.3, 0.5, 0.26, 0.4, 0.2], '#8aa882')
    castleOnHill(pen, 0, 0.34, 0.3)
    hills(pen, [0.2, 0.3, 0.24, 0.4, 0.2, 0.3, 0.2], '#7a9a6a')
    poly(pen, '-0.1 0 0.1 0 0.02 0.2 0.05 0.36 0.02 0.36 -0.03 0.2', '#c4b698')
    for (const side of [-1, 1])
      for (let house = 2; house >= 0; house--) {
        const wide = 0.42 - house * 0.08
        const near = pen.half - [0, 0.4, 0.72][house]! + 0.06
        timberHouse(
          pen,
          side < 0 ? -near : near - wide,
          wide,
          0.72 - house * 0.14,
          ['#8f3f30', '#5f5a68', '#a8603c'][(house + (side > 0 ? 1 : 0)) % 3]!,
          house % 2 ? '#e6d0a4' : '#f2e6cc',
        )
      }
    for (let row = 0; row < 8; row++) {
      const y = -((row / 8) ** 1.6) * pen.floor - 0.03
      pen.across(0.16 + row * 0.03, (x) =>
        pen.disc(
          x + (row % 2) * 0.08,
          y,
          0.06 + row * 0.012,
          row % 2 ? '#9a8f7a' : '#a69b86',
          0.018 + row * 0.006,
        ),
      )
    }
    // A well, and a cart.
    pen.slab(0.5, -0.22, 0.32, 0.2, '#8f8a84', 0.03)
    for (const x of [0.53, 0.77]) pen.box(x, -0.04, 0.03, 0.3, '#5a3a22')
    poly(pen, '0.46 0.24 0.66 0.38 0.86 0.24', '#8f3f30')
    strand(pen, '-0.44 0.92 0 0.8 0.44 0.92', 0.008, '#6a5a48')
    for (let flag = -3; flag <= 3; flag++) {
      const [x, y] = [flag * 0.12, 0.8 + Math.abs(flag) * 0.035]
      poly(
        pen,
        `${x - 0.04} ${y} ${x + 0.04} ${y} ${x} ${y - 0.09}`,
        ['#b8302a', '#2f5fa8', '#e0b040'][(flag + 6) % 3]!,
      )
    }
  },
  'viking village'(pen) {
    pen.shell(['#7f9fb8', '#dfe6e4'], ['#6f8a58', '#445a38'])
    poly(
      pen,
      `${-pen.half} 0.2 -0.8 0.86 -0.5 0.46 -0.3 0.6 0 0.2 0.2 0.5 0.5 0.98 0.8 0.5 ${pen.half} 0.8 ${pen.half} 0 ${-pen.half} 0`,
      '#6f8598',
    )
    poly(pen, '-0.8 0.86 -0.68 0.68 -0.78 0.7 -0.9 0.72', '#eef4f8')
    poly(pen, '0.5 0.98 0.62 0.8 0.5 0.82 0.42 0.78', '#eef4f8')
    pen.box(-pen.half, 0, pen.half * 2, 0.16, '#5f8ea8')
    ripples(pen, 0.14, 0.02, '#a8cad8')
    longship(pen, 0.02, 0.12, 0.3)
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.3)
      pen.slab(x - 0.4, -0.14, 0.8, 0.34, '#6a4a30', 0.02)
      for (let plank = 0; plank < 9; plank++) pen.box(x - 0.38 + plank * 0.09, -0.14, 0.012, 0.34, '#4a321e')
      pen.shape(
        [
          [x - 0.5, 0.16],
          [x - 0.34, 0.62],
          [x, 0.54],
          [x + 0.34, 0.62],
          [x + 0.5, 0.16],
        ],
        '#8a7a4a',
      )
      pen.shape(
        [
          [x - 0.5, 0.16],
          [x - 0.47, 0.24],
          [x + 0.47, 0.24],
          [x + 0.5, 0.16],
        ],
        '#6f6038',
      )
      for (const end of [-1, 1]) {
        strand(pen, `${x + end * 0.3} 0.5 ${x + end * 0.42} 0.82 ${x + end * 0.5} 0.8`, 0.035, '#4a321e')
        strand(pen, `${x + end * 0.4} 0.56 ${x + end * 0.3} 0.78`, 0.03, '#4a321e')
      }
      pen.arch(x - 0.09, -0.14, 0.18, 0.3, '#2f1f12')
      for (const at of [-0.24, 0.24]) {
        pen.disc(x + at, 0.04, 0.1, at * side < 0 ? '#b8302a' : '#2f5f86')
        pen.disc(x + at, 0.04, 0.075, '#e6d6a8')
        poly(
          pen,
          `${x + at} 0.04 ${x + at + 0.07} 0.08 ${x + at + 0.07} -0.02`,
          at * side < 0 ? '#b8302a' : '#2f5f86',
        )
        pen.disc(x + at, 0.04, 0.03, '#8a8f92')
      }
    }
    pen.disc(0, -0.24, 0.1, '#3a2a20', 0.04)
    poly(pen, '-0.09 -0.22 -0.05 -0.06 0 0.02 0.05 -0.08 0.09 -0.22', '#ff8a2a')
    pen.glow(0, -0.1, 0.4, '#ffb03c', 0.6)
  },
  'fairy village'(pen) {
    pen.shell(['#3f2f7a', '#c47ab8'], ['#4f9a68', '#24583f'])
    hills(pen, [0.3, 0.46, 0.24, 0.4, 0.26, 0.5, 0.3], '#5a4a9a')
    hills(pen, [0.2, 0.1, 0.26, 0.14, 0.28, 0.1, 0.2], '#3f7f6a')
    for (const side of [-1, 1]) {
      strand(
        pen,
        `${side * pen.half} -0.1 ${side * (pen.half - 0.06)} 0.8 ${side * (pen.half - 0.3)} ${pen.wall}`,
        0.26,
        '#4a2f4a',
      )
      strand(pen, `${side * (pen.half - 0.04)} 0.9 ${side * 0.5} ${1.3}`, 0.07, '#4a2f4a')
      pen.disc(side * (pen.half - 0.1), pen.wall, 0.5, '#2f6a58', 0.24)
    }
    mushroomHouse(pen, -0.08, 0.1, 0.42, '#8a5ac8')
    mushroomHouse(pen, -0.66, -0.06, 0.78, '#e0453c')
    mushroomHouse(pen, 0.64, -0.1, 0.86, '#e0608f')
    poly(pen, `-0.12 0.1 -0.02 0.1 0.1 -0.1 ${0.4} ${-pen.floor} ${-0.4} ${-pen.floor} -0.2 -0.1`, '#d9c48a')
    for (let flower = 0; flower < 16; flower++) {
      const [x, y] = [pen.random.between(-pen.half, pen.half), -pen.random.between(0.1, pen.floor)]
      if (Math.abs(x) < 0.34) continue
      strand(pen, `${x} ${y} ${x} ${y + 0.1}`, 0.012, '#2f7a48')
      for (let petal = 0; petal < 5; petal++)
        pen.disc(
          x + Math.cos(petal * 1.26) * 0.032,
          y + 0.12 + Math.sin(petal * 1.26) * 0.032,
          0.022,
          ['#ffd0e6', '#b8e0ff', '#fff0a0'][flower % 3]!,
        )
      pen.disc(x, y + 0.12, 0.018, '#ffb03c')
    }
    for (let light = 0; light < 22; light++) {
      const [x, y] = [pen.random.between(-pen.half, pen.half), pen.random.between(0.1, pen.wall * 0.9)]
      pen.glow(x, y, 0.09, '#fff2a0', 0.9)
      pen.disc(x, y, 0.012, '#fffbe0')
    }
  },
  'enchanted forest'(pen) {
    pen.shell(['#0f2a4a', '#2f8a8a'], ['#1f5a4a', '#0c2a2a'])
    pen.glow(0, 0.5, 1.1, '#8affd8', 0.55)
    for (const [x, girth, color] of [
      [-0.34, 0.07, '#2a6a78'],
      [0.3, 0.06, '#2a6a78'],
      [0.1, 0.04, '#3a8088'],
      [-0.14, 0.04, '#3a8088'],
      [0.56, 0.1, '#1f4f60'],
      [-0.6, 0.1, '#1f4f60'],
    ] as const) {
      strand(pen, `${x} -0.02 ${x + 0.03} 0.5 ${x - 0.02} 0.9 ${x + 0.05} ${pen.wall}`, girth, color)
      strand(pen, `${x} 0.8 ${x + 0.2} 1.1`, girth * 0.5, color)
      strand(pen, `${x} 0.7 ${x - 0.18} 1.04`, girth * 0.5, color)
    }
    for (const side of [-1, 1]) {
      const edge = side * pen.half
      poly(
        pen,
        `${edge} -0.3 ${edge} ${pen.wall} ${edge - side * 0.2} ${pen.wall} ${edge - side * 0.16} 0.9 ${edge - side * 0.26} 0.3 ${edge - side * 0.2} 0 ${edge - side * 0.5} -0.24`,
        '#14303c',
      )
      strand(
        pen,
        `${edge - side * 0.14} 0.96 ${edge - side * 0.4} 1.2 ${edge - side * 0.7} 1.24 ${edge - side * 0.78} 1.12`,
        0.06,
        '#14303c',
      )
      strand(
        pen,
        `${edge - side * 0.2} 0.6 ${edge - side * 0.4} 0.76 ${edge - side * 0.48} 0.7`,
        0.04,
        '#14303c',
      )
    }
    for (let leaf = 0; leaf < 26; leaf++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        pen.wall - pen.random.between(0, 0.16),
        0.16,
        leaf % 2 ? '#1a5060' : '#226a70',
        0.1,
      )
    poly(
      pen,
      `-0.08 0 0.08 0 -0.02 -0.12 0.24 -0.3 ${0.5} ${-pen.floor} ${-0.5} ${-pen.floor} -0.1 -0.3 -0.2 -0.12`,
      '#6fb09a',
    )
    for (const [x, y, size] of [
      [-0.68, -0.14, 0.2],
      [-0.5, -0.24, 0.13],
      [0.6, -0.18, 0.22],
      [0.78, -0.28, 0.14],
      [0.44, -0.1, 0.1],
      [-0.84, -0.3, 0.12],
    ] as const) {
      pen.glow(x, y + size * 0.9, size * 2.2, '#7affe0', 0.6)
      pen.box(x - size * 0.13, y, size * 0.26, size * 0.8, '#d8fff2')
      pen.arch(x - size * 0.6, y + size * 0.64, size * 1.2, size * 0.62, '#4fe0d0')
      for (const at of [-0.3, 0.1, 0.36]) pen.disc(x + at * size, y + size * 0.92, size * 0.1, '#eafff8')
    }
    for (let light = 0; light < 26; light++) {
      const [x, y] = [pen.random.between(-pen.half, pen.half), pen.random.between(0, pen.wall * 0.95)]
      pen.glow(x, y, 0.1, light % 3 ? '#a8ffd8' : '#f0b0ff', 0.8)
      pen.disc(x, y, 0.011, '#ffffff')
    }
  },
  'candy land'(pen) {
    pen.shell(['#9fdcf6', '#ffd8ec'], ['#8fe0b0', '#4fb88a'])
    for (const [x, y] of [
      [-0.6, 1.16],
      [0.52, 1.24],
    ] as const)
      for (const [across, up, radius] of [
        [-0.16, 0, 0.12],
        [0, 0.05, 0.16],
        [0.17, 0, 0.12],
      ] as const)
        pen.disc(x + across, y + up, radius, '#ffb8dc', radius * 0.8)
    hills(pen, [0.3, 0.52, 0.3, 0.46, 0.34, 0.54, 0.3], '#f7a8d0')
    hills(pen, [0.22, 0.1, 0.3, 0.14, 0.3, 0.12, 0.24], '#b0a0f0')
    poly(
      pen,
      `-0.06 0 0.1 0 0.02 -0.14 0.3 -0.34 ${0.5} ${-pen.floor} ${-0.3} ${-pen.floor} -0.1 -0.34 -0.16 -0.14`,
      '#7a4a30',
    )
    poly(
      pen,
      `0 0 0.05 0 -0.04 -0.14 0.14 -0.34 ${0.2} ${-pen.floor} ${0.04} ${-pen.floor} 0.02 -0.34 -0.1 -0.14`,
      '#9a6444',
    )
    gingerbreadHouse(pen, 0.1, 0.02, 0.34)
    lollipop(pen, -0.72, -0.14, 0.86, 0.23, '#e0456a')
    lollipop(pen, 0.76, -0.2, 0.74, 0.2, '#8a5af0')
    lollipop(pen, -0.42, 0, 0.5, 0.13, '#2fa8e0')
    for (const side of [-1, 1]) {
      const x = side * 0.5
      strand(
        pen,
        `${x} -0.2 ${x} 0.36 ${x + side * 0.06} 0.44 ${x + side * 0.14} 0.42 ${x + side * 0.16} 0.34`,
        0.06,
        '#ffffff',
      )
      for (let band = 0; band < 5; band++)
        strand(
          pen,
          `${x - 0.026} ${-0.16 + band * 0.11} ${x + 0.026} ${-0.12 + band * 0.11}`,
          0.034,
          '#e0343f',
        )
    }
    for (const [x, y, color] of [
      [-0.82, -0.22, '#ffd04f'],
      [-0.58, -0.34, '#7fe08f'],
      [0.9, -0.36, '#ff7ab0'],
      [0.6, -0.42, '#5ac8ff'],
      [-0.9, -0.44, '#c08aff'],
    ] as const) {
      pen.arch(x - 0.09, y, 0.18, 0.16, color)
      for (let grain = 0; grain < 6; grain++)
        pen.disc(x - 0.06 + (grain % 3) * 0.06, y + 0.04 + Math.floor(grain / 3) * 0.05, 0.007, '#ffffff')
    }
  },
} satisfies Record<string, PlacePainter>

function lollipop(pen: Pen, x: number, y: number, tall: number, radius: number, color: string): void {
  pen.box(x - 0.018, y, 0.036, tall, '#ffffff')
  pen.disc(x, y + tall, radius, color)
  const turns = Array.from({ length: 40 }, (_, at) => {
    const [angle, reach] = [at * 0.42, (1 - at / 40) * radius * 0.9]
    return `${x + Math.cos(angle) * reach} ${y + tall + Math.sin(angle) * reach}`
  })
  strand(pen, turns.join(' '), radius * 0.13, '#fff2f6')
}

function gingerbreadHouse(pen: Pen, x: number, y: number, size: number): void {
  pen.box(x - size * 0.6, y, size * 1.2, size * 0.8, '#b9743a')
  poly(
    pen,
    `${x - size * 0.8} ${y + size * 0.76} ${x} ${y + size * 1.6} ${x + size * 0.8} ${y + size * 0.76}`,
    '#8a4f24',
  )
  strand(
    pen,
    `${x - size * 0.82} ${y + size * 0.76} ${x} ${y + size * 1.6} ${x + size * 0.82} ${y + size * 0.76}`,
    size * 0.11,
    '#fff6f0',
  )
  for (let drop = 0; drop < 5; drop++)
    pen.disc(
      x + (-0.5 + drop * 0.25) * size,
      y + size * 0.9,
      size * 0.07,
      ['#e0456a', '#5ac8ff', '#ffd04f'][drop % 3]!,
    )
  pen.arch(x - size * 0.17, y, size * 0.34, size * 0.52, '#5f3218')
  for (const side of [-1, 1])
    pen.box(x + side * size * 0.4 - size * 0.1, y + size * 0.3, size * 0.2, size * 0.22, '#fff0b0')
}

function longship(pen: Pen, x: number, y: number, size: number): void {
  poly(
    pen,
    `${x - size} ${y + size * 0.3} ${x - size * 0.8} ${y} ${x + size * 0.8} ${y} ${x + size} ${y + size * 0.3} ${x + size * 0.7} ${y + size * 0.16} ${x - size * 0.7} ${y + size * 0.16}`,
    '#6a4526',
  )
  strand(
    pen,
    `${x - size} ${y + size * 0.3} ${x - size * 1.02} ${y + size * 0.54} ${x - size * 0.9} ${y + size * 0.58}`,
    size * 0.09,
    '#6a4526',
  )
  pen.box(x - size * 0.03, y + size * 0.1, size * 0.06, size * 1.2, '#4a321e')
  poly(
    pen,
    `${x - size * 0.5} ${y + size * 0.4} ${x + size * 0.5} ${y + size * 0.4} ${x + size * 0.46} ${y + size * 1.16} ${x - size * 0.46} ${y + size * 1.16}`,
    '#f2ead6',
  )
  for (const at of [-0.34, 0, 0.34])
    pen.box(x + (at - 0.07) * size, y + size * 0.4, size * 0.14, size * 0.76, '#b8302a')
}
