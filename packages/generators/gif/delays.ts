/** Viewers slow down what is shown for less. */
const minHundredths = 2

/**
 * Delays in hundredths of a second, GIF's unit: each is rounded so that the sum stays right to 5 ms, and none is under
 * 20 ms, which makes more than 50 frames a second slower.
 */
export function roundDelays(delaysMs: readonly number[]): number[] {
  let exactMs = 0
  let written = 0
  return delaysMs.map((delayMs) => {
    exactMs += delayMs
    const delay = Math.max(minHundredths, Math.round(exactMs / 10) - written)
    written += delay
    return delay
  })
}
