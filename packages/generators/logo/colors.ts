// Colors of a logo on what it is put on: each keeps its hue and becomes lighter or darker until it can be seen.

import { contrastOf, luminanceOf } from '../ad/contrast.ts'
import { hexColor, lightnessOf, parseColor, shiftColor, toOklab } from '../image/raster/color.ts'
import type { LogoColors } from './logo.ts'
import type { Paint } from './shapes.ts'

/** What a logo is put on: a light page, a dark page, or a surface of its own first color. */
export const grounds = ['light', 'dark', 'color'] as const
export type Ground = (typeof grounds)[number]

/** WCAG 2.2 asks for 3:1 for graphics and large text, and for 4.5:1 for small text, such as a tagline. */
const minGraphics = 3
const minText = 4.5
/** Details of a mark that differ less from its ink are not seen as details. */
export const minDetail = 1.45

export const lightGround = '#ffffff'
export const darkGround = '#0f1218'
/** A name on a dark page. */
const paleInk = '#f7f8fa'

/** The color of a ground. */
export function groundColor(ground: Ground, colors: LogoColors): string {
  if (ground === 'color') return colors.primary
  return ground === 'light' ? lightGround : darkGround
}

export type Paints = Readonly<Record<Paint, string>> & {
  /** Details of a mark, on the ground and on a shape of the primary color; null where they are cut out. */
  readonly detail: string | null
  readonly detailOnPrimary: string | null
}

/** The colors of all paints on a ground. */
export function choosePaints(colors: LogoColors, ground: Ground): Paints {
  const behind = groundColor(ground, colors)
  if (ground === 'color') return paintsOnColor(colors, behind)
  // A mark that is barely visible on a dark page looks dull there.
  const primary =
    ground === 'dark' && isNeutral(colors.primary) && !isSeen(colors.primary, behind, minGraphics)
      ? paleInk
      : seen(colors.primary, behind, ground === 'dark' ? minText : minGraphics)
  const accent = seen(colors.accent, behind, ground === 'light' ? 1.7 : minText)
  const onPrimary = contrastingInk(primary)
  return {
    name: ground === 'light' ? inkOf(colors.primary) : paleInk,
    tagline: seen(mutedOf(colors.primary), behind, minText),
    primary,
    accent,
    onPrimary,
    accentOnPrimary: isSeen(accent, primary, 2) ? accent : onPrimary,
    detail: areDistinct(accent, primary, minDetail) ? accent : null,
    detailOnPrimary:
      isSeen(accent, onPrimary, minDetail) && areDistinct(accent, primary, 1.7) ? accent : null,
  }
}

/** On its own color, a logo has one light or dark ink, and the accent where it can be seen. */
function paintsOnColor(colors: LogoColors, behind: string): Paints {
  const ink = contrastingInk(behind)
  const accent = isSeen(colors.accent, behind, 2.2) ? colors.accent : ink
  const onInk = behind
  return {
    name: ink,
    tagline: ink,
    primary: ink,
    accent,
    onPrimary: onInk,
    accentOnPrimary: onInk,
    detail: accent !== ink && isSeen(accent, ink, minDetail) ? accent : null,
    detailOnPrimary: null,
  }
}

/** True for paints that a logo in one color cuts out of the shape below them. */
export function isCut(paint: Paint): boolean {
  return paint === 'onPrimary' || paint === 'accentOnPrimary'
}

/** True when two colors next to each other can be told apart, by their brightness or, clearly, by their hue. */
export function areDistinct(first: string, second: string, ratio: number): boolean {
  if (isSeen(first, second, ratio)) return true
  const [one, other] = [toOklab(parseColor(first)), toOklab(parseColor(second))]
  const distance = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
  return distance >= 0.25 && isSeen(first, second, 1.1)
}

export function contrastBetween(first: string, second: string): number {
  return contrastOf(luminanceOf(parseColor(first)), luminanceOf(parseColor(second)))
}

function isSeen(color: string, behind: string, ratio: number): boolean {
  return contrastBetween(color, behind) >= ratio
}

/** The color itself when it is seen on a ground, else the nearest lightness at which it is. */
export function seen(color: string, behind: string, ratio: number): string {
  if (isSeen(color, behind, ratio)) return color
  const parsed = parseColor(color)
  const step = lightnessOf(parseColor(behind)) > 0.6 ? -0.02 : 0.02
  for (let change = step; Math.abs(change) <= 1; change += step) {
    const moved = hexColor(shiftColor(parsed, { lightness: change }))
    if (isSeen(moved, behind, ratio)) return moved
  }
  return contrastingInk(behind)
}

/** True for black, white and grays: on a dark page, a black becomes white and not gray. */
function isNeutral(color: string): boolean {
  const [, a, b] = toOklab(parseColor(color))
  return Math.hypot(a, b) < 0.04
}

/** White or nearly black, whichever is seen better; white where both are fine, because it looks fresher on a color. */
export function contrastingInk(behind: string): string {
  return isSeen('#ffffff', behind, minGraphics) ? '#ffffff' : '#14161c'
}

/** A nearly black ink with a breath of the color. */
function inkOf(color: string): string {
  const parsed = parseColor(color)
  return hexColor(shiftColor(parsed, { lightness: 0.235 - lightnessOf(parsed), chroma: 0.42 }))
}

/** The paint that sets a part of a name off from the rest: black as the first color would not. */
export function emphasisPaint({ primary }: LogoColors): Paint {
  return areDistinct(inkOf(primary), primary, 1.45) ? 'primary' : 'accent'
}

/** A lighter shade of a color, or a darker one of a light color, to go with it. */
export function shadeOf(color: string): string {
  const parsed = parseColor(color)
  const isLight = lightnessOf(parsed) > 0.66
  return hexColor(shiftColor(parsed, { lightness: isLight ? -0.3 : 0.26, hueRadians: -0.12 }))
}

function mutedOf(color: string): string {
  const parsed = parseColor(color)
  return hexColor(shiftColor(parsed, { lightness: 0.5 - lightnessOf(parsed), chroma: 0.3 }))
}
