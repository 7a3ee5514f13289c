// Tables in front of an out-of-focus place: a slab of stone, wooden boards.

import { mixOklab, shiftColor, type Color } from '../../image/raster/color.ts'
import { smoothStep } from '../../image/raster/scalar.ts'
import { colorOf } from '../scene-colors.ts'
import type { Material, SetDesign } from '../set.ts'
import { paintLights } from './decorations.ts'
import { direction, drawPattern, matt, type SetBuilder, type Stage } from './stage.ts'

/** A slab of stone outdoors, with an out-of-focus garden behind it. */
export const buildStone: SetBuilder = (stage) => {
  const { colors } = stage
  const green = colorOf(0.52, 0.085, 2.35)
  const stone = colorOf(0.8, 0.012, 1.2)
  return {
    design: setTable(stage, {
      ground: colorOf(0.3, 0.04, 2.3),
      back: { color: green, wallZ: 2.4, cove: 1.4 },
      top: { z: 0.12, halfDepth: 0.52, material: { ...matt(stone), texture: marble(stage), gloss: 0.22 } },
      eyeY: 0.3,
      light: {
        toward: direction(-0.66, 0.66, -0.5),
        softness: 0.1,
        key: [0.9, 0.85, 0.74],
        ambient: [0.44, 0.47, 0.48],
        gobo: { pattern: dapple(stage), scale: 0.5, x: 0, y: 0.4 },
      },
    }),
    decorate: (raster) =>
      paintLights(raster, stage, {
        below: 0.07,
        colors: [
          green,
          colorOf(0.7, 0.12, 2.1),
          colorOf(0.86, 0.1, 1.75),
          colorOf(0.4, 0.07, 2.5),
          colors.wall,
        ],
        count: 46,
      }),
    finish: { bloom: 0.12, vignette: 0.16, grain: 0.008, contrast: 1.05, lift: [0.012, 0.014, 0.01] },
  }
}

function marble({ noise }: Stage): (x: number, y: number, z: number) => number {
  return (x, y, z) => {
    const bend = noise.fbm(x * 2.3 + 9, z * 2.3 + y * 2, 3) * 0.55
    const vein = Math.abs(noise.at(x * 2.6 + z * 1.7 + bend * 3.1, z * 2.1 - x * 0.6 + bend * 2.2 + y))
    return 0.97 - 0.34 * (1 - smoothStep(0, 0.055, vein)) + 0.07 * noise.fbm(x * 5, z * 5 + y * 5, 3)
  }
}

/** Sun through a tree. */
function dapple({ studio, random }: Stage): ReturnType<typeof drawPattern> {
  return drawPattern(studio, 0.014, (context) => {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, 1, 1)
    context.fillStyle = 'rgba(0, 0, 0, 0.8)'
    for (let index = 0; index < 80; index++) {
      context.beginPath()
      const [x, y] = [random.between(0, 1), random.between(0, 1)]
      context.ellipse(
        x,
        y,
        random.between(0.02, 0.08),
        random.between(0.015, 0.04),
        random.between(0, 3),
        0,
        7,
      )
      context.fill()
    }
  })
}

/** A table of boards with an out-of-focus room behind it. */
export const buildWood: SetBuilder = (stage) => {
  const { colors, noise, frame } = stage
  const wood = colorOf(0.6, 0.08, 1.05)
  const room = mixOklab(colors.wall, colorOf(0.55, 0.04, 1.1), 0.45)
  return {
    design: setTable(stage, {
      ground: shiftColor(room, { lightness: -0.2 }),
      back: { color: room, wallZ: 2.6, cove: 1.2 },
      top: { z: 0.1, halfDepth: 0.56, material: { ...matt(wood), gloss: 0.16, texture: boards(noise) } },
      eyeY: 0.32,
      light: {
        toward: direction(-0.7, 0.62, -0.35),
        softness: 0.16,
        key: [0.95, 0.88, 0.76],
        ambient: [0.42, 0.42, 0.44],
        pool: { x: frame.left * 0.7, y: 0.7, radius: 0.8, color: [0.6, 0.54, 0.44] },
      },
    }),
    decorate: (raster) =>
      paintLights(raster, stage, {
        below: 0.075,
        colors: [
          room,
          colorOf(0.86, 0.09, 1.4),
          colorOf(0.93, 0.05, 1.5),
          shiftColor(room, { lightness: 0.12 }),
        ],
        count: 26,
        strength: 0.24,
      }),
    finish: { bloom: 0.12, vignette: 0.2, grain: 0.009, contrast: 1.05 },
  }
}

/** Boards along x with grain, and dark seams between them. */
function boards(noise: Stage['noise']): (x: number, y: number, z: number) => number {
  const board = 0.17
  return (x, y, z) => {
    const row = Math.floor((z + 3) / board)
    const across = (z + 3) / board - row
    const seam = smoothStep(0, 0.03, Math.min(across, 1 - across))
    const tone = 1 + 0.16 * noise.at(row * 7.7, 0.5)
    const bend = noise.at(x * 1.1, row * 5) * 1.3
    const grain = noise.fbm(x * 1.6 + row * 31, (z * 17 + bend) * 1.7 + y * 40, 3)
    return tone * (1 + 0.24 * grain + 0.06 * noise.at(x * 9, z * 190)) * (0.45 + 0.55 * seam)
  }
}

interface Table extends Pick<SetDesign, 'light' | 'eyeY'> {
  readonly ground: Color
  /** The view behind the table. */
  readonly back: { readonly color: Color; readonly wallZ: number; readonly cove: number }
  readonly top: { readonly z: number; readonly halfDepth: number; readonly material: Material }
}

/** A table wider than the picture, with the product on it. */
function setTable({ frame }: Stage, { ground, back, top, eyeY, light }: Table): SetDesign {
  const { color, wallZ, cove } = back
  return {
    floorY: -0.6,
    floor: matt(ground),
    wallZ,
    wall: matt(color),
    cove,
    solids: [
      {
        kind: 'box',
        x: (frame.left + frame.right) / 2,
        halfWidth: frame.right - frame.left,
        bottom: -0.6,
        top: 0,
        ...top,
      },
    ],
    light,
    eyeY,
  }
}
