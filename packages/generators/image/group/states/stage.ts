// What the painters of states know of a thing: its box, which parts of it are painted, and in which colors. Positions are
// shares of its box: (0, 0) is the upper left corner and (1, 1) the lower right one.

import type { Studio } from '@vivify/timeline/ports'
import type { Point } from '../../figures/vector.ts'
import { hexColor } from '../../raster/color.ts'
import { drawMotif, drawSurface } from '../../raster/draw.ts'
import type { MotifOutline, OutlineLayer } from '../../request.ts'
import type { Head } from '../looks/heads.ts'
import { measureOutline } from '../measure.ts'

export interface Stage {
  /** Where an animal has its head: the crown from the left and upper edges, and how wide it is, as shares of the box. */
  readonly head?: Head
  /** The longer side of the thing in units of its outline, and both sides as shares of it. */
  readonly size: number
  readonly wide: number
  readonly tall: number
  /** A position in units of the outline. */
  at(x: number, y: number): Point
  isInside(x: number, y: number): boolean
  /** The painted part of a row. */
  rowAt(y: number): { readonly left: number; readonly right: number }
  /** The first painted row of a column. */
  topAt(x: number): number
  colorAt(x: number, y: number): string
}

/** A piece of a broken thing, its corners as shares of the box. */
export interface Shard {
  readonly corners: readonly (readonly [x: number, y: number])[]
  readonly move: readonly [across: number, down: number, degrees: number]
}

/** What a state changes. */
export interface Change {
  readonly behind?: readonly OutlineLayer[]
  readonly front?: readonly OutlineLayer[]
  /** What remains of the thing. */
  readonly clip?: string
  /** The color that the whole thing takes. */
  readonly dye?: string
  /** The color of each layer, from the one it has. */
  readonly paint?: (fill: string, index: number) => string
  /** How wide and how tall it becomes, as shares of what it was. */
  readonly stretch?: readonly [wide: number, tall: number]
  /** Degrees that everything is turned, and the row below which nothing shows then. */
  readonly turn?: number
  readonly waterline?: number
  /** The color of what covers it below that row; foam unless given. */
  readonly ground?: string
  /** True when a paler image of it hangs upside down below it. */
  readonly isMirrored?: boolean
  /** The pieces it is broken into, and how each has moved: to the side, down, and turned by degrees. */
  readonly shards?: readonly Shard[]
  /** How far the state reaches over the box, as shares of the longer side. */
  readonly reach?: { readonly top?: number; readonly side?: number; readonly bottom?: number }
}

export type StatePainter = (stage: Stage) => Change

const side = 96

export function createStage(studio: Studio, outline: MotifOutline, head?: Head): Stage {
  const box = measureOutline(studio, outline)
  const surface = drawSurface(studio, { width: side, height: side }, (context) =>
    drawMotif(context, studio, outline, { x: side / 2, y: side / 2, size: side }),
  )
  const { data } = surface.getContext('2d').getImageData(0, 0, side, side)
  const [boxWide, boxTall] = [box.right - box.left, box.bottom - box.top]
  const size = Math.max(boxWide, boxTall)
  const at = (x: number, y: number): Point => [box.left + x * boxWide, box.top + y * boxTall]
  const indexOf = (x: number, y: number): number => {
    const [unitX, unitY] = at(x, y)
    const scale = side / outline.viewBox
    const [column, row] = [Math.floor(unitX * scale), Math.floor(unitY * scale)]
    return column < 0 || row < 0 || column >= side || row >= side ? -1 : (row * side + column) * 4
  }
  const isInside = (x: number, y: number): boolean => {
    const index = indexOf(x, y)
    return index >= 0 && data[index + 3]! > 120
  }
  const scan = (isPainted: (share: number) => boolean, from: number, step: number): number => {
    for (let share = from; share >= 0 && share <= 1; share += step) if (isPainted(share)) return share
    return 0.5
  }
  return {
    ...(head && { head }),
    size,
    wide: boxWide / size,
    tall: boxTall / size,
    at,
    isInside,
    rowAt: (y) => ({
      left: scan((x) => isInside(x, y), 0.01, 0.02),
      right: scan((x) => isInside(x, y), 0.99, -0.02),
    }),
    topAt: (x) => scan((y) => isInside(x, y), 0.01, 0.02),
    colorAt(x, y) {
      const index = indexOf(x, y)
      if (index < 0 || data[index + 3]! < 120) return '#d9cdb8'
      return hexColor([data[index]! / 255, data[index + 1]! / 255, data[index + 2]! / 255])
    },
  }
}
