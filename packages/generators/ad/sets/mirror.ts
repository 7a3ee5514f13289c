// Sets with their own light and a reflecting floor: glow, water, neon.

import { mixOklab, shiftColor, type Color } from '../../image/raster/color.ts'
import { smoothStep } from '../../image/raster/scalar.ts'
import type { Raster } from '../../image/raster/raster.ts'
import { colorOf, hueOf } from '../scene-colors.ts'
import { toLight } from '../render-set.ts'
import { createHit, look, type Material, type SetDesign } from '../set.ts'
import { paintGlitter, paintSun, placeSun, type Sun } from './sun.ts'
import { direction, lightOf, matt, placeDisc, plaster, plinth, type SetBuilder, type Stage } from './stage.ts'

/** A disc of light in saturated air, mirrored by a polished floor. */
export const buildGlow: SetBuilder = (stage) => {
  const { colors, height, halfWidth } = stage
  const hue = hueOf(colors.wall)
  const edge = colorOf(0.42, 0.17, hue)
  const inner = colorOf(0.74, 0.16, hue + 0.5)
  const wide = Math.max(0.3, Math.min(0.46, Math.max(height * 0.52, halfWidth * 1.15)))
  const disc = placeDisc(stage, wide, Math.max(wide * 0.75, height * 0.52))
  return {
    design: {
      floorY: 0,
      floor: { ...matt(edge), gloss: 0.5 },
      wallZ: 1.1,
      wall: matt(edge),
      cove: 0.05,
      solids: [],
      light: {
        toward: direction(-0.3, 0.9, -0.4),
        softness: 0.4,
        key: [0.5, 0.5, 0.5],
        ambient: [0.6, 0.6, 0.62],
      },
      eyeY: 0.3,
    },
    decorate: (raster) => {
      glowDisc(raster, stage, { ...disc, color: mixOklab(inner, [1, 1, 1], 0.35), halo: inner })
      mirrorAbove(raster, stage, 0.115, 0.55)
    },
    finish: { bloom: 0.16, bloomThreshold: 0.75, vignette: 0.3, grain: 0.011 },
  }
}

/** Adds a disc of light with a wide halo. */
function glowDisc(
  raster: Raster,
  { view }: Stage,
  disc: { y: number; radius: number; color: Color; halo: Color },
): void {
  const { width, height, data } = raster
  const [color, halo] = [toLight(disc.color), toLight(disc.halo)]
  const sharp = 1.6 / view.unit
  for (let y = 0, at = 0; y < height; y++) {
    const up = (view.footY - y) / view.unit - disc.y
    for (let x = 0; x < width; x++, at += 3) {
      const across = (x - view.footX) / view.unit
      const away = Math.hypot(across, up) - disc.radius
      const inside = smoothStep(sharp, -sharp, away)
      const around = Math.exp(-Math.max(0, away) / 0.3) * 0.62
      // The disc is brighter towards its top, like a lamp behind paper.
      const level = 0.9 + 0.12 * (up / disc.radius)
      for (let channel = 0; channel < 3; channel++) {
        const lit = data[at + channel]! + Math.sqrt(halo[channel]!) * around * (1 - inside)
        data[at + channel] = lit + (Math.sqrt(color[channel]!) * level - lit) * inside
      }
    }
  }
}

/**
 * Mirrors the picture above the floor's upper edge into the floor. `line` is the height of that edge in units above the
 * foot.
 */
function mirrorAbove(
  raster: Raster,
  { view, noise }: Stage,
  line: number,
  strength: number,
  ripple = 0,
): void {
  const { width, height, data } = raster
  const edge = Math.round(view.footY - line * view.unit)
  const source = data.slice()
  for (let y = Math.max(0, edge); y < height; y++) {
    const depth = (y - edge) / view.unit
    const share = strength * Math.exp(-depth * 1.1)
    for (let x = 0; x < width; x++) {
      let fromX = x
      let fromY = 2 * edge - y - 1
      if (ripple > 0) {
        // Ripples come closer together towards the horizon.
        const near = 0.06 + depth
        const u = ((x - view.footX) / view.unit / near) * 0.9
        const wave = noise.fbm(u, 3.2 / near, 2) + 0.6 * noise.at(u * 2.7, 9 / near)
        fromX += wave * ripple * view.unit * near * 0.5
        fromY += wave * ripple * view.unit * near * 2.4
      }
      const column = Math.min(width - 1, Math.max(0, Math.round(fromX)))
      const row = Math.min(edge - 1, Math.max(0, Math.round(fromY)))
      const from = (row * width + column) * 3
      const to = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        data[to + channel]! += (source[from + channel]! - data[to + channel]!) * share
      }
    }
  }
}

/** Still water at dusk; the product stands on a flat stone in it. */
export const buildWater: SetBuilder = (stage) => {
  const { colors, halfWidth, random } = stage
  const hue = hueOf(colors.wall)
  const low = colorOf(0.79, 0.105, 1.15 + random.between(-0.3, 0.2))
  const sky = { high: colorOf(0.5, 0.11, hue), middle: colorOf(0.72, 0.12, hue + 0.35), low }
  const design: SetDesign = {
    floorY: -0.05,
    floor: { ...matt(colorOf(0.36, 0.07, hue)), gloss: 0.4 },
    wallZ: 6,
    wall: matt(sky.high),
    cove: 0,
    solids: [plinth(Math.max(0.21, halfWidth * 1.35), -0.2, wetStone(stage, hue), { z: 0.04 })],
    light: {
      toward: direction(-0.4, 0.62, 0.3),
      softness: 0.2,
      key: lightOf(low, 1.05),
      ambient: [0.55, 0.55, 0.6],
    },
    eyeY: 0.2,
  }
  return {
    design,
    decorate: (raster) => {
      const edge = Math.round(stage.view.footY - design.eyeY * stage.view.unit)
      const sun = placeSun(stage, edge)
      paintDusk(raster, stage, sky, { edge, sun })
      const isWater = mirrorWater(raster, stage, edge, design)
      if (sun === null) return
      paintGlitter(raster, stage, { sun, edge, isWater })
      paintSun(raster, sun)
    },
    finish: { bloom: 0.14, vignette: 0.18, grain: 0.01, contrast: 1.05 },
  }
}

function wetStone({ noise }: Stage, hue: number): Material {
  return {
    ...matt(colorOf(0.42, 0.02, hue)),
    texture: (x, y, z) =>
      1 + 0.16 * noise.fbm(x * 5, z * 5 + y * 3, 3) + 0.08 * noise.at(x * 55, z * 55 + y * 40),
    gloss: 0.3,
  }
}

/**
 * Bands of cloud and the glow around the sun, or behind the product when there is no room for a sun; above the row
 * `edge`.
 */
function paintDusk(
  raster: Raster,
  { frame, noise, view }: Stage,
  sky: { high: Color; middle: Color; low: Color },
  { edge, sun }: { edge: number; sun: Sun | null },
): void {
  const { width, height, data } = raster
  const top = toLightBlend(sky.high, sky.middle, sky.low)
  const [sunX, sunY] = [sun?.x ?? view.footX, sun?.y ?? edge]
  for (let y = 0; y < Math.min(edge, height); y++) {
    const up = (edge - y) / view.unit / (frame.top - 0.2)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const cloud = noise.fbm(x / view.unit / 0.8 + 3, (y / view.unit) * 5.5, 4)
      const color = top(up + cloud * 0.07)
      const away = Math.hypot(x - sunX, y - sunY) / view.unit
      const shine = Math.exp(-away / 0.34) * 0.3
      for (let channel = 0; channel < 3; channel++) {
        data[at + channel] = color[channel]! + cloud * 0.05 * (1 - up) + shine * (1 - channel * 0.16)
      }
    }
  }
}

function toLightBlend(high: Color, middle: Color, low: Color): (up: number) => Color {
  const steps = Array.from({ length: 65 }, (_, index) => {
    const up = index / 64
    return up < 0.4 ? mixOklab(low, middle, up / 0.4) : mixOklab(middle, high, (up - 0.4) / 0.6)
  })
  return (up) => steps[Math.min(64, Math.max(0, Math.round(up * 64)))]!
}

/** Reflects the sky in the water, except on the stone. Returns which pixels are water. */
function mirrorWater(
  raster: Raster,
  stage: Stage,
  edge: number,
  design: SetDesign,
): (x: number, y: number) => boolean {
  const { view } = stage
  const { width, height, data } = raster
  const before = data.slice()
  mirrorAbove(raster, stage, (view.footY - edge) / view.unit, 0.86, 0.05)
  const hit = createHit(design)
  const isWater = (x: number, y: number): boolean => {
    look(design, (x + 0.5 - view.footX) / view.unit, (view.footY - y - 0.5) / view.unit, hit)
    return hit.part < 0
  }
  for (let y = Math.max(0, edge); y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isWater(x, y)) continue
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) data[at + channel] = before[at + channel]!
    }
  }
  return isWater
}

/** A ring of light in a dark room with a wet floor. */
export const buildNeon: SetBuilder = (stage) => {
  const { colors, noise, height, halfWidth, view } = stage
  const hue = hueOf(colors.wall)
  const tube = colorOf(0.78, 0.19, hue)
  const other = colorOf(0.7, 0.2, hue + 1.5)
  const room = colorOf(0.2, 0.05, hue)
  const wide = Math.max(0.3, Math.min(0.45, Math.max(height * 0.56, halfWidth * 1.2)))
  const ring = placeDisc(stage, wide, Math.max(wide * 0.86, height * 0.52))
  return {
    design: {
      floorY: 0,
      floor: {
        ...matt(shiftColor(room, { lightness: 0.04 })),
        texture: (x, y, z) => 1 + 0.5 * noise.fbm(x * 3.3, z * 5, 3),
        gloss: 0.55,
      },
      wallZ: 0.8,
      wall: { ...matt(shiftColor(room, { lightness: 0.1 })), texture: plaster(noise, 1.6) },
      cove: 0.02,
      solids: [],
      light: {
        toward: direction(-0.5, 0.8, -0.5),
        softness: 0.3,
        key: lightOf(other, 0.5),
        ambient: lightOf(tube, 0.5),
        pool: { x: 0, y: ring.y, radius: 0.62, color: lightOf(tube, 2.2) },
      },
      eyeY: 0.3,
    },
    decorate: (raster) => {
      glowRing(raster, view, { ...ring, color: tube })
      mirrorAbove(raster, stage, 0.0686, 0.6, 0.012)
    },
    finish: {
      bloom: 0.5,
      bloomThreshold: 0.8,
      bloomSpread: 0.07,
      vignette: 0.25,
      grain: 0.016,
      contrast: 1.06,
    },
  }
}

function glowRing(
  raster: Raster,
  view: { unit: number; footX: number; footY: number },
  ring: { y: number; radius: number; color: Color },
): void {
  const { width, height, data } = raster
  const tube = 0.011
  for (let y = 0, at = 0; y < height; y++) {
    const up = (view.footY - y) / view.unit - ring.y
    for (let x = 0; x < width; x++, at += 3) {
      const across = (x - view.footX) / view.unit
      const away = Math.abs(Math.hypot(across, up) - ring.radius)
      const core = smoothStep(tube + 1 / view.unit, tube - 1 / view.unit, away)
      const halo = Math.exp(-away / 0.05) * 0.5 + Math.exp(-away / 0.2) * 0.28
      for (let channel = 0; channel < 3; channel++) {
        const color = ring.color[channel]!
        const lit = data[at + channel]! + color * halo
        data[at + channel] = lit + ((color + (1.15 - color) * 0.78) * 1.25 - lit) * core
      }
    }
  }
}
