// The shape of a sound, as a row of bars.

/** Number of bars in a waveform. */
export const peakCount = 56

/** The loudest sample of each of `count` equal parts, relative to the loudest of all. */
export function measurePeaks(samples: Float32Array, count = peakCount): number[] {
  const size = Math.max(1, Math.floor(samples.length / count))
  const peaks = Array.from({ length: count }, (_, part) => {
    let loudest = 0
    const end = Math.min(samples.length, (part + 1) * size)
    for (let index = part * size; index < end; index++) loudest = Math.max(loudest, Math.abs(samples[index]!))
    return loudest
  })
  const top = Math.max(...peaks)
  return top === 0 ? peaks : peaks.map((peak) => peak / top)
}

const steps = 35

/** Encodes each bar as a letter or digit. */
export function encodePeaks(peaks: readonly number[]): string {
  return peaks.map((peak) => Math.round(peak * steps).toString(36)).join('')
}

/** Decodes the result of `encodePeaks`. */
export function decodePeaks(text: string): number[] {
  return [...text].map((letter) => Number.parseInt(letter, 36) / steps)
}
