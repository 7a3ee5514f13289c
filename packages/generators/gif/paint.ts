// Turns a frame into palette indices, on top of the screen that the previous frames left.

import type { ColorMap } from './color-map.ts'

export type Dither = 'none' | 'bayer' | 'diffusion'

/**
 * The colors that a viewer shows, and the source colors when each was last painted; both packed, 0 where the screen is
 * empty.
 */
export interface Screen {
  readonly width: number
  readonly height: number
  readonly shown: Uint32Array
  readonly painted: Uint32Array
}

export interface Painting {
  screen: Screen
  /** Packed source pixels. */
  pixels: Uint32Array
  map: ColorMap
  dither: Dither
  /** A pixel stays unchanged while no channel of its source has moved by more than this since it was painted. */
  tolerance: number
  /** Output: the map's `clearIndex` where nothing changes. */
  indices: Uint8Array
}

export function createScreen(width: number, height: number): Screen {
  const count = width * height
  return { width, height, shown: new Uint32Array(count), painted: new Uint32Array(count) }
}

/** Paints and updates the screen. Transparent pixels (alpha below half) become `clearIndex`. */
export function paintFrame(painting: Painting): void {
  if (painting.dither === 'diffusion') diffuse(painting)
  else paintOrdered(painting)
}

const bayerSide = 8
/**
 * Share of the gap between colors. The whole gap would hide every edge between two colors, but would be visible as a
 * grid.
 */
const bayerShare = 0.65
const bayer = makeBayer()

/** Thresholds from −0.5 to 0.5, ordered so that each level is spread as evenly as possible. */
function makeBayer(): Float64Array {
  return Float64Array.from({ length: bayerSide * bayerSide }, (_, at) => {
    const [x, y] = [at % bayerSide, Math.floor(at / bayerSide)]
    let level = 0
    for (let bit = 0; bit < 3; bit++) {
      const [xBit, yBit] = [(x >> bit) & 1, (y >> bit) & 1]
      level |= ((xBit ^ yBit) << (5 - bit * 2)) | (yBit << (4 - bit * 2))
    }
    return (level + 0.5) / (bayerSide * bayerSide) - 0.5
  })
}

function paintOrdered({ screen, pixels, map, dither, tolerance, indices }: Painting): void {
  const { width, height, shown, painted } = screen
  const { packed, clearIndex } = map
  const offsets = bayer.map((threshold) =>
    Math.round(dither === 'bayer' ? threshold * map.gap * bayerShare : 0),
  )
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y % bayerSide) * bayerSide
    for (let x = 0; x < width; x++, at++) {
      const pixel = pixels[at]!
      if (pixel >>> 31 === 0 || isHeld(pixel, painted[at]!, tolerance)) {
        indices[at] = clearIndex
        continue
      }
      const offset = offsets[row + (x & 7)]!
      const red = clampChannel((pixel & 255) + offset)
      const green = clampChannel(((pixel >>> 8) & 255) + offset)
      const blue = clampChannel(((pixel >>> 16) & 255) + offset)
      const index = map.indexOf(red, green, blue)
      const color = packed[index]!
      painted[at] = pixel
      indices[at] = color === shown[at] ? clearIndex : index
      shown[at] = color
    }
  }
}

/** Sierra's small filter, with rows alternating from the left and the right. A skipped pixel passes no error on. */
function diffuse({ screen, pixels, map, tolerance, indices }: Painting): void {
  const { width, height, shown, painted } = screen
  const { packed, clearIndex } = map
  // One pixel of margin on both sides.
  let current = new Float64Array((width + 2) * 3)
  let below = new Float64Array((width + 2) * 3)
  for (let y = 0; y < height; y++) {
    const step = y % 2 === 0 ? 1 : -1
    for (let x = step === 1 ? 0 : width - 1; x >= 0 && x < width; x += step) {
      const at = y * width + x
      const pixel = pixels[at]!
      if (pixel >>> 31 === 0 || isHeld(pixel, painted[at]!, tolerance)) {
        indices[at] = clearIndex
        continue
      }
      const error = (x + 1) * 3
      const red = clampChannel((pixel & 255) + current[error]!)
      const green = clampChannel(((pixel >>> 8) & 255) + current[error + 1]!)
      const blue = clampChannel(((pixel >>> 16) & 255) + current[error + 2]!)
      const index = map.indexOf(red, green, blue)
      const color = packed[index]!
      painted[at] = pixel
      indices[at] = color === shown[at] ? clearIndex : index
      shown[at] = color
      spread(current, below, error, step * 3, red - (color & 255))
      spread(current, below, error + 1, step * 3, green - ((color >>> 8) & 255))
      spread(current, below, error + 2, step * 3, blue - ((color >>> 16) & 255))
    }
    ;[current, below] = [below, current]
    below.fill(0)
  }
}

function spread(current: Float64Array, below: Float64Array, at: number, step: number, error: number): void {
  current[at + step]! += error * 0.5
  below[at]! += error * 0.25
  below[at - step]! += error * 0.25
}

function isHeld(pixel: number, painted: number, tolerance: number): boolean {
  if (painted === 0) return false
  if (pixel === painted) return true
  if (tolerance === 0) return false
  const red = (pixel & 255) - (painted & 255)
  const green = ((pixel >>> 8) & 255) - ((painted >>> 8) & 255)
  const blue = ((pixel >>> 16) & 255) - ((painted >>> 16) & 255)
  return (
    red <= tolerance &&
    red >= -tolerance &&
    green <= tolerance &&
    green >= -tolerance &&
    blue <= tolerance &&
    blue >= -tolerance
  )
}

function clampChannel(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value | 0
}
