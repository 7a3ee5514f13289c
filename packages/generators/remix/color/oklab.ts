// OKLab for inner loops: writes three numbers into an array instead of creating an array per color. Björn Ottosson, "A
// perceptual color space for image processing" (2020).

/** Gamma-encoded sRGB bytes to linear light, 0 to 1. */
const linearOfByte = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255))

const tableSteps = 4096

/** Cube roots and gamma over the square root of the argument, which puts more steps where both are steep. */
const cubeRoots = Float32Array.from({ length: tableSteps + 2 }, (_, step) =>
  Math.cbrt((step / tableSteps) ** 2),
)
const gammas = Float32Array.from({ length: tableSteps + 2 }, (_, step) => toGamma((step / tableSteps) ** 2))

function readTable(table: Float32Array, value: number): number {
  // Rounding may leave a value slightly outside 0 to 1.
  const at = value <= 0 ? 0 : value >= 1 ? tableSteps : Math.sqrt(value) * tableSteps
  const step = at | 0
  return table[step]! + (table[step + 1]! - table[step]!) * (at - step)
}

/** Lightness, green-red and blue-yellow of a gamma-encoded color (0 to 1), written at `to`. */
export function writeOklab(red: number, green: number, blue: number, into: Float32Array, to = 0): void {
  writeLinearOklab(toLinear(red), toLinear(green), toLinear(blue), into, to)
}

/** Like `writeOklab`, from bytes. */
export function writeOklabOfBytes(
  red: number,
  green: number,
  blue: number,
  into: Float32Array,
  to = 0,
): void {
  writeLinearOklab(linearOfByte[red]!, linearOfByte[green]!, linearOfByte[blue]!, into, to)
}

function writeLinearOklab(red: number, green: number, blue: number, into: Float32Array, to: number): void {
  const long = readTable(cubeRoots, 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = readTable(cubeRoots, 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = readTable(cubeRoots, 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  into[to] = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  into[to + 1] = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  into[to + 2] = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
}

/**
 * The gamma-encoded color (0 to 1) of an OKLab color, written at `to`. A color that screens can't show is mixed with
 * gray of the same lightness until they can, because clipping its channels would change its hue.
 */
export function writeRgb(lightness: number, a: number, b: number, into: Float32Array, to = 0): void {
  const light = lightness < 0 ? 0 : lightness > 1 ? 1 : lightness
  const long = cube(light + 0.3963377774 * a + 0.2158037573 * b)
  const medium = cube(light - 0.1055613458 * a - 0.0638541728 * b)
  const short = cube(light - 0.0894841775 * a - 1.291485548 * b)
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short
  const gray = cube(light)
  const share = Math.min(roomFor(red, gray), roomFor(green, gray), roomFor(blue, gray))
  into[to] = readTable(gammas, gray + (red - gray) * share)
  into[to + 1] = readTable(gammas, gray + (green - gray) * share)
  into[to + 2] = readTable(gammas, gray + (blue - gray) * share)
}

/** Several times as fast as a power. */
function cube(value: number): number {
  return value * value * value
}

/** Largest step away from gray that keeps the channel within 0 to 1. */
function roomFor(value: number, gray: number): number {
  if (value > 1) return (1 - gray) / (value - gray)
  return value < 0 ? gray / (gray - value) : 1
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toGamma(value: number): number {
  if (value <= 0) return 0
  if (value >= 1) return 1
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}
