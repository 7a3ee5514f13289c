/** Output of the filter. */
export type SweepKind = 'low-pass' | 'band-pass' | 'high-pass'

/**
 * Filters samples in place while the frequency moves: `frequencyAt` gives hertz for a progress from 0 to 1. A
 * band-pass has 0 dB at its center. Second-order state variable filter, stable while it moves (Zavalishin, "The
 * Art of VA Filter Design", chapter 4). Frequencies are kept between 10 Hz and 0.45 of the sample rate.
 */
export function sweepFilterInPlace(
  samples: Float32Array,
  options: {
    kind: SweepKind
    sampleRate: number
    quality: number
    frequencyAt: (progress: number) => number
  },
): void {
  const { kind, sampleRate, quality, frequencyAt } = options
  const damping = 1 / quality
  let first = 0
  let second = 0
  let tangent = 0
  for (let index = 0; index < samples.length; index++) {
    if (index % 32 === 0) {
      const frequency = Math.min(0.45 * sampleRate, Math.max(10, frequencyAt(index / samples.length)))
      tangent = Math.tan((Math.PI * frequency) / sampleRate)
    }
    const high = (samples[index] - (damping + tangent) * first - second) / (1 + tangent * (damping + tangent))
    const band = tangent * high + first
    const low = tangent * band + second
    first = tangent * high + band
    second = tangent * band + low
    samples[index] = kind === 'low-pass' ? low : kind === 'high-pass' ? high : band * damping
  }
}
