// People who fill a place, far enough to be nobody, and the moon and the lightning over it.

import type { Random } from '@vivify/contract/random'
import type { Surface } from '@vivify/timeline/ports'
import { createPen, type Pen } from './pen.ts'

const clothes = ['#6a7a94', '#94626a', '#5f8078', '#a08a62', '#7a6a90', '#4f5f78', '#a0765a'] as const
const heads = ['#e6bd98', '#c9966c', '#8f6244', '#f0cfae'] as const
const hairs = ['#2c211c', '#5a3a24', '#8a6238', '#1c1a20'] as const

/** Two rows of people before the wall, from edge to edge. */
export function drawCrowd(pen: Pen): void {
  for (const [row, step, tall] of [
    [-0.02, 0.15, 0.46],
    [-0.12, 0.21, 0.56],
  ] as const)
    pen.across(step, (x) => {
      if (pen.random.chance(0.12)) return
      drawSomebody(pen, x + step * pen.random.between(0.3, 0.7), row, tall * pen.random.between(0.9, 1.08))
    })
}

/** People on the open ground of a finished picture. */
export function crowdGround(surface: Surface, random: Random): void {
  const { width, height } = surface
  const scale = Math.min(width, height) * 0.44
  drawCrowd(
    createPen(
      surface.getContext('2d'),
      { width, height, floorRow: height * 0.72, scale, isMirrored: false },
      random,
    ),
  )
}

function drawSomebody(pen: Pen, x: number, foot: number, tall: number): void {
  const color = pen.random.pick(clothes)
  const stride = tall * pen.random.between(0.02, 0.1)
  pen.disc(x, foot, tall * 0.16, '#00000033', tall * 0.03)
  for (const side of [-1, 1])
    pen.line(
      [
        [x, foot + tall * 0.46],
        [x + side * stride, foot + tall * 0.02],
      ],
      tall * 0.1,
      '#2f3644',
    )
  pen.slab(x - tall * 0.13, foot + tall * 0.42, tall * 0.26, tall * 0.38, color, tall * 0.08)
  pen.disc(x, foot + tall * 0.91, tall * 0.1, pen.random.pick(hairs))
  pen.disc(x + tall * 0.015, foot + tall * 0.885, tall * 0.085, pen.random.pick(heads))
}

/** A full moon in a corner of the sky. */
export function drawMoon(pen: Pen): void {
  const [x, y] = [pen.half * (pen.random.chance(0.5) ? 0.62 : -0.62), pen.wall * 0.86]
  pen.glow(x, y, 0.5, '#fff6d8', 0.6)
  pen.disc(x, y, 0.15, '#fffbe8')
  pen.disc(x - 0.04, y + 0.03, 0.035, '#e6dfc4')
  pen.disc(x + 0.05, y - 0.04, 0.024, '#e6dfc4')
}

/** A pen whose sky has a bolt of lightning, before anything stands in front of it. */
export function underLightning(pen: Pen): Pen {
  return {
    ...pen,
    shell(wall, floor) {
      pen.shell(wall, floor)
      const side = pen.random.chance(0.5) ? 1 : -1
      strikeBolt(pen, side * pen.half * 0.56, pen.wall, 0.024)
      strikeBolt(pen, -side * pen.half * 0.8, pen.wall * 0.96, 0.014)
    },
  }
}

function strikeBolt(pen: Pen, x: number, top: number, girth: number): void {
  const points: [number, number][] = [[x, top]]
  for (let y = top; y > 0.5;) {
    y -= pen.random.between(0.08, 0.16)
    points.push([points.at(-1)![0] + pen.random.between(-0.13, 0.13), y])
  }
  pen.glow(x, top * 0.7, 0.7, '#e4ecff', 0.7)
  const [forkX, forkY] = points[Math.floor(points.length / 2)]!
  pen.line(
    [
      [forkX, forkY],
      [forkX + 0.12, forkY - 0.12],
      [forkX + 0.1, forkY - 0.24],
    ],
    girth * 0.6,
    '#ffffff',
  )
  pen.line(points, girth * 2.4, '#c9d6ff88')
  pen.line(points, girth, '#ffffff')
}
