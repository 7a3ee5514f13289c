// Paints everything around the subject: backdrop, lamp, air, distance and floor, in the same material as the subject.

import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { mixColor, mixOklab, shiftColor, type Color } from '../raster/color.ts'
import { drawSurface, radialGradient, verticalGradient } from '../raster/draw.ts'
import { createPlane, fillPlane, rasterFromSurface, resizePlane, type Raster } from '../raster/raster.ts'
import { paintDistance } from './distance.ts'
import { paintCloud, paintSheet } from './land.ts'
import type { Frame } from './layout.ts'
import type { SetStage } from './set-stage.ts'
import type { PictureSet } from './sets.ts'
import { fillDisc, fillStar } from './shapes.ts'
import { renderSolid, type SolidPart, type Workshop } from './solid.ts'
import { drawSprite } from './sprite.ts'

/** Paints the backdrop: a gradient with the glow of the key light and a handmade texture. */
export function paintBackdrop(frame: Frame, set: PictureSet, workshop: Workshop, texture: number): Raster {
  const { width, height, unit } = frame
  const glow = mixColor(set.skyBottom, [1, 1, 1], set.isDark ? 0.12 : 0.4)
  const keyX = width * (0.5 + workshop.light.key[0] * 0.34)
  const surface = drawSurface(workshop.studio, { width, height }, (context) => {
    context.fillStyle = verticalGradient(context, 0, height * 0.72, [
      [0, set.skyTop],
      [0.55, mixOklab(set.skyTop, set.skyBottom, 0.62)],
      [1, set.skyBottom],
    ])
    context.fillRect(0, 0, width, height)
    const radius = 900 * unit
    context.fillStyle = radialGradient(context, keyX, frame.heroBase - frame.heroSize * 0.75, radius, [
      [0, glow, set.isDark ? 0.5 : 0.62],
      [0.5, glow, 0.2],
      [1, glow, 0],
    ])
    context.fillRect(0, 0, width, height)
  })
  const raster = rasterFromSurface(surface)
  if (texture > 0) roughen(raster, workshop, texture)
  return raster
}

/** Paints lamp, air, distance and floor over the backdrop, farthest first. */
export function paintSet(stage: SetStage): void {
  paintLamp(stage)
  paintAir(stage)
  paintDistance(stage)
  paintFloor(stage)
}

/** Darkens rows towards the lower edge, so that the floor recedes and text below stays readable. */
export function shadeFloor(raster: Raster, firstRow: number, strength: number): void {
  const first = Math.max(0, Math.round(firstRow))
  const span = raster.height - first
  for (let y = first; y < raster.height; y++) {
    const share = (y - first) / span
    const factor = 1 - strength * share * share * (1.6 - 0.6 * share)
    for (let index = y * raster.width * 3; index < (y + 1) * raster.width * 3; index++)
      raster.data[index]! *= factor
  }
}

/** Presses a handmade texture into a backdrop. */
export function roughen(raster: Raster, { noise, unit }: Workshop, strength: number): void {
  const factor = 4
  const rough = fillPlane(
    createPlane(Math.ceil(raster.width / factor), Math.ceil(raster.height / factor)),
    (x, y) =>
      1 +
      strength *
        (noise.at((x * factor) / (150 * unit), (y * factor) / (95 * unit)) * 0.6 +
          noise.at((x * factor) / (34 * unit) + 7, (y * factor) / (22 * unit)) * 0.4),
  )
  const full = resizePlane(rough, raster.width, raster.height)
  for (let index = 0; index < full.data.length; index++) {
    for (let channel = 0; channel < 3; channel++) raster.data[index * 3 + channel]! *= full.data[index]!
  }
}

function paintLamp(stage: SetStage): void {
  const { raster, frame, set, workshop, material, random } = stage
  if (set.lamp === 'none' || (stage.isAirTaken && set.lamp !== 'low sun')) return
  const { width, unit } = frame
  const place = random.fork('lamp')
  const isMoon = set.lamp === 'moon'
  const radius = unit * (set.lamp === 'low sun' ? place.between(150, 190) : place.between(72, 104))
  const side = workshop.light.key[0] < 0 ? place.between(0.15, 0.3) : place.between(0.7, 0.85)
  const x = width * side
  const y = set.lamp === 'low sun' ? frame.horizon - radius * 0.75 : frame.height * place.between(0.12, 0.17)
  const extent = Math.ceil(radius * 2.3)
  const middle = extent / 2
  const parts: SolidPart[] = [
    {
      color: isMoon ? [0.93, 0.91, 0.82] : [0.99, 0.8, 0.34],
      draw: (context) => fillDisc(context, middle, middle, radius),
    },
  ]
  if (isMoon) {
    parts.push({
      color: [0.82, 0.8, 0.74],
      draw: (context) => {
        fillDisc(context, middle - radius * 0.3, middle - radius * 0.2, radius * 0.22)
        fillDisc(context, middle + radius * 0.34, middle + radius * 0.1, radius * 0.15)
        fillDisc(context, middle - radius * 0.05, middle + radius * 0.45, radius * 0.18)
      },
    })
  }
  const sprite = renderSolid({ width: extent, height: extent, parts, material, size: radius * 2.4 }, workshop)
  addHalo(raster, x, y, radius, isMoon ? [0.6, 0.7, 1] : [1, 0.86, 0.55])
  drawSprite(raster, sprite, x - middle, y - middle)
}

function addHalo(raster: Raster, x: number, y: number, radius: number, color: Color): void {
  const reach = radius * 3.4
  for (let row = Math.max(0, Math.floor(y - reach)); row < Math.min(raster.height, y + reach); row++) {
    for (
      let column = Math.max(0, Math.floor(x - reach));
      column < Math.min(raster.width, x + reach);
      column++
    ) {
      const distance = Math.hypot(column - x, row - y) / reach
      if (distance >= 1) continue
      const amount = (1 - distance) ** 2 * 0.3
      const index = (row * raster.width + column) * 3
      for (let channel = 0; channel < 3; channel++)
        raster.data[index + channel]! += (1 - raster.data[index + channel]!) * amount * color[channel]!
    }
  }
}

function paintAir(stage: SetStage): void {
  const { set, frame, random } = stage
  const place = random.fork('air')
  const { width, height, unit } = frame
  const isWet = set.air === 'rain' || set.air === 'storm'
  if (set.air === 'storm') strikeBolts(stage, random.fork('bolts'))
  if (set.air === 'clouds' || isWet) {
    const color: Color = isWet ? [0.56, 0.61, 0.7] : mixColor([0.98, 0.95, 0.91], set.skyBottom, 0.18)
    const count = stage.isAirTaken ? 1 : place.integer(2, 3)
    const first = place.next()
    for (let index = 0; index < count; index++) {
      const size = unit * place.between(170, 330)
      const x = width * ((first + (index + place.between(-0.12, 0.12)) / count) % 1)
      paintCloud(stage, x, height * place.between(0.08, 0.27), size, color, place)
    }
  }
  if (isWet) scatter(stage, place, 22, [12, 20], [0.5, 0.68, 0.86], 'drop')
  if (set.air === 'snow') scatter(stage, place, 34, [9, 20], [0.97, 0.98, 1], 'ball')
  if (set.air === 'bubbles') scatter(stage, place, 24, [6, 22], [0.72, 0.92, 0.98], 'ball')
  if (set.air === 'stars') scatter(stage, place, 20, [9, 24], [1, 0.87, 0.5], 'star')
}

/** Bolts of lightning of the set's own material, from the clouds down. */
function strikeBolts(stage: SetStage, random: Random): void {
  const { frame, raster, workshop, material } = stage
  const isLeftFirst = random.chance(0.5)
  for (const [index, size] of [250, 170].entries()) {
    const tall = frame.unit * size
    const extent = Math.ceil(tall * 1.2)
    const draw = (context: Context2D): void => {
      context.beginPath()
      for (const [x, y] of boltPoints) context.lineTo(extent / 2 + x * tall, extent * 0.08 + y * tall)
      context.closePath()
      context.fill()
    }
    const sprite = renderSolid(
      {
        width: extent,
        height: extent,
        parts: [{ color: [1, 0.86, 0.32], draw }],
        material,
        size: tall * 0.8,
        phase: index,
      },
      workshop,
    )
    const isLeft = isLeftFirst === (index === 0)
    const x = frame.width * (isLeft ? random.between(0.12, 0.2) : random.between(0.8, 0.88))
    drawSprite(raster, sprite, x - extent / 2, frame.height * random.between(0.14, 0.2) - extent * 0.08)
  }
}

const boltPoints = [
  [0.1, 0],
  [-0.2, 0.5],
  [-0.02, 0.5],
  [-0.14, 1],
  [0.24, 0.38],
  [0.06, 0.38],
  [0.26, 0],
] as const

function scatter(
  stage: SetStage,
  random: Random,
  count: number,
  radii: readonly [number, number],
  color: Color,
  shape: 'star' | 'ball' | 'drop',
): void {
  const { frame, raster, workshop, material } = stage
  for (let index = 0; index < count; index++) {
    const radius = frame.unit * random.between(radii[0], radii[1])
    const extent = Math.ceil(radius * 2.8)
    const middle = extent / 2
    const draw = (context: Context2D): void => {
      if (shape === 'star') fillStar(context, middle, middle, radius)
      else if (shape === 'ball') fillDisc(context, middle, middle, radius)
      else {
        context.beginPath()
        context.moveTo(middle, middle - radius * 1.3)
        context.quadraticCurveTo(middle + radius * 1.2, middle + radius, middle, middle + radius)
        context.quadraticCurveTo(middle - radius * 1.2, middle + radius, middle, middle - radius * 1.3)
        context.fill()
      }
    }
    const tone = shiftColor(color, { lightness: random.between(-0.06, 0.03) })
    const sprite = renderSolid(
      {
        width: extent,
        height: extent,
        parts: [{ color: tone, draw }],
        material,
        size: radius * 5,
        phase: index,
      },
      workshop,
    )
    // Columns are assigned in turn, so that the sky never looks clumped.
    const x = frame.width * ((index * 0.618 + random.between(0, 0.12)) % 1)
    drawSprite(raster, sprite, x - middle, frame.height * random.between(0.03, 0.46) - middle)
  }
}

/** The near floor: one calm sheet from the horizon down and a nearer step below the captions. */
function paintFloor(stage: SetStage): void {
  const { frame, set } = stage
  const isTable = set.distance === 'room'
  paintSheet(stage, { row: frame.horizon, amplitude: isTable ? 3 : 64, color: set.ground, lean: 0.42 })
  shadeFloor(stage.raster, frame.horizon + 60 * frame.unit, 0.2)
  const step = frame.height - (frame.height - frame.frontBottom) * 1.25
  paintSheet(stage, {
    row: step,
    amplitude: isTable ? 3 : 80,
    color: shiftColor(set.ground, isTable ? { lightness: -0.09 } : { lightness: -0.05, hueRadians: -0.12 }),
    lean: isTable ? 0 : 0.3,
  })
  shadeFloor(stage.raster, frame.horizon + 60 * frame.unit, 0.22)
}
