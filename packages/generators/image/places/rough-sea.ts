// A sea whose waves are taller than what is on it.

import type { PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { foam } from './standing-grounds.ts'
import { hills } from './strokes.ts'

export const roughSea = {
  'high waves'(pen) {
    pen.shell(['#7f9db4', '#dfe8ea'], ['#2c6f8e', '#0f3c58'])
    hills(pen, [0.1, 0.22, 0.12, 0.26, 0.14, 0.2, 0.08], '#6f9fb4')
    const tall = Math.min(pen.wall * 0.86, 1.25)
    breaker(pen, { x: -pen.half * 0.66, tall, way: 1 }, '#357f9c')
    breaker(pen, { x: pen.half * 0.8, tall: tall * 0.74, way: -1 }, '#3f8aa6')
    swell(pen, 0.02, [0.1, 0.02, 0.03, 0.14], '#2f7594')
    swell(pen, -pen.floor * 0.42, [0.05, 0.15, 0.04, 0.02, 0.12], '#215f7e')
    swell(pen, -pen.floor * 0.78, [0.13, 0.03, 0.1, 0.02], '#174d6a')
  },
} satisfies Record<string, PlacePainter>

/** A row of water from edge to edge, with foam on its back; `rises` are heights above `y`. */
function swell(pen: Pen, y: number, rises: readonly number[], color: string): void {
  hills(
    pen,
    rises.map((rise) => y + rise),
    color,
    -pen.floor,
  )
  const step = (pen.half * 2) / (rises.length - 1)
  rises.forEach((rise, at) => {
    const x = -pen.half + at * step
    if (rise > 0.08) foam(pen, x - step * 0.3, x + step * 0.3, y + rise * 0.86)
  })
}

interface Breaker {
  /** The middle of its crest. */
  x: number
  tall: number
  /** 1 when it breaks to the right. */
  way: 1 | -1
}

/** A wave that curls over: a long back, a lip that falls forward, and a hollow below it. */
function breaker(pen: Pen, { x, tall, way }: Breaker, color: string): void {
  const at = ([across, up]: readonly [number, number]): [number, number] => [
    x + across * tall * way,
    up * tall - 0.04,
  ]
  const back = bend([-1.3, 0], [-0.72, 0.1], [-0.5, 0.98], [0.02, 1])
  const lip = bend([0.02, 1], [0.3, 1], [0.46, 0.84], [0.44, 0.6])
  const hollow = bend([0.44, 0.6], [0.24, 0.86], [-0.1, 0.7], [-0.02, 0.34])
  const face = bend([-0.02, 0.34], [0.02, 0.12], [0.3, 0.04], [0.8, 0])
  pen.shape([...back, ...lip, ...hollow, ...face].map(at), color)
  for (const [share, girth] of [
    [0.86, 0.02],
    [0.7, 0.026],
    [0.52, 0.03],
  ] as const)
    pen.line(
      bend(
        [-1.1 * share, 0.03],
        [-0.6 * share, 0.14],
        [-0.44 * share, 0.9 * share],
        [0.02, 0.97 * share],
      ).map(at),
      girth * tall,
      'rgba(214, 238, 245, 0.34)',
    )
  for (const point of [...lip, ...hollow.slice(0, 3)]) {
    const [across, up] = at(point)
    pen.disc(across, up, pen.random.between(0.035, 0.075) * tall, 'rgba(246, 251, 252, 0.92)')
  }
  for (let drop = 0; drop < 26; drop++) {
    const [across, up] = at([pen.random.between(-0.2, 0.75), pen.random.between(0.5, 1.12)])
    pen.disc(across, up, pen.random.between(0.006, 0.018) * tall, 'rgba(240, 248, 250, 0.8)')
  }
}

type Spot = readonly [across: number, up: number]

/** Points of a curve with two handles. */
function bend(from: Spot, out: Spot, into: Spot, to: Spot): Spot[] {
  return Array.from({ length: 13 }, (_, index): Spot => {
    const share = index / 12
    const rest = 1 - share
    const mix = (axis: 0 | 1): number =>
      rest ** 3 * from[axis] +
      3 * rest ** 2 * share * out[axis] +
      3 * rest * share ** 2 * into[axis] +
      share ** 3 * to[axis]
    return [mix(0), mix(1)]
  })
}
