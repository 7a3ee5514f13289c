// Everything around the subject: backdrop, lamp, air, distance and floor, made of the same stuff as the subject.

import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { mixColor, mixOklab, parseColor, shiftColor, type Color } from '../raster/color.ts'
import { drawSurface, radialGradient, verticalGradient } from '../raster/draw.ts'
import {
  createPlane,
  fillPlane,
  rasterFromSurface,
  resizePlane,
  resizeRaster,
  type Raster,
} from '../raster/raster.ts'
import type { MotifOutline } from '../request.ts'
import type { Frame } from './layout.ts'
import type { Material } from './look.ts'
import type { PictureSet } from './sets.ts'
import { fillBelow, fillCloud, fillDisc, fillPeak, fillSnowCap, fillStar, rollingEdge } from './shapes.ts'
import { renderMotif, renderSolid, type SolidPart, type Workshop } from './solid.ts'
import { blurSprite, drawContactShadow, drawSprite, type Sprite } from './sprite.ts'

/** What the set builders share. */
export interface SetStage {
  readonly raster: Raster
  readonly frame: Frame
  readonly set: PictureSet
  readonly workshop: Workshop
  readonly material: Material
  readonly random: Random
  /** True when props fill the air: then clouds and windows stay away. */
  readonly isAirTaken: boolean
  /** Emoji of `set.growth`, loaded. */
  readonly growth: readonly MotifOutline[]
}

/** Paints the backdrop: a gradient with the glow of the key light and a trace of the hand. */
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
  distances[stage.set.distance](stage)
  paintFloor(stage)
}

/** Fades rows towards the lower edge, so that the floor recedes and text below stays readable. */
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

function roughen(raster: Raster, { noise, unit }: Workshop, strength: number): void {
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

function paintLamp({ raster, frame, set, workshop, material, random }: SetStage): void {
  if (set.lamp === 'none') return
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
  if (set.air === 'clouds' || set.air === 'rain') {
    const color: Color =
      set.air === 'rain' ? [0.56, 0.61, 0.7] : mixColor([0.98, 0.95, 0.91], set.skyBottom, 0.18)
    const count = stage.isAirTaken ? 1 : place.integer(2, 3)
    const first = place.next()
    for (let index = 0; index < count; index++) {
      const size = unit * place.between(170, 330)
      const x = width * ((first + (index + place.between(-0.12, 0.12)) / count) % 1)
      paintCloud(stage, x, height * place.between(0.08, 0.27), size, color, place)
    }
  }
  if (set.air === 'rain') scatter(stage, place, 22, [12, 20], [0.5, 0.68, 0.86], 'drop')
  if (set.air === 'snow') scatter(stage, place, 34, [9, 20], [0.97, 0.98, 1], 'ball')
  if (set.air === 'stars') scatter(stage, place, 20, [9, 24], [1, 0.87, 0.5], 'star')
}

function paintCloud(stage: SetStage, x: number, y: number, size: number, color: Color, random: Random): void {
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
    // Columns are dealt out in turn, so that the sky never looks clumped.
    const x = frame.width * ((index * 0.618 + random.between(0, 0.12)) % 1)
    drawSprite(raster, sprite, x - middle, frame.height * random.between(0.03, 0.46) - middle)
  }
}

const distances: Readonly<Record<PictureSet['distance'], (stage: SetStage) => void>> = {
  hills: (stage) => {
    paintBand(stage, { rise: 210, amplitude: 130, wavelength: 560, haze: 0.5 })
    paintBand(stage, { rise: 90, amplitude: 100, wavelength: 420, haze: 0.22 })
    plantGrowth(stage, 4)
  },
  trees: (stage) => {
    paintBand(stage, { rise: 150, amplitude: 90, wavelength: 480, haze: 0.42 })
    plantGrowth(stage, 8)
  },
  dunes: (stage) => {
    paintBand(stage, { rise: 170, amplitude: 120, wavelength: 700, haze: 0.4 })
    paintBand(stage, { rise: 80, amplitude: 90, wavelength: 520, haze: 0.15 })
    plantGrowth(stage, 3)
  },
  waves: (stage) => {
    const sea = mixOklab(parseColor('#2b93c4'), stage.set.skyTop, 0.3)
    paintBand(stage, { rise: 110, amplitude: 14, wavelength: 150, haze: 0.3, color: sea })
    paintBand(stage, { rise: 62, amplitude: 22, wavelength: 190, haze: 0.08, color: sea })
    plantGrowth(stage, 2)
  },
  clouds: (stage) => {
    const place = stage.random.fork('cloud floor')
    for (let index = 0; index < 6; index++) {
      const size = stage.frame.unit * place.between(380, 560)
      const x = stage.frame.width * ((index + place.between(0.1, 0.6)) / 6)
      const y = stage.frame.horizon - size * place.between(0.3, 0.42)
      paintCloud(stage, x, y, size, mixColor([0.97, 0.95, 0.94], stage.set.skyBottom, 0.35), place)
    }
  },
  mountains: (stage) => {
    paintPeaks(stage)
    paintBand(stage, { rise: 95, amplitude: 90, wavelength: 460, haze: 0.2 })
    plantGrowth(stage, 4)
  },
  city: paintCity,
  planets: (stage) => {
    const place = stage.random.fork('planets')
    const color = shiftColor(stage.set.accent, { lightness: -0.08, chroma: 0.75 })
    const count = place.integer(1, 2)
    for (let index = 0; index < count; index++) {
      const radius = stage.frame.unit * place.between(60, 150)
      const extent = Math.ceil(radius * 2.2)
      const parts: SolidPart[] = [
        {
          color: index === 0 ? color : shiftColor(color, { hueRadians: 2 }),
          draw: (context) => fillDisc(context, extent / 2, extent / 2, radius),
        },
      ]
      const sprite = renderSolid(
        { width: extent, height: extent, parts, material: stage.material, size: radius * 3 },
        stage.workshop,
      )
      const x = stage.frame.width * (index === 0 ? place.between(0.7, 0.94) : place.between(0.06, 0.22))
      const y = stage.frame.height * (index === 0 ? place.between(0.07, 0.16) : place.between(0.2, 0.3))
      drawSprite(stage.raster, sprite, x - extent / 2, y - extent / 2, {
        haze: { color: stage.set.skyTop, share: 0.25 },
      })
    }
    paintBand(stage, { rise: 70, amplitude: 110, wavelength: 460, haze: 0.45 })
  },
  room: paintRoomWall,
}

interface Band {
  readonly rise: number
  readonly amplitude: number
  readonly wavelength: number
  /** Share of the sky mixed in. */
  readonly haze: number
  readonly color?: Color
}

/** A strip of land across the picture; computed at half size, which also leaves it slightly out of focus. */
function paintBand(stage: SetStage, band: Band): void {
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

/** Renders at half size and enlarges. */
function renderHalf(
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
        dents: material.dents * 0.34,
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

function paintPeaks(stage: SetStage): void {
  const { frame, set, random } = stage
  const place = random.fork('peaks')
  const half = frame.unit / 2
  const width = Math.ceil(frame.width / 2)
  const height = Math.ceil(520 * half)
  const rock = mixOklab(mixOklab(parseColor('#7d86a8'), set.ground, 0.25), set.skyTop, 0.2)
  const count = Math.max(3, Math.round((frame.width / frame.unit / 1024) * 3.4))
  const peaks = Array.from({ length: count }, (_, index) => {
    const middle = ((index + place.between(0.2, 0.8)) / count) * width
    const reach = half * place.between(250, 380)
    return { left: middle - reach, right: middle + reach, top: half * place.between(20, 170), foot: height }
  })
  const parts = peaks.flatMap((peak, index): SolidPart[] => [
    {
      color: shiftColor(rock, { lightness: (index % 2) * 0.05 }),
      draw: (context) => fillPeak(context, peak),
    },
    { color: [0.95, 0.96, 0.99], draw: (context) => fillSnowCap(context, peak) },
  ])
  const sprite = renderHalf(stage, width, height, parts, { size: 300 * half, lean: 0.1, phase: 3 })
  drawSprite(stage.raster, sprite, 0, frame.horizon - 430 * frame.unit, {
    haze: { color: set.skyBottom, share: 0.3 },
  })
}

function paintCity(stage: SetStage): void {
  const { frame, set, random } = stage
  for (const [row, haze, rise] of [
    [0, 0.5, 400],
    [1, 0.22, 280],
  ] as const) {
    const place = random.fork(`towers ${row}`)
    const width = Math.ceil(frame.width)
    const height = Math.ceil((rise + 60) * frame.unit)
    const towers: { x: number; y: number; wide: number }[] = []
    for (let x = -place.between(0, 60) * frame.unit; x < width;) {
      const wide = frame.unit * place.between(96, 150)
      towers.push({ x, y: frame.unit * place.between(20, rise * 0.6), wide })
      x += wide + frame.unit * place.between(4, 26)
    }
    const base = mixOklab(mixOklab(parseColor('#8291c4'), set.accent, 0.25), set.ground, 0.3)
    const parts: SolidPart[] = towers.map((tower, index) => ({
      color: shiftColor(base, {
        lightness: ((index * 0.37) % 1) * 0.16 - 0.04,
        hueRadians: (index % 3) * 0.25,
      }),
      draw: (context) => {
        context.beginPath()
        context.roundRect(tower.x, tower.y, tower.wide, height, tower.wide * 0.12)
        context.fill()
      },
    }))
    parts.push({
      color: [1, 0.88, 0.56],
      draw: (context) =>
        towers.forEach((tower, index) => drawWindows(context, tower, height, frame.unit, index)),
    })
    const sprite = renderSolid(
      {
        width,
        height,
        parts,
        material: { ...stage.material, bodyShare: 0 },
        size: 240 * frame.unit,
        phase: row,
      },
      stage.workshop,
    )
    drawSprite(
      stage.raster,
      blurSprite(sprite, row === 0 ? 2 * frame.unit : 0),
      0,
      frame.horizon - rise * frame.unit,
      {
        haze: { color: mixColor(set.skyTop, set.skyBottom, 0.75), share: haze },
      },
    )
  }
}

function drawWindows(
  context: Context2D,
  tower: { x: number; y: number; wide: number },
  height: number,
  unit: number,
  index: number,
): void {
  const columns = 3
  const pane = tower.wide * 0.16
  const gap = (tower.wide - columns * pane) / (columns + 1)
  for (let row = 0; ; row++) {
    const y = tower.y + 26 * unit + row * pane * 2.1
    if (y > height) return
    for (let column = 0; column < columns; column++) {
      if ((row * 7 + column * 5 + index * 3) % 4 === 0) continue
      context.beginPath()
      context.roundRect(tower.x + gap + column * (pane + gap), y, pane, pane * 1.25, pane * 0.25)
      context.fill()
    }
  }
}

function paintRoomWall(stage: SetStage): void {
  if (stage.isAirTaken) return
  const { frame, set, random, workshop, material, raster } = stage
  const place = random.fork('wall')
  const { unit } = frame
  const wide = Math.ceil(unit * place.between(300, 380))
  const tall = Math.ceil(wide * 1.15)
  const x = frame.width * (workshop.light.key[0] < 0 ? place.between(0.72, 0.82) : place.between(0.18, 0.28))
  const y = frame.height * place.between(0.07, 0.12)
  const frameColor = mixOklab([0.97, 0.93, 0.86], set.skyBottom, 0.3)
  const rail = wide * 0.075
  const parts: SolidPart[] = [
    { color: frameColor, draw: (context) => roundBox(context, 4, 4, wide - 8, tall - 8, wide * 0.07) },
    {
      color: mixOklab([0.55, 0.78, 0.95], set.accent, 0.12),
      draw: (context) => {
        const pane = (wide - rail * 3.6) / 2
        const high = (tall - rail * 3.6) / 2
        for (const column of [0, 1])
          for (const row of [0, 1])
            roundBox(
              context,
              rail * 1.3 + column * (pane + rail),
              rail * 1.3 + row * (high + rail),
              pane,
              high,
              rail * 0.4,
            )
      },
    },
  ]
  const sprite = renderSolid(
    { width: wide, height: tall, parts, material, size: wide * 0.8, phase: 5 },
    workshop,
  )
  drawContactShadow(
    raster,
    { x: x + 14 * unit, y: y + tall * 0.56, radiusX: wide * 0.52, radiusY: tall * 0.52 },
    0.22,
    [0.4, 0.28, 0.3],
  )
  drawSprite(raster, sprite, x - wide / 2, y)
}

function roundBox(
  context: Context2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

/** Plants the place's own emoji along the horizon, small and hazy, leaving the middle to the hero. */
function plantGrowth(stage: SetStage, count: number): void {
  const { growth, frame, set, random, raster } = stage
  if (growth.length === 0) return
  const place = random.fork('growth')
  const plants = Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1
    const share = 0.5 + side * (0.2 + 0.32 * ((index + place.between(0.2, 1)) / (count + 0.5)))
    return { x: frame.width * share, size: frame.unit * place.between(120, 210), depth: place.between(0, 1) }
  }).sort((first, second) => first.depth - second.depth)
  for (const [index, plant] of plants.entries()) {
    const sprite = renderMotif(
      growth[index % growth.length]!,
      { size: plant.size, phase: index * 11, isMirrored: place.chance(0.5) },
      stage.material,
      stage.workshop,
    )
    const base = frame.horizon + (plant.depth * 44 - 12) * frame.unit
    drawSprite(raster, sprite, plant.x - sprite.cover.width / 2, base - sprite.bounds.bottom, {
      haze: { color: mixColor(set.skyTop, set.skyBottom, 0.7), share: 0.26 - plant.depth * 0.12 },
    })
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

/** A sheet of floor from a row to the lower edge. */
function paintSheet(
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
