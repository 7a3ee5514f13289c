// Roads through mountains, mouths of caves, clouds to stand on, a city that floats.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { range, rockFace, skyDown } from './standing-grounds.ts'
import { cottage, hills, poly, strand, tree, windows } from './strokes.ts'

export const landsAndSkies = {
  'mountain road': (pen) => paintMountainRoad(pen, '#57585f', '#c9c2ae', true),
  'river village'(pen) {
    pen.shell(['#8fc4ec', '#f6efe0'], ['#86b05a', '#567f3c'])
    hills(pen, [0.3, 0.54, 0.34, 0.6, 0.4, 0.5, 0.3], '#a0b8c4')
    hills(pen, [0.2, 0.14, 0.28, 0.18, 0.3, 0.16, 0.24], '#84aa62')
    pen.box(0.1, 0.06, 0.2, 0.3, '#f2e6d0')
    pen.box(-0.02, 0.06, 0.12, 0.46, '#f7ecd8')
    poly(pen, '-0.05 0.52 0.04 0.84 0.13 0.52', '#8a4a3c')
    poly(pen, '0.08 0.36 0.2 0.48 0.34 0.36', '#a85a44')
    pen.arch(0.015, 0.36, 0.05, 0.1, '#5a3a2a')
    cottage(pen, -0.44, 0.06, 0.26, ['#f2e2c4', '#b5653f'])
    cottage(pen, 0.42, 0.06, 0.26, ['#e6d0b0', '#8a5a44'])
    cottage(pen, -pen.half + 0.04, -0.14, 0.5, ['#f6ead2', '#a8563a'])
    cottage(pen, pen.half - 0.54, -0.16, 0.5, ['#efdcc0', '#7a5a48'])
    poly(
      pen,
      `-0.06 0.04 0.06 0.04 0 -0.08 0.16 -0.24 0.5 ${-pen.floor} -0.36 ${-pen.floor} -0.1 -0.24 -0.14 -0.08`,
      '#5a9ac0',
    )
    poly(pen, '-0.3 -0.12 -0.14 0 0.14 0 0.3 -0.12 0.2 -0.14 0.1 -0.07 -0.12 -0.07 -0.22 -0.14', '#b0a494')
    strand(pen, '-0.3 -0.08 -0.14 0.05 0.14 0.05 0.3 -0.08', 0.022, '#cfc4b2')
    for (let flower = 0; flower < 26; flower++) {
      const [x, y] = [pen.random.between(-pen.half, pen.half), -pen.random.between(0.2, pen.floor)]
      if (Math.abs(x) > 0.5) pen.disc(x, y, 0.016, pen.random.pick(['#f2d24a', '#e0608a', '#ffffff']))
    }
  },
  'cave mouth'(pen) {
    pen.shell(['#7fb4dc', '#f2ece0'], ['#8c8a68', '#5c5a42'])
    hills(pen, [0.4, 0.3, 0.36, 0.3, 0.42], '#9fb4b4')
    const top = Math.min(1.25, pen.wall - 0.1)
    pen.shape(
      [
        [-pen.half, -0.04],
        [-pen.half, top * 0.5],
        [-0.72, top * 0.66],
        [-0.5, top * 0.92],
        [-0.16, top],
        [0.2, top * 0.96],
        [0.56, top * 0.8],
        [0.8, top * 0.62],
        [pen.half, top * 0.56],
        [pen.half, -0.04],
      ],
      '#857a6c',
    )
    rockFace(pen, { left: -pen.half, right: pen.half, top: top * 0.56, bottom: -0.02 })
    rockFace(pen, { left: -0.5, right: 0.5, top: top * 0.92, bottom: top * 0.5 })
    pen.shape(
      [
        [-0.56, -0.06],
        [-0.6, 0.28],
        [-0.46, 0.62],
        [-0.2, 0.8],
        [0.1, 0.82],
        [0.4, 0.64],
        [0.58, 0.32],
        [0.56, -0.06],
      ],
      '#4b4138',
    )
    pen.shape(
      [
        [-0.48, -0.06],
        [-0.5, 0.28],
        [-0.38, 0.54],
        [-0.16, 0.7],
        [0.1, 0.72],
        [0.34, 0.54],
        [0.48, 0.28],
        [0.48, -0.06],
      ],
      '#14100f',
    )
    for (const [x, y, tall] of [
      [-0.3, 0.6, 0.14],
      [-0.1, 0.72, 0.2],
      [0.16, 0.7, 0.16],
      [0.32, 0.56, 0.12],
    ] as const)
      poly(pen, `${x - 0.04} ${y} ${x + 0.04} ${y} ${x} ${y - tall}`, '#4b4138')
    for (const side of [-1, 1]) {
      tree(pen, side * (pen.half - 0.06), -0.1, 0.6, ['#4f7a46', '#6f9a58'])
      for (let stone = 0; stone < 4; stone++)
        pen.disc(
          side * (0.62 + stone * 0.09),
          -0.06 - (stone % 2) * 0.05,
          0.08,
          stone % 2 ? '#746a5e' : '#918576',
          0.06,
        )
    }
  },
  'cloud top'(pen) {
    skyDown(pen, ['#4a96e0', '#b4d6f2'])
    for (let row = 0; row < 3; row++)
      for (let puff = 0; puff < 9; puff++) {
        const x = -pen.half + (puff / 8) * pen.half * 2 + (row % 2) * 0.1
        const y = 0.1 - row * 0.16
        pen.disc(x, y - 0.1, 0.22 + row * 0.03, ['#dfeaf6', '#eaf2fa', '#f4f8fd'][row]!, 0.13)
      }
    pen.box(-pen.half, -pen.floor, pen.half * 2, pen.floor - 0.26, '#f4f8fd')
    for (let puff = 0; puff < 46; puff++) {
      const share = pen.random.between(0, 1)
      const x = pen.random.between(-pen.half, pen.half)
      const y = -0.24 - share * pen.floor
      const size = pen.random.between(0.1, 0.2) * (0.7 + share)
      pen.disc(x, y - size * 0.16, size, '#d3e0f0', size * 0.5)
      pen.disc(x, y, size * 0.96, '#fdfeff', size * 0.46)
    }
    // The cloud that is stood upon.
    for (const [x, y, wide, tall] of [
      [0, -0.14, 0.78, 0.17],
      [-0.56, -0.16, 0.26, 0.15],
      [0.56, -0.16, 0.28, 0.15],
      [-0.2, -0.06, 0.34, 0.1],
      [0.26, -0.06, 0.36, 0.1],
    ] as const) {
      pen.disc(x, y - 0.05, wide, '#c9d9ec', tall)
      pen.disc(x, y, wide * 0.98, '#ffffff', tall * 0.94)
    }
  },
  'floating city'(pen) {
    skyDown(pen, ['#4f96dc', '#f8e6d6'])
    for (let puff = 0; puff < 26; puff++) {
      const y = -pen.floor * pen.random.between(0.5, 1)
      const size = pen.random.between(0.14, 0.3)
      pen.disc(pen.random.between(-pen.half, pen.half), y, size, puff % 3 ? '#f6f9fd' : '#e0eaf5', size * 0.4)
    }
    for (const [x, y, size] of [
      [-0.76, 0.62, 0.16],
      [0.8, 0.42, 0.18],
    ] as const)
      island(pen, x, y, size, 3)
    island(pen, 0, 0.06, 0.72, 11)
    for (const [x, y] of [
      [-0.5, -0.1],
      [0.46, -0.16],
    ] as const)
      for (const [across, size] of [
        [0, 0.2],
        [-0.16, 0.13],
        [0.18, 0.14],
      ] as const)
        pen.disc(x + across, y, size, 'rgba(255, 255, 255, 0.9)', size * 0.4)
  },
} satisfies Record<string, PlacePainter>

function pine(pen: Pen, x: number, y: number, tall: number): void {
  pen.box(x - tall * 0.04, y, tall * 0.08, tall * 0.2, '#5a4030')
  for (let tier = 0; tier < 3; tier++) {
    const [low, wide] = [y + tall * (0.14 + tier * 0.24), tall * (0.3 - tier * 0.07)]
    poly(
      pen,
      `${x - wide} ${low} ${x + wide} ${low} ${x} ${low + tall * 0.42}`,
      tier % 2 ? '#4a7a50' : '#3f6a46',
    )
  }
}

/** Rock in the air with towers on it. */
function island(pen: Pen, x: number, y: number, size: number, towers: number): void {
  const at = (across: number, up: number): string => `${x + across * size} ${y + up * size}`
  poly(
    pen,
    [
      at(-1, 0),
      at(1, 0),
      at(0.8, -0.24),
      at(0.5, -0.34),
      at(0.34, -0.62),
      at(0.1, -0.6),
      at(-0.06, -0.86),
      at(-0.26, -0.52),
      at(-0.56, -0.4),
      at(-0.8, -0.2),
    ].join(' '),
    '#84705f',
  )
  poly(
    pen,
    [at(0.1, 0), at(1, 0), at(0.8, -0.24), at(0.5, -0.34), at(0.34, -0.62), at(0.1, -0.6)].join(' '),
    '#6a5849',
  )
  for (let tower = 0; tower < towers; tower++) {
    const share = (tower + 0.5) / towers
    const middle = 1 - Math.abs(share * 2 - 1)
    const [wide, tall] = [(1.7 / towers) * size * 0.86, size * (0.3 + middle * 0.9 + (tower % 3) * 0.14)]
    const left = x + (share * 2 - 1) * size * 0.88 - wide / 2
    pen.box(left, y, wide, tall, ['#c3d0de', '#a9bacd', '#d9e2ea'][tower % 3]!)
    pen.box(left + wide * 0.66, y, wide * 0.34, tall, 'rgba(70, 90, 120, 0.22)')
    windows(pen, { x: left, y, wide, tall }, { columns: 2, rows: Math.max(3, Math.round(tall / 0.1)) }, [
      '#6f8aa8',
      '#ffe2a0',
    ])
    if (tower % 2)
      poly(
        pen,
        `${left} ${y + tall} ${left + wide / 2} ${y + tall + size * 0.22} ${left + wide} ${y + tall}`,
        '#5f86b0',
      )
    else
      strand(
        pen,
        `${left + wide / 2} ${y + tall} ${left + wide / 2} ${y + tall + size * 0.16}`,
        0.01,
        '#8a98a8',
      )
  }
  pen.disc(x, y, size, '#7fae62', size * 0.07)
  for (let bush = 0; bush < 7; bush++)
    pen.disc(
      x + ((bush + 0.5) / 7 - 0.5) * size * 1.8,
      y + size * 0.03,
      size * 0.07,
      bush % 2 ? '#5f9450' : '#8cbb6a',
    )
}

/** A path for walkers. */
export function paintMountainTrail(pen: Pen): void {
  paintMountainRoad(pen, '#c09a68', '#a3814f', false)
}

function paintMountainRoad(pen: Pen, surface: string, edge: string, isPaved: boolean): void {
  pen.shell(['#5f9fd8', '#f0eee2'], ['#8dab62', '#5f8444'])
  range(pen, 0.42, '#9db2cc', '#eef4fa', 4)
  range(pen, 0.16, '#7f97b4', '#f6f9fd', 3)
  pen.box(-pen.half, -pen.floor, pen.half * 2, pen.floor, '#7fa35a')
  hills(pen, [0.22, 0.06, 0.02, 0.1, 0.3], '#6f9a5c', -0.02)
  hills(pen, [-0.04, -0.1, -0.02, -0.08, -0.06], '#86ad60', -pen.floor)
  for (let fir = 0; fir < 16; fir++) {
    const side = fir % 2 ? 1 : -1
    const share = fir / 16
    pine(pen, side * (0.34 + share * (pen.half - 0.3)), -0.02 - share * 0.3, 0.16 + share * 0.34)
  }
  const bend = (share: number): number => Math.sin(share * 5) * 0.16 * (1 - share) + 0.04 * (1 - share)
  const side = (way: number, extra: number): [number, number][] =>
    Array.from({ length: 21 }, (_, at) => {
      const share = at / 20
      return [
        bend(share) + way * (0.012 + share ** 1.5 * (0.5 + extra)),
        0.02 - share ** 1.3 * (pen.floor + 0.02),
      ]
    })
  pen.shape([...side(-1, 0.05), ...side(1, 0.05).toReversed()], edge)
  pen.shape([...side(-1, 0), ...side(1, 0).toReversed()], surface)
  for (let dash = 1; isPaved && dash < 9; dash++) {
    const [from, to] = [dash / 9, (dash + 0.5) / 9]
    const y = (share: number): number => 0.02 - share ** 1.3 * (pen.floor + 0.02)
    poly(
      pen,
      `${bend(from) - from * 0.02} ${y(from)} ${bend(from) + from * 0.02} ${y(from)} ${bend(to) + to * 0.024} ${y(to)} ${bend(to) - to * 0.024} ${y(to)}`,
      '#f2d06a',
    )
  }
}
