import type { Pixels } from '@vivify/timeline/ports'
import { blurPlane } from '../image/raster/blur.ts'
import { applyColorCube, createColorCube } from './color/color-cube.ts'
import { writeOklab, writeRgb } from './color/oklab.ts'
import { unitOf } from './pixels.ts'
import type { RemixRecipe } from './recipe.ts'

type Adjust = RemixRecipe['adjust']

/** Adjusts light, color, sharpness and vignette in place. */
export function adjustPixels(pixels: Pixels, adjust: Adjust): void {
  const { brightness, contrast, saturation, warmth } = adjust
  if (adjust.sharpness > 0) sharpen(pixels, adjust.sharpness)
  if (brightness !== 0 || contrast !== 0 || saturation !== 0 || warmth !== 0) {
    applyColorCube(pixels, createColorCube(changeOf(adjust)))
  }
  if (adjust.vignette > 0) shadeCorners(pixels, adjust.vignette)
}

/** Works in OKLab, so that more contrast does not change hues; black and white do not change. */
function changeOf(adjust: Adjust): (red: number, green: number, blue: number, into: Float32Array) => void {
  // Brightness as a power keeps both ends fixed; contrast bends around the middle.
  const power = 2 ** (-adjust.brightness * 1.1)
  const steep = 2 ** (adjust.contrast * 1.2)
  const chroma = adjust.saturation < 0 ? 1 + adjust.saturation : 1 + adjust.saturation * 0.9
  return (red, green, blue, into) => {
    writeOklab(red, green, blue, into)
    const light = bend(Math.max(0, into[0]!) ** power, steep)
    // Warm light adds yellow and a little red, mostly in the midtones.
    const tint = adjust.warmth * 0.07 * Math.sin(Math.PI * Math.min(1, light))
    writeRgb(light, into[1]! * chroma + tint * 0.45, into[2]! * chroma + tint, into)
  }
}

/** An S-curve through 0, ½ and 1 with the given slope in the middle. */
function bend(value: number, slope: number): number {
  const middle = 0.55
  if (value <= middle) return middle * (value / middle) ** slope
  return 1 - (1 - middle) * (Math.max(0, 1 - value) / (1 - middle)) ** slope
}

/** Unsharp mask on brightness only, at a radius that is a share of the picture. */
function sharpen(pixels: Pixels, amount: number): void {
  const { width, height, data } = pixels
  const light = new Float32Array(width * height)
  for (let index = 0, from = 0; index < light.length; index++, from += 4) {
    light[index] = data[from]! * 0.299 + data[from + 1]! * 0.587 + data[from + 2]! * 0.114
  }
  const soft = light.slice()
  const radius = Math.max(1, Math.round(unitOf(pixels) * 0.0012))
  blurPlane({ width, height, data: soft }, radius, 2)
  for (let index = 0, to = 0; index < light.length; index++, to += 4) {
    // Limited, so that strong edges get no halo.
    const edge = Math.min(28, Math.max(-28, (light[index]! - soft[index]!) * amount * 1.8))
    data[to] = data[to]! + edge
    data[to + 1] = data[to + 1]! + edge
    data[to + 2] = data[to + 2]! + edge
  }
}

function shadeCorners(pixels: Pixels, amount: number): void {
  const { width, height, data } = pixels
  const columns = Float32Array.from({ length: width }, (_, x) => (((x + 0.5) / width) * 2 - 1) ** 2)
  for (let y = 0, to = 0; y < height; y++) {
    const row = (((y + 0.5) / height) * 2 - 1) ** 2
    for (let x = 0; x < width; x++, to += 4) {
      const outside = Math.max(0, (columns[x]! + row) * 0.62 - 0.18)
      const light = 1 - amount * 0.75 * outside * (1 - outside * 0.22)
      data[to] = data[to]! * light
      data[to + 1] = data[to + 1]! * light
      data[to + 2] = data[to + 2]! * light
    }
  }
}
