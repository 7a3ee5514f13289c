// Smooth quantities are computed on a small picture and enlarged row by row; what must be crisp (outlines, dots) is
// decided after enlarging, at full size. That makes export fast and preview and export look the same.

import type { Pixels } from '@vivify/timeline/ports'
import { writeOklabOfBytes } from '../color/oklab.ts'
import { unitOf } from '../pixels.ts'
import { resizePixels } from '../resize.ts'

/** `channels` interleaved values for each pixel. */
export interface Field {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly data: Float32Array
}

export function createField(width: number, height: number, channels: number): Field {
  return { width, height, channels, data: new Float32Array(width * height * channels) }
}

/** The picture at a size whose unit (see `unitOf`) is at most `unit`. */
export function reducePixels(pixels: Pixels, unit: number): Pixels {
  const scale = Math.min(1, unit / unitOf(pixels))
  return resizePixels(
    pixels,
    {
      width: Math.max(1, Math.round(pixels.width * scale)),
      height: Math.max(1, Math.round(pixels.height * scale)),
    },
    { left: 0, top: 0, width: pixels.width, height: pixels.height },
  )
}

/** Lightness, a and b of each pixel. */
export function labFieldOf(pixels: Pixels): Field {
  const field = createField(pixels.width, pixels.height, 3)
  const { data } = pixels
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    writeOklabOfBytes(data[from]!, data[from + 1]!, data[from + 2]!, field.data, to)
  }
  return field
}

/** Reads rows of a field as if it had another size, bilinear. `row` is overwritten by each call. */
export interface FieldReader {
  /** The values of the output's row `y` (may be fractional or outside; the edge repeats), shifted by `shiftX` pixels. */
  read(y: number, shiftX?: number): Float32Array
}

export function createFieldReader(field: Field, width: number, height: number): FieldReader {
  const { channels, data } = field
  const row = new Float32Array(width * channels)
  const rowLength = field.width * channels
  const blended = new Float32Array(rowLength)
  const stepX = field.width / width
  return {
    read(y, shiftX = 0) {
      const atY = Math.min(field.height - 1, Math.max(0, ((y + 0.5) * field.height) / height - 0.5))
      const top = atY | 0
      const first = top * rowLength
      const second = Math.min(field.height - 1, top + 1) * rowLength
      const down = atY - top
      for (let index = 0; index < rowLength; index++) {
        const value = data[first + index]!
        blended[index] = value + (data[second + index]! - value) * down
      }
      const lastColumn = field.width - 1
      for (let x = 0, to = 0; x < width; x++) {
        const raw = (x + 0.5 - shiftX) * stepX - 0.5
        const atX = raw < 0 ? 0 : raw > lastColumn ? lastColumn : raw
        const left = atX | 0
        const across = atX - left
        const from = left * channels
        const next = left < lastColumn ? from + channels : from
        for (let channel = 0; channel < channels; channel++, to++) {
          const value = blended[from + channel]!
          row[to] = value + (blended[next + channel]! - value) * across
        }
      }
      return row
    },
  }
}

/** Blurs all channels with `passes` boxes of a radius in pixels that may be fractional. Edges repeat. */
export function blurField(field: Field, radius: number, passes = 2): Field {
  const spare = new Float32Array(field.data.length)
  const { width, height, channels, data } = field
  for (let pass = 0; pass < passes; pass++) {
    blurAcross(data, spare, field, radius)
    blurDown(spare, data, width * channels, height, radius)
  }
  return field
}

function blurAcross(from: Float32Array, to: Float32Array, field: Field, radius: number): void {
  const { width, height, channels } = field
  const whole = Math.floor(radius)
  const part = radius - whole
  const share = 1 / (radius * 2 + 1)
  const last = width - 1
  const sums = new Float64Array(channels)
  for (let y = 0; y < height; y++) {
    const start = y * width * channels
    sums.fill(0)
    for (let x = -whole; x <= whole; x++) {
      const at = start + (x < 0 ? 0 : x > last ? last : x) * channels
      for (let channel = 0; channel < channels; channel++) sums[channel]! += from[at + channel]!
    }
    for (let x = 0, at = start; x < width; x++, at += channels) {
      const leaving = start + (x > whole ? x - whole : 0) * channels
      const before = start + (x > whole + 1 ? x - whole - 1 : 0) * channels
      const entering = start + (x + whole + 1 < width ? x + whole + 1 : last) * channels
      for (let channel = 0; channel < channels; channel++) {
        const coming = from[entering + channel]!
        to[at + channel] = (sums[channel]! + (from[before + channel]! + coming) * part) * share
        sums[channel]! += coming - from[leaving + channel]!
      }
    }
  }
}

// Whole rows at a time: walking down single columns would miss the cache at every step.
function blurDown(
  from: Float32Array,
  to: Float32Array,
  rowLength: number,
  height: number,
  radius: number,
): void {
  const whole = Math.floor(radius)
  const part = radius - whole
  const share = 1 / (radius * 2 + 1)
  const sums = new Float64Array(rowLength)
  const rowAt = (y: number): number => Math.min(height - 1, Math.max(0, y)) * rowLength
  for (let y = -whole; y <= whole; y++) {
    const start = rowAt(y)
    for (let x = 0; x < rowLength; x++) sums[x]! += from[start + x]!
  }
  for (let y = 0; y < height; y++) {
    const start = y * rowLength
    const before = rowAt(y - whole - 1)
    const entering = rowAt(y + whole + 1)
    const leaving = rowAt(y - whole)
    for (let x = 0; x < rowLength; x++) {
      to[start + x] = (sums[x]! + (from[before + x]! + from[entering + x]!) * part) * share
      sums[x]! += from[entering + x]! - from[leaving + x]!
    }
  }
}

/**
 * Smooths areas and keeps edges: a recursive filter along rows and columns that stops where colours jump (Gastal and
 * Oliveira, "Domain transform", 2011). `radius` in pixels; `contrast` is the jump, in OKLab, that counts as an edge.
 */
export function smoothAreas(field: Field, radius: number, contrast: number, rounds = 3): Field {
  const { width, height, channels, data } = field
  const across = new Float32Array(width * height)
  const down = new Float32Array(width * height)
  const slope = radius / contrast
  // Each round smooths half as far as the one before, so its weights are the squares of the last ones.
  const rate = (-Math.SQRT2 * Math.sqrt(4 ** rounds - 1)) / (radius * Math.sqrt(3) * 2 ** (rounds - 1))
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      let jumpX = 0
      let jumpY = 0
      for (let channel = 0; channel < channels; channel++) {
        const value = data[at * channels + channel]!
        if (x > 0) jumpX += Math.abs(value - data[(at - 1) * channels + channel]!)
        if (y > 0) jumpY += Math.abs(value - data[(at - width) * channels + channel]!)
      }
      across[at] = Math.exp(rate * (1 + slope * jumpX))
      down[at] = Math.exp(rate * (1 + slope * jumpY))
    }
  }
  for (let round = 0; round < rounds; round++) {
    sweepRows(field, across)
    sweepColumns(field, down)
    for (let index = 0; index < across.length; index++) {
      across[index]! *= across[index]!
      down[index]! *= down[index]!
    }
  }
  return field
}

/** Carries each value on to the next by its weight, there and back. */
function sweepRows(field: Field, weights: Float32Array): void {
  const { width, height, channels, data } = field
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 1; x < width; x++) {
      const weight = weights[row + x]!
      const at = (row + x) * channels
      for (let index = at; index < at + channels; index++) {
        data[index]! += (data[index - channels]! - data[index]!) * weight
      }
    }
    for (let x = width - 2; x >= 0; x--) {
      const weight = weights[row + x + 1]!
      const at = (row + x) * channels
      for (let index = at; index < at + channels; index++) {
        data[index]! += (data[index + channels]! - data[index]!) * weight
      }
    }
  }
}

function sweepColumns(field: Field, weights: Float32Array): void {
  const { width, height, channels, data } = field
  const rowLength = width * channels
  for (let y = 1; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const weight = weights[y * width + x]!
      const at = (y * width + x) * channels
      for (let index = at; index < at + channels; index++) {
        data[index]! += (data[index - rowLength]! - data[index]!) * weight
      }
    }
  }
  for (let y = height - 2; y >= 0; y--) {
    for (let x = 0; x < width; x++) {
      const weight = weights[(y + 1) * width + x]!
      const at = (y * width + x) * channels
      for (let index = at; index < at + channels; index++) {
        data[index]! += (data[index + rowLength]! - data[index]!) * weight
      }
    }
  }
}
