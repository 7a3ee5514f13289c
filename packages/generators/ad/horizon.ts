// A product on a table in front of a wall has two backgrounds, one above the other. Each is plain by itself, so the
// photo is split along the table's edge and the product is cut out of both halves.

import type { Raster } from '../image/raster/raster.ts'

/** Rows of the table's edge: the wall is above `top`, the table below `bottom`. */
export interface Horizon {
  readonly top: number
  readonly bottom: number
}

/** Share of the photo's width at each side that is assumed to be free of the product. */
const sideShare = 0.06
/** Minimum height of each half, as a share of the photo. */
const lowestHalf = 0.12
/** Maximum tilt of the edge, as a share of the photo's height. */
const leaning = 0.03
/** Minimum difference between wall and table, in levels. */
const smallestStep = 22
/** Minimum side in pixels: a smaller photo has too few rows to judge. */
const smallestSide = 60
/** Rows that the edge itself may take, as a share of the photo's height. */
const edgeShare = 0.006

/** The border between wall and table, found at both sides of the photo; null for a single background. */
export function findHorizon(photo: Raster): Horizon | null {
  if (Math.min(photo.width, photo.height) < smallestSide) return null
  const width = Math.max(2, Math.round(photo.width * sideShare))
  const left = findStep(photo, 1, width)
  const right = findStep(photo, photo.width - 1 - width, width)
  if (left === null || right === null || Math.abs(left - right) > photo.height * leaning) return null
  const edge = Math.max(2, Math.round(photo.height * edgeShare))
  return { top: Math.min(left, right) - edge, bottom: Math.max(left, right) + edge }
}

/** The row where a strip changes permanently; null when it changes slowly or not at all. */
function findStep({ width, height, data }: Raster, from: number, count: number): number | null {
  const rows = Array.from({ length: height }, (_, y) => {
    const sums = [0, 0, 0]
    for (let x = from; x < from + count; x++) {
      for (let channel = 0; channel < 3; channel++) sums[channel]! += data[(y * width + x) * 3 + channel]!
    }
    return sums.map((sum) => sum / count)
  })
  const reach = Math.max(3, Math.round(height * 0.05))
  const gap = Math.max(2, Math.round(height * edgeShare))
  let best = { row: -1, step: 0 }
  for (let row = Math.round(height * lowestHalf); row < height * (1 - lowestHalf); row++) {
    const step = apart(meanOf(rows, row - reach, row - gap), meanOf(rows, row + gap, row + reach))
    if (step > best.step) best = { row, step }
  }
  if (best.step < smallestStep) return null
  // Light that falls off over the whole photo also changes elsewhere by as much, and changes less at once.
  const above = meanOf(rows, 2, best.row - gap)
  const below = meanOf(rows, best.row + gap, height - 2)
  const spread = Math.max(
    spreadOf(rows.slice(2, best.row - gap), above),
    spreadOf(rows.slice(best.row + gap, height - 2), below),
  )
  return apart(above, below) > 1.6 * spread ? best.row : null
}

function meanOf(rows: readonly number[][], from: number, to: number): number[] {
  const sums = [0, 0, 0]
  for (let row = from; row < to; row++)
    for (let channel = 0; channel < 3; channel++) sums[channel]! += rows[row]![channel]!
  return sums.map((sum) => sum / Math.max(1, to - from))
}

function spreadOf(rows: readonly number[][], mean: readonly number[]): number {
  return Math.sqrt(rows.reduce((sum, row) => sum + apart(row, mean) ** 2, 0) / Math.max(1, rows.length))
}

function apart(first: readonly number[], second: readonly number[]): number {
  return Math.hypot(...first.map((level, channel) => level - second[channel]!))
}

/** Rows of a photo from `top` up to, but not including, `bottom`. */
export function cropRows({ width, data }: Raster, top: number, bottom: number): Raster {
  return { width, height: bottom - top, data: data.slice(top * width * 3, bottom * width * 3) }
}

/** The same rows of a mask. */
export function cropMask(
  mask: Uint8Array | null,
  width: number,
  top: number,
  bottom: number,
): Uint8Array | null {
  return mask && mask.slice(top * width, bottom * width)
}

/** Joins the product's two halves; across the edge, only pixels that both halves contain are product. */
export function joinHalves(
  upper: Uint8Array,
  lower: Uint8Array,
  { width, height }: { width: number; height: number },
  { top, bottom }: Horizon,
): Uint8Array {
  const whole = new Uint8Array(width * height)
  whole.set(upper)
  whole.set(lower, bottom * width)
  const inside = Math.min(top, height - bottom, 3)
  for (let x = 0; x < width; x++) {
    const above = upper[(top - inside) * width + x]
    const below = lower[(inside - 1) * width + x]
    if (above === 1 && below === 1)
      for (let y = top - inside; y < bottom + inside; y++) whole[y * width + x] = 1
    else for (let y = top; y < bottom; y++) whole[y * width + x] = 0
  }
  return whole
}
