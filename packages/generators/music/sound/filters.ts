/** Coefficients of one second-order section, normalized so that a0 is 1. */
export interface Biquad {
  b0: number
  b1: number
  b2: number
  a1: number
  a2: number
}

/** Second-order sections of the RBJ Audio EQ Cookbook; frequencies in Hz, gains in decibels. */
export function designBiquad(
  kind: 'lowpass' | 'highpass' | 'bandpass' | 'lowshelf' | 'highshelf' | 'peak',
  hertz: number,
  sampleRate: number,
  quality = Math.SQRT1_2,
  gainDecibels = 0,
): Biquad {
  const angle = (2 * Math.PI * hertz) / sampleRate
  const cosine = Math.cos(angle)
  const alpha = Math.sin(angle) / (2 * quality)
  const amplitude = 10 ** (gainDecibels / 40)
  const slope = 2 * Math.sqrt(amplitude) * alpha
  const up = amplitude + 1
  const down = amplitude - 1
  switch (kind) {
    case 'lowpass':
      return normalize((1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2, 1 + alpha, -2 * cosine, 1 - alpha)
    case 'highpass':
      return normalize((1 + cosine) / 2, -1 - cosine, (1 + cosine) / 2, 1 + alpha, -2 * cosine, 1 - alpha)
    case 'bandpass':
      return normalize(alpha, 0, -alpha, 1 + alpha, -2 * cosine, 1 - alpha)
    case 'peak':
      return normalize(
        1 + alpha * amplitude,
        -2 * cosine,
        1 - alpha * amplitude,
        1 + alpha / amplitude,
        -2 * cosine,
        1 - alpha / amplitude,
      )
    case 'lowshelf':
      return normalize(
        amplitude * (up - down * cosine + slope),
        2 * amplitude * (down - up * cosine),
        amplitude * (up - down * cosine - slope),
        up + down * cosine + slope,
        -2 * (down + up * cosine),
        up + down * cosine - slope,
      )
    case 'highshelf':
      return normalize(
        amplitude * (up + down * cosine + slope),
        -2 * amplitude * (down + up * cosine),
        amplitude * (up + down * cosine - slope),
        up - down * cosine + slope,
        2 * (down - up * cosine),
        up - down * cosine - slope,
      )
  }
}

function normalize(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 }
}

/** A section with its memory, for sound that arrives in blocks. */
export interface BiquadFilter {
  /** Filters the first `length` samples in place. */
  process(samples: Float32Array, length: number): void
}

/** Creates a filter that keeps its state between blocks (transposed direct form II). */
export function createBiquadFilter({ b0, b1, b2, a1, a2 }: Biquad): BiquadFilter {
  let first = 0
  let second = 0
  return {
    process(samples, length) {
      let z1 = first
      let z2 = second
      for (let index = 0; index < length; index++) {
        const input = samples[index]!
        const output = b0 * input + z1
        z1 = b1 * input - a1 * output + z2
        z2 = b2 * input - a2 * output
        samples[index] = output
      }
      first = z1
      second = z2
    },
  }
}
