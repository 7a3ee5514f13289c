// Grain and paper as tiles whose size follows the picture's, so that a preview shows the grain of the export.

import { createRandom } from '@vivify/contract/random'
import { createNoise } from '../../image/raster/noise.ts'

const tileSide = 512
/** Grains along the picture's unit. */
const grainsPerUnit = 900

/** A repeating texture, about -1 to 1. */
export interface Texture {
  /** Values of an output row; overwritten by the next call. */
  read(y: number): Float32Array
}

/** The latest tiles, because a preview is drawn again and again with the same seed. */
const tiles = new Map<string, Float32Array>()
const maxTiles = 6

function remember(name: string, make: () => Float32Array): Float32Array {
  const known = tiles.get(name)
  if (known) return known
  const tile = make()
  if (tiles.size >= maxTiles) tiles.delete(tiles.keys().next().value!)
  tiles.set(name, tile)
  return tile
}

/** Film grain: soft random specks. `size` is in grains; 1 is the finest that a preview can show. */
export function createGrain(seed: number, width: number, unit: number, size = 1): Texture {
  return readTile(
    remember(`grain ${seed}`, () => makeGrain(seed)),
    width,
    unit,
    size,
  )
}

/** Paper lit from the top left: fine texture, soft unevenness and fibers. */
export function createPaper(seed: number, width: number, unit: number): Texture {
  return readTile(
    remember(`paper ${seed}`, () => makePaper(seed)),
    width,
    unit,
    1.4,
  )
}

function makeGrain(seed: number): Float32Array {
  const random = createRandom(seed)
  const raw = Float32Array.from(
    { length: tileSide ** 2 },
    () => random.next() + random.next() + random.next() - 1.5,
  )
  const tile = new Float32Array(tileSide ** 2)
  for (let y = 0, at = 0; y < tileSide; y++) {
    const up = ((y + tileSide - 1) % tileSide) * tileSide
    const low = ((y + 1) % tileSide) * tileSide
    for (let x = 0; x < tileSide; x++, at++) {
      const left = (x + tileSide - 1) % tileSide
      const right = (x + 1) % tileSide
      const row = y * tileSide
      tile[at] = raw[at]! * 0.9 + (raw[row + left]! + raw[row + right]! + raw[up + x]! + raw[low + x]!) * 0.35
    }
  }
  return tile
}

function makePaper(seed: number): Float32Array {
  const random = createRandom(seed)
  const noise = createNoise(random)
  const heights = new Float32Array(tileSide ** 2)
  for (let y = 0, at = 0; y < tileSide; y++) {
    // Folded, so that the tile repeats without a seam.
    const foldedY = Math.abs(y - tileSide / 2) / 5
    for (let x = 0; x < tileSide; x++, at++) {
      const foldedX = Math.abs(x - tileSide / 2) / 5
      heights[at] = noise.fbm(foldedX, foldedY, 3, 0.6) + random.next() * 0.55
    }
  }
  const tile = new Float32Array(tileSide ** 2)
  for (let y = 0, at = 0; y < tileSide; y++) {
    const up = ((y + tileSide - 1) % tileSide) * tileSide
    for (let x = 0; x < tileSide; x++, at++) {
      tile[at] = (heights[at]! - heights[up + ((x + tileSide - 1) % tileSide)]!) * 1.2
    }
  }
  return tile
}

function readTile(tile: Float32Array, width: number, unit: number, size: number): Texture {
  const row = new Float32Array(width)
  const step = grainsPerUnit / unit / size
  // A grain smaller than a pixel is averaged away; a preview keeps part of it, as the eye does.
  const strength = step > 1 ? 1 / Math.sqrt(step) : 1
  const mask = tileSide - 1
  // A large export shows single grains; finer ones on top keep them from looking like soft squares.
  const fineShare = step < 0.7 ? 0.6 : 0
  const fineStep = step * 2.3
  return {
    read(y) {
      const atY = y * step
      const top = Math.floor(atY)
      const down = step < 1 ? atY - top : 0
      const first = (top & mask) * tileSide
      const second = ((top + 1) & mask) * tileSide
      const fineRow = (Math.floor(y * fineStep) & mask) * tileSide
      for (let x = 0; x < width; x++) {
        const atX = x * step
        const left = Math.floor(atX)
        const across = step < 1 ? atX - left : 0
        const column = left & mask
        const next = (left + 1) & mask
        const high = tile[first + column]! + (tile[first + next]! - tile[first + column]!) * across
        const low = tile[second + column]! + (tile[second + next]! - tile[second + column]!) * across
        const coarse = high + (low - high) * down
        const fine = fineShare === 0 ? 0 : tile[fineRow + (Math.floor(x * fineStep) & mask)]! * fineShare
        row[x] = (coarse + fine) * strength
      }
      return row
    },
  }
}
