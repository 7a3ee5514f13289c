// A picture as a few flat areas with smooth outlines, independent of the size it is drawn at.

import type { Pixels } from '@vivify/timeline/ports'
import { parseColor } from '../../image/raster/color.ts'
import { clusterColors, nearestColor } from '../color/analysis.ts'
import { writeOklab, writeRgb } from '../color/oklab.ts'
import { unitOf } from '../pixels.ts'
import { blurField, createField, labFieldOf, reducePixels, type Field } from './field.ts'
import { smoothAreas } from './smooth-areas.ts'

/** Outlines are computed at this size (see `unitOf`) and enlarged. */
const workingUnit = 520

export interface Regions {
  /** For each pixel, how much it belongs to each area; the values add up to 1. */
  readonly members: Field
  /** Width of the transition from one area to the next, in pixels of `members`. */
  readonly passage: number
  /** Gamma-encoded colors, 0 to 1, three for each area, dark to light. */
  readonly colors: Float32Array
}

export interface RegionOptions {
  readonly count: number
  /** From 0 (follows every detail) to 1 (large round shapes). */
  readonly smoothness: number
  /** From 0 (the picture's colors) to 1 (bold colors). */
  readonly vivid: number
  /** Colors as `#rrggbb`; an empty list means the picture's own. */
  readonly colors: readonly string[]
}

/** Finds areas. With given colors, the picture is divided by lightness, so that they look like light and shade. */
export function findRegions(pixels: Pixels, options: RegionOptions): Regions {
  const small = reducePixels(pixels, workingUnit)
  const unit = unitOf(small)
  const lab = labFieldOf(small)
  raiseLocalContrast(lab, unit, 0.6 - options.smoothness * 0.5)
  blurField(lab, unit * (0.0003 + options.smoothness * 0.0035))
  smoothAreas(lab, unit * (0.006 + options.smoothness * 0.04), 0.1 + options.smoothness * 0.1)
  const areas = options.colors.length > 0 ? toneAreas(lab, options.colors) : ownAreas(small, lab, options)
  const members = createField(lab.width, lab.height, areas.count)
  for (let index = 0; index < areas.owners.length; index++) {
    members.data[index * areas.count + areas.owners[index]!] = 1
  }
  const radius = unit * (0.001 + options.smoothness * 0.0055)
  blurField(members, radius, 2)
  return { members, passage: radius * 2 + 1, colors: areas.colors }
}

/** Lightness relative to its surroundings; faces and skies of one tone would otherwise become one empty area. */
function raiseLocalContrast(lab: Field, unit: number, amount: number): void {
  const around = createField(lab.width, lab.height, 1)
  for (let index = 0; index < around.data.length; index++) around.data[index] = lab.data[index * 3]!
  blurField(around, unit * 0.05)
  for (let index = 0; index < around.data.length; index++) {
    lab.data[index * 3]! += (lab.data[index * 3]! - around.data[index]!) * amount
  }
}

interface Areas {
  readonly count: number
  readonly owners: Uint8Array
  readonly colors: Float32Array
}

function ownAreas(small: Pixels, lab: Field, options: RegionOptions): Areas {
  const clusters = clusterColors(small, options.count)
  const centers = new Float32Array(clusters.length * 3)
  const colors = new Float32Array(clusters.length * 3)
  const chroma = 1 + options.vivid * 0.5
  const darkest = clusters[0]!.lightness
  const range = Math.max(0.12, clusters.at(-1)!.lightness - darkest)
  for (const [index, { lightness, a, b }] of clusters.entries()) {
    centers.set([lightness, a, b], index * 3)
    // Mean colors are grayer and closer together than the colors they represent.
    const full = clusters.length === 1 ? lightness : 0.14 + ((lightness - darkest) / range) * 0.82
    const spread = lightness + (full - lightness) * options.vivid * 0.75
    writeRgb(spread, a * chroma, b * chroma, colors, index * 3)
  }
  const owners = new Uint8Array(lab.data.length / 3)
  for (let index = 0; index < owners.length; index++)
    owners[index] = nearestColor(centers, lab.data, index * 3)
  return { count: clusters.length, owners, colors }
}

/** Divides by lightness so that the steps look even and none is nearly empty. */
function toneAreas(lab: Field, given: readonly string[]): Areas {
  const count = given.length
  const total = lab.data.length / 3
  const tones = tellingTones(lab)
  const sorted = tones.slice().sort()
  const low = sorted[Math.round(0.02 * (total - 1))]!
  const high = sorted[Math.round(0.98 * (total - 1))]!
  const limits = Float32Array.from({ length: count - 1 }, (_, step) => {
    const share = (step + 1) / count
    const even = low + (high - low) * share
    return even * 0.45 + sorted[Math.round(share * (total - 1))]! * 0.55
  })
  const owners = new Uint8Array(total)
  for (let index = 0; index < total; index++) {
    let step = 0
    while (step < count - 1 && tones[index]! > limits[step]!) step++
    owners[index] = step
  }
  const colors = new Float32Array(count * 3)
  for (const [index, color] of sortByLightness(given).entries()) colors.set(parseColor(color), index * 3)
  return { count, owners, colors }
}

/**
 * Lightness plus a share of the color axis along which the picture varies most, so that a yellow sun on a green hill of
 * the same lightness gets another tone.
 */
function tellingTones(lab: Field): Float32Array {
  const { data } = lab
  const total = data.length / 3
  const means = [0, 0, 0]
  for (let at = 0; at < data.length; at++) means[at % 3]! += data[at]! / total
  let aa = 0
  let ab = 0
  let bb = 0
  for (let at = 0; at < data.length; at += 3) {
    const a = data[at + 1]! - means[1]!
    const b = data[at + 2]! - means[2]!
    aa += a * a
    ab += a * b
    bb += b * b
  }
  const angle = 0.5 * Math.atan2(2 * ab, aa - bb)
  // Warm colors look nearer, so they count as darker on any axis.
  const sign = Math.sin(angle) * 0.8 + Math.cos(angle) * 0.6 > 0 ? -1 : 1
  const x = Math.cos(angle) * sign
  const y = Math.sin(angle) * sign
  const tones = new Float32Array(total)
  for (let index = 0, at = 0; index < total; index++, at += 3) {
    tones[index] = data[at]! + ((data[at + 1]! - means[1]!) * x + (data[at + 2]! - means[2]!) * y) * 0.7
  }
  return tones
}

function sortByLightness(colors: readonly string[]): string[] {
  const lab = new Float32Array(3)
  return colors
    .map((color) => {
      writeOklab(...parseColor(color), lab)
      return { color, lightness: lab[0]! }
    })
    .sort((first, second) => first.lightness - second.lightness)
    .map((entry) => entry.color)
}
