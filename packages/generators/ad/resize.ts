// Scales pictures with transparency, with the same numbers in every browser and in Node.

import type { Pixels } from '@vivify/timeline/ports'

interface Taps {
  readonly first: Int32Array
  readonly count: number
  readonly weights: Float32Array
}

/**
 * Averages the area that each new pixel covers (or interpolates by a cubic when enlarging); colors are weighted by
 * their alpha.
 */
export function resizePixels(source: Pixels, width: number, height: number): Pixels {
  const across = findTaps(source.width, width)
  const down = findTaps(source.height, height)
  const rows = new Float32Array(width * source.height * 4)
  const line = new Float32Array(source.width * 4)
  for (let y = 0; y < source.height; y++) {
    premultiply(source, y, line)
    const to = y * width * 4
    for (let x = 0; x < width; x++) {
      let [red, green, blue, alpha] = [0, 0, 0, 0]
      for (let tap = 0; tap < across.count; tap++) {
        const weight = across.weights[x * across.count + tap]!
        const at = Math.min(source.width - 1, Math.max(0, across.first[x]! + tap)) * 4
        red += line[at]! * weight
        green += line[at + 1]! * weight
        blue += line[at + 2]! * weight
        alpha += line[at + 3]! * weight
      }
      rows[to + x * 4] = red
      rows[to + x * 4 + 1] = green
      rows[to + x * 4 + 2] = blue
      rows[to + x * 4 + 3] = alpha
    }
  }
  const data = new Uint8ClampedArray(width * height * 4)
  const sums = new Float32Array(width * 4)
  for (let y = 0; y < height; y++) {
    sums.fill(0)
    for (let tap = 0; tap < down.count; tap++) {
      const weight = down.weights[y * down.count + tap]!
      const from = Math.min(source.height - 1, Math.max(0, down.first[y]! + tap)) * width * 4
      for (let index = 0; index < sums.length; index++) sums[index]! += rows[from + index]! * weight
    }
    for (let x = 0, at = 0, to = y * width * 4; x < width; x++, at += 4, to += 4) {
      const alpha = sums[at + 3]!
      if (alpha <= 0.5) continue
      const share = 255 / alpha
      data[to] = sums[at]! * share
      data[to + 1] = sums[at + 1]! * share
      data[to + 2] = sums[at + 2]! * share
      data[to + 3] = alpha
    }
  }
  return { width, height, data }
}

function premultiply({ width, data }: Pixels, y: number, line: Float32Array): void {
  const from = y * width * 4
  for (let at = 0; at < line.length; at += 4) {
    const alpha = data[from + at + 3]!
    const share = alpha / 255
    line[at] = data[from + at]! * share
    line[at + 1] = data[from + at + 1]! * share
    line[at + 2] = data[from + at + 2]! * share
    line[at + 3] = alpha
  }
}

/** Catmull-Rom, widened when the picture shrinks; each pixel's weights add up to 1. */
function findTaps(from: number, to: number): Taps {
  const ratio = from / to
  const stretch = Math.max(1, ratio)
  const count = Math.ceil(stretch * 4) + 1
  const first = new Int32Array(to)
  const weights = new Float32Array(to * count)
  for (let index = 0; index < to; index++) {
    const middle = (index + 0.5) * ratio - 0.5
    first[index] = Math.ceil(middle - stretch * 2)
    let sum = 0
    for (let tap = 0; tap < count; tap++) {
      const weight = cubic((first[index]! + tap - middle) / stretch)
      weights[index * count + tap] = weight
      sum += weight
    }
    for (let tap = 0; tap < count; tap++) weights[index * count + tap]! /= sum
  }
  return { first, count, weights }
}

function cubic(at: number): number {
  const off = Math.abs(at)
  if (off < 1) return (1.5 * off - 2.5) * off * off + 1
  return off < 2 ? ((-0.5 * off + 2.5) * off - 4) * off + 2 : 0
}
