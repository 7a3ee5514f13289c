// Crop, rotation, leveling and reframing in one resampling, so that the picture is softened at most once.

import type { Pixels } from '@vivify/timeline/ports'
import { blurRaster } from '../image/raster/blur.ts'
import { rasterFromPixels, type Raster } from '../image/raster/raster.ts'
import { createPixels, shrinkPixels, writeBilinear } from './pixels.ts'
import { ratios, type RemixRecipe } from './recipe.ts'
import { resizePixels } from './resize.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Size of the finished picture in whole pixels: the size of the crop in the source, with the longer side limited to
 * `maxSide`. Extending adds pixels around the crop.
 */
export function outputSize(source: Size, recipe: RemixRecipe, maxSide = 8192): Size {
  const crop = cropSize(source, recipe)
  let { width, height } = crop
  const wanted = ratioOf(recipe)
  if (recipe.fit !== 'crop' && wanted !== null) {
    if (width / height < wanted) width = height * wanted
    else height = width / wanted
  }
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Crops, rotates and scales the source to a size with the same ratio as `outputSize`. */
export function framePixels(source: Pixels, recipe: RemixRecipe, size: Size): Pixels {
  const crop = cropSize(source, recipe)
  if (recipe.fit === 'crop' || ratioOf(recipe) === null) return cutOut(source, recipe, size)
  const scale = Math.min(size.width / crop.width, size.height / crop.height)
  const inner = {
    width: Math.min(size.width, Math.max(1, Math.round(crop.width * scale))),
    height: Math.min(size.height, Math.max(1, Math.round(crop.height * scale))),
  }
  const picture = cutOut(source, recipe, inner)
  if (inner.width === size.width && inner.height === size.height) return picture
  return extendPicture(picture, size, recipe.fit === 'mirror')
}

function ratioOf(recipe: RemixRecipe): number | null {
  return ratios.find((ratio) => ratio.name === recipe.ratio)!.value
}

/** Size of the crop in source pixels, after rotation. */
function cropSize(source: Size, recipe: RemixRecipe): Size {
  const isSideways = recipe.rotate === 90 || recipe.rotate === 270
  return {
    width: recipe.crop.width * (isSideways ? source.height : source.width),
    height: recipe.crop.height * (isSideways ? source.width : source.height),
  }
}

function cutOut(source: Pixels, recipe: RemixRecipe, size: Size): Pixels {
  const upright = turnPixels(source, recipe.rotate, recipe.flip)
  const { crop } = recipe
  if (recipe.straighten !== 0) return levelPixels(upright, recipe, size)
  return resizePixels(upright, size, {
    left: crop.x * upright.width,
    top: crop.y * upright.height,
    width: crop.width * upright.width,
    height: crop.height * upright.height,
  })
}

/**
 * Rotates by clockwise quarter turns, then flips from left to right. Returns the source itself when there is nothing to
 * do.
 */
function turnPixels(source: Pixels, degrees: RemixRecipe['rotate'], isFlipped: boolean): Pixels {
  if (degrees === 0 && !isFlipped) return source
  const isSideways = degrees === 90 || degrees === 270
  const width = isSideways ? source.height : source.width
  const height = isSideways ? source.width : source.height
  const target = createPixels(width, height)
  const from = wordsOf(source)
  const to = wordsOf(target)
  // Steps through the source for one pixel to the right and one down in the target.
  const right = degrees === 0 ? 1 : degrees === 90 ? -source.width : degrees === 180 ? -1 : source.width
  const down = degrees === 0 ? source.width : degrees === 90 ? 1 : degrees === 180 ? -source.width : -1
  const last = source.width * source.height - 1
  const corner =
    degrees === 0 ? 0 : degrees === 90 ? last - source.width + 1 : degrees === 180 ? last : source.width - 1
  for (let y = 0, index = 0; y < height; y++) {
    let at = corner + y * down + (isFlipped ? right * (width - 1) : 0)
    const step = isFlipped ? -right : right
    for (let x = 0; x < width; x++, index++, at += step) to[index] = from[at]!
  }
  return target
}

function wordsOf(pixels: Pixels): Uint32Array {
  const { data } = pixels
  const isAligned = data.byteOffset % 4 === 0
  const bytes = isAligned ? data : new Uint8ClampedArray(data)
  return new Uint32Array(bytes.buffer, bytes.byteOffset, pixels.width * pixels.height)
}

/** Rotates a picture by a few degrees around its middle and enlarges it until no corner is empty. */
function levelPixels(upright: Pixels, recipe: RemixRecipe, size: Size): Pixels {
  const { crop } = recipe
  const angle = (-recipe.straighten * Math.PI) / 180
  const zoom = levelZoom(upright, angle)
  // Scales to the density of the result first, so that one bilinear sample per pixel is enough.
  const density = Math.min(1, (size.width * zoom) / (crop.width * upright.width))
  const small = resizePixels(
    upright,
    {
      width: Math.max(1, Math.round(upright.width * density)),
      height: Math.max(1, Math.round(upright.height * density)),
    },
    { left: 0, top: 0, width: upright.width, height: upright.height },
  )
  const cos = Math.cos(angle) / zoom
  const sin = Math.sin(angle) / zoom
  const stepX = (crop.width * small.width) / size.width
  const stepY = (crop.height * small.height) / size.height
  const target = createPixels(size.width, size.height)
  for (let y = 0, to = 0; y < size.height; y++) {
    const fromY = (crop.y - 0.5) * small.height + (y + 0.5) * stepY
    for (let x = 0; x < size.width; x++, to += 4) {
      const fromX = (crop.x - 0.5) * small.width + (x + 0.5) * stepX
      writeBilinear(
        small,
        fromX * cos - fromY * sin + small.width / 2 - 0.5,
        fromX * sin + fromY * cos + small.height / 2 - 0.5,
        target.data,
        to,
      )
    }
  }
  return target
}

/** Zoom at which a tilted picture covers its own frame. */
function levelZoom(size: Size, angle: number): number {
  const cos = Math.cos(angle)
  const sin = Math.abs(Math.sin(angle))
  return Math.max(
    (size.width * cos + size.height * sin) / size.width,
    (size.width * sin + size.height * cos) / size.height,
  )
}

const extensionSide = 200

/**
 * Puts a picture in the middle of a larger one and continues it, either as a soft enlargement of itself, or mirrored at
 * its edges and softer with distance.
 */
function extendPicture(picture: Pixels, size: Size, isMirrored: boolean): Pixels {
  const target = createPixels(size.width, size.height)
  const left = Math.round((size.width - picture.width) / 2)
  const top = Math.round((size.height - picture.height) / 2)
  const soft = softBackdrop(picture)
  const reach = Math.max(left, top)
  for (let y = 0, to = 0; y < size.height; y++) {
    const innerY = y - top
    const isRowInside = innerY >= 0 && innerY < picture.height
    for (let x = 0; x < size.width; x++, to += 4) {
      const innerX = x - left
      if (isRowInside && innerX >= 0 && innerX < picture.width) {
        const from = (innerY * picture.width + innerX) * 4
        for (let channel = 0; channel < 4; channel++)
          target.data[to + channel] = picture.data[from + channel]!
        continue
      }
      if (isMirrored) writeMirrored(picture, soft, innerX, innerY, reach, target.data, to)
      else writeCover(soft, x / size.width, y / size.height, size, target.data, to)
    }
  }
  return target
}

function softBackdrop(picture: Pixels): Raster {
  const raster = rasterFromPixels(shrinkPixels(picture, extensionSide))
  return blurRaster(raster, extensionSide * 0.03)
}

/** Enlarges the backdrop to cover the frame, slightly darker so that the picture stands out. */
function writeCover(
  soft: Raster,
  u: number,
  v: number,
  size: Size,
  into: Uint8ClampedArray,
  to: number,
): void {
  const cover = Math.min(soft.width / size.width, soft.height / size.height) * 0.9
  const x = soft.width / 2 + (u - 0.5) * size.width * cover - 0.5
  const y = soft.height / 2 + (v - 0.5) * size.height * cover - 0.5
  writeRaster(soft, x, y, 0.82, 1, into, to)
}

function writeMirrored(
  picture: Pixels,
  soft: Raster,
  x: number,
  y: number,
  reach: number,
  into: Uint8ClampedArray,
  to: number,
): void {
  const mirroredX = mirror(x, picture.width)
  const mirroredY = mirror(y, picture.height)
  const outside = Math.max(-x, x - picture.width + 1, -y, y - picture.height + 1) / reach
  const from = (mirroredY * picture.width + mirroredX) * 4
  for (let channel = 0; channel < 4; channel++) into[to + channel] = picture.data[from + channel]!
  const softX = ((mirroredX + 0.5) * soft.width) / picture.width - 0.5
  const softY = ((mirroredY + 0.5) * soft.height) / picture.height - 0.5
  writeRaster(soft, softX, softY, 1 - outside * 0.15, Math.min(1, outside * 2.2), into, to)
}

function mirror(at: number, length: number): number {
  const period = length * 2
  const wrapped = ((at % period) + period) % period
  return wrapped < length ? wrapped : period - 1 - wrapped
}

/** Adds a raster's color, times `light`, to the existing pixels, interpolated between its pixels. */
function writeRaster(
  raster: Raster,
  x: number,
  y: number,
  light: number,
  cover: number,
  into: Uint8ClampedArray,
  to: number,
): void {
  const clampedX = Math.min(raster.width - 1, Math.max(0, x))
  const clampedY = Math.min(raster.height - 1, Math.max(0, y))
  const left = clampedX | 0
  const top = clampedY | 0
  const right = Math.min(raster.width - 1, left + 1)
  const low = Math.min(raster.height - 1, top + 1)
  const across = clampedX - left
  const down = clampedY - top
  for (let channel = 0; channel < 3; channel++) {
    const first = raster.data[(top * raster.width + left) * 3 + channel]! * (1 - across)
    const second = raster.data[(top * raster.width + right) * 3 + channel]! * across
    const third = raster.data[(low * raster.width + left) * 3 + channel]! * (1 - across)
    const fourth = raster.data[(low * raster.width + right) * 3 + channel]! * across
    const value = ((first + second) * (1 - down) + (third + fourth) * down) * 255 * light
    into[to + channel] = into[to + channel]! * (1 - cover) + value * cover
  }
  into[to + 3] = 255
}
