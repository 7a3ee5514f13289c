// Paper sets: confetti, cut leaves.

import { mixOklab, type Color } from '../../image/raster/color.ts'
import { colorOf, hueOf } from '../scene-colors.ts'
import type { Material, SetDesign } from '../set.ts'
import { paintConfetti, paintPaperLeaves } from './decorations.ts'
import { direction, matt, plaster, plinth, type SetBuilder, type Stage } from './stage.ts'

/** Confetti in front of a bright sweep. */
export const buildParty: SetBuilder = (stage) => {
  const { colors, height, halfWidth } = stage
  const bright = colorOf(0.8, 0.13, hueOf(colors.wall))
  return {
    design: paperRoom(stage, {
      depth: { floorY: -0.12, wallZ: 1.2, cove: 0.9 },
      floor: bright,
      wall: bright,
      roughness: 0.3,
      stand: {
        radius: Math.max(0.22, halfWidth * 1.3),
        material: { ...matt(mixOklab(bright, [1, 1, 1], 0.6)), gloss: 0.14 },
      },
      eyeY: 0.4,
      light: {
        toward: direction(-0.5, 0.85, -0.6),
        softness: 0.2,
        key: [0.66, 0.64, 0.6],
        ambient: [0.5, 0.5, 0.52],
        pool: { x: 0, y: height * 0.55, radius: 0.7, color: [0.4, 0.38, 0.34] },
      },
    }),
    decorate: (raster) =>
      paintConfetti(raster, stage, [
        colors.accent,
        colors.second,
        colorOf(0.85, 0.16, 1.7),
        colorOf(0.66, 0.2, 0.15),
        colorOf(0.98, 0.01, 1.5),
      ]),
    finish: { bloom: 0.07, vignette: 0.1, grain: 0.006, saturation: 1.06 },
  }
}

/** Leaves cut from paper around a clearing. */
export const buildLeaves: SetBuilder = (stage) => {
  const { colors, noise, halfWidth } = stage
  const hue = hueOf(colors.wall)
  const layers = [0.8, 0.68, 0.55, 0.43].map((level, index) => colorOf(level, 0.1, hue + index * 0.1))
  const top = { ...matt(colorOf(0.92, 0.045, hue)), texture: plaster(noise, 0.5) }
  return {
    design: paperRoom(stage, {
      depth: { floorY: -0.08, wallZ: 0.9, cove: 0.3 },
      floor: colorOf(0.82, 0.075, hue),
      wall: colorOf(0.88, 0.06, hue),
      roughness: 0.5,
      stand: { radius: Math.max(0.2, halfWidth * 1.3), material: top },
      eyeY: 0.38,
      light: {
        toward: direction(-0.5, 0.8, -0.55),
        softness: 0.1,
        key: [0.72, 0.7, 0.66],
        ambient: [0.46, 0.47, 0.5],
      },
    }),
    decorate: (raster) => paintPaperLeaves(raster, stage, layers),
    finish: { bloom: 0.03, vignette: 0.08, grain: 0.012, contrast: 1.03 },
  }
}

interface PaperRoom extends Pick<SetDesign, 'light' | 'eyeY'> {
  readonly depth: Pick<SetDesign, 'floorY' | 'wallZ' | 'cove'>
  readonly floor: Color
  readonly wall: Color
  /** Roughness of the paper of floor and wall; 1 is plaster. */
  readonly roughness: number
  readonly stand: { readonly radius: number; readonly material: Material }
}

/** Floor and wall of paper, and a round stand for the product. */
function paperRoom(
  { noise }: Stage,
  { depth, roughness, stand, eyeY, light, ...colors }: PaperRoom,
): SetDesign {
  const texture = plaster(noise, roughness)
  return {
    ...depth,
    floor: { ...matt(colors.floor), texture },
    wall: { ...matt(colors.wall), texture },
    solids: [plinth(stand.radius, depth.floorY, stand.material)],
    light,
    eyeY,
  }
}
