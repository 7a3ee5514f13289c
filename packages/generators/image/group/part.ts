// Tools for drawing things of our own in squares of 100 units; the ground is at 100.

import { hullPath, limbPath, type Point } from '../figures/vector.ts'

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

export const line = (points: readonly Point[], girth: number): string =>
  limbPath(
    points,
    points.map(() => girth),
  )
