// The screen of one ink. Dots are on a rotated grid; each has one size, sampled at its center, so that all are round.

import { createFieldReader, type Field } from '../field/field.ts'

export type ScreenShape = 'round' | 'line' | 'wave'

export interface ScreenOptions {
  /** Ink density, 0 to 1, of the whole picture at any size. */
  readonly field: Field
  /** Size of the picture in pixels. */
  readonly width: number
  readonly height: number
  /** Distance between two dots in pixels. */
  readonly cell: number
  /** Angle in radians. */
  readonly angle: number
  readonly shape: ScreenShape
  /** Misregistration in pixels. */
  readonly shiftX: number
  readonly shiftY: number
}

export interface Screen {
  /** Writes the ink coverage of each pixel of a row, 0 to 1. */
  readRow(y: number, into: Float32Array): void
}

export function createScreen(options: ScreenOptions): Screen {
  return options.shape === 'round' ? createDots(options) : createLines(options)
}

function createDots(options: ScreenOptions): Screen {
  const { width, height, cell, shiftX, shiftY } = options
  const cos = Math.cos(options.angle) / cell
  const sin = Math.sin(options.angle) / cell
  // The picture's corners in grid coordinates bound the cells that exist.
  const cornersU = [0, width * cos, height * sin, width * cos + height * sin]
  const cornersV = [0, -width * sin, height * cos, height * cos - width * sin]
  const firstU = Math.floor(Math.min(...cornersU)) - 3
  const firstV = Math.floor(Math.min(...cornersV)) - 3
  const columns = Math.ceil(Math.max(...cornersU)) + 4 - firstU
  const rows = Math.ceil(Math.max(...cornersV)) + 4 - firstV
  const radii = new Float32Array(columns * rows)
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) {
      const u = (column + firstU + 0.5) * cell * cell
      const v = (row + firstV + 0.5) * cell * cell
      radii[at] = soften(radiusOf(densityAt(options, u * cos - v * sin, u * sin + v * cos)), cell)
    }
  }
  return {
    readRow(y, into) {
      for (let x = 0; x < width; x++) {
        const atX = x + 0.5 - shiftX
        const atY = y + 0.5 - shiftY
        const u = atX * cos + atY * sin - firstU - 0.5
        const v = atY * cos - atX * sin - firstV - 0.5
        const column = Math.floor(u)
        const row = Math.floor(v)
        const right = u - column
        const low = v - row
        const at = row * columns + column
        const rightSquare = right * right
        const leftSquare = (1 - right) * (1 - right)
        const topSquare = low * low
        const lowSquare = (1 - low) * (1 - low)
        const first = radii[at]! - Math.sqrt(rightSquare + topSquare)
        const second = radii[at + 1]! - Math.sqrt(leftSquare + topSquare)
        const third = radii[at + columns]! - Math.sqrt(rightSquare + lowSquare)
        const fourth = radii[at + columns + 1]! - Math.sqrt(leftSquare + lowSquare)
        const upper = first > second ? first : second
        const lower = third > fourth ? third : fourth
        const inside = (upper > lower ? upper : lower) * cell + 0.5
        into[x] = inside < 0 ? 0 : inside > 1 ? 1 : inside
      }
    },
  }
}

/** Radius, in cells, of a dot that covers a share of its cell; dots overlap above about ¾. */
function radiusOf(density: number): number {
  if (density < 0.012) return -1
  if (density < 0.7) return Math.sqrt(density / Math.PI)
  return 0.472 + ((density - 0.7) / 0.3) ** 1.4 * 0.25
}

/**
 * The radius, in cells, at which a soft-edged dot has the area of a hard one; otherwise small dots would print too
 * dark.
 */
function soften(radius: number, cell: number): number {
  const pixels = radius * cell
  if (pixels <= 0) return -1
  const square = pixels * pixels
  const soft = square > 1 / 3 ? Math.sqrt(square - 1 / 12) : Math.cbrt(3 * square) - 0.5
  return soft / cell
}

function densityAt({ field, width, height }: ScreenOptions, x: number, y: number): number {
  const atX = Math.min(field.width - 1, Math.max(0, (x * field.width) / width - 0.5))
  const atY = Math.min(field.height - 1, Math.max(0, (y * field.height) / height - 0.5))
  const left = atX | 0
  const top = atY | 0
  const right = Math.min(field.width - 1, left + 1)
  const low = Math.min(field.height - 1, top + 1) * field.width
  const across = atX - left
  const upper =
    field.data[top * field.width + left]! * (1 - across) + field.data[top * field.width + right]! * across
  const lower = field.data[low + left]! * (1 - across) + field.data[low + right]! * across
  return upper + (lower - upper) * (atY - top)
}

/** Lines that get thicker with the density; a wave bends them. */
function createLines(options: ScreenOptions): Screen {
  const { width, height, cell, shape, shiftX, shiftY } = options
  const cos = Math.cos(options.angle) / cell
  const sin = Math.sin(options.angle) / cell
  const reader = createFieldReader(options.field, width, height)
  const bend = shape === 'wave' ? 0.75 : 0
  return {
    readRow(y, into) {
      const densities = reader.read(y)
      for (let x = 0; x < width; x++) {
        const atX = x + 0.5 - shiftX
        const atY = y + 0.5 - shiftY
        const u = atX * cos + atY * sin
        const v = atY * cos - atX * sin + Math.sin(u * 0.55) * bend
        const distance = Math.abs(v - Math.floor(v) - 0.5)
        const density = densities[x]!
        const half = density < 0.03 ? -1 : 0.02 + density * 0.48
        const inside = (half - distance) * cell + 0.5
        into[x] = inside < 0 ? 0 : inside > 1 ? 1 : inside
      }
    },
  }
}
