import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { cssColor, mixColor } from '../../raster/color.ts'
import { drawSurface } from '../../raster/draw.ts'
import { createPlane, overlaySurface } from '../../raster/raster.ts'
import { clamp, mix } from '../../raster/scalar.ts'
import { addMist } from '../air.ts'
import { dotLight } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { paintWater } from '../water.ts'
import { litShare, windowColors } from './windows.ts'

/** Looks down a street: towers on both sides converge on one point, and lamps and wet asphalt lead there. */
export function paintStreet(stage: Stage, random: Random): void {
  const { unit, width, height, horizon, light } = stage
  const vanishX = width * random.between(0.42, 0.58)
  const focal = unit
  const cross = (side: number, z: number): number => vanishX + (side * focal * 0.42) / z
  const rowAt = (level: number, z: number): number => horizon + ((0.16 - level) * focal) / z
  const blocks = 13
  const surface = drawSurface(stage.request.studio, stage, (context) => {
    for (let block = blocks; block >= 0; block--) {
      for (const side of [-1, 1]) {
        const z0 = 0.3 * 1.27 ** block
        const z1 = z0 * 1.25
        const tall = random.between(0.6, 1.5) * (0.8 + z0 * 0.16)
        drawFacade(context, stage, random, { cross, rowAt, side, z0, z1, tall, far: clamp(block / blocks) })
      }
    }
  })
  overlaySurface(stage.raster, surface)
  addMist(stage, { row: horizon, spread: unit * 0.12, strength: 0.5, seed: 4 })
  paintCarLights(stage, random, (side, z) => [vanishX + (side * focal * 0.2) / z, rowAt(0.03, z)])
  const road = createPlane(width, height)
  for (let y = Math.ceil(horizon + 2); y < height; y++) road.data.fill(1, y * width, (y + 1) * width)
  const ground = mixColor(light.near, light.haze, 0.05)
  for (let y = Math.ceil(horizon + 2); y < height; y++) {
    const half = (0.42 * (y - horizon)) / 0.16
    const first = Math.max(0, Math.floor(vanishX - half))
    const last = Math.min(width, Math.ceil(vanishX + half))
    road.data.fill(0, y * width, y * width + first)
    road.data.fill(0, y * width + last, (y + 1) * width)
    for (let at = (y * width + first) * 3; at < (y * width + last) * 3; at += 3)
      stage.raster.data.set(ground, at)
  }
  paintWater(stage, road, { roughness: 0.55, clarity: 0.05 })
}

interface Facade {
  readonly cross: (side: number, z: number) => number
  readonly rowAt: (level: number, z: number) => number
  readonly side: number
  readonly z0: number
  readonly z1: number
  readonly tall: number
  readonly far: number
}

/** Fills a part of a wall between two distances: `near` and `far` columns, low and high levels. */
type Quad = (
  color: string,
  nearX: number,
  farX: number,
  low: number,
  high: number,
  zn: number,
  zf: number,
) => void

function drawFacade(context: Context2D, stage: Stage, random: Random, facade: Facade): void {
  const { light } = stage
  const { cross, rowAt, side, z0, z1, tall, far } = facade
  const body = mixColor(mixColor(light.near, light.sky[1]!, 0.2), light.haze, far ** 1.2 * 0.78)
  const x0 = cross(side, z0)
  const x1 = cross(side, z1)
  const quad: Quad = (color, nearX, farX, low, high, zn, zf) => {
    context.fillStyle = color
    context.beginPath()
    context.moveTo(nearX, rowAt(high, zn))
    context.lineTo(farX, rowAt(high, zf))
    context.lineTo(farX, rowAt(low, zf))
    context.lineTo(nearX, rowAt(low, zn))
    context.fill()
  }
  // The wall that faces the viewer, then the wall along the street.
  context.fillStyle = cssColor(mixColor(body, light.haze, 0.12))
  const outer = side < 0 ? -stage.unit : x1
  context.fillRect(
    outer,
    rowAt(tall, z1),
    side < 0 ? x1 + stage.unit : stage.width + stage.unit - x1,
    rowAt(0, z1) - rowAt(tall, z1),
  )
  quad(cssColor(body), x0, x1, 0, tall, z0, z1)
  const lit = litShare(stage)
  const floors = Math.floor(tall / 0.05)
  const bays = 6
  const color = random.pick(windowColors)
  for (let floor = 1; floor < floors; floor++) {
    for (let bay = 0; bay < bays; bay++) {
      if (!random.chance(lit * 0.8)) continue
      const zn = mix(z0, z1, (bay + 0.25) / bays)
      const zf = mix(z0, z1, (bay + 0.75) / bays)
      const glow = cssColor(
        random.chance(0.15) ? random.pick(windowColors) : color,
        random.between(0.25, 0.9) * (1 - far * 0.5),
      )
      quad(glow, cross(side, zn), cross(side, zf), floor * 0.05 + 0.012, floor * 0.05 + 0.036, zn, zf)
    }
  }
  if (random.chance(0.5)) drawSign(context, random, facade, quad)
}

const signColors = ['#ff3d81', '#28d7ff', '#ffb02e', '#8d5bff', '#40ffa9']

function drawSign(context: Context2D, random: Random, facade: Facade, quad: Quad): void {
  const z = mix(facade.z0, facade.z1, random.between(0.3, 0.8))
  const low = random.between(0.12, 0.3)
  const inner = facade.cross(facade.side * random.between(0.86, 0.93), z)
  context.globalAlpha = 0.95 - facade.far * 0.5
  quad(
    random.pick(signColors),
    facade.cross(facade.side, z),
    inner,
    low,
    low + random.between(0.08, 0.22),
    z,
    z,
  )
  context.globalAlpha = 1
}

function paintCarLights(
  stage: Stage,
  random: Random,
  place: (side: number, z: number) => readonly [number, number],
): void {
  for (let car = 0; car < 10; car++) {
    const z = 0.8 * 1.32 ** car * random.between(0.9, 1.1)
    const side = random.chance(0.5) ? -1 : 1
    const tint = side < 0 ? ([1.2, 1.1, 0.9] as const) : ([1.3, 0.18, 0.1] as const)
    const [x, y] = place(side, z)
    const apart = (stage.unit * 0.05) / z
    for (const lamp of [-1, 1])
      dotLight(stage.raster, x + lamp * apart, y, Math.max(1, (stage.unit * 0.011) / z), 1.1, tint)
  }
}
