// Cuts a product out of a plain background without a trained model. The background is modeled as a smooth surface and
// flooded from the edges; the rest is the product. The product's own pixels do not change, and only its rim becomes
// soft.

import type { Pixels } from '@vivify/timeline/ports'
import { blurRaster } from '../image/raster/blur.ts'
import { createRaster, type Raster } from '../image/raster/raster.ts'
import { findFamiliar, fitBackground, spreadBackground } from './background.ts'
import { findPassable, floodBackground, trackBackground, type FloodOptions } from './flood.ts'
import { cropMask, cropRows, findHorizon, joinHalves, type Horizon } from './horizon.ts'
import { mendLeaks } from './leaks.ts'
import { dilate, erode, findRegions } from './masks.ts'
import { softenRim } from './matte.ts'

/** Brush strokes: every byte other than 0 is marked. The size is that of the source, or any other of the same shape. */
export interface Mask {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

export interface CutOutOptions {
  /** From 0 (keep everything that differs slightly from the background) to 1 (remove more). Default 0.5. */
  tolerance?: number
  /** Pixels that the person marked as product. They win over everything except `erase`. */
  keep?: Mask
  erase?: Mask
  /** Skips cutting: the whole photo is the product. */
  useAsIs?: boolean
}

/**
 * `busy`: the background is too varied for a clean cut. `edge`: the result reaches the photo's edge, like left-over
 * background or a product that is cut off. `nothing`: no product was found, so the whole photo is kept.
 */
export type CutDoubt = 'busy' | 'edge' | 'nothing'

export interface CutOut {
  /** Cropped to the product; its outline is soft. */
  readonly pixels: Pixels
  /** Position of `pixels` in the source. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Why the outline may be wrong; null when it looks right. */
  readonly doubt: CutDoubt | null
  /** True when the file has its own transparency, which is then used. */
  readonly hasOwnAlpha: boolean
}

/**
 * How far a photo's border may differ from a plain background, in levels, and the difference from which it counts as
 * textured.
 */
const plainResidual = 14
const texturedResidual = 5
/** Share of the left, right and upper edge that a product may cover. Products sometimes stand on the lower edge. */
const mostAtEdge = 0.05
/** The outline is computed at about this many pixels, which also reduces the photo's noise. */
const workPixels = 480_000
/**
 * Maximum height of a shadow remnant as a share of the product's height, and maximum distance of its hue from the
 * background's, in levels.
 */
const longestStump = 0.12
const shadowTint = 20
/** Shares of the product: smaller holes are prints on it, and smaller parts are dust. */
const smallestHole = 0.012
const smallestPart = 0.015
/** Thickness of threads, in pixels of the mask. */
const threadRadius = 3
/** Maximum wall around a hole, as a share of the square root of the product's area. */
const thickestWall = 0.35

/**
 * Cuts a product out. Returns the whole picture when nothing would be left. Takes about 0.3 s for 1200 × 1500 pixels.
 */
export function cutOutProduct(source: Pixels, options: CutOutOptions = {}): CutOut {
  const { width, height } = source
  const factor = Math.max(1, Math.round(Math.sqrt((width * height) / workPixels)))
  const hasOwnAlpha = hasTransparency(source)
  if (options.useAsIs || hasOwnAlpha) {
    const alpha = new Uint8Array(width * height).fill(255)
    if (hasOwnAlpha)
      for (let index = 0; index < alpha.length; index++) alpha[index] = source.data[index * 4 + 3]!
    return { ...cropMarked(source, source.data, alpha, options), doubt: null, hasOwnAlpha }
  }
  const photo = blurRaster(shrinkPhoto(source, factor), 1, 1)
  const { product, doubt } = findProduct(photo, options)
  const { alpha, data } = softenRim(source, {
    width: photo.width,
    height: photo.height,
    data: product,
    factor,
  })
  return { ...cropMarked(source, data, alpha, options), doubt, hasOwnAlpha }
}

function findProduct(photo: Raster, options: CutOutOptions): { product: Uint8Array; doubt: CutDoubt | null } {
  const { width, height } = photo
  const marks: Marks = {
    tolerance: Math.min(1, Math.max(0, options.tolerance ?? 0.5)),
    keep: options.keep ? scaleMask(options.keep, width, height) : null,
    erase: options.erase ? scaleMask(options.erase, width, height) : null,
    followsFast: false,
  }
  const found = findWith(photo, marks)
  if (found.doubt !== 'edge') return found
  // A result that reaches the edge is often background whose light changes faster than the flood followed.
  const again = findWith(photo, { ...marks, followsFast: true })
  return again.doubt === null ? again : found
}

function findWith(photo: Raster, marks: Marks): { product: Uint8Array; doubt: CutDoubt | null } {
  const horizon = findHorizon(photo)
  const { product, residual } = horizon === null ? liftOff(photo, marks) : liftOffTable(photo, marks, horizon)
  dropCrumbs(product, photo.width, photo.height, marks.keep)
  dropThreads(product, photo.width, photo.height, marks.keep)
  return { product, doubt: judge(product, photo, residual) }
}

/** Settings and marks of the person, at the working size. */
type Marks = Pick<FloodOptions, 'tolerance' | 'keep' | 'erase' | 'followsFast'>

interface Lifted {
  product: Uint8Array
  /** How far the border differs from a plain background, in levels. */
  residual: number
}

function liftOff(photo: Raster, marks: Marks): Lifted {
  const { model, noise, residual } = fitBackground(photo)
  const familiar = residual > texturedResidual ? { familiar: findFamiliar(photo) } : {}
  const flood: FloodOptions = { ...marks, ...familiar, photo, model, noise }
  const strict = trackBackground(flood)
  const lit = { ...flood, model: spreadBackground(photo, strict, model) }
  const lenient = floodBackground(lit)
  const background = mendLeaks(lenient, strict, photo)
  punchHoles({ ...lit, lenient, background })
  const product = background.map((isBackground) => 1 - isBackground)
  if (!marks.keep) dropShadowCore(product, lit)
  return { product, residual }
}

/** Wall and table are two backgrounds, so the product is cut out of each half. */
function liftOffTable(photo: Raster, marks: Marks, horizon: Horizon): Lifted {
  const halves = [
    [0, horizon.top],
    [horizon.bottom, photo.height],
  ] as const
  const [wall, table] = halves.map(([top, bottom]) =>
    liftOff(cropRows(photo, top, bottom), {
      ...marks,
      keep: cropMask(marks.keep, photo.width, top, bottom),
      erase: cropMask(marks.erase, photo.width, top, bottom),
    }),
  )
  return {
    product: joinHalves(wall!.product, table!.product, photo, horizon),
    residual: Math.max(wall!.residual, table!.residual),
  }
}

function judge(product: Uint8Array, { width, height }: Raster, residual: number): CutDoubt | null {
  if (!product.includes(1)) return 'nothing'
  if (residual >= plainResidual) return 'busy'
  let atEdge = 0
  for (let x = 0; x < width; x++) atEdge += product[x]!
  for (let y = 0; y < height; y++) atEdge += product[y * width]! + product[(y + 1) * width - 1]!
  return atEdge > (width + 2 * height) * mostAtEdge ? 'edge' : null
}

/**
 * Opens holes where the background shows through a handle or a ring: enclosed, large, with thin walls, and of the
 * background's color.
 */
function punchHoles(work: FloodOptions & { lenient: Uint8Array; background: Uint8Array }): void {
  const { photo, lenient, background, keep } = work
  const { width, height } = photo
  const area = background.reduce((sum, isBackground) => sum + 1 - isBackground, 0)
  const passable = findPassable(work)
  const enclosed = passable.map((isPassable, index) => (isPassable === 1 && lenient[index] === 0 ? 1 : 0))
  for (const { pixels } of findRegions(enclosed, width, height)) {
    if (pixels.length < area * smallestHole) return
    if (keep && pixels.some((index) => keep[index] === 1)) continue
    if (isPrint(pixels, width) || !isLitLike(work, pixels)) continue
    if (wallOf(pixels, background, width, height) > thickestWall * Math.sqrt(area)) continue
    for (const index of pixels) background[index] = 1
  }
}

/** Labels are rectangles or have something printed on them: they fill their bounds, or enclose other pixels. */
function isPrint(pixels: Int32Array, width: number): boolean {
  let [left, right] = [width, 0]
  for (const index of pixels) {
    left = Math.min(left, index % width)
    right = Math.max(right, index % width)
  }
  const top = Math.floor(pixels.reduce((least, index) => Math.min(least, index), pixels[0]!) / width)
  const bottom = Math.floor(pixels.reduce((most, index) => Math.max(most, index), 0) / width)
  const columns = right - left + 3
  const rows = bottom - top + 3
  const around = new Uint8Array(columns * rows).fill(1)
  for (const index of pixels) {
    around[(Math.floor(index / width) - top + 1) * columns + (index % width) - left + 1] = 0
  }
  const printed = findRegions(around, columns, rows).filter((region) => !region.touchesBorder)
  const printedPixels = printed.reduce((sum, region) => sum + region.pixels.length, 0)
  return printedPixels > pixels.length * 0.02 || pixels.length > (columns - 2) * (rows - 2) * 0.92
}

/** True when a region has the background's tint and is no lighter. */
function isLitLike({ photo, model, noise }: FloodOptions, pixels: Int32Array, leeway = 0): boolean {
  const sums = new Float64Array(6)
  for (const index of pixels) {
    for (let channel = 0; channel < 3; channel++) {
      sums[channel]! += photo.data[index * 3 + channel]!
      sums[channel + 3]! += model.data[index * 3 + channel]!
    }
  }
  const shade = (sums[0]! + sums[1]! + sums[2]!) / Math.max(1, sums[3]! + sums[4]! + sums[5]!)
  const tint =
    Math.hypot(...[0, 1, 2].map((channel) => sums[channel]! - sums[channel + 3]! * shade)) / pixels.length
  const lighter = (sums[0]! + sums[1]! + sums[2]! - sums[3]! - sums[4]! - sums[5]!) / 3 / pixels.length
  return lighter < 2.5 + noise && tint < 3 + noise + leeway
}

/** Pixels between a region and the nearest background on its left, right, top and bottom. */
function wallOf(pixels: Int32Array, reached: Uint8Array, width: number, height: number): number {
  let thinnest = width + height
  for (let sample = 0; sample < pixels.length; sample += 7) {
    const index = pixels[sample]!
    const x = index % width
    const y = Math.floor(index / width)
    for (const [stepX, stepY] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      for (let step = 1; step < thinnest; step++) {
        const [atX, atY] = [x + stepX * step, y + stepY * step]
        if (atX < 0 || atY < 0 || atX >= width || atY >= height) break
        if (reached[atY * width + atX] === 1) thinnest = step
      }
    }
  }
  return thinnest
}

/** Removes dust and stray specks, but never anything that the person kept. */
function dropCrumbs(product: Uint8Array, width: number, height: number, keep: Uint8Array | null): void {
  const regions = findRegions(product, width, height)
  const largest = regions[0]?.pixels.length ?? 0
  for (const { pixels } of regions) {
    if (pixels.length > largest * smallestPart || (keep && pixels.some((index) => keep[index] === 1)))
      continue
    for (const index of pixels) product[index] = 0
  }
}

/** Removes lines only a few pixels wide that run out of the photo: they are edges of the surface under the product. */
function dropThreads(product: Uint8Array, width: number, height: number, keep: Uint8Array | null): void {
  const thick = dilate(erode(product, width, height, threadRadius), width, height, threadRadius + 1)
  const threads = product.map((isProduct, index) => (isProduct === 1 && thick[index] === 0 ? 1 : 0))
  for (const { pixels, touchesBorder } of findRegions(threads, width, height)) {
    if (!touchesBorder || (keep && pixels.some((index) => keep[index] === 1))) continue
    for (const index of pixels) product[index] = 0
  }
}

/** Removes the darkest part of a contact shadow, which sticks to the foot as a short stump of the background's hue. */
function dropShadowCore(product: Uint8Array, work: FloodOptions): void {
  const { width, height } = work.photo
  const counts = Array.from({ length: height }, (_, y) =>
    product.subarray(y * width, (y + 1) * width).reduce((sum, isProduct) => sum + isProduct, 0),
  )
  const top = counts.findIndex((count) => count > 0)
  const bottom = counts.findLastIndex((count) => count > 0)
  const reach = Math.ceil((bottom - top) * longestStump)
  for (let y = Math.max(top + 4, bottom - reach); y <= bottom; y++) {
    // The real foot is several times as wide as the remnant below it.
    if (counts[y - 3]! < counts[y]! * 2.5 || counts[y - 3]! < 12) continue
    const from = (y - 1) * width
    const stump = Int32Array.from(
      [...product.subarray(from, (bottom + 1) * width).keys()].filter((index) => product[from + index] === 1),
      (index) => from + index,
    )
    if (isLitLike(work, stump, shadowTint)) for (const index of stump) product[index] = 0
    return
  }
}

/** Averages blocks of pixels; levels from 0 to 255. */
function shrinkPhoto({ width, height, data }: Pixels, factor: number): Raster {
  const photo = createRaster(Math.ceil(width / factor), Math.ceil(height / factor))
  const share = 1 / (factor * factor)
  for (let y = 0, to = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++, to += 3) {
      for (let step = 0; step < factor * factor; step++) {
        const atX = Math.min(width - 1, x * factor + (step % factor))
        const atY = Math.min(height - 1, y * factor + Math.floor(step / factor))
        const at = (atY * width + atX) * 4
        photo.data[to]! += data[at]! * share
        photo.data[to + 1]! += data[at + 1]! * share
        photo.data[to + 2]! += data[at + 2]! * share
      }
    }
  }
  return photo
}

function hasTransparency({ data }: Pixels): boolean {
  let clear = 0
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 128) clear++
  return clear > data.length / 4 / 200
}

/** 1 where a stroke covers any part of a pixel. */
function scaleMask(mask: Mask, width: number, height: number): Uint8Array {
  const scaled = new Uint8Array(width * height)
  for (let y = 0; y < mask.height; y++) {
    const row = Math.floor((y * height) / mask.height) * width
    for (let x = 0; x < mask.width; x++) {
      if (mask.data[y * mask.width + x] !== 0) scaled[row + Math.floor((x * width) / mask.width)] = 1
    }
  }
  return scaled
}

function cropMarked(
  source: Pixels,
  data: Uint8ClampedArray,
  alpha: Uint8Array,
  { keep, erase }: CutOutOptions,
): Pick<CutOut, 'pixels' | 'box'> {
  applyMask(alpha, source.width, source.height, keep, 255)
  applyMask(alpha, source.width, source.height, erase, 0)
  return crop({ width: source.width, height: source.height, data }, alpha)
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
