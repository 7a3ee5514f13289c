// A low sun over water: whole and round in every size, and never behind the product or the words.

import type { Raster } from '../../image/raster/raster.ts'
import { smoothStep } from '../../image/raster/scalar.ts'
import type { Stage } from './stage.ts'

/** Position and size in pixels. */
export interface Sun {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Radius in units. */
const radius = 0.058
const airAroundSun = 0.025
/** Best distance from the product. */
const bestDistance = 0.34
const distances = Array.from({ length: 56 }, (_, step) => step * 0.02).toSorted(
  (first, second) => Math.abs(first - bestDistance) - Math.abs(second - bestDistance),
)
const heights = [0.085, 0.12, 0.16, 0.2, 0.25, 0.3] as const

/** A free place above the horizon (the row `edge`), as low as possible; null when there is none. */
export function placeSun({ frame, halfWidth, height, quiet, random, view }: Stage, edge: number): Sun | null {
  const reach = radius + airAroundSun
  const horizon = (view.footY - edge) / view.unit
  const isFree = (x: number, y: number): boolean => {
    if (x - reach < frame.left || x + reach > frame.right || y + reach > frame.top) return false
    if (Math.abs(x) < halfWidth + reach && y - reach < height) return false
    const [column, row] = [view.footX + x * view.unit, view.footY - y * view.unit]
    const far = reach * view.unit
    return !quiet.some(
      (box) =>
        column > box.left - far && column < box.right + far && row > box.top - far && row < box.bottom + far,
    )
  }
  const sides = random.shuffle([-1, 1])
  for (const up of heights) {
    for (const distance of distances) {
      for (const side of sides) {
        const [x, y] = [side * distance, horizon + up]
        if (!isFree(x, y)) continue
        return { x: view.footX + x * view.unit, y: view.footY - y * view.unit, radius: radius * view.unit }
      }
    }
  }
  return null
}

/** Draws the disc after sky and water, because a mirrored disc would be a second sun. */
export function paintSun({ data, width, height }: Raster, { x: middle, y: center, radius: size }: Sun): void {
  const sharp = Math.max(0.8, size * 0.03)
  const reach = Math.ceil(size + sharp) + 1
  for (let y = Math.max(0, Math.floor(center - reach)); y < Math.min(height, center + reach); y++) {
    for (let x = Math.max(0, Math.floor(middle - reach)); x < Math.min(width, middle + reach); x++) {
      const inside = smoothStep(size + sharp, size - sharp, Math.hypot(x + 0.5 - middle, y + 0.5 - center))
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        data[at + channel]! += (1.75 - channel * 0.12 - data[at + channel]!) * inside
      }
    }
  }
}

/**
 * Draws the sun's light on the water: short strokes that widen and thin out towards the viewer. `isWater` excludes
 * things that stand in the water.
 */
export function paintGlitter(
  { data, width, height }: Raster,
  { noise, view }: Stage,
  { sun, edge, isWater }: { sun: Sun; edge: number; isWater: (x: number, y: number) => boolean },
): void {
  for (let y = Math.max(0, edge); y < height; y++) {
    const depth = (y - edge) / view.unit
    const half = sun.radius * (0.75 + depth * 2.2)
    const fade = Math.exp(-depth * 4.2)
    if (fade < 0.02) break
    for (let x = Math.max(0, Math.floor(sun.x - half * 2)); x < Math.min(width, sun.x + half * 2); x++) {
      const across = (x - sun.x) / half
      const wave = noise.at(((x - sun.x) / view.unit) * 9, Math.log(0.03 + depth) * 16)
      const stroke = smoothStep(0.02, 0.42, wave + 0.34 - Math.abs(across) * 0.42)
      const share = stroke * fade * Math.exp(-across * across * 1.1) * 0.85
      if (share < 0.01 || !isWater(x, y)) continue
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        data[at + channel]! += (1 - channel * 0.07 - data[at + channel]!) * share
      }
    }
  }
}
