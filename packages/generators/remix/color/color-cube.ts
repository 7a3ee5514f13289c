// A color change as a table over all colors, so that any formula, however slow, costs a few nanoseconds per pixel.

import type { Pixels } from '@vivify/timeline/ports'

/** Steps along each side; between them colors are interpolated, so formulas must be smooth. */
const steps = 33
const last = steps - 1

/** Colors 0 to 255, red changing slowest. */
export type ColorCube = Float32Array

/** Tabulates a change of gamma-encoded colors, each 0 to 1; `change` writes its result into `into`. */
export function createColorCube(
  change: (red: number, green: number, blue: number, into: Float32Array) => void,
): ColorCube {
  const cube = new Float32Array(steps ** 3 * 3)
  const color = new Float32Array(3)
  let to = 0
  for (let red = 0; red < steps; red++) {
    for (let green = 0; green < steps; green++) {
      for (let blue = 0; blue < steps; blue++, to += 3) {
        change(red / last, green / last, blue / last, color)
        cube[to] = color[0]! * 255
        cube[to + 1] = color[1]! * 255
        cube[to + 2] = color[2]! * 255
      }
    }
  }
  return cube
}

/** Changes the colors in place; opacity stays. Tetrahedral interpolation, which keeps grays gray. */
export function applyColorCube(pixels: Pixels, cube: ColorCube): void {
  const { data } = pixels
  const scale = last / 255
  const redStep = steps * steps * 3
  const greenStep = steps * 3
  for (let index = 0; index < data.length; index += 4) {
    const red = data[index]! * scale
    const green = data[index + 1]! * scale
    const blue = data[index + 2]! * scale
    const cellRed = red >= last ? last - 1 : red | 0
    const cellGreen = green >= last ? last - 1 : green | 0
    const cellBlue = blue >= last ? last - 1 : blue | 0
    const x = red - cellRed
    const y = green - cellGreen
    const z = blue - cellBlue
    const from = cellRed * redStep + cellGreen * greenStep + cellBlue * 3
    const end = from + redStep + greenStep + 3
    // The two corners between the near and the far one, along the path of the largest remainder first.
    const isRedFirst = x >= y && x >= z
    const isGreenFirst = !isRedFirst && y >= z
    const isRedLast = x < y && x < z
    const isGreenLast = !isRedLast && y < z
    const high = isRedFirst ? x : isGreenFirst ? y : z
    const low = isRedLast ? x : isGreenLast ? y : z
    const middle = x + y + z - high - low
    const first = isRedFirst ? redStep : isGreenFirst ? greenStep : 3
    const second = redStep + greenStep + 3 - (isRedLast ? redStep : isGreenLast ? greenStep : 3)
    const nearShare = 1 - high
    const firstShare = high - middle
    const secondShare = middle - low
    for (let channel = 0; channel < 3; channel++) {
      data[index + channel] =
        cube[from + channel]! * nearShare +
        cube[from + first + channel]! * firstShare +
        cube[from + second + channel]! * secondShare +
        cube[end + channel]! * low
    }
  }
}
