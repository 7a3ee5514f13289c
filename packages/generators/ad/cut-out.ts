// Lifts a product off a plain background without a model: the background is modelled as a smooth surface, flooded from
// the edges, and what is left is the product. The product's own pixels stay as they are; only its rim gets soft.

import type { Pixels } from '@vivify/timeline/ports'
import { fitBackground } from './background.ts'

/** Strokes of a brush: where a byte is not 0. Of the source's size, or of any other of the same shape. */
export interface Mask {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

export interface CutOutOptions {
  /** From 0 (keep all that differs a little from the background) to 1 (take more away). Default 0.5. */
  tolerance?: number
  /** What the person marked as product. Wins over everything but `erase`. */
  keep?: Mask
  erase?: Mask
  /** No cutting: the whole photo is the product. */
  useAsIs?: boolean
}

export interface CutOut {
  /** Cropped to the product; its outline is soft. */
  readonly pixels: Pixels
  /** Where `pixels` lie in the source. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** False when the background is too busy for a clean cut. */
  readonly isPlain: boolean
  /** How far the photo's border is from a plain background, in levels of 0 to 255. */
  readonly residual: number
  /** The file brought its own transparency, which is used. */
  readonly hasOwnAlpha: boolean
}

const plainResidual = 14

/** Cuts a product out. Gives the whole picture when nothing would be left. */
export function cutOutProduct(source: Pixels, options: CutOutOptions = {}): CutOut {
  const { width, height } = source
  const background = fitBackground(source)
  const facts = {
    isPlain: background.residual < plainResidual,
    residual: background.residual,
    hasOwnAlpha: hasTransparency(source),
  }
  const alpha = new Uint8Array(width * height).fill(255)
  if (facts.hasOwnAlpha) {
    for (let index = 0; index < alpha.length; index++) alpha[index] = source.data[index * 4 + 3]!
  } else if (!options.useAsIs) {
    const distance = background.distance(source)
    const limit = (background.noise + 2) * (2 + 6 * (options.tolerance ?? 0.5))
    flood(distance, width, height, limit, alpha)
  }
  applyMask(alpha, width, height, options.keep, 255)
  applyMask(alpha, width, height, options.erase, 0)
  return { ...crop(source, alpha), ...facts }
}

function hasTransparency({ data }: Pixels): boolean {
  let clear = 0
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 128) clear++
  return clear > data.length / 4 / 200
}

function flood(
  distance: Float32Array,
  width: number,
  height: number,
  limit: number,
  alpha: Uint8Array,
): void {
  const queue = new Int32Array(width * height)
  let end = 0
  const visit = (index: number): void => {
    if (alpha[index] === 0 || distance[index]! >= limit) return
    alpha[index] = 0
    queue[end++] = index
  }
  for (let x = 0; x < width; x++) {
    visit(x)
    visit((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    visit(y * width)
    visit(y * width + width - 1)
  }
  for (let at = 0; at < end; at++) {
    const index = queue[at]!
    const x = index % width
    if (x > 0) visit(index - 1)
    if (x < width - 1) visit(index + 1)
    if (index >= width) visit(index - width)
    if (index < width * (height - 1)) visit(index + width)
  }
}

function applyMask(
  alpha: Uint8Array,
  width: number,
  height: number,
  mask: Mask | undefined,
  value: number,
): void {
  if (!mask) return
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * mask.height) / height) * mask.width
    for (let x = 0; x < width; x++) {
      if (mask.data[row + Math.floor((x * mask.width) / width)] !== 0) alpha[y * width + x] = value
    }
  }
}

function crop(source: Pixels, alpha: Uint8Array): Pick<CutOut, 'pixels' | 'box'> {
  const { width, height } = source
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      if (alpha[index]! < 24) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  if (right < 0) return crop(source, new Uint8Array(width * height).fill(255))
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
  const data = new Uint8ClampedArray(box.width * box.height * 4)
  for (let y = 0, to = 0; y < box.height; y++) {
    let from = (y + top) * width + left
    for (let x = 0; x < box.width; x++, from++, to += 4) {
      data[to] = source.data[from * 4]!
      data[to + 1] = source.data[from * 4 + 1]!
      data[to + 2] = source.data[from * 4 + 2]!
      data[to + 3] = alpha[from]!
    }
  }
  return { pixels: { width: box.width, height: box.height, data }, box }
}
