import { blurAcross, blurDown } from './box-blur.ts'
import type { Plane, Raster } from './raster.ts'

/**
 * Blurs in place with `passes` boxes of the given radius in pixels; three passes come close to a Gaussian of
 * standard deviation `radius`. Edges repeat. A vertical radius of 0 gives a streak.
 */
export function blurPlane(plane: Plane, radius: number, passes = 3, verticalRadius = radius): Plane {
  blurChannels(plane, 1, radius, verticalRadius, passes)
  return plane
}

/** Like `blurPlane`, for the three channels of a raster. */
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
  const shape = { width, height, channels }
  const acrossRadius = Math.min(Math.round(radiusX), width - 1)
  const downRadius = Math.min(Math.round(radiusY), height - 1)
  const spare = new Float32Array(data.length)
  for (let pass = 0; pass < passes; pass++) {
    if (acrossRadius > 0) {
      blurAcross(data, spare, shape, acrossRadius)
      data.set(spare)
    }
    if (downRadius > 0) {
      blurDown(data, spare, shape, downRadius)
      data.set(spare)
    }
  }
}
