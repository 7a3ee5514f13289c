import type { Pixels } from '@vivify/timeline/ports'
import { lightnessAt } from '../color/analysis.ts'
import { writeRgb } from '../color/oklab.ts'
import { createFieldReader, labFieldOf, reducePixels, type Field } from '../field/field.ts'
import { drawLines } from '../field/lines.ts'
import { smoothAreas } from '../field/smooth-areas.ts'
import { createPaper } from '../field/texture.ts'
import { unitOf } from '../pixels.ts'
import type { EffectSettings, PaintEffect } from './effect.ts'

/** Sizes (see `unitOf`) at which lines and areas are computed; areas have no detail that needs more pixels. */
const lineUnit = 700
const areaUnit = 600
const ink = [22, 18, 28] as const
const inkPaper = [250, 246, 236] as const

/** Smooth areas in few tones with pen lines. The ink drawing keeps the lines and shades with hatching. */
export const paintCartoon: PaintEffect = (pixels, settings) => {
  const small = reducePixels(pixels, lineUnit)
  const lines = drawLines(labFieldOf(small), settings.param('detail'))
  settings.checkpoint()
  const lab = labFieldOf(reducePixels(small, areaUnit))
  const unit = unitOf(lab)
  const smoothness = settings.param('smoothness')
  smoothAreas(lab, unit * (0.006 + smoothness * 0.03), 0.1 + smoothness * 0.2)
  settings.checkpoint()
  const [dark, light] = lightnessAt(small, [0.02, 0.98]) as [number, number]
  const range = { dark, light: Math.max(dark + 0.15, light) }
  if (settings.choice('style') === 'ink') paintInk(pixels, lab, range, settings)
  else paintTones(pixels, lab, range, settings)
  drawOver(pixels, lines, settings)
  return pixels
}

interface Range {
  readonly dark: number
  readonly light: number
}

/** Quantizes brightness with slightly soft edges; hues stay smooth. */
function paintTones(pixels: Pixels, lab: Field, range: Range, settings: EffectSettings): void {
  const { width, height, data } = pixels
  const tones = Math.round(settings.param('tones'))
  const chroma = 1 + settings.param('vivid') * 0.55
  for (let at = 0; at < lab.data.length; at += 3) {
    writeRgb(lab.data[at]!, lab.data[at + 1]! * chroma, lab.data[at + 2]! * chroma, lab.data, at)
  }
  const reader = createFieldReader(lab, width, height)
  const span = range.light - range.dark
  for (let y = 0, to = 0; y < height; y++) {
    const row = reader.read(y)
    for (let x = 0, at = 0; x < width; x++, at += 3, to += 4) {
      const red = row[at]!
      const green = row[at + 1]!
      const blue = row[at + 2]!
      const tone = red * 0.299 + green * 0.587 + blue * 0.114
      const place = ((tone - range.dark) / span) * tones
      const step = Math.floor(place)
      const inside = (place - step - 0.36) / 0.28
      const eased = inside <= 0 ? 0 : inside >= 1 ? 1 : inside * inside * (3 - 2 * inside)
      const stepped = range.dark + ((step + eased) / tones) * span
      // Full steps would flatten the drawing, so part of the smooth tone stays.
      const shift = (stepped - tone) * 0.85
      data[to] = (red + shift) * 255
      data[to + 1] = (green + shift) * 255
      data[to + 2] = (blue + shift) * 255
    }
  }
}

/** Black in the dark, hatching in the midtones, paper in the light. */
function paintInk(pixels: Pixels, lab: Field, range: Range, settings: EffectSettings): void {
  const { width, height, data } = pixels
  const unit = unitOf(pixels)
  const reader = createFieldReader(lab, width, height)
  const paper = createPaper(settings.seed, width, unit)
  const pitch = unit * 0.0085
  const span = range.light - range.dark
  for (let y = 0, to = 0; y < height; y++) {
    const row = reader.read(y)
    const relief = paper.read(y)
    for (let x = 0, at = 0; x < width; x++, at += 3, to += 4) {
      const tone = (row[at]! - range.dark) / span
      const solid = 0.5 + (0.17 - tone) * 26
      const first = hatch((x + y) / pitch, (0.5 - tone) * 1.15, pitch)
      const second = tone < 0.34 ? hatch((x - y) / pitch, (0.34 - tone) * 1.5, pitch) : 0
      const cover = Math.min(1, Math.max(0, solid, first, second))
      const tooth = 1 + relief[x]! * 0.03
      for (let channel = 0; channel < 3; channel++) {
        const base = inkPaper[channel]! * tooth
        data[to + channel] = base + (ink[channel]! - base) * cover
      }
    }
  }
}

/** Coverage of a pixel by one of many parallel lines; `weight` is the line's share of the pitch. */
function hatch(at: number, weight: number, pitch: number): number {
  if (weight <= 0) return 0
  const distance = Math.abs(at - Math.floor(at) - 0.5)
  const half = Math.min(0.3, weight * 0.5 + 0.04)
  return ((half - distance) * pitch) / Math.SQRT2 + 0.5
}

function drawOver(pixels: Pixels, lines: Field, settings: EffectSettings): void {
  const strength = settings.param('lines')
  if (strength === 0) return
  const { width, height, data } = pixels
  const reader = createFieldReader(lines, width, height)
  const threshold = 0.52 - strength * 0.36
  // An edge stays about one pixel wide, however much the lines are enlarged.
  const steep = 3 + (width / lines.width) * 2.5
  for (let y = 0, to = 0; y < height; y++) {
    if ((y & 63) === 0) settings.checkpoint()
    const row = reader.read(y)
    for (let x = 0; x < width; x++, to += 4) {
      const inside = (row[x]! - threshold) * steep + 0.5
      if (inside <= 0) continue
      const cover = inside > 1 ? 1 : inside
      for (let channel = 0; channel < 3; channel++) {
        data[to + channel] = data[to + channel]! + (ink[channel]! - data[to + channel]!) * cover
      }
    }
  }
}
