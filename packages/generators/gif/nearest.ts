// Finds the palette's nearest color.

/** Weight of a squared channel step: the eye sees green best and blue least. */
export const channelWeights = [0.9, 1.3, 0.8] as const

/** Returns the index of the nearest color; channels from 0 to 255, with fractions. */
export type FindColor = (red: number, green: number, blue: number) => number

const [redWeight, greenWeight, blueWeight] = channelWeights
/** Scale of the brightness axis, so that a step along it is never longer than the distance itself. */
const brightnessScale = 1 / Math.sqrt(redWeight + greenWeight + blueWeight)
const brightest = 255 * (redWeight + greenWeight + blueWeight) * brightnessScale

/** Searches outwards from the colors of similar brightness, which ends early. The palette has at least one color. */
export function createColorFinder(
  palette: readonly (readonly [red: number, green: number, blue: number])[],
): FindColor {
  const brightnessOf = (red: number, green: number, blue: number): number =>
    (redWeight * red + greenWeight * green + blueWeight * blue) * brightnessScale
  const levels = palette.map(([red, green, blue]) => brightnessOf(red, green, blue))
  const order = Uint8Array.from(palette, (_, index) => index).sort((a, b) => levels[a]! - levels[b]!)
  const brightness = Float64Array.from(order, (index) => levels[index]!)
  const reds = Float64Array.from(order, (index) => palette[index]![0])
  const greens = Float64Array.from(order, (index) => palette[index]![1])
  const blues = Float64Array.from(order, (index) => palette[index]![2])
  const starts = findStarts(brightness)
  const last = order.length - 1
  return (red, green, blue) => {
    const level = brightnessOf(red, green, blue)
    let up = starts[level | 0]!
    let down = up - 1
    let best = up
    let bestDistance = Infinity
    while (up <= last || down >= 0) {
      if (up <= last) {
        const step = brightness[up]! - level
        if (step > 0 && step * step >= bestDistance) up = last + 1
        else {
          const redStep = reds[up]! - red
          const greenStep = greens[up]! - green
          const blueStep = blues[up]! - blue
          const distance =
            redStep * redStep * redWeight +
            greenStep * greenStep * greenWeight +
            blueStep * blueStep * blueWeight
          if (distance < bestDistance) {
            best = up
            bestDistance = distance
          }
          up++
        }
      }
      if (down >= 0) {
        const step = level - brightness[down]!
        if (step > 0 && step * step >= bestDistance) down = -1
        else {
          const redStep = reds[down]! - red
          const greenStep = greens[down]! - green
          const blueStep = blues[down]! - blue
          const distance =
            redStep * redStep * redWeight +
            greenStep * greenStep * greenWeight +
            blueStep * blueStep * blueWeight
          if (distance < bestDistance) {
            best = down
            bestDistance = distance
          }
          down--
        }
      }
    }
    return order[best]!
  }
}

/** For each integer brightness, the first color that is at least as bright, or the last color. */
function findStarts(brightness: Float64Array): Uint8Array {
  const starts = new Uint8Array(Math.ceil(brightest) + 1)
  for (let level = 0, at = 0; level < starts.length; level++) {
    while (at < brightness.length - 1 && brightness[at]! < level) at++
    starts[level] = at
  }
  return starts
}
