/** Viewers slow down frames with shorter delays. */
const minHundredths = 2

/**
 * Rounds delays to hundredths of a second, GIF's unit, so that their sum stays right to 5 ms. No delay is under 20 ms,
 * so more than 50 frames per second become slower.
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
