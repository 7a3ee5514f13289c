import type { Random } from '@vivify/contract/random'
import type { Studio } from '@vivify/timeline/ports'
import { createRamp, mixOklab, shiftColor, type Color, type Ramp } from '../../raster/color.ts'
import type { Noise } from '../../raster/noise.ts'
import type { Raster } from '../../raster/raster.ts'
import { smoothStep } from '../../raster/scalar.ts'

/** Shared input of all families of abstract pictures. */
export interface AbstractStage {
  readonly width: number
  readonly height: number
  /** Pixels per design unit: 1 for a 1024 × 1792 picture. */
  readonly unit: number
  readonly random: Random
  readonly noise: Noise
  /** Dark to light; the fourth is the accent. */
  readonly colors: readonly Color[]
  readonly studio: Studio
}

/** Reads the color of a ramp into `target` at three floats from `index`. */
export function readRamp(ramp: Ramp, at: number, target: Float32Array | number[], index: number): void {
  const step = (at <= 0 ? 0 : at >= 1 ? ramp.steps - 1 : (at * (ramp.steps - 1)) | 0) * 3
  target[index] = ramp.data[step]!
  target[index + 1] = ramp.data[step + 1]!
  target[index + 2] = ramp.data[step + 2]!
}

/** A ramp through a palette in an order that varies with the seed, always from deep to bright. */
export function varyRamp(colors: readonly Color[], random: Random): Ramp {
  const [dark, deep, middle, accent, light] = colors as [Color, Color, Color, Color, Color]
  const turn = random.between(-0.18, 0.18)
  const orders: readonly (readonly Color[])[] = [
    [dark, deep, middle, accent, light],
    [dark, deep, accent, light],
    [deep, middle, mixOklab(middle, accent, 0.5), accent],
    [dark, mixOklab(deep, accent, 0.35), middle, light],
    [dark, deep, middle, light],
  ]
  return createRamp(random.pick(orders).map((color) => shiftColor(color, { hueRadians: turn, chroma: 1.08 })))
}

/** Dims the caption band so that white text is readable on it; the edges of the band are soft. */
export function calmCaptionBand(raster: Raster, strength: number): void {
  const { width, height, data } = raster
  for (let y = 0; y < height; y++) {
    const at = y / height
    const share = smoothStep(0.38, 0.56, at) * smoothStep(0.86, 0.68, at)
    if (share === 0) continue
    const factor = 1 - strength * share
    for (let index = y * width * 3; index < (y + 1) * width * 3; index++) data[index]! *= factor
  }
}
