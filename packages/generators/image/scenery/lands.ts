import { mixColor, type Color } from '../raster/color.ts'
import { clamp, mix, smoothStep } from '../raster/scalar.ts'
import type { Stage } from './stage.ts'
import type { GroundPoint, Land } from './terrain.ts'

export type LandKind = 'alps' | 'snow' | 'hills' | 'dunes' | 'canyon' | 'islands' | 'beach'

/** Builds a land of the given kind; the stage's randomness decides its shape. */
export function createLand(stage: Stage, kind: LandKind): Land {
  const random = stage.random.fork(`land ${kind}`)
  return builders[kind](stage, {
    x: random.between(-40, 40),
    z: random.between(-40, 40),
    tall: random.next(),
    wide: random.next(),
  })
}

/** Position of this land in the infinite noise, and two free choices from 0 to 1. */
interface Shape {
  readonly x: number
  readonly z: number
  readonly tall: number
  readonly wide: number
}

const builders: Record<LandKind, (stage: Stage, shape: Shape) => Land> = {
  alps: (stage, shape) => mountains(stage, shape, false),
  snow: (stage, shape) => mountains(stage, shape, true),
  hills,
  dunes,
  canyon,
  islands,
  beach,
}

function mountains(stage: Stage, shape: Shape, isSnowy: boolean): Land {
  const { noise } = stage
  const rock: Color = isSnowy ? [0.42, 0.44, 0.5] : [0.4, 0.37, 0.36]
  const grass: Color = [0.22, 0.27, 0.16]
  const snow: Color = [1.02, 1.05, 1.12]
  const peak = mix(1.1, 1.75, shape.tall)
  const snowLine = isSnowy ? -0.2 : mix(0.5, 0.95, shape.wide)
  const pass = mix(-0.35, 0.35, shape.wide)
  return {
    cameraHeight: isSnowy ? 0.3 : 0.16,
    nearest: 0.3,
    farthest: 11,
    hasWater: !isSnowy,
    hazeDistance: isSnowy ? 8.5 : 7.5,
    mistHeight: 0.35,
    mist: 0.75,
    heightAt(x, z, octaves) {
      const valley = Math.abs(x / z - pass * 0.4) * 1.5
      const rise = smoothStep(1.6, 6.4, z + valley * 2.4) * (0.5 + 0.5 * smoothStep(0, 0.5, valley))
      const warp = noise.fbm(x * 0.4 + shape.x, z * 0.4 + shape.z, 2) * 0.9
      const crest = noise.ridged(x * 0.34 + shape.x + warp, z * 0.34 + shape.z - warp, octaves)
      const shore = noise.fbm(x * 0.9 + shape.z, z * 0.7 + shape.x, Math.min(octaves, 6)) * 0.22
      const floor = isSnowy
        ? noise.fbm(x * 1.3, z * 1.3 + shape.x, 4) * 0.07 * smoothStep(0.2, 1.4, z)
        : shore * smoothStep(0.4, 2.2, z) - 0.075
      return crest * peak * rise * 1.5 + floor + rise * 0.16
    },
    colorAt({ x, z, height, flatness }: GroundPoint) {
      const rough = noise.fbm(x * 5 + 3, z * 5, 3) * 0.3
      const white =
        smoothStep(snowLine - 0.14, snowLine + 0.3, height + rough) *
        smoothStep(0.46, 0.72, flatness + rough * 0.4)
      const green = smoothStep(0.55, 0.1, height + rough) * smoothStep(0.5, 0.8, flatness)
      const ground = mixColor(rock, grass, isSnowy ? 0 : green)
      return mixColor(ground, snow, white)
    },
  }
}

function hills(stage: Stage, shape: Shape): Land {
  const { noise } = stage
  const isGolden = shape.wide > 0.45
  const light: Color = isGolden ? [0.86, 0.68, 0.34] : [0.5, 0.62, 0.26]
  const dark: Color = isGolden ? [0.48, 0.38, 0.2] : [0.2, 0.32, 0.15]
  return {
    cameraHeight: 0.3,
    nearest: 0.25,
    farthest: 9,
    hasWater: false,
    hazeDistance: 4.6,
    mistHeight: 0.16,
    mist: 0.55,
    heightAt(x, z, octaves) {
      const swell = noise.fbm(x * 0.42 + shape.x, z * 0.5 + shape.z, 3) * mix(0.42, 0.75, shape.tall)
      const detail = noise.fbm(x * 3.2 + shape.z, z * 3.2 + shape.x, Math.min(octaves, 5)) * 0.02
      return swell * smoothStep(0.2, 2.6, z) + detail + smoothStep(4, 9, z) * 0.22
    },
    colorAt({ x, z }) {
      const patch = noise.fbm(x * 1.6 + shape.x, z * 1.6, 4)
      const rows = noise.fbm(x * 16, z * 9 + patch * 3, 2)
      return mixColor(dark, light, clamp(0.5 + patch * 0.9 + rows * 0.35))
    },
  }
}

function dunes(stage: Stage, shape: Shape): Land {
  const { noise } = stage
  const sand: Color = [0.98, 0.74, 0.48]
  const deep: Color = [0.82, 0.54, 0.34]
  const turn = mix(-0.7, 0.7, shape.wide)
  return {
    cameraHeight: 0.36,
    nearest: 0.3,
    farthest: 9,
    hasWater: false,
    hazeDistance: 6,
    softness: 0.06,
    heightAt(x, z) {
      const warp = noise.fbm(x * 0.35 + shape.x, z * 0.35 + shape.z, 2) * 1.2
      const u = (x + z * turn) * 0.36 + shape.x + warp * 0.7
      const v = (z - x * turn) * 0.52 + shape.z + warp * 0.6
      // A dune is a sharp crest with a long back: one octave of ridge, skewed, with a smaller one on top.
      const crest = 1 - Math.sqrt(noise.at(u, v) ** 2 + 0.0006) * 1.5
      const rider = 1 - Math.sqrt(noise.at(u * 2.3 + 9, v * 2.1 + 4) ** 2 + 0.002) * 1.4
      const grown = mix(0.42, 0.72, shape.tall) * smoothStep(0.1, 2.2, z) * (1.15 - 0.5 * smoothStep(4, 9, z))
      return (Math.max(0, crest) ** 1.35 + Math.max(0, rider) * 0.16) * grown
    },
    colorAt({ x, z, flatness }) {
      const ripple =
        z < 2.4
          ? Math.sin((z * 2 + x * 0.7 + noise.fbm(x * 3, z * 3, 2) * 0.5) * 62) *
            0.045 *
            smoothStep(2.4, 0.6, z)
          : 0
      const tone = clamp(0.55 + noise.fbm(x * 1.2, z * 1.2 + 5, 3) * 0.6)
      const base = mixColor(deep, sand, tone)
      const lift = 1 + ripple + (flatness - 0.8) * 0.2
      return [base[0] * lift, base[1] * lift, base[2] * lift]
    },
  }
}

function canyon(stage: Stage, shape: Shape): Land {
  const { noise } = stage
  const strata: Color[] = [
    [0.62, 0.3, 0.2],
    [0.84, 0.5, 0.31],
    [0.7, 0.36, 0.24],
    [0.93, 0.66, 0.44],
    [0.56, 0.28, 0.21],
  ]
  return {
    cameraHeight: 0.3,
    nearest: 0.3,
    farthest: 10,
    hasWater: shape.wide > 0.6,
    hazeDistance: 7,
    mistHeight: 0.2,
    mist: 0.35,
    heightAt(x, z, octaves) {
      const field = noise.fbm(x * 0.36 + shape.x, z * 0.36 + shape.z, octaves - 1)
      const gap = smoothStep(0.12, 0.55, Math.abs(x / z) + noise.fbm(z * 0.6, shape.x, 2) * 0.2)
      const raw = (field + 0.3) * 1.55 * (0.45 + 0.55 * gap)
      // Hard layers form steps: cliffs between ledges.
      const level = raw * 4
      const ledge = Math.floor(level) + smoothStep(0.35, 0.72, level - Math.floor(level))
      return (
        (ledge / 4) * mix(0.75, 1.15, shape.tall) * smoothStep(0.6, 3.4, z) -
        0.05 +
        noise.fbm(x * 4, z * 4, 3) * 0.014
      )
    },
    colorAt({ x, z, height, flatness }) {
      const bend = noise.fbm(x * 0.8, z * 0.8, 3) * 0.12
      const at = clamp((height + bend) * 1.1, 0, 0.999) * 9
      const band = Math.floor(at)
      const color = mixColor(strata[band % 5]!, strata[(band + 1) % 5]!, smoothStep(0.3, 0.7, at - band))
      const dust = smoothStep(0.75, 0.95, flatness)
      return mixColor(color, [0.8, 0.55, 0.36], dust * 0.6)
    },
  }
}

function islands(stage: Stage, shape: Shape): Land {
  const { noise } = stage
  const rock: Color = [0.34, 0.33, 0.32]
  const green: Color = [0.22, 0.3, 0.17]
  return {
    cameraHeight: 0.2,
    nearest: 0.3,
    farthest: 14,
    hasWater: true,
    hazeDistance: 6.5,
    mistHeight: 0.14,
    mist: 0.5,
    heightAt(x, z, octaves) {
      const body = noise.fbm(x * 0.42 + shape.x, z * 0.3 + shape.z, 3)
      const rock = noise.ridged(x * 0.9 + shape.z, z * 0.9 + shape.x, Math.min(7, octaves))
      const edge = mix(0.14, 0.22, shape.wide)
      const island =
        smoothStep(edge, edge + 0.1, body + rock * 0.05) * (0.3 + 0.7 * smoothStep(edge, 0.55, body))
      return island * (0.25 + rock * 1.2) * mix(0.7, 1.25, shape.tall) * smoothStep(1.6, 4, z) - 0.05
    },
    colorAt({ x, z, flatness }) {
      return mixColor(rock, green, smoothStep(0.45, 0.75, flatness + noise.fbm(x * 6, z * 6, 2) * 0.3))
    },
  }
}

function beach(stage: Stage, shape: Shape): Land {
  const { noise } = stage
  const dry: Color = [0.95, 0.8, 0.6]
  const wet: Color = [0.5, 0.4, 0.32]
  const tilt = mix(-0.7, 0.7, shape.wide)
  const far = islands(stage, shape)
  return {
    cameraHeight: 0.22,
    nearest: 0.16,
    farthest: 14,
    hasWater: true,
    hazeDistance: 7,
    mistHeight: 0.1,
    mist: 0.4,
    heightAt(x, z, octaves) {
      const shore = 0.62 + x * tilt + noise.fbm(x * 1.6 + shape.x, 3, 3) * 0.22
      const sand = (shore - z) * 0.11 + noise.fbm(x * 5, z * 5, 3) * 0.004
      return Math.max(sand, z > 1.6 ? far.heightAt(x, z, octaves) : -0.05)
    },
    colorAt(point) {
      if (point.z > 1.6) return far.colorAt(point)
      return mixColor(
        wet,
        dry,
        smoothStep(0.004, 0.035, point.height + noise.fbm(point.x * 7, point.z * 7, 2) * 0.008),
      )
    },
  }
}
