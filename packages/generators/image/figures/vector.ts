// Small vector tools for figures that we draw ourselves: hulls of circles, tapered limbs, and moving layers about.

import type { OutlineLayer } from '../request.ts'

export type Point = readonly [x: number, y: number]

export interface Circle {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** An affine transform in the order of the canvas: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const samplesPerCircle = 18

/** The transform that first applies `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** Where a point of the transformed plane was before. */
function undo([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  const area = a * d - b * c
  return [(d * (x - e) - c * (y - f)) / area, (a * (y - f) - b * (x - e)) / area]
}

export const layer = (pathData: string, fill: string): OutlineLayer => ({ pathData, fill })

/** The layers as far as they are inside a polygon. Layers that show in part already are left as they are. */
export function clipLayers(layers: readonly OutlineLayer[], points: readonly Point[]): OutlineLayer[] {
  return layers.map((layer) => {
    if (layer.clip !== undefined) return layer
    const { matrix } = layer
    return { ...layer, clip: polygonPath(matrix ? points.map((point) => undo(matrix, point)) : points) }
  })
}

/** Turns around the origin, scales, and moves, in this order. */
export function placeMatrix(place: {
  x: number
  y: number
  scale: number
  radians?: number
  isMirrored?: boolean
}): Matrix {
  const { x, y, scale, radians = 0, isMirrored = false } = place
  const cosine = Math.cos(radians) * scale
  const sine = Math.sin(radians) * scale
  const side = isMirrored ? -1 : 1
  return [cosine * side, sine, -sine * side, cosine, x, y]
}

/** The layers under a transform. */
export function moveLayers(layers: readonly OutlineLayer[], matrix: Matrix): OutlineLayer[] {
  return layers.map((layer) => ({
    ...layer,
    matrix: layer.matrix === undefined ? matrix : multiply(matrix, layer.matrix),
  }))
}

/** A polygon in the units of a path that is moved by a matrix: the clip of its layer. */
export function clipPath(points: readonly Point[], matrix: Matrix | undefined): string {
  const back = matrix && invert(matrix)
  return polygonPath(
    points.map(([x, y]) =>
      back ? [back[0] * x + back[2] * y + back[4], back[1] * x + back[3] * y + back[5]] : [x, y],
    ),
  )
}

function invert([a, b, c, d, e, f]: Matrix): Matrix {
  const determinant = a * d - b * c
  const [g, h, i, j] = [d / determinant, -b / determinant, -c / determinant, a / determinant]
  return [g, h, i, j, -(g * e + i * f), -(h * e + j * f)]
}

/** Path data of the convex shape around circles. */
export function hullPath(circles: readonly Circle[]): string {
  const points = circles.flatMap(({ x, y, radius }) =>
    Array.from({ length: samplesPerCircle }, (_, step): Point => {
      const angle = (step / samplesPerCircle) * Math.PI * 2
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    }),
  )
  return polygonPath(convexHull(points))
}

export function polygonPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

/** A limb through points, each with the radius of the limb there. */
export function limbPath(points: readonly Point[], radii: readonly number[]): string {
  const circles = points.map(([x, y], index) => ({ x, y, radius: radii[index]! }))
  return circles
    .slice(1)
    .map((circle, index) => hullPath([circles[index]!, circle]))
    .join('')
}

/** A line of one thickness; `girth` is half of it. */
export function rodPath(points: readonly Point[], girth: number): string {
  return limbPath(
    points,
    points.map(() => girth),
  )
}

export function discPath(x: number, y: number, radiusX: number, radiusY = radiusX): string {
  const arc = `A${round(radiusX)} ${round(radiusY)} 0 1 1 `
  return `M${round(x - radiusX)} ${round(y)}${arc}${round(x + radiusX)} ${round(y)}${arc}${round(x - radiusX)} ${round(y)}Z`
}

/** Points around an oval. */
export function ovalPoints(x: number, y: number, radiusX: number, radiusY: number): Point[] {
  const count = samplesPerCircle * 2
  return Array.from({ length: count }, (_, step): Point => {
    const angle = (step / count) * Math.PI * 2
    return [x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY]
  })
}

/** What is left of a shape below a line from left to right. */
export function cutAbove(points: readonly Point[], [left, right]: readonly [Point, Point]): Point[] {
  const depth = ([x, y]: Point): number =>
    y - left[1] - ((right[1] - left[1]) * (x - left[0])) / (right[0] - left[0])
  return points.flatMap((point, index): Point[] => {
    const next = points[(index + 1) % points.length]!
    const [here, there] = [depth(point), depth(next)]
    const crossing = here >= 0 !== there >= 0 ? [between(point, next, here / (here - there))] : []
    return [...(here >= 0 ? [point] : []), ...crossing]
  })
}

/** A ring of a radius and a thickness. */
export function ringPath(x: number, y: number, radius: number, girth: number): string {
  const arc = (size: number, sweep: number): string =>
    `M${round(x - size)} ${round(y)}A${round(size)} ${round(size)} 0 1 ${sweep} ${round(x + size)} ${round(y)}A${round(size)} ${round(size)} 0 1 ${sweep} ${round(x - size)} ${round(y)}Z`
  return arc(radius, 1) + arc(radius - girth, 0)
}

export function boxPath(left: number, top: number, wide: number, tall: number): string {
  return polygonPath([
    [left, top],
    [left + wide, top],
    [left + wide, top + tall],
    [left, top + tall],
  ])
}

export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((first, second) => first[0] - second[0] || first[1] - second[1])
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

function halfHull(sorted: readonly Point[]): Point[] {
  const hull: Point[] = []
  for (const point of sorted) {
    while (hull.length >= 2 && turnOf(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop()
    hull.push(point)
  }
  return hull.slice(0, -1)
}

function turnOf(from: Point, over: Point, to: Point): number {
  return (over[0] - from[0]) * (to[1] - from[1]) - (over[1] - from[1]) * (to[0] - from[0])
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
