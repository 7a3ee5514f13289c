// Which pixels of a photo are background: those that can be reached from its border without crossing an edge.

import type { Plane, Raster } from '../image/raster/raster.ts'

export interface FloodOptions {
  /** The photo with its noise smoothed a little; levels of 0 to 255. */
  readonly photo: Raster
  readonly model: Raster
  /** Standard deviation of the photo's noise, in levels. */
  readonly noise: number
  /** 0 to 1, as `CutOutOptions.tolerance`. */
  readonly tolerance: number
  /** Never background. */
  readonly keep: Uint8Array | null
  /** Always background; the flood starts here too. */
  readonly erase: Uint8Array | null
}

/** A shadow is no darker than this share of the background, and keeps its hue. */
const darkestShadow = 0.3

/** 1 where the background was reached. */
export function floodBackground(options: FloodOptions): Uint8Array {
  const { photo, keep, erase } = options
  const { width, height } = photo
  const isPassable = findPassable(options)
  const reached = new Uint8Array(width * height)
  const queue = new Int32Array(width * height)
  let end = 0
  const visit = (index: number): void => {
    if (reached[index] === 1 || isPassable[index] === 0 || keep?.[index]) return
    reached[index] = 1
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
  erase?.forEach((isErased, index) => {
    if (!isErased || reached[index] === 1) return
    reached[index] = 1
    queue[end++] = index
  })
  for (let at = 0; at < end; at++) {
    const index = queue[at]!
    const x = index % width
    if (x > 0) visit(index - 1)
    if (x < width - 1) visit(index + 1)
    if (index >= width) visit(index - width)
    if (index < width * (height - 1)) visit(index + width)
  }
  return reached
}

/**
 * A pixel lets the flood pass when it has the background's colour; when it is close and no edge runs through it; or
 * when it is a darker shade of it and no sharp edge runs through it, as in a shadow.
 */
function findPassable({ photo, model, noise, tolerance }: FloodOptions): Uint8Array {
  const { width, height, data } = photo
  const slopes = findSlopes(photo)
  const strength = 0.4 + 1.2 * tolerance
  const same = (1.2 + noise * 2.6) * strength
  const near = (14 + noise * 6) * strength
  const flat = (0.7 + noise * 1.5) * strength
  const shadowSlope = (5.5 + noise * 2) * strength
  const shadowTint = (5 + noise * 2) * strength
  const isPassable = new Uint8Array(width * height)
  for (let index = 0, at = 0; index < isPassable.length; index++, at += 3) {
    const red = model.data[at]!
    const green = model.data[at + 1]!
    const blue = model.data[at + 2]!
    const [offRed, offGreen, offBlue] = [data[at]! - red, data[at + 1]! - green, data[at + 2]! - blue]
    const distance = Math.sqrt((offRed * offRed + offGreen * offGreen + offBlue * offBlue) / 3)
    const slope = slopes.data[index]!
    if (distance < same || (distance < near && slope < flat)) {
      isPassable[index] = 1
      continue
    }
    const shade = (data[at]! + data[at + 1]! + data[at + 2]!) / Math.max(1, red + green + blue)
    if (shade > 1.01 || shade < darkestShadow || slope > shadowSlope) continue
    const tint = Math.hypot(
      data[at]! - red * shade,
      data[at + 1]! - green * shade,
      data[at + 2]! - blue * shade,
    )
    if (tint < shadowTint) isPassable[index] = 1
  }
  return isPassable
}

/** Levels per pixel, the steepest channel's. */
function findSlopes({ width, height, data }: Raster): Plane {
  const slopes = new Float32Array(width * height)
  const down = width * 3
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, index = y * width + 1; x < width - 1; x++, index++) {
      let steepest = 0
      for (let at = index * 3; at < index * 3 + 3; at++) {
        const across = data[at + 3]! - data[at - 3]!
        const along = data[at + down]! - data[at - down]!
        steepest = Math.max(steepest, across * across + along * along)
      }
      slopes[index] = Math.sqrt(steepest) / 2
    }
  }
  return { width, height, data: slopes }
}

/** A connected run of pixels that carry the same mark. */
export interface Region {
  readonly pixels: Int32Array
  readonly touchesBorder: boolean
}

/** Groups the pixels where `isIn` is 1, largest first. */
export function findRegions(isIn: Uint8Array, width: number, height: number): Region[] {
  const seen = new Uint8Array(isIn.length)
  const queue = new Int32Array(isIn.length)
  const regions: Region[] = []
  for (let start = 0; start < isIn.length; start++) {
    if (isIn[start] === 0 || seen[start] === 1) continue
    let end = 0
    let touchesBorder = false
    const visit = (index: number): void => {
      if (isIn[index] === 0 || seen[index] === 1) return
      seen[index] = 1
      queue[end++] = index
    }
    visit(start)
    for (let at = 0; at < end; at++) {
      const index = queue[at]!
      const x = index % width
      if (x === 0 || x === width - 1 || index < width || index >= width * (height - 1)) touchesBorder = true
      if (x > 0) visit(index - 1)
      if (x < width - 1) visit(index + 1)
      if (index >= width) visit(index - width)
      if (index < width * (height - 1)) visit(index + width)
    }
    regions.push({ pixels: queue.slice(0, end), touchesBorder })
  }
  return regions.toSorted((first, second) => second.pixels.length - first.pixels.length)
}
