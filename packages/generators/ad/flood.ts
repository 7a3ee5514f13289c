// Which pixels of a photo are background: those that can be reached from its border without crossing an edge.

import type { Plane, Raster } from '../image/raster/raster.ts'
import { dilate, erode } from './masks.ts'

export interface FloodOptions {
  /** The photo with its noise smoothed a little; levels of 0 to 255. */
  readonly photo: Raster
  readonly model: Raster
  /** Standard deviation of the smoothed photo's noise, in levels. */
  readonly noise: number
  /** 0 to 1, as `CutOutOptions.tolerance`. */
  readonly tolerance: number
  /** Never background. */
  readonly keep: Uint8Array | null
  /** Always background; the flood starts here too. */
  readonly erase: Uint8Array | null
  /** Follows light that changes fast, at the risk of taking a soft shadow for light. */
  readonly followsFast: boolean
  /** 1 where a pixel has a color that the border has often: boards, cloth and stone have many. */
  readonly familiar?: Uint8Array
}

/** A shadow is no darker than this share of the background, and keeps its hue. */
const darkestShadow = 0.3
/** The flood is this much wider on each side than a point, so that it does not run through pinholes. */
const brush = 1
/** How much of each step of the light is believed: noise averages out over some 30 pixels. */
const adaption = 0.03
/** The same where light changes fast; a clean photo needs no averaging. */
const fastAdaption = 0.2

/** 1 where the background was reached, shadows included. */
export function floodBackground(options: FloodOptions): Uint8Array {
  const { width, height } = options.photo
  const isPassable = erode(findPassable(options), width, height, brush)
  const reached = flood(options, (index) => isPassable[index] === 1)
  return dilate(reached, width, height, brush)
}

/**
 * 1 where the background was reached without ever meeting a step: what it is compared with follows slow changes of
 * light that the model lacks, pixel by pixel. Stops at shadows, and at products that are nearly as pale as the background.
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
  // Leaks of a pixel's width are cut off again.
  const opened = dilate(erode(reached, width, height, brush), width, height, brush)
  return flood(options, (index) => opened[index] === 1)
}

/** Spreads from the border and the erased parts to wherever `mayEnter` allows, coming from a pixel beside it. */
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
 * A pixel lets the flood pass when it has the background's color; when it is close and no edge runs through it; or
 * when it is a darker shade of it and no sharp edge runs through it, as in a shadow.
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
    // The darker a shadow, the more of the room's own colors it shows.
    if (tint < shadowTint + 22 * (1 - shade)) isPassable[index] = 1
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
