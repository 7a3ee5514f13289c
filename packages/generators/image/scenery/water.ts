import { createPlane, fillPlane, samplePlane, type Plane } from '../raster/raster.ts'
import { clamp, smoothStep } from '../raster/scalar.ts'
import type { Stage } from './stage.ts'

export interface WaterOptions {
  /** From 0 (a mirror) to 1 (open sea). */
  readonly roughness: number
  /** Share of light reflected when looking straight down; grazing light is always reflected. */
  readonly clarity?: number
  /** Something standing in the water: its shape and the row of its foot. */
  readonly standing?: { readonly mask: Plane; readonly foot: number } | undefined
}

/** Reflects everything above the water in it, with ripples and a path of light under the sun. */
export function paintWater(stage: Stage, water: Plane, options: WaterOptions): void {
  const { width, height, raster, light, horizon, unit } = stage
  const { data } = raster
  const source = data.slice()
  const shores = findShores(water)
  const ripples = createRipples(stage, options.roughness)
  const deep = light.near
  const { standing } = options
  const reach = height - horizon
  for (let y = Math.max(0, Math.floor(horizon)); y < height; y++) {
    const depth = (y - horizon) / reach
    const sway = (0.0035 + depth * 0.05) * options.roughness * unit + depth * unit * 0.004
    const mirror = 0.88 - depth * (0.34 + (1 - (options.clarity ?? 0.6)) * 0.3)
    const pathWidth = unit * (0.03 + depth * (0.1 + options.roughness * 0.16))
    for (let x = 0; x < width; x++) {
      const share = water.data[y * width + x]! * (1 - (standing?.mask.data[y * width + x] ?? 0))
      if (share <= 0) continue
      const ripple = samplePlane(ripples, x / 2, (y - horizon) / 2)
      const shore = shores[y * width + x]!
      const mirroredY = clamp(
        2 * shore - y * 1 + ripple * sway * 1.5 - depth * unit * 0.02,
        0,
        shore > 0 ? shore - 1 : 0,
      )
      const mirroredX = clamp(x + ripple * sway * 0.35, 0, width - 1)
      let from = (mirroredY | 0) * width + (mirroredX | 0)
      if (standing !== undefined && y >= standing.foot) {
        const standingY = clamp(2 * standing.foot - y + ripple * sway, 0, height - 1) | 0
        const standingIndex = standingY * width + (mirroredX | 0)
        if (standing.mask.data[standingIndex]! > 0.5) from = standingIndex
      }
      from *= 3
      const at = (y * width + x) * 3
      const aside = (x - stage.sunX + ripple * sway * 1.2) / pathWidth
      const glint =
        Math.exp(-aside * aside * 0.6) *
        smoothStep(0.02, 0.42, ripple + 0.12 - depth * 0.1) *
        (0.95 - depth * 0.5) *
        light.glow
      const crest = 1 + ripple * (0.1 + options.roughness * 0.28)
      for (let channel = 0; channel < 3; channel++) {
        const seen = source[from + channel]! * mirror * crest + deep[channel]! * (1 - mirror)
        const value = seen + light.sun[channel]! * glint * 0.7
        data[at + channel]! += (value - data[at + channel]!) * share
      }
    }
  }
}

/** For every water pixel, the row of the nearest shore (or horizon) above it in the same column. */
function findShores(water: Plane): Int32Array {
  const { width, height, data } = water
  const shores = new Int32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x
      if (data[index]! <= 0) continue
      shores[index] = y > 0 && data[index - width]! > 0 ? shores[index - width]! : y
    }
  }
  smoothShores(shores, width, height)
  return shores
}

// Smooths the shores, because a ragged shore would give ragged columns in the reflection.
function smoothShores(shores: Int32Array, width: number, height: number): void {
  const reach = Math.max(2, Math.round(width / 200))
  const sums = new Float64Array(width + 1)
  const counts = new Int32Array(width + 1)
  for (let y = 0; y < height; y++) {
    const start = y * width
    for (let x = 0; x < width; x++) {
      const shore = shores[start + x]!
      sums[x + 1] = sums[x]! + shore
      counts[x + 1] = counts[x]! + (shore > 0 ? 1 : 0)
    }
    for (let x = 0; x < width; x++) {
      if (shores[start + x] === 0) continue
      const first = Math.max(0, x - reach)
      const last = Math.min(width, x + reach + 1)
      shores[start + x] = Math.round((sums[last]! - sums[first]!) / (counts[last]! - counts[first]!))
    }
  }
}

/** Ripples in perspective at half size: rows from the horizon down. */
function createRipples(stage: Stage, roughness: number): Plane {
  const { width, height, horizon, noise, unit } = stage
  const plane = createPlane(Math.ceil(width / 2) + 1, Math.ceil((height - horizon) / 2) + 2)
  const middle = plane.width / 2
  const half = unit / 2
  return fillPlane(plane, (x, y) => {
    const down = (y + 1.5) / half
    const distance = 1 / (down + 0.012)
    const u = ((x - middle) / half) * distance
    // Long crests across the view; far rows are compressed by perspective alone.
    const v = distance * 5.5
    const octaves = down < 0.05 ? 2 : 3
    return (
      noise.fbm(u * 1.6 + 3, v * 2.1, octaves) * 1.1 +
      noise.fbm(u * 4.5 + 9, v * 6.2, 2) * (0.35 + roughness * 0.3) * smoothStep(0, 0.06, down)
    )
  })
}
