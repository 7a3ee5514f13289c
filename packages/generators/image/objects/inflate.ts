// Turns a flat mask into the height of a soft body. The membrane equation, laplace(u) = -1 inside and u = 0 on the rim,
// makes sqrt(4u) an exact half-sphere over a disc and a seamless cushion over anything else, without the ridges along
// the middle that distance transforms leave. (Inflation by Poisson equation as in "Repoussé", Joshi and Carr 2008.)

import { createPlane, type Plane } from '../raster/raster.ts'

/** Sweeps per level of the pyramid; the coarse levels carry the shape, so few are enough. */
const sweepCount = 10
const coarsestSweepCount = 60
const coarsestSize = 12
/** Over-relaxation of the sweeps; 2 would diverge. */
const relaxation = 1.55

/**
 * Solves the membrane over the part of a mask above one half. The result is in squared pixels of the mask: `sqrt(4 *
 * u)` is a height in pixels, and `-2 * gradient(u)` leans like the surface normal.
 */
export function inflateMask(mask: Plane): Plane {
  const levels: Plane[] = [mask]
  while (Math.min(levels.at(-1)!.width, levels.at(-1)!.height) > coarsestSize)
    levels.push(halveMask(levels.at(-1)!))
  let solved: Plane | undefined
  for (let level = levels.length - 1; level >= 0; level--) {
    const current = levels[level]!
    const heights = solved ? enlargeHeights(solved, current) : createPlane(current.width, current.height)
    relax(heights, current, solved ? sweepCount : coarsestSweepCount)
    solved = heights
  }
  return solved!
}

function halveMask(mask: Plane): Plane {
  const half = createPlane(Math.ceil(mask.width / 2), Math.ceil(mask.height / 2))
  for (let y = 0; y < half.height; y++) {
    const upper = y * 2 * mask.width
    const lower = Math.min(mask.height - 1, y * 2 + 1) * mask.width
    for (let x = 0; x < half.width; x++) {
      const left = x * 2
      const right = Math.min(mask.width - 1, left + 1)
      const sum =
        mask.data[upper + left]! +
        mask.data[upper + right]! +
        mask.data[lower + left]! +
        mask.data[lower + right]!
      half.data[y * half.width + x] = sum / 4
    }
  }
  return half
}

/**
 * Enlarges the heights to a level with twice the pixels per side; values in squared pixels grow by a factor of four.
 */
function enlargeHeights(coarse: Plane, mask: Plane): Plane {
  const fine = createPlane(mask.width, mask.height)
  for (let y = 0, index = 0; y < fine.height; y++) {
    const row = (y >> 1) * coarse.width
    for (let x = 0; x < fine.width; x++, index++) {
      if (mask.data[index]! >= 0.5) fine.data[index] = coarse.data[row + (x >> 1)]! * 4
    }
  }
  return fine
}

function relax(heights: Plane, mask: Plane, sweeps: number): void {
  const { width, height, data } = heights
  const inside = mask.data
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let y = 0, index = 0; y < height; y++) {
      const hasAbove = y > 0
      const hasBelow = y < height - 1
      for (let x = 0; x < width; x++, index++) {
        if (inside[index]! < 0.5) continue
        const sum =
          (x > 0 ? data[index - 1]! : 0) +
          (x < width - 1 ? data[index + 1]! : 0) +
          (hasAbove ? data[index - width]! : 0) +
          (hasBelow ? data[index + width]! : 0)
        data[index]! += ((sum + 1) / 4 - data[index]!) * relaxation
      }
    }
  }
}
