// Input of the set builders, and code that several of them use.

import type { Random } from '@vivify/contract/random'
import type { Context2D, Studio } from '@vivify/timeline/ports'
import { blurPlane } from '../../image/raster/blur.ts'
import type { Color } from '../../image/raster/color.ts'
import { drawSurface } from '../../image/raster/draw.ts'
import type { Noise } from '../../image/raster/noise.ts'
import { createPlane, type Plane, type Raster } from '../../image/raster/raster.ts'
import type { FinishOptions } from '../../image/raster/finish.ts'
import { toLight } from '../render-set.ts'
import type { SceneColors } from '../scene-colors.ts'
import type { Material, SetDesign, Solid, Vector, View } from '../set.ts'

/** Edges of the picture in units from the product's foot; y grows upwards. */
export interface Reach {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface Stage {
  readonly studio: Studio
  readonly colors: SceneColors
  readonly random: Random
  readonly noise: Noise
  /** Half width of the product, in units. */
  readonly halfWidth: number
  readonly height: number
  readonly frame: Reach
  readonly view: View
  /** Areas that words will cover, in pixels; decorations keep away from them. */
  readonly quiet: readonly { left: number; top: number; right: number; bottom: number }[]
}

/** A set, and the processing of its rendered picture. */
export interface BuiltSet {
  readonly design: SetDesign
  /** Paints over the rendered picture: confetti, leaves, out-of-focus lights. */
  readonly decorate?: (raster: Raster) => void
  readonly finish: FinishOptions
}

export type SetBuilder = (stage: Stage) => BuiltSet

/** A direction of length 1. */
export function direction(x: number, y: number, z: number): Vector {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** Distance from the foot to the words above it and beside it, in units; Infinity where there are none. */
export function airAround({ quiet, view, halfWidth }: Stage): { above: number; beside: number } {
  let above = Number.POSITIVE_INFINITY
  let beside = Number.POSITIVE_INFINITY
  for (const box of quiet) {
    const across = Math.max(box.left - view.footX, view.footX - box.right) / view.unit
    if (across > halfWidth * 0.8) beside = Math.min(beside, across)
    else above = Math.min(above, (view.footY - box.bottom) / view.unit)
  }
  return { above, beside }
}

/** A disc behind the product that no words overlap: smaller when words are beside it, lower when they are above it. */
export function placeDisc(stage: Stage, radius: number, middle: number): { radius: number; y: number } {
  const { above, beside } = airAround(stage)
  const fitted = Math.max(0.16, Math.min(radius, beside - 0.04))
  return { radius: fitted, y: Math.min(middle, above - 0.05 - fitted) }
}

/** A matte material of a screen color. */
export function matt(color: Color): { color: Color } {
  return { color: toLight(color) }
}

/** A round plinth for the product, in units. Its top is at the foot by default. */
export function plinth(
  radius: number,
  bottom: number,
  material: Material,
  { top = 0, z = 0.05 } = {},
): Solid {
  return { kind: 'cylinder', x: 0, z, radius, bottom, top, material }
}

export function lightOf(color: Color, strength: number): Color {
  const linear = toLight(color)
  return [linear[0] * strength, linear[1] * strength, linear[2] * strength]
}

/** Uneven brightness of plaster: broad clouds and a fine grain. */
export function plaster(noise: Noise, strength = 1): (x: number, y: number, z: number) => number {
  return (x, y, z) =>
    1 +
    strength *
      (0.05 * noise.fbm(x * 2.1 + z * 1.3, y * 2.1 + z * 0.7, 2) +
        0.035 * noise.at(x * 38 + z * 17, y * 38 + z * 29) +
        0.02 * noise.at(x * 130 + z * 71, y * 130 + z * 53))
}

/** A gobo pattern, drawn in white on black in a square of 1 × 1. */
export function drawPattern(studio: Studio, blur: number, draw: (context: Context2D) => void): Plane {
  const side = 320
  const surface = drawSurface(studio, { width: side, height: side }, (context) => {
    context.fillStyle = '#000'
    context.fillRect(0, 0, side, side)
    context.scale(side, side)
    draw(context)
  })
  const { data } = surface.getContext('2d').getImageData(0, 0, side, side)
  const plane = createPlane(side, side)
  for (let index = 0; index < plane.data.length; index++) plane.data[index] = data[index * 4]! / 255
  return blurPlane(plane, blur * side, 2)
}

/** Traces a leaf of length 1 and the given width from its foot along the x axis. */
export function traceLeaf(context: Context2D, width: number): void {
  context.beginPath()
  context.moveTo(0, 0)
  context.bezierCurveTo(0.25, -width * 0.75, 0.65, -width * 0.62, 1, 0)
  context.bezierCurveTo(0.65, width * 0.62, 0.25, width * 0.75, 0, 0)
  context.closePath()
}

/** Fills a palm frond of length 1 from its foot along the x axis. */
export function fillFrond(context: Context2D, leaves = 13): void {
  for (let index = 0; index < leaves; index++) {
    const along = 0.12 + (0.86 * index) / leaves
    for (const side of [-1, 1]) {
      context.save()
      context.translate(along, -Math.sin(along * 2.2) * 0.12)
      context.rotate(side * (0.95 - along * 0.55))
      const length = 0.42 * Math.sin(0.5 + along * 2.3)
      context.scale(length, length)
      traceLeaf(context, 0.16)
      context.fill()
      context.restore()
    }
  }
  context.lineWidth = 0.018
  context.beginPath()
  context.moveTo(0, 0)
  context.quadraticCurveTo(0.5, -0.16, 1, -0.1)
  context.stroke()
}
