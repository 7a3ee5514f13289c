// Contrast as defined by WCAG 2, measured on the drawn pixels.

import type { Pixels } from '@vivify/timeline/ports'
import type { Color } from '../image/raster/color.ts'

/** Minimum contrast of readable text (WCAG 2.2, 1.4.3). */
export const readableContrast = 4.5

const linear = Float32Array.from({ length: 256 }, (_, level) => {
  const value = level / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** Relative luminance of a color, 0 to 1. */
export function luminanceOf(color: Color): number {
  const [red, green, blue] = color.map(
    (channel) => linear[Math.round(Math.min(1, Math.max(0, channel)) * 255)]!,
  )
  return red! * 0.2126 + green! * 0.7152 + blue! * 0.0722
}

/** Contrast of two luminances, 1 to 21. */
export function contrastOf(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** The darkest and the lightest pixel. */
export function luminanceRange({ data }: Pixels): { min: number; max: number } {
  let min = 1
  let max = 0
  for (let at = 0; at < data.length; at += 4) {
    const luminance =
      linear[data[at]!]! * 0.2126 + linear[data[at + 1]!]! * 0.7152 + linear[data[at + 2]!]! * 0.0722
    if (luminance < min) min = luminance
    if (luminance > max) max = luminance
  }
  return { min, max }
}

/** The worst contrast of an ink against any single pixel behind it. */
export function measureContrast(behind: Pixels, ink: Color): number {
  const { min, max } = luminanceRange(behind)
  const luminance = luminanceOf(ink)
  // A pixel in between may be as light as the ink itself, which neither end would show.
  if (luminance >= min && luminance <= max) return 1
  return Math.min(contrastOf(luminance, min), contrastOf(luminance, max))
}
