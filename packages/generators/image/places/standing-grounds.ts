// Places that somebody stands on the top of: the land falls away below the feet, so that a hill, a cliff or an iceberg
// is seen as one. In all of them, 0 is the row of the feet (shot/standing.ts).

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { hills, poly, ripples, strand, tree } from './strokes.ts'

type Points = readonly (readonly [x: number, y: number])[]

export const standingGrounds = {
  hilltop(pen) {
    skyDown(pen, ['#6fb2e6', '#fdf0dc'])
    const far = -pen.floor * 0.42
    hills(pen, [far + 0.34, far + 0.2, far + 0.4, far + 0.24, far + 0.36, far + 0.26], '#a9bfcc', -pen.floor)
    hills(pen, [far + 0.1, far + 0.2, far + 0.06, far + 0.16, far + 0.22], '#8fb58c', -pen.floor)
    for (let at = 0; at < 12; at++) {
      const x = -pen.half + (at / 11) * pen.half * 2 + pen.random.between(-0.06, 0.06)
      tree(pen, x, far - 0.06, pen.random.between(0.1, 0.16), ['#56805a', '#6b976a'])
    }
    hills(pen, [far, far - 0.08, far + 0.02, far - 0.1, far - 0.02], '#7ca96c', -pen.floor)
    mound(pen, '#6fa451', '#8cbf66')
    // A path winds up to the top.
    const bend = (share: number): number => Math.sin(share * 5.2) * (0.1 + share * 0.26) * 0.9
    const path: [number, number][] = []
    for (let step = 0; step <= 16; step++) {
      const share = step / 16
      path.push([bend(share) - (0.025 + share * 0.1), -0.02 - share * pen.floor])
    }
    for (let step = 16; step >= 0; step--) {
      const share = step / 16
      path.push([bend(share) + (0.025 + share * 0.1), -0.02 - share * pen.floor])
    }
    pen.shape(path, '#d9c08f')
    tufts(pen, 70, ['#5c8f42', '#9ccc74'])
  },
  cliff(pen) {
    skyDown(pen, ['#6fb0e2', '#fdeeda'])
    const sea = -Math.min(0.3, pen.floor * 0.34)
    water(pen, sea, ['#4f9cc4', '#2a6a8c'])
    poly(
      pen,
      `${pen.half} ${sea + 0.3} ${pen.half - 0.14} ${sea + 0.28} ${pen.half - 0.22} ${sea + 0.12} ${pen.half - 0.3} ${sea - 0.02} ${pen.half} ${sea - 0.02}`,
      '#9aa6a4',
    )
    const foot = -pen.floor * 0.92
    const wall: Points = [
      [-pen.half, -0.05],
      [0.56, -0.05],
      [0.6, -0.12],
      [0.53, -0.3],
      [0.6, -0.42],
      [0.54, foot * 0.7],
      [0.64, foot],
      [0.7, -pen.floor],
      [-pen.half, -pen.floor],
    ]
    pen.shape(wall, '#8b7766')
    rockFace(pen, { left: -pen.half, right: 0.54, top: -0.12, bottom: -pen.floor })
    pen.shape(
      [
        [0.56, -0.05],
        [0.6, -0.12],
        [0.53, -0.3],
        [0.6, -0.42],
        [0.54, foot * 0.7],
        [0.64, foot],
        [0.7, -pen.floor],
        [0.36, -pen.floor],
        [0.34, foot * 0.6],
        [0.38, -0.3],
        [0.34, -0.1],
      ],
      '#5f5046',
    )
    turf(pen, -pen.half, 0.6)
    foam(pen, 0.62, pen.half, foot)
    for (const [x, y, size] of [
      [0.78, foot + 0.02, 0.09],
      [0.92, foot + 0.06, 0.06],
    ] as const)
      boulder(pen, x, y, size, ['#6a5a4e', '#85725f'])
    gulls(pen, [
      [0.72, 0.34],
      [0.84, 0.22],
      [-0.8, 0.5],
    ])
  },
  'mountain top'(pen) {
    skyDown(pen, ['#4f93d4', '#e6f1fb'])
    const low = -pen.floor * 0.5
    range(pen, low + 0.34, '#a7bcd6', '#e9f1fa', 5)
    range(pen, low + 0.14, '#8aa3c2', '#f4f8fd', 4)
    for (let cloud = 0; cloud < 16; cloud++) {
      const x = -pen.half + (cloud / 15) * pen.half * 2
      pen.disc(x, low + pen.random.between(-0.04, 0.04), pen.random.between(0.12, 0.2), '#f6f9fd', 0.07)
    }
    pen.box(-pen.half, -pen.floor, pen.half * 2, pen.floor + low, '#e4ecf6')
    const down = -pen.floor
    const [left, right] = [-pen.half * 1.05, pen.half * 1.05]
    pen.shape(
      [
        [-0.5, 0],
        [0.5, 0],
        [0.62, -0.12],
        [0.7, down * 0.4],
        [right, down * 0.86],
        [right, down],
        [left, down],
        [left, down * 0.8],
        [-0.74, down * 0.42],
        [-0.6, -0.1],
      ],
      '#6d7688',
    )
    // The side away from the light.
    pen.shape(
      [
        [0.5, 0],
        [0.62, -0.12],
        [0.7, down * 0.4],
        [right, down * 0.86],
        [right, down],
        [0.3, down],
        [0.1, down * 0.6],
        [0.3, down * 0.34],
        [0.12, -0.14],
      ],
      '#525b6e',
    )
    snowCap(pen, Math.max(down, -0.66))
    for (let crack = 0; crack < 9; crack++) {
      const [x, y] = [pen.random.between(-0.7, 0.8), down * pen.random.between(0.5, 0.92)]
      poly(pen, `${x} ${y} ${x + 0.1} ${y + 0.09} ${x + 0.15} ${y + 0.02} ${x + 0.06} ${y - 0.03}`, '#8d97a8')
    }
  },
  iceberg(pen) {
    skyDown(pen, ['#7fbfe8', '#eef7fb'])
    const [sea, line] = [-0.16, -Math.min(0.42, pen.floor * 0.6)]
    berg(pen, -pen.half + 0.16, sea, 0.3)
    berg(pen, pen.half - 0.2, sea, 0.2)
    water(pen, sea, ['#5fb4cf', '#1f6f96'])
    // What is under water shines through it.
    pen.shape(
      [
        [-0.8, line],
        [0.82, line],
        [0.5, line - 0.2],
        [0.1, line - 0.34],
        [-0.4, line - 0.26],
      ],
      'rgba(170, 232, 240, 0.42)',
    )
    pen.shape(
      [
        [-0.62, 0],
        [0.6, 0.01],
        [0.7, -0.08],
        [0.66, -0.22],
        [0.82, line],
        [-0.8, line],
        [-0.72, -0.2],
        [-0.74, -0.08],
      ],
      '#cfe8f4',
    )
    pen.shape(
      [
        [-0.62, 0],
        [0.6, 0.01],
        [0.7, -0.08],
        [0.3, -0.13],
        [-0.2, -0.1],
        [-0.74, -0.08],
      ],
      '#fafdff',
    )
    for (const [x, wide, color] of [
      [-0.5, 0.16, '#b4d9ec'],
      [-0.12, 0.2, '#e3f3fa'],
      [0.22, 0.16, '#9fcbe4'],
      [0.5, 0.14, '#b9dcee'],
    ] as const)
      poly(pen, `${x} -0.11 ${x + wide} -0.12 ${x + wide * 1.3} ${line} ${x + wide * 0.1} ${line}`, color)
    foam(pen, -0.84, 0.86, line)
    for (const [x, y, size] of [
      [-0.86, line - 0.16, 0.08],
      [0.62, line - 0.26, 0.1],
    ] as const)
      poly(
        pen,
        `${x - size} ${y} ${x - size * 0.5} ${y + size * 0.6} ${x + size * 0.6} ${y + size * 0.5} ${x + size} ${y}`,
        '#eef8fc',
      )
  },
  islet(pen) {
    skyDown(pen, ['#58ade6', '#eaf6fb'])
    const sea = 0.04
    water(pen, sea, ['#3f9fc8', '#1c6b98'])
    const line = -Math.min(0.4, pen.floor * 0.56)
    pen.disc(0, line, 0.96, 'rgba(126, 220, 214, 0.6)', 0.2)
    curve(pen, { from: -0.82, to: 0.82, foot: line, top: 0, level: 0.42 }, '#ecd5a0')
    curve(pen, { from: -0.64, to: 0.64, foot: line + 0.14, top: 0.012, level: 0.44 }, '#86b35c')
    curve(pen, { from: -0.56, to: 0.56, foot: line + 0.2, top: 0.006, level: 0.4 }, '#9cc76e')
    for (let stone = 0; stone < 8; stone++) {
      const x = pen.random.between(-0.6, 0.6)
      pen.disc(x, line + 0.05 + pen.random.between(0, 0.03), 0.025, '#b5a37c', 0.014)
    }
    foam(pen, -0.84, 0.84, line)
    gulls(pen, [
      [-0.7, 0.8],
      [-0.56, 0.9],
      [0.76, 0.6],
    ])
  },
} satisfies Record<string, PlacePainter>

/** The sky reaches below the feet. */
export function skyDown(pen: Pen, colors: readonly [top: string, bottom: string]): void {
  pen.shell(colors, [colors[1], colors[1]])
}

/** Water from a row down, with strokes of light. */
export function water(pen: Pen, top: number, [far, near]: readonly [far: string, near: string]): void {
  const rows = 14
  const deep = pen.floor + top
  for (let row = 0; row < rows; row++) {
    const y = top - (deep * row) / rows
    pen.box(-pen.half, -pen.floor, pen.half * 2, pen.floor + y, row === 0 ? far : fade(far, near, row / rows))
  }
  ripples(pen, top - 0.03, -pen.floor, 'rgba(226, 244, 250, 0.5)')
}

function fade(from: string, to: string, share: number): string {
  const part = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16)
  const mix = [1, 3, 5].map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share))
  return `rgb(${mix.join(', ')})`
}

/** A hill with a level top that fills the lower part of the picture. */
function mound(pen: Pen, shade: string, light: string): void {
  const reach = pen.half * 1.3
  curve(pen, { from: -reach, to: reach, foot: -pen.floor, top: -0.012, level: 0.3 }, shade)
  curve(pen, { from: -reach, to: reach * 0.62, foot: -pen.floor, top: 0, level: 0.34 }, light)
}

interface Rise {
  readonly from: number
  readonly to: number
  readonly foot: number
  readonly top: number
  /** The share of the width that is level. */
  readonly level: number
}

/** Land that rises to a level top and falls again. */
function curve(pen: Pen, { from, to, foot, top, level }: Rise, color: string): void {
  const steps = 44
  const points = Array.from({ length: steps + 1 }, (_, step): [number, number] => {
    const share = step / steps
    const away = Math.max(0, Math.abs(share * 2 - 1) - level) / (1 - level)
    return [from + (to - from) * share, foot + (top - foot) * (1 - away ** 1.7)]
  })
  pen.shape([[from, foot], ...points, [to, foot]], color)
}

function tufts(pen: Pen, count: number, colors: readonly string[]): void {
  for (let tuft = 0; tuft < count; tuft++) {
    const [x, y] = [pen.random.between(-pen.half, pen.half), -pen.random.between(0.03, pen.floor)]
    if (Math.abs(x) > 0.36 + Math.abs(y) * 0.9) continue
    for (const lean of [-0.012, 0.004, 0.016])
      strand(pen, `${x} ${y} ${x + lean} ${y + 0.035}`, 0.008, pen.random.pick(colors))
  }
}

/** Grass that hangs over the edge of rock. */
export function turf(pen: Pen, from: number, to: number): void {
  pen.box(from, -0.06, to - from, 0.062, '#8cbb62')
  const step = 0.05
  for (let x = from; x < to; x += step) {
    const deep = pen.random.between(0.04, 0.1)
    poly(
      pen,
      `${x} -0.04 ${Math.min(to, x + step * 1.3)} -0.04 ${x + step * 0.6} ${-0.05 - deep}`,
      pen.random.pick(['#7fae56', '#6f9d4b', '#8cbb62']),
    )
  }
}

interface Face {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Ledges and cracks of a wall of rock. */
export function rockFace(pen: Pen, { left, right, top, bottom }: Face): void {
  const tall = top - bottom
  const count = Math.round((right - left) * tall * 26)
  for (let at = 0; at < count; at++) {
    const wide = pen.random.between(0.06, 0.22)
    const x = pen.random.between(left, right - wide)
    const y = pen.random.between(bottom, top - 0.06)
    const high = pen.random.between(0.04, 0.12)
    poly(
      pen,
      `${x} ${y} ${x + wide * 0.3} ${y + high} ${x + wide} ${y + high * 0.8} ${x + wide * 0.9} ${y + high * 0.1}`,
      pen.random.pick(['#9c8873', '#7c6a5a', '#a8947d', '#75634f']),
    )
  }
  for (let crack = 0; crack < 7; crack++) {
    const x = pen.random.between(left, right)
    const y = pen.random.between(bottom + tall * 0.4, top)
    strand(
      pen,
      `${x} ${y} ${x + 0.03} ${y - 0.1} ${x - 0.01} ${y - 0.18} ${x + 0.03} ${y - 0.3}`,
      0.01,
      '#4f4238',
    )
  }
}

/** White water where waves meet rock. */
export function foam(pen: Pen, from: number, to: number, y: number): void {
  for (let x = from; x < to; x += 0.05)
    pen.disc(
      x,
      y + pen.random.between(-0.012, 0.012),
      pen.random.between(0.025, 0.05),
      'rgba(246, 252, 253, 0.86)',
      0.014,
    )
}

function boulder(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  [dark, light]: readonly [string, string],
): void {
  poly(
    pen,
    `${x - size} ${y} ${x - size * 0.6} ${y + size * 0.8} ${x + size * 0.3} ${y + size} ${x + size} ${y}`,
    dark,
  )
  poly(
    pen,
    `${x - size * 0.6} ${y + size * 0.8} ${x + size * 0.3} ${y + size} ${x + size * 0.1} ${y + size * 0.4} ${x - size * 0.6} ${y + size * 0.3}`,
    light,
  )
}

function gulls(pen: Pen, spots: readonly (readonly [number, number])[]): void {
  for (const [x, y] of spots)
    strand(pen, `${x - 0.06} ${y + 0.03} ${x} ${y} ${x + 0.06} ${y + 0.03}`, 0.012, '#f6f7f9')
}

/** Mountains with snow on them, from edge to edge. */
export function range(pen: Pen, y: number, rock: string, snow: string, count: number): void {
  const step = (pen.half * 2) / count
  for (let at = -1; at <= count; at++) {
    const x = -pen.half + (at + 0.5) * step + pen.random.between(-0.1, 0.1)
    const tall = pen.random.between(0.2, 0.42)
    const wide = step * 0.9
    poly(
      pen,
      `${x - wide} ${-pen.floor} ${x - wide} ${y - 0.2} ${x} ${y + tall} ${x + wide} ${y - 0.2} ${x + wide} ${-pen.floor}`,
      rock,
    )
    const cut = tall * 0.42
    const slope = wide / (tall + 0.2)
    poly(
      pen,
      `${x} ${y + tall} ${x - cut * slope} ${y + tall - cut} ${x - cut * slope * 0.4} ${y + tall - cut * 0.8} ${x} ${y + tall - cut * 1.2} ${x + cut * slope * 0.5} ${y + tall - cut * 0.8} ${x + cut * slope} ${y + tall - cut}`,
      snow,
    )
  }
}

function snowCap(pen: Pen, down: number): void {
  pen.shape(
    [
      [-0.5, 0.006],
      [0.5, 0.006],
      [0.62, -0.12],
      [0.66, down * 0.26],
      [0.5, -0.2],
      [0.4, down * 0.3],
      [0.24, -0.16],
      [0.08, down * 0.26],
      [-0.06, -0.18],
      [-0.22, down * 0.36],
      [-0.36, -0.16],
      [-0.52, down * 0.3],
      [-0.64, -0.16],
      [-0.6, -0.1],
    ],
    '#f6f9fd',
  )
  poly(pen, `0.5 0.006 0.62 -0.12 0.66 ${down * 0.26} 0.5 -0.2 0.4 ${down * 0.3} 0.28 -0.14`, '#d3deec')
}

function berg(pen: Pen, x: number, y: number, size: number): void {
  poly(
    pen,
    `${x - size} ${y} ${x - size * 0.5} ${y + size * 0.8} ${x - size * 0.1} ${y + size * 0.5} ${x + size * 0.3} ${y + size * 0.9} ${x + size} ${y}`,
    '#f4fafd',
  )
  poly(pen, `${x + size * 0.3} ${y + size * 0.9} ${x + size} ${y} ${x + size * 0.1} ${y}`, '#bcdcee')
}
