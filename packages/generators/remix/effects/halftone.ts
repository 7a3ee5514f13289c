import { parseColor, type Color } from '../../image/raster/color.ts'
import { lightnessAt } from '../color/analysis.ts'
import { reducePixels } from '../field/field.ts'
import { createGrain } from '../field/texture.ts'
import { unitOf } from '../pixels.ts'
import type { EffectSettings, PaintEffect } from './effect.ts'
import { createScreen, type Screen, type ScreenShape } from './halftone-screen.ts'

/** Printing inks on paper, less pure than ideal inks, as on a press. */
const fourInks: readonly Color[] = [
  parseColor('#00a3dd'),
  parseColor('#e8157f'),
  parseColor('#ffe100'),
  parseColor('#1f1c22'),
]
/** Angles of cyan, magenta, yellow and black that avoid moiré between the screens. */
const fourAngles = [15, 75, 0, 45]
const whitePaper = parseColor('#fbf6ea')

/** Screens of dots or lines on top of each other, as transparent inks. */
export const paintHalftone: PaintEffect = (pixels, settings) => {
  const { width, height, data } = pixels
  const unit = unitOf(pixels)
  const isFour = settings.choice('inks') === 'four'
  const inks = isFour ? fourInks : [parseColor(settings.colors[0]!)]
  const paper = isFour ? whitePaper : parseColor(settings.colors[1]!)
  const cell = Math.max(2, (settings.param('size') / 100) * unit)
  const screens = createScreens(pixels, settings, cell, inks.length)
  const grain = createGrain(settings.seed, width, unit, 1.3)
  const lines = screens.map(() => new Float32Array(width))
  for (let y = 0, to = 0; y < height; y++) {
    if ((y & 63) === 0) settings.checkpoint()
    for (const [index, screen] of screens.entries()) screen.readRow(y, lines[index]!)
    const specks = grain.read(y)
    for (let x = 0; x < width; x++, to += 4) {
      let red = paper[0]
      let green = paper[1]
      let blue = paper[2]
      const wear = 0.97 - specks[x]! * 0.035
      for (let index = 0; index < inks.length; index++) {
        const cover = lines[index]![x]! * wear
        const ink = inks[index]!
        if (isFour) {
          red *= 1 - cover * (1 - ink[0])
          green *= 1 - cover * (1 - ink[1])
          blue *= 1 - cover * (1 - ink[2])
        } else {
          red += (ink[0] - red) * cover
          green += (ink[1] - green) * cover
          blue += (ink[2] - blue) * cover
        }
      }
      data[to] = red * 255
      data[to + 1] = green * 255
      data[to + 2] = blue * 255
    }
  }
  return pixels
}

function createScreens(
  pixels: Parameters<PaintEffect>[0],
  settings: EffectSettings,
  cell: number,
  inkCount: number,
): Screen[] {
  const isFour = inkCount === 4
  const shape = settings.choice('shape') as ScreenShape
  // Two samples per cell, because detail finer than the screen would only make its dots ragged.
  const small = reducePixels(pixels, (unitOf(pixels) / cell) * 2)
  const [dark, middle, light] = lightnessAt(pixels, [0.01, 0.5, 0.99]) as [number, number, number]
  const levels = { dark, light: Math.max(dark + 0.2, light), lift: liftOf(middle) }
  const densities = separateInks(small.data, isFour, levels, settings)
  const shift = settings.param('misprint') * cell * 0.6
  return densities.map((density, index) =>
    createScreen({
      field: { width: small.width, height: small.height, channels: 1, data: density },
      width: pixels.width,
      height: pixels.height,
      cell,
      angle: (((isFour ? fourAngles[index]! - 45 : 0) + settings.param('angle')) * Math.PI) / 180,
      shape,
      shiftX: isFour ? Math.cos(index * 2.4 + settings.seed) * shift : 0,
      shiftY: isFour ? Math.sin(index * 2.4 + settings.seed) * shift : 0,
    }),
  )
}

interface Levels {
  readonly dark: number
  readonly light: number
  /** Exponent that moves the midtones closer to gray. */
  readonly lift: number
}

/** Prints the midtones of a night scene lighter, because it would otherwise be one black sheet. */
function liftOf(middle: number): number {
  const wanted = Math.log(0.5) / Math.log(Math.min(0.9, Math.max(0.06, middle)))
  return Math.min(1.15, Math.max(0.55, wanted)) * 0.85 + 0.15
}

/** Share of the paper that each ink covers, 0 to 1. */
function separateInks(
  data: Uint8ClampedArray,
  isFour: boolean,
  { dark, light, lift }: Levels,
  settings: EffectSettings,
): Float32Array[] {
  const contrast = settings.param('contrast')
  const count = data.length / 4
  const densities = Array.from({ length: isFour ? 4 : 1 }, () => new Float32Array(count))
  const steep = 0.8 + contrast * 0.7
  // Levels are stretched towards the picture's own black and white; in OKLab lightness is close to gamma values.
  const low = dark * contrast * 0.45
  const range = 1 - low - (1 - light) * contrast
  const power = 1 + (lift - 1) * Math.min(1, contrast * 2)
  const isInkLight = !isFour && lightness(settings.colors[0]!) > lightness(settings.colors[1]!)
  const tones = Float32Array.from({ length: 256 }, (_, byte) => {
    const value = Math.min(1, Math.max(0, (byte / 255 - low) / range)) ** power
    return value < 0.5 ? 0.5 * (value * 2) ** steep : 1 - 0.5 * (2 - value * 2) ** steep
  })
  for (let index = 0, from = 0; index < count; index++, from += 4) {
    const red = tones[data[from]!]!
    const green = tones[data[from + 1]!]!
    const blue = tones[data[from + 2]!]!
    if (!isFour) {
      const value = red * 0.299 + green * 0.587 + blue * 0.114
      densities[0]![index] = isInkLight ? value ** 1.4 : 1 - value ** 1.4
      continue
    }
    // From the midtones on, gray is printed with black instead of three inks.
    const gray = 1 - Math.max(red, green, blue)
    const black = Math.max(0, (gray - 0.3) / 0.7) ** 1.4
    const room = Math.max(1e-3, 1 - black)
    densities[0]![index] = cover(1 - red, black, room)
    densities[1]![index] = cover(1 - green, black, room)
    densities[2]![index] = cover(1 - blue, black, room)
    densities[3]![index] = black
  }
  return densities
}

function cover(ink: number, black: number, room: number): number {
  const left = Math.min(1, Math.max(0, (ink - black * 0.9) / room))
  return left ** 1.1
}

function lightness(hex: string): number {
  const [red, green, blue] = parseColor(hex)
  return red * 0.299 + green * 0.587 + blue * 0.114
}
