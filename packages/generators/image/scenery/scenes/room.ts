import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { cssColor, mixColor } from '../../raster/color.ts'
import { drawSurface, verticalGradient } from '../../raster/draw.ts'
import { blurPlane } from '../../raster/blur.ts'
import { addEnlarged } from '../../raster/finish.ts'
import { createRaster, maskFromSurface, samplePlane, type Plane } from '../../raster/raster.ts'
import { smoothStep } from '../../raster/scalar.ts'
import { addParticles } from '../air.ts'
import { heroManner } from '../hero.ts'
import { paintHero } from '../hero-body.ts'
import { createLand } from '../lands.ts'
import { paintSilhouette } from '../silhouettes.ts'
import { paintSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { paintTerrain } from '../terrain.ts'

/** The glass of a window in pixels. */
interface Opening {
  readonly left: number
  readonly top: number
  readonly wide: number
  readonly tall: number
  readonly form: 'grid' | 'arch' | 'round' | 'wide'
}

/** Paints a dark room with one window: its view, its light on the floor, dust in the beam, the motif on the sill. */
export function paintRoom(stage: Stage): void {
  const random = stage.random.fork('room')
  paintSky(stage, {
    clouds: random.pick(['deck', 'cumulus', 'cirrus', 'bands'] as const),
    cover: 0.55,
    discRadius: 0.05,
  })
  paintTerrain(stage, createLand(stage, random.pick(['hills', 'alps'] as const)))
  const opening = placeOpening(stage, random)
  const glass = maskFromSurface(
    drawSurface(stage.request.studio, stage, (context) => {
      context.fillStyle = '#fff'
      traceOpening(context, opening)
      context.fill()
    }),
  )
  const wall = drawSurface(stage.request.studio, stage, (context) => drawWalls(context, stage, opening))
  coverOutside(stage, glass, wall.getContext('2d').getImageData(0, 0, stage.width, stage.height).data)
  castBeam(stage, glass, opening)
  paintSilhouette(stage, { rim: 0.85 }, (context) => {
    drawBars(context, stage, opening)
    drawSill(context, stage, opening)
    drawFurniture(context, stage, random)
  })
  if (heroManner(stage) !== 'none') {
    const size = Math.min(opening.wide * 0.74, stage.unit * 0.42)
    const foot = opening.top + opening.tall
    paintHero(stage, { x: opening.left + opening.wide * random.between(0.38, 0.62), foot, size })
  }
  addParticles(stage, { count: 130, size: 0.55, strength: 0.42, tint: stage.light.sun })
}

function placeOpening(stage: Stage, random: Random): Opening {
  const { width, height, unit } = stage
  const form = random.pick(['grid', 'arch', 'round', 'wide'] as const)
  const wide = form === 'wide' ? width * 0.86 : Math.min(width * 0.66, unit * random.between(0.52, 0.64))
  const tall = form === 'round' ? wide : Math.min(height * 0.43, unit * random.between(0.66, 0.8))
  const left = form === 'wide' ? width * 0.07 : width * random.between(0.5, 0.6) - wide / 2
  return { left, top: height * 0.53 - tall, wide, tall, form }
}

function traceOpening(context: Context2D, opening: Opening): void {
  const { left, top, wide, tall, form } = opening
  context.beginPath()
  if (form === 'round') {
    context.ellipse(left + wide / 2, top + tall / 2, wide / 2, tall / 2, 0, 0, Math.PI * 2)
    return
  }
  if (form !== 'arch') {
    context.rect(left, top, wide, tall)
    return
  }
  context.moveTo(left, top + tall)
  context.lineTo(left, top + wide / 2)
  context.arc(left + wide / 2, top + wide / 2, wide / 2, Math.PI, Math.PI * 2)
  context.lineTo(left + wide, top + tall)
  context.closePath()
}

function drawWalls(context: Context2D, stage: Stage, opening: Opening): void {
  const { width, height, light, unit } = stage
  const wall = mixColor(light.near, light.haze, 0.24)
  const dark = mixColor(light.near, light.sky[1]!, 0.25)
  const floor = height * 0.69
  context.fillStyle = verticalGradient(context, 0, floor, [
    [0, dark],
    [0.7, wall],
    [1, mixColor(dark, wall, 0.5)],
  ])
  context.fillRect(0, 0, width, height)
  context.fillStyle = verticalGradient(context, floor, height, [
    [0, mixColor(wall, light.near, 0.35)],
    [1, light.near],
  ])
  context.fillRect(0, floor, width, height - floor)
  context.strokeStyle = cssColor(light.near, 0.5)
  context.lineWidth = unit / 500
  const vanish = opening.left + opening.wide / 2
  for (let board = -16; board <= 16; board++) {
    context.beginPath()
    context.moveTo(vanish + board * unit * 0.085, floor)
    context.lineTo(vanish + board * unit * 0.32, height)
    context.stroke()
  }
  context.fillStyle = cssColor(mixColor(wall, light.near, 0.55))
  context.fillRect(0, floor - unit * 0.028, width, unit * 0.028)
}

function coverOutside(stage: Stage, glass: Plane, walls: Uint8ClampedArray): void {
  const { raster, width, unit, light } = stage
  const spill = blurPlane({ ...glass, data: glass.data.slice() }, unit * 0.05, 2)
  const { data } = raster
  for (let index = 0, at = 0; index < glass.data.length; index++, at += 3) {
    const open = glass.data[index]!
    const grain =
      1 + stage.noise.at((index % width) / (unit * 0.1), ((index / width) | 0) / (unit * 0.35)) * 0.07
    for (let channel = 0; channel < 3; channel++) {
      const wall =
        (walls[index * 4 + channel]! / 255) * grain + light.sun[channel]! * spill.data[index]! * 0.2
      data[at + channel] = wall + (data[at + channel]! * 1.04 - wall) * open
    }
  }
}

/** Projects the window along the light: a slanting beam in the air and its bright shape on the floor. */
function castBeam(stage: Stage, glass: Plane, opening: Opening): void {
  const { width, height, unit, light } = stage
  const factor = 3
  const beam = createRaster(Math.ceil(width / factor), Math.ceil(height / factor))
  const side = opening.left + opening.wide / 2 < stage.sunX ? -1 : 1
  const slope = side * 0.42
  const floor = height * 0.69
  const sill = opening.top + opening.tall
  const middle = opening.left + opening.wide / 2
  for (let row = Math.floor(opening.top / factor); row < beam.height; row++) {
    const y = row * factor + factor / 2
    const onFloor = (y - floor) / (height - floor)
    for (let column = 0; column < beam.width; column++) {
      const x = column * factor + factor / 2
      // The air at a point is as bright as the part of the window that is visible from it, looking back along the
      // light.
      let seen = 0
      for (let step = 0; step < 7; step++) {
        const back = unit * (0.05 + step * 0.13)
        seen += samplePlaneInside(glass, x - slope * back, y - back)
      }
      let glow =
        (seen / 7) * 0.4 * smoothStep(height, sill, y) * (samplePlaneInside(glass, x, y) > 0.5 ? 0.2 : 1)
      if (onFloor > 0) {
        const paneY = sill - (onFloor * 1.35 - 0.1) * opening.tall
        const paneX = middle + (x - slope * unit * (0.26 + onFloor * 0.62) - middle) / (1 + onFloor * 0.5)
        const across = (paneX - opening.left) / opening.wide
        const bars = opening.form === 'round' ? 1 : paneLight(across, (paneY - opening.top) / opening.tall)
        glow += samplePlaneInside(glass, paneX, paneY) * bars * (1 - onFloor * 0.6)
      }
      const strength = glow * (light.disc === 'sun' ? 0.72 : 0.5)
      for (let channel = 0; channel < 3; channel++) {
        beam.data[(row * beam.width + column) * 3 + channel] = light.sun[channel]! * strength
      }
    }
  }
  addEnlarged(stage.raster, beam)
}

function samplePlaneInside(plane: Plane, x: number, y: number): number {
  return x < 0 || y < 0 || x >= plane.width || y >= plane.height ? 0 : samplePlane(plane, x, y)
}

function paneLight(across: number, down: number): number {
  const nearBarX = Math.abs(((across * 2) % 1) - 0.5) > 0.46 ? 0.15 : 1
  const nearBarY = Math.abs(((down * 3) % 1) - 0.5) > 0.465 ? 0.15 : 1
  return nearBarX * nearBarY
}

function drawBars(context: Context2D, stage: Stage, opening: Opening): void {
  const { left, top, wide, tall, form } = opening
  const bar = stage.unit * 0.011
  context.lineWidth = bar * 1.6
  traceOpening(context, opening)
  context.stroke()
  const columns = form === 'wide' ? 3 : 2
  if (form !== 'round') {
    for (let column = 1; column < columns; column++)
      context.fillRect(left + (wide * column) / columns - bar / 2, top, bar, tall)
    if (form !== 'wide')
      for (let row = 1; row < 3; row++) context.fillRect(left, top + (tall * row) / 3 - bar / 2, wide, bar)
  }
}

function drawSill(context: Context2D, stage: Stage, opening: Opening): void {
  const { unit } = stage
  if (opening.form === 'round') return
  context.fillRect(
    opening.left - unit * 0.03,
    opening.top + opening.tall - unit * 0.003,
    opening.wide + unit * 0.06,
    unit * 0.022,
  )
}

function drawFurniture(context: Context2D, stage: Stage, random: Random): void {
  const { unit, width, height } = stage
  const side = random.chance(0.5) ? 0 : 1
  const along = (x: number): number => (side === 0 ? x * unit : width - x * unit)
  const level = height * random.between(0.8, 0.86)
  const top = random.pick(['desk', 'chair', 'plant'] as const)
  context.beginPath()
  if (top === 'desk') {
    context.rect(Math.min(along(-0.05), along(0.42)), level, unit * 0.47, unit * 0.024)
    context.rect(Math.min(along(0.36), along(0.385)), level, unit * 0.025, height)
    context.fill()
    drawLamp(context, unit, along(0.14), level, side === 0 ? 1 : -1)
    for (let book = 0; book < 5; book++) {
      const wide = unit * random.between(0.1, 0.15)
      context.fillRect(along(0.27) - wide / 2, level - unit * 0.024 * (book + 1), wide, unit * 0.021)
    }
  } else if (top === 'chair') {
    context.roundRect(
      Math.min(along(-0.1), along(0.3)),
      level - unit * 0.06,
      unit * 0.4,
      unit * 0.3,
      unit * 0.05,
    )
    context.roundRect(
      Math.min(along(-0.1), along(0.1)),
      level - unit * 0.32,
      unit * 0.2,
      unit * 0.6,
      unit * 0.07,
    )
    context.fill()
  } else {
    drawPotPlant(context, random, unit, along(0.12), level + unit * 0.1)
  }
}

function drawLamp(context: Context2D, unit: number, x: number, level: number, turn: number): void {
  context.lineWidth = unit * 0.008
  context.beginPath()
  context.moveTo(x, level)
  context.lineTo(x - turn * unit * 0.04, level - unit * 0.13)
  context.lineTo(x + turn * unit * 0.04, level - unit * 0.21)
  context.stroke()
  context.beginPath()
  context.moveTo(x + turn * unit * 0.025, level - unit * 0.235)
  context.lineTo(x + turn * unit * 0.075, level - unit * 0.205)
  context.lineTo(x + turn * unit * 0.085, level - unit * 0.15)
  context.lineTo(x + turn * unit * 0.005, level - unit * 0.185)
  context.fill()
  context.fillRect(x - unit * 0.035, level - unit * 0.009, unit * 0.07, unit * 0.01)
}

function drawPotPlant(context: Context2D, random: Random, unit: number, x: number, level: number): void {
  context.beginPath()
  context.moveTo(x - unit * 0.075, level - unit * 0.14)
  context.lineTo(x + unit * 0.075, level - unit * 0.14)
  context.lineTo(x + unit * 0.055, level + unit * 0.05)
  context.lineTo(x - unit * 0.055, level + unit * 0.05)
  context.fill()
  for (let leaf = 0; leaf < 13; leaf++) {
    const angle = -Math.PI / 2 + (leaf / 12 - 0.5) * 2.4 + random.between(-0.12, 0.12)
    const long = unit * random.between(0.18, 0.36)
    const tipX = x + Math.cos(angle) * long
    const tipY = level - unit * 0.14 + Math.sin(angle) * long + Math.abs(Math.cos(angle)) * long * 0.3
    const middleX = x + Math.cos(angle) * long * 0.45
    const middleY = level - unit * 0.14 + Math.sin(angle) * long * 0.75
    context.beginPath()
    context.moveTo(x, level - unit * 0.14)
    context.quadraticCurveTo(middleX - unit * 0.02, middleY, tipX, tipY)
    context.quadraticCurveTo(
      middleX + unit * 0.03,
      middleY + unit * 0.02,
      x + unit * 0.008,
      level - unit * 0.14,
    )
    context.fill()
  }
}
