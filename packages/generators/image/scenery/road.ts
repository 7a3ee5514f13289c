import type { Random } from '@vivify/contract/random'
import { mix, smoothStep } from '../raster/scalar.ts'
import type { Color } from '../raster/color.ts'
import type { Stage } from './stage.ts'
import type { Land } from './terrain.ts'

/** Cuts a two-lane road through a land, from the camera to the far hills. */
export function layRoad(stage: Stage, land: Land, random: Random): Land {
  const bend = random.between(-0.5, 0.5)
  const phase = random.between(0, 6)
  const start = random.between(-0.05, 0.05)
  const { noise } = stage
  const half = 0.13
  const middleAt = (z: number): number =>
    start + Math.sin(z * 0.9 + phase) * bend * 0.42 * smoothStep(0.4, 2.6, z) + bend * z * 0.08
  const levelAt = (z: number): number =>
    noise.fbm(z * 0.32, phase + 20, 2) * 0.3 * smoothStep(0.6, 3.5, z) - 0.02
  const asphalt: Color = [0.3, 0.3, 0.33]
  const white: Color = [1.05, 1, 0.92]
  return {
    ...land,
    hasWater: false,
    pathAt: middleAt,
    cameraHeight: 0.24,
    nearest: 0.2,
    heightAt(x, z, octaves) {
      const away = Math.abs(x - middleAt(z))
      const own = smoothStep(half * 1.1, half * 4 + z * 0.12, away)
      const level = levelAt(z)
      if (own <= 0) return level
      return mix(level - 0.012 * smoothStep(half, half * 1.5, away), land.heightAt(x, z, octaves), own)
    },
    colorAt(point) {
      const aside = point.x - middleAt(point.z)
      const away = Math.abs(aside)
      if (away > half) return land.colorAt(point)
      const isDash = away < 0.0065 && point.z * 2.6 - Math.floor(point.z * 2.6) < 0.55
      const isEdge = away > half * 0.88 && away < half * 0.94
      if (isDash || isEdge) return white
      const wear =
        1 +
        noise.fbm(aside * 30, point.z * 3, 2) * 0.25 +
        Math.exp(-(((away - half * 0.5) / 0.02) ** 2)) * 0.12
      return [asphalt[0] * wear, asphalt[1] * wear, asphalt[2] * wear]
    },
  }
}
