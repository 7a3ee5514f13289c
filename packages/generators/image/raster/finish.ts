import type { Random } from '@vivify/contract/random'
import type { Studio, Surface } from '@vivify/timeline/ports'
import { blurRaster } from './blur.ts'
import type { Color } from './color.ts'
import { createRaster, shrinkRaster, type Raster } from './raster.ts'
import { clamp, smoothStep } from './scalar.ts'

/** The last step of every picture: light spill, color grade, vignette, grain. Amounts run from 0 (off) to about 1. */
export interface FinishOptions {
  /** Glow around bright areas, as a share of their light. */
  bloom?: number
  /** Brightness above which areas glow. */
  bloomThreshold?: number
  /** Spread of the wide glow as a share of the picture's unit (see `unitOf`). */
  bloomSpread?: number
  /** Extra red glow around lights, as reflected by the film base. */
  halation?: number
  /** Horizontal blue streaks through lights, as from anamorphic lenses. */
  streak?: number
  vignette?: number
  /** Grain as a standard deviation on the 0…1 scale; 0.02 is visible, 0.06 is old film. */
  grain?: number
  /** Size of a grain in pixels at unit 1024. */
  grainSize?: number
  saturation?: number
  contrast?: number
  /** Middle of the contrast curve. */
  pivot?: number
  /** Color added to shadows. */
  lift?: Color
  /** Color that multiplies everything. */
  gain?: Color
  /** Red-blue shift at the left and right edges, in pixels at unit 1024. */
  fringe?: number
}

const curveSteps = 2048
const curveRange = 2
const grainTileSize = 512

/** The length in pixels that sizes are relative to: 1024 for a 1024 × 1792 picture. */
export function unitOf(size: { width: number; height: number }): number {
  return Math.sqrt((size.width * size.height * 1024) / 1792)
}

/** Grades a raster into an opaque surface of the same size. Also adds the bloom to the raster itself. */
export function finishRaster(
  raster: Raster,
  studio: Studio,
  random: Random,
  options: FinishOptions = {},
): Surface {
  addGlow(raster, options)
  const { width, height } = raster
  const pixels = studio.createPixels(width, height)
  gradeInto(pixels.data, raster, random, options)
  const surface = studio.createSurface(width, height)
  surface.getContext('2d').putImageData(pixels, 0, 0)
  return surface
}

/** Adds bloom, halation and streaks to a raster, computed at a quarter of its size. */
function addGlow(raster: Raster, options: FinishOptions): void {
  const { bloom = 0, halation = 0, streak = 0, bloomThreshold = 0.7, bloomSpread = 0.1 } = options
  if (bloom + halation + streak <= 0) return
  const factor = 4
  const bright = keepBright(shrinkRaster(raster, factor), bloomThreshold)
  const spread = (unitOf(raster) * bloomSpread) / factor
  const tight = blurRaster(copyRaster(bright), spread * 0.18)
  const wide = blurRaster(copyRaster(bright), spread)
  const glow = createRaster(bright.width, bright.height)
  const streaks = streak > 0 ? blurRaster(bright, (unitOf(raster) * 0.16) / factor, 3, 0) : bright
  for (let index = 0; index < glow.data.length; index += 3) {
    for (let channel = 0; channel < 3; channel++) {
      const spill = tight.data[index + channel]! * 0.55 + wide.data[index + channel]! * 0.8
      const tint = streak > 0 ? streaks.data[index + channel]! * streak * (0.35 + channel * 0.35) : 0
      glow.data[index + channel] =
        spill * (bloom + (channel === 0 ? halation : channel === 1 ? halation * 0.3 : 0)) + tint
    }
  }
  addEnlarged(raster, glow)
}

/** Adds a smaller raster over a larger one, enlarged with bilinear sampling. */
export function addEnlarged(raster: Raster, glow: Raster, strength = 1): void {
  const { width, height, data } = raster
  const rowLength = glow.width * 3
  const row = new Float32Array(rowLength + 3)
  for (let y = 0, to = 0; y < height; y++) {
    const atY = clamp(((y + 0.5) * glow.height) / height - 0.5, 0, glow.height - 1)
    const top = Math.floor(atY)
    const lower = Math.min(glow.height - 1, top + 1)
    const down = atY - top
    for (let index = 0; index < rowLength; index++) {
      const first = glow.data[top * rowLength + index]!
      row[index] = (first + (glow.data[lower * rowLength + index]! - first) * down) * strength
    }
    row.copyWithin(rowLength, rowLength - 3, rowLength)
    for (let x = 0; x < width; x++, to += 3) {
      const atX = clamp(((x + 0.5) * glow.width) / width - 0.5, 0, glow.width - 1)
      const left = Math.floor(atX)
      const across = atX - left
      const from = left * 3
      data[to]! += row[from]! + (row[from + 3]! - row[from]!) * across
      data[to + 1]! += row[from + 1]! + (row[from + 4]! - row[from + 1]!) * across
      data[to + 2]! += row[from + 2]! + (row[from + 5]! - row[from + 2]!) * across
    }
  }
}

/** A copy with its own data. */
function copyRaster(raster: Raster): Raster {
  return { width: raster.width, height: raster.height, data: raster.data.slice() }
}

function keepBright(raster: Raster, threshold: number): Raster {
  const { data } = raster
  for (let index = 0; index < data.length; index += 3) {
    const brightness = data[index]! * 0.3 + data[index + 1]! * 0.59 + data[index + 2]! * 0.11
    const share = clamp((brightness - threshold) / (1.02 - threshold), 0, 1.6)
    data[index]! *= share
    data[index + 1]! *= share
    data[index + 2]! *= share
  }
  return raster
}

function gradeInto(target: Uint8ClampedArray, raster: Raster, random: Random, options: FinishOptions): void {
  const { width, height, data } = raster
  const { saturation = 1, grain = 0.012, fringe = 0, vignette = 0 } = options
  const curves = [0, 1, 2].map((channel) => toneCurve(channel, options))
  const [redCurve, greenCurve, blueCurve] = curves as [Float32Array, Float32Array, Float32Array]
  const unit = unitOf(raster)
  const noise = grainTile(random, (options.grainSize ?? 1.3) * (unit / 1024))
  const shade = vignetteTable(vignette)
  const edgeX = 1 / width
  const shifts = fringeColumns(width, (fringe * unit) / 1024)
  const toStep = curveSteps / curveRange
  for (let y = 0, to = 0; y < height; y++) {
    const down = ((y + 0.5) / height - 0.5) * 2
    const row = y * width * 3
    // Every tile row starts at another offset, so that no pattern repeats down the picture.
    const grainRow = (y % grainTileSize) * grainTileSize
    const grainStart = (Math.floor(y / grainTileSize) * 197) % grainTileSize
    for (let x = 0; x < width; x++, to += 4) {
      const at = row + x * 3
      const shift = shifts[x]!
      const red = data[at + shift]!
      const green = data[at + 1]!
      const blue = data[at + 2 - shift]!
      const across = ((x + 0.5) * edgeX - 0.5) * 2
      const light = shade[Math.min(255, ((across * across * 0.8 + down * down) * 140) | 0)]!
      const gray = red * 0.3 + green * 0.59 + blue * 0.11
      const speck =
        noise[grainRow + ((x + grainStart) & (grainTileSize - 1))]! *
        grain *
        (1.2 - Math.min(1, gray) * 0.75) *
        255
      target[to] = readCurve(redCurve, (gray + (red - gray) * saturation) * light * toStep) + speck
      target[to + 1] = readCurve(greenCurve, (gray + (green - gray) * saturation) * light * toStep) + speck
      target[to + 2] = readCurve(blueCurve, (gray + (blue - gray) * saturation) * light * toStep) + speck
      target[to + 3] = 255
    }
  }
}

function readCurve(curve: Float32Array, at: number): number {
  return curve[at < 0 ? 0 : at >= curveSteps ? curveSteps - 1 : at | 0]!
}

/** Contrast around the pivot, gain, lift, then a soft shoulder so that lights roll off instead of clipping. */
function toneCurve(channel: number, options: FinishOptions): Float32Array {
  const { contrast = 1, pivot = 0.42, lift = [0, 0, 0], gain = [1, 1, 1] } = options
  const curve = new Float32Array(curveSteps)
  for (let step = 0; step < curveSteps; step++) {
    let value = (step / curveSteps) * curveRange
    value = ((value - pivot) * contrast + pivot) * gain[channel]!
    value += lift[channel]! * (1 - clamp(value))
    if (value > 0.78) value = 0.78 + (1 - Math.exp(-(value - 0.78) / 0.27)) * 0.22
    curve[step] = Math.max(0, value) * 255
  }
  return curve
}

function vignetteTable(strength: number): Float32Array {
  return Float32Array.from(
    { length: 256 },
    (_, index) => 1 - strength * smoothStep(0.3, 1.55, Math.sqrt(index / 140)),
  )
}

function fringeColumns(width: number, pixels: number): Int32Array {
  return Int32Array.from({ length: width }, (_, x) => {
    const wanted = Math.round(((x + 0.5) / width - 0.5) * 2 * pixels)
    return clamp(wanted, -Math.min(x, width - 1 - x), Math.min(x, width - 1 - x)) * 3
  })
}

function grainTile(random: Random, size: number): Float32Array {
  const count = grainTileSize * grainTileSize
  const tile = new Float32Array(count)
  const stream = random.fork('grain')
  for (let index = 0; index < count; index++)
    tile[index] = (stream.next() + stream.next() + stream.next() - 1.5) * 2
  if (size <= 1.05) return tile
  // Averaging neighbors makes larger specks; the sum is rescaled so that the strength stays the same.
  const reach = Math.min(3, Math.round(size))
  const soft = new Float32Array(count)
  const mask = grainTileSize - 1
  const share = 0.62 / Math.sqrt(reach + 1)
  for (let y = 0; y < grainTileSize; y++) {
    for (let x = 0; x < grainTileSize; x++) {
      let sum = tile[y * grainTileSize + x]!
      for (let step = 1; step <= reach; step++) {
        sum +=
          tile[y * grainTileSize + ((x + step) & mask)]! * 0.6 +
          tile[((y + step) & mask) * grainTileSize + x]! * 0.6
      }
      soft[y * grainTileSize + x] = sum * share
    }
  }
  return soft
}
