// Marks that states are drawn with.

import { discPath, limbPath, polygonPath, type Point } from '../../figures/vector.ts'
import type { Stage } from './stage.ts'

/** Spots all over a thing, in an order that looks random; only those that are painted all around are used. */
const spots: readonly Point[] = [
  [0.34, 0.3],
  [0.66, 0.62],
  [0.52, 0.46],
  [0.28, 0.68],
  [0.72, 0.34],
  [0.46, 0.82],
  [0.6, 0.18],
  [0.2, 0.48],
  [0.82, 0.56],
  [0.4, 0.56],
  [0.62, 0.86],
  [0.3, 0.88],
  [0.84, 0.78],
  [0.5, 0.3],
  [0.16, 0.76],
]

export function spotsInside({ isInside }: Stage, count: number, room = 0.05): Point[] {
  return spots
    .filter(([x, y]) =>
      [
        [0, 0],
        [room, 0],
        [-room, 0],
        [0, room],
        [0, -room],
      ].every(([across, down]) => isInside(x + across!, y + down!)),
    )
    .slice(0, count)
}

/** A disc at a position, with radii as shares of the longer side. */
export function dot({ at, size }: Stage, x: number, y: number, radius: number, radiusY = radius): string {
  const [left, top] = at(x, y)
  return discPath(left, top, radius * size, radiusY * size)
}

/** A tapered stroke through positions. */
export function mark(stage: Stage, points: readonly Point[], girths: readonly number[]): string {
  return limbPath(
    points.map(([x, y]) => stage.at(x, y)),
    points.map((_, at) => girths[Math.min(at, girths.length - 1)]! * stage.size),
  )
}

export function area({ at }: Stage, points: readonly Point[]): string {
  return polygonPath(points.map(([x, y]) => at(x, y)))
}

/** A flame that stands on a point. */
export function flame({ at, size }: Stage, x: number, y: number, wide: number, tall: number): string {
  const [left, foot] = at(x, y)
  const [w, h] = [(wide * size) / 2, tall * size]
  const point = (across: number, up: number): string => `${left + across * w} ${foot - up * h}`
  return (
    `M${point(0.1, 1)}C${point(0.2, 0.7)} ${point(1, 0.6)} ${point(1, 0.28)}` +
    `C${point(1, 0.06)} ${point(0.5, -0.04)} ${point(0, -0.04)}` +
    `C${point(-0.6, -0.04)} ${point(-1, 0.08)} ${point(-0.95, 0.34)}` +
    `C${point(-0.9, 0.52)} ${point(-0.55, 0.56)} ${point(-0.5, 0.74)}` +
    `C${point(-0.3, 0.64)} ${point(0, 0.8)} ${point(0.1, 1)}Z`
  )
}

/** A star with four points. */
export function twinkle({ at, size }: Stage, x: number, y: number, radius: number): string {
  const [middleX, middleY] = at(x, y)
  const points = Array.from({ length: 8 }, (_, index): Point => {
    const reach = radius * size * (index % 2 === 0 ? 1 : 0.26)
    const angle = (index / 8) * Math.PI * 2
    return [middleX + Math.cos(angle) * reach, middleY + Math.sin(angle) * reach]
  })
  return polygonPath(points)
}

/** A shape with many teeth around the middle of the thing. */
export function burst({ at, size }: Stage, radius: number, teeth: number, depth: number): string {
  const [middleX, middleY] = at(0.5, 0.5)
  return polygonPath(
    Array.from({ length: teeth * 2 }, (_, index): Point => {
      const uneven = 1 + 0.16 * Math.sin(index * 2.7)
      const reach = radius * size * (index % 2 === 0 ? uneven : depth)
      const angle = (index / (teeth * 2)) * Math.PI * 2
      return [middleX + Math.cos(angle) * reach, middleY + Math.sin(angle) * reach]
    }),
  )
}

/** Everything but a shape: a clip that leaves a hole, because the two run around in opposite directions. */
export function without({ at }: Stage, hole: readonly Point[]): string {
  const frame: readonly Point[] = [at(-3, -3), at(4, -3), at(4, 4), at(-3, 4)]
  return polygonPath(frame) + polygonPath(isClockwise(hole) ? hole.toReversed() : hole)
}

function isClockwise(points: readonly Point[]): boolean {
  let sum = 0
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length]!
    sum += (nextX - x) * (nextY + y)
  }
  return sum < 0
}
