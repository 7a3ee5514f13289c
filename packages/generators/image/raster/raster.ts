// Unfinished pictures as floats. Values are gamma-encoded sRGB as on screen (0 black, 1 white), so that canvas parts
// and computed parts mix alike; lights may exceed 1 until `finishRaster` compresses them.

import type { Pixels, Studio, Surface } from '@vivify/timeline/ports'

/** Interleaved red, green, blue; `data.length === width * height * 3`. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

/** One value per pixel: a mask, a height, a density. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

/** Makes a black raster. */
export function createRaster(width: number, height: number): Raster {
  return { width, height, data: new Float32Array(width * height * 3) }
}

/** Makes a plane of zeros. */
export function createPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) }
}

/** Fills a plane from a function of pixel coordinates. */
export function fillPlane(plane: Plane, valueAt: (x: number, y: number) => number): Plane {
  const { width, height, data } = plane
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) data[index] = valueAt(x, y)
  }
  return plane
}

/** Reads a surface; transparent parts appear premultiplied on black. */
export function rasterFromSurface(surface: Surface): Raster {
  const { width, height } = surface
  return rasterFromPixels(surface.getContext('2d').getImageData(0, 0, width, height))
}

/** Reads pixels; transparent parts appear premultiplied on black. */
export function rasterFromPixels(pixels: Pixels): Raster {
  const raster = createRaster(pixels.width, pixels.height)
  const { data } = raster
  const source = pixels.data
  for (let from = 0, to = 0; from < source.length; from += 4, to += 3) {
    const opacity = source[from + 3]! / 65025
    data[to] = source[from]! * opacity
    data[to + 1] = source[from + 1]! * opacity
    data[to + 2] = source[from + 2]! * opacity
  }
  return raster
}

/** Writes an opaque surface, clamping to 0…1. Use `finishRaster` for a graded one. */
export function surfaceFromRaster(raster: Raster, studio: Studio): Surface {
  const { width, height, data } = raster
  const pixels = studio.createPixels(width, height)
  const target = pixels.data
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
    target[to] = data[from]! * 255
    target[to + 1] = data[from + 1]! * 255
    target[to + 2] = data[from + 2]! * 255
    target[to + 3] = 255
  }
  const surface = studio.createSurface(width, height)
  surface.getContext('2d').putImageData(pixels, 0, 0)
  return surface
}

/** Reads the opacity of a surface as a mask, 0 to 1. */
export function maskFromSurface(surface: Surface): Plane {
  const { width, height } = surface
  const source = surface.getContext('2d').getImageData(0, 0, width, height).data
  const plane = createPlane(width, height)
  for (let index = 0; index < plane.data.length; index++) plane.data[index] = source[index * 4 + 3]! / 255
  return plane
}

/** Draws a surface (with its transparency) over a raster, with its corner at (left, top). */
export function overlaySurface(raster: Raster, surface: Surface, left = 0, top = 0): void {
  const source = surface.getContext('2d').getImageData(0, 0, surface.width, surface.height).data
  const { data } = raster
  const firstY = Math.max(0, -top)
  const lastY = Math.min(surface.height, raster.height - top)
  const firstX = Math.max(0, -left)
  const lastX = Math.min(surface.width, raster.width - left)
  for (let y = firstY; y < lastY; y++) {
    let from = (y * surface.width + firstX) * 4
    let to = ((y + top) * raster.width + firstX + left) * 3
    for (let x = firstX; x < lastX; x++, from += 4, to += 3) {
      const alpha = source[from + 3]!
      if (alpha === 0) continue
      const cover = alpha / 255
      data[to]! += (source[from]! / 255 - data[to]!) * cover
      data[to + 1]! += (source[from + 1]! / 255 - data[to + 1]!) * cover
      data[to + 2]! += (source[from + 2]! / 255 - data[to + 2]!) * cover
    }
  }
}

/** Scales a raster with bilinear sampling; made for enlarging layers computed at half or quarter size. */
export function resizeRaster(source: Raster, width: number, height: number): Raster {
  const target = createRaster(width, height)
  resample(source, target, 3)
  return target
}

/** Scales a plane with bilinear sampling. */
export function resizePlane(source: Plane, width: number, height: number): Plane {
  const target = createPlane(width, height)
  resample(source, target, 1)
  return target
}

/** Shrinks a raster by averaging blocks of `factor` × `factor`; blocks at the edge average the pixels they have. */
export function shrinkRaster(source: Raster, factor: number): Raster {
  const target = createRaster(Math.ceil(source.width / factor), Math.ceil(source.height / factor))
  for (let y = 0; y < target.height; y++) {
    const rowEnd = Math.min(source.height, (y + 1) * factor)
    for (let x = 0; x < target.width; x++) {
      const columnEnd = Math.min(source.width, (x + 1) * factor)
      let red = 0
      let green = 0
      let blue = 0
      for (let sourceY = y * factor; sourceY < rowEnd; sourceY++) {
        let from = (sourceY * source.width + x * factor) * 3
        for (let sourceX = x * factor; sourceX < columnEnd; sourceX++, from += 3) {
          red += source.data[from]!
          green += source.data[from + 1]!
          blue += source.data[from + 2]!
        }
      }
      const share = 1 / ((rowEnd - y * factor) * (columnEnd - x * factor))
      const to = (y * target.width + x) * 3
      target.data[to] = red * share
      target.data[to + 1] = green * share
      target.data[to + 2] = blue * share
    }
  }
  return target
}

/** The value at fractional pixel coordinates, clamped to the edge. */
export function samplePlane(plane: Plane, x: number, y: number): number {
  const { width, height, data } = plane
  const clampedX = x < 0 ? 0 : x > width - 1 ? width - 1 : x
  const clampedY = y < 0 ? 0 : y > height - 1 ? height - 1 : y
  const left = clampedX | 0
  const top = clampedY | 0
  const right = left + 1 < width ? left + 1 : left
  const lower = (top + 1 < height ? top + 1 : top) * width
  const upper = top * width
  const across = clampedX - left
  const first = data[upper + left]! + (data[upper + right]! - data[upper + left]!) * across
  const second = data[lower + left]! + (data[lower + right]! - data[lower + left]!) * across
  return first + (second - first) * (clampedY - top)
}

function resample(source: Plane | Raster, target: Plane | Raster, channels: number): void {
  const columns = new Int32Array(target.width * 2)
  const shares = new Float32Array(target.width)
  for (let x = 0; x < target.width; x++) {
    const at = clampToEdge(((x + 0.5) * source.width) / target.width - 0.5, source.width)
    const left = Math.floor(at)
    columns[x * 2] = left * channels
    columns[x * 2 + 1] = Math.min(source.width - 1, left + 1) * channels
    shares[x] = at - left
  }
  const rowLength = source.width * channels
  const row = new Float32Array(rowLength)
  for (let y = 0, to = 0; y < target.height; y++) {
    const at = clampToEdge(((y + 0.5) * source.height) / target.height - 0.5, source.height)
    const top = Math.floor(at) * rowLength
    const lower = Math.min(source.height - 1, Math.floor(at) + 1) * rowLength
    const share = at - Math.floor(at)
    for (let index = 0; index < rowLength; index++) {
      row[index] =
        source.data[top + index]! + (source.data[lower + index]! - source.data[top + index]!) * share
    }
    for (let x = 0; x < target.width; x++) {
      const left = columns[x * 2]!
      const right = columns[x * 2 + 1]!
      const across = shares[x]!
      for (let channel = 0; channel < channels; channel++, to++) {
        target.data[to] = row[left + channel]! + (row[right + channel]! - row[left + channel]!) * across
      }
    }
  }
}

function clampToEdge(at: number, size: number): number {
  return at < 0 ? 0 : at > size - 1 ? size - 1 : at
}
