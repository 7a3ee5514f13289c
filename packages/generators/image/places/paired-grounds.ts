// Streets, roads and shops that are two things at once: a road that forks, a street with lanterns, a station in a desert.

import type { PlacePainter } from './furnish.ts'
import { letters } from './letters.ts'
import type { Pen } from './pen.ts'
import { hills, poly, strand, tree } from './strokes.ts'

export const pairedGrounds = {
  fork(pen) {
    pen.shell(['#7fb9e6', '#f6efdc'], ['#8fb462', '#5f8a42'])
    hills(pen, [0.2, 0.34, 0.22, 0.38, 0.24, 0.3], '#a3bcc8')
    hills(pen, [0.1, 0.16, 0.08, 0.06, 0.08, 0.16, 0.1], '#86ab62')
    const low = -pen.floor
    const [clay, edge] = ['#d9be8c', '#b89a68'] as const
    for (const [grow, color] of [
      [0.03, edge],
      [0, clay],
    ] as const)
      for (const side of [-1, 1])
        poly(
          pen,
          `${side * (0.86 + grow * 0.4)} 0.03 ${side * (0.78 - grow * 0.4)} 0.03 ${side * (0.42 - grow)} -0.06 ${side * -(0.02 + grow)} ${low * 0.36} ${side * -(0.34 + grow)} ${low} ${side * (0.34 + grow)} ${low} ${side * (0.3 + grow)} ${low * 0.6} ${side * (0.4 + grow)} ${low * 0.36} ${side * (0.66 + grow)} -0.08`,
          color,
        )
    for (const [x, y, size] of [
      [-0.2, 0.02, 0.3],
      [0.22, 0.02, 0.34],
      [0.02, 0.04, 0.42],
      [-0.96, -0.04, 0.5],
      [0.98, -0.06, 0.54],
    ] as const)
      tree(pen, x, y, size, ['#4f8242', '#74a558'])
    signpost(pen, 0, low * 0.26)
    for (let tuft = 0; tuft < 30; tuft++) {
      const x = pen.random.between(-pen.half, pen.half)
      const y = low * pen.random.between(0.3, 0.96)
      if (Math.abs(x) < 0.62) continue
      strand(pen, `${x} ${y} ${x + 0.014} ${y + 0.05}`, 0.012, pen.random.pick(['#5f8f3f', '#9cc06a']))
    }
  },
  'lantern street'(pen) {
    pen.shell(['#16203f', '#5a3f5c'], ['#4a4148', '#2b262e'])
    for (const side of [-1, 1])
      for (const [at, [x, wide, tall, wall]] of (
        [
          [0.16, 0.16, 0.62, '#4f3f48'],
          [0.3, 0.22, 0.86, '#5f463f'],
          [0.5, 0.3, 1.16, '#6b4a3f'],
          [0.78, 0.5, 1.5, '#563c38'],
        ] as const
      ).entries()) {
        const left = side > 0 ? x : -x - wide
        pen.box(left, -0.02 - at * 0.03, wide, tall, wall)
        poly(
          pen,
          `${left - 0.03} ${tall - 0.03} ${left + wide / 2} ${tall + 0.14 + at * 0.04} ${left + wide + 0.03} ${tall - 0.03}`,
          '#33262c',
        )
        for (let row = 0; row < 3; row++)
          pen.box(
            left + wide * 0.26,
            0.16 + (row * tall) / 3.4,
            wide * 0.42,
            tall * 0.15,
            row % 2 ? '#f6c56a' : '#ffdf96',
          )
        pen.box(left + wide * 0.3, -0.02 - at * 0.03, wide * 0.34, 0.12 + at * 0.06, '#2e2024')
      }
    pen.boards('#3a333b', 7)
    for (let row = 0; row < 5; row++) {
      const share = row / 4
      const [y, sag, reach, size] = [
        0.46 + share * 0.68,
        0.06 + share * 0.06,
        0.26 + share * 0.7,
        0.03 + share * 0.05,
      ]
      const count = 4 + row
      const spot = (at: number): readonly [number, number] => {
        const x = -reach + (at / count) * reach * 2
        return [x, y - sag * (1 - (x / reach) ** 2)]
      }
      pen.line(
        Array.from({ length: count + 1 }, (_, at) => spot(at)),
        0.007,
        '#1d161c',
      )
      for (let at = 1; at < count; at++) {
        const [x, high] = spot(at)
        pen.glow(x, high - size, size * 5, '#ffb04a', 0.5)
        pen.disc(x, high - size * 1.2, size, '#e8542e', size * 1.2)
        pen.disc(x, high - size * 1.2, size * 0.5, '#ffcf6a', size * 1.1)
        pen.box(x - size * 0.4, high - size * 0.2, size * 0.8, size * 0.2, '#3a201a')
      }
    }
    pen.glow(0, 0.1, 0.7, '#ffb866', 0.5)
  },
  'desert station'(pen) {
    pen.shell(['#6faee0', '#fbe0b4'], ['#dcae70', '#b3803f'])
    hills(pen, [0.16, 0.3, 0.12, 0.24, 0.1, 0.28], '#c4906a')
    hills(pen, [0.06, 0.12, 0.04, 0.1, 0.05], '#d9a468')
    poly(pen, `${-pen.half} -0.2 ${pen.half} -0.14 ${pen.half} -0.42 ${-pen.half} -0.5`, '#6a6468')
    strand(pen, `${-pen.half} -0.35 ${pen.half} -0.28`, 0.012, '#f2c84a')
    // The shop.
    pen.box(0.22, -0.04, 0.74, 0.5, '#efe6d6')
    pen.box(0.2, 0.42, 0.78, 0.08, '#c2402f')
    pen.box(0.3, 0.08, 0.3, 0.24, '#ffe6a4')
    pen.box(0.68, -0.04, 0.18, 0.36, '#7f5a44')
    // The roof over the pumps.
    for (const x of [-0.74, -0.06]) pen.box(x, -0.1, 0.06, 0.82, '#d5d2c8')
    pen.box(-0.96, 0.68, 1.16, 0.16, '#f4f0e6')
    pen.box(-0.96, 0.72, 1.16, 0.06, '#c2402f')
    letters(pen, 'GAS', -0.38, 0.88, 0.16, '#c2402f')
    for (const x of [-0.58, -0.28]) {
      pen.slab(x, -0.1, 0.18, 0.4, '#c2402f', 0.03)
      pen.slab(x + 0.03, 0.12, 0.12, 0.1, '#e6f0f4', 0.01)
      strand(pen, `${x + 0.18} 0.16 ${x + 0.24} 0.04 ${x + 0.19} -0.02`, 0.014, '#25282e')
    }
    pen.box(-0.68, -0.12, 0.68, 0.04, '#b5b0a6')
    pen.glow(-0.38, 0.62, 0.7, '#fff0b8', 0.5)
    pen.glow(0.45, 0.2, 0.4, '#ffe6a4', 0.4)
    for (const [x, y, tall] of [
      [-0.92, -0.06, 0.3],
      [0.96, -0.56, 0.42],
    ] as const)
      cactus(pen, x, y, tall)
  },
  supermarket(pen) {
    pen.shell(['#f3f5f6', '#fbfbf8'], ['#e4e2da', '#bdbab0'])
    pen.tiles('#cfccc2', 8)
    for (let lamp = 0; lamp < 4; lamp++)
      pen.slab(-0.5 - lamp * 0.02, pen.wall - 0.1 - lamp * 0.16, 1 + lamp * 0.04, 0.03, '#ffffff', 0.01)
    pen.box(-pen.half, 0.86, pen.half * 2, 0.16, '#3f9a5a')
    letters(pen, 'FRESH FOOD', 0, 0.89, 0.1, '#ffffff')
    pen.box(-0.42, 0, 0.84, 0.84, '#dfe8ee')
    for (let door = 0; door < 3; door++) {
      pen.box(-0.4 + door * 0.28, 0.04, 0.25, 0.76, '#bfe0ee')
      for (let row = 0; row < 4; row++)
        for (let can = 0; can < 4; can++)
          pen.slab(
            -0.385 + door * 0.28 + can * 0.057,
            0.07 + row * 0.185,
            0.045,
            0.12,
            wares[(door * 3 + row * 5 + can) % wares.length]!,
            0.01,
          )
    }
    for (const side of [-1, 1]) shelves(pen, side)
    for (const side of [-1, 1]) produce(pen, side)
  },
} satisfies Record<string, PlacePainter>

const wares = [
  '#d9453c',
  '#f2b23f',
  '#3f8fb0',
  '#5aa45a',
  '#f4f0e6',
  '#8a5aa0',
  '#e07a3f',
  '#2f6890',
] as const

/** A long shelf that comes towards the viewer. */
function shelves(pen: Pen, side: number): void {
  const at = (x: number, y: number): string => `${side * x} ${y}`
  poly(pen, [at(0.46, 0), at(pen.half, -0.3), at(pen.half, 1.3), at(0.46, 0.82)].join(' '), '#8f9aa4')
  for (let row = 0; row < 5; row++) {
    const [near, far] = [-0.24 + row * 0.3, 0.03 + row * 0.158]
    const [nearTop, farTop] = [near + 0.24, far + 0.13]
    poly(
      pen,
      [at(0.47, far), at(pen.half, near), at(pen.half, nearTop), at(0.47, farTop)].join(' '),
      '#4f5a64',
    )
    for (let ware = 0; ware < 8; ware++) {
      const [from, to] = [
        0.48 + (pen.half - 0.48) * (ware / 8) ** 1.2,
        0.48 + (pen.half - 0.48) * ((ware + 0.8) / 8) ** 1.2,
      ]
      const low = (x: number): number => far + ((near - far) * (x - 0.47)) / (pen.half - 0.47)
      const high = (x: number): number => low(x) + (0.09 + ((0.16 - 0.09) * (x - 0.47)) / (pen.half - 0.47))
      poly(
        pen,
        [at(from, low(from)), at(to, low(to)), at(to, high(to)), at(from, high(from))].join(' '),
        wares[(ware * 3 + row * 2 + (side > 0 ? 1 : 0)) % wares.length]!,
      )
    }
  }
}

/** A crate of fruit at the edge of the picture. */
function produce(pen: Pen, side: number): void {
  const x = side * (pen.half - 0.16)
  pen.slab(x - 0.26, -0.44, 0.52, 0.3, '#a8743f', 0.02)
  pen.box(x - 0.26, -0.3, 0.52, 0.02, '#7d5430')
  for (let row = 0; row < 3; row++)
    for (let fruit = 0; fruit < 6 - row; fruit++)
      pen.disc(
        x - 0.2 + fruit * 0.08 + row * 0.04,
        -0.12 + row * 0.06,
        0.046,
        side > 0 ? ['#d9402f', '#e0563c'][fruit % 2]! : ['#f2a23f', '#7fb04a'][row % 2]!,
      )
}

function signpost(pen: Pen, x: number, y: number): void {
  pen.box(x - 0.022, y, 0.044, 0.6, '#6f4c30')
  poly(
    pen,
    `${x - 0.04} ${y + 0.56} ${x - 0.3} ${y + 0.56} ${x - 0.38} ${y + 0.49} ${x - 0.3} ${y + 0.42} ${x - 0.04} ${y + 0.42}`,
    '#a87846',
  )
  poly(
    pen,
    `${x + 0.04} ${y + 0.38} ${x + 0.3} ${y + 0.38} ${x + 0.38} ${y + 0.31} ${x + 0.3} ${y + 0.24} ${x + 0.04} ${y + 0.24}`,
    '#b8864f',
  )
}

function cactus(pen: Pen, x: number, y: number, tall: number): void {
  strand(pen, `${x} ${y} ${x} ${y + tall}`, tall * 0.2, '#4f8a4f')
  strand(
    pen,
    `${x} ${y + tall * 0.4} ${x - tall * 0.26} ${y + tall * 0.46} ${x - tall * 0.26} ${y + tall * 0.74}`,
    tall * 0.12,
    '#4f8a4f',
  )
  strand(
    pen,
    `${x} ${y + tall * 0.3} ${x + tall * 0.24} ${y + tall * 0.36} ${x + tall * 0.24} ${y + tall * 0.6}`,
    tall * 0.12,
    '#5f9a5a',
  )
}
