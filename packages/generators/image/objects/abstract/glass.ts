import {
  createPlane,
  createRaster,
  resizePlane,
  resizeRaster,
  type Plane,
  type Raster,
} from '../../raster/raster.ts'
import { blurPlane } from '../../raster/blur.ts'
import { clamp, smoothStep } from '../../raster/scalar.ts'
import type { AbstractStage } from './canvas.ts'
import { meshAt } from './mesh.ts'

interface Drop {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Liquid glass: merging drops refract a color field behind them, with bright rims and a reflected window. */
export function paintGlass(stage: AbstractStage): Raster {
  const { width, height, unit } = stage
  const small = meshAt(stage, 6)
  const behind = resizeRaster(small, width, height)
  const field = pourDrops(stage)
  const rise = resizePlane(field, width, height)
  const raster = createRaster(width, height)
  raster.data.set(behind.data)
  castShadow(raster, field, unit)
  const bend = 120 * unit
  const steepness = 170 * unit
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const index = y * width + x
      const level = rise.data[index]!
      if (level <= 0.001) continue
      const slopeX = (rise.data[index + 1]! - rise.data[index - 1]!) * steepness
      const slopeY = (rise.data[index + width]! - rise.data[index - width]!) * steepness
      const flat = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1)
      const normalX = -slopeX * flat
      const normalY = -slopeY * flat
      const cover = smoothStep(0, 0.06, level)
      const rim = (1 - flat) ** 2
      let shine = clamp(normalX * -0.4 + normalY * -0.55 + flat * 0.73)
      shine *= shine * shine
      shine *= shine * shine
      shine *= shine * shine
      const counter = clamp(normalX * 0.5 + normalY * 0.62 - 0.2)
      const lit =
        shine * 0.34 + rim * clamp(0.28 - normalY * 0.5 - normalX * 0.25) * 0.85 + counter * counter * 0.3
      for (let channel = 0; channel < 3; channel++) {
        // Each color is refracted slightly differently, as in real glass.
        const reach = bend * (0.94 + channel * 0.06)
        const atX = clamp(Math.round(x + normalX * reach), 0, width - 1)
        const atY = clamp(Math.round(y + normalY * reach), 0, height - 1)
        const seen = behind.data[(atY * width + atX) * 3 + channel]!
        const value = seen * (0.96 + 0.1 * flat) + lit
        const to = index * 3 + channel
        raster.data[to]! += (value - raster.data[to]!) * cover
      }
    }
  }
  return raster
}

/** The height of the drops, from 0 outside to about 1: discs melted together, at a third of the size. */
function pourDrops(stage: AbstractStage): Plane {
  const factor = 3
  const { random, unit } = stage
  const plane = createPlane(Math.ceil(stage.width / factor), Math.ceil(stage.height / factor))
  const drops = placeDrops(stage)
  const wobble = random.between(0, 50)
  for (let y = 0, index = 0; y < plane.height; y++) {
    for (let x = 0; x < plane.width; x++, index++) {
      const bend =
        stage.noise.at((x * factor) / (420 * unit) + wobble, (y * factor) / (420 * unit)) * 46 * unit
      let sum = 0
      for (const drop of drops) {
        const dx = x * factor + bend - drop.x
        const dy = y * factor - bend - drop.y
        const share = 1 - (dx * dx + dy * dy) / (drop.radius * drop.radius * 2.6)
        if (share > 0) sum += share * share * share
      }
      const level = clamp((sum - 0.22) * 1.5)
      plane.data[index] = Math.sqrt(level * (2 - level))
    }
  }
  return blurPlane(plane, Math.max(1, (5 * unit) / factor), 2)
}

/** Large drops above the captions and near the lower edge. */
function placeDrops(stage: AbstractStage): Drop[] {
  const { random, width, height, unit } = stage
  const drops: Drop[] = []
  const add = (x: number, y: number, radius: number): void => {
    drops.push({ x: width * x, y: height * y, radius: radius * unit })
  }
  const isMirrored = random.chance(0.5)
  const side = (share: number): number => (isMirrored ? 1 - share : share) + random.between(-0.07, 0.07)
  const style = random.integer(0, 2)
  if (style === 0) {
    add(side(0.34), random.between(0.2, 0.26), random.between(260, 320))
    add(side(0.72), random.between(0.34, 0.4), random.between(200, 260))
    add(side(0.2), random.between(0.47, 0.52), random.between(110, 150))
    add(side(0.78), random.between(0.84, 0.92), random.between(240, 320))
  } else if (style === 1) {
    for (let index = 0; index < 7; index++) {
      const y = index < 5 ? 0.06 + index * 0.1 : 0.78 + (index - 5) * 0.13
      add(side(index % 2 === 0 ? 0.24 : 0.74), y, random.between(120, 230))
    }
  } else {
    add(side(0.5), 0.3, random.between(360, 420))
    add(side(0.16), 0.08, random.between(130, 190))
    add(side(0.88), 0.62, random.between(110, 140))
    add(side(0.2), 0.92, random.between(220, 300))
  }
  return drops
}

function castShadow(raster: Raster, field: Plane, unit: number): void {
  const soft: Plane = { width: field.width, height: field.height, data: Float32Array.from(field.data) }
  blurPlane(soft, (34 * unit) / 3, 2)
  const shadow = resizePlane(soft, raster.width, raster.height)
  const shift = Math.round(30 * unit)
  for (let y = 0; y < raster.height; y++) {
    const from = Math.max(0, y - shift) * raster.width
    for (let x = 0; x < raster.width; x++) {
      const amount = 1 - 0.34 * shadow.data[from + Math.max(0, x - (shift >> 1))]!
      const index = (y * raster.width + x) * 3
      raster.data[index]! *= amount
      raster.data[index + 1]! *= amount
      raster.data[index + 2]! *= amount
    }
  }
}
