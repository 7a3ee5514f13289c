// Finds a product's own colors, from which its scene is painted.

import type { Pixels } from '@vivify/timeline/ports'
import { fromOklab, lightnessOf, toOklab, type Color } from '../image/raster/color.ts'

/** A color of the product and the share (0 to 1) of its surface. */
export interface Swatch {
  readonly color: Color
  readonly share: number
}

/** Properties of the product that a scene is colored by. */
export interface AdPalette {
  /** Largest first; at most six. */
  readonly swatches: readonly Swatch[]
  /** The color that people would call the product by: large and, if possible, not gray. */
  readonly dominant: Color
  /** A second color, unlike the dominant one; the same when the product has only one. */
  readonly accent: Color
  /** True when the product is nearly white all over and needs a darker scene. */
  readonly isPale: boolean
  /** True when the product is nearly black all over and needs a light scene or an edge light. */
  readonly isDark: boolean
}

const clusterCount = 6
const maxSamples = 6000
const rounds = 8

/** Groups the opaque pixels in OKLab. A picture without opaque pixels gives a middle gray. */
export function readPalette(pixels: Pixels): AdPalette {
  const samples = sampleOklab(pixels)
  if (samples.length === 0) return paletteOf([{ color: [0.5, 0.5, 0.5], share: 1 }])
  return paletteOf(
    cluster(samples)
      .filter((group) => group.share > 0.015)
      .toSorted((first, second) => second.share - first.share),
  )
}

/**
 * A palette without a picture, from a brand's colors with the first one as the dominant color. Throws RangeError for an
 * empty list.
 */
export function paletteFrom(colors: readonly Color[]): AdPalette {
  if (colors.length === 0) throw new RangeError('A palette needs a color')
  return { ...paletteOf(colors.map((color) => ({ color, share: 1 / colors.length }))), dominant: colors[0]! }
}

function paletteOf(swatches: readonly Swatch[]): AdPalette {
  const dominant = findDominant(swatches)
  const accent = swatches.reduce((best, swatch) =>
    accentWeight(swatch, dominant) > accentWeight(best, dominant) ? swatch : best,
  )
  const lightness = swatches.reduce((sum, { color, share }) => sum + lightnessOf(color) * share, 0)
  const whole = swatches.reduce((sum, { share }) => sum + share, 0)
  return {
    swatches,
    dominant: dominant.color,
    accent: accent.color,
    isPale: lightness / whole > 0.84,
    isDark: lightness / whole < 0.32,
  }
}

/**
 * Picks the strongest family of hues, then its largest vivid member, because light and shade split one color into
 * several.
 */
function findDominant(swatches: readonly Swatch[]): Swatch {
  const familyOf = (swatch: Swatch): number =>
    swatches.reduce((sum, other) => sum + (isSameHue(swatch.color, other.color) ? weightOf(other) : 0), 0)
  const strength = swatches.map((swatch) => familyOf(swatch) * 10 + weightOf(swatch))
  return swatches[strength.indexOf(Math.max(...strength))]!
}

function isSameHue(first: Color, second: Color): boolean {
  const [, a, b] = toOklab(first)
  const [, c, d] = toOklab(second)
  const along = (a * c + b * d) / (Math.hypot(a, b) * Math.hypot(c, d) || 1)
  return first === second || (along > 0.88 && chromaOf(first) > 0.02 && chromaOf(second) > 0.02)
}

/** Colorful areas count for more than gray ones of the same size, because caps and shadows do not name a product. */
function weightOf({ color, share }: Swatch): number {
  return share * (0.06 + chromaOf(color))
}

function accentWeight(swatch: Swatch, dominant: Swatch): number {
  const [first, second] = [toOklab(swatch.color), toOklab(dominant.color)]
  const apart = Math.hypot(first[0] - second[0], (first[1] - second[1]) * 2, (first[2] - second[2]) * 2)
  return Math.sqrt(swatch.share) * (0.04 + chromaOf(swatch.color)) * apart
}

/** How far a color is from gray; vivid ones reach about 0.25. */
export function chromaOf(color: Color): number {
  const [, a, b] = toOklab(color)
  return Math.hypot(a, b)
}

function sampleOklab({ width, height, data }: Pixels): Color[] {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / maxSamples)))
  const samples: Color[] = []
  for (let y = step >> 1; y < height; y += step) {
    for (let x = step >> 1; x < width; x += step) {
      const at = (y * width + x) * 4
      if (data[at + 3]! < 230) continue
      samples.push(toOklab([data[at]! / 255, data[at + 1]! / 255, data[at + 2]! / 255]))
    }
  }
  return samples
}

/** Lloyd's k-means, seeded with samples as far apart as possible, so that it needs no random start. */
function cluster(samples: readonly Color[]): Swatch[] {
  const centers: Color[] = [meanOf(samples)]
  const nearest = samples.map((sample) => distance(sample, centers[0]!))
  while (centers.length < clusterCount) {
    const farthest = nearest.indexOf(Math.max(...nearest))
    if (nearest[farthest]! < 0.0009) break
    centers.push(samples[farthest]!)
    samples.forEach((sample, index) => {
      nearest[index] = Math.min(nearest[index]!, distance(sample, samples[farthest]!))
    })
  }
  let groups: Color[][] = []
  for (let round = 0; round < rounds; round++) {
    groups = centers.map(() => [])
    for (const sample of samples) {
      const distances = centers.map((center) => distance(sample, center))
      groups[distances.indexOf(Math.min(...distances))]!.push(sample)
    }
    groups.forEach((group, index) => {
      if (group.length > 0) centers[index] = meanOf(group)
    })
  }
  return groups.map((group, index) => ({
    color: clampColor(fromOklab(centers[index]!)),
    share: group.length / samples.length,
  }))
}

function meanOf(colors: readonly Color[]): Color {
  const sum = [0, 0, 0]
  for (const color of colors) for (let index = 0; index < 3; index++) sum[index]! += color[index]!
  return [sum[0]! / colors.length, sum[1]! / colors.length, sum[2]! / colors.length]
}

function distance(first: Color, second: Color): number {
  const [lightness, a, b] = [first[0] - second[0], first[1] - second[1], first[2] - second[2]]
  // Hue separates colors better than lightness, which also varies on one thing.
  return lightness * lightness * 0.6 + (a * a + b * b) * 2.4
}

function clampColor(color: Color): Color {
  const [red, green, blue] = color.map((channel) => Math.min(1, Math.max(0, channel)))
  return [red!, green!, blue!]
}
