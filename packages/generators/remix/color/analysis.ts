// Analyzes a picture's colors from a thumbnail of fixed size, so that a preview and an export agree.

import { createRandom } from '@vivify/contract/random'
import type { Pixels } from '@vivify/timeline/ports'
import { shrinkPixels } from '../pixels.ts'
import { writeOklabOfBytes, writeRgb } from './oklab.ts'

const thumbnailSide = 96

/** A group of similar colors in OKLab; `share` is its share of the picture, 0 to 1. */
export interface Cluster {
  readonly lightness: number
  readonly a: number
  readonly b: number
  readonly share: number
}

/** OKLab triples of a thumbnail; nearly transparent pixels are left out. */
function sampleOklab(pixels: Pixels): Float32Array {
  const small = shrinkPixels(pixels, thumbnailSide)
  const samples = new Float32Array(small.width * small.height * 3)
  let count = 0
  for (let index = 0; index < small.data.length; index += 4) {
    if (small.data[index + 3]! < 24) continue
    writeOklabOfBytes(small.data[index]!, small.data[index + 1]!, small.data[index + 2]!, samples, count)
    count += 3
  }
  return count === 0 ? new Float32Array([0.5, 0, 0]) : samples.subarray(0, count)
}

/** Lightness at the given shares of the sorted picture, such as 0.02 and 0.98. */
export function lightnessAt(pixels: Pixels, shares: readonly number[]): number[] {
  const samples = sampleOklab(pixels)
  const sorted = new Float32Array(samples.length / 3)
  for (let index = 0; index < sorted.length; index++) sorted[index] = samples[index * 3]!
  sorted.sort()
  return shares.map((share) => sorted[Math.round(share * (sorted.length - 1))]!)
}

/** The colors of a picture, dark to light, found by k-means; fewer than `count` when the picture has fewer. */
export function clusterColors(pixels: Pixels, count: number, seed = 1): Cluster[] {
  const samples = sampleOklab(pixels)
  const centers = chooseCenters(samples, count, seed)
  const found = centers.length / 3
  const owners = new Uint8Array(samples.length / 3)
  const sums = new Float64Array(found * 4)
  for (let round = 0; round < 14; round++) {
    sums.fill(0)
    let moved = 0
    for (let index = 0; index < owners.length; index++) {
      const owner = nearestColor(centers, samples, index * 3)
      if (owners[index] !== owner) moved++
      owners[index] = owner
      sums[owner * 4]! += samples[index * 3]!
      sums[owner * 4 + 1]! += samples[index * 3 + 1]!
      sums[owner * 4 + 2]! += samples[index * 3 + 2]!
      sums[owner * 4 + 3]!++
    }
    for (let center = 0; center < found; center++) {
      const size = sums[center * 4 + 3]!
      if (size === 0) continue
      for (let part = 0; part < 3; part++) centers[center * 3 + part] = sums[center * 4 + part]! / size
    }
    if (moved === 0) break
  }
  return Array.from({ length: found }, (_, center) => ({
    lightness: centers[center * 3]!,
    a: centers[center * 3 + 1]!,
    b: centers[center * 3 + 2]!,
    share: sums[center * 4 + 3]! / owners.length,
  }))
    .filter((cluster) => cluster.share > 0)
    .sort((first, second) => first.lightness - second.lightness)
}

/** k-means++: each new center is probably far from the others, so that small bright accents are found. */
function chooseCenters(samples: Float32Array, count: number, seed: number): Float32Array {
  const random = createRandom(seed)
  const total = samples.length / 3
  const centers: number[] = []
  const distances = new Float32Array(total).fill(Number.POSITIVE_INFINITY)
  let next = random.integer(0, total - 1)
  while (centers.length < count * 3) {
    const [lightness, a, b] = [samples[next * 3]!, samples[next * 3 + 1]!, samples[next * 3 + 2]!]
    centers.push(lightness, a, b)
    let sum = 0
    for (let index = 0; index < total; index++) {
      const distance = colorDistance(samples, index * 3, lightness, a, b)
      if (distance < distances[index]!) distances[index] = distance
      sum += distances[index]!
    }
    if (sum < 1e-6) break
    let left = random.next() * sum
    next = 0
    while (next < total - 1 && (left -= distances[next]!) > 0) next++
  }
  return Float32Array.from(centers)
}

// Chroma counts more than lightness: a red flower must not be grouped with green leaves that are equally dark.
function colorDistance(colors: Float32Array, at: number, lightness: number, a: number, b: number): number {
  const light = colors[at]! - lightness
  const green = colors[at + 1]! - a
  const blue = colors[at + 2]! - b
  return light * light + (green * green + blue * blue) * 2.5
}

/** Index of the nearest of some OKLab triples to the one in `lab` at `from`. */
export function nearestColor(colors: Float32Array, lab: Float32Array, from = 0): number {
  const lightness = lab[from]!
  const a = lab[from + 1]!
  const b = lab[from + 2]!
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < colors.length; index += 3) {
    const distance = colorDistance(colors, index, lightness, a, b)
    if (distance >= least) continue
    least = distance
    best = index
  }
  return best / 3
}

/** The main colors of a picture as `#rrggbb`, dark to light, for use as a palette of another picture. */
export function paletteOf(pixels: Pixels, count = 6): string[] {
  const color = new Float32Array(3)
  return clusterColors(pixels, count).map((cluster) => {
    writeRgb(cluster.lightness, cluster.a, cluster.b, color)
    return `#${Array.from(color, (channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    ).join('')}`
  })
}
