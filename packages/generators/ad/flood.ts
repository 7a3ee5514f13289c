// Finds the background pixels of a photo: those that can be reached from its border without crossing an edge.

import type { Plane, Raster } from '../image/raster/raster.ts'
import { dilate, erode } from './masks.ts'

export interface FloodOptions {
  /** The photo with its noise slightly smoothed, in levels from 0 to 255. */
  readonly photo: Raster
  readonly model: Raster
  /** Standard deviation of the smoothed photo's noise, in levels. */
  readonly noise: number
  /** 0 to 1, like `CutOutOptions.tolerance`. */
  readonly tolerance: number
  /** Pixels that are never background. */
  readonly keep: Uint8Array | null
  /** Pixels that are always background; the flood starts here too. */
  readonly erase: Uint8Array | null
  /** Follows light that changes fast, at the risk of mistaking a soft shadow for light. */
  readonly followsFast: boolean
  /** 1 where a pixel has a color that occurs often along the border; boards, cloth and stone have many such colors. */
  readonly familiar?: Uint8Array
}

/** A shadow is no darker than this share of the background, and keeps its hue. */
const darkestShadow = 0.3
/** The flood extends this much on each side of its point, so that it does not run through pinholes. */
const brush = 1
/** Share of each light step that the flood adopts; noise averages out over some 30 pixels. */
const adaption = 0.03
/** The same share where light changes fast; a clean photo needs no averaging. */
const fastAdaption = 0.2

/** 1 where the flood reached the background, including shadows. */
export function floodBackground(options: FloodOptions): Uint8Array {
  const { width, height } = options.photo
  const isPassable = erode(findPassable(options), width, height, brush)
  const reached = flood(options, (index) => isPassable[index] === 1)
  return dilate(reached, width, height, brush)
}

/**
 * 1 where the background was reached without crossing a step. The reference color follows slow changes of light that
 * the model lacks, pixel by pixel. The flood stops at shadows, and at products that are nearly as pale as the
 * background.
 */
export function trackBackground(options: FloodOptions): Uint8Array {
  const { photo, model, noise, tolerance } = options
  const { width, height, data } = photo
  const limit = (2 + noise * 4.5) * (0.4 + 1.2 * tolerance)
  const slopes = findSlopes(photo)
  const flattest = (0.4 + noise * 1.5) * (0.4 + 1.2 * tolerance)
  const belief = options.followsFast ? Math.max(adaption, fastAdaption / (1 + noise * 8)) : adaption
  const offsets = new Float32Array(data.length)
  const reached = flood(options, (index, from) => {
    if (slopes.data[index]! > flattest) return false
    let sum = 0
    for (let channel = 0; channel < 3; channel++) {
      const at = index * 3 + channel
      sum += (data[at]! - model.data[at]! - offsets[from * 3 + channel]!) ** 2
    }
    if (sum > limit * limit * 3) return false
    for (let channel = 0; channel < 3; channel++) {
      const at = index * 3 + channel
      const before = offsets[from * 3 + channel]!
      offsets[at] = before + (data[at]! - model.data[at]! - before) * belief
    }
    return true
  })
  // Closes leaks that are one pixel wide.
  const opened = dilate(erode(reached, width, height, brush), width, height, brush)
  return flood(options, (index) => opened[index] === 1)
}

/** Spreads from the border and the erased parts, neighbor by neighbor, wherever `mayEnter` allows it. */
function flood(
  { photo: { width, height }, keep, erase }: FloodOptions,
  mayEnter: (index: number, from: number) => boolean,
): Uint8Array {
  const reached = new Uint8Array(width * height)
  const queue = new Int32Array(width * height)
  let end = 0
  const visit = (index: number, from: number): void => {
    if (reached[index] === 1 || keep?.[index] || !mayEnter(index, from)) return
    reached[index] = 1
    queue[end++] = index
  }
  for (let x = 0; x < width; x++) {
    visit(x, x)
    visit((height - 1) * width + x, (height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    visit(y * width, y * width)
    visit(y * width + width - 1, y * width + width - 1)
  }
  erase?.forEach((isErased, index) => {
    if (!isErased || reached[index] === 1) return
    reached[index] = 1
    queue[end++] = index
  })
  for (let at = 0; at < end; at++) {
    const index = queue[at]!
    const x = index % width
    if (x > 0) visit(index - 1, index)
    if (x < width - 1) visit(index + 1, index)
    if (index >= width) visit(index - width, index)
    if (index < width * (height - 1)) visit(index + width, index)
  }
  return reached
}

/**
 * A pixel lets the flood pass in three cases: it has the background's color; it is close to it and no edge runs through
 * it; or it is a darker shade and no sharp edge runs through it, as in a shadow.
 */
export function findPassable({ photo, model, noise, tolerance, familiar }: FloodOptions): Uint8Array {
  const { width, height, data } = photo
  const slopes = findSlopes(photo)
  const strength = 0.4 + 1.2 * tolerance
  const same = (1 + noise * 3.2) * strength
  const near = (14 + noise * 6) * strength
  const flat = (0.6 + noise * 2.2) * strength
  const shadowSlope = (6 + noise * 3) * strength
  const shadowTint = (5 + noise * 3) * strength
  const isPassable = new Uint8Array(width * height)
  for (let index = 0, at = 0; index < isPassable.length; index++, at += 3) {
    const red = model.data[at]!
    const green = model.data[at + 1]!
    const blue = model.data[at + 2]!
    const [offRed, offGreen, offBlue] = [data[at]! - red, data[at + 1]! - green, data[at + 2]! - blue]
    const distance = Math.sqrt((offRed * offRed + offGreen * offGreen + offBlue * offBlue) / 3)
    const slope = slopes.data[index]!
    if (distance < same || (distance < near && slope < flat) || familiar?.[index] === 1) {
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
    // The darker a shadow is, the more it shows the room's own colors.
    if (tint < shadowTint + 22 * (1 - shade)) isPassable[index] = 1
  }
  return isPassable
}

/** Slope of the steepest channel, in levels per pixel. */
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
