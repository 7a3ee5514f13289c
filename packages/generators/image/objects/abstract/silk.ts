import { blurPlane } from '../../raster/blur.ts'
import { mixColor, type Color } from '../../raster/color.ts'
import { createPlane, createRaster, resizePlane, type Raster } from '../../raster/raster.ts'
import { clamp } from '../../raster/scalar.ts'
import { readRamp, varyRamp, type AbstractStage } from './canvas.ts'

/**
 * Folded cloth: a height field whose coordinates noise bends twice (domain warping as described by Inigo Quilez), lit
 * like satin. Heights are computed at a third of the size, which loses nothing because folds are broad.
 */
export function paintSilk(stage: AbstractStage): Raster {
  const { width, height, random } = stage
  const { folds, tints } = weave(stage)
  const rise = resizePlane(folds, width, height)
  const tint = resizePlane(tints, width, height)
  const raster = createRaster(width, height)
  const ramp = varyRamp(stage.colors, random.fork('ramp'))
  const deep = mixColor(stage.colors[0]!, [0.02, 0.02, 0.05], 0.6)
  const sheen = random.between(0.3, 0.55)
  const steepness = (58 / 2) * random.between(1.05, 1.4) * stage.unit * 2
  const side = random.chance(0.5) ? 1 : -1
  const color: number[] = [0, 0, 0]
  for (let y = 0, index = 0; y < height; y++) {
    const above = y > 0 ? width : 0
    const below = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++, index++) {
      const slopeX =
        (rise.data[index + (x < width - 1 ? 1 : 0)]! - rise.data[index - (x > 0 ? 1 : 0)]!) * steepness
      const slopeY = (rise.data[index + below]! - rise.data[index - above]!) * steepness
      const normalZ = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1)
      const normalX = -slopeX * normalZ * side
      const normalY = -slopeY * normalZ
      const diffuse = clamp(normalX * -0.45 + normalY * -0.65 + normalZ * 0.62)
      let shine = clamp(normalX * -0.27 + normalY * -0.38 + normalZ * 0.89)
      shine *= shine * shine
      shine *= shine * shine
      shine *= shine * shine
      const edge = 1 - normalZ
      readRamp(ramp, tint.data[index]!, color, 0)
      light(raster.data, index * 3, color, deep, diffuse, shine * sheen, edge * edge * 0.3, stage.colors[4]!)
    }
  }
  return raster
}

function light(
  data: Float32Array,
  index: number,
  color: readonly number[],
  deep: Color,
  diffuse: number,
  shine: number,
  edge: number,
  edgeColor: Color,
): void {
  const share = clamp(diffuse * 1.12 + 0.06)
  for (let channel = 0; channel < 3; channel++) {
    const shade = deep[channel]! * 0.72 + color[channel]! * 0.2
    data[index + channel] = shade + (color[channel]! - shade) * share + shine + edge * edgeColor[channel]!
  }
}

function weave(stage: AbstractStage): {
  folds: ReturnType<typeof createPlane>
  tints: ReturnType<typeof createPlane>
} {
  const { noise, random, unit } = stage
  const factor = 3
  const folds = createPlane(Math.ceil(stage.width / factor), Math.ceil(stage.height / factor))
  const tints = createPlane(folds.width, folds.height)
  const angle = random.between(-0.9, 0.9)
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  const across = unit * random.between(540, 760)
  const along = unit * random.between(980, 1500)
  const offsetX = random.between(0, 60)
  const offsetY = random.between(0, 60)
  const pleats = random.between(3.6, 5.6)
  for (let y = 0, index = 0; y < folds.height; y++) {
    for (let x = 0; x < folds.width; x++, index++) {
      const u = ((x * cosine + y * sine) * factor) / across + offsetX
      const v = ((-x * sine + y * cosine) * factor) / along + offsetY
      const bendX = noise.fbm(u, v, 2)
      const bendY = noise.fbm(u + 5.2, v + 11.3, 2)
      const foldX = noise.fbm(u + 0.9 * bendX + 1.7, v + 0.9 * bendY + 9.2, 2)
      const foldY = noise.at(u + 0.8 * bendX + 8.3, v + 0.8 * bendY + 2.8)
      const rise = noise.fbm(u + 0.9 * foldX, v + 0.9 * foldY, 2)
      folds.data[index] = Math.sin(rise * pleats + bendX * 1.4 + u * 1.2) * 0.62 + 0.5 * rise
      tints.data[index] = clamp(0.5 + 0.5 * foldX + 0.45 * bendY)
    }
  }
  blurPlane(folds, (3 * unit) / factor, 3)
  return { folds, tints }
}
