// The colors of a set, chosen so that the product stands out from it.

import type { Random } from '@vivify/contract/random'
import { fromOklab, lightnessOf, toOklab, type Color } from '../image/raster/color.ts'
import { clamp } from '../image/raster/scalar.ts'
import { chromaOf, type AdPalette } from './colors.ts'

/** Screen colors. */
export interface SceneColors {
  readonly wall: Color
  readonly floor: Color
  /** Plinths and other furniture. */
  readonly prop: Color
  /** Small things that may have a strong color. */
  readonly accent: Color
  /** A second strong color. */
  readonly second: Color
  /** A deep color in the wall's hue. */
  readonly deep: Color
  /** Hue of the product, in radians of OKLab. */
  readonly hue: number
}

/** Hues that suit products without a color of their own: sand, sage, sky, blush, lilac. */
const quietHues = [1.25, 2.5, 4.15, 0.45, 5.25]

/**
 * A color by lightness (0 to 1), chroma (vivid is 0.2) and hue in radians. The chroma is reduced until screens can show
 * it.
 */
export function colorOf(lightness: number, chroma: number, hue: number): Color {
  for (let strength = chroma; ; strength *= 0.92) {
    const color = fromOklab([lightness, strength * Math.cos(hue), strength * Math.sin(hue)])
    if (strength < 0.004 || color.every((channel) => channel > -0.005 && channel < 1.005)) {
      return [clamp(color[0]), clamp(color[1]), clamp(color[2])]
    }
  }
}

export function hueOf(color: Color): number {
  const [, a, b] = toOklab(color)
  return Math.atan2(b, a)
}

/** Pale products need a darker wall; yellow walls look muddy when they are dark. */
function levelOf(palette: AdPalette, hue: number): number {
  const yellow = Math.max(0, Math.cos(hue - 1.75))
  if (palette.isPale) return 0.64 + yellow * 0.14
  if (palette.isDark) return 0.86
  return lightnessOf(palette.dominant) > 0.78 ? 0.76 + yellow * 0.08 : 0.87
}

/**
 * Chooses walls in the product's hue, a neighboring one or the opposite, and light for a dark product or dark for a
 * light one.
 */
export function chooseSceneColors(palette: AdPalette, random: Random): SceneColors {
  const isGray = chromaOf(palette.dominant) < 0.035
  const hue = isGray ? random.pick(quietHues) : hueOf(palette.dominant)
  const turn = random.pick([0, 0.42, -0.42, Math.PI - 0.35])
  const wallHue = hue + (isGray ? 0 : turn)
  const chroma = (palette.isPale ? 0.115 : isGray ? 0.06 : 0.085) * random.between(0.85, 1.15)
  const level = levelOf(palette, wallHue)
  const accentHue = chromaOf(palette.accent) > 0.04 ? hueOf(palette.accent) : wallHue + Math.PI
  return {
    wall: colorOf(level, chroma, wallHue),
    floor: colorOf(level + 0.02, chroma * 0.85, wallHue),
    prop: colorOf(level + 0.05, chroma * 0.7, wallHue),
    accent: colorOf(0.7, 0.17, accentHue),
    second: colorOf(0.8, 0.15, wallHue + 2.2),
    deep: colorOf(0.3, 0.09, wallHue),
    hue,
  }
}
