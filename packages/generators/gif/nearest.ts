// Finds the palette's nearest colour.

import type { Palette } from './palette.ts'

/** What a step of a channel counts, squared: the eye sees green best and blue least. */
export const channelWeights = [0.9, 1.3, 0.8] as const

/** Answers with the index of the nearest colour; channels may lie outside 0 to 255. */
export type FindColor = (red: number, green: number, blue: number) => number

/** Searches outwards from the colours of like green, which ends early. The palette has at least one colour. */
export function createColorFinder(palette: Palette): FindColor {
  const order = palette.map((_, index) => index).sort((a, b) => palette[a]![1] - palette[b]![1])
  const reds = Float64Array.from(order, (index) => palette[index]![0])
  const greens = Float64Array.from(order, (index) => palette[index]![1])
  const blues = Float64Array.from(order, (index) => palette[index]![2])
  const starts = new Uint8Array(256)
  for (let green = 0, at = 0; green < 256; green++) {
    while (at < order.length - 1 && greens[at]! < green) at++
    starts[green] = at
  }
  const [redWeight, greenWeight, blueWeight] = channelWeights
  const last = order.length - 1
  return (red, green, blue) => {
    let up = starts[green < 0 ? 0 : green > 255 ? 255 : green | 0]!
    let down = up - 1
    let best = up
    let bestDistance = Infinity
    while (up <= last || down >= 0) {
      if (up <= last) {
        const greenStep = greens[up]! - green
        const greenDistance = greenStep * greenStep * greenWeight
        if (greenStep > 0 && greenDistance >= bestDistance) up = last + 1
        else {
          const [redStep, blueStep] = [reds[up]! - red, blues[up]! - blue]
          const distance = greenDistance + redStep * redStep * redWeight + blueStep * blueStep * blueWeight
          if (distance < bestDistance) [best, bestDistance] = [up, distance]
          up++
        }
      }
      if (down >= 0) {
        const greenStep = green - greens[down]!
        const greenDistance = greenStep * greenStep * greenWeight
        if (greenStep > 0 && greenDistance >= bestDistance) down = -1
        else {
          const [redStep, blueStep] = [reds[down]! - red, blues[down]! - blue]
          const distance = greenDistance + redStep * redStep * redWeight + blueStep * blueStep * blueWeight
          if (distance < bestDistance) [best, bestDistance] = [down, distance]
          down--
        }
      }
    }
    return order[best]!
  }
}
