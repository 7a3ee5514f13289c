// Second-order filters after Robert Bristow-Johnson's "Audio EQ Cookbook" (w3.org/TR/audio-eq-cookbook).

/** Coefficients of a second-order filter, scaled so that a0 is 1. */
export interface Biquad {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

/** Where a filter acts. `quality` is the Q of the cookbook; 0.7071 is the flattest pass band. */
export interface BiquadOptions {
  readonly sampleRate: number
  readonly frequencyHz: number
  readonly quality?: number
}

/** A Biquad that lifts or cuts; positive `gainDb` lifts. */
export interface GainBiquadOptions extends BiquadOptions {
  readonly gainDb: number
}

const flattestQuality = Math.SQRT1_2

/** Lets everything pass. */
const unity: Biquad = { b0: 1, b1: 0, b2: 0, a1: 0, a2: 0 }

/** Samples between two checks of the filter's memory; see `filterInPlace`. */
const flushInterval = 1024

/** Second-order high-pass: -3 dB at `frequencyHz` with the default quality, 12 dB an octave below. */
export function designHighPass(options: BiquadOptions): Biquad {
  const { cosine, alpha } = locate(options)
  return normalize([(1 + cosine) / 2, -(1 + cosine), (1 + cosine) / 2], [1 + alpha, -2 * cosine, 1 - alpha])
}

/** Second-order low-pass: -3 dB at `frequencyHz` with the default quality, 12 dB an octave above. */
export function designLowPass(options: BiquadOptions): Biquad {
  const { cosine, alpha } = locate(options)
  return normalize([(1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2], [1 + alpha, -2 * cosine, 1 - alpha])
}

/** Band-pass with 0 dB at `frequencyHz`. */
export function designBandPass(options: BiquadOptions): Biquad {
  const { cosine, alpha } = locate(options)
  return normalize([alpha, 0, -alpha], [1 + alpha, -2 * cosine, 1 - alpha])
}

/** A bell: `gainDb` at `frequencyHz`, 0 dB far from it. */
export function designPeaking(options: GainBiquadOptions): Biquad {
  const { cosine, alpha } = locate(options)
  const amplitude = 10 ** (options.gainDb / 40)
  return normalize(
    [1 + alpha * amplitude, -2 * cosine, 1 - alpha * amplitude],
    [1 + alpha / amplitude, -2 * cosine, 1 - alpha / amplitude],
  )
}

/** A shelf: `gainDb` above `frequencyHz`, half of it (in dB) there, 0 dB below. */
export function designHighShelf(options: GainBiquadOptions): Biquad {
  const { cosine, alpha } = locate(options)
  const a = 10 ** (options.gainDb / 40)
  const slope = 2 * Math.sqrt(a) * alpha
  return normalize(
    [
      a * (a + 1 + (a - 1) * cosine + slope),
      -2 * a * (a - 1 + (a + 1) * cosine),
      a * (a + 1 + (a - 1) * cosine - slope),
    ],
    [a + 1 - (a - 1) * cosine + slope, 2 * (a - 1 - (a + 1) * cosine), a + 1 - (a - 1) * cosine - slope],
  )
}

/** A shelf: `gainDb` below `frequencyHz`, half of it (in dB) there, 0 dB above. */
export function designLowShelf(options: GainBiquadOptions): Biquad {
  const { cosine, alpha } = locate(options)
  const a = 10 ** (options.gainDb / 40)
  const slope = 2 * Math.sqrt(a) * alpha
  return normalize(
    [
      a * (a + 1 - (a - 1) * cosine + slope),
      2 * a * (a - 1 - (a + 1) * cosine),
      a * (a + 1 - (a - 1) * cosine - slope),
    ],
    [a + 1 + (a - 1) * cosine + slope, -2 * (a - 1 + (a + 1) * cosine), a + 1 + (a - 1) * cosine - slope],
  )
}

/**
 * Filters samples in place through the given stages in turn, from rest. The memory is double precision and is
 * emptied once it falls under 1e-20, because denormal numbers would slow silence down a hundredfold.
 */
export function filterInPlace(samples: Float32Array, ...stages: readonly Biquad[]): void {
  // Two stages in one pass cost about as much as one, because their sums do not depend on each other.
  for (let index = 0; index < stages.length; index += 2) {
    filterPair(samples, stages[index], stages[index + 1] ?? unity)
  }
}

function filterPair(samples: Float32Array, one: Biquad, two: Biquad): void {
  const { b0, b1, b2, a1, a2 } = one
  const { b0: c0, b1: c1, b2: c2, a1: d1, a2: d2 } = two
  let [first, second, third, fourth] = [0, 0, 0, 0]
  for (let start = 0; start < samples.length; start += flushInterval) {
    const end = Math.min(start + flushInterval, samples.length)
    for (let index = start; index < end; index++) {
      const input = samples[index]
      const middle = b0 * input + first
      first = b1 * input - a1 * middle + second
      second = b2 * input - a2 * middle
      const output = c0 * middle + third
      third = c1 * middle - d1 * output + fourth
      fourth = c2 * middle - d2 * output
      samples[index] = output
    }
    if (Math.abs(first) < 1e-20) first = 0
    if (Math.abs(second) < 1e-20) second = 0
    if (Math.abs(third) < 1e-20) third = 0
    if (Math.abs(fourth) < 1e-20) fourth = 0
  }
}

/** Gain of a filter in decibels at one frequency. */
export function readResponse(filter: Biquad, frequencyHz: number, sampleRate: number): number {
  const angle = (2 * Math.PI * frequencyHz) / sampleRate
  const power = (c0: number, c1: number, c2: number) =>
    (c0 + c1 * Math.cos(angle) + c2 * Math.cos(2 * angle)) ** 2 +
    (c1 * Math.sin(angle) + c2 * Math.sin(2 * angle)) ** 2
  return 10 * Math.log10(power(filter.b0, filter.b1, filter.b2) / power(1, filter.a1, filter.a2))
}

/**
 * Computes the two quantities that every cookbook formula starts from. Throws RangeError at or above half the sample
 * rate.
 */
function locate({ sampleRate, frequencyHz, quality = flattestQuality }: BiquadOptions) {
  if (!(frequencyHz > 0 && frequencyHz < sampleRate / 2)) {
    throw new RangeError(`A filter at ${frequencyHz} Hz is not possible at ${sampleRate} samples a second`)
  }
  const angle = (2 * Math.PI * frequencyHz) / sampleRate
  return { cosine: Math.cos(angle), alpha: Math.sin(angle) / (2 * quality) }
}

function normalize(
  [b0, b1, b2]: readonly [number, number, number],
  [a0, a1, a2]: readonly [number, number, number],
): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 }
}
