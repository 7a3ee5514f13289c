// Computes a soft outline at full size from a smaller mask. Along the rim, a pixel's coverage is the position of its
// color between the product's and the background's nearby colors. The background's share is then removed from its
// color.

import type { Pixels } from '@vivify/timeline/ports'
import { clamp, smoothStep } from '../image/raster/scalar.ts'

/** The product (1) at an integer fraction of the photo's size. */
export interface CoarseMask {
  readonly width: number
  readonly height: number
  /** Photo pixels per mask pixel. */
  readonly factor: number
  readonly data: Uint8Array
}

/** Minimum difference between product and background, in levels, for colors to be more reliable than the mask. */
const weakest = 10

/** The coverage of each pixel and the photo with a cleaned rim; pixels inside the product do not change. */
export function softenRim(photo: Pixels, mask: CoarseMask): { alpha: Uint8Array; data: Uint8ClampedArray } {
  const { width, height } = photo
  const alpha = new Uint8Array(width * height)
  const data = new Uint8ClampedArray(photo.data)
  const inner = shrinkMask(mask, 1)
  const outer = shrinkMask(mask, 0)
  const colors = new Float32Array(8)
  for (let row = 0, cell = 0; row < mask.height; row++) {
    const lastY = row === mask.height - 1 ? height : Math.min(height, (row + 1) * mask.factor)
    for (let column = 0; column < mask.width; column++, cell++) {
      if (outer[cell] === 1) continue
      const isInner = inner[cell] === 1
      // The colors on both sides hardly change within one mask pixel, so they are computed once per mask pixel.
      if (!isInner) gatherSides(photo, mask, inner, outer, column, row, colors)
      const lastX = column === mask.width - 1 ? width : Math.min(width, (column + 1) * mask.factor)
      for (let y = row * mask.factor; y < lastY; y++) {
        for (let x = column * mask.factor; x < lastX; x++) {
          const index = y * width + x
          alpha[index] = isInner ? 255 : mixRim(photo.data, data, index * 4, colors)
        }
      }
    }
  }
  return { alpha, data }
}

/** 1 where the mask has `value` all around: certainly product, or certainly background. */
function shrinkMask({ width, height, data }: CoarseMask, value: number): Uint8Array {
  const result = new Uint8Array(data.length)
  const wanted = (x: number, y: number): boolean =>
    data[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)] === value
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      if (data[index] !== value) continue
      let isSure = true
      for (let step = 0; step < 9 && isSure; step++) {
        isSure = wanted(x + (step % 3) - 1, y + Math.floor(step / 3) - 1)
      }
      if (isSure && value === 1) {
        isSure = wanted(x + 2, y) && wanted(x - 2, y) && wanted(x, y + 2) && wanted(x, y - 2)
      }
      result[index] = isSure ? 1 : 0
    }
  }
  return result
}

/**
 * Mean colors of certain product and certain background nearby, with their weights: red, green, blue, weight, twice.
 */
function gatherSides(
  photo: Pixels,
  mask: CoarseMask,
  inner: Uint8Array,
  outer: Uint8Array,
  middleX: number,
  middleY: number,
  colors: Float32Array,
): void {
  colors.fill(0)
  const reach = 4
  for (let row = Math.max(0, middleY - reach); row <= Math.min(mask.height - 1, middleY + reach); row++) {
    for (
      let column = Math.max(0, middleX - reach);
      column <= Math.min(mask.width - 1, middleX + reach);
      column++
    ) {
      const cell = row * mask.width + column
      const side = inner[cell] === 1 ? 0 : outer[cell] === 1 ? 4 : -1
      if (side < 0) continue
      const away = (row - middleY) ** 2 + (column - middleX) ** 2
      const weight = 1 / (away * away + 1)
      const sampleX = Math.min(photo.width - 1, column * mask.factor + (mask.factor >> 1))
      const sampleY = Math.min(photo.height - 1, row * mask.factor + (mask.factor >> 1))
      const at = (sampleY * photo.width + sampleX) * 4
      for (let channel = 0; channel < 3; channel++) {
        colors[side + channel]! += photo.data[at + channel]! * weight
      }
      colors[side + 3]! += weight
    }
  }
  for (const side of [0, 4]) {
    for (let channel = 0; channel < 3; channel++) colors[side + channel]! /= Math.max(1e-9, colors[side + 3]!)
  }
}

/** Returns the coverage of one pixel, 0 to 255, and writes its color without the background. */
function mixRim(
  source: Uint8ClampedArray,
  target: Uint8ClampedArray,
  at: number,
  colors: Float32Array,
): number {
  // Thin parts have no certain inside, so the mask decides.
  if (colors[3] === 0) return 255
  if (colors[7] === 0) return 255
  let along = 0
  let apart = 0
  for (let channel = 0; channel < 3; channel++) {
    const span = colors[channel]! - colors[4 + channel]!
    along += (source[at + channel]! - colors[4 + channel]!) * span
    apart += span * span
  }
  const isTelling = apart > weakest * weakest * 3
  const cover = isTelling ? smoothStep(0.06, 0.94, along / apart) : colors[3]! > colors[7]! ? 1 : 0
  if (cover <= 0.02) return 0
  if (cover >= 0.98) return 255
  for (let channel = 0; channel < 3; channel++) {
    const clean = (source[at + channel]! - (1 - cover) * colors[4 + channel]!) / cover
    // The color left in a faint pixel is mostly noise, so the nearby product color is more reliable.
    target[at + channel] = clean * cover + colors[channel]! * (1 - cover)
  }
  return Math.round(cover * 255)
}
