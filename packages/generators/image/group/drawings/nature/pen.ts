// Strokes and dots for drawings of nature.

import { discPath, limbPath, type Point } from '../../../figures/vector.ts'
import { pointsOf } from '../part.ts'

const stepsBetween = 6

/** A stroke of even girth that bends smoothly through its points. */
export function curve(text: string, girth: number, end = girth): string {
  const points = smooth(pointsOf(text))
  const last = points.length - 1
  return limbPath(
    points,
    points.map((_, at) => girth + ((end - girth) * at) / last),
  )
}

/** Points of a Catmull–Rom spline. */
function smooth(points: readonly Point[]): Point[] {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))]!
  return points.slice(0, -1).flatMap((point, index): Point[] => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)]
    return Array.from({ length: stepsBetween + (index === points.length - 2 ? 1 : 0) }, (_, step): Point => {
      const share = step / stepsBetween
      const axis = (way: 0 | 1): number =>
        point[way] +
        0.5 *
          share *
          (next[way] -
            before[way] +
            share *
              (2 * before[way] -
                5 * point[way] +
                4 * next[way] -
                after[way] +
                share * (3 * (point[way] - next[way]) + after[way] - before[way])))
      return [axis(0), axis(1)]
    })
  })
}

/** Discs by their middles and radii: "x y r x y r …". */
export function dots(text: string): string {
  const values = text.split(' ').map(Number)
  return Array.from({ length: values.length / 3 }, (_, at) =>
    discPath(values[at * 3]!, values[at * 3 + 1]!, values[at * 3 + 2]!),
  ).join('')
}

/** The same shape several times around a middle; `draw` gets the turn in radians. */
export function around(count: number, draw: (angle: number) => string, from = 0): string {
  return Array.from({ length: count }, (_, at) => draw(from + (at / count) * Math.PI * 2)).join('')
}

/** A petal or leaf from a middle outwards: `long` and half as broad as `broad`. */
export function petal(x: number, y: number, angle: number, long: number, broad: number): string {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const point = (along: number, across: number): string =>
    `${(x + cosine * along - sine * across).toFixed(2)} ${(y + sine * along + cosine * across).toFixed(2)}`
  return (
    `M${point(0, 0)}C${point(long * 0.25, -broad)} ${point(long * 0.85, -broad)} ${point(long, 0)}` +
    `C${point(long * 0.85, broad)} ${point(long * 0.25, broad)} ${point(0, 0)}Z`
  )
}
