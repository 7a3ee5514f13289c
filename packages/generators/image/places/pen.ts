// Draws places in units of half a picture's width: x is 0 in the middle, y is 0 where wall and floor meet, up positive.

import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { cssColor, parseColor } from '../raster/color.ts'

export interface Pen {
  readonly random: Random
  /** Half the width, height of the wall and depth of the floor, in units. */
  readonly half: number
  readonly wall: number
  readonly floor: number
  /** True when left and right are swapped. */
  readonly isMirrored: boolean
  box(x: number, y: number, wide: number, tall: number, color: string): void
  /** A box with round corners. */
  slab(x: number, y: number, wide: number, tall: number, color: string, radius?: number): void
  disc(x: number, y: number, radius: number, color: string, radiusY?: number): void
  shape(points: readonly (readonly [x: number, y: number])[], color: string): void
  /** A box with a half disc on top; `tall` is its whole height. */
  arch(x: number, y: number, wide: number, tall: number, color: string): void
  line(points: readonly (readonly [x: number, y: number])[], girth: number, color: string): void
  /** A soft light around a point. */
  glow(x: number, y: number, radius: number, color: string, strength: number): void
  /** Fills wall and floor. */
  shell(wall: readonly [top: string, bottom: string], floor: readonly [far: string, near: string]): void
  /** Lines on the floor that meet at the middle of the horizon. */
  boards(color: string, count: number): void
  /** The same with rows across, which are wider the nearer they are. */
  tiles(color: string, count: number): void
  /** Calls `draw` at even steps from the left edge to the right one. */
  across(step: number, draw: (x: number, index: number) => void): void
}

/** Of the lines between boards and tiles. */
const lineGirth = 0.009

interface Frame {
  readonly width: number
  readonly height: number
  /** The row where wall and floor meet. */
  readonly floorRow: number
  /** Pixels of a unit. */
  readonly scale: number
  readonly isMirrored: boolean
}

type Shapes = Pick<Pen, 'box' | 'slab' | 'disc' | 'shape' | 'arch' | 'line'>

export function createPen(context: Context2D, frame: Frame, random: Random): Pen {
  const half = frame.width / 2 / frame.scale
  const shapes = createShapes(context, frame)
  const depth = (frame.height - frame.floorRow) / frame.scale
  const boards = (color: string, count: number): void => {
    for (let board = -count; board <= count; board++) {
      const share = board / count
      shapes.line(
        [
          [share * half * 0.9, 0],
          [share * half * 3.4, -depth],
        ],
        lineGirth,
        color,
      )
    }
  }
  return {
    random,
    half,
    wall: frame.floorRow / frame.scale,
    floor: depth,
    isMirrored: frame.isMirrored,
    ...shapes,
    ...createLights(context, frame),
    boards,
    tiles(color, count) {
      boards(color, count)
      for (let row = 1; row < count; row++) {
        const y = -depth * (row / count) ** 1.7
        shapes.line(
          [
            [-half, y],
            [half, y],
          ],
          lineGirth,
          color,
        )
      }
    },
    across(step, draw) {
      const count = Math.ceil((half * 2) / step)
      const margin = (half * 2 - count * step) / 2
      for (let index = 0; index < count; index++) draw(-half + index * step + margin, index)
    },
  }
}

function createShapes(context: Context2D, { width, floorRow, scale }: Frame): Shapes {
  const column = (x: number): number => width / 2 + x * scale
  const row = (y: number): number => floorRow - y * scale
  const trace = (points: readonly (readonly [number, number])[]): void => {
    context.beginPath()
    for (const [index, [x, y]] of points.entries())
      if (index === 0) context.moveTo(column(x), row(y))
      else context.lineTo(column(x), row(y))
  }
  return {
    box(x, y, wide, tall, color) {
      context.fillStyle = color
      context.fillRect(column(x), row(y + tall), wide * scale, tall * scale)
    },
    slab(x, y, wide, tall, color, radius = 0.03) {
      context.fillStyle = color
      context.beginPath()
      context.roundRect(column(x), row(y + tall), wide * scale, tall * scale, radius * scale)
      context.fill()
    },
    disc(x, y, radius, color, radiusY = radius) {
      context.fillStyle = color
      context.beginPath()
      context.ellipse(column(x), row(y), radius * scale, radiusY * scale, 0, 0, Math.PI * 2)
      context.fill()
    },
    shape(points, color) {
      context.fillStyle = color
      trace(points)
      context.closePath()
      context.fill()
    },
    arch(x, y, wide, tall, color) {
      const spring = row(y + tall - wide / 2)
      context.fillStyle = color
      context.beginPath()
      context.moveTo(column(x), row(y))
      context.lineTo(column(x), spring)
      context.arc(column(x + wide / 2), spring, (wide / 2) * scale, Math.PI, Math.PI * 2)
      context.lineTo(column(x + wide), row(y))
      context.closePath()
      context.fill()
    },
    line(points, girth, color) {
      context.strokeStyle = color
      context.lineWidth = girth * scale
      context.lineCap = 'round'
      context.lineJoin = 'round'
      trace(points)
      context.stroke()
    },
  }
}

function createLights(context: Context2D, frame: Frame): Pick<Pen, 'glow' | 'shell'> {
  const { width, height, floorRow, scale } = frame
  const fillRows = (from: number, to: number, [first, last]: readonly [string, string]): void => {
    const gradient = context.createLinearGradient(0, from, 0, to)
    gradient.addColorStop(0, first)
    gradient.addColorStop(1, last)
    context.fillStyle = gradient
    context.fillRect(0, from, width, to - from + 1)
  }
  return {
    glow(x, y, radius, color, strength) {
      const [middleX, middleY, reach] = [width / 2 + x * scale, floorRow - y * scale, radius * scale]
      const gradient = context.createRadialGradient(middleX, middleY, 0, middleX, middleY, reach)
      gradient.addColorStop(0, cssColor(parseColor(color), strength))
      gradient.addColorStop(1, cssColor(parseColor(color), 0))
      context.fillStyle = gradient
      context.fillRect(middleX - reach, middleY - reach, reach * 2, reach * 2)
    },
    shell(wall, floor) {
      fillRows(0, floorRow, wall)
      fillRows(floorRow, height, floor)
    },
  }
}
