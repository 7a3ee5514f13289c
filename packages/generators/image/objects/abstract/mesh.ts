import type { Color } from '../../raster/color.ts'
import { mixOklab, shiftColor } from '../../raster/color.ts'
import { createRaster, resizeRaster, type Raster } from '../../raster/raster.ts'
import type { AbstractStage } from './canvas.ts'

interface Pool {
  readonly x: number
  readonly y: number
  readonly reach: number
  readonly color: Color
}

/** A gradient mesh: pools of color that flow into each other, bent by slow noise. Computed at a sixth of the size. */
export function paintMesh(stage: AbstractStage): Raster {
  return resizeRaster(meshAt(stage, 6), stage.width, stage.height)
}

/** The mesh at a fraction of the picture's size, for families that draw over it. */
export function meshAt(stage: AbstractStage, factor: number): Raster {
  const { random, noise, unit } = stage
  const mesh = createRaster(Math.ceil(stage.width / factor), Math.ceil(stage.height / factor))
  const pools = dealPools(stage)
  const bend = random.between(0.26, 0.46)
  const scale = (factor / unit) * (1 / random.between(760, 1100))
  const aspect = stage.height / stage.width
  for (let y = 0, index = 0; y < mesh.height; y++) {
    for (let x = 0; x < mesh.width; x++, index += 3) {
      const bendX = noise.fbm(x * scale, y * scale, 2) * bend
      const bendY = noise.fbm(x * scale + 31, y * scale + 7, 2) * bend
      const atX = x / mesh.width + bendX
      const atY = (y / mesh.height) * aspect + bendY
      let weight = 0
      let red = 0
      let green = 0
      let blue = 0
      for (const pool of pools) {
        const dx = (atX - pool.x) / pool.reach
        const dy = (atY - pool.y * aspect) / pool.reach
        const distance = dx * dx + dy * dy
        const share = 1 / (0.09 + distance * Math.sqrt(distance))
        weight += share
        // Averaging squares keeps mixed colors as bright as mixed light.
        red += pool.color[0] * pool.color[0] * share
        green += pool.color[1] * pool.color[1] * share
        blue += pool.color[2] * pool.color[2] * share
      }
      mesh.data[index] = Math.sqrt(red / weight)
      mesh.data[index + 1] = Math.sqrt(green / weight)
      mesh.data[index + 2] = Math.sqrt(blue / weight)
    }
  }
  return mesh
}

/** Bright pools are in the upper part and at the lower edge; deep ones are in the middle, behind the captions. */
function dealPools(stage: AbstractStage): Pool[] {
  const { random } = stage
  const [dark, deep, middle, accent, light] = stage.colors as [Color, Color, Color, Color, Color]
  const bright = random.shuffle([
    accent,
    middle,
    mixOklab(accent, light, 0.35),
    mixOklab(middle, light, 0.25),
  ])
  const calm = [mixOklab(dark, deep, 0.35), mixOklab(dark, deep, 0.7), deep]
  const turn = random.between(-0.15, 0.15)
  const pool = (x: number, y: number, color: Color): Pool => ({
    x: x + random.between(-0.1, 0.1),
    y: y + random.between(-0.04, 0.04),
    reach: random.between(0.3, 0.5),
    color: shiftColor(color, { hueRadians: turn, chroma: 1.12 }),
  })
  const isMirrored = random.chance(0.5)
  const side = (share: number): number => (isMirrored ? 1 - share : share)
  return [
    pool(side(0.12), 0.08, bright[0]!),
    pool(side(0.85), 0.16, random.pick(calm)),
    pool(side(0.68), 0.34, bright[1]!),
    pool(side(0.18), 0.42, calm[2]!),
    pool(side(0.55), 0.6, calm[0]!),
    pool(side(0.1), 0.74, calm[1]!),
    pool(side(0.95), 0.66, calm[2]!),
    pool(side(0.28), 0.95, bright[2]!),
    pool(side(0.88), 0.92, calm[0]!),
  ]
}
