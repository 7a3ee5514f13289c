import { createRandom } from '@vivify/contract/random'
import type { Pixels } from '@vivify/timeline/ports'
import { applyColorCube, createColorCube } from '../color/color-cube.ts'
import { writeOklab, writeRgb } from '../color/oklab.ts'
import { blurField, createField, createFieldReader, reducePixels, type Field } from '../field/field.ts'
import { createGrain } from '../field/texture.ts'
import { unitOf } from '../pixels.ts'
import { drawDust } from './dust.ts'
import type { EffectSettings, PaintEffect } from './effect.ts'

/** The response of a film. Tints are OKLab a and b, added in shadows, midtones and lights. */
interface Film {
  readonly saturation: number
  readonly contrast: number
  /** Lift of the blacks at fade 1. */
  readonly lift: number
  readonly shadows: readonly [number, number]
  readonly middle: readonly [number, number]
  readonly lights: readonly [number, number]
  /** Lightness of paper white. */
  readonly white: number
}

const films: Readonly<Record<string, Film>> = {
  seventies: {
    saturation: 0.82,
    contrast: 1.08,
    lift: 0.2,
    shadows: [0.008, 0.012],
    middle: [0.018, 0.036],
    lights: [0.004, 0.05],
    white: 0.96,
  },
  instant: {
    saturation: 0.72,
    contrast: 0.96,
    lift: 0.26,
    shadows: [-0.012, -0.026],
    middle: [0.004, 0.012],
    lights: [0.006, 0.034],
    white: 0.97,
  },
  slide: {
    saturation: 1.28,
    contrast: 1.28,
    lift: 0.1,
    shadows: [0.006, -0.014],
    middle: [0.01, 0.012],
    lights: [0.002, 0.022],
    white: 0.99,
  },
  cross: {
    saturation: 1.15,
    contrast: 1.3,
    lift: 0.16,
    shadows: [-0.022, -0.05],
    middle: [-0.022, 0.02],
    lights: [-0.018, 0.07],
    white: 0.98,
  },
  sepia: {
    saturation: 0,
    contrast: 1.06,
    lift: 0.22,
    shadows: [0.018, 0.03],
    middle: [0.024, 0.052],
    lights: [0.008, 0.04],
    white: 0.95,
  },
  silver: {
    saturation: 0,
    contrast: 1.22,
    lift: 0.14,
    shadows: [0, -0.004],
    middle: [0.001, 0.002],
    lights: [0.001, 0.006],
    white: 0.97,
  },
}

/** Develops the picture as a film, then adds halation, light leaks, falloff, grain and dust. */
export const paintVintage: PaintEffect = (pixels, settings) => {
  const film = films[settings.choice('film')]!
  applyColorCube(pixels, createColorCube(developing(film, settings.param('fade'))))
  settings.checkpoint()
  lightUp(pixels, film, settings)
  drawDust(pixels, settings.param('dust'), settings.seed)
  return pixels
}

function developing(
  film: Film,
  fade: number,
): (red: number, green: number, blue: number, into: Float32Array) => void {
  const lift = film.lift * fade + 0.02
  const white = 1 - (1 - film.white) * (0.4 + fade)
  const chroma = film.saturation * (1 - fade * 0.18)
  return (red, green, blue, into) => {
    writeOklab(red, green, blue, into)
    const tone = into[0]!
    // Film's shoulder and foot: an S-curve whose ends are lifted to faded black and paper white.
    const bent = tone < 0.5 ? 0.5 * (tone * 2) ** film.contrast : 1 - 0.5 * (2 - tone * 2) ** film.contrast
    const light = lift + bent * (white - lift)
    const dark = (1 - bent) ** 2
    const bright = bent ** 2
    const middle = 1 - dark - bright
    const a = film.shadows[0] * dark + film.middle[0] * middle + film.lights[0] * bright
    const b = film.shadows[1] * dark + film.middle[1] * middle + film.lights[1] * bright
    writeRgb(light, into[1]! * chroma + a, into[2]! * chroma + b, into)
  }
}

/** One pass over the picture for all effects of light and grain. */
function lightUp(pixels: Pixels, film: Film, settings: EffectSettings): void {
  const { width, height, data } = pixels
  const isMono = film.saturation === 0
  const lights = createFieldReader(spillLight(pixels, settings, isMono), width, height)
  const grain = createGrain(settings.seed, width, unitOf(pixels), 1.1)
  const strength = settings.param('grain') * 34
  const vignette = settings.param('vignette') * 0.62
  const columns = Float32Array.from({ length: width }, (_, x) => (((x + 0.5) / width) * 2 - 1) ** 2)
  for (let y = 0, to = 0; y < height; y++) {
    if ((y & 63) === 0) settings.checkpoint()
    const spill = lights.read(y)
    const specks = grain.read(y)
    const row = (((y + 0.5) / height) * 2 - 1) ** 2
    for (let x = 0, at = 0; x < width; x++, at += 3, to += 4) {
      const outside = (columns[x]! + row) * 0.5
      const shade = 1 - vignette * outside * outside * (1.25 - outside * 0.25)
      const light = data[to + 1]! / 255
      // Grain shows most in the middle tones, where neither black nor white hides it.
      const noise = specks[x]! * strength * (0.35 + light * (1 - light) * 2.6)
      for (let channel = 0; channel < 3; channel++) {
        const value = data[to + channel]!
        const lit = value + (255 - value) * Math.min(0.92, spill[at + channel]!)
        data[to + channel] = lit * shade + noise
      }
    }
  }
}

/** Glow around lights and a leak from one edge, as shares of full light to add. */
function spillLight(pixels: Pixels, settings: EffectSettings, isMono: boolean): Field {
  const small = reducePixels(pixels, 240)
  const field = createField(small.width, small.height, 3)
  const glow = settings.param('glow')
  for (let from = 0, to = 0; to < field.data.length; from += 4, to += 3) {
    const light = small.data[from]! * 0.3 + small.data[from + 1]! * 0.59 + small.data[from + 2]! * 0.11
    const over = Math.max(0, light / 255 - 0.62) * 1.5 * glow
    // The film base reflects red light the farthest.
    field.data[to] = over
    field.data[to + 1] = over * (isMono ? 1 : 0.72)
    field.data[to + 2] = over * (isMono ? 1 : 0.5)
  }
  blurField(field, 7, 3)
  const leak = settings.param('leak')
  if (leak > 0) addLeak(field, leak, settings.seed, isMono)
  return field
}

/** Two overlapping flares, orange and magenta, from a side that the seed picks. */
function addLeak(field: Field, strength: number, seed: number, isMono: boolean): void {
  const random = createRandom(seed).fork('leak')
  const side = random.chance(0.5) ? 0 : 1
  const tilt = random.between(-0.5, 0.5)
  const height = random.between(0.2, 0.8)
  const colors = isMono
    ? [
        [1, 1, 1],
        [0.8, 0.8, 0.8],
      ]
    : [
        [1, 0.38, 0.06],
        [1, 0.12, 0.3],
      ]
  const flares = colors.map((color, index) => ({
    color,
    at: height + random.between(-0.2, 0.2),
    width: random.between(0.16, 0.3) * (1 + index * 0.6),
    length: random.between(0.35, 0.7),
  }))
  for (let y = 0, at = 0; y < field.height; y++) {
    for (let x = 0; x < field.width; x++, at += 3) {
      const across = Math.abs(side - (x + 0.5) / field.width)
      const down = (y + 0.5) / field.height + across * tilt
      for (const flare of flares) {
        const distance = (across / flare.width) ** 2 + ((down - flare.at) / flare.length) ** 2
        const light = Math.exp(-distance) * strength * 0.85
        for (let channel = 0; channel < 3; channel++)
          field.data[at + channel]! += light * flare.color[channel]!
      }
    }
  }
}
