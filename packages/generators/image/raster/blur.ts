import type { Plane, Raster } from './raster.ts'

/**
 * Blurs in place with `passes` boxes of the given radius in pixels; three passes come close to a Gaussian of
 * standard deviation `radius`. Edges repeat. A vertical radius of 0 gives a streak.
 */
export function blurPlane(plane: Plane, radius: number, passes = 3, verticalRadius = radius): Plane {
  blurChannels(plane, 1, radius, verticalRadius, passes)
  return plane
}

/** As `blurPlane`, for the three channels of a raster. */
export function blurRaster(raster: Raster, radius: number, passes = 3, verticalRadius = radius): Raster {
  blurChannels(raster, 3, radius, verticalRadius, passes)
  return raster
}

function blurChannels(
  image: Plane | Raster,
  channels: number,
  radiusX: number,
  radiusY: number,
  passes: number,
): void {
  const { width, height, data } = image
  const acrossRadius = Math.min(Math.round(radiusX), width - 1)
  const downRadius = Math.min(Math.round(radiusY), height - 1)
  const spare = new Float32Array(data.length)
  for (let pass = 0; pass < passes; pass++) {
    if (acrossRadius > 0) {
      blurRows(data, spare, width, height, channels, acrossRadius)
      data.set(spare)
    }
    if (downRadius > 0) {
      blurColumns(data, spare, width * channels, height, downRadius)
      data.set(spare)
    }
  }
}

function blurRows(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  channels: number,
  radius: number,
): void {
  const share = 1 / (radius * 2 + 1)
  const last = (width - 1) * channels
  for (let y = 0; y < height; y++) {
    for (let channel = 0; channel < channels; channel++) {
      const start = y * width * channels + channel
      let sum = from[start]! * (radius + 1)
      for (let x = 1; x <= radius; x++) sum += from[start + Math.min(last, x * channels)]!
      for (let x = 0; x < width; x++) {
        to[start + x * channels] = sum * share
        const entering = x + radius + 1 < width ? (x + radius + 1) * channels : last
        const leaving = x > radius ? (x - radius) * channels : 0
        sum += from[start + entering]! - from[start + leaving]!
      }
    }
  }
}

// Whole rows are summed at a time: walking down single columns would miss the cache at every step.
function blurColumns(
  from: Float32Array,
  to: Float32Array,
  rowLength: number,
  height: number,
  radius: number,
): void {
  const share = 1 / (radius * 2 + 1)
  const sums = new Float64Array(rowLength)
  for (let y = -radius; y <= radius; y++) {
    const start = Math.min(height - 1, Math.max(0, y)) * rowLength
    for (let x = 0; x < rowLength; x++) sums[x]! += from[start + x]!
  }
  for (let y = 0; y < height; y++) {
    const start = y * rowLength
    const entering = Math.min(height - 1, y + radius + 1) * rowLength
    const leaving = Math.max(0, y - radius) * rowLength
    for (let x = 0; x < rowLength; x++) {
      to[start + x] = sums[x]! * share
      sums[x]! += from[entering + x]! - from[leaving + x]!
    }
  }
}
