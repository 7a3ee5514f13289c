// Draws places in units of half a picture's width: x is 0 in the middle, y is 0 where wall and floor meet, up positive.

import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'

export interface Pen {
  readonly random: Random
  /** Half the width, height of the wall and depth of the floor, in units. */
  readonly half: number
  readonly wall: number
  readonly floor: number
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
  /** Calls `draw` at even steps from the left edge to the right one. */
  across(step: number, draw: (x: number, index: number) => void): void
}

export function createPen(
  context: Context2D,
  frame: { width: number; height: number; floorRow: number; scale: number },
  random: Random,
): Pen {
  const { width, height, floorRow, scale } = frame
  const X = (x: number): number => width / 2 + x * scale
  const Y = (y: number): number => floorRow - y * scale
  const half = width / 2 / scale
  const fade = (from: number, to: number, colors: readonly [string, string]): string => {
    const gradient = context.createLinearGradient(0, from, 0, to)
    gradient.addColorStop(0, colors[0])
    gradient.addColorStop(1, colors[1])
    return gradient as unknown as string
  }
  const trace = (points: readonly (readonly [number, number])[]): void => {
    context.beginPath()
    points.forEach(([x, y], index) => (index === 0 ? context.moveTo(X(x), Y(y)) : context.lineTo(X(x), Y(y))))
  }
  const pen: Pen = {
    random,
    half,
    wall: floorRow / scale,
    floor: (height - floorRow) / scale,
    box(x, y, wide, tall, color) {
      context.fillStyle = color
      context.fillRect(X(x), Y(y + tall), wide * scale, tall * scale)
    },
    slab(x, y, wide, tall, color, radius = 0.03) {
      context.fillStyle = color
      context.beginPath()
      context.roundRect(X(x), Y(y + tall), wide * scale, tall * scale, radius * scale)
      context.fill()
    },
    disc(x, y, radius, color, radiusY = radius) {
      context.fillStyle = color
      context.beginPath()
      context.ellipse(X(x), Y(y), radius * scale, radiusY * scale, 0, 0, Math.PI * 2)
      context.fill()
    },
    shape(points, color) {
      context.fillStyle = color
      trace(points)
      context.closePath()
      context.fill()
    },
    arch(x, y, wide, tall, color) {
      context.fillStyle = color
      context.beginPath()
      context.moveTo(X(x), Y(y))
      context.lineTo(X(x), Y(y + tall - wide / 2))
      context.arc(X(x + wide / 2), Y(y + tall - wide / 2), (wide / 2) * scale, Math.PI, Math.PI * 2)
      context.lineTo(X(x + wide), Y(y))
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
    glow(x, y, radius, color, strength) {
      const gradient = context.createRadialGradient(X(x), Y(y), 0, X(x), Y(y), radius * scale)
      const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')
      gradient.addColorStop(0, `rgba(${channels}, ${strength})`)
      gradient.addColorStop(1, `rgba(${channels}, 0)`)
      context.fillStyle = gradient
      context.fillRect(X(x - radius), Y(y + radius), radius * 2 * scale, radius * 2 * scale)
    },
    shell(wall, floor) {
      context.fillStyle = fade(0, floorRow, wall)
      context.fillRect(0, 0, width, floorRow + 1)
      context.fillStyle = fade(floorRow, height, floor)
      context.fillRect(0, floorRow, width, height - floorRow)
    },
    boards(color, count) {
      const depth = (height - floorRow) / scale
      for (let board = -count; board <= count; board++)
        pen.line(
          [
            [(board / count) * half * 0.9, 0],
            [(board / count) * half * 3.4, -depth],
          ],
          0.006,
          color,
        )
    },
    across(step, draw) {
      const count = Math.ceil((half * 2) / step)
      for (let index = 0; index < count; index++)
        draw(-half + index * step + (half * 2 - count * step) / 2, index)
    },
  }
  return pen
}
