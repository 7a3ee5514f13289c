// Crop, turns, levelling and reframing in one resampling, so that the picture is softened once at most.

import type { Pixels } from '@vivify/timeline/ports'
import { blurRaster } from '../image/raster/blur.ts'
import { rasterFromPixels, type Raster } from '../image/raster/raster.ts'
import { averagePixels, createPixels, shrinkPixels } from './pixels.ts'
import { ratios, type RemixRecipe } from './recipe.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Source coordinates of an output pixel: x = ax·X + bx·Y + cx, and the same for y. */
interface Affine {
  readonly ax: number
  readonly bx: number
  readonly cx: number
  readonly ay: number
  readonly by: number
  readonly cy: number
}

/**
 * Size of the finished picture in whole pixels: as large as the crop is in the source, the longer side at most
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

/** Cuts, turns and scales the source to a size whose ratio is the one of `outputSize`. */
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

/** Size of the crop in source pixels, turned. */
function cropSize(source: Size, recipe: RemixRecipe): Size {
  const isSideways = recipe.rotate === 90 || recipe.rotate === 270
  return {
    width: recipe.crop.width * (isSideways ? source.height : source.width),
    height: recipe.crop.height * (isSideways ? source.width : source.height),
  }
}

function cutOut(source: Pixels, recipe: RemixRecipe, size: Size): Pixels {
  const full = affineOf(source, recipe, size)
  const pixelsPerPixel = Math.hypot(full.ax, full.ay)
  const factor = Math.max(1, Math.floor(pixelsPerPixel))
  // Averaging first keeps fine patterns from turning into moiré.
  const small =
    factor > 1
      ? averagePixels(source, Math.ceil(source.width / factor), Math.ceil(source.height / factor))
      : source
  const affine = factor > 1 ? affineOf(small, recipe, size) : full
  const isStraight = affine.bx === 0 && affine.ay === 0
  if (isStraight && affine.ax === 1 && affine.by === 1 && Number.isInteger(affine.cx - 0)) {
    if (size.width === small.width && size.height === small.height) return copyPixels(small)
  }
  return sample(small, affine, size)
}

function copyPixels(pixels: Pixels): Pixels {
  return { width: pixels.width, height: pixels.height, data: new Uint8ClampedArray(pixels.data) }
}

function affineOf(source: Size, recipe: RemixRecipe, size: Size): Affine {
  const isSideways = recipe.rotate === 90 || recipe.rotate === 270
  const upright = isSideways
    ? { width: source.height, height: source.width }
    : { width: source.width, height: source.height }
  const { crop } = recipe
  const stepX = (crop.width * upright.width) / size.width
  const stepY = (crop.height * upright.height) / size.height
  const angle = (recipe.straighten * Math.PI) / 180
  const zoom = levelZoom(upright, angle)
  const cos = Math.cos(angle) / zoom
  const sin = Math.sin(angle) / zoom
  // From the middle of the upright picture, in upright pixels, for output pixel (X, Y).
  const startX = (crop.x - 0.5) * upright.width + stepX / 2
  const startY = (crop.y - 0.5) * upright.height + stepY / 2
  const level: Affine = {
    ax: stepX * cos,
    bx: -stepY * sin,
    cx: startX * cos - startY * sin,
    ay: stepX * sin,
    by: stepY * cos,
    cy: startX * sin + startY * cos,
  }
  const unflipped = recipe.flip ? { ...level, ax: -level.ax, bx: -level.bx, cx: -level.cx } : level
  const turned = unturn(unflipped, recipe.rotate)
  return {
    ...turned,
    cx: turned.cx + source.width / 2 - 0.5,
    cy: turned.cy + source.height / 2 - 0.5,
  }
}

/** Undoes clockwise quarter turns around the middle. */
function unturn(affine: Affine, degrees: number): Affine {
  const { ax, bx, cx, ay, by, cy } = affine
  if (degrees === 90) return { ax: ay, bx: by, cx: cy, ay: -ax, by: -bx, cy: -cx }
  if (degrees === 180) return { ax: -ax, bx: -bx, cx: -cx, ay: -ay, by: -by, cy: -cy }
  if (degrees === 270) return { ax: -ay, bx: -by, cx: -cy, ay: ax, by: bx, cy: cx }
  return affine
}

/** How much a tilted picture must grow to cover its own frame. */
function levelZoom(size: Size, angle: number): number {
  const cos = Math.cos(angle)
  const sin = Math.abs(Math.sin(angle))
  return Math.max(
    (size.width * cos + size.height * sin) / size.width,
    (size.width * sin + size.height * cos) / size.height,
  )
}

function sample(source: Pixels, affine: Affine, size: Size): Pixels {
  const target = createPixels(size.width, size.height)
  const scale = Math.hypot(affine.ax, affine.ay)
  const taps = scale > 1.2 ? 2 : 1
  const colors = new Float32Array(4)
  const share = 1 / (taps * taps)
  for (let y = 0, to = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, to += 4) {
      colors.fill(0)
      for (let tap = 0; tap < taps * taps; tap++) {
        const atX = x + ((tap % taps) + 0.5) / taps - 0.5
        const atY = y + (Math.floor(tap / taps) + 0.5) / taps - 0.5
        addBilinear(
          source,
          affine.ax * atX + affine.bx * atY + affine.cx,
          affine.ay * atX + affine.by * atY + affine.cy,
          colors,
        )
      }
      const alpha = colors[3]!
      if (alpha <= 0) continue
      target.data[to] = colors[0]! / alpha
      target.data[to + 1] = colors[1]! / alpha
      target.data[to + 2] = colors[2]! / alpha
      target.data[to + 3] = alpha * share
    }
  }
  return target
}

/** Adds a colour at fractional coordinates, multiplied by its opacity, and the opacity. */
function addBilinear(source: Pixels, x: number, y: number, into: Float32Array): void {
  const { width, height, data } = source
  const clampedX = x < 0 ? 0 : x > width - 1 ? width - 1 : x
  const clampedY = y < 0 ? 0 : y > height - 1 ? height - 1 : y
  const left = clampedX | 0
  const top = clampedY | 0
  const across = clampedX - left
  const down = clampedY - top
  const topLeft = (top * width + left) * 4
  const topRight = left + 1 < width ? topLeft + 4 : topLeft
  const rowStep = top + 1 < height ? width * 4 : 0
  const shareTopLeft = (1 - across) * (1 - down) * data[topLeft + 3]!
  const shareTopRight = across * (1 - down) * data[topRight + 3]!
  const shareLowLeft = (1 - across) * down * data[topLeft + rowStep + 3]!
  const shareLowRight = across * down * data[topRight + rowStep + 3]!
  for (let channel = 0; channel < 3; channel++) {
    into[channel]! +=
      data[topLeft + channel]! * shareTopLeft +
      data[topRight + channel]! * shareTopRight +
      data[topLeft + rowStep + channel]! * shareLowLeft +
      data[topRight + rowStep + channel]! * shareLowRight
  }
  into[3]! += shareTopLeft + shareTopRight + shareLowLeft + shareLowRight
}

const extensionSide = 200

/**
 * Puts a picture in the middle of a larger one and continues it: as a soft enlargement of itself, or mirrored at its
 * edges and softer the farther out.
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

/** The backdrop enlarged to cover the frame, a little darker so that the picture stands before it. */
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

/** Lays a raster's colour, times `light`, over what is there; smooth between its pixels. */
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
