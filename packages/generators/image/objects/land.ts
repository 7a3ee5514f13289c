// Land and clouds of a set: strips across the picture and single lumps, shared by floor, air and distance.

import type { Random } from '@vivify/contract/random'
import { mixColor, mixOklab, type Color } from '../raster/color.ts'
import { resizePlane, resizeRaster } from '../raster/raster.ts'
import type { SetStage } from './set-stage.ts'
import { fillBelow, fillCloud, rollingEdge } from './shapes.ts'
import { renderSolid, type SolidPart } from './solid.ts'
import { drawSprite, type Sprite } from './sprite.ts'

export interface Band {
  readonly rise: number
  readonly amplitude: number
  readonly wavelength: number
  /** Share of the sky mixed in. */
  readonly haze: number
  readonly color?: Color
}

/** A strip of land across the picture; computed at half size, which also leaves it slightly out of focus. */
export function paintBand(stage: SetStage, band: Band): void {
  const { frame, set, workshop, random } = stage
  const half = frame.unit / 2
  const phase = random.fork(`band ${band.rise}`).between(0, 60)
  const margin = Math.ceil(60 * half)
  const width = Math.ceil(frame.width / 2) + margin * 2
  const top = band.amplitude * 1.2 * half
  const height = Math.ceil(top + (band.rise + 130) * half)
  const edge = rollingEdge(workshop.noise, band.amplitude * half, band.wavelength * half, phase)
  const sprite = renderHalf(
    stage,
    width,
    height,
    [
      {
        color: band.color ?? mixOklab(set.ground, set.skyBottom, 0.12),
        draw: (context) => fillBelow(context, width, height, top, edge),
      },
    ],
    { size: 420 * half, lean: 0.3, phase },
  )
  drawSprite(
    stage.raster,
    sprite,
    -margin * 2,
    frame.horizon - band.rise * frame.unit - top * 2 + band.amplitude * frame.unit * 0.5,
    {
      haze: { color: mixColor(set.skyTop, set.skyBottom, 0.7), share: band.haze },
    },
  )
}

/** A sheet of floor from a row down to the lower edge. */
export function paintSheet(
  stage: SetStage,
  sheet: { row: number; amplitude: number; color: Color; lean: number },
): void {
  const { frame, workshop, random } = stage
  const half = frame.unit / 2
  const margin = Math.ceil(90 * half)
  const width = Math.ceil(frame.width / 2) + margin * 2
  const amplitude = sheet.amplitude * half
  const height = Math.ceil((frame.height - sheet.row) / 2 + amplitude) + margin
  const phase = random.fork(`sheet ${sheet.lean}`).between(0, 60)
  const edge = rollingEdge(workshop.noise, amplitude, 620 * half, phase)
  const sprite = renderHalf(
    stage,
    width,
    height,
    [{ color: sheet.color, draw: (context) => fillBelow(context, width, height, amplitude, edge) }],
    { size: 330 * half, lean: sheet.lean, phase },
  )
  drawSprite(stage.raster, sprite, -margin * 2, sheet.row - amplitude)
}

/** Renders at half size and enlarges. */
export function renderHalf(
  stage: SetStage,
  width: number,
  height: number,
  parts: readonly SolidPart[],
  options: { size: number; lean: number; phase: number },
): Sprite {
  const { workshop, material } = stage
  const sprite = renderSolid(
    {
      width,
      height,
      parts,
      material: {
        ...material,
        bodyShare: 0,
        prints: 0,
        dents: material.dents * 0.22,
        roundness: 0.3,
        crease: 0,
      },
      size: options.size,
      lean: options.lean,
      phase: options.phase,
    },
    { ...workshop, unit: workshop.unit / 2 },
  )
  const { bounds } = sprite
  return {
    color: resizeRaster(sprite.color, width * 2, height * 2),
    cover: resizePlane(sprite.cover, width * 2, height * 2),
    bounds: {
      left: bounds.left * 2,
      top: bounds.top * 2,
      right: bounds.right * 2,
      bottom: bounds.bottom * 2,
    },
  }
}

/** One cloud, `size` pixels wide, positioned by its top. */
export function paintCloud(
  stage: SetStage,
  x: number,
  y: number,
  size: number,
  color: Color,
  random: Random,
): void {
  const width = Math.ceil(size)
  const sprite = renderSolid(
    {
      width,
      height: Math.ceil(size * 0.56),
      parts: [{ color, draw: (context) => fillCloud(context, size, random) }],
      material: { ...stage.material, bodyShare: 0 },
      size: size * 0.9,
      phase: x,
    },
    stage.workshop,
  )
  drawSprite(stage.raster, sprite, x - width / 2, y)
}
