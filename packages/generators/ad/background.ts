// What a photo's background would look like behind the product.

import type { Pixels } from '@vivify/timeline/ports'

export interface Background {
  /** Root mean square of what the border differs from a smooth surface, in levels of 0 to 255. */
  readonly residual: number
  /** Noise of single pixels on the border, in levels. */
  readonly noise: number
  /** How unlike the background every pixel is, in levels; shades of the background count little, being shadows. */
  distance(source: Pixels): Float32Array
}

type Surface6 = Float64Array

/** Fits a quadratic surface to each channel along the photo's border. */
export function fitBackground(source: Pixels): Background {
  const points = borderPoints(source)
  const surfaces = [0, 1, 2].map((channel) => fitChannel(source, points, channel))
  let sum = 0
  for (const index of points) {
    for (let channel = 0; channel < 3; channel++) {
      const basis = basisAt(source, index)
      sum += (source.data[index * 4 + channel]! - valueOf(surfaces[channel]!, basis)) ** 2
    }
  }
  const residual = Math.sqrt(sum / points.length / 3)
  return {
    residual,
    noise: residual,
    distance: (pixels) => distances(pixels, surfaces),
  }
}

function borderPoints({ width, height }: Pixels): number[] {
  const points: number[] = []
  const stepX = Math.max(1, Math.floor(width / 200))
  const stepY = Math.max(1, Math.floor(height / 200))
  const depths = [0.002, 0.008, 0.016]
  for (const depth of depths) {
    const inset = Math.floor(depth * Math.min(width, height))
    for (let x = 0; x < width; x += stepX) points.push(inset * width + x, (height - 1 - inset) * width + x)
    for (let y = 0; y < height; y += stepY) points.push(y * width + inset, y * width + width - 1 - inset)
  }
  return points
}

function basisAt({ width, height }: Pixels, index: number): number[] {
  const x = (index % width) / width - 0.5
  const y = Math.floor(index / width) / height - 0.5
  return [1, x, y, x * x, y * y, x * y]
}

function valueOf(surface: Surface6, basis: readonly number[]): number {
  let value = 0
  for (let index = 0; index < 6; index++) value += surface[index]! * basis[index]!
  return value
}

/** Least squares by elimination of the six normal equations. */
function fitChannel(source: Pixels, points: readonly number[], channel: number): Surface6 {
  const rows = Array.from({ length: 6 }, () => new Float64Array(7))
  for (const index of points) {
    const basis = basisAt(source, index)
    const value = source.data[index * 4 + channel]!
    for (let row = 0; row < 6; row++) {
      for (let column = 0; column < 6; column++) rows[row]![column]! += basis[row]! * basis[column]!
      rows[row]![6]! += basis[row]! * value
    }
  }
  for (let pivot = 0; pivot < 6; pivot++) {
    let largest = pivot
    for (let row = pivot + 1; row < 6; row++) {
      if (Math.abs(rows[row]![pivot]!) > Math.abs(rows[largest]![pivot]!)) largest = row
    }
    ;[rows[pivot], rows[largest]] = [rows[largest]!, rows[pivot]!]
    if (Math.abs(rows[pivot]![pivot]!) < 1e-9) continue
    for (let row = 0; row < 6; row++) {
      if (row === pivot) continue
      const factor = rows[row]![pivot]! / rows[pivot]![pivot]!
      for (let column = pivot; column < 7; column++) rows[row]![column]! -= factor * rows[pivot]![column]!
    }
  }
  return Float64Array.from(rows, (row, index) => (Math.abs(row[index]!) < 1e-9 ? 0 : row[6]! / row[index]!))
}

function distances(source: Pixels, surfaces: readonly Surface6[]): Float32Array {
  const { width, height, data } = source
  const result = new Float32Array(width * height)
  for (let index = 0; index < result.length; index++) {
    const basis = basisAt(source, index)
    const at = index * 4
    const [red, green, blue] = surfaces.map((surface) => valueOf(surface, basis)) as [number, number, number]
    const shade = (data[at]! + data[at + 1]! + data[at + 2]!) / Math.max(1, red + green + blue)
    const tint = Math.hypot(
      data[at]! - red * shade,
      data[at + 1]! - green * shade,
      data[at + 2]! - blue * shade,
    )
    const full = Math.hypot(data[at]! - red, data[at + 1]! - green, data[at + 2]! - blue)
    result[index] = shade < 1 && shade > 0.35 ? tint * 1.6 + full * 0.2 : full
  }
  return result
}
