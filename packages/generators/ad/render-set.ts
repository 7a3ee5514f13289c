// Renders a set: one ray per pixel, more along edges, then linear light to screen values.

import type { Color } from '../image/raster/color.ts'
import { createRaster, type Raster } from '../image/raster/raster.ts'
import { clamp } from '../image/raster/scalar.ts'
import { lightAt, type Light } from './set-light.ts'
import { createHit, look, type Hit, type SetDesign, type View } from './set.ts'

/** Sub-pixels per edge pixel, along one side. */
const edgeSamples = 3

/** Renders to screen values (gamma-encoded sRGB, lights may exceed 1). */
export function renderSet(design: SetDesign, view: View): Raster {
  const { width, height } = view
  const raster = createRaster(width, height)
  const parts = new Int16Array(width * height)
  const hit = createHit(design)
  const light: Light = { key: 0, ambient: 0 }
  const color = new Float32Array(3)
  const shade = (x: number, y: number): void => {
    look(design, (x - view.footX) / view.unit, (view.footY - y) / view.unit, hit)
    shadeHit(design, hit, light, color)
  }
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      shade(x + 0.5, y + 0.5)
      raster.data.set(color, index * 3)
      parts[index] =
        hit.part * 8 +
        (hit.normalY > 0.5 ? 1 : 0) +
        (Math.abs(hit.normalX) > 0.7 ? 2 : 0) +
        (isOther(hit) ? 4 : 0)
    }
  }
  smoothEdges(raster, parts, shade, color)
  for (let index = 0; index < raster.data.length; index++) raster.data[index] = toScreen(raster.data[index]!)
  return raster
}

function smoothEdges(
  raster: Raster,
  parts: Int16Array,
  shade: (x: number, y: number) => void,
  color: Float32Array,
): void {
  const { width, height, data } = raster
  const share = 1 / (edgeSamples * edgeSamples)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, index = y * width + 1; x < width - 1; x++, index++) {
      const part = parts[index]
      if (
        part === parts[index + 1] &&
        part === parts[index - 1] &&
        part === parts[index + width] &&
        part === parts[index - width]
      ) {
        continue
      }
      let [red, green, blue] = [0, 0, 0]
      for (let step = 0; step < edgeSamples * edgeSamples; step++) {
        shade(
          x + ((step % edgeSamples) + 0.5) / edgeSamples,
          y + (Math.floor(step / edgeSamples) + 0.5) / edgeSamples,
        )
        // Samples are averaged as screen values, so that bright edges do not look jagged.
        red += Math.min(1, color[0]!)
        green += Math.min(1, color[1]!)
        blue += Math.min(1, color[2]!)
      }
      data[index * 3] = red * share
      data[index * 3 + 1] = green * share
      data[index * 3 + 2] = blue * share
    }
  }
}

function isOther({ material, x, y, z }: Hit): boolean {
  return material.other !== undefined && material.other.isIn(x, y, z)
}

function shadeHit(design: SetDesign, hit: Hit, light: Light, color: Float32Array): void {
  lightAt(design, hit, light)
  const { key, ambient, pool } = design.light
  const { material } = hit
  const grain = material.texture ? material.texture(hit.x, hit.y, hit.z) : 1
  let spill = 0
  if (pool) {
    const away = Math.hypot(hit.x - pool.x, hit.y - pool.y) / pool.radius
    spill = Math.exp(-away * away * 1.6)
  }
  const haze = design.haze
  const albedo = isOther(hit) ? material.other!.color : material.color
  const far = haze ? haze.share * clamp((hit.z + 0.2) / (design.wallZ + 0.2)) : 0
  for (let channel = 0; channel < 3; channel++) {
    let value =
      albedo[channel]! *
      grain *
      (light.key * key[channel]! + light.ambient * ambient[channel]! + spill * (pool?.color[channel] ?? 0))
    if (material.glow) value += material.glow[channel]! * grain
    if (haze) value += (haze.color[channel]! - value) * far
    color[channel] = value
  }
}

/** The share of the light at a point that the product's shadow takes away (0 to 1, linear). */
export function keyShareAt(design: SetDesign, hit: Hit, light: Light): number {
  lightAt(design, hit, light)
  const key = light.key * brightness(design.light.key)
  return key / Math.max(1e-6, key + light.ambient * brightness(design.light.ambient))
}

function brightness(color: Color): number {
  return color[0] * 0.2126 + color[1] * 0.7152 + color[2] * 0.0722
}

const curveSteps = 16_384
const curveRange = 4
/** Steps by the root of the light, because dark values need finer steps. */
const curve = Float32Array.from({ length: curveSteps + 1 }, (_, step) => {
  const value = (step / curveSteps) ** 2 * curveRange
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
})

/** `finishRaster` compresses lights beyond white. */
function toScreen(value: number): number {
  const step = Math.sqrt(Math.max(0, value) / curveRange) * curveSteps
  return curve[Math.min(curveSteps, Math.round(step))]!
}

/** A screen color as linear light. */
export function toLight(color: Color): Color {
  const linear = color.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return [linear[0]!, linear[1]!, linear[2]!]
}
