// Places that somebody is high over: bridges over rivers and gorges, a rope between towers. 0 is the row of the feet.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { range, rockFace, skyDown, turf, water } from './standing-grounds.ts'
import { hills, poly, strand, tree } from './strokes.ts'

type Points = readonly (readonly [x: number, y: number])[]

export const crossings = {
  gorge(pen) {
    chasm(pen)
    const sag = (x: number): number => -0.02 + (Math.abs(x) / 0.78) ** 2 * 0.05
    const rail = (x: number): number => 0.2 + (Math.abs(x) / 0.78) ** 2 * 0.12
    const steps = 26
    const along = Array.from({ length: steps + 1 }, (_, at) => -0.78 + (at / steps) * 1.56)
    pen.line(
      along.map((x) => [x, rail(x)] as const),
      0.016,
      '#8a6a48',
    )
    for (const x of along) strand(pen, `${x} ${rail(x)} ${x} ${sag(x) - 0.02}`, 0.008, '#a08058')
    for (const x of along)
      poly(
        pen,
        `${x - 0.022} ${sag(x)} ${x + 0.024} ${sag(x)} ${x + 0.028} ${sag(x) - 0.045} ${x - 0.026} ${sag(x) - 0.045}`,
        '#9a6f45',
      )
    pen.line(
      along.map((x) => [x, sag(x) - 0.05] as const),
      0.014,
      '#5f4429',
    )
    for (const side of [-1, 1]) {
      pen.box(side * 0.8 - 0.025, -0.06, 0.05, 0.42, '#6a4a2e')
      pen.disc(side * 0.8, 0.36, 0.035, '#7d5a3a', 0.02)
    }
  },
  'rope over a gorge'(pen) {
    chasm(pen)
    pen.line(ropeBetween(0.8), 0.016, '#5a4630')
    for (const side of [-1, 1]) pen.box(side * 0.8 - 0.02, -0.08, 0.04, 0.12, '#6a4a2e')
  },
  'rope between towers'(pen) {
    skyDown(pen, ['#5f9fdc', '#f4e6d4'])
    const far = -pen.floor * 0.45
    for (let at = 0; at < 22; at++) {
      const x = -pen.half + (at / 22) * pen.half * 2
      const tall = pen.random.between(0.12, 0.44)
      pen.box(x, -pen.floor, pen.half * 0.1, pen.floor + far + tall - 0.2, at % 2 ? '#a3b4c8' : '#b4c2d2')
    }
    for (let at = 0; at < 12; at++) {
      const x = -0.7 + at * 0.12
      const tall = pen.random.between(-0.1, 0.12)
      pen.box(x, -pen.floor, 0.1, pen.floor * 0.42 + tall, at % 2 ? '#7f93ab' : '#8ea0b6')
      for (let row = 0; row < 9; row++)
        pen.box(x + 0.02, -pen.floor + row * 0.06 + 0.02, 0.06, 0.02, row % 3 ? '#a9bccd' : '#ffe2a0')
    }
    for (const side of [-1, 1]) tower(pen, side)
    pen.line(ropeBetween(0.76), 0.018, '#3a322c')
  },
  'stone bridge'(pen) {
    riverLand(pen)
    archBridge(pen, { body: '#a89b8b', shade: '#7f7366', rim: '#c4b8a6' })
    for (let row = 0; row < 4; row++)
      for (let stone = 0; stone < 14; stone++) {
        const x = -0.98 + stone * 0.15 + (row % 2) * 0.07
        const y = -0.1 - row * 0.09
        if (Math.hypot(x + 0.06, (y + 0.46) * 1.2) < 0.5) continue
        pen.slab(x, y, 0.12, 0.05, stone % 3 ? '#998b7b' : '#b5a898', 0.012)
      }
  },
  'wooden bridge'(pen) {
    riverLand(pen)
    archBridge(pen, { body: '#a3713f', shade: '#6a4626', rim: '#bd8a54', isThin: true })
  },
  'red bridge'(pen) {
    riverLand(pen, ['#a9cf9c', '#6fae9a'])
    for (const [x, y, size] of [
      [-0.9, -0.1, 0.7],
      [0.92, -0.12, 0.8],
      [-0.5, 0.02, 0.4],
      [0.5, 0.04, 0.42],
    ] as const)
      tree(pen, x, y, size, ['#e08fa8', '#f6bccb'])
    archBridge(pen, { body: '#c8372c', shade: '#8f221c', rim: '#e2584a', isThin: true })
    for (let lily = 0; lily < 9; lily++) {
      const [x, y] = [pen.random.between(-0.9, 0.9), -pen.floor * pen.random.between(0.62, 0.94)]
      pen.disc(x, y, 0.06, '#4f8f52', 0.02)
      if (lily % 3 === 0) pen.disc(x + 0.01, y + 0.016, 0.022, '#f4c6d4', 0.014)
    }
    lantern(pen, -0.86, -0.34)
  },
  waterline(pen) {
    pen.shell(['#6fb6e8', '#eef6fa'], ['#1f86b4', '#0c2f57'])
    for (const [x, y, size] of [
      [-0.62, 0.56, 0.16],
      [0.5, 0.68, 0.2],
      [0.86, 0.4, 0.12],
    ] as const)
      for (const [across, up, share] of [
        [0, 0, 1],
        [-0.9, -0.1, 0.7],
        [0.9, -0.12, 0.75],
      ] as const)
        pen.disc(
          x + across * size,
          y + up * size,
          size * share,
          'rgba(255, 255, 255, 0.85)',
          size * share * 0.5,
        )
    for (let ray = 0; ray < 6; ray++) {
      const x = -pen.half + (ray + 0.4) * pen.half * 0.34
      const wide = pen.random.between(0.06, 0.16)
      poly(
        pen,
        `${x} 0 ${x + wide} 0 ${x + wide * 2.2 - 0.3} ${-pen.floor} ${x - 0.34 - wide} ${-pen.floor}`,
        'rgba(170, 226, 240, 0.1)',
      )
    }
    for (let bubble = 0; bubble < 26; bubble++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        -pen.random.between(0.1, pen.floor),
        pen.random.between(0.006, 0.02),
        'rgba(206, 238, 246, 0.5)',
      )
    hills(
      pen,
      [-0.1, 0.06, -0.06, 0.1, -0.02].map((up) => -pen.floor + 0.1 + up),
      '#0b2a4c',
      -pen.floor,
    )
  },
} satisfies Record<string, PlacePainter>

function ropeBetween(reach: number): Points {
  return Array.from({ length: 15 }, (_, at): [number, number] => {
    const x = -reach + (at / 14) * reach * 2
    return [x, -0.012 + (x / reach) ** 2 * 0.035]
  })
}

/** Two walls of rock with mist between them and a river deep down. */
function chasm(pen: Pen): void {
  skyDown(pen, ['#6fb2e2', '#f2efe2'])
  const low = -pen.floor * 0.3
  range(pen, low + 0.2, '#a9bccd', '#eef3f8', 5)
  hills(pen, [low + 0.06, low - 0.02, low + 0.1, low, low + 0.08], '#9fb8a4', -pen.floor)
  hills(pen, [low - 0.1, low - 0.2, low - 0.16, low - 0.24, low - 0.08], '#86a690', -pen.floor)
  poly(
    pen,
    `-0.05 ${low - 0.18} 0.05 ${low - 0.18} 0.2 ${-pen.floor * 0.8} 0.1 ${-pen.floor} -0.34 ${-pen.floor} -0.1 ${-pen.floor * 0.8}`,
    '#79b7cf',
  )
  for (const side of [-1, 1]) {
    const wall = (points: Points, color: string): void =>
      pen.shape(
        points.map(([x, y]) => [x * side, y] as const),
        color,
      )
    wall(
      [
        [pen.half, -0.04],
        [0.74, -0.04],
        [0.7, -0.12],
        [0.76, -0.3],
        [0.66, -0.44],
        [0.7, -pen.floor * 0.8],
        [0.54, -pen.floor],
        [pen.half, -pen.floor],
      ],
      side < 0 ? '#8f7a66' : '#75634f',
    )
    rockFace(pen, {
      left: side < 0 ? -pen.half : 0.8,
      right: side < 0 ? -0.78 : pen.half,
      top: -0.1,
      bottom: -pen.floor,
    })
    turf(pen, side < 0 ? -pen.half : 0.72, side < 0 ? -0.72 : pen.half)
  }
  for (let cloud = 0; cloud < 7; cloud++)
    pen.disc(
      pen.random.between(-0.6, 0.6),
      low - 0.1 - cloud * 0.05,
      pen.random.between(0.16, 0.3),
      'rgba(244, 248, 250, 0.3)',
      0.05,
    )
}

/** A tower that reaches up to the row of the rope, at a side of the picture. */
function tower(pen: Pen, side: number): void {
  const [edge, wide] = [0.74, pen.half - 0.74 + 0.02]
  const left = side > 0 ? edge : -edge - wide
  pen.box(left, -pen.floor, wide, pen.floor + 0.03, '#56667c')
  pen.box(side > 0 ? left : left + wide - 0.05, -pen.floor, 0.05, pen.floor + 0.03, '#465468')
  pen.box(left - 0.03, 0, wide + 0.06, 0.05, '#6f8098')
  const columns = Math.max(2, Math.round(wide / 0.08))
  for (let row = 0; row < pen.floor / 0.11; row++)
    for (let column = 0; column < columns; column++)
      pen.box(
        left + 0.025 + (column * (wide - 0.05)) / columns,
        -0.11 - row * 0.11,
        ((wide - 0.05) / columns) * 0.64,
        0.065,
        (row * 3 + column * 5) % 7 === 0 ? '#ffdf94' : '#8fa9c4',
      )
  // The mast that the rope is tied to.
  pen.box(side * 0.79 - 0.012, 0, 0.024, 0.16, '#3a322c')
}

/** A river that comes towards the viewer between banks. */
function riverLand(pen: Pen, [far, near]: readonly [string, string] = ['#9cc48a', '#6fa156']): void {
  skyDown(pen, ['#79b8e6', '#f4f1e2'])
  const low = -Math.min(0.24, pen.floor * 0.3)
  hills(pen, [low + 0.34, low + 0.2, low + 0.38, low + 0.22, low + 0.36], '#a4bccb', -pen.floor)
  for (let at = 0; at < 14; at++)
    tree(pen, -pen.half + (at / 13) * pen.half * 2, low, pen.random.between(0.2, 0.32), [
      '#5c8a5a',
      '#76a86c',
    ])
  hills(pen, [low + 0.05, low, low + 0.03, low, low + 0.06], far, -pen.floor)
  water(pen, low - 0.02, ['#7fc0d4', '#2f7fa6'])
  for (const side of [-1, 1])
    pen.shape(
      [
        [side * pen.half, low + 0.04],
        [side * 0.26, low + 0.02],
        [side * 0.5, low - 0.16],
        [side * 0.62, low - 0.3],
        [side * 0.74, -pen.floor * 0.82],
        [side * 0.92, -pen.floor],
        [side * pen.half, -pen.floor],
      ],
      near,
    )
}

interface ArchLook {
  readonly body: string
  readonly shade: string
  readonly rim: string
  readonly isThin?: boolean
}

/** A bridge on an arch; its deck is level where people stand, and its far rail is behind them. */
function archBridge(pen: Pen, { body, shade, rim, isThin = false }: ArchLook): void {
  const deck = (x: number): number => 0.004 - Math.max(0, Math.abs(x) - 0.3) ** 2 * (isThin ? 0.5 : 0.24)
  const steps = 32
  const reach = pen.half * 1.04
  const along = Array.from({ length: steps + 1 }, (_, at) => -reach + (at / steps) * reach * 2)
  // The rail.
  pen.line(
    along.map((x) => [x, deck(x) + 0.17] as const),
    isThin ? 0.03 : 0.05,
    rim,
  )
  for (const x of along.filter((_, at) => at % 2 === 0))
    pen.box(x - 0.014, deck(x), 0.028, 0.19, isThin ? body : shade)
  const radius = isThin ? 0.62 : 0.52
  const depth = isThin ? 0.5 : 0.62
  const under = (x: number): number => {
    if (Math.abs(x) > radius) return -pen.floor * 0.9
    return -0.14 - depth * (1 - Math.sqrt(1 - (x / radius) ** 2)) - (isThin ? 0 : 0.04)
  }
  const foot = (x: number): number => (isThin ? Math.min(deck(x) - 0.12, under(x)) : under(x))
  const lower = along.toReversed()
  if (isThin)
    pen.shape(
      [...along.map((x) => [x, deck(x)] as const), ...lower.map((x) => [x, deck(x) - 0.13] as const)],
      body,
    )
  else
    pen.shape([...along.map((x) => [x, deck(x)] as const), ...lower.map((x) => [x, foot(x)] as const)], body)
  // The dark of the vault, and the edge of the deck.
  const inside = along.filter((x) => Math.abs(x) < radius)
  if (!isThin)
    pen.line(
      inside.map((x) => [x, foot(x)] as const),
      0.05,
      shade,
    )
  else
    for (const side of [-1, 1])
      for (const x of [0.34, 0.74])
        pen.box(side * x - 0.035, -pen.floor * 0.66, 0.07, pen.floor * 0.66 - 0.1, shade)
  pen.line(
    along.map((x) => [x, deck(x) - 0.015] as const),
    0.04,
    rim,
  )
}

function lantern(pen: Pen, x: number, y: number): void {
  pen.box(x - 0.03, y, 0.06, 0.2, '#8f8a82')
  pen.box(x - 0.09, y + 0.2, 0.18, 0.14, '#a8a298')
  pen.box(x - 0.045, y + 0.22, 0.09, 0.09, '#ffe08a')
  poly(pen, `${x - 0.15} ${y + 0.34} ${x} ${y + 0.46} ${x + 0.15} ${y + 0.34}`, '#8f8a82')
}
