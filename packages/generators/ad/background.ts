// Models a photo's background behind the product: a quadratic surface per channel, fitted to the border. Later, pixels
// around the product that prove to be background (uneven light, soft shadows) replace this model.

import type { Raster } from '../image/raster/raster.ts'

/** A smooth model of the background at the photo's size, in levels from 0 to 255. */
export interface Background {
  readonly model: Raster
  /** Difference between the border and the model, in levels, without a product that touches the border. */
  readonly residual: number
  /** Noise of single pixels as a standard deviation, in levels. */
  readonly noise: number
}

type Quadratic = Float64Array

const fitRounds = 4
/** Share of the border that may belong to the product, or be a shadow. */
const outlierShare = 0.25
/** Share of the border from which a color counts as one of the border's own. */
const leastFamiliar = 0.002

/** Fits the border of a photo whose values are levels of 0 to 255. */
export function fitBackground(photo: Raster): Background {
  const points = borderPoints(photo)
  const weights = new Float64Array(points.length).fill(1)
  let surfaces: Quadratic[] = []
  let errors = new Float64Array(points.length)
  for (let round = 0; round < fitRounds; round++) {
    surfaces = [0, 1, 2].map((channel) => fitChannel(photo, points, weights, channel))
    errors = Float64Array.from(points, (index) => errorAt(photo, index, surfaces))
    const limit = Math.max(4, errors.toSorted()[Math.floor(points.length * 0.6)]! * 3)
    errors.forEach((error, index) => {
      weights[index] = error < limit ? (1 - (error / limit) ** 2) ** 2 : 0
    })
  }
  const kept = errors.toSorted().slice(0, Math.ceil(points.length * (1 - outlierShare)))
  return {
    model: paintModel(photo, surfaces),
    residual: Math.sqrt(kept.reduce((sum, error) => sum + error * error, 0) / kept.length / 3),
    noise: measureNoise(photo, points),
  }
}

/** Pixels of three rings along the border. */
function borderPoints({ width, height }: Raster): number[] {
  const points: number[] = []
  const stepX = Math.max(1, Math.floor(width / 160))
  const stepY = Math.max(1, Math.floor(height / 160))
  for (const inset of [1, Math.ceil(width * 0.01) + 2, Math.ceil(width * 0.022) + 2]) {
    for (let x = 1; x < width - 1; x += stepX)
      points.push(inset * width + x, (height - 1 - inset) * width + x)
    for (let y = 1; y < height - 1; y += stepY) points.push(y * width + inset, y * width + width - 1 - inset)
  }
  return points.filter((index) => index > width && index < width * (height - 1))
}

function valueOf(surface: Quadratic, x: number, y: number): number {
  return (
    surface[0]! +
    surface[1]! * x +
    surface[2]! * y +
    surface[3]! * x * x +
    surface[4]! * y * y +
    surface[5]! * x * y
  )
}

function errorAt(photo: Raster, index: number, surfaces: readonly Quadratic[]): number {
  const x = (index % photo.width) / photo.width - 0.5
  const y = Math.floor(index / photo.width) / photo.height - 0.5
  let sum = 0
  for (let channel = 0; channel < 3; channel++) {
    sum += (photo.data[index * 3 + channel]! - valueOf(surfaces[channel]!, x, y)) ** 2
  }
  return Math.sqrt(sum)
}

/** Weighted least squares by elimination of the six normal equations. */
function fitChannel(
  photo: Raster,
  points: readonly number[],
  weights: Float64Array,
  channel: number,
): Quadratic {
  const rows = Array.from({ length: 6 }, () => new Float64Array(7))
  points.forEach((index, point) => {
    const x = (index % photo.width) / photo.width - 0.5
    const y = Math.floor(index / photo.width) / photo.height - 0.5
    const basis = [1, x, y, x * x, y * y, x * y]
    const weight = weights[point]!
    for (let row = 0; row < 6; row++) {
      const factor = basis[row]! * weight
      for (let column = 0; column < 6; column++) rows[row]![column]! += factor * basis[column]!
      rows[row]![6]! += factor * photo.data[index * 3 + channel]!
    }
  })
  return solve(rows)
}

function solve(rows: Float64Array[]): Quadratic {
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

function paintModel({ width, height }: Raster, surfaces: readonly Quadratic[]): Raster {
  const data = new Float32Array(width * height * 3)
  for (let row = 0, at = 0; row < height; row++) {
    const y = row / height - 0.5
    for (let column = 0; column < width; column++) {
      const x = column / width - 0.5
      for (let channel = 0; channel < 3; channel++, at++) data[at] = valueOf(surfaces[channel]!, x, y)
    }
  }
  return { width, height, data }
}

/** Width of a color bin, in levels. */
const colorStep = 12
const colorSteps = Math.ceil(256 / colorStep) + 2

/**
 * 1 where a pixel's color, or a neighboring color, occurs often along the left and right border. The top and bottom are
 * not read because a product may be cut off there.
 */
export function findFamiliar(photo: Raster): Uint8Array {
  const { width, height, data } = photo
  const binOf = (index: number): number => {
    let bin = 0
    for (let channel = 0; channel < 3; channel++) {
      const level = Math.min(255, Math.max(0, data[index * 3 + channel]!))
      bin = bin * colorSteps + Math.floor(level / colorStep) + 1
    }
    return bin
  }
  const counts = new Uint32Array(colorSteps ** 3)
  const band = Math.max(2, Math.round(width * 0.06))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < band; x++) {
      counts[binOf(y * width + x)]!++
      counts[binOf((y + 1) * width - 1 - x)]!++
    }
  }
  const steps = [-1, 0, 1]
  const around = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => (red * colorSteps + green) * colorSteps + blue)),
  )
  const isKnown = new Uint8Array(counts.length)
  counts.forEach((count, bin) => {
    if (count < height * band * 2 * leastFamiliar) return
    for (const step of around) isKnown[bin + step] = 1
  })
  return Uint8Array.from({ length: width * height }, (_, index) => isKnown[binOf(index)]!)
}

/** Median difference between pixels and others nearby. The median ignores the edges of a product at the border. */
function measureNoise({ width, height, data }: Raster, points: readonly number[]): number {
  // Closer pixels share noise, because the photo was smoothed and JPEG works in blocks.
  const step = 3
  const inside = points.filter((index) => {
    const x = index % width
    return x >= step && x < width - step && index >= width * step && index < width * (height - step)
  })
  const differences = Float64Array.from(inside, (index) => {
    const at = index * 3 + 1
    const across = step * 3
    const down = width * across
    const around = data[at - across]! + data[at + across]! + data[at - down]! + data[at + down]!
    return Math.abs(data[at]! - around / 4)
  }).toSorted()
  // The median of a Gaussian's absolute value is 0.6745 of its standard deviation; the mean of four adds a quarter to
  // it.
  return differences[differences.length >> 1]! / 0.6745 / Math.sqrt(1.25)
}

/**
 * Spreads the known background (1 in `known`) over the rest: means of ever larger blocks fill the gaps that smaller
 * ones leave. The result is a model with the photo's own light.
 */
export function spreadBackground(photo: Raster, known: Uint8Array, fallback: Raster): Raster {
  const { width, height } = photo
  const cell = Math.max(4, Math.round(Math.max(width, height) / 110))
  let level = gatherCells(photo, known, cell)
  const levels = [level]
  while (level.columns > 2 && level.rows > 2) {
    level = halve(level)
    levels.push(level)
  }
  for (let index = levels.length - 2; index >= 0; index--) fillFrom(levels[index]!, levels[index + 1]!)
  return enlarge(levels[0]!, cell, fallback)
}

/** Sums of the known pixels of each cell: red, green, blue, weight. */
interface Cells {
  readonly columns: number
  readonly rows: number
  readonly data: Float32Array
}

function gatherCells(photo: Raster, known: Uint8Array, cell: number): Cells {
  const columns = Math.ceil(photo.width / cell)
  const rows = Math.ceil(photo.height / cell)
  const data = new Float32Array(columns * rows * 4)
  for (let y = 0, index = 0; y < photo.height; y++) {
    const row = Math.floor(y / cell) * columns
    for (let x = 0; x < photo.width; x++, index++) {
      if (known[index] === 0) continue
      const at = (row + Math.floor(x / cell)) * 4
      for (let channel = 0; channel < 3; channel++) data[at + channel]! += photo.data[index * 3 + channel]!
      data[at + 3]!++
    }
  }
  return { columns, rows, data: asMeans(data) }
}

function asMeans(data: Float32Array): Float32Array {
  for (let at = 0; at < data.length; at += 4) {
    const weight = data[at + 3]!
    if (weight === 0) continue
    for (let channel = 0; channel < 3; channel++) data[at + channel]! /= weight
    data[at + 3] = 1
  }
  return data
}

function halve(cells: Cells): Cells {
  const columns = Math.ceil(cells.columns / 2)
  const rows = Math.ceil(cells.rows / 2)
  const data = new Float32Array(columns * rows * 4)
  for (let row = 0; row < cells.rows; row++) {
    for (let column = 0; column < cells.columns; column++) {
      const from = (row * cells.columns + column) * 4
      if (cells.data[from + 3] === 0) continue
      const to = ((row >> 1) * columns + (column >> 1)) * 4
      for (let channel = 0; channel < 4; channel++) {
        data[to + channel]! += channel < 3 ? cells.data[from + channel]! : 1
      }
    }
  }
  return { columns, rows, data: asMeans(data) }
}

function fillFrom(cells: Cells, coarse: Cells): void {
  for (let row = 0; row < cells.rows; row++) {
    for (let column = 0; column < cells.columns; column++) {
      const to = (row * cells.columns + column) * 4
      if (cells.data[to + 3]! > 0) continue
      sampleCells(coarse, (column + 0.5) / 2 - 0.5, (row + 0.5) / 2 - 0.5, cells.data, to)
    }
  }
}

/** Interpolates linearly between cells that have a value; does not change the target when none has. */
function sampleCells(cells: Cells, x: number, y: number, target: Float32Array, to: number): void {
  const left = Math.floor(x)
  const top = Math.floor(y)
  let whole = 0
  let [red, green, blue] = [0, 0, 0]
  for (let corner = 0; corner < 4; corner++) {
    const column = Math.min(cells.columns - 1, Math.max(0, left + (corner & 1)))
    const row = Math.min(cells.rows - 1, Math.max(0, top + (corner >> 1)))
    const at = (row * cells.columns + column) * 4
    if (cells.data[at + 3] === 0) continue
    const weight = (corner & 1 ? x - left : 1 - x + left) * (corner >> 1 ? y - top : 1 - y + top) + 1e-5
    red += cells.data[at]! * weight
    green += cells.data[at + 1]! * weight
    blue += cells.data[at + 2]! * weight
    whole += weight
  }
  if (whole === 0) return
  target[to] = red / whole
  target[to + 1] = green / whole
  target[to + 2] = blue / whole
  target[to + 3] = 1
}

function enlarge(cells: Cells, cell: number, fallback: Raster): Raster {
  const { width, height } = fallback
  const data = new Float32Array(width * height * 3)
  const found = new Float32Array(4)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      found[3] = 0
      sampleCells(cells, (x + 0.5) / cell - 0.5, (y + 0.5) / cell - 0.5, found, 0)
      for (let channel = 0; channel < 3; channel++) {
        data[at + channel] = found[3] === 1 ? found[channel]! : fallback.data[at + channel]!
      }
    }
  }
  return { width, height, data }
}
