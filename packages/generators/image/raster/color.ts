/** Gamma-encoded sRGB, each 0 to 1 (lights may exceed 1). */
export type Color = readonly [red: number, green: number, blue: number]

/** Colors laid out from 0 to 1 and read by position. */
export interface Ramp {
  /** Number of steps in `data`, three floats each. */
  readonly steps: number
  readonly data: Float32Array
}

/** Reads `#rgb` or `#rrggbb`. Throws RangeError on anything else. */
export function parseColor(text: string): Color {
  const digits = text.replace('#', '')
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  if (!/^[0-9a-f]{6}$/i.test(full)) throw new RangeError(`Not a colour: ${text}`)
  const value = Number.parseInt(full, 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

/** `#rrggbb`; channels beyond 0 to 1 are cut. */
export function hexColor(color: Color): string {
  return `#${color
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Writes a color for the canvas. */
export function cssColor(color: Color, opacity = 1): string {
  const [red, green, blue] = color.map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255))
  return `rgba(${red}, ${green}, ${blue}, ${Math.round(Math.min(1, Math.max(0, opacity)) * 1000) / 1000})`
}

/** Mixes as the screen does (gamma space): right for haze and light laid over a picture. */
export function mixColor(from: Color, to: Color, share: number): Color {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
}

/** Mixes in OKLab, which keeps middle tones clean: right for palettes and gradients. */
export function mixOklab(from: Color, to: Color, share: number): Color {
  const first = toOklab(from)
  const second = toOklab(to)
  return fromOklab(mixColor(first, second, share))
}

/** Lightness (0 to 1) in OKLab. */
export function lightnessOf(color: Color): number {
  return toOklab(color)[0]
}

/** Moves a color in OKLab: `lightness` is added, `chroma` multiplies, `hueRadians` turns. */
export function shiftColor(
  color: Color,
  change: { lightness?: number; chroma?: number; hueRadians?: number },
): Color {
  const [lightness, a, b] = toOklab(color)
  const turn = change.hueRadians ?? 0
  const chroma = change.chroma ?? 1
  return fromOklab([
    lightness + (change.lightness ?? 0),
    (a * Math.cos(turn) - b * Math.sin(turn)) * chroma,
    (a * Math.sin(turn) + b * Math.cos(turn)) * chroma,
  ])
}

/** Builds a ramp through evenly spaced colors, mixed in OKLab. */
export function createRamp(colors: readonly Color[], steps = 512): Ramp {
  const data = new Float32Array(steps * 3)
  for (let step = 0; step < steps; step++) {
    const at = (step / (steps - 1)) * (colors.length - 1)
    const index = Math.min(colors.length - 2, Math.floor(at))
    data.set(
      colors.length === 1 ? colors[0]! : mixOklab(colors[index]!, colors[index + 1]!, at - index),
      step * 3,
    )
  }
  return { steps, data }
}

/** The color of a ramp at a position, clamped to its ends. Inner loops read `ramp.data` themselves. */
export function rampColor(ramp: Ramp, at: number): Color {
  const step = Math.round(Math.min(1, Math.max(0, at)) * (ramp.steps - 1)) * 3
  return [ramp.data[step]!, ramp.data[step + 1]!, ramp.data[step + 2]!]
}

/**
 * Lightness (0 to 1), green-red and blue-yellow of a color; distances match human perception. Björn Ottosson, "A
 * perceptual color space for image processing" (2020).
 */
export function toOklab(color: Color): Color {
  const red = toLinear(color[0])
  const green = toLinear(color[1])
  const blue = toLinear(color[2])
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

/** The inverse of `toOklab`. The result may be outside 0 to 1 for colors that no screen shows. */
export function fromOklab(lab: Color): Color {
  const long = (lab[0] + 0.3963377774 * lab[1] + 0.2158037573 * lab[2]) ** 3
  const medium = (lab[0] - 0.1055613458 * lab[1] - 0.0638541728 * lab[2]) ** 3
  const short = (lab[0] - 0.0894841775 * lab[1] - 1.291485548 * lab[2]) ** 3
  return [
    toGamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    toGamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    toGamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toGamma(value: number): number {
  if (value <= 0) return 0
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}
