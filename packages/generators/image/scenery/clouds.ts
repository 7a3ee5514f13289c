// Clouds as a field of density in the picture plane. Light is marched through the field towards the sun: one rule
// produces dark cores and bright rims, without painted shading.

import { mixColor } from '../raster/color.ts'
import { createPlane, resizePlane, type Plane, type Raster } from '../raster/raster.ts'
import { blurPlane } from '../raster/blur.ts'
import { clamp, smoothStep } from '../raster/scalar.ts'
import type { Stage } from './stage.ts'

export type CloudKind = 'none' | 'deck' | 'cumulus' | 'cirrus' | 'tower' | 'bands'

// Density is computed at half the sky's size and enlarged, because clouds have no finer detail.
const densityScale = 0.5
const marchSteps = 14

/**
 * Draws clouds over a sky raster that is `scale` times the picture's size. Returns their opacity per pixel of the sky
 * raster.
 */
export function layClouds(
  stage: Stage,
  sky: Raster,
  scale: number,
  kind: CloudKind,
  cover: number,
): Float32Array {
  if (kind === 'none' || cover <= 0) return new Float32Array(sky.width * sky.height)
  const detail = densityScale * scale
  const small = createPlane(Math.ceil(sky.width * densityScale), Math.ceil(stage.horizon * detail + 2))
  fillDensity(stage, small, detail, kind, cover)
  const lit = marchLight(stage, small, detail)
  const full = { width: sky.width, height: Math.min(sky.height, Math.ceil(small.height / densityScale)) }
  const density = resizePlane(small, full.width, full.height)
  const light = resizePlane(blurPlane(lit, 1, 1), full.width, full.height)
  return shadeClouds(stage, sky, scale, density, light)
}

function fillDensity(
  stage: Stage,
  plane: Plane,
  detail: number,
  kind: Exclude<CloudKind, 'none'>,
  cover: number,
): void {
  const unit = stage.unit * detail
  const horizon = stage.horizon * detail
  const place = stage.random.fork('clouds')
  const offset = place.between(0, 60)
  const density = densityField(stage, kind, offset, cover, place.next())
  for (let y = 0, index = 0; y < plane.height; y++) {
    const up = Math.max(0.001, (horizon - y) / unit)
    for (let x = 0; x < plane.width; x++, index++) {
      plane.data[index] = clamp(density((x - plane.width / 2) / unit, up))
    }
  }
}

/** Density at `across` (0 in the middle) and `up` from the horizon, both in units; negative values are clear air. */
function densityField(
  stage: Stage,
  kind: Exclude<CloudKind, 'none'>,
  offset: number,
  cover: number,
  side: number,
): (across: number, up: number) => number {
  const { noise } = stage
  const level = 0.36 - cover * 0.66
  switch (kind) {
    case 'deck':
      return (across, up) => {
        const distance = 0.42 / (up + 0.09)
        const u = across * distance * 2.1 + offset
        const v = distance * 3.2 + offset
        const bend = noise.fbm(u * 0.6, v * 0.6 + 9, 2)
        const body = noise.fbm(u + bend * 0.7, v + bend * 0.5, up < 0.16 ? 4 : 6)
        return (body - level + 0.06) * 1.5 * smoothStep(0.01, 0.14, up)
      }
    case 'cumulus':
      return (across, up) => {
        const warp = noise.fbm(across * 2.2 + offset, up * 2.2, 3) * 0.18
        const body = noise.billow(across * 2 + offset + warp, up * 3.2 + warp + offset, 6) * 1.5 - 0.15
        const place = noise.fbm(across * 0.9 + offset, up * 1.5 + 4, 2) * 0.75
        return (body * 0.9 + place - level - 0.24) * 2.1 * smoothStep(0.02, 0.2, up)
      }
    case 'cirrus':
      return (across, up) => {
        const bend = noise.fbm(across * 0.8 + offset, up * 1.6, 3)
        const streak = noise.fbm(across * 0.9 + bend * 0.7 + offset, up * 6.5 - across * 1.1 + bend * 2.4, 6)
        return (streak - level + 0.02) * 0.75 * smoothStep(0.06, 0.35, up)
      }
    case 'bands':
      return (across, up) => {
        const squeeze = Math.log(up + 0.12) * 2.4
        const bend = noise.fbm(across * 0.7 + offset, squeeze, 3) * 0.55
        const body = noise.fbm(across * 0.75 + offset + bend, squeeze * 1.9 + bend, 5)
        return (body - level + 0.02) * 1.35 * smoothStep(0, 0.08, up)
      }
    case 'tower':
      return towerField(stage, offset, cover, side)
  }
}

/** A great heap on a flat base beside the middle, built of domes, with low heaps along the horizon. */
function towerField(
  stage: Stage,
  offset: number,
  cover: number,
  side: number,
): (across: number, up: number) => number {
  const { noise } = stage
  const place = stage.random.fork('tower')
  const wide = stage.width / stage.unit
  const middle = (side < 0.5 ? -0.2 : 0.2) * wide
  const tall = Math.min(0.72, (stage.horizon / stage.unit) * 0.7)
  const domes = Array.from({ length: 34 }, (_, index) => {
    const up = place.next() ** 1.2
    const reach = 0.34 * (1 - up) ** 0.8
    const isLow = index % 4 === 0
    return isLow
      ? { x: place.between(-0.55, 0.55) * wide, y: 0.05, radius: place.between(0.05, 0.12) * (0.7 + cover) }
      : {
          x: middle + place.between(-1, 1) * reach,
          y: 0.04 + up * tall * 0.8,
          radius: place.between(0.09, 0.16) * (1.1 - up * 0.45),
        }
  })
  return (across, up) => {
    const warp = noise.fbm(across * 4 + offset, up * 4, 3) * 0.06
    const lumps = noise.billow(across * 4.2 + offset + warp, up * 4.2 + offset, 5)
    let body = -1
    for (const dome of domes) {
      const dx = across + warp - dome.x
      const dy = up - warp - dome.y
      body = Math.max(body, 1 - Math.sqrt(dx * dx + dy * dy) / dome.radius)
    }
    return (body + lumps * 0.9 - 0.2) * 1.5 * smoothStep(-0.02, 0.05, up)
  }
}

function marchLight(stage: Stage, density: Plane, detail: number): Plane {
  const lit = createPlane(density.width, density.height)
  const sunX = stage.sunX * detail
  const sunY = stage.sunY * detail
  const stride = (stage.unit * detail) / 95
  const { width, height, data } = density
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      if (data[index]! <= 0.001) {
        lit.data[index] = 1
        continue
      }
      const dx = sunX - x
      const dy = sunY - y
      const distance = Math.hypot(dx, dy) + 1e-6
      // Light also comes from above; without it, the far side of every cloud would look flat.
      let stepX = (dx / distance) * 0.75 * stride
      let stepY = ((dy / distance) * 0.75 - 0.42) * stride
      let shade = 0
      let atX = x + 0.5
      let atY = y + 0.5
      for (let step = 0; step < marchSteps; step++) {
        atX += stepX
        atY += stepY
        stepX *= 1.13
        stepY *= 1.13
        if (atX < 0 || atY < 0 || atX >= width || atY >= height) break
        shade += data[(atY | 0) * width + (atX | 0)]! * (1 + step * 0.06)
      }
      lit.data[index] = Math.exp(-shade * 0.26)
    }
  }
  return lit
}

function shadeClouds(stage: Stage, sky: Raster, scale: number, density: Plane, light: Plane): Float32Array {
  const opacity = new Float32Array(sky.width * sky.height)
  const { sun, cloudShade, haze } = stage.light
  const bright = mixColor(sun, [1, 1, 1], stage.light.disc === 'moon' ? 0.05 : 0.22)
  const power = stage.light.disc === 'sun' ? 1 : stage.light.disc === 'moon' ? 0.6 : 0.72
  const horizon = stage.horizon * scale
  const reach = 1 / (stage.unit * scale)
  for (let y = 0, index = 0; y < density.height; y++) {
    const far = smoothStep(0.34, 0, (horizon - y) * reach)
    for (let x = 0; x < density.width; x++, index++) {
      const thick = density.data[index]!
      if (thick <= 0.002) continue
      const cover = smoothStep(0, 0.42, thick) * (1 - far * 0.55) * 0.96
      const distance = Math.hypot((x - stage.sunX * scale) * reach, (y - stage.sunY * scale) * reach)
      const near = Math.exp(-distance * 2.1)
      const through = light.data[index]!
      // Thin cloud in front of the sun glows; thick cloud is lit only where light reaches it.
      const direct = through * (0.4 + 0.6 * near) * power + near * (1 - thick) * 0.5 * through
      const lit = clamp(direct * 1.15)
      opacity[index] = cover
      const at = index * 3
      for (let channel = 0; channel < 3; channel++) {
        const behind = sky.data[at + channel]!
        const dark = cloudShade[channel]! * 0.72 + behind * 0.28
        const body = dark + (bright[channel]! * (1 + near * 0.25) - dark) * lit
        const aerial = body + (haze[channel]! * 0.5 + behind * 0.5 - body) * far * 0.6
        sky.data[at + channel] = behind + (aerial - behind) * cover
      }
    }
  }
  return opacity
}
