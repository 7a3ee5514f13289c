// Tools for drawing things of our own in squares of 100 units; the ground is at 100.

import { hullPath, limbPath, polygonPath, rodPath, type Point } from '../../figures/vector.ts'

/** A shape and its color. */
export type Part = readonly [pathData: string, fill: string]

export const wood = '#9a6a3f'
export const darkWood = '#70482a'

export const round = (left: number, top: number, wide: number, tall: number, radius: number): string =>
  hullPath([
    { x: left + radius, y: top + radius, radius },
    { x: left + wide - radius, y: top + radius, radius },
    { x: left + radius, y: top + tall - radius, radius },
    { x: left + wide - radius, y: top + tall - radius, radius },
  ])

export const line = rodPath

/** Points as they are written in a path: "x y x y …". */
export function pointsOf(text: string): Point[] {
  const values = text.split(' ').map(Number)
  return Array.from({ length: values.length / 2 }, (_, at): Point => [values[at * 2]!, values[at * 2 + 1]!])
}

/** A stroke through points that is as thick at each of them as its girth. */
export const limb = (text: string, girths: readonly number[]): string => limbPath(pointsOf(text), girths)

/** A shape with straight sides. */
export const shape = (text: string): string => polygonPath(pointsOf(text))

/** A stroke through points. */
export const stroke = (text: string, girth: number): string => line(pointsOf(text), girth)

/** A stroke around a middle; `from` and `to` are degrees, clockwise from the right. */
export function ring(x: number, y: number, radius: number, girth: number, from = 0, to = 360): string {
  const count = Math.max(4, Math.ceil(Math.abs(to - from) / 15))
  const points = Array.from({ length: count + 1 }, (_, at): Point => {
    const angle = ((from + ((to - from) * at) / count) * Math.PI) / 180
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
  return line(points, girth)
}

/** Shapes that repeat. */
export const each = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')
