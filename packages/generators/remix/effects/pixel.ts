import type { Pixels } from '@vivify/timeline/ports'
import { parseColor } from '../../image/raster/color.ts'
import { clusterColors, nearestColor, type Cluster } from '../color/analysis.ts'
import { writeOklab, writeOklabOfBytes, writeRgb } from '../color/oklab.ts'
import { averagePixels, createPixels, edgesOf } from '../pixels.ts'
import type { PaintEffect } from './effect.ts'

/** Thresholds of an 8 × 8 ordered dither, -0.5 to 0.5, whose pattern resembles old screens. */
const bayer = Float32Array.from({ length: 64 }, (_, index) => {
  const x = index % 8
  const y = index >> 3
  let value = 0
  for (let bit = 0; bit < 3; bit++) {
    const across = (x >> bit) & 1
    const down = (y >> bit) & 1
    value += ((across ^ down) * 2 + down) * 4 ** (2 - bit)
  }
  return (value + 0.5) / 64 - 0.5
})

/** Square cells, each in one color of a small palette. The number of cells is fixed, so every size looks the same. */
export const paintPixel: PaintEffect = (pixels, settings) => {
  const { width, height } = pixels
  const cells = Math.min(settings.param('cells'), Math.max(width, height))
  const side = Math.max(width, height) / cells
  const across = Math.max(1, Math.round(width / side))
  const down = Math.max(1, Math.round(height / side))
  const small = crispen(averagePixels(pixels, across, down))
  const palette =
    settings.colors.length > 0
      ? labTriples(settings.colors)
      : ownTriples(clusterColors(small, Math.round(settings.param('levels'))))
  quantize(small, palette, settings.param('dither'))
  return enlarge(small, pixels, settings.param('gap'))
}

/** Makes colors slightly crisper than the plain mean, as a pixel artist would. */
function crispen(pixels: Pixels): Pixels {
  const { width, height, data } = pixels
  const result = createPixels(width, height)
  for (let y = 0, to = 0; y < height; y++) {
    const up = y > 0 ? -width * 4 : 0
    const down = y < height - 1 ? width * 4 : 0
    for (let x = 0; x < width; x++, to += 4) {
      const left = x > 0 ? -4 : 0
      const right = x < width - 1 ? 4 : 0
      for (let channel = to; channel < to + 3; channel++) {
        const around =
          data[channel + up]! + data[channel + down]! + data[channel + left]! + data[channel + right]!
        result.data[channel] = data[channel]! * 1.7 - around * 0.175
      }
      result.data[to + 3] = data[to + 3]!
    }
  }
  return result
}

function labTriples(colors: readonly string[]): Float32Array {
  const triples = new Float32Array(colors.length * 3)
  for (const [index, color] of colors.entries()) writeOklab(...parseColor(color), triples, index * 3)
  return triples
}

/** Mean colors are duller than the colors they represent, so a palette may be bolder. */
function ownTriples(clusters: readonly Cluster[]): Float32Array {
  const triples = new Float32Array(clusters.length * 3)
  for (const [index, cluster] of clusters.entries()) {
    triples.set([cluster.lightness, cluster.a * 1.15, cluster.b * 1.15], index * 3)
  }
  return triples
}

/** Replaces each color by one of the palette, or by a dithered pair that mixes to it. */
function quantize(pixels: Pixels, palette: Float32Array, dither: number): void {
  const { width, height, data } = pixels
  const lab = new Float32Array(3)
  const colors = new Float32Array(palette.length)
  for (let index = 0; index < palette.length; index += 3) {
    writeRgb(palette[index]!, palette[index + 1]!, palette[index + 2]!, colors, index)
  }
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 4) {
      writeOklabOfBytes(data[to]!, data[to + 1]!, data[to + 2]!, lab)
      const threshold = 0.5 + bayer[(y & 7) * 8 + (x & 7)]! * dither
      const from = dither > 0 ? ditheredColor(palette, lab, threshold) : nearestColor(palette, lab) * 3
      for (let channel = 0; channel < 3; channel++) data[to + channel] = colors[from + channel]! * 255
      data[to + 3] = data[to + 3]! < 96 ? 0 : 255
    }
  }
}

/** Index of the palette color to use: the nearest one, or the partner that mixes with it to the wanted color. */
function ditheredColor(palette: Float32Array, lab: Float32Array, threshold: number): number {
  const nearest = nearestColor(palette, lab) * 3
  let partner = nearest
  let share = 0
  let least = Number.POSITIVE_INFINITY
  for (let other = 0; other < palette.length; other += 3) {
    if (other === nearest) continue
    let along = 0
    let length = 0
    let own = 0
    for (let part = 0; part < 3; part++) {
      const step = palette[other + part]! - palette[nearest + part]!
      const offset = lab[part]! - palette[nearest + part]!
      along += step * offset
      length += step * step
      own += offset * offset
    }
    const at = Math.max(0, along / Math.max(length, 1e-6))
    // Pairs of distant colors flicker, so the cost grows with their distance.
    const cost = own - 2 * at * along + at * at * length + length * 0.06
    if (cost >= least) continue
    least = cost
    partner = other
    share = at
  }
  return share > threshold ? partner : nearest
}

/** Draws the cells at full size. Gaps are filled with a darker shade, and cells get a lit edge, like bricks. */
function enlarge(cells: Pixels, size: { width: number; height: number }, gap: number): Pixels {
  const { width, height } = size
  const result = createPixels(width, height)
  const columns = edgesOf(width, cells.width)
  const rows = edgesOf(height, cells.height)
  const side = width / cells.width
  const border = gap * 0.16 * side
  for (let row = 0; row < cells.height; row++) {
    for (let y = rows[row]!; y < rows[row + 1]!; y++) {
      const edgeY = Math.min(y + 0.5 - rows[row]!, rows[row + 1]! - y - 0.5)
      const isUpper = y + 0.5 - rows[row]! < side / 2
      for (let column = 0; column < cells.width; column++) {
        const from = (row * cells.width + column) * 4
        for (let x = columns[column]!; x < columns[column + 1]!; x++) {
          const to = (y * width + x) * 4
          const edge = Math.min(edgeY, x + 0.5 - columns[column]!, columns[column + 1]! - x - 0.5)
          const light = gap === 0 ? 1 : brickLight(edge, border, isUpper && edge === edgeY)
          for (let channel = 0; channel < 3; channel++) {
            result.data[to + channel] = cells.data[from + channel]! * light
          }
          result.data[to + 3] = cells.data[from + 3]!
        }
      }
    }
  }
  return result
}

function brickLight(edge: number, border: number, isUpper: boolean): number {
  const inside = Math.min(1, Math.max(0, edge - border + 0.5))
  const isRim = edge < border * 2 + 0.5
  const face = isRim ? (isUpper ? 1.12 : 0.93) : 1
  return 0.42 + (face - 0.42) * inside
}
