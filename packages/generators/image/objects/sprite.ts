import { blurPlane, blurRaster } from '../raster/blur.ts'
import type { Color } from '../raster/color.ts'
import { createPlane, createRaster, samplePlane, type Plane, type Raster } from '../raster/raster.ts'
import { smoothStep } from '../raster/scalar.ts'

/** A lit solid cut out of its surroundings; the color is not premultiplied by the cover. */
export interface Sprite {
  readonly color: Raster
  readonly cover: Plane
  /** Bounds of all pixels with any cover, in pixels of the sprite. */
  readonly bounds: Bounds
}

export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Makes an empty sprite. */
export function createSprite(width: number, height: number): { color: Raster; cover: Plane } {
  return { color: createRaster(width, height), cover: createPlane(width, height) }
}

/** The rectangle in which a mask is above a hundredth; an empty mask gives an empty rectangle. */
export function findBounds(mask: Plane): Bounds {
  let left = mask.width
  let right = 0
  let top = mask.height
  let bottom = 0
  for (let y = 0, index = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++, index++) {
      if (mask.data[index]! < 0.01) continue
      if (x < left) left = x
      if (x >= right) right = x + 1
      if (y < top) top = y
      bottom = y + 1
    }
  }
  return right > left ? { left, top, right, bottom } : { left: 0, top: 0, right: 0, bottom: 0 }
}

/** Options for drawing a sprite on a picture. */
export interface SpriteOptions {
  /** Share of a color mixed in: haze, or a tint of the light. */
  readonly haze?: { readonly color: Color; readonly share: number }
  readonly opacity?: number
  /** Draws only rows up to this one. */
  readonly lastRow?: number
}

/** Draws a sprite on a raster with its corner at (left, top), clipped to the raster. */
export function drawSprite(
  raster: Raster,
  sprite: Sprite,
  left: number,
  top: number,
  options: SpriteOptions = {},
): void {
  const { haze, opacity = 1, lastRow = raster.height } = options
  const originX = Math.round(left)
  const originY = Math.round(top)
  const { bounds, cover, color } = sprite
  const share = haze?.share ?? 0
  const [hazeRed, hazeGreen, hazeBlue] = haze?.color ?? [0, 0, 0]
  const firstX = Math.max(bounds.left, -originX)
  const lastX = Math.min(bounds.right, raster.width - originX)
  const lastY = Math.min(bounds.bottom, Math.min(raster.height, lastRow) - originY)
  for (let y = Math.max(bounds.top, -originY); y < lastY; y++) {
    let from = y * cover.width + firstX
    let to = ((y + originY) * raster.width + originX + firstX) * 3
    for (let x = firstX; x < lastX; x++, from++, to += 3) {
      const amount = cover.data[from]! * opacity
      if (amount < 0.004) continue
      const red = color.data[from * 3]!
      const green = color.data[from * 3 + 1]!
      const blue = color.data[from * 3 + 2]!
      raster.data[to]! += (red + (hazeRed - red) * share - raster.data[to]!) * amount
      raster.data[to + 1]! += (green + (hazeGreen - green) * share - raster.data[to + 1]!) * amount
      raster.data[to + 2]! += (blue + (hazeBlue - blue) * share - raster.data[to + 2]!) * amount
    }
  }
}

/** A copy of a sprite out of focus; `radius` in pixels. The sprite must have that much room around it. */
export function blurSprite(sprite: Sprite, radius: number): Sprite {
  if (radius < 0.5) return sprite
  const { width, height } = sprite.cover
  const cover: Plane = { width, height, data: Float32Array.from(sprite.cover.data) }
  const color = createRaster(width, height)
  for (let index = 0; index < cover.data.length; index++) {
    const share = cover.data[index]!
    for (let channel = index * 3; channel < index * 3 + 3; channel++)
      color.data[channel] = sprite.color.data[channel]! * share
  }
  blurPlane(cover, radius, 2)
  blurRaster(color, radius, 2)
  for (let index = 0; index < cover.data.length; index++) {
    const share = Math.max(cover.data[index]!, 0.002)
    for (let channel = index * 3; channel < index * 3 + 3; channel++) color.data[channel]! /= share
  }
  return { color, cover, bounds: findBounds(cover) }
}

/** Darkens a raster around a point with a soft ellipse, as where a thing touches the ground. */
export function drawContactShadow(
  raster: Raster,
  ellipse: { x: number; y: number; radiusX: number; radiusY: number },
  strength: number,
  color: Color,
): void {
  const reach = 1.6
  const firstY = Math.max(0, Math.floor(ellipse.y - ellipse.radiusY * reach))
  const lastY = Math.min(raster.height, Math.ceil(ellipse.y + ellipse.radiusY * reach))
  const firstX = Math.max(0, Math.floor(ellipse.x - ellipse.radiusX * reach))
  const lastX = Math.min(raster.width, Math.ceil(ellipse.x + ellipse.radiusX * reach))
  for (let y = firstY; y < lastY; y++) {
    const down = (y - ellipse.y) / ellipse.radiusY
    for (let x = firstX; x < lastX; x++) {
      const across = (x - ellipse.x) / ellipse.radiusX
      const distance = Math.sqrt(across * across + down * down)
      if (distance > reach) continue
      darken(raster.data, (y * raster.width + x) * 3, strength * smoothStep(reach, 0.1, distance), color)
    }
  }
}

/** Direction of a standing thing's shadow on the floor: sideways and backwards per unit of height. */
export interface ShadowCast {
  readonly slide: number
  readonly rise: number
  readonly strength: number
  readonly color: Color
  /** Softness in pixels. */
  readonly blur: number
  /** First row of the floor: nothing above is darkened. */
  readonly firstRow: number
}

/** Draws the shadow of a sprite whose lowest row is on the floor. Computed at a quarter of the size. */
export function drawCastShadow(
  raster: Raster,
  sprite: Sprite,
  left: number,
  top: number,
  cast: ShadowCast,
): void {
  const factor = 4
  const { bounds, cover } = sprite
  const height = bounds.bottom - bounds.top
  if (height < 8) return
  const margin = cast.blur * 3
  const base = top + bounds.bottom
  const reach = height * Math.abs(cast.slide)
  const area = {
    left: left + bounds.left - margin - (cast.slide < 0 ? reach : 0),
    right: left + bounds.right + margin + (cast.slide > 0 ? reach : 0),
    top: base - height * cast.rise - margin,
    bottom: base + margin,
  }
  const plane = createPlane(
    Math.max(1, Math.ceil((area.right - area.left) / factor)),
    Math.max(1, Math.ceil((area.bottom - area.top) / factor)),
  )
  for (let y = 0, index = 0; y < plane.height; y++) {
    const rise = (base - (area.top + y * factor)) / cast.rise
    for (let x = 0; x < plane.width; x++, index++) {
      if (rise < 0 || rise > height) continue
      const fromX = area.left + x * factor - cast.slide * rise - left
      if (fromX < bounds.left || fromX >= bounds.right) continue
      const fade = 1 - (rise / height) * 0.55
      plane.data[index] = samplePlane(cover, fromX, bounds.bottom - rise) * fade
    }
  }
  blurPlane(plane, cast.blur / factor, 2)
  darkenArea(raster, plane, area.left, Math.round(area.top), factor, cast)
}

function darkenArea(
  raster: Raster,
  plane: Plane,
  left: number,
  top: number,
  factor: number,
  cast: ShadowCast,
): void {
  const firstY = Math.max(0, Math.floor(cast.firstRow), top)
  const lastY = Math.min(raster.height, top + plane.height * factor)
  const firstX = Math.max(0, Math.round(left))
  const lastX = Math.min(raster.width, Math.round(left + plane.width * factor))
  for (let y = firstY; y < lastY; y++) {
    const edge = smoothStep(-1, cast.blur * 0.5 + 1, y - cast.firstRow)
    for (let x = firstX; x < lastX; x++) {
      const amount = samplePlane(plane, (x - left) / factor, (y - top) / factor)
      if (amount > 0.003)
        darken(raster.data, (y * raster.width + x) * 3, amount * cast.strength * edge, cast.color)
    }
  }
}

function darken(data: Float32Array, index: number, amount: number, color: Color): void {
  data[index]! *= 1 - amount * (1 - color[0])
  data[index + 1]! *= 1 - amount * (1 - color[1])
  data[index + 2]! *= 1 - amount * (1 - color[2])
}

/** Reflects a standing sprite in a polished floor below its lowest row, fading over `reach` pixels. */
export function drawReflection(
  raster: Raster,
  sprite: Sprite,
  left: number,
  top: number,
  mirror: { strength: number; reach: number },
): void {
  const { bounds, cover, color } = sprite
  const base = Math.round(top) + bounds.bottom
  const originX = Math.round(left)
  const lastRow = Math.min(mirror.reach, bounds.bottom - bounds.top, raster.height - base)
  for (let row = 0; row < lastRow; row++) {
    const y = base + row
    if (y < 0) continue
    const fade = mirror.strength * (1 - row / mirror.reach) ** 2
    const from = (bounds.bottom - 1 - row) * cover.width
    for (let x = bounds.left; x < bounds.right; x++) {
      const column = originX + x
      if (column < 0 || column >= raster.width) continue
      const amount = cover.data[from + x]! * fade
      if (amount < 0.004) continue
      const to = (y * raster.width + column) * 3
      for (let channel = 0; channel < 3; channel++)
        raster.data[to + channel]! +=
          (color.data[(from + x) * 3 + channel]! - raster.data[to + channel]!) * amount
    }
  }
}
