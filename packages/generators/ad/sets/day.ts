// Daylight sets: sweep, window, podium, color block.

import { shiftColor } from '../../image/raster/color.ts'
import { colorOf, hueOf } from '../scene-colors.ts'
import type { Material, Solid } from '../set.ts'
import {
  airAround,
  direction,
  drawPattern,
  fillFrond,
  lightOf,
  matt,
  plaster,
  plinth,
  type SetBuilder,
} from './stage.ts'

const softKey = direction(-0.62, 0.78, -0.62)

/** A seamless backdrop with a pool of light behind the product. */
export const buildSweep: SetBuilder = ({ colors, noise, height }) => ({
  design: {
    floorY: 0,
    floor: { ...matt(colors.floor), texture: plaster(noise, 0.35), gloss: 0.16 },
    wallZ: 1.5,
    wall: { ...matt(colors.wall), texture: plaster(noise, 0.35) },
    cove: 1.1,
    solids: [],
    light: {
      toward: softKey,
      softness: 0.3,
      key: [0.62, 0.6, 0.57],
      ambient: [0.46, 0.47, 0.5],
      pool: { x: -0.1, y: height * 0.55, radius: 0.75, color: [0.42, 0.41, 0.38] },
    },
    eyeY: 0.42,
  },
  finish: { bloom: 0.06, vignette: 0.16, grain: 0.007, contrast: 1.04 },
})

/** Low sun through a window, with the shadow of a plant. */
export const buildWindow: SetBuilder = ({ colors, noise, random, studio }) => {
  const hasPlant = random.chance(0.75)
  const pattern = drawPattern(studio, 0.006, (context) => {
    context.fillStyle = '#fff'
    for (let column = 0; column < 3; column++) {
      for (let row = 0; row < 4; row++) {
        context.fillRect(0.1 + column * 0.275, 0.06 + row * 0.225, 0.245, 0.195)
      }
    }
    if (!hasPlant) return
    context.fillStyle = '#000'
    context.strokeStyle = '#000'
    for (const [x, y, turn, size] of [
      [0.02, 0.98, -0.85, 0.75],
      [0.1, 1.05, -0.4, 0.6],
      [1.02, 0.16, 2.55, 0.5],
    ] as const) {
      context.save()
      context.translate(x, y)
      context.rotate(turn + random.between(-0.12, 0.12))
      context.scale(size, size)
      fillFrond(context)
      context.restore()
    }
  })
  const warm = colorOf(0.9, 0.045, 1.25)
  return {
    design: {
      floorY: 0,
      floor: { ...matt(colors.floor), texture: plaster(noise), gloss: 0.08 },
      wallZ: 0.62,
      wall: { ...matt(colors.wall), texture: plaster(noise) },
      cove: 0.05,
      solids: [],
      light: {
        toward: direction(-0.72, 0.5, -0.62),
        softness: 0.05,
        key: lightOf(warm, 1.5),
        ambient: [0.4, 0.41, 0.46],
        gobo: { pattern, scale: 0.52, x: random.between(-0.08, 0.08), y: 0.62 },
      },
      eyeY: 0.4,
    },
    finish: { bloom: 0.09, vignette: 0.12, grain: 0.009, contrast: 1.05, halation: 0.02 },
  }
}

/** A plinth of two steps in front of a niche, with some balls. */
export const buildPodium: SetBuilder = (stage) => {
  const { colors, noise, halfWidth, height, random } = stage
  const radius = Math.max(0.2, halfWidth * 1.28)
  const side = random.pick([-1, 1])
  const air = airAround(stage)
  const arch = {
    ...matt(shiftColor(colors.wall, { lightness: -0.1, chroma: 1.35 })),
    texture: plaster(noise, 0.6),
  }
  const niche = Math.min(
    Math.max(radius * 1.25, 0.3) * 1.28,
    air.beside - 0.05,
    // The arch ends below the words.
    (air.above - 0.08) / 0.85,
  )
  const prop = { ...matt(colors.prop), texture: plaster(noise, 0.5), gloss: 0.1 }
  const solids: Solid[] = [
    plinth(radius, -0.1, prop),
    plinth(radius * 1.42, -0.24, prop, { top: -0.1, z: 0.08 }),
    ball(side * radius * 1.95, -0.24, 0.42, 0.13, matt(colors.accent)),
    ball(-side * radius * 1.75, -0.24, -0.1, 0.062, matt(shiftColor(colors.accent, { lightness: 0.1 }))),
  ]
  return {
    design: {
      floorY: -0.24,
      floor: { ...matt(colors.floor), texture: plaster(noise, 0.6) },
      wallZ: 0.85,
      wall: { ...matt(colors.wall), texture: plaster(noise, 0.6) },
      cove: 0,
      // A niche narrower than the product would look like the product's hat.
      ...(niche > halfWidth * 1.12 && {
        niche: {
          x: 0,
          halfWidth: niche,
          shoulder: Math.min(Math.max(0.15, height * 0.74), air.above - 0.06 - niche * 0.85),
          depth: 0.32,
          material: arch,
        },
      }),
      solids,
      light: { toward: softKey, softness: 0.12, key: [0.86, 0.83, 0.78], ambient: [0.42, 0.43, 0.47] },
      eyeY: 0.4,
    },
    finish: { bloom: 0.06, vignette: 0.12, grain: 0.007, contrast: 1.04 },
  }
}

/** Two flat colors and hard sun. */
export const buildBlocks: SetBuilder = ({ colors, halfWidth, random }) => {
  const lean = random.pick([-0.55, 0.55])
  const other = colorOf(0.62, 0.14, hueOf(colors.wall) + random.pick([0.5, -0.5]))
  const width = Math.max(0.24, halfWidth * 1.35)
  return {
    design: {
      floorY: -0.16,
      floor: matt(shiftColor(other, { lightness: 0.05 })),
      wallZ: 0.5,
      wall: {
        ...matt(colors.wall),
        other: { ...matt(other), isIn: (x, y) => x - y * lean - lean * 0.1 > 0 },
      },
      cove: 0,
      solids: [
        {
          kind: 'box',
          x: 0,
          z: 0.06,
          halfWidth: width,
          halfDepth: 0.22,
          bottom: -0.16,
          top: 0,
          material: { ...matt(colors.prop), gloss: 0.06 },
        },
      ],
      light: {
        toward: direction(-0.75, 0.72, -0.42),
        softness: 0.025,
        key: [0.98, 0.95, 0.9],
        ambient: [0.42, 0.43, 0.47],
      },
      eyeY: 0.34,
    },
    finish: { bloom: 0.04, vignette: 0.06, grain: 0.006, contrast: 1.05, saturation: 1.05 },
  }
}

function ball(x: number, floor: number, z: number, radius: number, material: Material): Solid {
  return { kind: 'sphere', x, y: floor + radius, z, radius, material }
}
