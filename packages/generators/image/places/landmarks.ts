// Sights that are known all over the world, with the land around them.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { cypress, hills, poly, ripples, shifted, strand, tree } from './strokes.ts'

export const landmarks = {
  egypt(pen) {
    pen.shell(['#7db6de', '#fbe3b8'], ['#e3bf7a', '#b98a4a'])
    hills(pen, [0.06, 0.1, 0.05, 0.09, 0.06], '#d9b06a')
    for (const [x, wide, tall] of [
      [-0.62, 0.46, 0.56],
      [0.06, 0.62, 0.8],
      [0.66, 0.36, 0.42],
    ] as const) {
      poly(pen, `${x - wide} 0 ${x} ${tall} ${x + wide * 0.3} 0`, '#f0cf8a')
      poly(pen, `${x} ${tall} ${x + wide} 0 ${x + wide * 0.3} 0`, '#bd8d4a')
      for (let row = 1; row < 6; row++) {
        const y = (tall * row) / 6
        const left = x - wide * (1 - row / 6)
        strand(pen, `${left} ${y} ${x + wide * 0.3 * (1 - row / 6)} ${y}`, 0.006, '#d9b26a')
      }
    }
    for (const side of [-1, 1]) palm(pen, side * 0.8, -0.06, 0.7)
    for (let dune = 0; dune < 5; dune++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        -0.1 - dune * 0.14,
        0.5,
        'rgba(150, 105, 50, 0.18)',
        0.03,
      )
  },
  'greek island'(pen) {
    pen.shell(['#4f9fd9', '#d9eef8'], ['#e9e6df', '#c4c0b8'])
    pen.box(-pen.half, 0, pen.half * 2, 0.34, '#2f7fbf')
    hills(pen, [0.34, 0.42, 0.36, 0.34, 0.34], '#7f96ab', 0.34)
    ripples(pen, 0.3, 0.06, '#8fc6ea')
    for (const side of [-1, 1]) greekHouses(pen, side)
    pen.box(-pen.half, -0.06, pen.half * 2, 0.09, '#f8f7f4')
    pen.box(-pen.half, -0.07, pen.half * 2, 0.02, '#cfd3d6')
    for (const side of [-1, 1])
      for (let flower = 0; flower < 16; flower++)
        pen.disc(
          side * (pen.half - pen.random.between(0, 0.26)),
          -0.12 + pen.random.between(0, 0.3),
          0.032,
          pen.random.pick(['#d9418f', '#e665a8', '#b52f78', '#4f8f4a']),
        )
    pen.boards('#d3d0c8', 6)
  },
  rome(pen) {
    pen.shell(['#86bce4', '#fde8c8'], ['#b8ab94', '#8a7f6c'])
    const [stone, dark] = ['#d9b98a', '#6b5238']
    poly(pen, '-0.6 0 -0.6 0.74 -0.3 0.86 0.16 0.86 0.22 0.6 0.5 0.58 0.62 0.5 0.62 0', stone)
    for (let floor = 0; floor < 3; floor++)
      for (let arch = 0; arch < 11; arch++) {
        const x = -0.57 + arch * 0.108
        if (floor === 2 && arch > 6) continue
        pen.arch(x, 0.04 + floor * 0.25, 0.07, 0.18, dark)
      }
    for (const y of [0.25, 0.5]) pen.box(-0.61, y, 1.24, 0.02, '#f0d8ac')
    pen.box(-0.58, 0.76, 0.74, 0.02, '#f0d8ac')
    for (const [x, tall] of [
      [-0.82, 0.72],
      [0.8, 0.8],
    ] as const) {
      pen.box(x - 0.02, -0.04, 0.04, tall, '#6b4a33')
      pen.disc(x, tall, 0.24, '#3f7a45', 0.1)
      pen.disc(x - 0.04, tall + 0.04, 0.17, '#56955a', 0.06)
    }
    for (const x of [-0.7, 0.68]) cypress(pen, x, -0.02, 0.4)
    pen.boards('#a1957f', 7)
  },
  'taj mahal'(plain) {
    plain.shell(['#9fc6e8', '#fbe3d6'], ['#8fb56a', '#5f8a48'])
    const pen = shifted(plain, -0.34)
    const white = '#f7f2ea'
    for (const x of [-0.66, 0.62]) {
      pen.box(x, 0.06, 0.05, 0.72, white)
      pen.disc(x + 0.025, 0.8, 0.045, '#e6ded2')
    }
    pen.box(-0.72, 0, 1.44, 0.08, '#e0d6c6')
    pen.box(-0.42, 0.08, 0.84, 0.46, white)
    for (const x of [-0.38, 0.22]) {
      pen.arch(x, 0.1, 0.16, 0.2, '#c9bda8')
      pen.arch(x, 0.33, 0.16, 0.18, '#c9bda8')
      onion(pen, x + 0.08, 0.56, 0.1, white)
    }
    pen.box(-0.16, 0.08, 0.32, 0.52, '#fdfaf4')
    pen.arch(-0.1, 0.1, 0.2, 0.42, '#b8aa94')
    pen.box(-0.17, 0.58, 0.34, 0.1, white)
    onion(pen, 0, 0.66, 0.21, '#fbf7f0')
    poly(pen, `-0.1 0 0.1 0 0.34 ${-pen.floor} -0.34 ${-pen.floor}`, '#7fb9d6')
    for (const side of [-1, 1])
      for (let at = 0; at < 4; at++)
        cypress(pen, side * (0.2 + at * 0.14), -0.02 - at * 0.12, 0.18 + at * 0.07)
  },
  'great wall'(pen) {
    pen.shell(['#9cc6e8', '#f6ecd8'], ['#b3a388', '#857658'])
    hills(pen, [0.4, 0.66, 0.38, 0.7, 0.46, 0.6], '#a9c0b8')
    hills(pen, [0.2, 0.4, 0.5, 0.22, 0.44, 0.3], '#7fa06a')
    hills(pen, [0.34, 0.16, 0.1, 0.2, 0.14, 0.26], '#5f8a4f')
    strand(pen, '-0.9 0.36 -0.6 0.24 -0.3 0.44 0 0.4 0.22 0.24 0.5 0.42 0.9 0.32', 0.06, '#c4b08a')
    for (const [x, y] of [
      [-0.3, 0.42],
      [0.5, 0.4],
      [-0.84, 0.32],
    ] as const) {
      pen.box(x - 0.06, y, 0.12, 0.13, '#b8a278')
      for (let tooth = 0; tooth < 4; tooth++)
        pen.box(x - 0.06 + tooth * 0.034, y + 0.13, 0.02, 0.025, '#b8a278')
      pen.arch(x - 0.02, y + 0.02, 0.04, 0.07, '#5b4a34')
    }
    for (const side of [-1, 1]) {
      poly(
        pen,
        `${side * 0.3} 0.02 ${side * pen.half * 1.02} 0.1 ${side * pen.half * 1.02} ${-pen.floor} ${side * 0.66} ${-pen.floor}`,
        '#a3916c',
      )
      for (let tooth = 0; tooth < 6; tooth++)
        pen.box(
          side * (0.34 + tooth * 0.12) - 0.03,
          0.0 + tooth * 0.012,
          0.06,
          0.09 + tooth * 0.012,
          '#b8a67e',
        )
    }
    pen.boards('#9a8a68', 5)
  },
  'golden gate'(pen) {
    pen.shell(['#8fc0e6', '#fdeedd'], ['#6f9a5a', '#4a6f3f'])
    hills(pen, [0.28, 0.36, 0.2, 0.12, 0.24, 0.34], '#8aa3a8')
    pen.box(-pen.half, 0, pen.half * 2, 0.14, '#4f92b5')
    ripples(pen, 0.12, 0.02, '#a3d0e2')
    const red = '#c8472f'
    for (const x of [-0.5, 0.5]) {
      pen.box(x - 0.06, 0, 0.035, 1.06, red)
      pen.box(x + 0.025, 0, 0.035, 1.06, red)
      for (const y of [0.5, 0.72, 0.92, 1.03]) pen.box(x - 0.06, y, 0.12, 0.03, red)
    }
    pen.box(-pen.half, 0.3, pen.half * 2, 0.035, red)
    const sag = (x: number): number => 0.36 + 0.66 * (x / 0.5) ** 2
    const cable = Array.from({ length: 21 }, (_, at): [number, number] => [
      -0.5 + at * 0.05,
      sag(-0.5 + at * 0.05),
    ])
    pen.line(cable, 0.018, red)
    pen.line(
      [
        [-0.5, 1.02],
        [-pen.half - 0.1, 0.5],
      ],
      0.018,
      red,
    )
    pen.line(
      [
        [0.5, 1.02],
        [pen.half + 0.1, 0.5],
      ],
      0.018,
      red,
    )
    for (const [x, y] of cable)
      pen.line(
        [
          [x, 0.32],
          [x, y],
        ],
        0.005,
        red,
      )
    hills(pen, [0.1, 0.04, -0.02, -0.02, 0.06, 0.14], '#5f8a4a', -0.1)
  },
  sydney(pen) {
    pen.shell(['#6fb2e4', '#e6f3fa'], ['#b9b2a6', '#8d877c'])
    hills(pen, [0.16, 0.2, 0.14, 0.18, 0.16], '#8fae9a')
    for (let arch = 0; arch <= 12; arch++) {
      const angle = (arch / 12) * Math.PI
      pen.line(
        [
          [0.5 - Math.cos(angle) * 0.36, 0.2],
          [0.5 - Math.cos(angle) * 0.36, 0.2 + Math.sin(angle) * 0.3],
        ],
        0.006,
        '#5f6b7a',
      )
    }
    pen.line(
      Array.from({ length: 13 }, (_, at): [number, number] => [
        0.5 - Math.cos((at / 12) * Math.PI) * 0.36,
        0.2 + Math.sin((at / 12) * Math.PI) * 0.3,
      ]),
      0.022,
      '#4a5666',
    )
    pen.box(-pen.half, 0, pen.half * 2, 0.15, '#2f86b8')
    ripples(pen, 0.13, 0.01, '#8fcbe6')
    pen.box(-0.66, 0.05, 0.84, 0.1, '#c2a58c')
    for (const [x, size] of [
      [-0.58, 0.34],
      [-0.4, 0.46],
      [-0.18, 0.36],
      [-0.02, 0.24],
    ] as const) {
      poly(
        pen,
        `${x} 0.15 ${x + size * 0.12} ${0.15 + size * 0.66} ${x + size * 0.34} ${0.15 + size} ${x + size * 0.62} 0.15`,
        '#f8f6f1',
      )
      poly(
        pen,
        `${x + size * 0.34} ${0.15 + size} ${x + size * 0.62} 0.15 ${x + size * 0.44} 0.15`,
        '#d6d0c4',
      )
    }
    pen.boards('#a39d91', 6)
  },
  rio(pen) {
    pen.shell(['#62aee2', '#fdeccb'], ['#e6d0a0', '#c9a972'])
    hills(pen, [0.3, 0.5, 0.24, 0.2, 0.4, 0.2], '#7fa89a')
    pen.arch(0.28, 0, 0.34, 0.56, '#5f7f6a')
    poly(pen, '-0.82 0 -0.44 0.74 -0.34 0.74 -0.02 0', '#4f7f58')
    pen.box(-0.42, 0.74, 0.06, 0.05, '#d6d2c8')
    poly(pen, '-0.43 0.79 -0.41 1.04 -0.37 1.04 -0.35 0.79', '#eeeae2')
    pen.box(-0.56, 0.98, 0.34, 0.035, '#eeeae2')
    pen.disc(-0.39, 1.075, 0.026, '#eeeae2')
    pen.box(-pen.half, 0, pen.half * 2, 0.1, '#2f93b8')
    ripples(pen, 0.09, 0.01, '#9fdaea')
    for (const side of [-1, 1]) palm(pen, side * 0.82, -0.1, 0.86)
  },
  moscow(plain) {
    plain.shell(['#8fb6dc', '#f3e6d6'], ['#8f8a86', '#66625f'])
    plain.box(-plain.half, 0, plain.half * 2, 0.24, '#a34338')
    plain.across(0.09, (x) => plain.box(x, 0.24, 0.05, 0.06, '#a34338'))
    const pen = shifted(plain, -0.4)
    for (const [x, tall, wide, color] of [
      [-0.42, 0.5, 0.14, '#2f8f6a'],
      [-0.2, 0.66, 0.15, '#3f6fc0'],
      [0.22, 0.62, 0.15, '#e0a33a'],
      [0.44, 0.46, 0.14, '#c0433f'],
    ] as const) {
      pen.box(x - wide / 2, 0, wide, tall, '#c9664a')
      pen.arch(x - 0.03, 0.12, 0.06, 0.16, '#f3e3cf')
      pen.box(x - wide / 2, tall - 0.06, wide, 0.03, '#f3e3cf')
      onion(pen, x, tall, wide * 0.62, color)
    }
    pen.box(-0.11, 0, 0.22, 0.72, '#b8503c')
    poly(pen, '-0.12 0.72 0 1.16 0.12 0.72', '#d9824a')
    onion(pen, 0, 1.12, 0.06, '#e9c04a')
    pen.arch(-0.06, 0.02, 0.12, 0.3, '#5b2f28')
    plain.boards('#7d7874', 7)
    for (const side of [-1, 1]) tree(plain, side * 0.86, -0.04, 0.4, ['#4f7f45', '#6f9f58'])
  },
} satisfies Record<string, PlacePainter>

/** A dome that ends in a point. */
function onion(pen: Pen, x: number, y: number, radius: number, color: string): void {
  pen.disc(x, y + radius * 0.8, radius, color, radius * 0.92)
  poly(
    pen,
    `${x - radius * 0.62} ${y + radius * 1.4} ${x} ${y + radius * 2.5} ${x + radius * 0.62} ${y + radius * 1.4}`,
    color,
  )
  pen.disc(x - radius * 0.3, y + radius * 0.95, radius * 0.22, 'rgba(255, 255, 255, 0.35)', radius * 0.4)
}

export function palm(pen: Pen, x: number, y: number, tall: number): void {
  strand(
    pen,
    `${x} ${y} ${x + tall * 0.05} ${y + tall * 0.5} ${x + tall * 0.02} ${y + tall}`,
    tall * 0.055,
    '#8a6238',
  )
  for (const angle of [0.2, 0.9, 1.6, 2.3, 3, -0.25, 3.45]) {
    const [across, up] = [Math.cos(angle) * tall * 0.34, Math.sin(angle) * tall * 0.24]
    strand(
      pen,
      `${x + tall * 0.02} ${y + tall} ${x + across * 0.6} ${y + tall + up + tall * 0.04} ${x + across} ${y + tall + up * 0.5 - tall * 0.05}`,
      tall * 0.05,
      angle > 1 && angle < 2.5 ? '#5fa04f' : '#3f8040',
    )
  }
}

/** White cubes and blue domes on a slope. */
function greekHouses(pen: Pen, side: number): void {
  const place = (x: number, wide: number): number => (side > 0 ? x - wide : x)
  const edge = side * pen.half
  for (const [back, y, wide, tall, hasDome] of [
    [0, 0.1, 0.46, 0.44, false],
    [0.08, 0.5, 0.3, 0.26, true],
    [0.3, 0, 0.3, 0.3, false],
    [0.36, 0.28, 0.18, 0.18, true],
  ] as const) {
    const x = place(edge - side * back, wide)
    pen.box(x, y - 0.1, wide, tall + 0.1, '#fbfaf7')
    pen.box(side > 0 ? x : x + wide * 0.8, y - 0.1, wide * 0.2, tall + 0.1, '#dfe4ea')
    if (hasDome) {
      pen.arch(x + wide * 0.14, y + tall - 0.02, wide * 0.72, wide * 0.5, '#2f6fd0')
      strand(
        pen,
        `${x + wide / 2} ${y + tall + wide * 0.46} ${x + wide / 2} ${y + tall + wide * 0.64}`,
        0.012,
        '#fbfaf7',
      )
    }
    pen.arch(x + wide * 0.36, y, wide * 0.24, tall * 0.5, '#3f7fd0')
    pen.box(x + wide * 0.68, y + tall * 0.5, wide * 0.14, tall * 0.2, '#3f7fd0')
  }
}
