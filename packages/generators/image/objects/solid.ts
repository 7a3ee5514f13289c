// Lights flat shapes as soft bodies: every part is inflated, follows the slope of its body, shades the parts below and
// reacts to the picture's lights. Heights are computed at half the size of the sprite.

import type { Context2D, Studio, Surface } from '@vivify/timeline/ports'
import { blurPlane } from '../raster/blur.ts'
import { parseColor, type Color } from '../raster/color.ts'
import { drawSurface, fillLayer } from '../raster/draw.ts'
import type { Noise } from '../raster/noise.ts'
import { createPlane, maskFromSurface, type Plane } from '../raster/raster.ts'
import { clamp, smoothStep } from '../raster/scalar.ts'
import type { MotifOutline } from '../request.ts'
import { inflateMask } from './inflate.ts'
import type { Light, Material } from './look.ts'
import { shadePart, startOf, type Patch, type Relief } from './shade.ts'
import { createSprite, findBounds, type Bounds, type Sprite } from './sprite.ts'

/** A colored shape of a solid, in pixels of the sprite; later parts of the list are on top. */
export interface SolidPart {
  readonly draw: (context: Context2D) => void
  readonly color: Color
}

/** Resources that all solids of a picture share. */
export interface Workshop {
  readonly studio: Studio
  readonly light: Light
  readonly noise: Noise
  /** Pixels per design unit (1 for a 1024 × 1792 picture), which scales dents and prints. */
  readonly unit: number
}

/** A solid to render. */
export interface SolidRequest {
  readonly width: number
  readonly height: number
  readonly parts: readonly SolidPart[]
  readonly material: Material
  /** Length in pixels that `roundness` is a share of; the shorter side by default. */
  readonly size?: number
  /** Offset of the dents, so that twins differ. */
  readonly phase?: number
  /**
   * Leans the whole surface up (towards the sky), for grounds: 0 is upright, 1 nearly flat. Dents are foreshortened
   * too.
   */
  readonly lean?: number
}

/** Parts smaller than this share of the sprite's area are drawn flat, because lighting would not be visible on them. */
const minAreaShare = 0.00012

/** Renders a solid into a sprite of the given size. */
export function renderSolid(request: SolidRequest, workshop: Workshop): Sprite {
  const { width, height, material } = request
  const target = createSprite(width, height)
  const size = request.size ?? Math.min(width, height)
  const masks = request.parts.map((part) => ({ part, ...maskPart(part, width, height, workshop.studio) }))
  const whole = createPlane(width, height)
  for (const { mask, area } of masks) {
    for (let y = area.top; y < area.bottom; y++) {
      let from = startOf(mask, y, area.left)
      for (let index = y * width + area.left; index < y * width + area.right; index++, from++)
        if (mask.plane.data[from]! > whole.data[index]!) whole.data[index] = mask.plane.data[from]!
    }
  }
  const bounds = findBounds(whole)
  const body =
    material.bodyShare > 0
      ? modelRelief(cropHalf({ plane: whole, left: 0, top: 0 }, bounds), material.roundness * size * 1.6)
      : undefined
  let phase = request.phase ?? 0
  for (const { part, mask, area } of masks) {
    phase += 7.31
    if (sumOf(mask, area) < width * height * minAreaShare) continue
    const relief = modelRelief(cropHalf(mask, area), material.roundness * size)
    addHandwork(relief, material, workshop, phase, 1 + (request.lean ?? 0) * 3)
    if (phase > 8 + (request.phase ?? 0)) shadeBelow(target, mask, area, size, material, workshop.light)
    shadePart(
      target,
      { mask, area, relief, body, bodyArea: bounds, color: part.color },
      {
        material,
        light: workshop.light,
        edge: material.roundness * size,
        lean: request.lean ?? 0,
      },
    )
  }
  return { ...target, bounds }
}

/** How much smaller the drawing is in which a part is looked for. */
const probeFactor = 8

/** The cover of a part. Only the rectangle around it is drawn, read and kept, because figures have many small parts. */
function maskPart(
  part: SolidPart,
  width: number,
  height: number,
  studio: Studio,
): { mask: Patch; area: Bounds } {
  const probe = { width: Math.ceil(width / probeFactor), height: Math.ceil(height / probeFactor) }
  const found = findPainted(
    drawSurface(studio, probe, (context) => {
      context.scale(1 / probeFactor, 1 / probeFactor)
      part.draw(context)
    }),
  )
  const left = Math.max(0, (found.left - 1) * probeFactor)
  const top = Math.max(0, (found.top - 1) * probeFactor)
  const wide = Math.min(width, (found.right + 1) * probeFactor) - left
  const tall = Math.min(height, (found.bottom + 1) * probeFactor) - top
  if (found.right === 0) return { mask: { plane: createPlane(0, 0), left: 0, top: 0 }, area: found }
  const near = maskFromSurface(
    drawSurface(studio, { width: wide, height: tall }, (context) => {
      context.translate(-left, -top)
      part.draw(context)
    }),
  )
  const mask: Patch = { plane: near, left, top }
  const bounds = findBounds(near)
  if (bounds.right === 0) return { mask, area: bounds }
  const area = {
    left: bounds.left + left,
    right: bounds.right + left,
    top: bounds.top + top,
    bottom: bounds.bottom + top,
  }
  return { mask, area }
}

/** The rectangle of all pixels that are painted at all; `right` is 0 when none is. */
function findPainted(surface: Surface): Bounds {
  const { width, height } = surface
  const { data } = surface.getContext('2d').getImageData(0, 0, width, height)
  const bounds = { left: width, top: height, right: 0, bottom: 0 }
  for (let index = 0; index < width * height; index++) {
    if (data[index * 4 + 3] === 0) continue
    const x = index % width
    const y = (index - x) / width
    bounds.left = Math.min(bounds.left, x)
    bounds.right = Math.max(bounds.right, x + 1)
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = y + 1
  }
  return bounds
}

/** Renders an emoji as a solid, `size` pixels across with a margin of `margin` pixels on every side. */
export function renderMotif(
  outline: MotifOutline,
  place: { size: number; margin?: number; tiltRadians?: number; phase?: number; isMirrored?: boolean },
  material: Material,
  workshop: Workshop,
): Sprite {
  const margin = Math.ceil(place.margin ?? place.size * 0.06)
  const extent = Math.round(place.size) + margin * 2
  const scale = place.size / outline.viewBox
  const parts = outline.layers.map((layer) => ({
    color: softenColor(parseColor(layer.fill)),
    draw: (context: Context2D) => {
      context.translate(extent / 2, extent / 2)
      context.rotate(place.tiltRadians ?? 0)
      context.scale(place.isMirrored && !outline.isOneSided ? -scale : scale, scale)
      context.translate(-outline.viewBox / 2, -outline.viewBox / 2)
      context.fillStyle = '#fff'
      fillLayer(context, workshop.studio, layer)
    },
  }))
  return renderSolid(
    { width: extent, height: extent, parts, material, size: place.size, phase: place.phase ?? 0 },
    workshop,
  )
}

/** Real pigments are never pure black or fully saturated; such fills would look like holes or neon. */
function softenColor(color: Color): Color {
  const gray = color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11
  return [0, 1, 2].map((channel) => 0.07 + (gray + (color[channel]! - gray) * 0.94) * 0.9) as unknown as Color
}

/** The mask's bounds at half size with a rim of one pixel, which fixes the membrane at its edge. */
function cropHalf({ plane: mask, left: offsetX, top: offsetY }: Patch, part: Bounds): Plane {
  const area = {
    left: part.left - offsetX,
    right: part.right - offsetX,
    top: part.top - offsetY,
    bottom: part.bottom - offsetY,
  }
  const half = createPlane(
    Math.ceil((area.right - area.left) / 2) + 2,
    Math.ceil((area.bottom - area.top) / 2) + 2,
  )
  for (let y = 1; y < half.height - 1; y++) {
    const upper = Math.min(area.bottom - 1, area.top + (y - 1) * 2)
    const lower = Math.min(area.bottom - 1, upper + 1)
    for (let x = 1; x < half.width - 1; x++) {
      const left = Math.min(area.right - 1, area.left + (x - 1) * 2)
      const right = Math.min(area.right - 1, left + 1)
      half.data[y * half.width + x] =
        (mask.data[upper * mask.width + left]! +
          mask.data[upper * mask.width + right]! +
          mask.data[lower * mask.width + left]! +
          mask.data[lower * mask.width + right]!) /
        4
    }
  }
  return half
}

/** Heights and slopes of a mask. Farther than `edge` pixels (of the full size) from the rim, the surface is level. */
function modelRelief(half: Plane, edge: number): Relief {
  const height = blurPlane(inflateMask(half), 1, 2)
  const { width } = height
  const limit = Math.max(2, edge / 2) ** 2
  const slopeX = createPlane(width, height.height)
  const slopeY = createPlane(width, height.height)
  for (let y = 1, index = width + 1; y < height.height - 1; y++, index += 2) {
    for (let x = 1; x < width - 1; x++, index++) {
      const level = Math.exp((-4 * height.data[index]!) / limit)
      slopeX.data[index] = -(height.data[index + 1]! - height.data[index - 1]!) * level
      slopeY.data[index] = -(height.data[index + width]! - height.data[index - width]!) * level
    }
  }
  for (let index = 0; index < height.data.length; index++) {
    const rise = (limit / 4) * (1 - Math.exp((-4 * Math.max(0, height.data[index]!)) / limit))
    height.data[index] = Math.sqrt(4 * rise)
  }
  return { height, slopeX, slopeY }
}

/** Presses dents and fingerprints into a relief. Slopes are in half pixels, so strengths scale with the height. */
function addHandwork(
  relief: Relief,
  material: Material,
  workshop: Workshop,
  phase: number,
  squeeze: number,
): void {
  if (material.dents === 0 && material.prints === 0) return
  const { height, slopeX, slopeY } = relief
  const { noise } = workshop
  const scale = 2 / workshop.unit
  const bumps = createPlane(height.width, height.height)
  const swirlX = height.width * (0.2 + 0.6 * fraction(phase * 0.37))
  const swirlY = height.height * (0.2 + 0.6 * fraction(phase * 0.71))
  for (let y = 0, index = 0; y < height.height; y++) {
    for (let x = 0; x < height.width; x++, index++) {
      if (height.data[index]! < 0.4) continue
      const atX = x * scale
      const atY = y * scale * squeeze
      let bump =
        (noise.at(atX / 92 + phase, atY / 92) * 5.2 +
          noise.at(atX / 37, atY / 41 + phase) * (1.15 / squeeze)) *
        material.dents
      const patch = material.prints > 0 ? noise.at(atX / 105 + phase * 2.3, atY / 105 - phase) : 0
      if (patch > 0.16) {
        const swirl =
          Math.hypot((x - swirlX) * scale, (y - swirlY) * scale * 0.8) + noise.at(atX / 50, atY / 50) * 7
        bump += Math.sin(swirl * 1.02) * smoothStep(0.16, 0.5, patch) * 0.2 * material.prints
      }
      bumps.data[index] = bump
    }
  }
  const { width } = height
  // Bumps are in design pixels, while the two neighbors are two half-size pixels apart.
  const strength = 1.5 / scale
  for (let y = 1, index = width + 1; y < height.height - 1; y++, index += 2) {
    for (let x = 1; x < width - 1; x++, index++) {
      const rise = height.data[index]!
      if (rise < 0.8) continue
      slopeX.data[index]! -= (bumps.data[index + 1]! - bumps.data[index - 1]!) * strength * rise
      slopeY.data[index]! -= (bumps.data[index + width]! - bumps.data[index - width]!) * strength * rise
    }
  }
}

/** Draws the soft shadow of a part on the parts below it. */
function shadeBelow(
  target: { color: { data: Float32Array }; cover: Plane },
  mask: Patch,
  area: Bounds,
  size: number,
  material: Material,
  light: Light,
): void {
  const reach = size * 0.035
  const margin = Math.ceil(reach * 3)
  const factor = 2
  const plane = createPlane(
    Math.ceil((area.right - area.left + margin * 2) / factor),
    Math.ceil((area.bottom - area.top + margin * 2) / factor),
  )
  for (let y = 0, index = 0; y < plane.height; y++) {
    const row = area.top - margin + y * factor
    for (let x = 0; x < plane.width; x++, index++) {
      const column = area.left - margin + x * factor
      if (row >= area.top && row < area.bottom && column >= area.left && column < area.right)
        plane.data[index] = mask.plane.data[startOf(mask, row, column)]!
    }
  }
  blurPlane(plane, reach / factor, 2)
  const offsetX = Math.round(-light.key[0] * reach * 0.9)
  const offsetY = Math.round(-light.key[1] * reach * 0.9)
  const { cover, color } = target
  const shadow = plane.data
  const first = Math.max(0, margin - offsetX - area.left)
  const last = Math.min(plane.width * factor, cover.width + margin - offsetX - area.left)
  for (let y = 0; y < plane.height * factor; y++) {
    const row = area.top - margin + y + offsetY
    if (row < 0 || row >= cover.height) continue
    const above = (y >> 1) * plane.width
    let index = row * cover.width + area.left - margin + offsetX + first
    for (let x = first; x < last; x++, index++) {
      const strength = shadow[above + (x >> 1)]!
      if (strength < 0.0005 || cover.data[index]! < 0.01) continue
      const amount = strength * material.partShadow
      color.data[index * 3]! *= 1 - amount * 0.8
      color.data[index * 3 + 1]! *= 1 - amount * 0.9
      color.data[index * 3 + 2]! *= 1 - amount * 0.82
    }
  }
}

function sumOf(mask: Patch, area: Bounds): number {
  let sum = 0
  for (let y = area.top; y < area.bottom; y++) {
    let index = startOf(mask, y, area.left)
    for (let x = area.left; x < area.right; x++) sum += mask.plane.data[index++]!
  }
  return sum
}

function fraction(value: number): number {
  return clamp(value - Math.floor(value))
}
